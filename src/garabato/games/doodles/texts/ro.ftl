# Mâzgăleli în română. Fiecare limbă are aceleași id-uri și aceleași variabile.

title = Mâzgăleli
pitch = Trei cuvinte ca trei picături de apă. Desenează-l pe al tău așa de bine, încât nimeni să nu-l confunde.
tagline = Trei cuvinte ca trei picături de apă, treizeci de secunde, nicio literă.

# Regulile casei
option-rounds = Runde
option-draw_s = Timp de desenat
option-vote_s = Timp de pariat
option-vote_s-on = Pariurile au limită de timp
option-look_s = Timp de privit
option-vote = Un pariu la fiecare desen
option-vote-compulsory = e obligatoriu
option-vote-optional = dacă vrei
option-missed_vote = Un pariu care lipsește
option-missed_vote-wrong = se socotește greșit
option-missed_vote-random = se trage la sorți
option-missed_vote-zero = nu costă nimic
option-foul = Litere sau cifre într-un desen
option-foul-minus_two = costă 2 puncte
option-foul-zero = desenul face 0
option-foul-play_on = nu costă nimic
option-tie = La egalitate câștigă
option-tie-own = cine a avut mai multe desene ghicite
option-tie-guessed = cine a ghicit mai mult
option-tie-shared = toți cei din frunte
option-rotate = Primul jucător se schimbă la fiecare rundă
option-quiet = Fără vorbe cât se desenează și se pariază

# Pe fiecare ecran
round = Runda
round-of = Runda { $round } din { $rounds }
you = tu
you-object = tu
yours = (al tău)
player = Jucător
sum = Total
nobody = nimeni
drawing-of = Desen de { $name }
drew = { $name } a desenat: { $word }
drew-lead = { $name } a desenat:
drew-what = Ce a făcut { $name }?
you-sit-out = Intri din nou la runda următoare.
is-reconnecting = se întoarce…
is-away = nu e aici
is-left = a ieșit
is-out = nu joacă runda asta
is-drawing = desenează
is-done = a terminat
is-choosing = pariază
is-locked = a hotărât

# Cartonașul și jetonul
card-you-read = Citește cartonașul tuturor
card-reads = { $name } citește cartonașul
card-next = Unul dintre ele va fi al tău.
read-aloud = Citește-mi-l
say-card = Runda { $round }. Cuvintele: { $words }
token-yours = Numărul tău secret
token-others = Fiecare se uită la numărul lui
token-nine = Nouă jetoane de lemn, cu fața în jos
token-back = #
token-draw = Desenează: { $word }
say-token = Numărul tău e { $number }. Desenează: { $word }

# Se desenează
your-sheet = Foaia ta. Desenează: { $word }
your-drawing = Desenul tău
no-letters = Fără litere, fără cifre
done = Gata
say-draw = Desenează: { $word }
keep-drawing = Mai desenez
wait-moment = O clipă…
wait-draw = Încă desenează: { $names }

