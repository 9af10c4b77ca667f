# Doodle Dash în română. Toate limbile au aceiași identificatori și aceleași variabile.

title = Mâzgăleli în fugă
pitch = Unul închide ochii, toți ceilalți desenează același cuvânt cât pot de repede. Cu cât e mai grăbită mâzgălitura, cu atât e mai greu de ghicit.
tagline = Un cuvânt, toate creioanele și un zar care strigă stop.

# The house rules
option-kids = Cuvintele cu stea se sar
option-judge = Cine hotărăște dacă e corect
option-judge-auto = masa, iar la îndoială cei care desenează
option-judge-spoken = cei care desenează; se răspunde cu voce tare
option-judge-exact = doar masa
option-call_s = Timp pentru a spune un număr
option-call_s-on = Numărul se spune într-un timp limitat
option-go_s = Timp pentru a citi cuvântul
option-go_s-on = Startul se dă singur
option-draw_s-on = Se desenează într-un timp limitat
option-guess_s = Timp pentru un răspuns
option-guess_s-on = Se răspunde într-un timp limitat
option-auto_roll = Zarul se aruncă singur
option-tie_window_ms = Luat în același timp
option-tie_window_ms-value = { $n } ms
option-max_restarts = Reluări ale rundei după un fault
option-max_restarts-on = Reluările după fault sunt limitate
option-quiet = Cei care desenează nu folosesc chatul

# Înainte de joc
age = Vârsta ta
age-why = Rămâne secretă. Începe cel mai în vârstă; egalitatea e a celui mai tânăr.

# Cu ochii închiși
eyes-closed = Închide ochii
eyes-call = Spune un număr
eyes-called = Ai spus { $n }.
eyes-go = Ceilalți citesc cuvântul.
go = Start!
eyes-draw = Desenează. Când auzi zarul, nu mai e mult.
eyes-rolls = { $n ->
    [one] O aruncare
    [few] { $n } aruncări
   *[other] { $n } de aruncări
}
eyes-open = Deschide ochii
guesser-calls = { $name } stă cu ochii închiși și spune un număr
guesser-opens = { $name } deschide ochii
is-guesser = cu ochii închiși
anew-foul = Litere sau simboluri în desenul făcut de { $name }: cartonaș nou, o luăm de la capăt.
anew-guesser_left = Cine ghicea a plecat: cartonaș nou, ghicește { $name }.
anew-too_few = Erau prea puțini la desenat: cartonaș nou, ghicește { $name }.

# Cursa
card-number = Cartonaș, numărul { $n }
get-ready = Gata? { $name } dă startul
no-symbols = Fără litere, cifre, simboluri
both-free = amândouă libere
die-free = zarul e liber
none-free = amândouă luate
hand-on-it = Mâna ta e pe ea…
cylinder = cilindru auriu
die = zar
token-yours = Locul întâi! Cilindrul auriu e la tine.
token-is = { $name } are cilindrul auriu
die-yours = Zarul e al tău: aruncă, aruncă, aruncă!
die-is = { $name } aruncă zarul
roll = Aruncă!
face-down = Tăblița ta e cu fața în jos.
has-token = cilindrul auriu
has-die = zarul
stop = Stop!
stop-die = Zarul arată mâna.
stop-finished = Toate tăblițele sunt cu fața în jos.
stop-cap = Timpul s-a terminat.

# Ghicitul
what-is-it = Ce este?
shown-by = Arată: { $names }
your-guess = Singura ta încercare
guess = Ghicește
pass = N-am idee
guess-aloud = Spune cu voce tare. Artiștii arată dacă e bine.
guesser-guesses = { $name } ghicește…
is-it-right = E bine?
was-it-said = { $name } a spus cuvântul?
not-strict = Aproape la fel e de ajuns.
accept = Da
reject = Nu
they-decide = E bine? Decide: { $names }
try-right = corect
try-wrong = greșit
try-passed = nicio idee
try-time = prea târziu
try-away = nimeni
try-spoken = cu voce tare

