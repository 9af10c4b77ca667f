# Ce se spune în cameră, oricare ar fi jocul. Fiecare limbă are aceleași id-uri și aceleași variabile.

coming-in = Intrăm…
room-at = Camera de la { $address }
qr = Cod QR cu adresa acestei camere
share = Trimite linkul
share-text = Hai să mâzgălim împreună! Camera e { $code }.
share-copied = Linkul e copiat.
share-by-hand = Copiază adresa și trimite-o celorlalți
people = Oameni
people-here = { $n ->
    [one] Ești { $name }, deocamdată fără altcineva
    [few] Ești { $name }, aici sunteți { $n }
   *[other] Ești { $name }, aici sunteți { $n }
}
you = tu
host = gazda
ready = gata
not-ready = încă nu
away = nu e aici
free-seats = { $n ->
    [one] un loc liber
    [few] { $n } locuri libere
   *[other] { $n } de locuri libere
}
bot = bot
bot-add = Adaugă un bot
bot-change = Schimbă-l pe { $name }
skill-easy = ușor
skill-normal = mijlociu
skill-hard = isteț
bot-for = Un bot pentru { $name }
watches = privește
seat-move = Mută: { $name }, locul { $n } din { $of }
seat-moved = { $name } stă pe locul { $n } din { $of }
seats-hint = Așa stați la masă, în sensul acelor de ceasornic. Mută un semn ca să schimbi.
seats-put = Unde se așază { $name }? Atinge un semn.
games = Jocuri
box-people = { $min }–{ $max } persoane
box-minutes = { $n ->
    [one] cam un minut
    [few] cam { $n } minute
   *[other] cam { $n } de minute
}
how-to-play = Cum se joacă
rules = Reguli
rules-are = Reguli:
preset-rulebook = Ca la carte
preset-kids = Copii
preset-published = Ediția tipărită
preset-own = Ale noastre
house-rules-changed = { $n ->
    [one] una nu e ca la carte
    [few] { $n } nu sunt ca la carte
   *[other] { $n } nu sunt ca la carte
}
own-words = Cuvintele voastre
seconds = { $n } s
less = Mai puțin: { $what }
more = Mai mult: { $what }
wall = peretele: mâzgălește cât aștepți
wall-wipe = Perete curat
start = Începem
start-missing = { $n ->
    [one] Încă o persoană și putem începe
    [few] Încă { $n } persoane și putem începe
   *[other] Încă { $n } de persoane și putem începe
}
start-unready = { $n ->
    [one] { $name } încă nu e gata
    [few] { $n } încă nu sunt gata
   *[other] { $n } încă nu sunt gata
}
start-all = Toată lumea e gata
start-without = Gazda lipsește și toți sunt gata: oricine poate da startul
ready-go = Sunt gata
ready-hint = Spune când ești gata
waiting-for-host = { $name } dă startul

# On a big screen, and who only watches
tv-link = Pe un ecran mare
tv-camera = Îndreaptă camera încoace,
tv-open = sau deschide
tv-letters = și scrie cele patru litere.
tv-watching = { $n ->
    [one] încă o persoană privește
    [few] încă { $n } persoane privesc
   *[other] încă { $n } de persoane privesc
}
tv-keys = T hârtie sau tablă · L limba · F ecran complet
take-seat = Joacă în locul lui { $name }
watch-now = Privești partida aceasta; joci în următoarea.
watch-full = Privești partida aceasta. Toate locurile sunt ocupate; te așezi când se eliberează unul.

menu = Meniu
settings = Setări
settings-theme = Masa
settings-auto = Ca dispozitivul
settings-light = Hârtie
settings-dark = Tablă
settings-text-size = Mărimea textului
settings-normal = Normal
settings-larger = Mare
settings-largest = Foarte mare
settings-motion = Mai puțină mișcare
settings-sound = Sunete
settings-vibration = Vibrații
settings-pen-only = Desenează doar creionul, nu degetele
settings-left-hand = Desenez cu stânga
keep = Ai grijă de cameră
about = Ce e cu { $name }?
pause = Pauză
resume = Mai departe
pace = Timp
close = Închide
no = Nu
leave = Ieși din cameră
to-lobby = Înapoi în hol
kick = Trimite afară: { $name }
ask-leave = Ieși din cameră? Te poți întoarce la locul tău.
    .yes = Ies
