# How Do You Doodle? in italiano. Ogni lingua ha gli stessi id e le stesse variabili.

title = Come scarabocchi?
pitch = Tre parole quasi uguali. Disegna la tua e indovina quelle degli altri: ma solo dove te la senti.
tagline = Tre parole quasi uguali, trenta secondi, e nessuno ti obbliga a indovinare.

# Le regole della casa
option-rounds = Turni
option-draw_s = Tempo per disegnare
option-vote_s = Tempo per indovinare
option-vote_s-on = Per indovinare c’è un limite di tempo
option-look_s = Tempo per guardare
option-vote = Tentare con ogni disegno
option-vote-compulsory = è obbligatorio
option-vote-optional = è facoltativo
option-show_backs = Dove sono i gettoni
option-show_backs-live = si vede subito
option-show_backs-locked = si vede quando hanno finito tutti
option-show_backs-never = resta segreto
option-foul = Lettere o numeri in un disegno
option-foul-minus_two = costano 2 punti
option-foul-zero = lo fanno valere 0
option-foul-play_on = non costano nulla
option-quiet = Niente chat mentre si disegna e si indovina

# Su ogni schermata
round = Turno
round-of = Turno { $round } di { $rounds }
you = tu
you-object = te
yours = (la tua)
player = Giocatore
sum = Somma
nobody = nessuno
drawing-of = Il disegno di { $name }
drew = { $name } ha disegnato: { $word }
drew-lead = { $name } ha disegnato:
drew-what = { $name } ha disegnato …
you-sit-out = Rientri con il prossimo turno.
is-reconnecting = sta tornando …
is-away = non c’è
is-left = è uscito
is-out = salta il turno
is-drawing = disegna
is-done = ha finito
is-choosing = ci pensa
is-locked = ha finito

# La carta e il gettone
card-you-read = Leggi la carta a tutti
card-reads = { $name } legge la carta
card-next = Una di queste toccherà a te.
read-aloud = Leggimela
say-card = Turno { $round }. Le parole: { $words }
token-yours = Il tuo numero segreto
token-others = Ognuno guarda il proprio numero
token-nine = Nove gettoni neri, coperti
token-back = ×
token-draw = Disegna: { $word }
say-token = Il tuo numero è { $number }. Disegna: { $word }

# Si disegna
your-sheet = Il tuo foglio. Disegna: { $word }
your-drawing = Il tuo disegno
no-letters = Niente lettere, niente numeri
done = Fatto
say-draw = Disegna: { $word }
keep-drawing = Continua a disegnare
wait-moment = Un momento …
wait-draw = Stanno ancora disegnando: { $names }

# Si indovina
say-vote = Che cosa hanno disegnato? Prova dove te la senti: { $n ->
    [one] un disegno
   *[other] { $n } disegni
}.
drawing-n-of = Disegno { $n } di { $of }
your-bet = Che cos’è, secondo te
your-token = il tuo gettone
your-tokens = I tuoi gettoni
none-left = finiti
no-bet = Passo
tokens-of = Gettoni di { $names }
stock-said = I tuoi gettoni: { $one } con l’1, { $two } con il 2, { $three } con il 3
thumb-open = Il disegno di { $name }, senza gettone
thumb-bet = Il disegno di { $name }, secondo te: { $number }
blank = un foglio bianco
lock = Ho finito
unlock = Ci ripenso
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

# Lettere o numeri?
flag = Lettere o numeri nel disegno di { $name }?
flag-title = Lettere o numeri?
flag-text = Lo chiediamo a tutti tranne { $name }. Se i più dicono di sì, il disegno non vale.
flag-ask = Chiedi a tutti
flag-not = No, lascia stare
foul-asked = in discussione
foul-foul = lettere!
judge-title = Lettere o numeri nel disegno di { $name }?
judge-text = Se i più dicono di sì, non vale.
judge-yes = Sì, ne vedo
judge-no = No, va bene
judge-yours = Stiamo chiedendo agli altri se nel tuo disegno ci sono lettere o numeri.
judge-waits = Lettere o numeri nel disegno di { $name }?
judge-for = Manca la risposta di { $names }.
wait-judge = Si aspetta la risposta di { $names }