# Sfârșitul rundei
the-word-was = Cuvântul
round-right = { $name } ghicește din încercarea { $n }.
round-wrong = { $name } nu ghicește. Nimeni nu ia puncte.
guesser-next = Urmează să ghicească { $name }
points-so-far = Puncte
flag = Litere sau simboluri în desenul făcut de { $name }?
flag-title = Litere, cifre, simboluri?
flag-text = Îi întrebăm pe toți în afară de { $name }. Dacă cei mai mulți spun da, runda se reia cu alt cartonaș.
judge-title = Litere, cifre sau simboluri în desenul făcut de { $name }?
judge-text = Dacă cei mai mulți spun da, runda se reia.
judge-yours = Îi întrebăm pe ceilalți dacă sunt litere sau simboluri în desenul tău.
judge-waits = Litere, cifre sau simboluri în desenul făcut de { $name }?

# Sfârșitul
shared = Egalitate la { $score }. Victoria se împarte.
album-right = { $name } a văzut din încercarea { $n }.
album-wrong = { $name } n-a ghicit.
award-eye = Vede tot
award-eye-why = { $name } a ghicit { $n } din { $of } cuvinte.
award-pencil = Creionul de aur
award-pencil-why = Desenele făcute de { $name } au adus { $n } puncte.
award-nut = Cea mai tare nucă
award-nut-why = { $n ->
    [one] Un desen pentru „{ $word }”, iar { $name } nu l-a văzut.
    [few] { $n } desene pentru „{ $word }”, iar { $name } nu l-a văzut în niciunul.
   *[other] { $n } de desene pentru „{ $word }”, iar { $name } nu l-a văzut în niciunul.
}

# What the rules refuse
refused-da-1-players = Jocul e pentru trei până la șapte persoane.
refused-da-1-cards = Sunt prea puține cărți pentru atâtea runde.
refused-da-1-seat = Nu ești în jocul acesta. Poți juca în următorul.
refused-da-4-guesser = Numai cine ghicește spune un număr.
refused-da-4-called = Numărul a fost spus deja.
refused-da-4-number = Pe carte nu este un asemenea număr.
refused-da-5 = Numărul acela are stea. Spune altul.
refused-da-6-guesser = Numai cine ghicește dă startul.
refused-da-6 = Mai întâi spune un număr.
refused-da-6-time = Asta vine de la sine.
refused-da-7-artist = De data asta ghicești tu. Ceilalți desenează.
refused-da-7 = Nu acum: nu desenează nimeni.
refused-da-7-blank = Tabla ta e goală. Desenează măcar o linie.
refused-da-8 = Zarul nu este la tine.
refused-da-8-late = S-a strigat stop înainte să termini.
refused-da-11 = Nu acum: nu e nimic de ghicit.
refused-da-11-guesser = Răspunde numai cine ghicește. Fără indicii!
refused-da-11-once = Ai răspuns deja. Ai o singură încercare.
refused-da-17-blank = Scrie ce vezi.
refused-da-17-list = Un singur răspuns. Spune un singur lucru.
refused-da-17-aloud = Spune răspunsul cu voce tare. Cei care desenează ating dacă e corect.
refused-da-17-artist = Cei care desenează spun dacă răspunsul e corect.
refused-da-17-asked = Nu ai niciun răspuns de judecat.
refused-da-17-twice = Te-ai pronunțat deja.
refused-da-17-late = Despre acel răspuns s-a hotărât deja.

# Regulile într-un minut
help-eyes = Unul dintre voi închide ochii.
help-eyes-more = Și spune un număr de la 1 la 7: cartonașul le arată celorlalți cuvântul.
help-race = Start! Toți ceilalți îl desenează.
help-race-more = Cine termină primul ia cilindrul auriu. Fără litere, cifre sau simboluri.
help-die = Al doilea ia zarul.
help-die-more = Și aruncă cât poate de repede până iese mâna: stop! Nimeni nu mai desenează. (În trei, zarul îl ia primul.)
help-show = Ochii deschiși: câte o încercare.
help-show-more = Întâi desenul cu cilindrul, apoi cel cu zarul, apoi toate celelalte împreună.
help-score = Dacă e bine: 1 punct pentru cine ghicește și 1 pentru artist.
help-score-more = La a treia încercare, câte 1 pentru fiecare artist rămas. Apoi închide ochii următorul. Câștigă cine are mai multe puncte.
help-example-drawn = Cuvântul e „taur”. Artiom are cilindrul, Rita zarul, iar Iana și Demian încă desenează la stop.
help-guess-1 = coif
help-guess-2 = fantomă
help-guess-3 = taur
help-example-points = A treia încercare e bună: Iana, Demian și cine ghicește iau câte 1 punct.
