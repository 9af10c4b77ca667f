# Mâzgăleli în română. Fiecare limbă are aceleași id-uri și aceleași variabile.

title = Mâzgăleli
pitch = Trei cuvinte ca trei picături de apă. Desenează-l pe al tău așa de bine, încât nimeni să nu-l confunde.
tagline = Trei cuvinte ca trei picături de apă, treizeci de secunde, nicio literă.

# Regulile casei
option-vote_s = Timp de pariat
option-vote_s-on = Pariurile au limită de timp
option-vote = Un pariu la fiecare desen
option-vote-compulsory = e obligatoriu
option-vote-optional = dacă vrei
option-missed_vote = Un pariu care lipsește
option-missed_vote-wrong = se socotește greșit
option-missed_vote-random = se trage la sorți
option-missed_vote-zero = nu costă nimic
option-foul-minus_two = costă 2 puncte
option-tie = La egalitate câștigă
option-tie-own = cine a avut mai multe desene ghicite
option-tie-guessed = cine a ghicit mai mult
option-tie-shared = toți cei din frunte
option-rotate = Primul jucător se schimbă la fiecare rundă
option-quiet = Fără vorbe cât se desenează și se pariază

# Pe fiecare ecran
you = tu
is-choosing = pariază
is-locked = a hotărât

# Cartonașul și jetonul
token-nine = Nouă jetoane de lemn, cu fața în jos
token-back = #

# Se pariază
say-vote = Ce au desenat? Pune câte un jeton la { $n ->
    [one] un desen
    [few] { $n } desene
   *[other] { $n } de desene
}.
your-bet = Pariul tău
no-bet = Nu pariez
thumb-open = Desen de { $name }, încă fără pariu
thumb-bet = Desen de { $name }, pariul tău: { $number }
lock = Am hotărât
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

# Se află
no-token = Fără jeton: { $names }

# Sfârșitul
won-own-doodles = Tot { $score } la puncte are și { $other }, dar desenele învingătorului s-au ghicit mai des: { $mine } la { $theirs }.
won-right-votes = Tot { $score } la puncte are și { $other }, cu tot atâtea desene ghicite, dar de mai puțini oameni: { $mine } la { $theirs }.
won-guessed-doodles = Tot { $score } la puncte are și { $other }, dar la ghicit e mai bine { $winner }: { $mine } la { $theirs }.
shared = Fiecare are { $score } la puncte. Nimic nu-i desparte.
award-alone = Cel mai îndrăzneț pariu
award-hand-why = Pariuri câștigate pe desenele făcute de { $name }: { $n }.
ranked-own = La puncte egale, stă mai sus cine are mai multe desene ghicite de alții.
ranked-guessed = La puncte egale, stă mai sus cine a ghicit mai mult.

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
help-example-drawn = Marco are numărul 2 și desenează asta. Ceilalți patru își pun jetoanele:
help-word-1 = fierbător
help-word-2 = ceainic
help-word-3 = cafetieră
help-example-points = Trei au ghicit și iau câte 1 punct, unul a greșit și pierde 1. Marco ia 3.
help-example-nobody = Dacă n-ar fi ghicit nimeni, Marco ar fi pierdut 2.
