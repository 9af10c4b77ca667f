# Doodle Dice in English. Every language has the same ids and the same variables.

title = Doodle Dice
pitch = Roll six dice with figures on them and lay doodles out of them. One of each colour, and you have won.
tagline = Six dice, sixty doodles, six colours to collect.

# The house rules
option-turn_s = Time for a turn
option-turn_s-on = Turns have a time limit
option-deal_s = Time to choose the Gallery
option-deal_s-on = The dealer has a time limit
option-block_s = Time to block a turn
option-dealer_picks = The dealer chooses the first Gallery
option-strict_draw = Rolling before drawing costs the turn
option-must_take = Whoever can take a card may not roll on
option-assist = The table shows which cards fit
option-assist-off = never
option-assist-last_roll = after the last roll
option-assist-always = always, with the odds

# The end
won-six = All six colours before anybody else.
called-off-sets = Too few people stayed, so nobody has won. This is what everybody has collected so far.

# What the rules refuse
refused-di-1-players = Doodle Dice needs two to six people.
refused-di-1-seat = You are not in this game. You can play in the next one.
refused-di-1-dealer = The dealer chooses the Gallery.
refused-di-1-doodle = There is no such doodle in the box.
refused-di-1-laid = The Gallery is laid already.
refused-di-1-dealing = The dealer is still choosing the Gallery.
refused-di-2 = It is not your turn.
refused-di-2-drawn = You have drawn already. Now roll.
refused-di-2-draw = First draw a card, then roll.
refused-di-3-six = The first roll is with all six dice.
refused-di-3-dice = Choose at least one die to roll, and none twice.
refused-di-3-none = You have no roll left.
refused-di-4-roll = First roll, then take a card.
refused-di-4-gallery = That card is not in the Gallery.
refused-di-4-fit = Not all figures of this card are among your dice.
refused-di-4-must = Your dice show a card that you can take. Take it, or end your turn.
refused-di-5-roll = Roll at least once before you end your turn.
refused-di-5-late = Your time is over.
refused-di-5-time = Not now: there is still time.
refused-di-5-here = You are in the game already.
refused-di-6 = You have a card of this colour already.
refused-di-7-late = A steal is declared before drawing.
refused-di-7-set = That card is in nobody’s set.
refused-di-7-undeclared = To take a card from a player, say so before you draw.
refused-di-7-nothing = You have not declared a steal.
refused-di-7-bound = You have rolled. Now only that card can be yours.
refused-di-7-other = In this turn you can only take the card that you named.
refused-di-9 = You have no Free Roll.
refused-di-10 = You have no Block.
refused-di-10-whom = You can’t block this player.
refused-di-10-begun = Too late: this turn has begun.
refused-di-10-window = One moment: your turn might be blocked.
refused-di-11 = The game is over.

# Colours and figures
colour-orange = orange
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
letter-orange = O
letter-red = R
letter-yellow = Y
letter-green = G
letter-blue = B
letter-purple = P
face-arch = arch
face-dash = dash
face-dot = dot
face-face = face
face-slant = slant
face-squiggle = squiggle
kind-free = Free Roll
kind-block = Block
card-called = “{ $figure }” ({ $colour })

# On the table
gallery = Gallery
pile = { $n ->
    [one] card to draw
   *[other] cards to draw
}
new = new
fits = fits
odds = Odds
your-set = Your set
set-of = { $name }’s set
set-none = No card yet.
missing = missing
dice = The dice
die = { $face }, die { $n }
is-blocked = loses a turn
is-dozing = passed over

# What is to be done
deal-you = Lay out the Gallery
deal-other = { $name } lays out the Gallery
deal-how = One doodle of each colour.
deal-rest = Leave the rest to chance
turn-you = Your turn
turn-other = { $name }’s turn
block-window = A Block can still come.
draw-first = First draw a card.
draw-or-steal = Draw a card. To steal one, tap a set first.
draw-other = About to draw a card.
roll-first = Now roll all six dice.
roll-other = About to roll.
roll-of = Roll { $n } of { $of }
roll-keep = Keep dice and roll on, or tap the card that they show.
roll-last = Tap the card that they show, or end the turn.
asleep = Nobody plays on
asleep-how = The game waits until somebody is here again.
draw = Draw a card
roll = Roll
roll-all = Roll the dice
roll-n = Roll { $n }
roll-none = No roll left
end-turn = Take nothing
block = Block
block-now = Block { $name }’s turn
block-next = { $name } loses the next turn
play-on = I am here and play on
withdraw = Leave it
steal-how = Tap the card you want to steal. In this turn you can win no other.
want-you = You want { $card } from { $owner }.
want-other = { $name } wants { $card } from { $owner }.
want-you-open = You want { $card }; it is back in the Gallery.
want-other-open = { $name } wants { $card }; it is back in the Gallery.
too-early = Roll without drawing?
too-early-text = Whoever rolls before drawing a card loses the turn.
too-early-yes = Roll all the same
too-early-no = Back

