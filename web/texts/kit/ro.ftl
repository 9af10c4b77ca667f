# Ce se spune la masa oricărui joc. Fiecare limbă are aceleași id-uri și aceleași variabile.

# Regulile casei
option-rounds = Runde
option-draw_s = Timp de desenat
option-look_s = Timp de privit
option-foul = Litere sau cifre într-un desen
option-foul-zero = desenul face 0
option-foul-play_on = nu costă nimic

# Pe fiecare ecran
round = Runda
round-of = Runda { $round } din { $rounds }
you-object = tu
player = Jucător
sum = Total
nobody = nimeni
drawing-of = Desen de { $name }
drew = { $name } a desenat: { $word }
you-sit-out = Intri din nou la runda următoare.
is-reconnecting = se întoarce…
is-away = nu e aici
is-left = a ieșit
is-out = nu joacă runda asta
is-drawing = desenează
is-done = a terminat

# Se desenează
your-sheet = Foaia ta. Desenează: { $word }
say-draw = Desenează: { $word }
your-drawing = Desenul tău
done = Gata
wait-moment = O clipă…
wait-draw = Încă desenează: { $names }
drawing-n-of = Desenul { $n }/{ $of }

# Litere sau cifre?
flag = Desen de { $name }: litere sau cifre?
flag-title = Litere sau cifre?
flag-text = Îi întrebăm pe toți, în afară de { $name }. Dacă cei mai mulți spun da, desenul nu se pune.
flag-ask = Întreabă-i pe toți
flag-not = Nu, lasă
foul-asked = în discuție
foul-foul = litere!
judge-title = Desen de { $name }: litere sau cifre?
judge-text = Dacă cei mai mulți spun da, nu se pune.
judge-yes = Da, văd câteva
judge-no = Nu, e în regulă
judge-yours = Ceilalți sunt întrebați dacă în desenul tău sunt litere sau cifre.
judge-waits = Desen de { $name }: litere sau cifre?
judge-for = Mai răspund: { $names }.
wait-judge = Mai răspund: { $names }

# Se află
annulled = nu se pune
nobody-guessed = n-a ghicit nimeni
goes-on = continuă { $name }

# Carnețelul
the-pad = Carnețelul
after-round = După runda { $round }
leads = În frunte, cu { $n }: { $names }
next-round = Runda următoare
to-podium = Cine a câștigat?

# Sfârșitul
wins = { $you ->
    [yes] Ai câștigat!
   *[no] { $n ->
        [1] Câștigă { $names }
       *[other] Câștigă împreună { $names }
    }
}
by-a-whisker = la mustață
won-score = Puncte: { $mine }; pe locul doi { $other }, cu { $theirs }.
shared = Fiecare are { $score } la puncte: câștigă împreună.
called-off-title = Jocul se încheie mai devreme
called-off = Au rămas prea puțini, așa că nu câștigă nimeni. Acestea sunt punctele de până acum.
album = Albumul
drawings = { $n ->
    [one] un desen
    [few] { $n } desene
   *[other] { $n } de desene
}
guessed-it = Au ghicit: { $names }
watch-drawn = Vezi cum s-a desenat
show-whole = Arată-l întreg
drawn-by = { $name }, runda { $round }
drawing-before = Desenul dinainte
drawing-after = Desenul următor
save-drawing = Salvează
save-album = Salvează tot într-o imagine
not-saved = Nu s-a putut salva.
last-album = Ultimul album
play-again = Încă o dată
another-game = Alt joc
host-plays-on = { $name } poate începe jocul următor

# Ce nu lasă regulile
refused-flag-absent = Despre desenul acela nu se întreabă acum.
refused-flag-own = Nu poți semnala desenul tău.
refused-flag-bot = Doar oamenii de la masă pot semnala un desen.
refused-flag-asked = Despre desenul acela se întreabă deja.
refused-flag-ruled = Despre desenul acela s-a hotărât.
refused-flag-silenced = Trei semnalări ale tale au fost respinse; în jocul acesta nu mai poți face altele.
refused-judge-closed = Întrebarea s-a închis.
refused-judge-not-asked = Întrebarea nu e pentru tine.
refused-judge-twice = Ai răspuns deja.
refused-judge-late = Timpul de răspuns s-a terminat.

# Regulile într-un minut
help-example = De exemplu
