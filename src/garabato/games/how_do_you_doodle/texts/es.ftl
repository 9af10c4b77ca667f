# ¿Cómo lo dibujas? en español. Cada idioma tiene los mismos id y las mismas variables.

title = ¿Cómo lo dibujas?
pitch = Tres palabras casi iguales. Dibuja la tuya y adivina las de los demás, pero solo donde te atrevas.
tagline = Tres palabras casi iguales, treinta segundos, y nadie te obliga a adivinar.

# Las reglas de la casa
option-vote_s = Tiempo para adivinar
option-vote_s-on = Hay límite de tiempo para adivinar
option-vote = Adivinar cada dibujo
option-vote-compulsory = es obligatorio
option-vote-optional = es opcional
option-show_backs = Dónde están las fichas
option-show_backs-live = se ve al momento
option-show_backs-locked = se ve cuando acaban todos
option-show_backs-never = no se ve
option-foul-minus_two = cuestan 2 puntos
option-quiet = Sin charla mientras se dibuja y se adivina

# En todas las pantallas
you = tú
is-choosing = adivinando
is-locked = ha terminado

# La carta y la ficha
token-nine = Nueve fichas negras, boca abajo
token-back = ×

# Se adivina
say-vote = ¿Qué han dibujado? Adivina donde te atrevas: { $n ->
    [one] un dibujo
   *[other] { $n } dibujos
}.
your-bet = Tu respuesta
no-bet = No adivino
thumb-open = El dibujo de { $name }, sin ficha
thumb-bet = El dibujo de { $name }, tu respuesta: { $number }
lock = He terminado
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

# Se descubre
no-token = Sin ficha: { $names }

# El final
award-alone = La respuesta más valiente
award-hand-why = Los dibujos de { $name } tuvieron { $n } respuestas acertadas.

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
help-example-drawn = Marco tiene el número 1 y dibuja esto. Tres de los demás se atreven; uno no:
help-word-1 = paraguas
help-word-2 = sombrilla
help-word-3 = seta
help-example-points = Dos acertaron y ganan 1 punto cada uno; uno falló y pierde 1. Quien no puso ficha no gana ni pierde. Marco gana 2.
help-example-nobody = Si no hubiera acertado nadie, o nadie se hubiera atrevido, Marco habría perdido 2.
