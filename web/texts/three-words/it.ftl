# Quel che si dice al tavolo dei giochi con tre parole per carta. Ogni lingua ha gli stessi id e le stesse variabili.

# Su ogni schermata
yours = (la tua)
drew-lead = { $name } ha disegnato:
drew-what = { $name } ha disegnato …

# La carta e il gettone
card-you-read = Leggi la carta a tutti
card-reads = { $name } legge la carta
card-next = Una di queste toccherà a te.
read-aloud = Leggimela
say-card = Turno { $round }. Le parole: { $words }
token-yours = Il tuo numero segreto
token-others = Ognuno guarda il proprio numero
token-draw = Disegna: { $word }
say-token = Il tuo numero è { $number }. Disegna: { $word }

# Si disegna
no-letters = Niente lettere, niente numeri
keep-drawing = Continua a disegnare

# Si scommette
your-token = il tuo gettone
your-tokens = I tuoi gettoni
none-left = finiti
tokens-of = Gettoni di { $names }
stock-said = I tuoi gettoni: { $one } con l’1, { $two } con il 2, { $three } con il 3
blank = un foglio bianco
unlock = Ci ripenso

# Si scopre
artist-n-of = Artista { $n } di { $of }
guessed-by = { $n ->
    [one] ha indovinato uno solo
    [2] hanno indovinato in due
    [3] hanno indovinato in tre
    [4] hanno indovinato in quattro
    [5] hanno indovinato in cinque
   *[other] hanno indovinato tutti e sei
}
right-were = Giusto: { $names }.
next-artist = Tocca a { $name }
next-you = Tocca a te
to-pad = Al blocco

# La fine
award-misread = Il camaleonte
award-misread-why = In “{ $word }” di { $name } c’è chi ha visto “{ $seen }”: in { $n }.
award-alone-why = Solo { $name } ha visto “{ $word }” nel disegno di { $artist }.
award-pair = Si capiscono al volo
award-pair-why = Tra { $name } e { $other } { $n } disegni indovinati su { $of }.
award-hand = La matita più chiara
award-eye = Occhio di lince
award-eye-why = { $name } ha indovinato { $n } disegni su { $of }.
