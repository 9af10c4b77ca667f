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

# The end
shared = Egalitate la { $score }. Victoria se împarte.

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
