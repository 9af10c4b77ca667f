# Doodles in English. Every language has the same ids and the same variables.

title = Doodles
pitch = Three words as like as two peas. Draw yours so well that nobody takes it for the others.
tagline = Three words as like as two peas, thirty seconds, no letters.

# The house rules
option-rounds = Rounds
option-draw_s = Time to draw
option-vote_s = Time to bet
option-vote_s-on = Bets have a time limit
option-look_s = Time to look
option-vote = A bet on every drawing
option-vote-compulsory = is a must
option-vote-optional = if you like
option-missed_vote = A bet that is missing
option-missed_vote-wrong = counts as wrong
option-missed_vote-random = is drawn by chance
option-missed_vote-zero = costs nothing
option-foul = Letters or numbers in a drawing
option-foul-minus_two = cost 2 points
option-foul-zero = make it worth 0
option-foul-play_on = cost nothing
option-tie = Who wins a tie
option-tie-own = whose own doodles were guessed more often
option-tie-guessed = who guessed more
option-tie-shared = both
option-rotate = The first player changes every round
option-quiet = No chat while drawing and betting

# On every screen
round = Round
round-of = Round { $round } of { $rounds }
you = you
you-object = you
yours = (yours)
player = Player
sum = Sum
nobody = nobody
drawing-of = { $name }’s drawing
drew = { $name } drew: { $word }
drew-lead = { $name } drew:
drew-what = { $name } drew …
you-sit-out = You join in again with the next round.
is-reconnecting = coming back …
is-away = away
is-left = has left
is-out = not in this round
is-drawing = drawing
is-done = finished
is-choosing = betting
is-locked = locked

# The card and the token
card-you-read = You read the card to everybody
card-reads = { $name } reads the card
card-next = One of these will be yours to draw.
read-aloud = Read it to me
say-card = Round { $round }. The words: { $words }
token-yours = Your secret number
token-others = Everybody looks at their own number
token-nine = Nine wooden tokens, face down
token-back = #
token-draw = Draw: { $word }
say-token = Your number is { $number }. Draw: { $word }

# Drawing
your-sheet = Your sheet. Draw: { $word }
your-drawing = Your drawing
no-letters = No letters, no numbers
done = Done
say-draw = Draw: { $word }
keep-drawing = Keep drawing
wait-moment = One moment …
wait-draw = Still drawing: { $names }

# Betting
say-vote = What did they draw? Place a token on each of { $n } drawings.
drawing-n-of = Drawing { $n } of { $of }
your-bet = Your bet
your-token = your token
your-tokens = Your tokens
none-left = none left
no-bet = No bet
tokens-of = Tokens of { $names }
stock-said = Your tokens: { $one } with a 1, { $two } with a 2, { $three } with a 3
thumb-open = { $name }’s drawing, no bet yet
thumb-bet = { $name }’s drawing, your bet: { $number }
blank = a clean sheet
lock = Lock
unlock = Think again
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

# Letters or numbers?
flag = Letters or numbers in { $name }’s drawing?
flag-title = Letters or numbers?
flag-text = Everybody but { $name } will be asked. If most say yes, the drawing does not count.
flag-ask = Ask everybody
flag-not = No, leave it
foul-asked = under discussion
foul-foul = letters!
judge-title = Letters or numbers in { $name }’s drawing?
judge-text = If most say yes, it does not count.
judge-yes = Yes, I see some
judge-no = No, it is fine
judge-yours = The others are asked whether there are letters or numbers in your drawing.
judge-waits = Letters or numbers in { $name }’s drawing?
judge-for = Waiting for { $names }.
wait-judge = Waiting for the answer of { $names }

# The reveal
artist-n-of = Artist { $n } of { $of }
annulled = does not count
nobody-guessed = nobody guessed it
guessed-by = { $n ->
    [one] one guessed it
    [2] two guessed it
    [3] three guessed it
    [4] four guessed it
    [5] five guessed it
   *[other] all six guessed it
}
right-were = Right: { $names }.
no-token = { $names } without a token
next-artist = Next: { $name }
next-you = Next: you
to-pad = To the pad
goes-on = { $name } goes on

# The pad
the-pad = The pad
after-round = After round { $round }
leads = Ahead with { $n }: { $names }
next-round = Next round
to-podium = Who has won?

# The end
wins = { $you ->
    [yes] You win
   *[no] { $n ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
}
by-a-whisker = by a whisker
won-score = Points: { $mine }, and { $theirs } for { $other }.
won-own-doodles = A tie with { $other } at { $score }, but more of the winner’s own doodles were guessed: { $mine } to { $theirs }.
won-right-votes = A tie with { $other } at { $score } and as many doodles guessed, but by more people: { $mine } to { $theirs }.
won-guessed-doodles = A tie with { $other } at { $score }, but { $winner } guessed more doodles: { $mine } to { $theirs }.
shared = A tie at { $score }. Nothing tells them apart.
called-off-title = The game ends early
called-off = Too few people stayed, so nobody has won. These are the scores so far.
album = The album
drawings = { $n ->
    [one] one drawing
   *[other] { $n } drawings
}
guessed-it = Guessed by { $names }
award-misread = The chameleon
award-misread-why = { $n } people saw “{ $seen }” in { $name }’s “{ $word }”.
award-alone = Boldest bet
award-alone-why = Only { $name } saw “{ $word }” in { $artist }’s drawing.
award-pair = Two of a mind
award-pair-why = { $name } and { $other } guessed { $n } of each other’s { $of } drawings.
award-hand = Clearest pencil
award-hand-why = { $name }’s drawings got { $n } right bets.
award-eye = Sharpest eye
award-eye-why = { $name } guessed { $n } of { $of } drawings.
ranked-own = Among equal scores, whose own doodles were guessed more often comes first.
ranked-guessed = Among equal scores, who guessed more comes first.
watch-drawn = Watch it being drawn
show-whole = Show it whole
drawn-by = { $name }, round { $round }
drawing-before = The drawing before
drawing-after = The next drawing
save-drawing = Save
save-album = Save it all as one picture
not-saved = That could not be saved.
last-album = The last album
play-again = Play again
another-game = Another game
host-plays-on = { $name } can start the next game

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
refused-flag-absent = That drawing is not open for questions now.
refused-flag-own = You can’t flag your own drawing.
refused-flag-bot = Only people at the table can flag a drawing.
refused-flag-asked = That drawing is being asked about already.
refused-flag-ruled = That drawing was decided upon.
refused-flag-silenced = Three of your flags were rejected, so you can’t flag any more in this game.
refused-judge-closed = The question is closed.
refused-judge-not-asked = The question is not for you to answer.
refused-judge-twice = You have answered already.
refused-judge-late = The time for an answer is over.

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
help-example = For example
help-example-drawn = Marco has the number 2 and draws this. The other four put their tokens:
help-word-1 = tea kettle
help-word-2 = teapot
help-word-3 = coffee pot
help-example-points = Three were right and get 1 point each, one was wrong and loses 1. Marco gets 3.
help-example-nobody = Had nobody been right, Marco would have lost 2.
