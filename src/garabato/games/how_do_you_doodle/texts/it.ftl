# How Do You Doodle? in italiano. Ogni lingua ha gli stessi id e le stesse variabili.

title = Come scarabocchi?
pitch = Tre parole quasi uguali. Disegna la tua e indovina quelle degli altri: ma solo dove te la senti.
tagline = Tre parole quasi uguali, trenta secondi, e nessuno ti obbliga a indovinare.

# Le regole della casa
option-vote_s = Tempo per indovinare
option-vote_s-on = Per indovinare c’è un limite di tempo
option-vote = Tentare con ogni disegno
option-vote-compulsory = è obbligatorio
option-vote-optional = è facoltativo
option-show_backs = Dove sono i gettoni
option-show_backs-live = si vede subito
option-show_backs-locked = si vede quando hanno finito tutti
option-show_backs-never = resta segreto
option-foul-minus_two = costano 2 punti
option-quiet = Niente chat mentre si disegna e si indovina

# Su ogni schermata
you = tu
is-choosing = ci pensa
is-locked = ha finito

# La carta e il gettone
token-nine = Nove gettoni neri, coperti
token-back = ×

# Si indovina
say-vote = Che cosa hanno disegnato? Prova dove te la senti: { $n ->
    [one] un disegno
   *[other] { $n } disegni
}.
your-bet = Che cos’è, secondo te
no-bet = Passo
thumb-open = Il disegno di { $name }, senza gettone
thumb-bet = Il disegno di { $name }, secondo te: { $number }
lock = Ho finito
lock-when-sure = Tutti i gettoni sono posati: conferma.
still-open = { $n ->
    [one] Un disegno aspetta ancora un gettone.
   *[other] { $n } disegni aspettano ancora un gettone.
}
still-open-free = { $n ->
    [one] Un disegno senza gettone. Non costa nulla.
   *[other] { $n } disegni senza gettone. Non costa nulla.
}
wait-vote = Ci pensano ancora: { $names }

# Si scopre
no-token = Non ha tentato: { $names }

# La fine
award-alone = L’intuizione più audace
award-hand-why = I disegni di { $name } sono stati indovinati { $n } volte.

# Che cosa rifiutano le regole
refused-hd-1-players = A Come scarabocchi? si gioca da tre a sette.
refused-hd-1-cards = Restano troppo poche carte per tanti turni. Scegline meno.
refused-hd-1-seat = Non sei in questa partita. Puoi giocare la prossima.
refused-hd-3-token = In questo turno non hai un gettone. Rientri con il prossimo.
refused-hd-3 = Non ora: nessuno sta disegnando.
refused-hd-3-late = La sabbia è finita.
refused-hd-5 = Si indovina quando i disegni sono scoperti.
refused-hd-5-late = Il tempo per indovinare è finito.
refused-hd-5-out = Non sei in questo turno. Rientri con il prossimo.
refused-hd-5-missing = Prima un gettone su ogni disegno: al vostro tavolo si gioca così.
refused-hd-5-locked = Avevi finito. Ripensaci per cambiare un gettone.
refused-hd-5-own = Non puoi indovinare il tuo disegno.
refused-hd-5-drawing = Quel disegno non è sul tavolo.
refused-hd-5-stock = Hai solo tre gettoni di ogni numero. Spostane uno.
refused-hd-7 = Prosegue il moderatore o chi ha aperto la stanza.

# Le regole in un minuto
help-card = Si scopre una carta con tre parole.
help-card-more = Si somigliano: ombrello, ombrellone, fungo. Tutti le vedono tutte e tre.
help-token = Ricevi un numero segreto.
help-token-more = Ti dice quale delle tre parole è la tua. Altri possono avere la stessa.
help-draw = Tutti disegnano, per trenta secondi.
help-draw-more = Qualsiasi cosa, tranne lettere e numeri. Mostra che cosa distingue la tua parola dalle altre due.
help-vote = Poi provi a indovinare gli altri disegni.
help-vote-more = Mettici un 1, un 2 o un 3, oppure niente: non costa nulla. Ne hai tre di ognuno.
help-reveal = Un artista dopo l’altro, si scopre la verità.
help-reveal-more = Prima il numero, poi i gettoni. Chi indovina prende 1 punto, chi sbaglia ne perde 1. L’artista prende 1 punto per chiunque indovini e ne perde 2 se non ha indovinato nessuno.
help-end = Dopo nove turni vince la somma più alta.
help-end-more = Può anche andare sotto zero. In caso di parità si vince insieme.
help-example-drawn = Marco ha il numero 1 e disegna questo. Tre degli altri ci provano, uno no:
help-word-1 = ombrello
help-word-2 = ombrellone
help-word-3 = fungo
help-example-points = Due hanno indovinato e prendono 1 punto ciascuno, uno ha sbagliato e ne perde 1. Chi non ci ha provato resta come prima. Marco prende 2 punti.
help-example-nobody = Se nessuno avesse indovinato, o nessuno ci avesse provato, Marco ne avrebbe persi 2.
