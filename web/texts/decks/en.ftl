# Words of one’s own: what is said at the desk for decks. Every language has the same ids and the same variables.

deck-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
deck-good = { $n ->
    [one] One card
   *[other] { $n } cards
} of { $width ->
    [1] one word
    [3] three words
   *[7] seven words
}
deck-mode = Which cards come
deck-mode-only = only these
deck-mode-mixed = mixed with the game’s own
deck-unfit = This game takes other cards. The deck stays in the box.
deck-missing = { $n ->
    [one] One more card is needed. Write it, or mix the deck in.
   *[other] { $n } more cards are needed. Write some, or mix the deck in.
}
deck-all-played = All have been played in this room; now they come again, the oldest first.
deck-unused = { $n ->
    [one] One of them was not played yet.
   *[other] { $n } of them were not played yet.
}
deck-known-you = The others see that you may know these words.
deck-known = { $name } may know these words.
deck-code = Code of the deck, for other rooms on this server
deck-copy = Copy
deck-copied = Copied
deck-change = Change the words
deck-other = Another deck
deck-drop = Take it out
deck-hint = One card a line. Doodles and How Do You Doodle? take three words a card, Doodle Dash seven, ArtBox one. Put commas, semicolons or tabs between the words of a card, and in Doodle Dash a star before the hardest.
deck-text = Your cards
deck-file = From a file
deck-title = Name of the deck, if you like
deck-language = The words are in
deck-put = Put it in the box
deck-put-good = { $n ->
    [one] Leave those lines out and take the one good card
   *[other] Leave those lines out and take { $n } good cards
}
deck-by-code = Or a deck by its code
deck-take = Take it
deck-not-taken = The deck was not put in the box.
deck-reading = Reading…
deck-faults = { $n ->
    [one] One thing has to be mended:
   *[other] { $n } things have to be mended:
}
deck-more = { $n ->
    [one] and one more
   *[other] and { $n } more
}
deck-line = Line { $line }:

# What is wrong
deck-empty = No card is written here yet.
deck-too-large = This text has { $size } kB; { $most } kB is the most. Make several decks of it.
deck-too-many = { $n ->
    [one] This is one card
   *[other] These are { $n } cards
}; { $most } is the most. What comes after was not read.
deck-no-width = { $n ->
    [one] One word stands here
   *[other] { $n } words stand here
}. A card has one, three or seven: put a comma, a semicolon or a tab between them.
deck-width = { $n ->
    [one] One word stands here
   *[other] { $n } words stand here
}; the other cards have { $width }.
deck-blank = Word { $place } is missing.
deck-long = “{ $what }…” has { $n ->
    [one] one letter
   *[other] { $n } letters
}; { $most } is the most.
deck-line-long = This line is far too long for a card.
deck-quote = At word { $place } a quotation mark opens and does not close.
deck-twins = “{ $what }” stands here twice.
deck-again = This card stands in line { $other } already.
deck-word-again = “{ $what }” stands in line { $other } already. A word that is guessed comes on one card only.
deck-stars = { $n ->
    [one] One word has a star
   *[other] { $n } words have a star
}. Only the hardest has one.

# What was mended or taken for something
deck-header = “{ $what }” was taken for a heading. If it is a card, write it further down.
deck-blanks = { $n ->
    [one] One empty line was passed over.
   *[other] { $n } empty lines were passed over.
}
deck-hidden = In word { $place } an invisible sign was left out ({ $sign }).
deck-mended = Word { $place } was tidied up.
deck-star-last = { $n ->
    [one] One card has no star: there the last word counts as the hardest.
   *[other] { $n } cards have no star: there the last word counts as the hardest.
}

# When the server says no
rest-too-large = This is too large for a deck. Make several of it.
rest-too-many-decks = Many decks were handed in from here just now. Wait a few minutes.
