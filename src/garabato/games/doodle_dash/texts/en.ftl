# Doodle Dash in English. Every language has the same ids and the same variables.

title = Doodle Dash
pitch = All draw the same word as fast as they can. One has closed eyes and then sees what came of it.
tagline = Draw fast, roll fast, and: stop!

# The house rules
option-kids = Words with a star are left out
option-judge = Who says whether a guess is right
option-judge-auto = the table, else the artists
option-judge-spoken = the artists: guesses are spoken
option-judge-exact = only the table
option-call_s-on = Calling a number has a time limit
option-call_s = Time to call a number
option-go_s-on = Go! comes by itself
option-go_s = Time until Go!
option-draw_s-on = Drawing has a time limit
option-guess_s-on = A guess has a time limit
option-guess_s = Time for a guess
option-auto_roll = The die rolls by itself
option-tie_window_ms = “At the same time” is within
option-tie_window_ms-value = { $n } ms
option-max_restarts-on = Letters start a round anew only so often
option-max_restarts = New starts of a round
option-quiet = No chat for those who know the word

# Before the game
age = Your age
age-why = If you like. The oldest begins, and when two are equally fast, the younger comes first. Nobody is told.

# Eyes closed
eyes-closed = Close your eyes
eyes-call = Call a number
eyes-called = You called the { $n }.
eyes-go = The others are reading the word.
go = Go!
eyes-draw = They are drawing. When the die rattles, it will not be long.
eyes-rolls = { $n ->
    [one] One roll so far
   *[other] { $n } rolls so far
}
eyes-open = Open your eyes
guesser-calls = { $name } has closed eyes and calls a number
guesser-opens = { $name } opens the eyes
is-guesser = eyes closed
anew-foul = Letters or symbols in { $name }’s drawing: a new card, once more from the start.
anew-guesser_left = The guesser has left: a new card, and { $name } guesses.
anew-too_few = Too few were there to draw: a new card, and { $name } guesses.

# The race
card-number = Card, number { $n }
get-ready = Ready? { $name } says Go!
no-symbols = No letters, numbers, symbols
both-free = both still free
die-free = the die is free
none-free = both are gone
hand-on-it = Your hand is on it …
cylinder = golden cylinder
die = die
token-yours = First! The golden cylinder is yours.
token-is = { $name } has the golden cylinder
die-yours = The die is yours: roll, roll, roll!
die-is = { $name } rolls the die
roll = Roll!
face-down = Your board lies face down.
has-token = golden cylinder
has-die = the die
stop = Stop!
stop-die = The die shows the hand.
stop-finished = All boards lie face down.
stop-cap = The time is over.

# Guessing
what-is-it = What is it?
shown-by = Shown by { $names }
your-guess = Your only guess
guess = Guess
pass = No idea
guess-aloud = Say it aloud. The artists tap whether it is right.
guesser-guesses = { $name } guesses …
is-it-right = Is it right?
was-it-said = Has { $name } said it?
not-strict = Nearly the same is good enough.
accept = Yes
reject = No
they-decide = Is it right? Asked: { $names }
try-right = right
try-wrong = wrong
try-passed = no idea
try-time = too late
try-away = nobody there
try-spoken = spoken

# The end of a round
the-word-was = The word
round-right = { $name } has it at guess { $n }.
round-wrong = { $name } has not guessed it. Nobody scores.
guesser-next = Guesses next: { $name }
points-so-far = Points
flag = Letters or symbols in { $name }’s drawing?
flag-title = Letters, numbers, symbols?
flag-text = Everybody but { $name } will be asked. If most say yes, the round starts anew with another card.
judge-title = Letters, numbers or symbols in { $name }’s drawing?
judge-text = If most say yes, the round starts anew.
judge-yours = The others are asked whether there are letters or symbols in your drawing.
judge-waits = Letters, numbers or symbols in { $name }’s drawing?

# The end
album-right = { $name } saw it at guess { $n }.
album-wrong = { $name } did not guess it.
award-eye = Sees through everything
award-eye-why = { $name } guessed { $n } of { $of } words.
award-pencil = Pencil that scores
award-pencil-why = { $name }’s drawings brought { $n } points.
award-nut = The hardest nut
award-nut-why = { $n ->
    [one] One drawing of “{ $word }”, and { $name } did not see it.
   *[other] { $n } drawings of “{ $word }”, and { $name } saw it in none.
}

# The rules in a minute
help-eyes = One of you closes the eyes.
help-eyes-more = And calls a number from 1 to 7: the card shows the others which word it is.
help-race = Go! All the others draw it.
help-race-more = Whoever is done first takes the golden cylinder. No letters, numbers or symbols.
help-die = The second takes the die.
help-die-more = And rolls as fast as possible until the hand comes up: stop! Nobody draws on. (With three players the first takes the die.)
help-show = Eyes open: one guess for each show.
help-show-more = First the cylinder’s drawing, then the die’s, then all the rest together.
help-score = Right: 1 point for whoever guessed and 1 for the artist.
help-score-more = At the third guess 1 for every artist who was left. Then the next one closes the eyes. Most points win.
help-example-drawn = The word is “bull”. Artyom has the cylinder, Rita the die, Yana and Demyan are still drawing at the stop.
help-guess-1 = helmet
help-guess-2 = ghost
help-guess-3 = bull
help-example-points = The third guess is right: Yana, Demyan and the guesser get 1 point each.
