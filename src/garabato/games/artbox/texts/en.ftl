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
