# Quel che si dice nella stanza, qualunque sia il gioco. Ogni lingua ha gli stessi id e le stesse variabili.

coming-in = Si entra…
room-at = Stanza su { $address }
qr = Codice QR con l’indirizzo di questa stanza
share = Condividi il link
share-text = Vieni a scarabocchiare con noi! La stanza è { $code }.
share-copied = Il link è copiato.
share-by-hand = Copia questo indirizzo e mandalo agli altri
people = Persone
people-here = { $n ->
    [one] Sei { $name }, qui non c’è nessun altro
   *[other] Sei { $name }, qui siete in { $n }
}
you = tu
host = guida
ready = ci sono
not-ready = non ancora
away = via
free-seats = { $n ->
    [one] un posto libero
   *[other] { $n } posti liberi
}
bot = bot
bot-add = Aggiungi un bot
bot-change = Cambia { $name }
skill-easy = facile
skill-normal = medio
skill-hard = furbo
bot-for = Un bot per { $name }
watches = guarda
seat-move = Sposta { $name }: posto { $n } di { $of }
seat-moved = { $name } siede al posto { $n } di { $of }
seats-hint = Siete seduti così, in senso orario. Sposta un segno per cambiare.
seats-put = E dove si siede { $name }? Tocca un segno.
games = Giochi
box-people = da { $min } a { $max } persone
box-minutes = { $n ->
    [one] circa un minuto
   *[other] circa { $n } minuti
}
how-to-play = Come si gioca
rules = Regole
rules-are = Regole:
preset-rulebook = Regolamento
preset-kids = Bambini
preset-published = Edizione stampata
preset-own = Le nostre
house-rules-changed = { $n ->
    [one] una diversa dal regolamento
   *[other] { $n } diverse dal regolamento
}
own-words = Parole vostre
seconds = { $n } s
less = Meno: { $what }
more = Più: { $what }
wall = il muro: scarabocchia mentre aspetti
wall-wipe = Un muro pulito
start = Si comincia
start-missing = { $n ->
    [one] Ancora una persona e si può cominciare
   *[other] Ancora { $n } persone e si può cominciare
}
start-unready = { $n ->
    [one] { $name } non è ancora pronto
   *[other] { $n } non sono ancora pronti
}
start-all = Ci siete tutti
start-without = Chi guida è via e tutti sono pronti: può cominciare chiunque
ready-go = Ci sono
ready-hint = Dì quando sei pronto
waiting-for-host = Si aspetta che { $name } cominci

# On a big screen, and who only watches
tv-link = Sul grande schermo
tv-camera = Inquadra qui con la fotocamera,
tv-open = o apri
tv-letters = e scrivi le quattro lettere.
tv-watching = { $n ->
    [one] un’altra persona guarda
   *[other] altre { $n } persone guardano
}
tv-keys = T carta o lavagna · L lingua · F schermo intero
take-seat = Gioca al posto di { $name }
watch-now = Guardi questa partita; nella prossima giochi.
watch-full = Guardi questa partita. I posti sono tutti occupati; ti siedi appena se ne libera uno.

menu = Menù
settings = Impostazioni
settings-theme = Tavolo
settings-auto = Come il dispositivo
settings-light = Carta
settings-dark = Lavagna
settings-text-size = Grandezza del testo
settings-normal = Normale
settings-larger = Più grande
settings-largest = Molto grande
settings-motion = Meno movimento
settings-sound = Suoni
settings-vibration = Vibrazione
settings-pen-only = Disegna solo la penna, non le dita
settings-left-hand = Disegno con la sinistra
keep = Cura la stanza
about = Che si fa con { $name }?
pause = Pausa
resume = Si continua
pace = Tempo
close = Chiudi
no = No
leave = Lascia la stanza
to-lobby = Torna all’ingresso
kick = Manda via { $name }
ask-leave = Lasciare questa stanza? Puoi tornare al tuo posto.
    .yes = Lascia
ask-lobby = Finire questa partita e tornare all’ingresso?
    .yes = Finisci
ask-kick = Mandare via { $name } per sempre?
    .yes = Manda via

