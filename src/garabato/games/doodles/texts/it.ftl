# Scarabocchi in italiano. Ogni lingua ha gli stessi id e le stesse variabili.

title = Scarabocchi
pitch = Tre parole che si somigliano come gocce d’acqua. Disegna la tua così bene che nessuno la scambi per le altre.
tagline = Tre parole che si somigliano come gocce d’acqua, trenta secondi, niente lettere.

# Le regole della casa
option-vote_s = Tempo per scommettere
option-vote_s-on = Le scommesse hanno un limite di tempo
option-vote = Scommettere su ogni disegno
option-vote-compulsory = è obbligatorio
option-vote-optional = è facoltativo
option-missed_vote = Una scommessa che manca
option-missed_vote-wrong = vale come sbagliata
option-missed_vote-random = si tira a sorte
option-missed_vote-zero = non costa nulla
option-foul-minus_two = costano 2 punti
option-tie = In caso di parità vince
option-tie-own = chi ha avuto più disegni indovinati
option-tie-guessed = chi ha indovinato di più
option-tie-shared = chiunque sia in testa
option-rotate = Il primo giocatore cambia a ogni turno
option-quiet = Niente chat mentre si disegna e si scommette

# Su ogni schermata
you = tu
is-choosing = scommette
is-locked = ha deciso

# La carta e il gettone
token-nine = Nove gettoni di legno, coperti
token-back = #

# Si scommette
say-vote = Che cosa hanno disegnato? Metti un gettone su { $n ->
    [one] un disegno
   *[other] { $n } disegni
}.
your-bet = La tua scommessa
no-bet = Non scommetto
thumb-open = Il disegno di { $name }, ancora senza gettone
thumb-bet = Il disegno di { $name }, la tua scommessa: { $number }
lock = Deciso
lock-when-sure = Tutti i gettoni sono posati: conferma.
still-open = { $n ->
    [one] Un disegno è ancora senza gettone.
   *[other] { $n } disegni sono ancora senza gettone.
}
still-open-free = { $n ->
    [one] Un disegno è ancora senza gettone: non costa nulla.
   *[other] { $n } disegni sono ancora senza gettone: non costa nulla.
}
wait-vote = Mancano ancora: { $names }

# Si scopre
no-token = Senza gettone: { $names }

# La fine
won-own-doodles = Pari con { $other } a { $score }, ma con più disegni propri indovinati: { $mine } a { $theirs }.
won-right-votes = Pari con { $other } a { $score } e per disegni indovinati, ma da più persone: { $mine } a { $theirs }.
won-guessed-doodles = Pari con { $other } a { $score }, ma { $winner } ha indovinato di più: { $mine } a { $theirs }.
shared = Pari a { $score }. Niente li distingue.
award-alone = La scommessa più audace
award-hand-why = I disegni di { $name } hanno avuto { $n } scommesse giuste.
ranked-own = A pari punti viene prima chi ha visto indovinati più disegni propri.
ranked-guessed = A pari punti viene prima chi ha indovinato di più.

# Che cosa rifiutano le regole
refused-do-1-players = A Scarabocchi si gioca da tre a sette.
refused-do-1-cards = Restano troppo poche carte per tanti turni. Scegline meno.
refused-do-1-seat = Non sei in questa partita. Puoi giocare la prossima.
refused-do-5 = In questo turno non hai un gettone. Rientri con il prossimo.
refused-do-6 = Non ora: nessuno sta disegnando.
refused-do-6-late = La sabbia è finita.
refused-do-8 = Si scommette quando i disegni sono scoperti.
refused-do-8-late = Il tempo per scommettere è finito.
refused-do-8-out = Non sei in questo turno. Rientri con il prossimo.
refused-do-8-missing = Prima un gettone su ogni disegno, poi conferma.
refused-do-8-locked = Hai già deciso. Ripensaci per cambiare una scommessa.
refused-do-8-own = Non puoi scommettere sul tuo disegno.
refused-do-8-drawing = Quel disegno non è sul tavolo.
refused-do-9 = Hai solo tre gettoni di ogni numero. Spostane uno.
refused-do-10 = Prosegue il primo giocatore o chi ha aperto la stanza.

# Le regole in un minuto
help-card = Si scopre una carta con tre parole.
help-card-more = Si somigliano molto: bollitore, teiera, caffettiera. Tutti le vedono tutte e tre.
help-token = Ricevi un numero segreto.
help-token-more = Ti dice quale delle tre parole è la tua. Altri possono avere la stessa.
help-draw = Tutti disegnano, per trenta secondi.
help-draw-more = Qualsiasi cosa, tranne lettere e numeri. Mostra che cosa distingue la tua parola dalle altre due.
help-vote = Poi scommetti su ogni altro disegno.
help-vote-more = Mettici un 1, un 2 o un 3. Ne hai tre di ognuno.
help-reveal = Un artista dopo l’altro, si scopre la verità.
help-reveal-more = Una scommessa giusta vale 1 punto, una sbagliata ne costa 1. L’artista prende 1 punto per ogni scommessa giusta e ne perde 2 se non ha indovinato nessuno.
help-end = Dopo otto turni vince la somma più alta.
help-end-more = In caso di parità, chi ha avuto più disegni indovinati.
help-example-drawn = Marco ha il numero 2 e disegna questo. Gli altri quattro mettono i loro gettoni:
help-word-1 = bollitore
help-word-2 = teiera
help-word-3 = caffettiera
help-example-points = Tre hanno indovinato e prendono 1 punto ciascuno, uno ha sbagliato e ne perde 1. Marco prende 3 punti.
help-example-nobody = Se non avesse indovinato nessuno, Marco ne avrebbe persi 2.
