# How Do You Doodle? in English. Every language has the same ids and the same variables.

title = How Do You Doodle?
pitch = Three words that are nearly the same. Draw yours, and guess what the others drew: but only where you dare.
tagline = Three words that are nearly the same, thirty seconds, and nobody makes you guess.

# The house rules
option-vote_s = Time to guess
option-vote_s-on = Guesses have a time limit
option-vote = A guess at every drawing
option-vote-compulsory = is a must
option-vote-optional = if you like
option-show_backs = Where tokens lie
option-show_backs-live = everybody sees at once
option-show_backs-locked = everybody sees when all have guessed
option-show_backs-never = stays hidden
option-foul-minus_two = cost 2 points
option-quiet = No chat while drawing and guessing

# On every screen
you = you
is-choosing = guessing
is-locked = has guessed

# The card and the token
token-nine = Nine black tokens, face down
token-back = ×

# Guessing
say-vote = What did they draw? Guess where you dare: { $n } drawings.
your-bet = Your guess
no-bet = No guess
thumb-open = { $name }’s drawing, no guess
thumb-bet = { $name }’s drawing, your guess: { $number }
lock = Done guessing
lock-when-sure = All tokens lie. Done when you are sure.
still-open = { $n ->
    [one] One drawing still needs a token.
   *[other] { $n } drawings still need a token.
}
still-open-free = { $n ->
    [one] One drawing without a guess. That costs nothing.
   *[other] { $n } drawings without a guess. That costs nothing.
}
wait-vote = Still guessing: { $names }

# The reveal
no-token = No guess: { $names }

# The end
award-alone = Boldest guess
award-hand-why = { $name }’s drawings got { $n } right guesses.

# What the rules refuse
refused-hd-1-players = How Do You Doodle? needs three to seven people.
refused-hd-1-cards = There are too few cards left for so many rounds. Choose fewer rounds.
refused-hd-1-seat = You are not in this game. You can play in the next one.
refused-hd-3-token = You have no token this round. You join in again with the next one.
refused-hd-3 = Not now: nobody is drawing.
refused-hd-3-late = The sand has run out.
refused-hd-5 = You guess when the drawings lie open.
refused-hd-5-late = The time for guesses is over.
refused-hd-5-out = You have no part in this round. You join in again with the next one.
refused-hd-5-missing = First a token at every drawing: your table plays it that way.
refused-hd-5-locked = You were done guessing. Think again to change a guess.
refused-hd-5-own = You can’t guess your own drawing.
refused-hd-5-drawing = That drawing is not on the table.
refused-hd-5-stock = You have only three tokens of each number. Move one.
refused-hd-7 = Going on is for the moderator or the host.

# The rules in a minute
help-card = A card with three words is turned up.
help-card-more = They are close: umbrella, parasol, mushroom. Everybody sees all three.
help-token = You get a secret number.
help-token-more = It says which of the three words is yours. Others may have the same one.
help-draw = Everybody draws, for thirty seconds.
help-draw-more = Anything but letters and numbers. Show what makes your word different from the other two.
help-vote = Then you guess what the others drew.
help-vote-more = Put a 1, a 2 or a 3 at a drawing, or nothing at all: that costs nothing. You have three of each.
help-reveal = Artist by artist, the truth comes out.
help-reveal-more = First the number, then the guesses. A right one is worth 1 point, a wrong one costs 1. The artist gets 1 for each right guess, and loses 2 if nobody guessed it.
help-end = After nine rounds the highest sum wins.
help-end-more = It may be below zero. In a tie the win is shared.
help-example-drawn = Marco has the number 1 and draws this. Three of the others dare to guess, one does not:
help-word-1 = umbrella
help-word-2 = parasol
help-word-3 = mushroom
help-example-points = Two were right and get 1 point each, one was wrong and loses 1. Whoever left it open gets nothing. Marco gets 2.
help-example-nobody = Had nobody been right, or nobody dared, Marco would have lost 2.
