# Doodles in English. Every language has the same ids and the same variables.

title = Doodles
pitch = Three words as like as two peas. Draw yours so well that nobody takes it for the others.
tagline = Three words as like as two peas, thirty seconds, no letters.

# The house rules
option-vote_s = Time to bet
option-vote_s-on = Bets have a time limit
option-vote = A bet on every drawing
option-vote-compulsory = is a must
option-vote-optional = if you like
option-missed_vote = A bet that is missing
option-missed_vote-wrong = counts as wrong
option-missed_vote-random = is drawn by chance
option-missed_vote-zero = costs nothing
option-foul-minus_two = cost 2 points
option-tie = Who wins a tie
option-tie-own = whose own doodles were guessed more often
option-tie-guessed = who guessed more
option-tie-shared = both
option-rotate = The first player changes every round
option-quiet = No chat while drawing and betting

# On every screen
you = you
is-choosing = betting
is-locked = locked

# The card and the token
token-nine = Nine wooden tokens, face down
token-back = #

# Betting
say-vote = What did they draw? Place a token on each of { $n } drawings.
your-bet = Your bet
no-bet = No bet
thumb-open = { $name }’s drawing, no bet yet
thumb-bet = { $name }’s drawing, your bet: { $number }
lock = Lock
lock-when-sure = All tokens lie. Lock when you are sure.
still-open = { $n ->
    [one] One drawing is still without a token.
   *[other] { $n } drawings are still without a token.
}
still-open-free = { $n ->
    [one] One drawing is still without a token; that costs nothing.
   *[other] { $n } drawings are still without a token; that costs nothing.
}
wait-vote = Waiting for { $names }

# The reveal
no-token = { $names } without a token

# The end
won-own-doodles = A tie with { $other } at { $score }, but more of the winner’s own doodles were guessed: { $mine } to { $theirs }.
won-right-votes = A tie with { $other } at { $score } and as many doodles guessed, but by more people: { $mine } to { $theirs }.
won-guessed-doodles = A tie with { $other } at { $score }, but { $winner } guessed more doodles: { $mine } to { $theirs }.
shared = A tie at { $score }. Nothing tells them apart.
award-alone = Boldest bet
award-hand-why = { $name }’s drawings got { $n } right bets.
ranked-own = Among equal scores, whose own doodles were guessed more often comes first.
ranked-guessed = Among equal scores, who guessed more comes first.

# What the rules refuse
refused-do-1-players = Doodles needs three to seven people.
refused-do-1-cards = There are too few cards left for so many rounds. Choose fewer rounds.
refused-do-1-seat = You are not in this game. You can play in the next one.
refused-do-5 = You have no token this round. You join in again with the next one.
refused-do-6 = Not now: nobody is drawing.
refused-do-6-late = The sand has run out.
refused-do-8 = The bets come when the drawings lie open.
refused-do-8-late = The time for bets is over.
refused-do-8-out = You have no part in this round. You join in again with the next one.
refused-do-8-missing = First a token on every drawing, then lock.
refused-do-8-locked = Your bets are locked. Unlock them to change one.
refused-do-8-own = You can’t bet on your own drawing.
refused-do-8-drawing = That drawing is not on the table.
refused-do-9 = You have only three tokens of each number. Move one.
refused-do-10 = Going on is for the first player or the host.

# The rules in a minute
help-card = A card with three words is turned up.
help-card-more = They are very alike: tea kettle, teapot, coffee pot. Everybody sees all three.
help-token = You get a secret number.
help-token-more = It says which of the three words is yours. Others may have the same one.
help-draw = Everybody draws, for thirty seconds.
help-draw-more = Anything but letters and numbers. Show what makes your word different from the other two.
help-vote = Then you bet on every other drawing.
help-vote-more = Put a 1, a 2 or a 3 on it. You have three of each.
help-reveal = Artist by artist, the truth comes out.
help-reveal-more = A right bet is worth 1 point, a wrong one costs 1. The artist gets 1 for each right bet, and loses 2 if nobody was right.
help-end = After eight rounds the highest sum wins.
help-end-more = In a tie, whoever’s own doodles were guessed more often.
help-example-drawn = Marco has the number 2 and draws this. The other four put their tokens:
help-word-1 = tea kettle
help-word-2 = teapot
help-word-3 = coffee pot
help-example-points = Three were right and get 1 point each, one was wrong and loses 1. Marco gets 3.
help-example-nobody = Had nobody been right, Marco would have lost 2.