ask-lobby = Închei jocul și mergi înapoi în hol?
    .yes = Închei
ask-kick = { $name } să plece de tot?
    .yes = Să plece

chat = Vorbe
chat-unread = Vorbe, ceva nou
chat-empty = Încă n-a zis nimeni nimic.
chat-say = Zi ceva
chat-send = Trimite
chat-off = Gazda a oprit chatul.
chat-muted = Acum se tace.

band-lost = S-a pierdut conexiunea. Revine singură…
band-saving = Se salvează…
band-host = Gazda a pus jocul pe pauză
band-few = { $n ->
    [one] Mai așteptăm o persoană
    [few] Mai așteptăm { $n } persoane
   *[other] Mai așteptăm { $n } de persoane
}
came = { $name } e aici
went = { $name } nu mai e aici
somebody = cineva
seconds-left = { $n ->
    [one] A mai rămas o secundă
    [few] Au mai rămas { $n } secunde
   *[other] Au mai rămas { $n } de secunde
}
time-left = Timp rămas: { $n ->
    [one] o secundă
    [few] { $n } secunde
   *[other] { $n } de secunde
}

trouble-home = La început
trouble-unknown_room = Nu există camera asta
    .advice = Mai uită-te o dată la cele patru litere sau cere altă invitație.
trouble-closed = Camera asta e închisă
    .advice = De mult n-a mai fost nimeni în ea sau a închis-o cine ține acest server. Deschide una nouă.
trouble-full = Camera asta e plină
    .advice = Nu mai încape nimeni. Întreabă dacă face cineva loc sau deschide alta.
trouble-kicked = Te-au dat afară
    .advice = Gazda sau cei mai mulți dintre ceilalți au închis ușa acestei camere. În alta ți se deschide cu drag.
trouble-barred = Din rețeaua ta nu mai intră nimeni nou
    .advice = Cineva din rețeaua ta a fost dat afară din camera asta. Roagă gazda să îl lase înapoi: atunci ușa e deschisă și pentru tine.
    .button = Mai încearcă
trouble-locked = Camera e încuiată
    .advice = Gazda nu lasă acum pe nimeni nou înăuntru. Cine are un loc se întoarce oricând.
    .button = Mai încearcă
trouble-password = Camera asta are o parolă
    .advice = Cere-o celui care te-a invitat.
trouble-wrong_password = Nu asta era parola
    .advice = Literele mari și mici contează. Întreabă pe cine te-a invitat.
trouble-guesses = Prea multe parole greșite
    .advice = Din rețeaua ta s-a încercat prea des. Așteaptă câteva minute.
    .button = Mai încearcă
password = Parola
password-go = Intră
trouble-version = Serverul are o pagină mai nouă
    .advice = Încarcă pagina din nou și ești iar la locul tău.
trouble-elsewhere = Joci în altă filă
    .advice = Locul tău e deschis în altă filă sau pagină. Poate fi doar într-una.
    .button = Joc aici
trouble-left = Ai ieșit
    .advice = Locul tău rămâne cât rămâne camera.
    .button = Mă întorc
trouble-moved = Se mută masa
    .advice = Serverul repornește. Durează o clipă.
    .button = Încearcă iar
trouble-lagging = Rețeaua e prea înceată acum
    .advice = Nu s-a pierdut nimic. Dacă poți, mergi mai aproape de router.
    .button = Încearcă iar
trouble-flood = Prea multe deodată
    .advice = Pagina a trimis mai mult decât primește serverul. Nu s-a pierdut nimic.
    .button = Încearcă iar
trouble-bad_message = Pagina și serverul nu se înțeleg
    .advice = Încarcă pagina din nou și ești iar la locul tău.
trouble-away = Serverul nu răspunde
    .advice = E dispozitivul în aceeași rețea? Pagina încearcă mereu singură.
    .button = Încearcă acum
trouble-blocked = Conexiunea este oprită pe drum
    .advice = Serverul răspunde, dar nicio conexiune directă nu ajunge la el. Ceva de pe drum, un proxy, un firewall sau o extensie a acestui browser, nu lasă să treacă WebSocket.
