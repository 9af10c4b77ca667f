# ¿Cómo lo dibujas? en español. Cada idioma tiene los mismos id y las mismas variables.

title = ¿Cómo lo dibujas?
pitch = Tres palabras casi iguales. Dibuja la tuya y adivina las de los demás, pero solo donde te atrevas.
tagline = Tres palabras casi iguales, treinta segundos, y nadie te obliga a adivinar.

# Las reglas de la casa
option-rounds = Rondas
option-draw_s = Tiempo para dibujar
option-vote_s = Tiempo para adivinar
option-vote_s-on = Hay límite de tiempo para adivinar
option-look_s = Tiempo para mirar
option-vote = Adivinar cada dibujo
option-vote-compulsory = es obligatorio
option-vote-optional = es opcional
option-show_backs = Dónde están las fichas
option-show_backs-live = se ve al momento
option-show_backs-locked = se ve cuando acaban todos
option-show_backs-never = no se ve
option-foul = Letras o números en un dibujo
option-foul-minus_two = cuestan 2 puntos
option-foul-zero = hacen que valga 0
option-foul-play_on = no cuestan nada
option-quiet = Sin charla mientras se dibuja y se adivina

# En todas las pantallas
round = Ronda
round-of = Ronda { $round } de { $rounds }
you = tú
you-object = tú
yours = (la tuya)
player = Jugador
sum = Suma
nobody = nadie
drawing-of = El dibujo de { $name }
drew = { $name } ha dibujado: { $word }
drew-lead = { $name } ha dibujado:
drew-what = { $name } ha dibujado…
you-sit-out = Vuelves a entrar en la próxima ronda.
is-reconnecting = volviendo…
is-away = no está
is-left = ha salido
is-out = no juega esta ronda
is-drawing = dibujando
is-done = ha terminado
is-choosing = adivinando
is-locked = ha terminado

# La carta y la ficha
card-you-read = Lee la carta en voz alta
card-reads = { $name } lee la carta
card-next = Una de estas te tocará a ti.
read-aloud = Que me la lean
say-card = Ronda { $round }. Las palabras: { $words }
token-yours = Tu número secreto
token-others = Cada cual mira su número
token-nine = Nueve fichas negras, boca abajo
token-back = ×
token-draw = Dibuja: { $word }
say-token = Tu número es el { $number }. Dibuja: { $word }

# Se dibuja
your-sheet = Tu hoja. Dibuja: { $word }
your-drawing = Tu dibujo
no-letters = Ni letras ni números
done = Listo
say-draw = Dibuja: { $word }
keep-drawing = Seguir dibujando
wait-moment = Un momento…
wait-draw = Siguen dibujando: { $names }

# Se adivina
say-vote = ¿Qué han dibujado? Adivina donde te atrevas: { $n ->
    [one] un dibujo
   *[other] { $n } dibujos
}.
drawing-n-of = Dibujo { $n } de { $of }
your-bet = Tu respuesta
your-token = tu ficha
your-tokens = Tus fichas
none-left = no quedan
no-bet = No adivino
tokens-of = Fichas de: { $names }
stock-said = Tus fichas: { $one } con el 1, { $two } con el 2, { $three } con el 3
thumb-open = El dibujo de { $name }, sin ficha
thumb-bet = El dibujo de { $name }, tu respuesta: { $number }
blank = una hoja en blanco
lock = He terminado
unlock = Lo pienso otra vez
lock-when-sure = Todas las fichas están puestas. ¿Terminado?
still-open = { $n ->
    [one] A un dibujo le falta una ficha.
   *[other] A { $n } dibujos les falta una ficha.
}
still-open-free = { $n ->
    [one] Un dibujo sin ficha. No cuesta nada.
   *[other] { $n } dibujos sin ficha. No cuesta nada.
}
wait-vote = Siguen adivinando: { $names }

# ¿Letras o números?
flag = ¿Letras o números en el dibujo de { $name }?
flag-title = ¿Letras o números?
flag-text = Preguntaremos a todos menos a { $name }. Si la mayoría dice que sí, el dibujo no vale.
flag-ask = Preguntar a todos
flag-not = No, déjalo
foul-asked = en discusión
foul-foul = ¡letras!
judge-title = ¿Letras o números en el dibujo de { $name }?
judge-text = Si la mayoría dice que sí, no vale.
judge-yes = Sí, veo alguno
judge-no = No, está bien
judge-yours = Estamos preguntando a los demás si en tu dibujo hay letras o números.
judge-waits = ¿Letras o números en el dibujo de { $name }?
judge-for = Falta la respuesta de: { $names }.
wait-judge = Falta la respuesta de: { $names }

# Se descubre
artist-n-of = Artista { $n } de { $of }
annulled = no vale
nobody-guessed = no lo acertó nadie
guessed-by = { $n ->
    [one] lo acertó una persona
    [2] lo acertaron dos
    [3] lo acertaron tres
    [4] lo acertaron cuatro
    [5] lo acertaron cinco
   *[other] lo acertaron los seis
}
right-were = Acertaron: { $names }.
no-token = Sin ficha: { $names }
next-artist = Turno de { $name }
next-you = Tu turno
to-pad = A la libreta
goes-on = sigue { $name }

# La libreta
the-pad = La libreta de puntos
after-round = Después de la ronda { $round }
leads = En cabeza, con { $n }: { $names }
next-round = Siguiente ronda
to-podium = ¿Quién ha ganado?

