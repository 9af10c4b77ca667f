"""What people see of how the room is kept: parts of `RoomView`."""

from typing import Any

import msgspec

from garabato.core import Fact
from garabato.room import votes
from garabato.room.messages import Banned, Kicking, Reporting
from garabato.room.state import RoomState


def what_is_kept(state: RoomState) -> dict[str, Any]:
    """Everybody's: fields of `RoomView` by name."""
    keeping = state.keeping
    voting = tuple(Kicking(each.target, each.yes, votes.missing(state, each), each.until) for each in votes.in_sight(state))
    game, options = keeping.next or (None, None)
    return {
        "locked": keeping.locked,
        "password": keeping.password is not None,
        "chat": keeping.chat,
        "idle_caps": keeping.idle_caps,
        "voting": voting,
        "next_game": game,
        "next_options": None if options is None else _plain(options),
    }


def _plain(options: msgspec.Raw) -> dict[str, Any]:
    rules: dict[str, Any] = msgspec.json.decode(options)
    return {name: value for name, value in rules.items() if name != "type"}


def what_the_host_sees(state: RoomState) -> dict[str, tuple[Fact, ...]]:
    """The host's alone: who was sent away, who is complained about. Who stands in for the host does not read of complaints about that."""
    return {
        "banned": tuple(Banned(seat, state.members[seat].name) for seat in state.keeping.barred),
        "reports": tuple(Reporting(each.seat, each.by) for each in state.keeping.reports if each.seat != state.host),
    }
