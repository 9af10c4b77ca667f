# Doodle Dash in italiano. Tutte le lingue hanno gli stessi identificatori e le stesse variabili.

title = Scarabocchi di corsa
pitch = Uno chiude gli occhi, tutti gli altri disegnano la stessa parola più in fretta che possono. Più veloce lo scarabocchio, più difficile indovinare.
tagline = Una parola, tutte le matite e un dado che grida stop.

# The house rules
option-kids = Le parole con la stella si saltano
option-judge = Chi decide se è giusto
option-judge-auto = il tavolo e, nel dubbio, chi disegna
option-judge-spoken = chi disegna; si risponde a voce
option-judge-exact = solo il tavolo
option-call_s = Tempo per dire un numero
option-call_s-on = C’è un limite di tempo per dire il numero
option-go_s = Tempo per leggere la parola
option-go_s-on = Il via parte da solo
option-draw_s-on = C’è un limite di tempo per disegnare
option-guess_s = Tempo per una risposta
option-guess_s-on = C’è un limite di tempo per rispondere
option-auto_roll = Il dado tira da solo
option-tie_window_ms = Preso nello stesso momento
option-tie_window_ms-value = { $n } ms
option-max_restarts = Ripetizioni di un turno per un fallo
option-max_restarts-on = Le ripetizioni per fallo sono limitate
option-quiet = Chi disegna non usa la chat

# Prima della partita
age = La tua età
age-why = Resta segreta. Comincia chi ha più anni; la parità va a chi ne ha meno.

# A occhi chiusi
eyes-closed = Chiudi gli occhi
eyes-call = Di’ un numero
eyes-called = Hai detto il { $n }.
eyes-go = Gli altri leggono la parola.
go = Via!
eyes-draw = Stanno disegnando. Quando senti il dado, manca poco.
eyes-rolls = { $n ->
    [one] Un lancio
   *[other] { $n } lanci
}
eyes-open = Apri gli occhi
guesser-calls = { $name } tiene gli occhi chiusi e dice un numero
guesser-opens = { $name } apre gli occhi
is-guesser = occhi chiusi
anew-foul = Lettere o simboli nel disegno di { $name }: una carta nuova, e si ricomincia.
anew-guesser_left = Chi indovinava è uscito: una carta nuova, e tocca a { $name }.
anew-too_few = C’era troppa poca gente per disegnare: una carta nuova, e tocca a { $name }.

# La corsa
card-number = Carta, numero { $n }
get-ready = Pronti? { $name } dice «via!»
no-symbols = Niente lettere, numeri, simboli
both-free = ancora tutti e due
die-free = il dado è libero
none-free = presi tutti e due
hand-on-it = La tua mano è lì …
cylinder = cilindro d’oro
die = dado
token-yours = Primo posto! Il cilindro d’oro è tuo.
token-is = { $name } ha il cilindro d’oro
die-yours = Il dado è tuo: tira, tira, tira!
die-is = { $name } tira il dado
roll = Tira!
face-down = La tua lavagnetta è coperta.
has-token = cilindro d’oro
has-die = il dado
stop = Stop!
stop-die = Il dado mostra la mano.
stop-finished = Tutte le lavagnette sono coperte.
stop-cap = Il tempo è finito.

# Si indovina
what-is-it = Che cos’è?
shown-by = Lo mostra: { $names }
your-guess = La tua unica risposta
guess = Rispondi
pass = Non ne ho idea
guess-aloud = Dillo ad alta voce. Gli artisti toccano se è giusto.
guesser-guesses = { $name } ci pensa …
is-it-right = È giusto?
was-it-said = { $name } lo ha detto?
not-strict = Quasi uguale va bene.
accept = Sì
reject = No
they-decide = È giusto? Decide: { $names }
try-right = giusto
try-wrong = sbagliato
try-passed = nessuna idea
try-time = tempo scaduto
try-away = nessuno
try-spoken = a voce

