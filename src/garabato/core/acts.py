"""Actions that every game understands. All but `Continue` are SYSTEM's."""

from garabato.core.fact import Action, Fact, Seat, Sheet


class Continue(Action):
    """Go on from a reveal: by the host or by the seat whose duty it is."""


class SeatAway(Fact):
    """The seat's person has been out of reach for longer than the grace."""

    seat: Seat


class SeatBack(Fact):
    """The seat is played again: by its person, or by a bot until that person is here."""

    seat: Seat
    bot: bool = False
    """A bot plays on for the person. When the person relieves it, the same comes again without it."""


class SeatGone(Fact):
    """The seat's person left for good or was sent away; the seat stays at the table, empty."""

    seat: Seat


class Inked(Fact):
    """The first stroke was drawn on a sheet."""

    sheet: Sheet


class SheetClosed(Fact):
    """The pen was taken away from a sheet: nothing on it changes any more.

    `last_ink_seq` is the number of the last stored ink row of the sheet (-1: none), `strokes_left`
    how many strokes are to be seen on it.
    """

    sheet: Sheet
    last_ink_seq: int
    strokes_left: int


class CallOff(Fact):
    """Too few people stayed; the game ends with the scores so far and without a winner."""


CoreAction = Continue | SeatAway | SeatBack | SeatGone | Inked | SheetClosed | CallOff
"""What the room says to a game, besides the game's own actions."""
