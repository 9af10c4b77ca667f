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
