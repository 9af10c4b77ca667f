# Dadi scarabocchio in italiano. Ogni lingua ha gli stessi id e le stesse variabili.

title = Dadi scarabocchio
pitch = Tira sei dadi con delle figure e componi scarabocchi. Uno di ogni colore, e hai vinto.
tagline = Sei dadi, sessanta scarabocchi, sei colori da raccogliere.

# Le regole della casa
option-turn_s = Tempo per un turno
option-turn_s-on = I turni hanno un limite di tempo
option-deal_s = Tempo per scegliere la Galleria
option-deal_s-on = Il mazziere ha un limite di tempo
option-block_s = Tempo per bloccare un turno
option-dealer_picks = Il mazziere sceglie la prima Galleria
option-strict_draw = Tirare prima di pescare costa il turno
option-must_take = Chi può prendere una carta non tira più
option-assist = Il tavolo mostra le carte possibili
option-assist-off = mai
option-assist-last_roll = dopo l’ultimo tiro
option-assist-always = sempre, con le probabilità

# La fine
won-six = Tutti e sei i colori prima di chiunque altro.
called-off-sets = Sono rimasti in pochi, quindi non vince nessuno. Ecco le carte raccolte finora.

# Che cosa le regole non permettono
refused-di-1-players = A Dadi scarabocchio si gioca da due a sei.
refused-di-1-seat = Non sei in questa partita. Puoi giocare la prossima.
refused-di-1-dealer = La Galleria la sceglie il mazziere.
refused-di-1-doodle = Nella scatola non c’è uno scarabocchio così.
refused-di-1-laid = La Galleria è già sul tavolo.
refused-di-1-dealing = Il mazziere sta ancora scegliendo la Galleria.
refused-di-2 = Non è il tuo turno.
refused-di-2-drawn = Hai già pescato. Ora tira i dadi.
refused-di-2-draw = Prima pesca una carta, poi tira.
refused-di-3-six = Il primo tiro è con tutti e sei i dadi.
refused-di-3-dice = Scegli almeno un dado da tirare, e nessuno due volte.
refused-di-3-none = Non hai più tiri.
refused-di-4-roll = Prima tira, poi prendi una carta.
refused-di-4-gallery = Quella carta non è nella Galleria.
refused-di-4-fit = Tra i tuoi dadi mancano figure di questa carta.
refused-di-4-must = I dadi mostrano una carta che puoi prendere. Prendila o finisci il turno.
refused-di-5-roll = Tira almeno una volta prima di finire il turno.
refused-di-5-late = Il tuo tempo è finito.
refused-di-5-time = Non ora: c’è ancora tempo.
refused-di-5-here = Stai già giocando.
refused-di-6 = Hai già una carta di questo colore.
refused-di-7-late = Un furto si annuncia prima di pescare.
refused-di-7-set = Quella carta non è di nessuno.
refused-di-7-undeclared = Per prendere la carta di un altro, dillo prima di pescare.
refused-di-7-nothing = Non hai annunciato nessun furto.
refused-di-7-bound = Hai già tirato. Ora puoi avere solo quella carta.
refused-di-7-other = In questo turno puoi prendere solo la carta annunciata.
refused-di-9 = Non hai un Tiro gratis.
refused-di-10 = Non hai un Blocco.
refused-di-10-whom = Non puoi bloccare questa persona.
refused-di-10-begun = Troppo tardi: questo turno è cominciato.
refused-di-10-window = Un momento: qualcuno potrebbe bloccare il tuo turno.
refused-di-11 = La partita è finita.

# Colori e figure
colour-orange = arancione
colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-purple = viola
letter-orange = A
letter-red = R
letter-yellow = G
letter-green = Ve
letter-blue = B
letter-purple = Vi
face-arch = arco
face-dash = trattino
face-dot = punto
face-face = faccina
face-slant = sbarra
face-squiggle = serpentina
kind-free = Tiro gratis
kind-block = Blocco
card-called = «{ $figure }» ({ $colour })

# Sul tavolo
gallery = Galleria
pile = { $n ->
    [one] carta da pescare
   *[other] carte da pescare
}
new = nuova
fits = c’è
odds = Probabilità
your-set = La tua serie
set-of = La serie di { $name }
set-none = Ancora nessuna carta.
missing = manca
dice = I dadi
die = { $face }, dado { $n }
is-blocked = perde un turno
is-dozing = si salta

# Che cosa c’è da fare
deal-you = Prepara la Galleria
deal-other = { $name } prepara la Galleria
deal-how = Uno scarabocchio per colore.
deal-rest = Il resto a caso
turn-you = Tocca a te
turn-other = Tocca a { $name }
block-window = Può ancora arrivare un blocco.
draw-first = Prima pesca una carta.
draw-or-steal = Pesca una carta. Per rubarne una, prima tocca una serie.
draw-other = Sta per pescare.
roll-first = Ora tira tutti e sei i dadi.
roll-other = Sta per tirare.
roll-of = Tiro { $n } di { $of }
roll-keep = Tieni dei dadi e tira ancora, o tocca la carta che mostrano.
roll-last = Tocca la carta che mostrano, o finisci il turno.
asleep = Nessuno gioca
asleep-how = Il gioco aspetta che qualcuno torni.
draw = Pesca una carta
roll = Tira
roll-all = Tira i dadi
roll-n = Tira { $n }
roll-none = Niente più tiri
end-turn = Non prendo nulla
block = Blocca
block-now = Blocca il turno di { $name }
block-next = { $name } perde il prossimo turno
play-on = Sono qui e gioco
withdraw = Lascia stare
steal-how = Tocca la carta che vuoi rubare. In questo turno non potrai prenderne altre.
want-you = Vuoi { $card } di { $owner }.
want-other = { $name } vuole { $card } di { $owner }.
want-you-open = Vuoi { $card }; è tornata nella Galleria.
want-other-open = { $name } vuole { $card }; è tornata nella Galleria.
too-early = Tirare senza pescare?
too-early-text = Chi tira prima di pescare una carta perde il turno.
too-early-yes = Tira lo stesso
too-early-no = Indietro

