# Parole vostre: quello che si dice al banco dei mazzi. Ogni lingua ha gli stessi id e le stesse variabili.

deck-cards = { $n ->
    [one] una carta
   *[other] { $n } carte
}
deck-good = { $n ->
    [one] Una carta
   *[other] { $n } carte
} da { $width ->
    [1] una parola
    [3] tre parole
   *[7] sette parole
}
deck-mode = Quali carte escono
deck-mode-only = solo queste
deck-mode-mixed = mescolate a quelle del gioco
deck-unfit = Questo gioco vuole altre carte. Il mazzo resta nella scatola.
deck-missing = { $n ->
    [one] Manca una carta. Scrivila, o mescola il mazzo a quelle del gioco.
   *[other] Mancano { $n } carte. Scrivine altre, o mescola il mazzo a quelle del gioco.
}
deck-all-played = In questa stanza sono già uscite tutte; ora tornano, prima le più vecchie.
deck-unused = { $n ->
    [one] Una di loro non è ancora uscita.
   *[other] { $n } di loro non sono ancora uscite.
}
deck-known-you = Gli altri vedono che forse conosci queste parole.
deck-known = { $name } forse conosce queste parole.
deck-code = Codice del mazzo, per altre stanze di questo server
deck-copy = Copia
deck-copied = Copiato
deck-change = Cambia le parole
deck-other = Un altro mazzo
deck-drop = Toglilo dalla scatola
deck-hint = Una carta per riga. Doodles e How Do You Doodle? vogliono tre parole per carta, Doodle Dash sette, ArtBox una. Tra le parole di una carta metti virgole, punti e virgola o tabulazioni, e in Doodle Dash un asterisco davanti alla più difficile.
deck-text = Le tue carte
deck-file = Da un file
deck-title = Nome del mazzo, se vuoi
deck-language = Le parole sono in
deck-put = Nella scatola
deck-put-good = { $n ->
    [one] Lascia fuori quelle righe e prendi l’unica carta buona
   *[other] Lascia fuori quelle righe e prendi { $n } carte buone
}
deck-by-code = O un mazzo con il suo codice
deck-take = Prendilo
deck-not-taken = Il mazzo non è finito nella scatola.
deck-reading = Leggo…
deck-faults = { $n ->
    [one] C’è una cosa da sistemare:
   *[other] Ci sono { $n } cose da sistemare:
}
deck-more = { $n ->
    [one] e un’altra
   *[other] e altre { $n }
}
deck-line = Riga { $line }:

# Che cosa non va
deck-empty = Qui non c’è ancora nessuna carta.
deck-too-large = Questo testo è di { $size } kB; il massimo è { $most } kB. Fanne più mazzi.
deck-too-many = { $n ->
    [one] Questa è una carta
   *[other] Queste sono { $n } carte
}; il massimo è { $most }. Quello che viene dopo non è stato letto.
deck-no-width = { $n ->
    [one] Qui c’è una parola
   *[other] Qui ci sono { $n } parole
}. Una carta ne ha una, tre o sette: metti in mezzo una virgola, un punto e virgola o una tabulazione.
deck-width = { $n ->
    [one] Qui c’è una parola
   *[other] Qui ci sono { $n } parole
}; le altre carte ne hanno { $width }.
deck-blank = Manca la parola { $place }.
deck-long = «{ $what }…» ha { $n ->
    [one] una lettera
   *[other] { $n } lettere
}; il massimo è { $most }.
deck-line-long = Questa riga è troppo lunga per una carta.
deck-quote = Alla parola { $place } si aprono delle virgolette che non si chiudono.
deck-twins = «{ $what }» sta qui due volte.
deck-again = Questa carta sta già nella riga { $other }.
deck-word-again = «{ $what }» sta già nella riga { $other }. Una parola da indovinare sta su una carta sola.
deck-stars = { $n ->
    [one] Una parola ha l’asterisco
   *[other] { $n } parole hanno l’asterisco
}. Lo ha solo la più difficile.

# Che cosa è stato sistemato o preso per altro
deck-header = «{ $what }» è stato preso per un’intestazione. Se è una carta, scrivila più in basso.
deck-blanks = { $n ->
    [one] Una riga vuota è stata saltata.
   *[other] { $n } righe vuote sono state saltate.
}
deck-hidden = Nella parola { $place } è stato tolto un segno invisibile ({ $sign }).
deck-mended = La parola { $place } è stata ripulita.
deck-star-last = { $n ->
    [one] Una carta non ha l’asterisco: lì l’ultima parola vale come la più difficile.
   *[other] { $n } carte non hanno l’asterisco: lì l’ultima parola vale come la più difficile.
}

# Quando il server dice di no
rest-too-large = È troppo grande per un mazzo. Fanne più d’uno.
rest-too-many-decks = Da qui sono appena arrivati molti mazzi. Aspetta qualche minuto.
