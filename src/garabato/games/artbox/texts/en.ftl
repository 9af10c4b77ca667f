# ArtBox in English. Every language has the same ids and the same variables.

title = ArtBox
pitch = Four dice say with which shapes you may draw. Then find out who drew what.
tagline = Lines, boxes, triangles, circles: the dice decide, you draw.

# The house rules
option-shapes = The shapes of the dice
option-shapes-at_least_once = each kind at least once
option-shapes-exact = exactly those four
option-decoys = Words without a drawing
option-decoys-0 = none
option-decoys-1 = one
option-decoys-2 = two
option-decoys-3 = three
option-decoys-4 = four
option-decoys-by_players = three to one, by the number of players
option-guess_tie = Who wins a tie in guessing
option-guess_tie-token = the lowest token
option-guess_tie-own_drawing = whose own drawing was guessed more often
option-three_player_two_drawings = Three players make two drawings each
option-simplified = Simplified: not all shapes needed, no tokens
option-regular_only = Only regular shapes
option-award_zero = Points even if nobody guessed anything
option-draw_hourglass = The first finished drawing turns the hourglass
option-hourglass_s = The hourglass
option-word_s = Time to choose a word
option-word_s-on = Choosing has a time limit
option-draw_s-on = Drawing has a time limit
option-match_s = Time to match
option-match_s-on = Matching has a time limit
option-flags = Letters and numbers may be objected to
option-quiet = No chat while drawing and matching

# The two points
drawing-most = { $n ->
    [one] { $name }’s drawing was guessed most often: by one.
   *[other] { $name }’s drawing was guessed most often: by { $n }.
}
drawing-token = As many guessed the drawing of { $others }, but { $name } has the lowest token.
drawing-place = As many guessed the drawing of { $others }, but { $name } comes first from the start player on.
drawing-zero = Nobody guessed any drawing, so the lowest token decides: { $name }.
drawing-nobody = No drawing that counts was guessed, so nobody gets this point.
guessing-most = { $n ->
    [one] { $name } guessed most: one drawing.
   *[other] { $name } guessed most: { $n } drawings.
}
guessing-own-drawing = { $others } guessed as many, but { $name }’s own drawing was guessed more often.
guessing-token = { $others } guessed as many, but { $name } has the lowest token.
guessing-place = { $others } guessed as many, but { $name } comes first from the start player on.
guessing-zero = Nobody else guessed anything, so the lowest token decides: { $name }.
guessing-nobody = Nobody else guessed anything, so nobody gets this point.

# The end
won-last-drawing = A tie with { $other } at { $score }, but { $winner }’s last drawing was guessed more often: { $mine } to { $theirs }.
won-token = A tie with { $other } at { $score }, even in the last drawing; { $winner }’s token was lower: { $mine } before { $theirs }.
won-place = A tie with { $other } at { $score }, even in the last drawing; { $winner } came first from the start player on.
no-points = Five rounds in a row nobody got a point, so the game ends here and nobody has won.

# What the rules refuse
refused-ar-1-players = ArtBox needs three to eight people.
refused-ar-1-seat = You are not in this game. You can play in the next one.
refused-ar-1-talent = The start player is found already.
refused-ar-1-unknown = That one does not play.
refused-ar-1-artist = Nobody asks for an artist now.
refused-ar-1-name = A name has three letters at least.
refused-ar-3-few = There are too few cards for so many people and so many extra words.
refused-ar-3-now = Words are not being chosen now.
refused-ar-3-out = You have no cards this round. You join in again with the next one.
refused-ar-3-kept = You have chosen; the other card is under the pile.
refused-ar-3-cards = Choose among your cards, as many as you have to draw.
refused-ar-3-dice = The dice are not thrown now.
refused-ar-3-throw = The start player throws the dice.
refused-ar-4-now = Nobody is drawing now.
refused-ar-4-late = The time to draw is over.
refused-ar-4-out = You have no part in this round. You join in again with the next one.
refused-ar-4-sheet = You have no such sheet.
refused-ar-4-kind = The dice do not show that shape.
refused-ar-4-stock = You have used that shape as often as the dice show it.
refused-ar-4-full = No more shapes fit on the sheet.
refused-ar-4-shape = That shape is not on your sheet any more.
refused-ar-4-reshape = A shape stays what it is. Remove it and take another one.
refused-ar-4-size = No shape is of that size or lies so far away.
refused-ar-5-final = You have handed in your drawing.
refused-ar-5-empty = Your sheet is still empty.
refused-ar-5-line = A line is still missing.
refused-ar-5-box = A box is still missing.
refused-ar-5-triangle = A triangle is still missing.
refused-ar-5-circle = A circle is still missing.
refused-ar-6-now = The drawings are not on the board yet.
refused-ar-6-out = You have nothing to match this round.
refused-ar-6-place = There is no such drawing on the board.
refused-ar-6-own = That is your own drawing.
refused-ar-6-word = There is no such word on the rack.
refused-ar-6-own-word = That is your own word.
refused-ar-6-taken = You gave that word to another drawing. Take it back first.
refused-ar-7-late = The time to match is over.
refused-ar-7-final = You have finished guessing.
refused-ar-7-sand = The hourglass is still running.
refused-ar-8 = Going on is for the start player or the host.

# On every screen
round-n = Round { $round }, to { $target } points
target = Who first has { $n } points wins
drew-lead = { $name } drew:
kind-box = box
kind-triangle = triangle
kind-line = line
kind-circle = circle
some-box = { $n ->
    [one] a box
   *[other] { $n } boxes
}
some-triangle = { $n ->
    [one] a triangle
   *[other] { $n } triangles
}
some-line = { $n ->
    [one] a line
   *[other] { $n } lines
}
some-circle = { $n ->
    [one] a circle
   *[other] { $n } circles
}
wait-many = { $n ->
    [one] Waiting for one more person
   *[other] Waiting for { $n } people
}
hand-on-it = Your hand is on it …

