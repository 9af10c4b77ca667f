# Garabatos en español. Cada idioma tiene los mismos id y las mismas variables.

title = Garabatos
pitch = Tres palabras que se parecen como dos gotas de agua. Dibuja la tuya tan bien que nadie la confunda.
tagline = Tres palabras como gotas de agua, treinta segundos, ni una letra.

# Las reglas de la casa
option-vote_s = Tiempo para apostar
option-vote_s-on = Las apuestas tienen límite de tiempo
option-vote = Apostar por cada dibujo
option-vote-compulsory = es obligatorio
option-vote-optional = es opcional
option-missed_vote = Una apuesta que falta
option-missed_vote-wrong = cuenta como fallo
option-missed_vote-random = se echa a suertes
option-missed_vote-zero = no cuesta nada
option-foul-minus_two = cuestan 2 puntos
option-tie = En caso de empate gana
option-tie-own = de quien se acertaron más dibujos
option-tie-guessed = quien acertó más
option-tie-shared = quien vaya en cabeza
option-rotate = El primer jugador cambia en cada ronda
option-quiet = Sin charla mientras se dibuja y se apuesta

# En todas las pantallas
you = tú
is-choosing = apostando
is-locked = ha decidido

# La carta y la ficha
token-nine = Nueve fichas de madera, boca abajo
token-back = #

# Se apuesta
say-vote = ¿Qué han dibujado? Pon una ficha en { $n ->
    [one] un dibujo
   *[other] { $n } dibujos
}.
your-bet = Tu apuesta
no-bet = No apuesto
thumb-open = El dibujo de { $name }, todavía sin apuesta
thumb-bet = El dibujo de { $name }, tu apuesta: { $number }
lock = Decidido
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

# Se descubre
no-token = Sin ficha: { $names }

# El final
won-own-doodles = Empate con { $other } a { $score }, pero se acertaron más dibujos de quien gana: { $mine } a { $theirs }.
won-right-votes = Empate con { $other } a { $score } y a dibujos acertados, pero por más gente: { $mine } a { $theirs }.
won-guessed-doodles = Empate con { $other } a { $score }, pero con más dibujos acertados ({ $winner }): { $mine } a { $theirs }.
shared = Empate a { $score }. No hay nada que los distinga.
award-alone = La apuesta más valiente
award-hand-why = Los dibujos de { $name } tuvieron { $n } apuestas acertadas.
ranked-own = Con los mismos puntos, va delante la persona de quien se acertaron más dibujos.
ranked-guessed = Con los mismos puntos, va delante quien acertó más.

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
help-example-drawn = Marco tiene el número 2 y dibuja esto. Los otros cuatro ponen sus fichas:
help-word-1 = hervidor
help-word-2 = tetera
help-word-3 = cafetera
help-example-points = Tres acertaron y ganan 1 punto cada uno; uno falló y pierde 1. Marco gana 3.
help-example-nobody = Si no hubiera acertado nadie, Marco habría perdido 2.
