# Doodle Dash în română. Fiecare limbă are aceleași id-uri și aceleași variabile.

title = Doodle Dash
pitch = Toți desenează același cuvânt cât pot de repede. Cineva stă cu ochii închiși și vede apoi ce a ieșit.
tagline = Desenează repede, aruncă repede și… stop!

# Regulile casei
option-kids = Cuvintele cu stea se sar
option-judge = Cine spune dacă s-a ghicit
option-judge-auto = masa, iar la îndoială artiștii
option-judge-spoken = artiștii: se ghicește cu voce tare
option-judge-exact = doar masa
option-call_s-on = Alegerea numărului are limită de timp
option-call_s = Timp pentru alegerea numărului
option-go_s-on = Startul vine singur
option-go_s = Timp până la start
option-draw_s-on = Desenatul are limită de timp
option-guess_s-on = Ghicitul are limită de timp
option-guess_s = Timp pentru ghicit
option-auto_roll = Zarul se aruncă singur
option-tie_window_ms = „În același timp” înseamnă în cel mult
option-tie_window_ms-value = { $n } ms
option-max_restarts-on = Literele reiau runda doar de câteva ori
option-max_restarts = De câte ori se reia o rundă
option-quiet = Fără chat pentru cine știe cuvântul

# Înainte de joc
age = Vârsta ta
age-why = Dacă vrei. Începe cine e mai în vârstă, iar când doi sunt la fel de rapizi, cel mai tânăr e primul. Nu află nimeni.

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
