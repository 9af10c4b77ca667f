# Doodle Dash in English. Every language has the same ids and the same variables.

title = Doodle Dash
pitch = One closes the eyes, all the others draw the same word as fast as they can. The quicker the doodle, the harder the guess.
tagline = One word, every pencil, and a die that shouts Stop.

# The house rules
option-kids = Words with a star are skipped
option-judge = Who judges a guess
option-judge-auto = the table, in doubt the artists
option-judge-spoken = the artists, guesses are spoken
option-judge-exact = the table alone
option-call_s = Time to call a number
option-call_s-on = Calling has a time limit
option-go_s = Time to read the word
option-go_s-on = It is Go by itself
option-draw_s-on = Drawing has a time limit
option-guess_s = Time for a guess
option-guess_s-on = Guesses have a time limit
option-auto_roll = The die rolls by itself
option-tie_window_ms = Grabbed at the same time
option-tie_window_ms-value = { $n } ms
option-max_restarts = Restarts of a round after a foul
option-max_restarts-on = Restarts after a foul are limited
option-quiet = No chat for the artists

# Before the game
age = Your age
age-why = Stays secret. The oldest begins, a tie goes to the youngest.

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
shared = A tie at { $score }. The win is shared.
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

# What the rules refuse
refused-da-1-players = Doodle Dash needs three to seven people.
refused-da-1-cards = There are too few cards for so many rounds.
refused-da-1-seat = You are not in this game. You can play in the next one.
refused-da-4-guesser = Only the guesser calls a number.
refused-da-4-called = A number was called already.
refused-da-4-number = There is no such number on the card.
refused-da-5 = That number has a star. Call another one.
refused-da-6-guesser = Only the guesser says Go.
refused-da-6 = First call a number.
refused-da-6-time = That comes by itself.
refused-da-7-artist = You guess this time. The others draw.
refused-da-7 = Not now: nobody is drawing.
refused-da-7-blank = Your board is blank. Draw at least one stroke.
refused-da-8 = The die is not in your hand.
refused-da-8-late = Stop was called before you had finished.
refused-da-11 = Not now: there is nothing to guess.
refused-da-11-guesser = Only the guesser guesses. No hints!
refused-da-11-once = You have made your guess. There is only one.
refused-da-17-blank = Type what you see.
refused-da-17-list = One guess only. Say a single thing.
refused-da-17-aloud = Say your guess aloud. The artists tap whether it is right.
refused-da-17-artist = The artists say whether a guess is right.
refused-da-17-asked = There is no guess for you to judge.
refused-da-17-twice = You have answered already.
refused-da-17-late = That guess was decided upon.

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
