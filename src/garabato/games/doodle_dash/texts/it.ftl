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

# The end
shared = Parità a { $score }. La vittoria è condivisa.

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
