# Doodle Dash en español. Todos los idiomas tienen los mismos identificadores y las mismas variables.

title = Garabatos a la carrera
pitch = Una persona cierra los ojos y las demás dibujan la misma palabra a toda prisa. Cuanto más rápido el garabato, más difícil acertar.
tagline = Una palabra, todos los lápices y un dado que grita ¡alto!

# The house rules
option-kids = Se saltan las palabras con estrella
option-judge = Quién decide si es correcto
option-judge-auto = la mesa y, en caso de duda, quienes dibujan
option-judge-spoken = quienes dibujan; se responde de viva voz
option-judge-exact = solo la mesa
option-call_s = Tiempo para decir un número
option-call_s-on = Hay tiempo límite para decir el número
option-go_s = Tiempo para leer la palabra
option-go_s-on = La salida se da sola
option-draw_s-on = Hay tiempo límite para dibujar
option-guess_s = Tiempo para cada respuesta
option-guess_s-on = Hay tiempo límite para responder
option-auto_roll = El dado se lanza solo
option-tie_window_ms = Cogido a la vez
option-tie_window_ms-value = { $n } ms
option-max_restarts = Repeticiones de una ronda por falta
option-max_restarts-on = Las repeticiones por falta tienen límite
option-quiet = Quienes dibujan no usan el chat

# Antes del juego
age = Tu edad
age-why = Queda en secreto. Empieza quien tiene más años; el empate es para quien tiene menos.

# Con los ojos cerrados
eyes-closed = Cierra los ojos
eyes-call = Di un número
eyes-called = Has dicho el { $n }.
eyes-go = Los demás están leyendo la palabra.
go = ¡Ya!
eyes-draw = Están dibujando. Cuando suene el dado, falta poco.
eyes-rolls = { $n ->
    [one] Una tirada
   *[other] { $n } tiradas
}
eyes-open = Abre los ojos
guesser-calls = { $name } cierra los ojos y dice un número
guesser-opens = { $name } abre los ojos
is-guesser = con los ojos cerrados
anew-foul = Letras o símbolos en el dibujo de { $name }: carta nueva y otra vez desde el principio.
anew-guesser_left = Quien adivinaba se ha ido: carta nueva, y adivina { $name }.
anew-too_few = Había muy poca gente para dibujar: carta nueva, y adivina { $name }.

# La carrera
card-number = Carta, número { $n }
get-ready = ¿Todo listo? { $name } dirá «¡ya!»
no-symbols = Sin letras, números ni símbolos
both-free = los dos libres
die-free = el dado está libre
none-free = ya no queda nada
hand-on-it = Tu mano está encima…
cylinder = cilindro dorado
die = dado
token-yours = ¡Primero! El cilindro dorado es tuyo.
token-is = { $name } tiene el cilindro dorado
die-yours = El dado es tuyo: ¡tira, tira, tira!
die-is = { $name } tira el dado
roll = ¡Tira!
face-down = Tu pizarra está boca abajo.
has-token = cilindro dorado
has-die = el dado
stop = ¡Alto!
stop-die = El dado muestra la mano.
stop-finished = Todas las pizarras están boca abajo.
stop-cap = Se acabó el tiempo.

# Adivinar
what-is-it = ¿Qué es?
shown-by = Lo enseña: { $names }
your-guess = Tu única respuesta
guess = Responder
pass = Ni idea
guess-aloud = Dilo en voz alta. Los artistas dirán si vale.
guesser-guesses = { $name } piensa…
is-it-right = ¿Vale?
was-it-said = ¿Lo ha dicho { $name }?
not-strict = Casi lo mismo también vale.
accept = Sí
reject = No
they-decide = ¿Vale? Decide: { $names }
try-right = acierto
try-wrong = fallo
try-passed = ni idea
try-time = fuera de tiempo
try-away = nadie
try-spoken = en voz alta

