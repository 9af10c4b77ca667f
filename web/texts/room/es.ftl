# Lo que se dice en la sala, sea cual sea el juego. Cada idioma tiene los mismos id y las mismas variables.

coming-in = Entrando…
room-at = Sala en { $address }
qr = Código QR con la dirección de esta sala
share = Compartir el enlace
share-text = ¡Ven a garabatear con nosotros! La sala es { $code }.
share-copied = Enlace copiado.
share-by-hand = Copia esta dirección y mándasela a los demás
people = Gente
people-here = { $n ->
    [one] Eres { $name }, de momento no hay nadie más
   *[other] Eres { $name }, aquí sois { $n }
}
you = tú
host = guía
ready = ya está
not-ready = todavía no
away = fuera
free-seats = { $n ->
    [one] un sitio libre
   *[other] { $n } sitios libres
}
bot = bot
bot-add = Añadir un bot
bot-change = Cambiar a { $name }
skill-easy = fácil
skill-normal = normal
skill-hard = listo
bot-for = Un bot por { $name }
watches = mira
seat-move = Mover a { $name }: sitio { $n } de { $of }
seat-moved = { $name } se sienta en el sitio { $n } de { $of }
seats-hint = Así estáis sentados, en el sentido del reloj. Mueve una ficha para cambiarlo.
seats-put = ¿Y dónde se sienta { $name }? Toca una ficha.
games = Juegos
box-people = de { $min } a { $max } personas
box-minutes = { $n ->
    [one] un minuto más o menos
   *[other] unos { $n } minutos
}
how-to-play = Cómo se juega
rules = Reglas
rules-are = Reglas:
preset-rulebook = Reglamento
preset-kids = Niños
preset-published = Edición impresa
preset-own = Las nuestras
house-rules-changed = { $n ->
    [one] una distinta del reglamento
   *[other] { $n } distintas del reglamento
}
own-words = Palabras propias
seconds = { $n } s
less = Menos: { $what }
more = Más: { $what }
wall = la pared: garabatea mientras esperas
wall-wipe = Pared limpia
start = Empezar
start-missing = { $n ->
    [one] Falta una persona para empezar
   *[other] Faltan { $n } personas para empezar
}
start-unready = { $n ->
    [one] { $name } todavía no está
   *[other] Todavía faltan { $n }
}
start-all = Ya estáis todos
start-without = Quien guía no está y todos están listos: puede empezar cualquiera
ready-go = ¡Ya estoy!
ready-hint = Avisa cuando estés
waiting-for-host = Esperando a que { $name } empiece

# On a big screen, and who only watches
tv-link = En pantalla grande
tv-camera = Apunta aquí con la cámara,
tv-open = o abre
tv-letters = y escribe las cuatro letras.
tv-watching = { $n ->
    [one] una persona más está mirando
   *[other] { $n } personas más están mirando
}
tv-keys = T papel o pizarra · L idioma · F pantalla completa
take-seat = Jugar por { $name }
watch-now = Miras esta partida; en la siguiente juegas.
watch-full = Miras esta partida. No hay sitio libre; te sientas en cuanto quede uno.

menu = Menú
settings = Ajustes
settings-theme = Mesa
settings-auto = Como el aparato
settings-light = Papel
settings-dark = Pizarra
settings-text-size = Tamaño del texto
settings-normal = Normal
settings-larger = Grande
settings-largest = Muy grande
settings-motion = Menos movimiento
settings-sound = Sonidos
settings-vibration = Vibración
settings-pen-only = Solo dibuja el lápiz, no los dedos
settings-left-hand = Dibujo con la izquierda
keep = Cuidar la sala
about = ¿Qué pasa con { $name }?
pause = Pausa
resume = Seguir
pace = Tiempo
close = Cerrar
no = No
leave = Salir de la sala
to-lobby = Volver a la entrada
kick = Echar a { $name }
ask-leave = ¿Salir de esta sala? Puedes volver a tu sitio.
    .yes = Salir
