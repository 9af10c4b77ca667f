"""Evenings at a simulated table: a lobby full of people, a game of Doodles at a chosen phase."""

from __future__ import annotations

from typing import Any

from garabato.core import Millis, Seat
from garabato.kit.three_words.table import Done, Lock, Vote
from garabato.room import commands
from garabato.room.turn import Judges, unjudged
from tests.support.rooms import Client, Table, log_of

NAMES = ("Ann", "Bo", "Cyd", "Dee", "Eva", "Fay", "Gus", "Hal", "Ida", "Jo")


def lobby(people: int = 3, game: str = "doodles", *, judges: Judges = unjudged, **options: Any) -> Table:
    """A room of this game with these house rules; the first person is the host."""
    table = Table(game, judges=judges)
    for name in NAMES[:people]:
        table.client(name)
    if options:
        table.ask(table.clients[0], commands.Pick(game, options))
    return table


def started(people: int = 3, phase: str = "card", **options: Any) -> Table:
    """A game that everybody plays, the host is the first player, at the beginning of a phase of the first round."""
    table = lobby(people, **options)
    table.ask(table.clients[0], commands.Start(Seat(0)))
    until(table, phase)
    return table


def phase_of(table: Table) -> str:
    """The phase of the game on the table."""
    phase: str = table.room.state.table.phase
    return phase


def until(table: Table, phase: str) -> None:
    """Let time pass up to the moment at which a phase begins."""
    for _ in range(10_000):
        if phase_of(table) == phase:
            return
        assert table.wake is not None, f"nothing will ever happen in {phase_of(table)}"
        table.run(table.wake - table.at)
    raise AssertionError(phase)


def run_to(table: Table, at: int) -> None:
    """Let time pass up to this room time."""
    table.run(at - table.at)


def due(table: Table) -> int:
    """Room time at which the game's deadline comes."""
    state = table.room.state
    deadline = state.chosen.deadline(state.table)
    assert deadline is not None
    at: Millis | None = state.clock.room_time(deadline.at)
    assert at is not None
    return at


def vote(table: Table, client: Client, numbers: str = "") -> None:
    """Place a token at every other drawing, clockwise (1 at the first, 2 at the second …, unless said), and lock."""
    view = client.view
    for index, artist in enumerate(view.may_vote):
        table.ask(client, Vote(artist, int(numbers[index]) if numbers else index % 3 + 1))
    table.ask(client, Lock())


def finish_drawing(table: Table) -> None:
    """Everybody puts the pencil down."""
    for client in list(table.links.values()):
        if client.view.own is not None:
            table.ask(client, Done())


def facts_of(table: Table, *kinds: type[Any]) -> list[Any]:
    """All facts of these kinds in the stored log, in order."""
    return [entry.what for entry in log_of(table) if isinstance(entry.what, kinds)]


def presence(table: Table, client: Client) -> str:
    """Where a person is, as everybody is told."""
    assert client.seat is not None
    return table.room.state.members[client.seat].presence


def refusal(client: Client) -> str:
    """The sentence of the newest refusal."""
    return client.refused[-1].text
