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

# The end
shared = A tie at { $score }. The win is shared.

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
