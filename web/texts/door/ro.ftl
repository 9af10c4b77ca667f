# Ce se spune la ușă: prima pagină și invitația. Fiecare limbă are aceleași id-uri și aceleași variabile.

home-line = o masă, hârtie și creioane
home-code = Codul de pe ecranul mare sau din invitație
home-code-first = Mai întâi cele patru litere ale camerei.
home-name-first = Mai întâi numele tău, ca să te știe ceilalți.
home-start = Deschide o cameră
home-bots = Joacă acum cu boți
home-games = Ce jocuri sunt?
your-name = Numele tău
your-look = Culoarea și forma ta
join = Hai la masă
invited = Ceilalți te așteaptă la masă
server-away = Nu dau de server. E dispozitivul în aceeași rețea?
page-broken = O parte din pagină nu a ajuns. Încarcă pagina din nou.
settings-language = Limba
trouble-reload = Încarcă din nou

look-1 = cerc albastru
look-2 = triunghi portocaliu
look-3 = pătrat verde
look-4 = romb vișiniu
look-5 = stea galbenă
look-6 = cruce cenușie
look-7 = pentagon bleu
look-8 = hexagon roz
