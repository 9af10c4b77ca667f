"""Logged facts about decks of people's own. Append-only for ever, like all in `facts`."""

from garabato.core import Fact, Seat
from garabato.room.own_deck import DeckMode, OwnDeck


class DeckBrought(Fact):
    """The cards, once for all times that they are taken in this room. A deck's own log holds this and nothing else."""

    deck: OwnDeck


class DeckTaken(Fact):
    """A deck that was brought lies in the box from now on."""

    code: str
    mode: DeckMode
    seat: Seat
    """Who put it there."""


class DeckDropped(Fact):
    """No deck of one's own lies in the box any more."""


DeckFact = DeckBrought | DeckTaken | DeckDropped
