# Tu cum desenezi? în română. Fiecare limbă are aceleași id-uri și aceleași variabile.

title = Tu cum desenezi?
pitch = Trei cuvinte aproape la fel. Desenează-l pe al tău și ghicește-le pe ale celorlalți, dar numai unde îndrăznești.
tagline = Trei cuvinte aproape la fel, treizeci de secunde, și nu te obligă nimeni să ghicești.

# Regulile casei
option-vote_s = Timp de ghicit
option-vote_s-on = Ghicitul are limită de timp
option-vote = Ghicit la fiecare desen
option-vote-compulsory = e obligatoriu
option-vote-optional = dacă vrei
option-show_backs = Unde stau jetoanele
option-show_backs-live = se vede pe loc
option-show_backs-locked = se vede când au terminat toți
option-show_backs-never = nu se vede
option-foul-minus_two = costă 2 puncte
option-quiet = Fără vorbe cât se desenează și se ghicește

# Pe fiecare ecran
you = tu
is-choosing = ghicește
is-locked = a terminat

# Cartonașul și jetonul
token-nine = Nouă jetoane negre, cu fața în jos
token-back = ×

# Se ghicește
say-vote = Ce au desenat? Ghicește unde îndrăznești: { $n ->
    [one] un desen
    [few] { $n } desene
   *[other] { $n } de desene
}.
your-bet = Ce crezi
no-bet = Nu ghicesc
thumb-open = Desen de { $name }, fără jeton
thumb-bet = Desen de { $name }, tu crezi: { $number }
lock = Am terminat
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

# Se află
no-token = Fără jeton: { $names }

# Sfârșitul
award-alone = Cel mai îndrăzneț răspuns
award-hand-why = Răspunsuri bune la desenele făcute de { $name }: { $n }.

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
help-example-drawn = Marco are numărul 1 și desenează asta. Trei dintre ceilalți îndrăznesc să ghicească, unul nu:
help-word-1 = umbrelă
help-word-2 = umbrelă de soare
help-word-3 = ciupercă
help-example-points = Doi au ghicit și iau câte 1 punct, unul a greșit și pierde 1. Cine n-a pus jeton nu ia nimic. Marco ia 2.
help-example-nobody = Dacă n-ar fi ghicit sau n-ar fi îndrăznit nimeni, Marco ar fi pierdut 2.