trouble-no_upgrade = Un proxy taie conexiunea directă
    .advice = Serverul răspunde, dar proxy-ul din fața lui elimină antetul Upgrade. Cine ține acest server trebuie să lase acolo să treacă WebSocket.
trouble-origin = Serverul crede că pagina aceasta este străină
    .advice = Un proxy ascunde adresa acestei pagini. Cine ține acest server trebuie să transmită antetul Host sau să indice adresa publică (--public-url).
trouble-banned = Din rețeaua asta nu intră nimeni
    .advice = Cine ține acest server a închis ușa pentru adresa rețelei tale.
trouble-too_many_sockets = Foarte mulți oameni la o singură adresă
    .advice = Serverul nu mai primește conexiuni din această rețea. Închide paginile de care nu are nimeni nevoie și încarc-o din nou pe aceasta.

notice-not-taken = Asta n-a mers. Nu s-a schimbat nimic.
too-fast = Prea repede. O parte nu s-a primit.
ink-tools = Creion
ink-undo = Înapoi
ink-redo = Înainte
ink-clear = Șterge tot
ink-thick = Creion gros
ink-full = Foaia nu mai ține cerneală.
ink-too-many-points = Foaia nu mai ține cerneală.
ink-too-many-strokes = Foaia nu mai ține linii.
ink-too-many-ops = Foaia nu mai ține schimbări.
ink-bad-colour = Jocul nu are culoarea asta.
ink-bad-width = Jocul nu are creionul ăsta.
ink-unknown-stroke = Linia asta nu e pe foaie.
ink-unreadable = Pagina și serverul nu se înțeleg. Încarcă pagina din nou.
ink-too-fast = Prea multă cerneală deodată. O parte nu s-a primit.
ink-not-now = Creionul fusese deja luat.
refused-not_now = Nu acum.
refused-not_yours = Nu e rândul tău la asta.
refused-too_late = Prea târziu.
refused-bad_value = Așa nu merge.
refused-no-game = Nu e niciun joc pe masă.
refused-watching = Acum te uiți. Poți juca data viitoare.
refused-paused = Jocul mai așteaptă oameni.
refused-unreadable = Pagina și serverul nu se înțeleg. Încarcă pagina din nou.
refused-too-few = Sunteți prea puțini pentru jocul ăsta.
refused-unknown-seat = Persoana asta nu e aici.
refused-bots-full = Sunt deja atâția boți câți încap la o masă. Trimite întâi unul acasă.
refused-is-here = Persoana asta e aici și joacă. Un bot poate juca doar pentru cine lipsește.
refused-host-only = Asta poate face doar gazda.
refused-playing = Nu în timpul jocului.
refused-overtaken = Ceva ce ai cerut mai târziu a ajuns primul, așa că asta nu s-a făcut. Cere din nou dacă mai vrei.
refused-quiet = Acum se tace.
refused-blank = Nu scrie nimic.
refused-unknown-game = Serverul acesta nu are jocul.
refused-options = Regulile astea nu se potrivesc între ele.
refused-not-all-ready = Gazda lipsește. Se poate începe fără ea când toți cei de față sunt gata.
refused-chat-off = Gazda a oprit chatul.
refused-seat-away = Persoana asta se poate întoarce oricând. Locul ți-l poate da gazda.
refused-has-seat = Doar cine privește poate prelua un loc.
refused-seat-taken = La locul acela joacă cineva.
refused-kick-self = Nu te poți da afară pe tine.
refused-kick-owner = Cine a deschis camera nu poate fi dat afară.
refused-unknown-deck = Serverul acesta nu are niciun pachet cu codul acesta.
refused-many-decks = Într-o cameră nu încap atâtea pachete ale voastre. Ia unul care a mai fost aici, sau deschide o cameră nouă.
refused-few-own-cards = Pachetul tău are prea puține cărți pentru jocul acesta. Adaugă câteva, sau amestecă-l cu celelalte.
rest-too-many-rooms = De aici s-au deschis multe camere chiar acum. Așteaptă câteva minute.
rest-no-new-rooms = Serverul nu primește acum camere noi. Revino mai târziu.
rest-unknown-game = Serverul acesta nu are jocul.
rest-origin = Pagina aceasta nu ține de serverul pe care l-a întrebat.
