# Zaruri mâzgălite în română. Fiecare limbă are aceleași id-uri și aceleași variabile.

title = Zaruri mâzgălite
pitch = Aruncă șase zaruri cu semne și alcătuiește mâzgăleli din ele. Câte una de fiecare culoare, și ai câștigat.
tagline = Șase zaruri, șaizeci de mâzgăleli, șase culori de adunat.

# Regulile casei
option-turn_s = Timp pentru o tură
option-turn_s-on = Turele au limită de timp
option-deal_s = Timp de ales Galeria
option-deal_s-on = Cine împarte are limită de timp
option-block_s = Timp de blocat o tură
option-dealer_picks = Cine împarte alege prima Galerie
option-strict_draw = Dacă arunci înainte să tragi, pierzi tura
option-must_take = Cine poate lua o carte nu mai aruncă
option-assist = Masa arată ce cărți se potrivesc
option-assist-off = niciodată
option-assist-last_roll = după ultima aruncare
option-assist-always = mereu, cu șansele

# Sfârșitul
won-six = Toate cele șase culori înaintea tuturor.
called-off-sets = Au rămas prea puțini, așa că nu câștigă nimeni. Asta a adunat fiecare până acum.

# Ce nu permit regulile
refused-di-1-players = La Zaruri mâzgălite se joacă în doi până la șase.
refused-di-1-seat = Nu ești în jocul acesta. Poți juca data viitoare.
refused-di-1-dealer = Galeria o alege cine împarte.
refused-di-1-doodle = În cutie nu e o asemenea mâzgăleală.
refused-di-1-laid = Galeria e deja pe masă.
refused-di-1-dealing = Cine împarte încă alege Galeria.
refused-di-2 = Nu e rândul tău.
refused-di-2-drawn = Ai tras deja o carte. Acum aruncă zarurile.
refused-di-2-draw = Întâi trage o carte, apoi aruncă.
refused-di-3-six = Prima aruncare e cu toate cele șase zaruri.
refused-di-3-dice = Alege cel puțin un zar de aruncat, și niciunul de două ori.
refused-di-3-none = Nu mai ai aruncări.
refused-di-4-roll = Întâi aruncă, apoi ia o carte.
refused-di-4-gallery = Cartea aceea nu e în Galerie.
refused-di-4-fit = Printre zarurile tale lipsesc semne de pe cartea asta.
refused-di-4-must = Zarurile arată o carte pe care o poți lua. Ia-o sau încheie tura.
refused-di-5-roll = Aruncă măcar o dată înainte să închei tura.
refused-di-5-late = Timpul tău s-a terminat.
refused-di-5-time = Nu acum: mai e timp.
refused-di-5-here = Ești deja în joc.
refused-di-6 = Ai deja o carte de culoarea asta.
refused-di-7-late = Un furt se anunță înainte de a trage o carte.
refused-di-7-set = Cartea aceea nu e a nimănui.
refused-di-7-undeclared = Ca să iei cartea cuiva, spune-o înainte să tragi.
refused-di-7-nothing = N-ai anunțat niciun furt.
refused-di-7-bound = Ai aruncat. Acum numai cartea aceea poate fi a ta.
refused-di-7-other = În tura asta poți lua numai cartea anunțată.
refused-di-9 = N-ai nicio Aruncare gratuită.
refused-di-10 = N-ai nicio Blocare.
refused-di-10-whom = Nu poți bloca persoana asta.
refused-di-10-begun = Prea târziu: tura asta a început.
refused-di-10-window = O clipă: cineva ți-ar putea bloca tura.
refused-di-11 = Jocul s-a terminat.

# Culori și semne
colour-orange = portocaliu
colour-red = roșu
colour-yellow = galben
colour-green = verde
colour-blue = albastru
colour-purple = mov
letter-orange = P
letter-red = R
letter-yellow = G
letter-green = V
letter-blue = A
letter-purple = M
face-arch = arc
face-dash = liniuță
face-dot = punct
face-face = fețișoară
face-slant = linie oblică
face-squiggle = serpentină
kind-free = Aruncare gratuită
kind-block = Blocare
card-called = „{ $figure }” ({ $colour })

# Pe masă
gallery = Galeria
pile = { $n ->
    [one] carte de tras
    [few] cărți de tras
   *[other] de cărți de tras
}
new = nouă
fits = iese
odds = Șanse
your-set = Colecția ta
set-of = Colecția lui { $name }
set-none = Încă nicio carte.
missing = lipsește
dice = Zarurile
die = { $face }, zarul { $n }
is-blocked = pierde o tură
is-dozing = se sare peste

# Ce e de făcut
deal-you = Alcătuiește Galeria
deal-other = { $name } alcătuiește Galeria
deal-how = Câte o mâzgăleală de fiecare culoare.
deal-rest = Restul la întâmplare
turn-you = E rândul tău
turn-other = E rândul lui { $name }
block-window = Mai poate veni o Blocare.
draw-first = Întâi trage o carte.
draw-or-steal = Trage o carte. Ca să furi una, atinge întâi o colecție.
draw-other = Urmează să tragă o carte.
roll-first = Acum aruncă toate cele șase zaruri.
roll-other = Urmează să arunce.
roll-of = Aruncarea { $n } din { $of }
roll-keep = Păstrează zaruri și mai aruncă, sau atinge cartea pe care o arată.
roll-last = Atinge cartea pe care o arată sau încheie tura.
asleep = Nu joacă nimeni
asleep-how = Jocul așteaptă să revină cineva.
draw = Trage o carte
roll = Aruncă
roll-all = Aruncă zarurile
roll-n = Aruncă { $n }
roll-none = Nicio aruncare
end-turn = Nu iau nimic
block = Blochează
block-now = Blochează tura lui { $name }
block-next = { $name } pierde tura următoare
play-on = Sunt aici și joc
withdraw = Renunță
steal-how = Atinge cartea pe care vrei s-o furi. În tura asta nu vei putea lua alta.
want-you = Vrei { $card } de la { $owner }.
want-other = { $name } vrea { $card } de la { $owner }.
want-you-open = Vrei { $card }; s-a întors în Galerie.
want-other-open = { $name } vrea { $card }; s-a întors în Galerie.
too-early = Arunci fără să tragi carte?
too-early-text = Cine aruncă înainte de a trage o carte pierde tura.
too-early-yes = Aruncă oricum
too-early-no = Înapoi

