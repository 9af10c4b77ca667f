"""What goes on in the rooms, in numbers: for the operator, who need not know who or what."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from garabato.server.house import House
from garabato.server.table import Table

Stage = Literal["lobby", "playing", "paused", "over"]


@dataclass(frozen=True, slots=True)
class Seen:
    """One room in memory."""

    code: str
    stage: Stage
    game: str
    phase: str
    """Of the game; empty in the lobby."""
    here: int
    """People, without bots."""
    members: int
    """Everybody who has a seat, bots and those who are away included."""
    sockets: int
    age: float
    """Seconds since the room came into memory."""
    empty: float | None
    """Seconds since the last socket closed; None while there is one."""


def look(table: Table, now: float) -> Seen:
    """At one table."""
    state = table.state
    members = [member for member in state.members.values() if member.presence != "left"]
    return Seen(
        table.code,
        _stage(table),
        state.chosen.name,
        str(getattr(state.table, "phase", "")) if state.playing else "",  # every game's state has one
        sum(member.presence == "here" and member.bot is None for member in members),
        len(members),
        len(table.callers),
        now - table.since,
        None if table.empty_since is None else now - table.empty_since,
    )


def _stage(table: Table) -> Stage:
    state = table.state
    if not state.playing:
        return "lobby"
    if state.outcome is not None:
        return "over"
    return "playing" if state.pause is None else "paused"


def rooms(house: House) -> list[Seen]:
    """All rooms in memory; those that came last stand first."""
    now = house.premises.loop.time()
    return sorted((look(table, now) for table in house.tables.values()), key=lambda seen: seen.age)


def by_stage(seen: Iterable[Seen]) -> Counter[tuple[str, str, str]]:
    """How many rooms are in each stage, game and phase."""
    return Counter((room.stage, room.game, room.phase) for room in seen)
