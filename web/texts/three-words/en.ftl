# What the tables of the games with three words on a card say. Every language has the same ids and the same variables.

# On every screen
yours = (yours)
drew-lead = { $name } drew:
drew-what = { $name } drew …

# The card and the token
card-you-read = You read the card to everybody
card-reads = { $name } reads the card
card-next = One of these will be yours to draw.
read-aloud = Read it to me
say-card = Round { $round }. The words: { $words }
token-yours = Your secret number
token-others = Everybody looks at their own number
token-draw = Draw: { $word }
say-token = Your number is { $number }. Draw: { $word }

# Drawing
no-letters = No letters, no numbers
keep-drawing = Keep drawing

# Betting
your-token = your token
your-tokens = Your tokens
none-left = none left
tokens-of = Tokens of { $names }
stock-said = Your tokens: { $one } with a 1, { $two } with a 2, { $three } with a 3
blank = a clean sheet
unlock = Think again

# The reveal
artist-n-of = Artist { $n } of { $of }
guessed-by = { $n ->
    [one] one guessed it
    [2] two guessed it
    [3] three guessed it
    [4] four guessed it
    [5] five guessed it
   *[other] all six guessed it
}
right-were = Right: { $names }.
next-artist = Next: { $name }
next-you = Next: you
to-pad = To the pad

# The end
award-misread = The chameleon
award-misread-why = { $n } people saw “{ $seen }” in { $name }’s “{ $word }”.
award-alone-why = Only { $name } saw “{ $word }” in { $artist }’s drawing.
award-pair = Two of a mind
award-pair-why = { $name } and { $other } guessed { $n } of each other’s { $of } drawings.
award-hand = Clearest pencil
award-eye = Sharpest eye
award-eye-why = { $name } guessed { $n } of { $of } drawings.