# El final
wins = { $you ->
    [yes] ¡Has ganado!
   *[no] { $n ->
        [one] Gana { $names }
       *[other] Comparten la victoria: { $names }
    }
}
by-a-whisker = por un pelo
won-score = Puntos: { $mine }; en segundo lugar, { $other }, con { $theirs }.
shared = Empate a { $score }: comparten la victoria.
called-off-title = La partida acaba antes
called-off = Ha quedado muy poca gente, así que no gana nadie. Estos son los puntos hasta ahora.
album = El álbum
drawings = { $n ->
    [one] un dibujo
   *[other] { $n } dibujos
}
guessed-it = Acertaron: { $names }
award-misread = El camaleón
award-misread-why = En «{ $word }», de { $name }, { $n } personas vieron «{ $seen }».
award-alone = La respuesta más valiente
award-alone-why = Solo { $name } vio «{ $word }» en el dibujo de { $artist }.
award-pair = Tal para cual
award-pair-why = { $name } y { $other } se acertaron { $n } de { $of } dibujos.
award-hand = El lápiz más claro
award-hand-why = Los dibujos de { $name } tuvieron { $n } respuestas acertadas.
award-eye = Vista de lince
award-eye-why = { $name } acertó { $n } de { $of } dibujos.
watch-drawn = Ver cómo se dibujó
show-whole = Verlo entero
drawn-by = { $name }, ronda { $round }
drawing-before = El dibujo anterior
drawing-after = El dibujo siguiente
save-drawing = Guardar
save-album = Guardar todo en una imagen
not-saved = No se ha podido guardar.
last-album = El último álbum
play-again = Otra vez
another-game = Otro juego
host-plays-on = { $name } puede empezar la próxima partida

# Lo que las reglas no dejan
refused-hd-1-players = A ¿Cómo lo dibujas? juegan de tres a siete personas.
refused-hd-1-cards = Quedan muy pocas cartas para tantas rondas. Elige menos rondas.
refused-hd-1-seat = No estás en esta partida. Puedes jugar la próxima.
refused-hd-3-token = En esta ronda no tienes ficha. Vuelves a entrar en la próxima.
refused-hd-3 = Ahora no: nadie está dibujando.
refused-hd-3-late = Se ha acabado la arena.
refused-hd-5 = Se adivina cuando los dibujos están a la vista.
refused-hd-5-late = Se ha acabado el tiempo para adivinar.
refused-hd-5-out = No juegas en esta ronda. Vuelves a entrar en la próxima.
refused-hd-5-missing = Primero una ficha en cada dibujo: en vuestra mesa se juega así.
refused-hd-5-locked = Ya habías terminado. Piénsalo otra vez para mover una ficha.
refused-hd-5-own = No puedes adivinar tu propio dibujo.
refused-hd-5-drawing = Ese dibujo no está en la mesa.
refused-hd-5-stock = Solo tienes tres fichas de cada número. Mueve una.
refused-hd-7 = Sigue quien modera o quien guía la sala.
refused-flag-absent = Sobre ese dibujo ahora no se puede preguntar.
refused-flag-own = No puedes señalar tu propio dibujo.
refused-flag-bot = Solo las personas de la mesa pueden señalar un dibujo.
refused-flag-asked = Ya se está preguntando por ese dibujo.
refused-flag-ruled = Sobre ese dibujo ya se ha decidido.
refused-flag-silenced = Tres de tus avisos se rechazaron: en esta partida no puedes dar más.
refused-judge-closed = La pregunta está cerrada.
refused-judge-not-asked = La pregunta no es para ti.
refused-judge-twice = Ya has respondido.
refused-judge-late = Se ha acabado el tiempo para responder.

# Las reglas en un minuto
help-card = Se descubre una carta con tres palabras.
help-card-more = Se parecen: paraguas, sombrilla, seta. Todo el mundo ve las tres.
help-token = Recibes un número secreto.
help-token-more = Te dice cuál de las tres palabras es la tuya. Otras personas pueden tener la misma.
help-draw = Todo el mundo dibuja, treinta segundos.
help-draw-more = Cualquier cosa menos letras y números. Muestra qué distingue a tu palabra de las otras dos.
help-vote = Después adivinas qué han dibujado los demás.
help-vote-more = Pon un 1, un 2 o un 3 en un dibujo, o nada: eso no cuesta. Tienes tres de cada.
help-reveal = Artista por artista, sale la verdad.
help-reveal-more = Primero el número, luego las fichas. Un acierto vale 1 punto; un fallo cuesta 1. El artista gana 1 por cada acierto y pierde 2 si no acierta nadie.
help-end = Después de nueve rondas gana la suma más alta.
help-end-more = Puede quedar bajo cero. Si hay empate, se comparte la victoria.
help-example = Por ejemplo
help-example-drawn = Marco tiene el número 1 y dibuja esto. Tres de los demás se atreven; uno no:
help-word-1 = paraguas
help-word-2 = sombrilla
help-word-3 = seta
help-example-points = Dos acertaron y ganan 1 punto cada uno; uno falló y pierde 1. Quien no puso ficha no gana ni pierde. Marco gana 2.
help-example-nobody = Si no hubiera acertado nadie, o nadie se hubiera atrevido, Marco habría perdido 2.
