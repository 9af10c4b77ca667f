# ArtBox in italiano. Ogni lingua ha gli stessi id e le stesse variabili.

title = ArtBox
pitch = Quattro dadi dicono con quali forme puoi disegnare. Poi scopri chi ha disegnato che cosa.
tagline = Linee, riquadri, triangoli, cerchi: i dadi decidono, tu disegni.

# Le regole della casa
option-shapes = Le forme dei dadi
option-shapes-at_least_once = ogni tipo almeno una volta
option-shapes-exact = esattamente quelle quattro
option-decoys = Parole senza disegno
option-decoys-0 = nessuna
option-decoys-1 = una
option-decoys-2 = due
option-decoys-3 = tre
option-decoys-4 = quattro
option-decoys-by_players = da tre a una, secondo i giocatori
option-guess_tie = In parità a indovinare vince
option-guess_tie-token = il gettone più basso
option-guess_tie-own_drawing = il cui disegno è stato più indovinato
option-three_player_two_drawings = In tre si fanno due disegni a testa
option-simplified = Semplificato: non servono tutte le forme, niente gettoni
option-regular_only = Solo forme regolari
option-award_zero = Punti anche se nessuno ha indovinato
option-draw_hourglass = Il primo disegno finito gira la clessidra
option-hourglass_s = La clessidra
option-word_s = Tempo per scegliere la parola
option-word_s-on = La scelta ha un limite di tempo
option-draw_s-on = Il disegno ha un limite di tempo
option-match_s = Tempo per abbinare
option-match_s-on = L’abbinamento ha un limite di tempo
option-flags = Si possono contestare lettere e numeri
option-quiet = Niente chat mentre si disegna e si abbina

# I due punti
drawing-most = { $n ->
    [one] Il disegno di { $name } è il più indovinato: da una persona.
   *[other] Il disegno di { $name } è il più indovinato: da { $n } persone.
}
drawing-token = Altrettanti hanno indovinato il disegno di { $others }, ma { $name } ha il gettone più basso.
drawing-place = Altrettanti hanno indovinato il disegno di { $others }, ma { $name } viene prima a partire da chi inizia.
drawing-zero = Nessuno ha indovinato alcun disegno: decide il gettone più basso, quello di { $name }.
drawing-nobody = Nessun disegno valido è stato indovinato: questo punto non va a nessuno.
guessing-most = { $n ->
    [one] { $name } ha indovinato di più: un disegno.
   *[other] { $name } ha indovinato di più: { $n } disegni.
}
guessing-own-drawing = A pari con { $others }, ma il disegno di { $name } è stato più indovinato.
guessing-token = A pari con { $others }, ma { $name } ha il gettone più basso.
guessing-place = A pari con { $others }, ma { $name } viene prima a partire da chi inizia.
guessing-zero = Nessun altro ha indovinato: decide il gettone più basso, quello di { $name }.
guessing-nobody = Nessun altro ha indovinato: questo punto non va a nessuno.

# La fine
won-last-drawing = Parità con { $other } a { $score }, ma l’ultimo disegno di { $winner } è stato più indovinato: { $mine } a { $theirs }.
won-token = Parità con { $other } a { $score }, anche nell’ultimo disegno; il gettone di { $winner } era più basso: { $mine } contro { $theirs }.
won-place = Parità con { $other } a { $score }, anche nell’ultimo disegno; { $winner } viene prima a partire da chi inizia.
no-points = Per cinque turni di fila nessuno ha fatto punti: la partita finisce qui e non vince nessuno.

