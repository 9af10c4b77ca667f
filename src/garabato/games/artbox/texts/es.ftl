# ArtBox en español. Todos los idiomas tienen los mismos id y las mismas variables.

title = ArtBox
pitch = Cuatro dados dicen con qué formas puedes dibujar. Después, descubre quién dibujó qué.
tagline = Líneas, cuadros, triángulos, círculos: los dados deciden, tú dibujas.

# Las reglas de la casa
option-shapes = Las formas de los dados
option-shapes-at_least_once = cada clase al menos una vez
option-shapes-exact = exactamente esas cuatro
option-decoys = Palabras sin dibujo
option-decoys-0 = ninguna
option-decoys-1 = una
option-decoys-2 = dos
option-decoys-3 = tres
option-decoys-4 = cuatro
option-decoys-by_players = de tres a una, según los jugadores
option-guess_tie = Si hay empate al adivinar, gana
option-guess_tie-token = la ficha más baja
option-guess_tie-own_drawing = aquel cuyo dibujo se adivinó más
option-three_player_two_drawings = Tres jugadores hacen dos dibujos cada uno
option-simplified = Simplificado: no hacen falta todas las formas, sin fichas
option-regular_only = Solo formas regulares
option-award_zero = Puntos aunque nadie haya adivinado nada
option-draw_hourglass = El primer dibujo acabado gira el reloj de arena
option-hourglass_s = El reloj de arena
option-word_s = Tiempo para elegir palabra
option-word_s-on = Elegir tiene límite de tiempo
option-draw_s-on = Dibujar tiene límite de tiempo
option-match_s = Tiempo para emparejar
option-match_s-on = Emparejar tiene límite de tiempo
option-flags = Se pueden impugnar letras y números
option-quiet = Sin chat mientras se dibuja y se empareja

# Los dos puntos
drawing-most = { $n ->
    [one] El dibujo de { $name } es el más adivinado: por una persona.
   *[other] El dibujo de { $name } es el más adivinado: por { $n } personas.
}
drawing-token = Otros tantos adivinaron el dibujo de { $others }, pero { $name } tiene la ficha más baja.
drawing-place = Otros tantos adivinaron el dibujo de { $others }, pero { $name } va antes contando desde quien empieza.
drawing-zero = Nadie adivinó ningún dibujo: decide la ficha más baja, la de { $name }.
drawing-nobody = No se adivinó ningún dibujo que cuente: este punto no es para nadie.
guessing-most = { $n ->
    [one] { $name } adivinó más: un dibujo.
   *[other] { $name } adivinó más: { $n } dibujos.
}
guessing-own-drawing = Empate con { $others }, pero el dibujo de { $name } se adivinó más.
guessing-token = Empate con { $others }, pero { $name } tiene la ficha más baja.
guessing-place = Empate con { $others }, pero { $name } va antes contando desde quien empieza.
guessing-zero = Nadie más adivinó nada: decide la ficha más baja, la de { $name }.
guessing-nobody = Nadie más adivinó nada: este punto no es para nadie.

# El final
won-last-drawing = Empate con { $other } a { $score }, pero el último dibujo de { $winner } se adivinó más: { $mine } a { $theirs }.
won-token = Empate con { $other } a { $score }, también en el último dibujo; la ficha de { $winner } era más baja: { $mine } frente a { $theirs }.
won-place = Empate con { $other } a { $score }, también en el último dibujo; { $winner } va antes contando desde quien empieza.
no-points = Cinco rondas seguidas sin un solo punto: la partida acaba aquí y no gana nadie.

