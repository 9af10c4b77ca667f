# Palabras propias: lo que se dice en la mesa de los mazos. Todos los idiomas tienen los mismos ids y las mismas variables.

deck-cards = { $n ->
    [one] una carta
   *[other] { $n } cartas
}
deck-good = { $n ->
    [one] Una carta
   *[other] { $n } cartas
} de { $width ->
    [1] una palabra
    [3] tres palabras
   *[7] siete palabras
}
deck-mode = Qué cartas salen
deck-mode-only = solo estas
deck-mode-mixed = mezcladas con las del juego
deck-unfit = Este juego usa otras cartas. El mazo se queda en la caja.
deck-missing = { $n ->
    [one] Falta una carta. Escríbela, o mezcla el mazo con las del juego.
   *[other] Faltan { $n } cartas. Escribe más, o mezcla el mazo con las del juego.
}
deck-all-played = Ya se han jugado todas en esta sala; ahora vuelven, primero las más antiguas.
deck-unused = { $n ->
    [one] Una de ellas aún no se ha jugado.
   *[other] { $n } de ellas aún no se han jugado.
}
deck-known-you = Los demás ven que quizá conoces estas palabras.
deck-known = { $name } quizá conoce estas palabras.
deck-code = Código del mazo, para otras salas de este servidor
deck-copy = Copiar
deck-copied = Copiado
deck-change = Cambiar las palabras
deck-other = Otro mazo
deck-drop = Sacarlo de la caja
deck-hint = Una carta por línea. Doodles y How Do You Doodle? llevan tres palabras por carta, Doodle Dash siete, ArtBox una. Separa las palabras de una carta con comas, puntos y comas o tabuladores, y en Doodle Dash pon un asterisco ante la más difícil.
deck-text = Tus cartas
deck-file = De un archivo
deck-title = Nombre del mazo, si quieres
deck-language = Las palabras están en
deck-put = A la caja
deck-put-good = { $n ->
    [one] Dejar fuera esas líneas y usar la única carta buena
   *[other] Dejar fuera esas líneas y usar { $n } cartas buenas
}
deck-by-code = O un mazo por su código
deck-take = Usarlo
deck-not-taken = El mazo no se ha puesto en la caja.
deck-reading = Leyendo…
deck-faults = { $n ->
    [one] Hay una cosa que arreglar:
   *[other] Hay { $n } cosas que arreglar:
}
deck-more = { $n ->
    [one] y una más
   *[other] y { $n } más
}
deck-line = Línea { $line }:

# Lo que está mal
deck-empty = Aquí aún no hay ninguna carta.
deck-too-large = Este texto ocupa { $size } kB; el máximo es { $most } kB. Haz varios mazos con él.
deck-too-many = { $n ->
    [one] Esto es una carta
   *[other] Son { $n } cartas
}; el máximo es { $most }. Lo que sigue no se ha leído.
deck-no-width = { $n ->
    [one] Aquí hay una palabra
   *[other] Aquí hay { $n } palabras
}. Una carta lleva una, tres o siete: pon entre ellas una coma, un punto y coma o un tabulador.
deck-width = { $n ->
    [one] Aquí hay una palabra
   *[other] Aquí hay { $n } palabras
}; las otras cartas llevan { $width }.
deck-blank = Falta la palabra { $place }.
deck-long = «{ $what }…» tiene { $n ->
    [one] una letra
   *[other] { $n } letras
}; el máximo es { $most }.
deck-line-long = Esta línea es demasiado larga para una carta.
deck-quote = En la palabra { $place } se abren unas comillas que no se cierran.
deck-twins = «{ $what }» está aquí dos veces.
deck-again = Esta carta ya está en la línea { $other }.
deck-word-again = «{ $what }» ya está en la línea { $other }. Una palabra que se adivina va en una sola carta.
deck-stars = { $n ->
    [one] Una palabra lleva asterisco
   *[other] { $n } palabras llevan asterisco
}. Solo lo lleva la más difícil.

# Lo que se ha arreglado o supuesto
deck-header = «{ $what }» se ha tomado por un encabezado. Si es una carta, escríbela más abajo.
deck-blanks = { $n ->
    [one] Se ha pasado por alto una línea vacía.
   *[other] Se han pasado por alto { $n } líneas vacías.
}
deck-hidden = En la palabra { $place } se ha quitado un signo invisible ({ $sign }).
deck-mended = La palabra { $place } se ha arreglado.
deck-star-last = { $n ->
    [one] Una carta no lleva asterisco: en ella la última palabra vale como la más difícil.
   *[other] { $n } cartas no llevan asterisco: en ellas la última palabra vale como la más difícil.
}

# Cuando el servidor dice que no
rest-too-large = Esto es demasiado grande para un mazo. Haz varios con ello.
rest-too-many-decks = Desde aquí se han entregado muchos mazos hace un momento. Espera unos minutos.