chat = Chiacchiere
chat-unread = Chiacchiere, qualcosa di nuovo
chat-empty = Nessuno ha ancora detto niente.
chat-say = Di’ qualcosa
chat-send = Manda
chat-off = Chi guida la stanza ha spento la chat.
chat-muted = Adesso si tace.

band-lost = Connessione persa. Torna da sola…
band-saving = Si salva…
band-host = Chi guida ha messo in pausa la partita
band-few = { $n ->
    [one] Si aspetta ancora una persona
   *[other] Si aspettano ancora { $n } persone
}
came = { $name } è qui
went = { $name } è via
somebody = qualcuno
seconds-left = { $n ->
    [one] { $n } secondo rimasto
   *[other] { $n } secondi rimasti
}
time-left = Tempo rimasto: { $n ->
    [one] { $n } secondo
   *[other] { $n } secondi
}

trouble-home = All’inizio
trouble-unknown_room = Questa stanza non c’è
    .advice = Riguarda le quattro lettere, o chiedi un nuovo invito.
trouble-closed = Questa stanza è chiusa
    .advice = Da molto tempo non c’era nessuno, oppure l’ha chiusa chi gestisce questo server. Aprine una nuova.
trouble-full = Questa stanza è piena
    .advice = Più persone non ci stanno. Chiedi se qualcuno fa posto, o aprine un’altra.
trouble-kicked = Sei stato mandato via
    .advice = Chi guida questa stanza, o la maggior parte degli altri, ha chiuso la porta. In un’altra sei il benvenuto.
trouble-barred = Dalla tua rete non entra nessuno di nuovo
    .advice = Qualcuno della tua rete è stato mandato via da questa stanza. Chiedi a chi la guida di lasciarlo rientrare: allora la porta è aperta anche per te.
    .button = Riprova
trouble-locked = La stanza è chiusa a chiave
    .advice = Chi guida la stanza adesso non lascia entrare nessuno di nuovo. Chi ha un posto ci torna quando vuole.
    .button = Riprova
trouble-password = Questa stanza ha una parola d’ordine
    .advice = Chiedila a chi ti ha invitato.
trouble-wrong_password = Non è questa la parola d’ordine
    .advice = Maiuscole e minuscole contano. Chiedi a chi ti ha invitato.
trouble-guesses = Troppe parole d’ordine sbagliate
    .advice = Dalla tua rete si è provato troppe volte. Aspetta qualche minuto.
    .button = Riprova
password = Parola d’ordine
password-go = Entra
trouble-version = Il server ha una pagina più nuova
    .advice = Ricarica la pagina e sei di nuovo al tuo posto.
trouble-elsewhere = Giochi in un’altra scheda
    .advice = Il tuo posto è aperto in un’altra scheda o pagina. Ce n’è una sola per volta.
    .button = Gioca qui
trouble-left = Te ne sei andato
    .advice = Il tuo posto resta finché resta la stanza.
    .button = Torna
trouble-moved = Il tavolo si sposta
    .advice = Il server si riavvia. Ci vuole un attimo.
    .button = Riprova
trouble-lagging = La rete adesso è troppo lenta
    .advice = Non si è perso niente. Se puoi, avvicinati al router.
    .button = Riprova
trouble-flood = Troppo in una volta
    .advice = Questa pagina ha mandato più di quanto il server prenda. Non si è perso niente.
    .button = Riprova
trouble-bad_message = Questa pagina e il server non si capiscono
    .advice = Ricarica la pagina e sei di nuovo al tuo posto.
trouble-away = Il server non risponde
    .advice = Questo dispositivo è nella stessa rete? La pagina riprova da sola.
    .button = Prova adesso
trouble-blocked = La connessione è trattenuta per strada
    .advice = Il server risponde, ma non gli arriva nessuna connessione diretta. Qualcosa in mezzo, un proxy, un firewall o un’estensione di questo browser, non lascia passare i WebSocket.
trouble-no_upgrade = Un proxy taglia la connessione diretta
    .advice = Il server risponde, ma il proxy davanti toglie l’intestazione Upgrade. Chi gestisce questo server deve lasciar passare lì i WebSocket.
