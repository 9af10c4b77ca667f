# Doodle Dash en español. Cada idioma tiene los mismos id y las mismas variables.

title = Doodle Dash
pitch = Todos dibujan la misma palabra a toda prisa. Alguien cierra los ojos y luego ve lo que ha salido.
tagline = Dibuja deprisa, tira deprisa y… ¡alto!

# Las reglas de la casa
option-kids = Las palabras con estrella no se usan
option-judge = Quién dice si se ha acertado
option-judge-auto = la mesa y, si duda, los artistas
option-judge-spoken = los artistas: se responde en voz alta
option-judge-exact = solo la mesa
option-call_s-on = Decir un número tiene límite de tiempo
option-call_s = Tiempo para decir un número
option-go_s-on = El «¡ya!» llega solo
option-go_s = Tiempo hasta el «¡ya!»
option-draw_s-on = Dibujar tiene límite de tiempo
option-guess_s-on = Responder tiene límite de tiempo
option-guess_s = Tiempo para responder
option-auto_roll = El dado rueda solo
option-tie_window_ms = «A la vez» es en menos de
option-tie_window_ms-value = { $n } ms
option-max_restarts-on = Las letras repiten la ronda solo unas veces
option-max_restarts = Veces que se repite una ronda
option-quiet = Sin charla para quien sabe la palabra

# Antes del juego
age = Tu edad
age-why = Si quieres. Empieza la persona de más edad y, si dos van igual de rápido, gana la más joven. No se lo decimos a nadie.

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