ask-lobby = ¿Terminar esta partida y volver a la entrada?
    .yes = Terminar
ask-kick = ¿Echar a { $name } para siempre?
    .yes = Echar

chat = Charla
chat-unread = Charla, hay algo nuevo
chat-empty = Todavía nadie ha dicho nada.
chat-say = Di algo
chat-send = Enviar
chat-off = Quien guía la sala ha apagado el chat.
chat-muted = Ahora toca callar.

band-lost = Se ha perdido la conexión. Vuelve sola…
band-saving = Guardando…
band-host = Quien guía ha puesto la partida en pausa
band-few = { $n ->
    [one] Esperando a una persona más
   *[other] Esperando a { $n } personas más
}
came = { $name } está aquí
went = { $name } no está
somebody = alguien
seconds-left = { $n ->
    [one] Queda { $n } segundo
   *[other] Quedan { $n } segundos
}
time-left = Tiempo restante: { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}

trouble-home = Al inicio
trouble-unknown_room = Esa sala no existe
    .advice = Mira otra vez las cuatro letras o pide otra invitación.
trouble-closed = Esta sala está cerrada
    .advice = Hacía mucho que no había nadie, o la ha cerrado quien lleva este servidor. Abre una nueva.
trouble-full = Esta sala está llena
    .advice = No cabe nadie más. Pregunta si alguien deja sitio o abre otra.
trouble-kicked = Te han echado
    .advice = Quien guía esta sala, o la mayoría de los demás, ha cerrado la puerta. En otra te recibirán bien.
trouble-barred = Desde tu red no entra nadie nuevo
    .advice = Han echado de esta sala a alguien de tu red. Pide a quien la guía que le deje volver: entonces la puerta se abre también para ti.
    .button = Probar otra vez
trouble-locked = La sala está cerrada con llave
    .advice = Quien la guía no deja entrar a nadie nuevo ahora. Quien tiene sitio vuelve cuando quiera.
    .button = Probar otra vez
trouble-password = Esta sala tiene contraseña
    .advice = Pídela a quien te ha invitado.
trouble-wrong_password = Esa no era la contraseña
    .advice = Las mayúsculas y minúsculas cuentan. Pregunta a quien te ha invitado.
trouble-guesses = Demasiadas contraseñas equivocadas
    .advice = Desde tu red se ha probado demasiadas veces. Espera unos minutos.
    .button = Probar otra vez
password = Contraseña
password-go = Entrar
trouble-version = El servidor tiene una página más nueva
    .advice = Carga la página de nuevo y volverás a tu sitio.
trouble-elsewhere = Estás jugando en otra pestaña
    .advice = Tu sitio está abierto en otra pestaña o página. Solo puede estar en una.
    .button = Jugar aquí
trouble-left = Has salido
    .advice = Te guardamos el sitio mientras exista la sala.
    .button = Volver
trouble-moved = Estamos moviendo la mesa
    .advice = El servidor se está reiniciando. Tarda un momento.
    .button = Probar otra vez
trouble-lagging = La red va muy lenta ahora
    .advice = No se ha perdido nada. Si puedes, acércate al rúter.
    .button = Probar otra vez
trouble-flood = Demasiado de golpe
    .advice = Esta página ha enviado más de lo que el servidor acepta. No se ha perdido nada.
    .button = Probar otra vez
trouble-bad_message = Esta página y el servidor no se entienden
    .advice = Carga la página de nuevo y volverás a tu sitio.
trouble-away = El servidor no responde
    .advice = ¿Está este aparato en la misma red? La página sigue probando sola.
    .button = Probar ahora
trouble-blocked = Algo retiene la conexión por el camino
    .advice = El servidor responde, pero no le llega ninguna conexión directa. Algo entremedias, un proxy, un cortafuegos o una extensión de este navegador, no deja pasar los WebSockets.
trouble-no_upgrade = Un proxy corta la conexión directa
    .advice = El servidor responde, pero el proxy que tiene delante quita la cabecera Upgrade. Quien lleva este servidor tiene que dejar pasar allí los WebSockets.
