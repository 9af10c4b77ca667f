# Quel che si dice sulla porta: la prima pagina e l’invito. Ogni lingua ha gli stessi id e le stesse variabili.

home-line = un tavolo, carta e matite
home-code = Codice sullo schermo grande o nell’invito
home-code-first = Prima le quattro lettere della stanza.
home-name-first = Prima il tuo nome, così gli altri ti riconoscono.
home-start = Apri una stanza
home-bots = Gioca subito con i bot
home-games = Che giochi sono?
your-name = Il tuo nome
your-look = Il tuo colore e la tua forma
join = Siediti al tavolo
invited = Ti aspettano al tavolo
server-away = Il server non si raggiunge. Questo dispositivo è nella stessa rete?
page-broken = Un pezzo della pagina non è arrivato. Ricarica la pagina.
settings-language = Lingua
trouble-reload = Ricarica la pagina

look-1 = cerchio blu
look-2 = triangolo arancione
look-3 = quadrato verde
look-4 = rombo prugna
look-5 = stella gialla
look-6 = croce grafite
look-7 = pentagono celeste
look-8 = esagono rosa
