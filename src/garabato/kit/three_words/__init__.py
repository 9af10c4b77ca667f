"""One engine for the games in which everybody draws one of three similar words and guesses what the others have drawn.

What their rulebooks say differently stands in a `Book` and in the house rules; `assemble` makes a game of it.
"""
