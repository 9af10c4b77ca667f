# Tu cum desenezi? în română. Fiecare limbă are aceleași id-uri și aceleași variabile.

title = Tu cum desenezi?
pitch = Trei cuvinte aproape la fel. Desenează-l pe al tău și ghicește-le pe ale celorlalți, dar numai unde îndrăznești.
tagline = Trei cuvinte aproape la fel, treizeci de secunde, și nu te obligă nimeni să ghicești.

# Regulile casei
option-rounds = Runde
option-draw_s = Timp de desenat
option-vote_s = Timp de ghicit
option-vote_s-on = Ghicitul are limită de timp
option-look_s = Timp de privit
option-vote = Ghicit la fiecare desen
option-vote-compulsory = e obligatoriu
option-vote-optional = dacă vrei
option-show_backs = Unde stau jetoanele
option-show_backs-live = se vede pe loc
option-show_backs-locked = se vede când au terminat toți
option-show_backs-never = nu se vede
option-foul = Litere sau cifre într-un desen
option-foul-minus_two = costă 2 puncte
option-foul-zero = desenul face 0
option-foul-play_on = nu costă nimic
option-quiet = Fără vorbe cât se desenează și se ghicește

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
is-choosing = ghicește
is-locked = a terminat

# Cartonașul și jetonul
card-you-read = Citește cartonașul tuturor
card-reads = { $name } citește cartonașul
card-next = Unul dintre ele va fi al tău.
read-aloud = Citește-mi-l
say-card = Runda { $round }. Cuvintele: { $words }
token-yours = Numărul tău secret
token-others = Fiecare se uită la numărul lui
token-nine = Nouă jetoane negre, cu fața în jos
token-back = ×
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

# Se ghicește
say-vote = Ce au desenat? Ghicește unde îndrăznești: { $n ->
    [one] un desen
    [few] { $n } desene
   *[other] { $n } de desene
}.
drawing-n-of = Desenul { $n }/{ $of }
your-bet = Ce crezi
your-token = jetonul tău
your-tokens = Jetoanele tale
none-left = nu mai ai
no-bet = Nu ghicesc
tokens-of = Jetoane: { $names }
stock-said = Jetoanele tale: { $one } cu 1, { $two } cu 2, { $three } cu 3
thumb-open = Desen de { $name }, fără jeton
thumb-bet = Desen de { $name }, tu crezi: { $number }
blank = o foaie goală
lock = Am terminat
unlock = Mă mai gândesc
lock-when-sure = Toate jetoanele sunt puse. Ai terminat?
still-open = { $n ->
    [one] Unui desen îi lipsește jetonul.
    [few] La { $n } desene lipsește jetonul.
   *[other] La { $n } de desene lipsește jetonul.
}
still-open-free = { $n ->
    [one] Un desen fără jeton. Nu costă nimic.
    [few] { $n } desene fără jeton. Nu costă nimic.
   *[other] { $n } de desene fără jeton. Nu costă nimic.
}
wait-vote = Mai ghicesc: { $names }

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
award-misread = Cameleonul
award-misread-why = În „{ $word }”, desen de { $name }, { $n } oameni au văzut „{ $seen }”.
award-alone = Cel mai îndrăzneț răspuns
award-alone-why = Numai { $name } a văzut „{ $word }” în desenul făcut de { $artist }.
award-pair = Se înțeleg din ochi
award-pair-why = { $name } și { $other } și-au ghicit desenele: { $n } din { $of }.
award-hand = Cel mai limpede creion
award-hand-why = Răspunsuri bune la desenele făcute de { $name }: { $n }.
award-eye = Ochi de vultur
award-eye-why = Desene ghicite de { $name }: { $n } din { $of }.
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
refused-hd-1-players = La Tu cum desenezi? se joacă în trei până la șapte.
refused-hd-1-cards = Au rămas prea puține cartonașe pentru atâtea runde. Alege mai puține.
refused-hd-1-seat = Nu ești în jocul acesta. Poți juca data viitoare.
refused-hd-3-token = N-ai jeton runda asta. Intri din nou la următoarea.
refused-hd-3 = Nu acum: nu desenează nimeni.
refused-hd-3-late = S-a scurs nisipul.
refused-hd-5 = Se ghicește când desenele sunt pe masă.
refused-hd-5-late = Timpul de ghicit s-a terminat.
refused-hd-5-out = Nu ești în runda asta. Intri din nou la următoarea.
refused-hd-5-missing = Întâi un jeton la fiecare desen: așa se joacă la masa voastră.
refused-hd-5-locked = Terminaseși. Mai gândește-te ca să muți un jeton.
refused-hd-5-own = Nu poți ghici desenul tău.
refused-hd-5-drawing = Desenul acela nu e pe masă.
refused-hd-5-stock = Ai doar trei jetoane din fiecare număr. Mută unul.
refused-hd-7 = Mai departe duce moderatorul sau gazda.
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
help-card-more = Seamănă: umbrelă, umbrelă de soare, ciupercă. Toată lumea le vede pe toate trei.
help-token = Primești un număr secret.
help-token-more = Îți spune care dintre cele trei cuvinte e al tău. Și alții pot avea același cuvânt.
help-draw = Toți desenează, treizeci de secunde.
help-draw-more = Orice, în afară de litere și cifre. Arată prin ce se deosebește cuvântul tău de celelalte două.
help-vote = Apoi ghicești ce au desenat ceilalți.
help-vote-more = Pune un 1, un 2 sau un 3 la un desen ori nimic, că nu costă. Ai câte trei din fiecare.
help-reveal = Artist după artist, iese adevărul la iveală.
help-reveal-more = Întâi numărul, apoi jetoanele. Unul bun aduce 1 punct, unul greșit costă 1. Artistul ia 1 pentru fiecare jeton bun și pierde 2 dacă n-a ghicit nimeni.
help-end = După nouă runde câștigă totalul cel mai mare.
help-end-more = Poate fi și sub zero. La egalitate, victoria se împarte.
help-example = De exemplu
help-example-drawn = Marco are numărul 1 și desenează asta. Trei dintre ceilalți îndrăznesc să ghicească, unul nu:
help-word-1 = umbrelă
help-word-2 = umbrelă de soare
help-word-3 = ciupercă
help-example-points = Doi au ghicit și iau câte 1 punct, unul a greșit și pierde 1. Cine n-a pus jeton nu ia nimic. Marco ia 2.
help-example-nobody = Dacă n-ar fi ghicit sau n-ar fi îndrăznit nimeni, Marco ar fi pierdut 2.
