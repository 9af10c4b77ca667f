"""Who may come in: the lock, the password, those who were sent away."""

from hmac import compare_digest
from typing import Final

from garabato.core import Refused, Seat, Why
from garabato.room import facts
from garabato.room import keeping_facts as kept
from garabato.room.commands import LockRoom, Unban
from garabato.room.inputs import PasswordHashed
from garabato.room.messages import ByeReason
from garabato.room.seats import MOST_EVER
from garabato.room.state import RoomState
from garabato.room.turn import Turn

MOST_PEOPLE: Final = 40
"""People in one room at a time. Whoever is away keeps the seat and does not count."""


def turned_away(state: RoomState, key: str, address: str) -> ByeReason | None:
    """Why the browser with this seat key does not come in; None if it does; `password`: only with the right one.

    Who has a seat always returns to it, unless sent away. All else is asked of newcomers only, so that a family behind one address
    keeps its seats when one of them is sent away.
    """
    member = next((m for m in state.members.values() if m.key == key and m.bot is None), None)
    if member is not None:
        return "kicked" if member.banned else None
    if address and address in state.keeping.barred.values():
        return "barred"
    if state.keeping.locked:
        return "locked"
    if len(state.members) >= MOST_EVER or sum(m.present and m.bot is None for m in state.members.values()) >= MOST_PEOPLE:
        return "full"
    return None if state.keeping.password is None else "password"


def proven(state: RoomState, proof: str) -> ByeReason | None:
    """Why this hash of what was typed does not open the room; None if it does, or if there is no password."""
    password = state.keeping.password
    if password is None:
        return None
    if not proof:
        return "password"
    return None if compare_digest(password.hash, proof) else "wrong_password"


def obey(turn: Turn, command: LockRoom | PasswordHashed | Unban) -> None:
    """Carry out what the host wishes about the door. Raises: Refused."""
    keeping = turn.state.keeping
    match command:
        case LockRoom():
            if keeping.locked != command.locked:
                turn.log(kept.Locked(command.locked))
        case PasswordHashed():
            if command.hash or keeping.password is not None:
                turn.log(kept.PasswordSet(command.salt, command.hash))
        case _:
            if command.seat not in keeping.barred:
                raise Refused(Why.BAD_VALUE, "", "refused-unknown-seat")
            turn.log(kept.Unbanned(command.seat))


def kicked(turn: Turn, seat: Seat) -> facts.Kicked:
    """The fact that a person is sent away, from wherever the person was last seen."""
    return facts.Kicked(seat, turn.session.addresses.get(turn.state.members[seat].key, ""))