# Se pariază
say-vote = Ce au desenat? Pune câte un jeton la { $n ->
    [one] un desen
    [few] { $n } desene
   *[other] { $n } de desene
}.
drawing-n-of = Desenul { $n }/{ $of }
your-bet = Pariul tău
your-token = jetonul tău
your-tokens = Jetoanele tale
none-left = nu mai ai
no-bet = Nu pariez
tokens-of = Jetoane: { $names }
stock-said = Jetoanele tale: { $one } cu 1, { $two } cu 2, { $three } cu 3
thumb-open = Desen de { $name }, încă fără pariu
thumb-bet = Desen de { $name }, pariul tău: { $number }
blank = o foaie goală
lock = Am hotărât
unlock = Mă mai gândesc
lock-when-sure = Toate jetoanele sunt puse. Ai hotărât?
still-open = { $n ->
    [one] Un desen e încă fără jeton.
    [few] { $n } desene sunt încă fără jeton.
   *[other] { $n } de desene sunt încă fără jeton.
}
still-open-free = { $n ->
    [one] Un desen e încă fără jeton; nu costă nimic.
    [few] { $n } desene sunt încă fără jeton; nu costă nimic.
   *[other] { $n } de desene sunt încă fără jeton; nu costă nimic.
}
wait-vote = Mai pariază: { $names }

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
artist-n-of = Artistul { $n } din { $of }
annulled = nu se pune
nobody-guessed = n-a ghicit nimeni
guessed-by = { $n ->
    [1] a ghicit o singură persoană
    [2] au ghicit doi
    [3] au ghicit trei
    [4] au ghicit patru
    [5] au ghicit cinci
   *[other] au ghicit toți șase
}
right-were = Au ghicit: { $names }.
no-token = Fără jeton: { $names }
next-artist = Urmează { $name }
next-you = Urmezi tu
to-pad = La carnețel
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
won-own-doodles = Tot { $score } la puncte are și { $other }, dar desenele învingătorului s-au ghicit mai des: { $mine } la { $theirs }.
won-right-votes = Tot { $score } la puncte are și { $other }, cu tot atâtea desene ghicite, dar de mai puțini oameni: { $mine } la { $theirs }.
won-guessed-doodles = Tot { $score } la puncte are și { $other }, dar la ghicit e mai bine { $winner }: { $mine } la { $theirs }.
shared = Fiecare are { $score } la puncte. Nimic nu-i desparte.
called-off-title = Jocul se încheie mai devreme
called-off = Au rămas prea puțini, așa că nu câștigă nimeni. Acestea sunt punctele de până acum.
album = Albumul
drawings = { $n ->
    [one] un desen
    [few] { $n } desene
   *[other] { $n } de desene
}
guessed-it = Au ghicit: { $names }
award-misread = Cameleonul
award-misread-why = În „{ $word }”, desen de { $name }, { $n } oameni au văzut „{ $seen }”.
award-alone = Cel mai îndrăzneț pariu
award-alone-why = Numai { $name } a văzut „{ $word }” în desenul făcut de { $artist }.
award-pair = Se înțeleg din ochi
award-pair-why = { $name } și { $other } și-au ghicit desenele: { $n } din { $of }.
award-hand = Cel mai limpede creion
award-hand-why = Pariuri câștigate pe desenele făcute de { $name }: { $n }.
award-eye = Ochi de vultur
award-eye-why = Desene ghicite de { $name }: { $n } din { $of }.
ranked-own = La puncte egale, stă mai sus cine are mai multe desene ghicite de alții.
ranked-guessed = La puncte egale, stă mai sus cine a ghicit mai mult.
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
refused-do-1-players = La Mâzgăleli se joacă în trei până la șapte.
refused-do-1-cards = Au rămas prea puține cartonașe pentru atâtea runde. Alege mai puține.
refused-do-1-seat = Nu ești în jocul acesta. Poți juca data viitoare.
refused-do-5 = N-ai jeton runda asta. Intri din nou la următoarea.
refused-do-6 = Nu acum: nu desenează nimeni.
refused-do-6-late = S-a scurs nisipul.
refused-do-8 = Se pariază când desenele sunt pe masă.
refused-do-8-late = Timpul de pariat s-a terminat.
refused-do-8-out = Nu ești în runda asta. Intri din nou la următoarea.
refused-do-8-missing = Întâi un jeton la fiecare desen, apoi hotărăști.
refused-do-8-locked = Ai hotărât deja. Mai gândește-te ca să schimbi un pariu.
refused-do-8-own = Nu poți paria pe desenul tău.
refused-do-8-drawing = Desenul acela nu e pe masă.
refused-do-9 = Ai doar trei jetoane din fiecare număr. Mută unul.
refused-do-10 = Mai departe duce primul jucător sau gazda.
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
help-card = Se întoarce un cartonaș cu trei cuvinte.
help-card-more = Seamănă mult: fierbător, ceainic, cafetieră. Toată lumea le vede pe toate trei.
help-token = Primești un număr secret.
help-token-more = Îți spune care dintre cele trei cuvinte e al tău. Și alții pot avea același cuvânt.
help-draw = Toți desenează, treizeci de secunde.
help-draw-more = Orice, în afară de litere și cifre. Arată prin ce se deosebește cuvântul tău de celelalte două.
help-vote = Apoi pariezi la fiecare dintre celelalte desene.
help-vote-more = Pune un 1, un 2 sau un 3. Ai câte trei din fiecare.
help-reveal = Artist după artist, iese adevărul la iveală.
help-reveal-more = Un pariu bun aduce 1 punct, unul greșit costă 1. Artistul ia 1 pentru fiecare pariu bun și pierde 2 dacă n-a ghicit nimeni.
help-end = După opt runde câștigă totalul cel mai mare.
help-end-more = La egalitate, cine a avut mai multe desene ghicite.
help-example = De exemplu
help-example-drawn = Marco are numărul 2 și desenează asta. Ceilalți patru își pun jetoanele:
help-word-1 = fierbător
help-word-2 = ceainic
help-word-3 = cafetieră
help-example-points = Trei au ghicit și iau câte 1 punct, unul a greșit și pierde 1. Marco ia 3.
help-example-nobody = Dacă n-ar fi ghicit nimeni, Marco ar fi pierdut 2.