trouble-origin = Il server prende questa pagina per un’estranea
    .advice = Un proxy nasconde l’indirizzo di questa pagina. Chi gestisce questo server deve trasmettere l’intestazione Host o indicare l’indirizzo pubblico (--public-url).
trouble-banned = Da questa rete non entra nessuno
    .advice = Chi gestisce questo server ha chiuso la porta all’indirizzo della tua rete.
trouble-too_many_sockets = Tantissime persone a un solo indirizzo
    .advice = Il server non accetta altre connessioni da questa rete. Chiudi le pagine che non servono e ricarica questa.

notice-not-taken = Non è stato preso. Niente è cambiato.
too-fast = Troppo in fretta. Qualcosa non è stato preso.
ink-tools = Matita
ink-undo = Annulla
ink-redo = Rifai
ink-clear = Cancella tutto
ink-thick = Matita grossa
ink-full = Questo foglio non prende più inchiostro.
ink-too-many-points = Questo foglio non prende più inchiostro.
ink-too-many-strokes = Questo foglio non prende più tratti.
ink-too-many-ops = Questo foglio non prende più cambiamenti.
ink-bad-colour = Questo gioco non ha quel colore.
ink-bad-width = Questo gioco non ha quella matita.
ink-unknown-stroke = Quel tratto non è sul foglio.
ink-unreadable = Questa pagina e il server non si capiscono. Ricarica la pagina.
ink-too-fast = Troppo inchiostro in una volta. Qualcosa non è stato preso.
ink-not-now = La matita era già stata tolta.
refused-not_now = Non adesso.
refused-not_yours = Non tocca a te.
refused-too_late = Troppo tardi.
refused-bad_value = Così non va.
refused-no-game = Sul tavolo non c’è nessun gioco.
refused-watching = Questa partita la guardi. Alla prossima puoi giocare.
refused-paused = La partita aspetta altre persone.
refused-unreadable = Questa pagina e il server non si capiscono. Ricarica la pagina.
refused-too-few = Siete troppo pochi per questo gioco.
refused-unknown-seat = Quella persona non c’è.
refused-bots-full = Ci sono già tanti bot quanti ne tiene un tavolo. Prima mandane via uno.
refused-is-here = Quella persona è qui e gioca. Un bot può giocare solo per chi è assente.
refused-host-only = Lo può fare solo chi guida la stanza.
refused-playing = Non durante una partita.
refused-overtaken = Una tua richiesta più recente è arrivata prima, quindi questa non è stata eseguita. Chiedi di nuovo, se la vuoi ancora.
refused-quiet = Adesso si tace.
refused-blank = Non c’è scritto niente.
refused-unknown-game = Questo server non ha quel gioco.
refused-options = Queste regole non stanno insieme.
refused-not-all-ready = Chi guida è via. Si può cominciare senza quando tutti i presenti sono pronti.
refused-chat-off = Chi guida la stanza ha spento la chat.
refused-seat-away = Quella persona può tornare da un momento all’altro. Il posto te lo può dare chi guida.
refused-has-seat = Un posto lo può prendere solo chi guarda.
refused-seat-taken = A quel posto gioca qualcuno.
refused-kick-self = Non puoi mandare via te stesso.
refused-kick-owner = Chi ha aperto la stanza non può essere mandato via.
refused-unknown-deck = Questo server non ha nessun mazzo con quel codice.
refused-many-decks = In una stanza non entrano così tanti mazzi vostri. Prendine uno che c’era già, o apri una stanza nuova.
refused-few-own-cards = Il tuo mazzo ha troppo poche carte per questo gioco. Aggiungine, o mescolalo alle altre.
rest-too-many-rooms = Da qui sono state appena aperte molte stanze. Aspetta qualche minuto.
rest-no-new-rooms = Per ora il server non accetta stanze nuove. Torna più tardi.
rest-unknown-game = Questo server non ha quel gioco.
rest-origin = Questa pagina non appartiene al server che ha interpellato.
