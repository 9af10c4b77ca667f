# Garabatos en español. Cada idioma tiene los mismos id y las mismas variables.

title = Garabatos
pitch = Tres palabras que se parecen como dos gotas de agua. Dibuja la tuya tan bien que nadie la confunda.
tagline = Tres palabras como gotas de agua, treinta segundos, ni una letra.

# Las reglas de la casa
option-rounds = Rondas
option-draw_s = Tiempo para dibujar
option-vote_s = Tiempo para apostar
option-vote_s-on = Las apuestas tienen límite de tiempo
option-look_s = Tiempo para mirar
option-vote = Apostar por cada dibujo
option-vote-compulsory = es obligatorio
option-vote-optional = es opcional
option-missed_vote = Una apuesta que falta
option-missed_vote-wrong = cuenta como fallo
option-missed_vote-random = se echa a suertes
option-missed_vote-zero = no cuesta nada
option-foul = Letras o números en un dibujo
option-foul-minus_two = cuestan 2 puntos
option-foul-zero = hacen que valga 0
option-foul-play_on = no cuestan nada
option-tie = En caso de empate gana
option-tie-own = de quien se acertaron más dibujos
option-tie-guessed = quien acertó más
option-tie-shared = quien vaya en cabeza
option-rotate = El primer jugador cambia en cada ronda
option-quiet = Sin charla mientras se dibuja y se apuesta

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
is-choosing = apostando
is-locked = ha decidido

# La carta y la ficha
card-you-read = Lee la carta en voz alta
card-reads = { $name } lee la carta
card-next = Una de estas te tocará a ti.
read-aloud = Que me la lean
say-card = Ronda { $round }. Las palabras: { $words }
token-yours = Tu número secreto
token-others = Cada cual mira su número
token-nine = Nueve fichas de madera, boca abajo
token-back = #
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

# Se apuesta
say-vote = ¿Qué han dibujado? Pon una ficha en { $n ->
    [one] un dibujo
   *[other] { $n } dibujos
}.
drawing-n-of = Dibujo { $n } de { $of }
your-bet = Tu apuesta
your-token = tu ficha
your-tokens = Tus fichas
none-left = no quedan
no-bet = No apuesto
tokens-of = Fichas de: { $names }
stock-said = Tus fichas: { $one } con el 1, { $two } con el 2, { $three } con el 3
thumb-open = El dibujo de { $name }, todavía sin apuesta
thumb-bet = El dibujo de { $name }, tu apuesta: { $number }
blank = una hoja en blanco
lock = Decidido
unlock = Lo pienso otra vez
lock-when-sure = Todas las fichas están puestas. ¿Decidido?
still-open = { $n ->
    [one] Un dibujo sigue sin ficha.
   *[other] { $n } dibujos siguen sin ficha.
}
still-open-free = { $n ->
    [one] Un dibujo sigue sin ficha: no cuesta nada.
   *[other] { $n } dibujos siguen sin ficha: no cuesta nada.
}
wait-vote = Faltan: { $names }

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
won-own-doodles = Empate con { $other } a { $score }, pero se acertaron más dibujos de quien gana: { $mine } a { $theirs }.
won-right-votes = Empate con { $other } a { $score } y a dibujos acertados, pero por más gente: { $mine } a { $theirs }.
won-guessed-doodles = Empate con { $other } a { $score }, pero con más dibujos acertados ({ $winner }): { $mine } a { $theirs }.
shared = Empate a { $score }. No hay nada que los distinga.
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
award-alone = La apuesta más valiente
award-alone-why = Solo { $name } vio «{ $word }» en el dibujo de { $artist }.
award-pair = Tal para cual
award-pair-why = { $name } y { $other } se acertaron { $n } de { $of } dibujos.
award-hand = El lápiz más claro
award-hand-why = Los dibujos de { $name } tuvieron { $n } apuestas acertadas.
award-eye = Vista de lince
award-eye-why = { $name } acertó { $n } de { $of } dibujos.
ranked-own = Con los mismos puntos, va delante la persona de quien se acertaron más dibujos.
ranked-guessed = Con los mismos puntos, va delante quien acertó más.
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
refused-do-1-players = A Garabatos juegan de tres a siete personas.
refused-do-1-cards = Quedan muy pocas cartas para tantas rondas. Elige menos rondas.
refused-do-1-seat = No estás en esta partida. Puedes jugar la próxima.
refused-do-5 = En esta ronda no tienes ficha. Vuelves a entrar en la próxima.
refused-do-6 = Ahora no: nadie está dibujando.
refused-do-6-late = Se ha acabado la arena.
refused-do-8 = Se apuesta cuando los dibujos están a la vista.
refused-do-8-late = Se ha acabado el tiempo para apostar.
refused-do-8-out = No juegas en esta ronda. Vuelves a entrar en la próxima.
refused-do-8-missing = Primero una ficha en cada dibujo; después, decide.
refused-do-8-locked = Ya has decidido. Piénsalo otra vez para cambiar una apuesta.
refused-do-8-own = No puedes apostar por tu propio dibujo.
refused-do-8-drawing = Ese dibujo no está en la mesa.
refused-do-9 = Solo tienes tres fichas de cada número. Mueve una.
refused-do-10 = Sigue el primer jugador o quien guía la sala.
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
help-card-more = Se parecen mucho: hervidor, tetera, cafetera. Todo el mundo ve las tres.
help-token = Recibes un número secreto.
help-token-more = Te dice cuál de las tres palabras es la tuya. Otras personas pueden tener la misma.
help-draw = Todo el mundo dibuja, treinta segundos.
help-draw-more = Cualquier cosa menos letras y números. Muestra qué distingue a tu palabra de las otras dos.
help-vote = Después apuestas por cada uno de los otros dibujos.
help-vote-more = Pon un 1, un 2 o un 3. Tienes tres de cada.
help-reveal = Artista por artista, sale la verdad.
help-reveal-more = Una apuesta acertada vale 1 punto; una fallida cuesta 1. El artista gana 1 por cada acierto y pierde 2 si no acierta nadie.
help-end = Después de ocho rondas gana la suma más alta.
help-end-more = Si hay empate, la persona de quien se acertaron más dibujos.
help-example = Por ejemplo
help-example-drawn = Marco tiene el número 2 y dibuja esto. Los otros cuatro ponen sus fichas:
help-word-1 = hervidor
help-word-2 = tetera
help-word-3 = cafetera
help-example-points = Tres acertaron y ganan 1 punto cada uno; uno falló y pierde 1. Marco gana 3.
help-example-nobody = Si no hubiera acertado nadie, Marco habría perdido 2.
