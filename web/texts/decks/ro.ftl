# Cuvintele voastre: ce se spune la masa pachetelor. Fiecare limbă are aceleași id-uri și aceleași variabile.

deck-cards = { $n ->
    [one] o carte
    [few] { $n } cărți
   *[other] { $n } de cărți
}
deck-good = { $n ->
    [one] O carte
    [few] { $n } cărți
   *[other] { $n } de cărți
} cu { $width ->
    [1] un cuvânt
    [3] trei cuvinte
   *[7] șapte cuvinte
}
deck-mode = Ce cărți apar
deck-mode-only = doar acestea
deck-mode-mixed = amestecate cu cele ale jocului
deck-unfit = Jocul acesta folosește alte cărți. Pachetul rămâne în cutie.
deck-missing = { $n ->
    [one] Mai trebuie o carte. Scrie-o, sau amestecă pachetul cu cele ale jocului.
    [few] Mai trebuie { $n } cărți. Scrie câteva, sau amestecă pachetul cu cele ale jocului.
   *[other] Mai trebuie { $n } de cărți. Scrie câteva, sau amestecă pachetul cu cele ale jocului.
}
deck-all-played = În camera aceasta au apărut toate; acum se întorc, cele mai vechi întâi.
deck-unused = { $n ->
    [one] Una dintre ele nu a apărut încă.
    [few] { $n } dintre ele nu au apărut încă.
   *[other] { $n } dintre ele nu au apărut încă.
}
deck-known-you = Ceilalți văd că poate știi cuvintele acestea.
deck-known = { $name } poate știe cuvintele acestea.
deck-code = Codul pachetului, pentru alte camere de pe acest server
deck-copy = Copiază
deck-copied = Copiat
deck-change = Schimbă cuvintele
deck-other = Alt pachet
deck-drop = Scoate-l din cutie
deck-hint = O carte pe rând. Doodles și How Do You Doodle? cer trei cuvinte pe carte, Doodle Dash șapte, ArtBox unul. Între cuvintele unei cărți pune virgule, punct și virgulă sau taburi, iar la Doodle Dash un asterisc înaintea celui mai greu.
deck-text = Cărțile tale
deck-file = Dintr-un fișier
deck-title = Numele pachetului, dacă vrei
deck-language = Cuvintele sunt în
deck-put = În cutie
deck-put-good = { $n ->
    [one] Lasă rândurile acelea și ia singura carte bună
    [few] Lasă rândurile acelea și ia { $n } cărți bune
   *[other] Lasă rândurile acelea și ia { $n } de cărți bune
}
deck-by-code = Sau un pachet după cod
deck-take = Ia-l
deck-not-taken = Pachetul nu a fost pus în cutie.
deck-reading = Citesc…
deck-faults = { $n ->
    [one] E un lucru de îndreptat:
    [few] Sunt { $n } lucruri de îndreptat:
   *[other] Sunt { $n } de lucruri de îndreptat:
}
deck-more = { $n ->
    [one] și încă unul
    [few] și încă { $n }
   *[other] și încă { $n }
}
deck-line = Rândul { $line }:

# Ce nu e bine
deck-empty = Aici nu e scrisă încă nicio carte.
deck-too-large = Textul acesta are { $size } kB; cel mult { $most } kB. Fă mai multe pachete din el.
deck-too-many = { $n ->
    [one] Aceasta e o carte
    [few] Acestea sunt { $n } cărți
   *[other] Acestea sunt { $n } de cărți
}; cel mult { $most }. Ce urmează nu a fost citit.
deck-no-width = { $n ->
    [one] Aici e un cuvânt
    [few] Aici sunt { $n } cuvinte
   *[other] Aici sunt { $n } de cuvinte
}. O carte are unul, trei sau șapte: pune între ele o virgulă, punct și virgulă sau un tab.
deck-width = { $n ->
    [one] Aici e un cuvânt
    [few] Aici sunt { $n } cuvinte
   *[other] Aici sunt { $n } de cuvinte
}; celelalte cărți au { $width }.
deck-blank = Lipsește cuvântul { $place }.
deck-long = „{ $what }…” are { $n ->
    [one] o literă
    [few] { $n } litere
   *[other] { $n } de litere
}; cel mult { $most }.
deck-line-long = Rândul acesta e mult prea lung pentru o carte.
deck-quote = La cuvântul { $place } se deschid ghilimele care nu se închid.
deck-twins = „{ $what }” apare aici de două ori.
deck-again = Cartea aceasta e deja în rândul { $other }.
deck-word-again = „{ $what }” e deja în rândul { $other }. Un cuvânt care se ghicește stă pe o singură carte.
deck-stars = { $n ->
    [one] Un cuvânt are asterisc
    [few] { $n } cuvinte au asterisc
   *[other] { $n } de cuvinte au asterisc
}. Îl are doar cel mai greu.

# Ce a fost îndreptat sau luat drept altceva
deck-header = „{ $what }” a fost luat drept titlu. Dacă e o carte, scrie-o mai jos.
deck-blanks = { $n ->
    [one] S-a trecut peste un rând gol.
    [few] S-a trecut peste { $n } rânduri goale.
   *[other] S-a trecut peste { $n } de rânduri goale.
}
deck-hidden = Din cuvântul { $place } s-a scos un semn invizibil ({ $sign }).
deck-mended = Cuvântul { $place } a fost îndreptat.
deck-star-last = { $n ->
    [one] O carte nu are asterisc: acolo ultimul cuvânt e socotit cel mai greu.
    [few] { $n } cărți nu au asterisc: acolo ultimul cuvânt e socotit cel mai greu.
   *[other] { $n } de cărți nu au asterisc: acolo ultimul cuvânt e socotit cel mai greu.
}

# Când serverul spune nu
rest-too-large = E prea mare pentru un pachet. Fă mai multe din el.
rest-too-many-decks = De aici au venit adineauri multe pachete. Așteaptă câteva minute.
