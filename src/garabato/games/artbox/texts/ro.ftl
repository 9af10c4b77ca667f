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