# La fine del turno
the-word-was = La parola
round-right = { $name } indovina al tentativo { $n }.
round-wrong = { $name } non indovina. Nessuno fa punti.
guesser-next = Poi indovina { $name }
points-so-far = Punti
flag = Lettere o simboli nel disegno di { $name }?
flag-title = Lettere, numeri, simboli?
flag-text = Lo chiediamo a tutti tranne { $name }. Se i più dicono di sì, il turno ricomincia con un’altra carta.
judge-title = Lettere, numeri o simboli nel disegno di { $name }?
judge-text = Se i più dicono di sì, il turno ricomincia.
judge-yours = Stiamo chiedendo agli altri se nel tuo disegno ci sono lettere o simboli.
judge-waits = Lettere, numeri o simboli nel disegno di { $name }?

# La fine
shared = Parità a { $score }. La vittoria è condivisa.
album-right = { $name } l’ha visto al tentativo { $n }.
album-wrong = { $name } non ha indovinato.
award-eye = Vede tutto
award-eye-why = { $name } ha indovinato { $n } parole su { $of }.
award-pencil = La matita che segna
award-pencil-why = I disegni di { $name } hanno portato { $n } punti.
award-nut = L’osso più duro
award-nut-why = { $n ->
    [one] Un disegno di «{ $word }», e { $name } non l’ha visto.
   *[other] { $n } disegni di «{ $word }», e { $name } non l’ha visto in nessuno.
}

# What the rules refuse
refused-da-1-players = Si gioca da tre a sette persone.
refused-da-1-cards = Ci sono troppo poche carte per così tanti turni.
refused-da-1-seat = Non sei in questa partita. Potrai giocare nella prossima.
refused-da-4-guesser = Solo chi indovina dice un numero.
refused-da-4-called = Un numero è già stato detto.
refused-da-4-number = Sulla carta non c’è questo numero.
refused-da-5 = Questo numero ha la stella. Dinne un altro.
refused-da-6-guesser = Solo chi indovina dà il via.
refused-da-6 = Prima di’ un numero.
refused-da-6-time = Questo arriva da solo.
refused-da-7-artist = Questa volta indovini tu. Disegnano gli altri.
refused-da-7 = Non ora: nessuno sta disegnando.
refused-da-7-blank = La tua lavagna è vuota. Disegna almeno un tratto.
refused-da-8 = Il dado non è nelle tue mani.
refused-da-8-late = Lo stop è arrivato prima che finissi.
refused-da-11 = Non ora: non c’è niente da indovinare.
refused-da-11-guesser = Risponde solo chi indovina. Niente suggerimenti!
refused-da-11-once = Hai già risposto. Il tentativo è uno solo.
refused-da-17-blank = Scrivi che cosa vedi.
refused-da-17-list = Una sola risposta. Di’ una cosa sola.
refused-da-17-aloud = Di’ la risposta ad alta voce. Chi disegna tocca se è giusta.
refused-da-17-artist = È chi disegna a dire se la risposta è giusta.
refused-da-17-asked = Non c’è nessuna risposta da giudicare per te.
refused-da-17-twice = Hai già risposto.
refused-da-17-late = Su quella risposta si è già deciso.

# Le regole in un minuto
help-eyes = Uno di voi chiude gli occhi.
help-eyes-more = E dice un numero da 1 a 7: la carta mostra agli altri qual è la parola.
help-race = Via! Tutti gli altri la disegnano.
help-race-more = Chi finisce per primo prende il cilindro d’oro. Niente lettere, numeri o simboli.
help-die = Chi finisce per secondo prende il dado.
help-die-more = E tira più in fretta che può finché esce la mano: stop! Nessuno disegna più. (In tre, il dado va a chi finisce per primo.)
help-show = Occhi aperti: un tentativo per volta.
help-show-more = Prima il disegno del cilindro, poi quello del dado, poi tutti gli altri insieme.
help-score = Giusto: 1 punto a chi indovina e 1 all’artista.
help-score-more = Al terzo tentativo 1 a ogni artista rimasto. Poi chiude gli occhi il prossimo. Vince chi ha più punti.
help-example-drawn = La parola è «toro». Artëm ha il cilindro, Rita il dado; Jana e Dem’jan stanno ancora disegnando allo stop.
help-guess-1 = elmo
help-guess-2 = fantasma
help-guess-3 = toro
help-example-points = Il terzo tentativo è giusto: Jana, Dem’jan e chi indovina prendono 1 punto ciascuno.
