# What the tables of all games say. Every language has the same ids and the same variables.

# The house rules
option-rounds = Rounds
option-draw_s = Time to draw
option-look_s = Time to look
option-foul = Letters or numbers in a drawing
option-foul-zero = make it worth 0
option-foul-play_on = cost nothing

# On every screen
round = Round
round-of = Round { $round } of { $rounds }
you-object = you
player = Player
sum = Sum
nobody = nobody
drawing-of = { $name }’s drawing
drew = { $name } drew: { $word }
you-sit-out = You join in again with the next round.
is-reconnecting = coming back …
is-away = away
is-left = has left
is-out = not in this round
is-drawing = drawing
is-done = finished

# Drawing
your-sheet = Your sheet. Draw: { $word }
say-draw = Draw: { $word }
your-drawing = Your drawing
done = Done
wait-moment = One moment …
wait-draw = Still drawing: { $names }
drawing-n-of = Drawing { $n } of { $of }

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
annulled = does not count
nobody-guessed = nobody guessed it
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
shared = A tie at { $score }, so they share it.
called-off-title = The game ends early
called-off = Too few people stayed, so nobody has won. These are the scores so far.
album = The album
drawings = { $n ->
    [one] one drawing
   *[other] { $n } drawings
}
guessed-it = Guessed by { $names }
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
help-example = For example