# Che cosa rifiutano le regole
refused-ar-1-players = ArtBox si gioca da tre a otto.
refused-ar-1-seat = Non sei in questa partita. Puoi giocare la prossima.
refused-ar-1-talent = Chi inizia è già deciso.
refused-ar-1-unknown = Questa persona non gioca.
refused-ar-1-artist = Adesso nessuno chiede un artista.
refused-ar-1-name = Un nome ha almeno tre lettere.
refused-ar-3-few = Ci sono troppo poche carte per tante persone e tante parole in più.
refused-ar-3-now = Adesso non si scelgono parole.
refused-ar-3-out = Non hai carte in questo turno. Rientri nel prossimo.
refused-ar-3-kept = Hai già scelto; l’altra carta è sotto il mazzo.
refused-ar-3-cards = Scegli tra le tue carte, quante ne devi disegnare.
refused-ar-3-dice = Adesso non si tirano i dadi.
refused-ar-3-throw = I dadi li tira chi inizia.
refused-ar-4-now = Adesso nessuno disegna.
refused-ar-4-late = Il tempo per disegnare è finito.
refused-ar-4-out = Non partecipi a questo turno. Rientri nel prossimo.
refused-ar-4-sheet = Non hai quel foglio.
refused-ar-4-kind = I dadi non mostrano quella forma.
refused-ar-4-stock = Hai usato quella forma quante volte la mostrano i dadi.
refused-ar-4-full = Sul foglio non ci stanno altre forme.
refused-ar-4-shape = Quella forma non è più sul tuo foglio.
refused-ar-4-reshape = Una forma resta quella che è. Toglila e prendine un’altra.
refused-ar-4-size = Nessuna forma ha quella misura o sta così lontano.
refused-ar-5-final = Hai già consegnato il disegno.
refused-ar-5-empty = Il tuo foglio è ancora vuoto.
refused-ar-5-line = Manca ancora una linea.
refused-ar-5-box = Manca ancora un riquadro.
refused-ar-5-triangle = Manca ancora un triangolo.
refused-ar-5-circle = Manca ancora un cerchio.
refused-ar-6-now = I disegni non sono ancora sul tabellone.
refused-ar-6-out = In questo turno non hai niente da abbinare.
refused-ar-6-place = Sul tabellone non c’è quel disegno.
refused-ar-6-own = Questo è il tuo disegno.
refused-ar-6-word = Tra le parole non c’è quella.
refused-ar-6-own-word = Questa è la tua parola.
refused-ar-6-taken = Hai dato quella parola a un altro disegno. Prima riprendila.
refused-ar-7-late = Il tempo per abbinare è finito.
refused-ar-7-final = Hai finito di indovinare.
refused-ar-7-sand = La clessidra scorre ancora.
refused-ar-8 = Ad andare avanti è chi inizia il turno, o chi ospita.

# Su ogni schermo
round-n = Giro { $round }, a { $target } punti
target = Vince chi arriva per primo a { $n } punti
drew-lead = { $name } ha disegnato:
kind-box = riquadro
kind-triangle = triangolo
kind-line = linea
kind-circle = cerchio
some-box = { $n ->
    [one] un riquadro
   *[other] { $n } riquadri
}
some-triangle = { $n ->
    [one] un triangolo
   *[other] { $n } triangoli
}
some-line = { $n ->
    [one] una linea
   *[other] { $n } linee
}
some-circle = { $n ->
    [one] un cerchio
   *[other] { $n } cerchi
}
wait-many = { $n ->
    [one] Ne manca ancora { $n }
   *[other] Ne mancano ancora { $n }
}
hand-on-it = La tua mano è già lì …

# Chi comincia
who-begins = Chi comincia?
who-talent = Chi di noi è il più grande artista?
who-artist = Presto, il nome di un artista!
who-hint = Tocca un nome. Se i più sono d’accordo comincia lui o lei, se no chi per primo nomina un artista.
named-by = lo dice { $name }
artist-name = Il nome di un artista
artist-say = Dillo

# Le parole
choose-word = { $n ->
    [one] Quale parola disegni?
   *[other] Tieni { $n } parole
}
say-words = Le tue parole: { $words }
dice-later = Prima scegli, poi i dadi mostrano le forme.
have-chosen = Hanno scelto: { $names }
keep-them = Tengo queste
wait-words = Stanno scegliendo: { $names }
is-choosing = sceglie
is-chosen = ha scelto

# I dadi
shape-cards = Le carte delle forme
card-dice = { $n ->
    [0] { $shape }: nessun dado
    [one] { $shape }: un dado
   *[other] { $shape }: { $n } dadi
}
you-throw = Lanci tu i dadi
throws = { $name } lancia i dadi
throw = Lancia i dadi
rolled = Sono usciti: { $shapes }
rolled-short = Usciti:
your-word = La tua parola: { $word }
use-all = Usa ognuna di queste forme, e nessun’altra.
use-exact = Usa esattamente queste quattro forme.
use-only = Usa solo queste forme.

# Disegnare
your-sheet = Il tuo foglio. Disegna: { $word }
say-draw = Disegna: { $word }. Con { $shapes }.
still-missing = Mancano ancora: { $shapes }
nothing-missing = Ci sono tutte le forme.
takes-token = Prende il gettone più basso:
tools = Forme e strumenti
tool-locked = { $shape }: non è uscito
tool-used = { $shape }: finito
tool-missing = { $shape }: manca ancora
tool-free = { $shape }
do-turn = Gira
do-smaller = Più piccolo
do-larger = Più grande
do-wider = Più largo e più basso
do-taller = Più alto e più stretto
do-copy = Un altro uguale
do-bring = Portalo dove tocco
do-front = Metti sopra
do-remove = Togli
do-more = Altri strumenti
sheet-hint = Prendi una forma qui sotto, poi tocca o disegna qui.
sheet-tap = Tocca qui, o disegnala grande quanto vuoi.
sheet-empty = niente
shape-said = { $shape }: { $x } da sinistra, { $y } dall’alto, largo { $width }, alto { $height }, girato di { $turn } gradi
tokens = Gettoni numerati
token-lies = ancora libero

