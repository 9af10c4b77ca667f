# ArtBox în română. Fiecare limbă are aceleași id-uri și aceleași variabile.

title = ArtBox
pitch = Patru zaruri spun cu ce forme ai voie să desenezi. Apoi află cine ce a desenat.
tagline = Linii, pătrate, triunghiuri, cercuri: zarurile hotărăsc, tu desenezi.

# Regulile casei
option-shapes = Formele de pe zaruri
option-shapes-at_least_once = fiecare fel măcar o dată
option-shapes-exact = exact cele patru
option-decoys = Cuvinte fără desen
option-decoys-0 = niciunul
option-decoys-1 = unul
option-decoys-2 = două
option-decoys-3 = trei
option-decoys-4 = patru
option-decoys-by_players = de la trei la unul, după numărul de jucători
option-guess_tie = La egalitate la ghicit câștigă
option-guess_tie-token = jetonul cel mai mic
option-guess_tie-own_drawing = cine a avut desenul ghicit de mai mulți
option-three_player_two_drawings = În trei, fiecare face două desene
option-simplified = Simplificat: nu sunt necesare toate formele, fără jetoane
option-regular_only = Doar forme regulate
option-award_zero = Puncte chiar dacă nimeni n-a ghicit nimic
option-draw_hourglass = Primul desen terminat întoarce clepsidra
option-hourglass_s = Clepsidra
option-word_s = Timp de ales cuvântul
option-word_s-on = Alegerea are limită de timp
option-draw_s-on = Desenul are limită de timp
option-match_s = Timp de asociat
option-match_s-on = Asocierea are limită de timp
option-flags = Literele și cifrele pot fi contestate
option-quiet = Fără vorbe cât se desenează și se asociază

# Cele două puncte
drawing-most = { $n ->
    [one] Desenul lui { $name } a fost ghicit de cei mai mulți: de un jucător.
    [few] Desenul lui { $name } a fost ghicit de cei mai mulți: de { $n } jucători.
   *[other] Desenul lui { $name } a fost ghicit de cei mai mulți: de { $n } de jucători.
}
drawing-token = La fel de mulți au ghicit și la { $others }, dar { $name } are jetonul cel mai mic.
drawing-place = La fel de mulți au ghicit și la { $others }, dar { $name } vine primul la rând de la jucătorul de start.
drawing-zero = Nimeni n-a ghicit niciun desen, așa că hotărăște jetonul cel mai mic: { $name }.
drawing-nobody = Niciun desen valabil n-a fost ghicit, așa că punctul nu-l ia nimeni.
guessing-most = { $n ->
    [one] { $name } a ghicit cel mai mult: un desen.
    [few] { $name } a ghicit cel mai mult: { $n } desene.
   *[other] { $name } a ghicit cel mai mult: { $n } de desene.
}
guessing-own-drawing = La egalitate cu { $others }, dar desenul lui { $name } a fost ghicit de mai mulți.
guessing-token = La egalitate cu { $others }, dar { $name } are jetonul cel mai mic.
guessing-place = La egalitate cu { $others }, dar { $name } vine primul la rând de la jucătorul de start.
guessing-zero = Nimeni altcineva n-a ghicit nimic, așa că hotărăște jetonul cel mai mic: { $name }.
guessing-nobody = Nimeni altcineva n-a ghicit nimic, așa că punctul nu-l ia nimeni.

# Sfârșitul
won-last-drawing = Egalitate cu { $other } la { $score }, dar ultimul desen al lui { $winner } a fost ghicit de mai mulți: { $mine } la { $theirs }.
won-token = Egalitate cu { $other } la { $score }, chiar și la ultimul desen; jetonul lui { $winner } a fost mai mic: { $mine } față de { $theirs }.
won-place = Egalitate cu { $other } la { $score }, chiar și la ultimul desen; { $winner } vine primul la rând de la jucătorul de start.
no-points = Cinci runde la rând nimeni n-a luat niciun punct, așa că jocul se oprește aici și nu câștigă nimeni.

