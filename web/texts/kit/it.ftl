# Quel che si dice al tavolo di ogni gioco. Ogni lingua ha gli stessi id e le stesse variabili.

# Le regole della casa
option-rounds = Turni
option-draw_s = Tempo per disegnare
option-look_s = Tempo per guardare
option-foul = Lettere o numeri in un disegno
option-foul-zero = lo fanno valere 0
option-foul-play_on = non costano nulla

# Su ogni schermata
round = Turno
round-of = Turno { $round } di { $rounds }
you-object = te
player = Giocatore
sum = Somma
nobody = nessuno
drawing-of = Il disegno di { $name }
drew = { $name } ha disegnato: { $word }
you-sit-out = Rientri con il prossimo turno.
is-reconnecting = sta tornando …
is-away = non c’è
is-left = è uscito
is-out = salta il turno
is-drawing = disegna
is-done = ha finito

# Si disegna
your-sheet = Il tuo foglio. Disegna: { $word }
say-draw = Disegna: { $word }
your-drawing = Il tuo disegno
done = Fatto
wait-moment = Un momento …
wait-draw = Stanno ancora disegnando: { $names }
drawing-n-of = Disegno { $n } di { $of }

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
annulled = non vale
nobody-guessed = nessuno ha indovinato
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
help-example = Per esempio
