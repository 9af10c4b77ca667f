"""Who plays at the seats of a game: people come and go, and bots play on for them."""

from collections.abc import Collection

from garabato.core import Seat, SeatAway, SeatBack, SeatGone


def news(action: SeatAway | SeatBack | SeatGone, seats: Collection[Seat], absent: Collection[Seat], bots: Collection[Seat]) -> bool:
    """Whether anything changes at a table with these `seats`, of whom some are `absent`, and some are `bots`."""
    seat = action.seat
    if seat not in seats:
        return False
    if isinstance(action, SeatBack):
        return seat in absent or action.bot != (seat in bots)
    return seat not in absent


def bots_after(bots: tuple[Seat, ...], back: SeatBack) -> tuple[Seat, ...]:
    """Which seats bots play, in order, once `back` has come."""
    others = tuple(seat for seat in bots if seat != back.seat)
    return tuple(sorted((*others, back.seat))) if back.bot else others
