# Dados garabato en español. Cada idioma tiene los mismos id y las mismas variables.

title = Dados garabato
pitch = Tira seis dados con figuras y forma garabatos con ellas. Uno de cada color, y has ganado.
tagline = Seis dados, sesenta garabatos, seis colores que reunir.

# Las reglas de la casa
option-turn_s = Tiempo por turno
option-turn_s-on = Los turnos tienen límite de tiempo
option-deal_s = Tiempo para elegir la Galería
option-deal_s-on = Quien reparte tiene límite de tiempo
option-block_s = Tiempo para bloquear un turno
option-dealer_picks = Quien reparte elige la primera Galería
option-strict_draw = Tirar antes de robar cuesta el turno
option-must_take = Quien puede llevarse una carta ya no tira
option-assist = La mesa muestra qué cartas encajan
option-assist-off = nunca
option-assist-last_roll = tras la última tirada
option-assist-always = siempre, con las probabilidades

# El final
won-six = Los seis colores antes que nadie.
called-off-sets = Ha quedado muy poca gente, así que no gana nadie. Esto es lo que se ha reunido hasta ahora.

# Lo que las reglas no permiten
refused-di-1-players = A Dados garabato juegan de dos a seis personas.
refused-di-1-seat = No estás en esta partida. Puedes jugar la próxima.
refused-di-1-dealer = La Galería la elige quien reparte.
refused-di-1-doodle = En la caja no hay un garabato así.
refused-di-1-laid = La Galería ya está en la mesa.
refused-di-1-dealing = Quien reparte todavía está eligiendo la Galería.
refused-di-2 = No es tu turno.
refused-di-2-drawn = Ya has robado. Ahora tira los dados.
refused-di-2-draw = Primero roba una carta, luego tira.
refused-di-3-six = La primera tirada es con los seis dados.
refused-di-3-dice = Elige al menos un dado para tirar, y ninguno dos veces.
refused-di-3-none = No te quedan tiradas.
refused-di-4-roll = Primero tira, luego llévate una carta.
refused-di-4-gallery = Esa carta no está en la Galería.
refused-di-4-fit = Entre tus dados faltan figuras de esta carta.
refused-di-4-must = Tus dados muestran una carta que puedes llevarte. Llévatela o acaba el turno.
refused-di-5-roll = Tira al menos una vez antes de acabar el turno.
refused-di-5-late = Se te ha acabado el tiempo.
refused-di-5-time = Ahora no: todavía queda tiempo.
refused-di-5-here = Ya estás jugando.
refused-di-6 = Ya tienes una carta de este color.
refused-di-7-late = Quitar una carta se anuncia antes de robar.
refused-di-7-set = Esa carta no es de nadie.
refused-di-7-undeclared = Para quitarle una carta a alguien, dilo antes de robar.
refused-di-7-nothing = No has anunciado que quitas una carta.
refused-di-7-bound = Ya has tirado. Ahora solo puede ser tuya esa carta.
refused-di-7-other = En este turno solo puedes llevarte la carta anunciada.
refused-di-9 = No tienes ninguna Tirada gratis.
refused-di-10 = No tienes ningún Bloqueo.
refused-di-10-whom = No puedes bloquear a esta persona.
refused-di-10-begun = Demasiado tarde: este turno ya ha empezado.
refused-di-10-window = Un momento: alguien podría bloquear tu turno.
refused-di-11 = La partida ha acabado.

# Colores y figuras
colour-orange = naranja
colour-red = rojo
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
colour-purple = violeta
letter-orange = N
letter-red = R
letter-yellow = Am
letter-green = Ve
letter-blue = Az
letter-purple = Vi
face-arch = arco
face-dash = guion
face-dot = punto
face-face = carita
face-slant = ángulo
face-squiggle = serpentina
kind-free = Tirada gratis
kind-block = Bloqueo
card-called = «{ $figure }» ({ $colour })

# En la mesa
gallery = Galería
pile = { $n ->
    [one] carta por robar
   *[other] cartas por robar
}
new = nueva
fits = sirve
odds = Probabilidades
your-set = Tu colección
set-of = Colección de { $name }
set-none = Aún sin cartas.
missing = falta
dice = Los dados
die = { $face }, dado { $n }
is-blocked = pierde un turno
is-dozing = se le salta

# Qué hay que hacer
deal-you = Prepara la Galería
deal-other = { $name } prepara la Galería
deal-how = Un garabato de cada color.
deal-rest = El resto al azar
turn-you = Te toca
turn-other = Le toca a { $name }
block-window = Aún puede llegar un bloqueo.
draw-first = Primero roba una carta del mazo.
draw-or-steal = Roba del mazo. Para quitar una carta, toca antes una colección.
draw-other = Va a robar una carta.
roll-first = Ahora tira los seis dados.
roll-other = Va a tirar.
roll-of = Tirada { $n } de { $of }
roll-keep = Guarda dados y vuelve a tirar, o toca la carta que muestran.
roll-last = Toca la carta que muestran o termina el turno.
asleep = Nadie juega
asleep-how = El juego espera a que alguien vuelva.
draw = Roba una carta
roll = Tirar
roll-all = Tira los dados
roll-n = Tira { $n }
roll-none = Sin más tiradas
end-turn = No tomo nada
block = Bloquear
block-now = Bloquea el turno de { $name }
block-next = { $name } pierde el próximo turno
play-on = Estoy aquí y sigo
withdraw = Déjalo
steal-how = Toca la carta que quieres quitar. En este turno no podrás tomar otra.
want-you = Quieres { $card } de { $owner }.
want-other = { $name } quiere { $card } de { $owner }.
want-you-open = Quieres { $card }; ha vuelto a la Galería.
want-other-open = { $name } quiere { $card }; ha vuelto a la Galería.
too-early = ¿Tirar sin robar carta?
too-early-text = Quien tira antes de robar una carta pierde el turno.
too-early-yes = Tirar igual
too-early-no = Volver

