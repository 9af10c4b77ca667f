# Thumbs in English.

title = Thumbs
pitch = One draws, the others put a thumb up or down.

option-draw_s = Time to draw
option-vote_s = Time to judge

draw = Draw whatever you like
your-sheet = Your sheet
done = Done
is-drawing = { $name } is drawing
drawing-of = { $name }’s drawing
up = Thumb up
down = Thumb down
thumbs-up = Thumbs up: { $n }
to-lobby = Back to the lobby
won-liked = The drawing was liked.
won-disliked = The drawing was not liked.
called-off = The game was called off.

refused-th-1 = That can’t be done now.
refused-th-2 = Nothing to finish now.
refused-th-3 = No thumb is wanted of you now.