# Abbinare
which-word = Quale parola è quale?
they-match = Quale parola è quale?
say-match = { $n ->
    [one] Un disegno è appeso alla parete. Quale parola gli appartiene?
   *[other] { $n } disegni sono appesi alla parete. Quale parola appartiene a quale?
}
the-wall = I disegni
the-rack = Le parole
drawing-at = Disegno { $n }: { $shapes }
is-yours = Il tuo: { $word }
yours-is = tuo:
has-word = Secondo te: { $word }
no-word = nessuna parola
is-your-word = la tua parola
lies-at = al disegno { $n }
say-pair = { $word } è al disegno { $n }
is-matching = abbina
wait-match = Stanno abbinando: { $names }
all-matched = Ogni disegno ha una parola.
some-open = { $n ->
    [one] Un disegno è ancora senza parola.
   *[other] { $n } disegni sono ancora senza parola.
}
have-finished = Hanno finito: { $names }
you-turned = Hai girato tu la clessidra
turned = { $name } ha girato la clessidra
i-am-finished = Ho finito

# La rivelazione e i punti
guessed-n = { $n ->
    [0] Nessuno l’ha indovinato
    [one] Uno l’ha indovinato
   *[other] In { $n } l’hanno indovinato
}
is-right = giusto
is-wrong = sbagliato
incomplete = Mancano delle forme: non può avere il punto del disegno.
next-drawing = Disegno successivo
to-points = I punti
point-drawing = Punto del disegno
point-guessing = Punto di chi indovina
column-seen = indovinato da
column-hits = ne ha indovinati
column-token = gettone
column-before = prima
column-now = ora
next-start = Prossimo giro: comincia { $name }
next-start-you = Prossimo giro: cominci tu
ranked = A parità di punti decide l’ultimo giro: il disegno indovinato da più persone, poi il gettone più basso.
award-misread = Il camaleonte
award-misread-why = { $n ->
    [one] Uno ha visto «{ $seen }» in «{ $word }» di { $name }.
   *[other] In { $n } hanno visto «{ $seen }» in «{ $word }» di { $name }.
}
award-hand = Le forme più chiare
award-hand-why = { $n ->
    [one] I disegni di { $name } sono stati indovinati una volta.
   *[other] I disegni di { $name } sono stati indovinati { $n } volte.
}
award-eye = L’occhio più acuto
award-eye-why = { $n ->
    [one] { $name } ha indovinato un disegno.
   *[other] { $name } ha indovinato { $n } disegni.
}
award-fast = La mano più svelta
award-fast-why = { $n ->
    [one] { $name } ha preso una volta il gettone più basso.
   *[other] { $name } ha preso { $n } volte il gettone più basso.
}

# Le regole in un minuto
help-words = Ricevi due parole e ne tieni una, in segreto.
help-words-more = Scegli prima di conoscere le forme.
help-dice = Quattro dadi dicono quali forme ci sono.
help-dice-more = Riquadri e triangoli escono più spesso di linee e cerchi.
help-draw = Tutti disegnano solo con queste forme.
help-draw-more = Ognuna almeno una volta, grande come vuoi, quante volte vuoi. Chi ha finito prende il gettone più basso.
help-wall = Tutti i disegni sono alla parete, tutte le parole scoperte.
help-wall-more = Scopri quale parola appartiene a quale disegno. Il primo che ha finito gira la clessidra.
help-points = Due punti a giro.
help-points-more = Uno al disegno indovinato da più persone, uno a chi fra gli altri ha indovinato di più. In parità vince il gettone più basso.
help-end = Vince chi per primo ha abbastanza punti.
help-end-more = Cinque in tre o quattro, quattro in cinque o sei, tre in sette o otto.
help-example-rolled = I dadi mostrano due riquadri, un triangolo e una linea. Marco ci disegna una casa:
help-example-points = In tre l’hanno indovinata, più di ogni altro disegno: un punto per Marco. Ana e Leo hanno indovinato tre disegni ciascuno; Ana ha il gettone 2, Leo il 4: un punto per Ana.