# El final de la ronda
the-word-was = La palabra
round-right = { $name } acierta en el intento { $n }.
round-wrong = { $name } no acierta. Nadie puntúa.
guesser-next = Adivina después: { $name }
points-so-far = Puntos
flag = ¿Letras o símbolos en el dibujo de { $name }?
flag-title = ¿Letras, números, símbolos?
flag-text = Preguntaremos a todo el mundo menos a { $name }. Si la mayoría dice que sí, la ronda se repite con otra carta.
judge-title = ¿Letras, números o símbolos en el dibujo de { $name }?
judge-text = Si la mayoría dice que sí, la ronda se repite.
judge-yours = Preguntamos a los demás si hay letras o símbolos en tu dibujo.
judge-waits = ¿Letras, números o símbolos en el dibujo de { $name }?

# El final
shared = Empate a { $score }. La victoria es compartida.
album-right = { $name } lo vio en el intento { $n }.
album-wrong = { $name } no lo acertó.
award-eye = Lo ve todo
award-eye-why = { $name } acertó { $n } de { $of } palabras.
award-pencil = Lápiz de oro
award-pencil-why = Los dibujos de { $name } dieron { $n } puntos.
award-nut = Hueso duro de roer
award-nut-why = { $n ->
    [one] Un dibujo de «{ $word }», y { $name } no lo vio.
   *[other] { $n } dibujos de «{ $word }», y { $name } no lo vio en ninguno.
}

# What the rules refuse
refused-da-1-players = Este juego es de tres a siete personas.
refused-da-1-cards = Hay muy pocas cartas para tantas rondas.
refused-da-1-seat = No estás en esta partida. Podrás jugar en la siguiente.
refused-da-4-guesser = Solo quien adivina dice un número.
refused-da-4-called = Ya se dijo un número.
refused-da-4-number = Ese número no está en la carta.
refused-da-5 = Ese número tiene estrella. Di otro.
refused-da-6-guesser = Solo quien adivina da la salida.
refused-da-6 = Primero di un número.
refused-da-6-time = Eso llega solo.
refused-da-7-artist = Esta vez te toca adivinar. Dibujan los demás.
refused-da-7 = Ahora no: nadie está dibujando.
refused-da-7-blank = Tu pizarra está en blanco. Dibuja al menos un trazo.
refused-da-8 = No tienes el dado.
refused-da-8-late = Sonó el ¡alto! antes de que terminaras.
refused-da-11 = Ahora no: no hay nada que adivinar.
refused-da-11-guesser = Solo responde quien adivina. ¡Nada de pistas!
refused-da-11-once = Ya has respondido. Solo hay un intento.
refused-da-17-blank = Escribe lo que ves.
refused-da-17-list = Una sola respuesta. Di una única cosa.
refused-da-17-aloud = Di tu respuesta en voz alta. Quienes dibujan marcan si es correcta.
refused-da-17-artist = Quienes dibujan deciden si la respuesta es correcta.
refused-da-17-asked = No tienes ninguna respuesta que juzgar.
refused-da-17-twice = Ya has contestado.
refused-da-17-late = Esa respuesta ya está decidida.

# Las reglas en un minuto
help-eyes = Alguien cierra los ojos.
help-eyes-more = Y dice un número del 1 al 7: la carta enseña a los demás qué palabra es.
help-race = ¡Ya! Los demás lo dibujan.
help-race-more = Quien acaba primero coge el cilindro dorado. Sin letras, números ni símbolos.
help-die = Quien acaba segundo coge el dado.
help-die-more = Y tira lo más rápido posible hasta que salga la mano: ¡alto! Nadie sigue dibujando. (Si sois tres, el dado es para quien acaba primero.)
help-show = Ojos abiertos: una respuesta cada vez.
help-show-more = Primero el dibujo del cilindro, luego el del dado y al final todos los demás juntos.
help-score = Si acierta, 1 punto para quien adivina y 1 para el artista.
help-score-more = En el tercer intento, 1 para cada artista que quedaba. Después cierra los ojos quien sigue. Gana quien tenga más puntos.
help-example-drawn = La palabra es «toro». Artiom tiene el cilindro, Rita el dado; Yana y Demián aún dibujan cuando suena el alto.
help-guess-1 = casco
help-guess-2 = fantasma
help-guess-3 = toro
help-example-points = El tercer intento acierta: Yana, Demián y quien adivina se llevan 1 punto cada uno.