# Who begins
who-begins = Who begins?
who-talent = Who of us is the greatest artist?
who-artist = Quick, name an artist!
who-hint = Tap a name. If most agree, that one begins, else whoever first names an artist.
named-by = { $name } says so
artist-name = The name of an artist
artist-say = Say it

# The words
choose-word = { $n ->
    [one] Which word do you draw?
   *[other] Keep { $n } words
}
say-words = Your words: { $words }
dice-later = Choose first, then the dice show your shapes.
have-chosen = Have chosen: { $names }
keep-them = Keep these
wait-words = Still choosing: { $names }
is-choosing = choosing
is-chosen = has chosen

# The dice
shape-cards = The shape cards
card-dice = { $n ->
    [0] { $shape }: no die
    [one] { $shape }: one die
   *[other] { $shape }: { $n } dice
}
you-throw = You throw the dice
throws = { $name } throws the dice
throw = Throw the dice
rolled = Rolled: { $shapes }
rolled-short = Rolled:
your-word = Your word: { $word }
use-all = Use each of these shapes, and no others.
use-exact = Use exactly these four shapes.
use-only = Use only these shapes.

# Drawing
your-sheet = Your sheet. Draw: { $word }
say-draw = Draw: { $word }. With { $shapes }.
still-missing = Still missing: { $shapes }
nothing-missing = All shapes are there.
takes-token = Takes the lowest token:
tools = Shapes and tools
tool-locked = { $shape }: not rolled
tool-used = { $shape }: none left
tool-missing = { $shape }: still missing
tool-free = { $shape }
do-turn = Turn
do-smaller = Smaller
do-larger = Larger
do-wider = Wider and lower
do-taller = Taller and narrower
do-copy = Another one like it
do-bring = Bring it where I tap
do-front = Lay it on top
do-remove = Remove
do-more = More tools
sheet-hint = Take a shape below, then tap or draw here.
sheet-tap = Tap here, or draw it as large as you like.
sheet-empty = nothing
shape-said = { $shape }: { $x } from the left, { $y } from the top, { $width } wide, { $height } high, turned by { $turn } degrees
tokens = Number tokens
token-lies = not taken yet

# Matching
which-word = Which word is which?
they-match = Which word is which?
say-match = { $n ->
    [one] One drawing hangs on the wall. Which word belongs to it?
   *[other] { $n } drawings hang on the wall. Which word belongs to which?
}
the-wall = The drawings
the-rack = The words
drawing-at = Drawing { $n }: { $shapes }
is-yours = Yours: { $word }
yours-is = yours:
has-word = Your guess: { $word }
no-word = no word
is-your-word = your own word
lies-at = at drawing { $n }
say-pair = { $word } is at drawing { $n }
is-matching = matching
wait-match = Still matching: { $names }
all-matched = Every drawing has a word.
some-open = { $n ->
    [one] One drawing has no word yet.
   *[other] { $n } drawings have no word yet.
}
have-finished = Finished: { $names }
you-turned = You turned the hourglass
turned = { $name } turned the hourglass
i-am-finished = I am finished

# The reveal and the points
guessed-n = { $n ->
    [0] Nobody guessed it
    [one] One guessed it
   *[other] { $n } guessed it
}
is-right = right
is-wrong = wrong
incomplete = Shapes are missing, so it can’t get the drawing point.
next-drawing = Next drawing
to-points = The points
point-drawing = Drawing point
point-guessing = Guessing point
column-seen = was guessed
column-hits = guessed
column-token = token
column-before = before
column-now = now
next-start = Next round: { $name } begins
next-start-you = Next round: you begin
ranked = Among equal scores the last round decides: the drawing guessed more often, then the lower token.
award-misread = The chameleon
award-misread-why = { $n ->
    [one] One saw “{ $seen }” in { $name }’s “{ $word }”.
   *[other] { $n } people saw “{ $seen }” in { $name }’s “{ $word }”.
}
award-hand = Clearest shapes
award-hand-why = { $n ->
    [one] { $name }’s drawings were guessed once.
   *[other] { $name }’s drawings were guessed { $n } times.
}
award-eye = Sharpest eye
award-eye-why = { $n ->
    [one] { $name } guessed one drawing.
   *[other] { $name } guessed { $n } drawings.
}
award-fast = Fastest hand
award-fast-why = { $n ->
    [one] { $name } took the lowest token once.
   *[other] { $name } took the lowest token { $n } times.
}

# The rules in a minute
help-words = You get two words and keep one, in secret.
help-words-more = Choose before you know your shapes.
help-dice = Four dice say which shapes there are.
help-dice-more = Boxes and triangles are on them more often than lines and circles.
help-draw = Everybody draws with these shapes only.
help-draw-more = Each of them at least once, in any size, as often as you like. Who is finished takes the lowest token.
help-wall = All drawings hang on the wall, all words lie open.
help-wall-more = Find out which word belongs to which drawing. The first to finish turns the hourglass.
help-points = Two points a round.
help-points-more = One for the drawing that was guessed most, one for whoever else guessed most. In a tie the lowest token wins.
help-end = Who first has enough points wins.
help-end-more = Five with three or four people, four with five or six, three with seven or eight.
help-example-rolled = The dice show two boxes, a triangle and a line. Marco draws a house with them:
help-example-points = Three guessed it, more than any other drawing: a point for Marco. Ana and Leo both guessed three drawings; Ana has token 2, Leo token 4: a point for Ana.