# Ce s-a întâmplat
told-took = { $name } ia { $card }.
told-stole = { $name } fură { $card } de la { $by }.
told-nothing = { $name } nu ia nimic.
told-too_early = { $name } a aruncat înainte de a trage și pierde tura.
told-time = Lui { $name } i-a expirat timpul.
told-away = { $name } a plecat; tura s-a încheiat.
told-blocked = { $by } blochează tura lui { $name }.
told-passed_over = Se sare peste { $name }.
say-your-turn = E rândul tău.
say-blocked = { $name } va pierde o tură.
say-drawn = S-a tras: { $cards }.
say-free = Aruncare gratuită: încă o aruncare.
say-rolled = Aruncarea { $n }: { $faces }.
say-kept = Zarul { $n }, { $face }: păstrat.
say-let-go = Zarul { $n }, { $face }: se aruncă din nou.

# Regulile într-un minut
help-gallery = Șase mâzgăleli cu fața în sus, câte una de fiecare culoare: Galeria.
help-gallery-more = Culoarea spune câte zaruri trebuie: portocaliu unul, roșu două, galben trei, verde patru, albastru cinci, mov șase.
help-draw = În tura ta tragi o carte și o pui în Galerie.
help-draw-more = Mereu înainte de a arunca: cine aruncă întâi pierde tura.
help-roll = Apoi arunci cele șase zaruri, de cel mult trei ori.
help-roll-more = După fiecare aruncare păstrezi ce vrei și arunci restul din nou.
help-take = Zarurile arată o mâzgăleală din Galerie? Ia-o.
help-take-more = Contează doar ce semne are, nu unde stau; o liniuță nu e o linie oblică. O carte pe tură și una singură de fiecare culoare.
help-steal = Poți fura din colecția altcuiva.
help-steal-more = Spune ce carte înainte de a trage. În tura aceea nu poți lua alta.
help-action = O Aruncare gratuită e încă o aruncare. O Blocare face pe cineva să piardă tura următoare.
help-action-more = Le păstrezi până le folosești și mai tragi o carte.
help-end = Câștigă cine are primul șase culori.
help-end-more = Pe loc, de oriunde ar veni a șasea carte.
help-roll-1 = Sofia vrea zâmbetul: două puncte și un arc. La prima aruncare păstrează un punct și arcul.
help-roll-2 = Le aruncă din nou pe celelalte patru.
help-roll-end = Două puncte și un arc: cartea e a ei. Celelalte zaruri nu contează.

# Cele șaizeci de mâzgăleli
figure-orange-1 = prieten
figure-orange-2 = firimitură
figure-orange-3 = orizont
figure-orange-4 = stâlp
figure-orange-5 = urcuș
figure-orange-6 = coborâș
figure-orange-7 = tunel
figure-orange-8 = castron
figure-orange-9 = val
figure-orange-10 = fum
figure-red-1 = pălărie
figure-red-2 = cort
figure-red-3 = lumânare
figure-red-4 = ou fiert
figure-red-5 = mormoloc
figure-red-6 = balon
figure-red-7 = acadea
figure-red-8 = bulgăre de zăpadă
figure-red-9 = tobogan
figure-red-10 = păr lung
figure-yellow-1 = zâmbet
figure-yellow-2 = țestoasă
figure-yellow-3 = umbrelă
figure-yellow-4 = omuleț
figure-yellow-5 = barcă cu pânze
figure-yellow-6 = ochi
figure-yellow-7 = ceai fierbinte
figure-yellow-8 = înghețată
figure-yellow-9 = vulcan
figure-yellow-10 = coif de petrecere
figure-green-1 = casă
figure-green-2 = ancoră
figure-green-3 = melc
figure-green-4 = palmier
figure-green-5 = ura
figure-green-6 = mașină
figure-green-7 = floarea-soarelui
figure-green-8 = cireșe
figure-green-9 = fantomă
figure-green-10 = răsărit
figure-blue-1 = pește
figure-blue-2 = șoarece
figure-blue-3 = cocktail
figure-blue-4 = fotbalist
figure-blue-5 = pescar
figure-blue-6 = rachetă
figure-blue-7 = cărucior
figure-blue-8 = tăiței
figure-blue-9 = gândac
figure-blue-10 = parașută
figure-purple-1 = marinar
figure-purple-2 = copil cu balon
figure-purple-3 = balerină
figure-purple-4 = om de zăpadă
figure-purple-5 = cămilă
figure-purple-6 = monstru marin
figure-purple-7 = skateboard
figure-purple-8 = vrăjitoare
figure-purple-9 = căsuță
figure-purple-10 = insulă pustie
