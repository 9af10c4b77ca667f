# Lo que se dice en la mesa de los juegos con tres palabras por carta. Cada idioma tiene los mismos id y las mismas variables.

# En todas las pantallas
yours = (la tuya)
drew-lead = { $name } ha dibujado:
drew-what = { $name } ha dibujado…

# La carta y la ficha
card-you-read = Lee la carta en voz alta
card-reads = { $name } lee la carta
card-next = Una de estas te tocará a ti.
read-aloud = Que me la lean
say-card = Ronda { $round }. Las palabras: { $words }
token-yours = Tu número secreto
token-others = Cada cual mira su número
token-draw = Dibuja: { $word }
say-token = Tu número es el { $number }. Dibuja: { $word }

# Se dibuja
no-letters = Ni letras ni números
keep-drawing = Seguir dibujando

# Se apuesta
your-token = tu ficha
your-tokens = Tus fichas
none-left = no quedan
tokens-of = Fichas de: { $names }
stock-said = Tus fichas: { $one } con el 1, { $two } con el 2, { $three } con el 3
blank = una hoja en blanco
unlock = Lo pienso otra vez

# Se descubre
artist-n-of = Artista { $n } de { $of }
guessed-by = { $n ->
    [one] lo acertó una persona
    [2] lo acertaron dos
    [3] lo acertaron tres
    [4] lo acertaron cuatro
    [5] lo acertaron cinco
   *[other] lo acertaron los seis
}
right-were = Acertaron: { $names }.
next-artist = Turno de { $name }
next-you = Tu turno
to-pad = A la libreta

# El final
award-misread = El camaleón
award-misread-why = En «{ $word }», de { $name }, { $n } personas vieron «{ $seen }».
award-alone-why = Solo { $name } vio «{ $word }» en el dibujo de { $artist }.
award-pair = Tal para cual
award-pair-why = { $name } y { $other } se acertaron { $n } de { $of } dibujos.
award-hand = El lápiz más claro
award-eye = Vista de lince
award-eye-why = { $name } acertó { $n } de { $of } dibujos.
