# Cómo se cuida la sala: la puerta, las votaciones, a quién se echó. Cada idioma tiene los mismos ids y las mismas variables.

keep-lock = No entra nadie nuevo
keep-password-set = Poner
keep-password-off = Quitarla
keep-password-on = Hay una contraseña. Dísela tú a los tuyos: ningún enlace ni código QR la lleva.
keep-password-none = Sin ella bastan las cuatro letras.
keep-chat = Chat
keep-idle = Los juegos esperan solo un rato
keep-idle-hint = Apagado: nada acaba solo salvo los relojes del reglamento; desde la próxima partida.
keep-next = Después de esta partida
keep-reports = Te han dicho
keep-report = { $by } dice que { $name } se porta mal
keep-seen = Visto
keep-banned = Fuera de la sala
keep-unban = Dejar volver: { $name }
about-vote = Tiene que irse: preguntar a los demás
about-vote-hint = { $name } se va si más de la mitad de los demás está de acuerdo, y nunca menos de dos. Al minuto la pregunta caduca.
about-report = Decírselo a quien guía
about-reported = Quien guía lo sabe.
about-hand-over = Que guíe { $name }
about-give = ¿Quién juega por { $name }?
about-give-hint = Cuando vuelva { $name }, recupera su sitio.
vote = Votación
vote-asks = { $by } quiere que { $name } se vaya.
vote-asks-you = { $by } quiere que te vayas.
vote-missing = { $n ->
    [one] Falta una persona de acuerdo
   *[other] Faltan { $n } personas de acuerdo
}
vote-agree = De acuerdo
vote-gone = { $name } ya no está en la sala.
vote-over = La votación sobre { $name } ha quedado en nada.
refused-vote-self = No puedes votar sobre ti. Puedes salir cuando quieras.
refused-vote-few = Para votar hacen falta dos de acuerdo además de la persona de quien se trata. Díselo a quien guía.
refused-vote-again = Has pedido una votación hace poco. Espera dos minutos.
refused-report-host = Es quien guía la sala. Pide una votación a los demás.
refused-not-here = Esa persona no está aquí ahora.
bot-skill = Cómo juega
bot-name = Cómo se llama
bot-home = Mandarlo a casa
bot-done = Hecho
bot-lend = Que juegue un bot
bot-until = Juega hasta que { $name } vuelva; entonces se levanta.
