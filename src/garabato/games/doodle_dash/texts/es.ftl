# Doodle Dash en español. Todos los idiomas tienen los mismos identificadores y las mismas variables.

title = Garabatos a la carrera
pitch = Una persona cierra los ojos y las demás dibujan la misma palabra a toda prisa. Cuanto más rápido el garabato, más difícil acertar.
tagline = Una palabra, todos los lápices y un dado que grita ¡alto!

# The house rules
option-kids = Se saltan las palabras con estrella
option-judge = Quién decide si es correcto
option-judge-auto = la mesa y, en caso de duda, quienes dibujan
option-judge-spoken = quienes dibujan; se responde de viva voz
option-judge-exact = solo la mesa
option-call_s = Tiempo para decir un número
option-call_s-on = Hay tiempo límite para decir el número
option-go_s = Tiempo para leer la palabra
option-go_s-on = La salida se da sola
option-draw_s-on = Hay tiempo límite para dibujar
option-guess_s = Tiempo para cada respuesta
option-guess_s-on = Hay tiempo límite para responder
option-auto_roll = El dado se lanza solo
option-tie_window_ms = Cogido a la vez
option-tie_window_ms-value = { $n } ms
option-max_restarts = Repeticiones de una ronda por falta
option-max_restarts-on = Las repeticiones por falta tienen límite
option-quiet = Quienes dibujan no usan el chat

# The end
shared = Empate a { $score }. La victoria es compartida.

# What the rules refuse
refused-da-1-players = Este juego es de tres a siete personas.
refused-da-1-cards = Hay muy pocas cartas para tantas rondas.
refused-da-1-seat = No estás en esta partida. Podrás jugar en la siguiente.
refused-da-4-guesser = Solo quien adivina dice un número.
refused-da-4-called = Ya se dijo un número.
refused-da-4-number = Ese número no está en la carta.
refused-da-5 = Ese número tiene estrella. Di otro.
refused-da-6-guesser = Solo quien adivina da la salida.
refused-da-6 = Primero di un número.
refused-da-6-time = Eso llega solo.
refused-da-7-artist = Esta vez te toca adivinar. Dibujan los demás.
refused-da-7 = Ahora no: nadie está dibujando.
refused-da-7-blank = Tu pizarra está en blanco. Dibuja al menos un trazo.
refused-da-8 = No tienes el dado.
refused-da-8-late = Sonó el ¡alto! antes de que terminaras.
refused-da-11 = Ahora no: no hay nada que adivinar.
refused-da-11-guesser = Solo responde quien adivina. ¡Nada de pistas!
refused-da-11-once = Ya has respondido. Solo hay un intento.
refused-da-17-blank = Escribe lo que ves.
refused-da-17-list = Una sola respuesta. Di una única cosa.
refused-da-17-aloud = Di tu respuesta en voz alta. Quienes dibujan marcan si es correcta.
refused-da-17-artist = Quienes dibujan deciden si la respuesta es correcta.
refused-da-17-asked = No tienes ninguna respuesta que juzgar.
refused-da-17-twice = Ya has contestado.
refused-da-17-late = Esa respuesta ya está decidida.
