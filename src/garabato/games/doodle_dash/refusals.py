"""Every way in which these rules say no."""

from typing import Final

from garabato.core import Why
from garabato.kit.refusals import No

PLAYERS: Final = No(Why.NOT_NOW, "DA-1", "refused-da-1-players")
CARDS: Final = No(Why.NOT_NOW, "DA-1", "refused-da-1-cards")
SEAT: Final = No(Why.NOT_YOURS, "DA-1", "refused-da-1-seat")
GUESSER_CALLS: Final = No(Why.NOT_YOURS, "DA-4", "refused-da-4-guesser")
CALLED: Final = No(Why.TOO_LATE, "DA-4", "refused-da-4-called")
NO_NUMBER: Final = No(Why.BAD_VALUE, "DA-4", "refused-da-4-number")
STAR: Final = No(Why.BAD_VALUE, "DA-5", "refused-da-5")
GUESSER_GOES: Final = No(Why.NOT_YOURS, "DA-6", "refused-da-6-guesser")
NO_WORD_YET: Final = No(Why.NOT_NOW, "DA-6", "refused-da-6")
TIME: Final = No(Why.NOT_NOW, "DA-6", "refused-da-6-time")
ARTISTS_DRAW: Final = No(Why.NOT_YOURS, "DA-7", "refused-da-7-artist")
NOT_DRAWING: Final = No(Why.NOT_NOW, "DA-7", "refused-da-7")
BLANK: Final = No(Why.NOT_NOW, "DA-7", "refused-da-7-blank")
NOT_YOUR_DIE: Final = No(Why.NOT_YOURS, "DA-8", "refused-da-8")
STOPPED: Final = No(Why.TOO_LATE, "DA-8", "refused-da-8-late")
NOT_GUESSING: Final = No(Why.NOT_NOW, "DA-11", "refused-da-11")
GUESSER_GUESSES: Final = No(Why.NOT_YOURS, "DA-11", "refused-da-11-guesser")
ONE_GUESS: Final = No(Why.NOT_NOW, "DA-11", "refused-da-11-once")
NO_LETTER: Final = No(Why.BAD_VALUE, "DA-17", "refused-da-17-blank")
A_LIST: Final = No(Why.BAD_VALUE, "DA-17", "refused-da-17-list")
ALOUD: Final = No(Why.NOT_NOW, "DA-17", "refused-da-17-aloud")
ARTISTS_DECIDE: Final = No(Why.NOT_YOURS, "DA-17", "refused-da-17-artist")
NOT_ASKED: Final = No(Why.NOT_NOW, "DA-17", "refused-da-17-asked")
ANSWERED: Final = No(Why.NOT_NOW, "DA-17", "refused-da-17-twice")
DECIDED: Final = No(Why.TOO_LATE, "DA-17", "refused-da-17-late")

FOUL: Final = "DA-16"
"""The rule about letters, numbers and symbols."""
END: Final = "DA-15"
"""The rule that says who has won."""

NOES: Final = tuple(value for value in globals().values() if isinstance(value, No))
"""All refusals of the game, but those about fouls."""
