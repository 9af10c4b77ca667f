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