# Si scopre
artist-n-of = Artista { $n } di { $of }
annulled = non vale
nobody-guessed = nessuno ha indovinato
guessed-by = { $n ->
    [one] ha indovinato uno solo
    [2] hanno indovinato in due
    [3] hanno indovinato in tre
    [4] hanno indovinato in quattro
    [5] hanno indovinato in cinque
   *[other] hanno indovinato tutti e sei
}
right-were = Giusto: { $names }.
no-token = Non ha tentato: { $names }
next-artist = Tocca a { $name }
next-you = Tocca a te
to-pad = Al blocco
goes-on = prosegue { $name }

# Il blocco
the-pad = Il blocco dei punti
after-round = Dopo il turno { $round }
leads = In testa con { $n }: { $names }
next-round = Prossimo turno
to-podium = Chi ha vinto?

# La fine
wins = { $you ->
    [yes] Hai vinto
   *[no] { $n ->
        [one] Vince { $names }
       *[other] Vincono insieme { $names }
    }
}
by-a-whisker = per un pelo
won-score = Punti: { $mine }, contro { $theirs } di { $other }.
shared = Pari a { $score }: vittoria condivisa.
called-off-title = La partita finisce prima
called-off = Sono rimasti in pochi, quindi non vince nessuno. Questi sono i punti finora.
album = L’album
drawings = { $n ->
    [one] un disegno
   *[other] { $n } disegni
}
guessed-it = Indovinato da { $names }
award-misread = Il camaleonte
award-misread-why = In “{ $word }” di { $name } c’è chi ha visto “{ $seen }”: in { $n }.
award-alone = L’intuizione più audace
award-alone-why = Solo { $name } ha visto “{ $word }” nel disegno di { $artist }.
award-pair = Si capiscono al volo
award-pair-why = Tra { $name } e { $other } { $n } disegni indovinati su { $of }.
award-hand = La matita più chiara
award-hand-why = I disegni di { $name } sono stati indovinati { $n } volte.
award-eye = Occhio di lince
award-eye-why = { $name } ha indovinato { $n } disegni su { $of }.
watch-drawn = Guarda come nasce
show-whole = Mostralo intero
drawn-by = { $name }, turno { $round }
drawing-before = Il disegno precedente
drawing-after = Il disegno seguente
save-drawing = Salva
save-album = Salva tutto in un’immagine
not-saved = Non è stato possibile salvare.
last-album = L’ultimo album
play-again = Ancora una volta
another-game = Un altro gioco
host-plays-on = { $name } può avviare la prossima partita

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
refused-flag-absent = Su quel disegno ora non si fanno domande.
refused-flag-own = Non puoi segnalare il tuo disegno.
refused-flag-bot = Solo le persone al tavolo possono segnalare un disegno.
refused-flag-asked = Di quel disegno si sta già discutendo.
refused-flag-ruled = Su quel disegno si è già deciso.
refused-flag-silenced = Tre tue segnalazioni sono state respinte: in questa partita non puoi farne altre.
refused-judge-closed = La domanda è chiusa.
refused-judge-not-asked = La domanda non è per te.
refused-judge-twice = Hai già risposto.
refused-judge-late = Il tempo per rispondere è finito.

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
help-example = Per esempio
help-example-drawn = Marco ha il numero 1 e disegna questo. Tre degli altri ci provano, uno no:
help-word-1 = ombrello
help-word-2 = ombrellone
help-word-3 = fungo
help-example-points = Due hanno indovinato e prendono 1 punto ciascuno, uno ha sbagliato e ne perde 1. Chi non ci ha provato resta come prima. Marco prende 2 punti.
help-example-nobody = Se nessuno avesse indovinato, o nessuno ci avesse provato, Marco ne avrebbe persi 2.
