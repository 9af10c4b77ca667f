"""Who sits where: what a new seat looks like, and who of a game's seats are people, bots, elders."""

from collections.abc import Iterable
from typing import Final

from garabato.core import Seat
from garabato.room.state import RoomState

MOST_EVER: Final = 400
"""People and bots who ever were in one room."""

LOOKS: Final = 8


def free_look(state: RoomState, seat: Seat, wished: int | None) -> int:
    """The wished look if nobody else has it, otherwise the first free one (with more than eight people: the wished or the first)."""
    taken = {m.look for m in state.members.values() if m.seat != seat and (m.presence != "left" or m.seat in state.players)}
    wishes = [wished, *range(1, LOOKS + 1)] if wished is not None else list(range(1, LOOKS + 1))
    return next((look for look in wishes if look not in taken), wishes[0])


def sitting(state: RoomState) -> tuple[Seat, ...]:
    """Who plays if the chosen game begins now, clockwise: people before bots, then whoever sits further to the front."""
    most = state.chosen.seats.stop - 1
    there = [seat for seat in state.seating if state.members[seat].present]
    chosen = sorted(there, key=lambda seat: state.members[seat].bot is not None)[:most]
    return tuple(seat for seat in there if seat in chosen)


def languages(state: RoomState, seats: Iterable[Seat]) -> frozenset[str]:
    """The languages that people at these seats speak; a bot understands them all."""
    spoken = frozenset(state.members[seat].language for seat in seats if state.members[seat].bot is None)
    return spoken or frozenset({state.language})


def bots_among(state: RoomState, seats: Iterable[Seat]) -> frozenset[Seat]:
    """Which of these seats belong to bots."""
    return frozenset(seat for seat in seats if state.members[seat].bot is not None)


def ages_known(state: RoomState, seats: Iterable[Seat]) -> bool:
    """Whether every person at these seats has said their age."""
    return all(state.members[seat].age is not None for seat in seats if state.members[seat].bot is None)


def elders(state: RoomState, seats: tuple[Seat, ...], *, known: bool) -> tuple[Seat, ...]:
    """Oldest first; whoever came earlier counts as older where ages are equal or not known. Bots are younger than anybody."""
    members = state.members
    return tuple(sorted(seats, key=lambda seat: (members[seat].bot is not None, -(members[seat].age or 0) if known else 0, seat)))
