# Lo que se dice en la mesa de cualquier juego. Cada idioma tiene los mismos id y las mismas variables.

# Las reglas de la casa
option-rounds = Rondas
option-draw_s = Tiempo para dibujar
option-look_s = Tiempo para mirar
option-foul = Letras o números en un dibujo
option-foul-zero = hacen que valga 0
option-foul-play_on = no cuestan nada

# En todas las pantallas
round = Ronda
round-of = Ronda { $round } de { $rounds }
you-object = tú
player = Jugador
sum = Suma
nobody = nadie
drawing-of = El dibujo de { $name }
drew = { $name } ha dibujado: { $word }
you-sit-out = Vuelves a entrar en la próxima ronda.
is-reconnecting = volviendo…
is-away = no está
is-left = ha salido
is-out = no juega esta ronda
is-drawing = dibujando
is-done = ha terminado

# Se dibuja
your-sheet = Tu hoja. Dibuja: { $word }
say-draw = Dibuja: { $word }
your-drawing = Tu dibujo
done = Listo
wait-moment = Un momento…
wait-draw = Siguen dibujando: { $names }
drawing-n-of = Dibujo { $n } de { $of }

# ¿Letras o números?
flag = ¿Letras o números en el dibujo de { $name }?
flag-title = ¿Letras o números?
flag-text = Preguntaremos a todos menos a { $name }. Si la mayoría dice que sí, el dibujo no vale.
flag-ask = Preguntar a todos
flag-not = No, déjalo
foul-asked = en discusión
foul-foul = ¡letras!
judge-title = ¿Letras o números en el dibujo de { $name }?
judge-text = Si la mayoría dice que sí, no vale.
judge-yes = Sí, veo alguno
judge-no = No, está bien
judge-yours = Estamos preguntando a los demás si en tu dibujo hay letras o números.
judge-waits = ¿Letras o números en el dibujo de { $name }?
judge-for = Falta la respuesta de: { $names }.
wait-judge = Falta la respuesta de: { $names }

# Se descubre
annulled = no vale
nobody-guessed = no lo acertó nadie
goes-on = sigue { $name }

# La libreta
the-pad = La libreta de puntos
after-round = Después de la ronda { $round }
leads = En cabeza, con { $n }: { $names }
next-round = Siguiente ronda
to-podium = ¿Quién ha ganado?

# El final
wins = { $you ->
    [yes] ¡Has ganado!
   *[no] { $n ->
        [one] Gana { $names }
       *[other] Comparten la victoria: { $names }
    }
}
by-a-whisker = por un pelo
won-score = Puntos: { $mine }; en segundo lugar, { $other }, con { $theirs }.
shared = Empate a { $score }: comparten la victoria.
called-off-title = La partida acaba antes
called-off = Ha quedado muy poca gente, así que no gana nadie. Estos son los puntos hasta ahora.
album = El álbum
drawings = { $n ->
    [one] un dibujo
   *[other] { $n } dibujos
}
guessed-it = Acertaron: { $names }
watch-drawn = Ver cómo se dibujó
show-whole = Verlo entero
drawn-by = { $name }, ronda { $round }
drawing-before = El dibujo anterior
drawing-after = El dibujo siguiente
save-drawing = Guardar
save-album = Guardar todo en una imagen
not-saved = No se ha podido guardar.
last-album = El último álbum
play-again = Otra vez
another-game = Otro juego
host-plays-on = { $name } puede empezar la próxima partida

# Lo que las reglas no dejan
refused-flag-absent = Sobre ese dibujo ahora no se puede preguntar.
refused-flag-own = No puedes señalar tu propio dibujo.
refused-flag-bot = Solo las personas de la mesa pueden señalar un dibujo.
refused-flag-asked = Ya se está preguntando por ese dibujo.
refused-flag-ruled = Sobre ese dibujo ya se ha decidido.
refused-flag-silenced = Tres de tus avisos se rechazaron: en esta partida no puedes dar más.
refused-judge-closed = La pregunta está cerrada.
refused-judge-not-asked = La pregunta no es para ti.
refused-judge-twice = Ya has respondido.
refused-judge-late = Se ha acabado el tiempo para responder.

# Las reglas en un minuto
help-example = Por ejemplo
