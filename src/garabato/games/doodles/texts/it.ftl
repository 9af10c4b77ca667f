# Scarabocchi in italiano. Ogni lingua ha gli stessi id e le stesse variabili.

title = Scarabocchi
pitch = Tre parole che si somigliano come gocce d’acqua. Disegna la tua così bene che nessuno la scambi per le altre.
tagline = Tre parole che si somigliano come gocce d’acqua, trenta secondi, niente lettere.

# Le regole della casa
option-rounds = Turni
option-draw_s = Tempo per disegnare
option-vote_s = Tempo per scommettere
option-vote_s-on = Le scommesse hanno un limite di tempo
option-look_s = Tempo per guardare
option-vote = Scommettere su ogni disegno
option-vote-compulsory = è obbligatorio
option-vote-optional = è facoltativo
option-missed_vote = Una scommessa che manca
option-missed_vote-wrong = vale come sbagliata
option-missed_vote-random = si tira a sorte
option-missed_vote-zero = non costa nulla
option-foul = Lettere o numeri in un disegno
option-foul-minus_two = costano 2 punti
option-foul-zero = lo fanno valere 0
option-foul-play_on = non costano nulla
option-tie = In caso di parità vince
option-tie-own = chi ha avuto più disegni indovinati
option-tie-guessed = chi ha indovinato di più
option-tie-shared = chiunque sia in testa
option-rotate = Il primo giocatore cambia a ogni turno
option-quiet = Niente chat mentre si disegna e si scommette

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
is-choosing = scommette
is-locked = ha deciso

# La carta e il gettone
card-you-read = Leggi la carta a tutti
card-reads = { $name } legge la carta
card-next = Una di queste toccherà a te.
read-aloud = Leggimela
say-card = Turno { $round }. Le parole: { $words }
token-yours = Il tuo numero segreto
token-others = Ognuno guarda il proprio numero
token-nine = Nove gettoni di legno, coperti
token-back = #
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

# Si scommette
say-vote = Che cosa hanno disegnato? Metti un gettone su { $n ->
    [one] un disegno
   *[other] { $n } disegni
}.
drawing-n-of = Disegno { $n } di { $of }
your-bet = La tua scommessa
your-token = il tuo gettone
your-tokens = I tuoi gettoni
none-left = finiti
no-bet = Non scommetto
tokens-of = Gettoni di { $names }
stock-said = I tuoi gettoni: { $one } con l’1, { $two } con il 2, { $three } con il 3
thumb-open = Il disegno di { $name }, ancora senza gettone
thumb-bet = Il disegno di { $name }, la tua scommessa: { $number }
blank = un foglio bianco
lock = Deciso
unlock = Ci ripenso
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
no-token = Senza gettone: { $names }
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
won-own-doodles = Pari con { $other } a { $score }, ma con più disegni propri indovinati: { $mine } a { $theirs }.
won-right-votes = Pari con { $other } a { $score } e per disegni indovinati, ma da più persone: { $mine } a { $theirs }.
won-guessed-doodles = Pari con { $other } a { $score }, ma { $winner } ha indovinato di più: { $mine } a { $theirs }.
shared = Pari a { $score }. Niente li distingue.
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
award-alone = La scommessa più audace
award-alone-why = Solo { $name } ha visto “{ $word }” nel disegno di { $artist }.
award-pair = Si capiscono al volo
award-pair-why = Tra { $name } e { $other } { $n } disegni indovinati su { $of }.
award-hand = La matita più chiara
award-hand-why = I disegni di { $name } hanno avuto { $n } scommesse giuste.
award-eye = Occhio di lince
award-eye-why = { $name } ha indovinato { $n } disegni su { $of }.
ranked-own = A pari punti viene prima chi ha visto indovinati più disegni propri.
ranked-guessed = A pari punti viene prima chi ha indovinato di più.
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
help-example = Per esempio
help-example-drawn = Marco ha il numero 2 e disegna questo. Gli altri quattro mettono i loro gettoni:
help-word-1 = bollitore
help-word-2 = teiera
help-word-3 = caffettiera
help-example-points = Tre hanno indovinato e prendono 1 punto ciascuno, uno ha sbagliato e ne perde 1. Marco prende 3 punti.
help-example-nobody = Se non avesse indovinato nessuno, Marco ne avrebbe persi 2.