# Lo que rechazan las reglas
refused-ar-1-players = ArtBox es para tres a ocho personas.
refused-ar-1-seat = No estás en esta partida. Puedes jugar la siguiente.
refused-ar-1-talent = Ya se sabe quién empieza.
refused-ar-1-unknown = Esa persona no juega.
refused-ar-1-artist = Ahora nadie pide un artista.
refused-ar-1-name = Un nombre tiene al menos tres letras.
refused-ar-3-few = Hay muy pocas cartas para tanta gente y tantas palabras de más.
refused-ar-3-now = Ahora no se eligen palabras.
refused-ar-3-out = No tienes cartas en esta ronda. Vuelves en la siguiente.
refused-ar-3-kept = Ya has elegido; la otra carta está bajo el mazo.
refused-ar-3-cards = Elige entre tus cartas tantas como tengas que dibujar.
refused-ar-3-dice = Ahora no se tiran los dados.
refused-ar-3-throw = Los dados los tira quien empieza.
refused-ar-4-now = Ahora nadie dibuja.
refused-ar-4-late = Se acabó el tiempo para dibujar.
refused-ar-4-out = No participas en esta ronda. Vuelves en la siguiente.
refused-ar-4-sheet = No tienes esa hoja.
refused-ar-4-kind = Los dados no muestran esa forma.
refused-ar-4-stock = Has usado esa forma tantas veces como la muestran los dados.
refused-ar-4-full = No caben más formas en la hoja.
refused-ar-4-shape = Esa forma ya no está en tu hoja.
refused-ar-4-reshape = Una forma sigue siendo lo que es. Quítala y toma otra.
refused-ar-4-size = Ninguna forma tiene ese tamaño ni queda tan lejos.
refused-ar-5-final = Ya has entregado tu dibujo.
refused-ar-5-empty = Tu hoja aún está vacía.
refused-ar-5-line = Falta una línea.
refused-ar-5-box = Falta un cuadro.
refused-ar-5-triangle = Falta un triángulo.
refused-ar-5-circle = Falta un círculo.
refused-ar-6-now = Los dibujos aún no están en el tablero.
refused-ar-6-out = No tienes nada que emparejar en esta ronda.
refused-ar-6-place = Ese dibujo no está en el tablero.
refused-ar-6-own = Ese es tu propio dibujo.
refused-ar-6-word = Esa palabra no está en la mesa.
refused-ar-6-own-word = Esa es tu propia palabra.
refused-ar-6-taken = Le diste esa palabra a otro dibujo. Recupérala primero.
refused-ar-7-late = Se acabó el tiempo para emparejar.
refused-ar-7-final = Ya has terminado de adivinar.
refused-ar-7-sand = La arena sigue cayendo.
refused-ar-8 = Quien empieza la ronda o quien organiza decide seguir.

# En todas las pantallas
round-n = Ronda { $round }, a { $target } puntos
target = Gana quien llega primero a { $n } puntos
drew-lead = { $name } dibujó:
kind-box = cuadro
kind-triangle = triángulo
kind-line = línea
kind-circle = círculo
some-box = { $n ->
    [one] un cuadro
   *[other] { $n } cuadros
}
some-triangle = { $n ->
    [one] un triángulo
   *[other] { $n } triángulos
}
some-line = { $n ->
    [one] una línea
   *[other] { $n } líneas
}
some-circle = { $n ->
    [one] un círculo
   *[other] { $n } círculos
}
wait-many = { $n ->
    [one] Falta { $n } persona
   *[other] Faltan { $n } personas
}
hand-on-it = Tu mano ya está ahí …

# Quién empieza
who-begins = ¿Quién empieza?
who-talent = ¿Quién tiene más talento artístico?
who-artist = ¡Rápido, di un artista!
who-hint = Toca un nombre. Si la mayoría coincide, empieza esa persona; si no, quien primero nombre a un artista.
named-by = lo dice { $name }
artist-name = El nombre de un artista
artist-say = Dilo

# Las palabras
choose-word = { $n ->
    [one] ¿Qué palabra dibujas?
   *[other] Quédate con { $n } palabras
}
say-words = Tus palabras: { $words }
dice-later = Primero elige; después los dados muestran tus formas.
have-chosen = Ya eligieron: { $names }
keep-them = Me quedo con estas
wait-words = Aún eligen: { $names }
is-choosing = elige
is-chosen = ya eligió

# Los dados
shape-cards = Las cartas de formas
card-dice = { $n ->
    [0] { $shape }: ningún dado
    [one] { $shape }: un dado
   *[other] { $shape }: { $n } dados
}
you-throw = Tú lanzas los dados
throws = { $name } lanza los dados
throw = Lanzar los dados
rolled = Salieron: { $shapes }
rolled-short = Salieron:
your-word = Tu palabra: { $word }
use-all = Usa cada una de estas formas, y ninguna otra.
use-exact = Usa exactamente estas cuatro formas.
use-only = Usa solo estas formas.

# Dibujar
your-sheet = Tu hoja. Dibuja: { $word }
say-draw = Dibuja: { $word }. Con { $shapes }.
still-missing = Aún falta: { $shapes }
nothing-missing = Están todas las formas.
takes-token = Toma la ficha más baja:
tools = Formas y herramientas
tool-locked = { $shape }: no salió
tool-used = { $shape }: no quedan
tool-missing = { $shape }: aún falta
tool-free = { $shape }
do-turn = Girar
do-smaller = Más pequeño
do-larger = Más grande
do-wider = Más ancho y más bajo
do-taller = Más alto y más estrecho
do-copy = Otro igual
do-bring = Llevarlo a donde toque
do-front = Poner encima
do-remove = Quitar
do-more = Más herramientas
sheet-hint = Toma una forma de abajo y toca o dibuja aquí.
sheet-tap = Toca aquí, o dibújala tan grande como quieras.
sheet-empty = nada
shape-said = { $shape }: { $x } desde la izquierda, { $y } desde arriba, { $width } de ancho, { $height } de alto, girado { $turn } grados
tokens = Fichas con número
token-lies = aún libre