# Ce refuză regulile
refused-ar-1-players = ArtBox se joacă în trei până la opt.
refused-ar-1-seat = Nu ești în acest joc. Poți juca în următorul.
refused-ar-1-talent = Jucătorul de start e deja ales.
refused-ar-1-unknown = Persoana aceea nu joacă.
refused-ar-1-artist = Acum nu cere nimeni un artist.
refused-ar-1-name = Un nume are cel puțin trei litere.
refused-ar-3-few = Sunt prea puține cărți pentru atâția jucători și atâtea cuvinte în plus.
refused-ar-3-now = Acum nu se aleg cuvinte.
refused-ar-3-out = Nu ai cărți în runda aceasta. Intri din nou în următoarea.
refused-ar-3-kept = Ai ales deja; cealaltă carte e sub pachet.
refused-ar-3-cards = Alege dintre cărțile tale câte ai de desenat.
refused-ar-3-dice = Acum nu se aruncă zarurile.
refused-ar-3-throw = Zarurile le aruncă jucătorul de start.
refused-ar-4-now = Acum nu desenează nimeni.
refused-ar-4-late = Timpul de desenat s-a terminat.
refused-ar-4-out = Nu participi la runda aceasta. Intri din nou în următoarea.
refused-ar-4-sheet = Nu ai foaia aceea.
refused-ar-4-kind = Zarurile nu arată forma aceea.
refused-ar-4-stock = Ai folosit forma aceea de câte ori o arată zarurile.
refused-ar-4-full = Pe foaie nu mai încap forme.
refused-ar-4-shape = Forma aceea nu mai e pe foaia ta.
refused-ar-4-reshape = O formă rămâne ce este. Scoate-o și ia alta.
refused-ar-4-size = Nicio formă nu are mărimea aceea și nu stă atât de departe.
refused-ar-5-final = Ai predat deja desenul.
refused-ar-5-empty = Foaia ta e încă goală.
refused-ar-5-line = Mai lipsește o linie.
refused-ar-5-box = Mai lipsește un pătrat.
refused-ar-5-triangle = Mai lipsește un triunghi.
refused-ar-5-circle = Mai lipsește un cerc.
refused-ar-6-now = Desenele nu sunt încă pe tablă.
refused-ar-6-out = Nu ai nimic de asociat în runda aceasta.
refused-ar-6-place = Pe tablă nu e desenul acela.
refused-ar-6-own = Acela e desenul tău.
refused-ar-6-word = Cuvântul acela nu e pe masă.
refused-ar-6-own-word = Acela e cuvântul tău.
refused-ar-6-taken = Ai dat cuvântul acela altui desen. Ia-l întâi înapoi.
refused-ar-7-late = Timpul de asociat s-a terminat.
refused-ar-7-final = Ai terminat de ghicit.
refused-ar-7-sand = Nisipul încă mai curge.
refused-ar-8 = Mai departe merge jucătorul de start sau gazda.

# Pe orice ecran
round-n = Runda { $round }, până la { $target } puncte
target = Câștigă cine are primul { $n } puncte
drew-lead = { $name } a desenat:
kind-box = pătrat
kind-triangle = triunghi
kind-line = linie
kind-circle = cerc
some-box = { $n ->
    [one] un pătrat
    [few] { $n } pătrate
   *[other] { $n } de pătrate
}
some-triangle = { $n ->
    [one] un triunghi
    [few] { $n } triunghiuri
   *[other] { $n } de triunghiuri
}
some-line = { $n ->
    [one] o linie
    [few] { $n } linii
   *[other] { $n } de linii
}
some-circle = { $n ->
    [one] un cerc
    [few] { $n } cercuri
   *[other] { $n } de cercuri
}
wait-many = { $n ->
    [one] Mai așteptăm { $n } persoană
    [few] Mai așteptăm { $n } persoane
   *[other] Mai așteptăm { $n } de persoane
}
hand-on-it = Ai mâna pe el …

# Cine începe
who-begins = Cine începe?
who-talent = Cine dintre noi are cel mai mare talent?
who-artist = Repede, numește un artist!
who-hint = Atinge un nume. Dacă cei mai mulți sunt de acord, începe acela; altfel cine numește primul un artist.
named-by = așa spune { $name }
artist-name = Numele unui artist
artist-say = Spune

# Cuvintele
choose-word = { $n ->
    [one] Ce cuvânt desenezi?
    [few] Păstrează { $n } cuvinte
   *[other] Păstrează { $n } de cuvinte
}
say-words = Cuvintele tale: { $words }
dice-later = Alegi întâi, apoi zarurile îți arată formele.
have-chosen = Au ales: { $names }
keep-them = Le păstrez
wait-words = Încă aleg: { $names }
is-choosing = alege
is-chosen = a ales

# Zarurile
shape-cards = Cărțile cu forme
card-dice = { $n ->
    [0] { $shape }: niciun zar
    [one] { $shape }: un zar
    [few] { $shape }: { $n } zaruri
   *[other] { $shape }: { $n } de zaruri
}
you-throw = Tu arunci zarurile
throws = { $name } aruncă zarurile
throw = Aruncă zarurile
rolled = Au ieșit: { $shapes }
rolled-short = Au ieșit:
your-word = Cuvântul tău: { $word }
use-all = Folosește fiecare dintre aceste forme și niciuna alta.
use-exact = Folosește exact aceste patru forme.
use-only = Folosește numai aceste forme.

# Desenul
your-sheet = Foaia ta. Desenează: { $word }
say-draw = Desenează: { $word }. Cu { $shapes }.
still-missing = Mai lipsește: { $shapes }
nothing-missing = Toate formele sunt acolo.
takes-token = Ia jetonul cel mai mic:
tools = Forme și unelte
tool-locked = { $shape }: nu a ieșit
tool-used = { $shape }: nu mai este
tool-missing = { $shape }: mai lipsește
tool-free = { $shape }
do-turn = Rotește
do-smaller = Mai mic
do-larger = Mai mare
do-wider = Mai lat și mai scund
do-taller = Mai înalt și mai îngust
do-copy = Încă una la fel
do-bring = Adu-o unde ating
do-front = Pune deasupra
do-remove = Scoate
do-more = Alte unelte
sheet-hint = Ia o formă de jos, apoi atinge sau desenează aici.
sheet-tap = Atinge aici sau desenează cât de mare vrei.
sheet-empty = nimic
shape-said = { $shape }: { $x } din stânga, { $y } de sus, lățime { $width }, înălțime { $height }, rotire { $turn } grade
tokens = Jetoane cu numere
token-lies = încă liber