# Qué ha pasado
told-took = { $name } toma { $card }.
told-stole = { $name } le quita { $card } a { $by }.
told-nothing = { $name } no toma nada.
told-too_early = { $name } tiró antes de robar carta y pierde el turno.
told-time = A { $name } se le acabó el tiempo.
told-away = { $name } se fue; el turno termina.
told-blocked = { $by } bloquea el turno de { $name }.
told-passed_over = Se salta a { $name }.
say-your-turn = Te toca.
say-blocked = { $name } va a perder un turno.
say-drawn = Del mazo: { $cards }.
say-free = Tirada gratis: una tirada más.
say-rolled = Tirada { $n }: { $faces }.
say-kept = Dado { $n }, { $face }: guardado.
say-let-go = Dado { $n }, { $face }: se tira otra vez.

# Las reglas en un minuto
help-gallery = Seis garabatos boca arriba, uno de cada color: la Galería.
help-gallery-more = El color dice cuántos dados hacen falta: naranja uno, rojo dos, amarillo tres, verde cuatro, azul cinco, violeta seis.
help-draw = En tu turno robas una carta del mazo y la pones en la Galería.
help-draw-more = Siempre antes de tirar: quien tira primero pierde el turno.
help-roll = Después tiras los seis dados, hasta tres veces.
help-roll-more = Tras cada tirada guardas los que quieras y tiras los demás.
help-take = ¿Los dados muestran un garabato de la Galería? Es tuyo.
help-take-more = Solo cuenta qué figuras tiene, no dónde están; un guion no es un ángulo. Una carta por turno, y una sola de cada color.
help-steal = Puedes quitar una carta de la colección de otro.
help-steal-more = Di cuál antes de robar del mazo. En ese turno no puedes tomar otra.
help-action = Una Tirada gratis es una tirada más. Un Bloqueo hace perder a alguien el próximo turno.
help-action-more = Las guardas hasta usarlas, y robas otra vez.
help-end = Gana quien tenga primero seis colores.
help-end-more = Al momento, venga de donde venga la sexta carta.
help-roll-1 = Sofía quiere la sonrisa: dos puntos y un arco. En la primera tirada guarda un punto y el arco.
help-roll-2 = Tira otra vez los otros cuatro.
help-roll-end = Dos puntos y un arco: la carta es suya. Los demás dados no importan.

# Los sesenta garabatos
figure-orange-1 = amigo
figure-orange-2 = miga
figure-orange-3 = horizonte
figure-orange-4 = poste
figure-orange-5 = subida
figure-orange-6 = bajada
figure-orange-7 = túnel
figure-orange-8 = cuenco
figure-orange-9 = ola
figure-orange-10 = humo
figure-red-1 = sombrero
figure-red-2 = tienda
figure-red-3 = vela
figure-red-4 = huevo cocido
figure-red-5 = renacuajo
figure-red-6 = globo
figure-red-7 = piruleta
figure-red-8 = bola de nieve
figure-red-9 = tobogán
figure-red-10 = melena
figure-yellow-1 = sonrisa
figure-yellow-2 = tortuga
figure-yellow-3 = paraguas
figure-yellow-4 = monigote
figure-yellow-5 = velero
figure-yellow-6 = ojo
figure-yellow-7 = té caliente
figure-yellow-8 = helado
figure-yellow-9 = volcán
figure-yellow-10 = gorro de fiesta
figure-green-1 = casa
figure-green-2 = ancla
figure-green-3 = caracol
figure-green-4 = palmera
figure-green-5 = ¡hurra!
figure-green-6 = coche
figure-green-7 = girasol
figure-green-8 = cerezas
figure-green-9 = fantasma
figure-green-10 = amanecer
figure-blue-1 = pez
figure-blue-2 = ratón
figure-blue-3 = cóctel
figure-blue-4 = futbolista
figure-blue-5 = pescador
figure-blue-6 = cohete
figure-blue-7 = cochecito
figure-blue-8 = fideos
figure-blue-9 = escarabajo
figure-blue-10 = paracaídas
figure-purple-1 = marinero
figure-purple-2 = niño con globo
figure-purple-3 = bailarina
figure-purple-4 = muñeco de nieve
figure-purple-5 = camello
figure-purple-6 = monstruo marino
figure-purple-7 = monopatín
figure-purple-8 = bruja
figure-purple-9 = casita
figure-purple-10 = isla desierta