# Che cosa è successo
told-took = { $name } prende { $card }.
told-stole = { $name } ruba { $card } a { $by }.
told-nothing = { $name } non prende nulla.
told-too_early = { $name } ha tirato prima di pescare e perde il turno.
told-time = Tempo scaduto per { $name }.
told-away = { $name } se n’è andato; il turno è finito.
told-blocked = { $by } blocca il turno di { $name }.
told-passed_over = Si salta { $name }.
say-your-turn = Tocca a te.
say-blocked = { $name } perderà un turno.
say-drawn = Pescato: { $cards }.
say-free = Tiro gratis: un tiro in più.
say-rolled = Tiro { $n }: { $faces }.
say-kept = Dado { $n }, { $face }: tenuto.
say-let-go = Dado { $n }, { $face }: si tira ancora.

# Le regole in un minuto
help-gallery = Sei scarabocchi scoperti, uno per colore: la Galleria.
help-gallery-more = Il colore dice quanti dadi servono: arancione uno, rosso due, giallo tre, verde quattro, blu cinque, viola sei.
help-draw = Nel tuo turno peschi una carta e la metti nella Galleria.
help-draw-more = Sempre prima di tirare: chi tira prima perde il turno.
help-roll = Poi tiri i sei dadi, fino a tre volte.
help-roll-more = Dopo ogni tiro tieni quelli che vuoi e tiri di nuovo gli altri.
help-take = I dadi mostrano uno scarabocchio della Galleria? Prendilo.
help-take-more = Conta solo quali figure ha, non dove stanno; un trattino non è una sbarra. Una carta per turno, e una sola per colore.
help-steal = Puoi rubare dalla serie di un altro.
help-steal-more = Di’ quale carta prima di pescare. Poi in quel turno non puoi prenderne altre.
help-action = Un Tiro gratis vale un tiro in più. Un Blocco fa perdere a qualcuno il prossimo turno.
help-action-more = Le tieni finché non le usi, e peschi ancora.
help-end = Vince chi ha per primo sei colori.
help-end-more = Subito, da dovunque venga la sesta carta.
help-roll-1 = Sofia vuole il sorriso: due punti e un arco. Al primo tiro tiene un punto e l’arco.
help-roll-2 = Tira di nuovo gli altri quattro.
help-roll-end = Due punti e un arco: la carta è sua. Gli altri dadi non contano.

# I sessanta scarabocchi
figure-orange-1 = amico
figure-orange-2 = briciola
figure-orange-3 = orizzonte
figure-orange-4 = palo
figure-orange-5 = salita
figure-orange-6 = discesa
figure-orange-7 = galleria
figure-orange-8 = ciotola
figure-orange-9 = onda
figure-orange-10 = fumo
figure-red-1 = cappello
figure-red-2 = tenda
figure-red-3 = candela
figure-red-4 = uovo alla coque
figure-red-5 = girino
figure-red-6 = palloncino
figure-red-7 = lecca-lecca
figure-red-8 = palla di neve
figure-red-9 = scivolo
figure-red-10 = capelli lunghi
figure-yellow-1 = sorriso
figure-yellow-2 = tartaruga
figure-yellow-3 = ombrello
figure-yellow-4 = omino
figure-yellow-5 = barca a vela
figure-yellow-6 = occhio
figure-yellow-7 = tè caldo
figure-yellow-8 = gelato
figure-yellow-9 = vulcano
figure-yellow-10 = cappello da festa
figure-green-1 = casa
figure-green-2 = ancora
figure-green-3 = lumaca
figure-green-4 = palma
figure-green-5 = evviva
figure-green-6 = automobile
figure-green-7 = girasole
figure-green-8 = ciliegie
figure-green-9 = fantasma
figure-green-10 = alba
figure-blue-1 = pesce
figure-blue-2 = topo
figure-blue-3 = cocktail
figure-blue-4 = calciatore
figure-blue-5 = pescatore
figure-blue-6 = razzo
figure-blue-7 = carrozzina
figure-blue-8 = noodle
figure-blue-9 = scarabeo
figure-blue-10 = paracadute
figure-purple-1 = marinaio
figure-purple-2 = bimbo col palloncino
figure-purple-3 = ballerina
figure-purple-4 = pupazzo di neve
figure-purple-5 = cammello
figure-purple-6 = mostro marino
figure-purple-7 = skateboard
figure-purple-8 = strega
figure-purple-9 = casetta
figure-purple-10 = isola deserta
