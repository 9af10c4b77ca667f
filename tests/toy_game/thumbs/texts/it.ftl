# Thumbs in italiano.

title = Pollici
pitch = Uno disegna, gli altri mostrano il pollice su o giù.

option-draw_s = Tempo per disegnare
option-vote_s = Tempo per giudicare

draw = Disegna quello che vuoi
your-sheet = Il tuo foglio
done = Fatto
is-drawing = { $name } sta disegnando
drawing-of = Il disegno di { $name }
up = Pollice su
down = Pollice giù
thumbs-up = Pollici su: { $n }
to-lobby = Torna alla sala
won-liked = Il disegno è piaciuto.
won-disliked = Il disegno non è piaciuto.
called-off = La partita è stata interrotta.

refused-th-1 = Ora non si può.
refused-th-2 = Ora non c’è niente da finire.
refused-th-3 = Ora non si aspetta il tuo pollice.