# Emparejar
which-word = ¿Qué palabra es cuál?
they-match = ¿Qué palabra es cuál?
say-match = { $n ->
    [one] Un dibujo cuelga de la pared. ¿Qué palabra es la suya?
   *[other] { $n } dibujos cuelgan de la pared. ¿Qué palabra es de cuál?
}
the-wall = Los dibujos
the-rack = Las palabras
drawing-at = Dibujo { $n }: { $shapes }
is-yours = El tuyo: { $word }
yours-is = tuyo:
has-word = Tú crees: { $word }
no-word = sin palabra
is-your-word = tu palabra
lies-at = en el dibujo { $n }
say-pair = { $word } está en el dibujo { $n }
is-matching = empareja
wait-match = Aún emparejan: { $names }
all-matched = Cada dibujo tiene su palabra.
some-open = { $n ->
    [one] Un dibujo aún no tiene palabra.
   *[other] { $n } dibujos aún no tienen palabra.
}
have-finished = Terminaron: { $names }
you-turned = Diste la vuelta al reloj de arena
turned = { $name } dio la vuelta al reloj de arena
i-am-finished = He terminado

# La revelación y los puntos
guessed-n = { $n ->
    [0] Nadie lo acertó
    [one] Una persona lo acertó
   *[other] { $n } lo acertaron
}
is-right = bien
is-wrong = mal
incomplete = Faltan formas: no puede llevarse el punto del dibujo.
next-drawing = Siguiente dibujo
to-points = Los puntos
point-drawing = Punto del dibujo
point-guessing = Punto por acertar
column-seen = lo acertaron
column-hits = acertó
column-token = ficha
column-before = antes
column-now = ahora
next-start = Siguiente ronda: empieza { $name }
next-start-you = Siguiente ronda: empiezas tú
ranked = Con los mismos puntos decide la última ronda: el dibujo que más acertaron y luego la ficha más baja.
award-misread = El camaleón
award-misread-why = { $n ->
    [one] Una persona vio «{ $seen }» en «{ $word }» de { $name }.
   *[other] { $n } vieron «{ $seen }» en «{ $word }» de { $name }.
}
award-hand = Las formas más claras
award-hand-why = { $n ->
    [one] Los dibujos de { $name } se acertaron una vez.
   *[other] Los dibujos de { $name } se acertaron { $n } veces.
}
award-eye = El ojo más fino
award-eye-why = { $n ->
    [one] { $name } acertó un dibujo.
   *[other] { $name } acertó { $n } dibujos.
}
award-fast = La mano más rápida
award-fast-why = { $n ->
    [one] { $name } tomó la ficha más baja una vez.
   *[other] { $name } tomó la ficha más baja { $n } veces.
}

# Las reglas en un minuto
help-words = Recibes dos palabras y te quedas con una, en secreto.
help-words-more = Elige antes de conocer tus formas.
help-dice = Cuatro dados dicen qué formas hay.
help-dice-more = Los cuadros y triángulos salen más que las líneas y los círculos.
help-draw = Todos dibujan solo con esas formas.
help-draw-more = Cada una al menos una vez, del tamaño y las veces que quieras. Quien termina toma la ficha más baja.
help-wall = Todos los dibujos cuelgan de la pared, todas las palabras a la vista.
help-wall-more = Averigua qué palabra es de qué dibujo. Quien termina primero da la vuelta al reloj de arena.
help-points = Dos puntos por ronda.
help-points-more = Uno para el dibujo que más acertaron, otro para quien más acertó de los demás. En un empate gana la ficha más baja.
help-end = Gana quien primero tiene bastantes puntos.
help-end-more = Cinco con tres o cuatro personas, cuatro con cinco o seis, tres con siete u ocho.
help-example-rolled = Los dados muestran dos cuadros, un triángulo y una línea. Marco dibuja con ellos una casa:
help-example-points = Tres la acertaron, más que ningún otro dibujo: un punto para Marco. Ana y Leo acertaron tres dibujos cada uno; Ana tiene la ficha 2 y Leo la 4: un punto para Ana.