trouble-origin = El servidor toma esta página por ajena
    .advice = Un proxy oculta la dirección de esta página. Quien lleva este servidor tiene que transmitir la cabecera Host o indicar la dirección pública (--public-url).
trouble-banned = Desde esta red no entra nadie
    .advice = Quien lleva este servidor ha cerrado la puerta a la dirección de tu red.
trouble-too_many_sockets = Muchísima gente en una sola dirección
    .advice = El servidor no admite más conexiones desde esta red. Cierra las páginas que nadie necesite y vuelve a cargar esta.

notice-not-taken = Eso no ha entrado. No ha cambiado nada.
too-fast = Demasiado deprisa. Una parte no ha entrado.
ink-tools = Lápiz
ink-undo = Deshacer
ink-redo = Rehacer
ink-clear = Borrar todo
ink-thick = Lápiz grueso
ink-full = En esta hoja no cabe más tinta.
ink-too-many-points = En esta hoja no cabe más tinta.
ink-too-many-strokes = En esta hoja no caben más trazos.
ink-too-many-ops = En esta hoja no caben más cambios.
ink-bad-colour = Este juego no tiene ese color.
ink-bad-width = Este juego no tiene ese lápiz.
ink-unknown-stroke = Ese trazo no está en la hoja.
ink-unreadable = Esta página y el servidor no se entienden. Carga la página de nuevo.
ink-too-fast = Demasiada tinta de golpe. Una parte no ha entrado.
ink-not-now = Ya no se podía dibujar.
refused-not_now = Ahora no.
refused-not_yours = Eso no te toca a ti.
refused-too_late = Demasiado tarde.
refused-bad_value = Así no vale.
refused-no-game = No hay ningún juego en la mesa.
refused-watching = Esta partida la miras. En la próxima puedes jugar.
refused-paused = La partida espera a más gente.
refused-unreadable = Esta página y el servidor no se entienden. Carga la página de nuevo.
refused-too-few = Sois muy pocos para este juego.
refused-unknown-seat = Esa persona no está aquí.
refused-bots-full = Ya hay tantos bots como caben en una mesa. Antes despide a alguno.
refused-is-here = Esa persona está aquí y juega. Un bot solo puede jugar por alguien que no está.
refused-host-only = Eso solo lo puede hacer quien guía la sala.
refused-playing = Durante una partida, no.
refused-overtaken = Algo que pediste después llegó antes, así que esto no se hizo. Pídelo otra vez si aún lo quieres.
refused-quiet = Ahora toca callar.
refused-blank = Está vacío.
refused-unknown-game = Este servidor no tiene ese juego.
refused-options = Esas reglas no casan entre sí.
refused-not-all-ready = Quien guía no está. Se puede empezar sin su ayuda cuando todos los presentes estén listos.
refused-chat-off = Quien guía la sala ha apagado el chat.
refused-seat-away = Esa persona puede volver en cualquier momento. El sitio te lo puede dar quien guía.
refused-has-seat = Solo quien mira puede tomar un sitio.
refused-seat-taken = En ese sitio juega alguien.
refused-kick-self = No puedes echarte a ti.
refused-kick-owner = A quien abrió la sala no se le puede echar.
refused-unknown-deck = Este servidor no tiene ningún mazo con ese código.
refused-many-decks = En una sala no caben tantos mazos propios. Elige uno que ya estuvo aquí, o abre una sala nueva.
refused-few-own-cards = Tu mazo tiene muy pocas cartas para este juego. Añade algunas, o mézclalo.
rest-too-many-rooms = Desde aquí se acaban de abrir muchas salas. Espera unos minutos.
rest-no-new-rooms = El servidor no admite salas nuevas ahora mismo. Vuelve más tarde.
rest-unknown-game = Este servidor no tiene ese juego.
rest-origin = Esta página no es del servidor al que ha llamado.