# What has happened
told-took = { $name } takes { $card }.
told-stole = { $name } steals { $card } from { $by }.
told-nothing = { $name } takes nothing.
told-too_early = { $name } rolled before drawing and loses the turn.
told-time = { $name } has run out of time.
told-away = { $name } went away; the turn is over.
told-blocked = { $by } blocks { $name }’s turn.
told-passed_over = { $name } is passed over.
say-your-turn = It is your turn.
say-blocked = { $name } is going to lose a turn.
say-drawn = Drawn: { $cards }.
say-free = A Free Roll: one more roll.
say-rolled = Roll { $n }: { $faces }.
say-kept = Die { $n }, { $face }: kept.
say-let-go = Die { $n }, { $face }: rolls again.

# The rules in a minute
help-gallery = Six doodles lie open, one of each colour: the Gallery.
help-gallery-more = The colour tells how many dice a doodle takes: orange one, red two, yellow three, green four, blue five, purple six.
help-draw = In your turn you draw a card into the Gallery.
help-draw-more = Always before you roll: whoever rolls first loses the turn.
help-roll = Then you roll the six dice, up to three times.
help-roll-more = After each roll you keep what you like and roll the rest again.
help-take = Do the dice show a doodle of the Gallery? Then take it.
help-take-more = Only which figures it has counts, not where they lie; a dash is no slant. One card a turn, and of each colour only one.
help-steal = You can steal from another player’s set.
help-steal-more = Say which card before you draw. After that you can win no other in this turn.
help-action = A Free Roll is one more roll. A Block makes somebody lose the next turn.
help-action-more = You keep them until you use them, and draw again.
help-end = Whoever has six colours first wins.
help-end-more = At once, wherever the sixth card came from.
help-roll-1 = Sofia wants the smile: two dots and an arch. Her first roll; she keeps a dot and the arch.
help-roll-2 = She rolls the other four again.
help-roll-end = Two dots and an arch: the card is hers. The other dice do not matter.

# The sixty doodles
figure-orange-1 = friend
figure-orange-2 = crumb
figure-orange-3 = horizon
figure-orange-4 = post
figure-orange-5 = uphill
figure-orange-6 = downhill
figure-orange-7 = tunnel
figure-orange-8 = bowl
figure-orange-9 = wave
figure-orange-10 = smoke
figure-red-1 = hat
figure-red-2 = tent
figure-red-3 = candle
figure-red-4 = boiled egg
figure-red-5 = tadpole
figure-red-6 = balloon
figure-red-7 = lollipop
figure-red-8 = snowball
figure-red-9 = slide
figure-red-10 = long hair
figure-yellow-1 = smile
figure-yellow-2 = turtle
figure-yellow-3 = umbrella
figure-yellow-4 = stick man
figure-yellow-5 = sailing boat
figure-yellow-6 = eye
figure-yellow-7 = hot tea
figure-yellow-8 = ice cream
figure-yellow-9 = volcano
figure-yellow-10 = party hat
figure-green-1 = house
figure-green-2 = anchor
figure-green-3 = snail
figure-green-4 = palm tree
figure-green-5 = hooray
figure-green-6 = car
figure-green-7 = sunflower
figure-green-8 = cherries
figure-green-9 = ghost
figure-green-10 = sunrise
figure-blue-1 = fish
figure-blue-2 = mouse
figure-blue-3 = cocktail
figure-blue-4 = footballer
figure-blue-5 = angler
figure-blue-6 = rocket
figure-blue-7 = pram
figure-blue-8 = noodles
figure-blue-9 = beetle
figure-blue-10 = parachute
figure-purple-1 = sailor
figure-purple-2 = child with a balloon
figure-purple-3 = ballerina
figure-purple-4 = snowman
figure-purple-5 = camel
figure-purple-6 = sea monster
figure-purple-7 = skateboard
figure-purple-8 = witch
figure-purple-9 = cottage
figure-purple-10 = desert island