# Asocierea
which-word = Care cuvânt e care?
they-match = Care cuvânt e care?
say-match = { $n ->
    [one] Un desen atârnă pe perete. Ce cuvânt e al lui?
    [few] { $n } desene atârnă pe perete. Ce cuvânt e al cărui desen?
   *[other] { $n } de desene atârnă pe perete. Ce cuvânt e al cărui desen?
}
the-wall = Desenele
the-rack = Cuvintele
drawing-at = Desenul { $n }: { $shapes }
is-yours = Al tău: { $word }
yours-is = al tău:
has-word = Tu crezi: { $word }
no-word = niciun cuvânt
is-your-word = cuvântul tău
lies-at = la desenul { $n }
say-pair = { $word } este la desenul { $n }
is-matching = asociază
wait-match = Încă asociază: { $names }
all-matched = Fiecare desen are un cuvânt.
some-open = { $n ->
    [one] Un desen nu are încă un cuvânt.
    [few] { $n } desene nu au încă un cuvânt.
   *[other] { $n } de desene nu au încă un cuvânt.
}
have-finished = Au terminat: { $names }
you-turned = Tu ai întors clepsidra
turned = { $name } a întors clepsidra
i-am-finished = Am terminat

# Dezvăluirea și punctele
guessed-n = { $n ->
    [0] Nimeni nu l-a ghicit
    [one] Unul l-a ghicit
    [few] { $n } l-au ghicit
   *[other] { $n } l-au ghicit
}
is-right = corect
is-wrong = greșit
incomplete = Lipsesc forme, așa că nu poate primi punctul pentru desen.
next-drawing = Desenul următor
to-points = Punctele
point-drawing = Punctul pentru desen
point-guessing = Punctul pentru ghicit
column-seen = ghicit de
column-hits = a ghicit
column-token = jeton
column-before = înainte
column-now = acum
next-start = Runda următoare: începe { $name }
next-start-you = Runda următoare: începi tu
ranked = La egalitate decide ultima rundă: desenul ghicit de mai mulți, apoi jetonul mai mic.
award-misread = Cameleonul
award-misread-why = { $n ->
    [one] Unul a văzut „{ $seen }” în „{ $word }” de { $name }.
    [few] { $n } au văzut „{ $seen }” în „{ $word }” de { $name }.
   *[other] { $n } au văzut „{ $seen }” în „{ $word }” de { $name }.
}
award-hand = Cele mai clare forme
award-hand-why = { $n ->
    [one] Desenele lui { $name } au fost ghicite o dată.
    [few] Desenele lui { $name } au fost ghicite de { $n } ori.
   *[other] Desenele lui { $name } au fost ghicite de { $n } de ori.
}
award-eye = Cel mai ager ochi
award-eye-why = { $n ->
    [one] { $name } a ghicit un desen.
    [few] { $name } a ghicit { $n } desene.
   *[other] { $name } a ghicit { $n } de desene.
}
award-fast = Cea mai iute mână
award-fast-why = { $n ->
    [one] { $name } a luat o dată jetonul cel mai mic.
    [few] { $name } a luat de { $n } ori jetonul cel mai mic.
   *[other] { $name } a luat de { $n } de ori jetonul cel mai mic.
}

# Regulile într-un minut
help-words = Primești două cuvinte și păstrezi unul, în secret.
help-words-more = Alegi înainte să-ți știi formele.
help-dice = Patru zaruri spun ce forme sunt.
help-dice-more = Pătratele și triunghiurile ies mai des decât liniile și cercurile.
help-draw = Toți desenează numai cu aceste forme.
help-draw-more = Fiecare cel puțin o dată, de orice mărime, de câte ori vrei. Cine a terminat ia jetonul cel mai mic.
help-wall = Toate desenele atârnă pe perete, toate cuvintele sunt la vedere.
help-wall-more = Află ce cuvânt e al cărui desen. Primul care a terminat întoarce clepsidra.
help-points = Două puncte pe rundă.
help-points-more = Unul pentru desenul ghicit de cei mai mulți, unul pentru cine a ghicit cel mai mult dintre ceilalți. La egalitate câștigă jetonul mai mic.
help-end = Câștigă cine are primul destule puncte.
help-end-more = Cinci în trei sau patru, patru în cinci sau șase, trei în șapte sau opt.
help-example-rolled = Zarurile arată două pătrate, un triunghi și o linie. Marco desenează cu ele o casă:
help-example-points = Trei au ghicit-o, mai mulți decât orice alt desen: un punct pentru Marco. Ana și Leo au ghicit câte trei desene; Ana are jetonul 2, Leo jetonul 4: un punct pentru Ana.
