"""Parties at a whole house: a game of Doodles over its sockets, up to a chosen phase."""

from __future__ import annotations

from typing import Any

from garabato.core import Label
from garabato.ink.codec import Reader
from tests.support.evenings import NAMES
from tests.support.household import Home, Player

PEN = 2
"""Everybody's pen in the first round of the first game of a room: the first one was the lobby's."""

Ink = tuple[int, int, bytes]
"""Label, author and frame."""


def party(people: int = 4, home: Home | None = None) -> tuple[Home, list[Player]]:
    """A lobby; the first person is the host."""
    home = home or Home()
    code = home.room()
    return home, [home.player(code, name) for name in NAMES[:people]]


def phase(home: Home, code: str) -> str:
    """Where the game is."""
    now: str = home.table(code)._room.state.table.phase
    return now


def play_to(home: Home, players: list[Player], until: str, **options: Any) -> None:
    """Start a game if none is on the table, and let time pass until a phase has begun; everybody answers pings."""
    code = players[0].code
    if not home.table(code)._room.state.playing:
        players[0].command("Pick", game="doodles", options=options)
        players[0].command("Start", first=0)
        home.loop.settle()
    for _ in range(10_000):
        if phase(home, code) == until:
            return
        home.loop.advance(0.1)
    raise AssertionError(until)


def vote(player: Player, *, lock: bool = True) -> None:
    """Place the first number at every other drawing."""
    for number, artist in enumerate(player.view["view"]["may_vote"]):
        player.act("Vote", artist=artist, number=number % 3 + 1)
    if lock:
        player.act("Lock")


def live_ink(player: Player) -> list[Ink]:
    """All live ink that came, in order."""
    player.heard()
    found: list[Ink] = []
    for frame in player.link.frames:
        if not frame.text and frame.payload[:1] == b"\x04":
            reader = Reader(frame.payload, 1)
            while not reader.done:
                label, author = reader.number(), reader.number()
                found.append((Label(label), author, reader.take(reader.number())))
    return found


def snapshots(player: Player, kind: int) -> list[bytes]:
    """The binary messages of a kind: 1 SHEET, 2 PEN, 3 SAVED."""
    player.heard()
    return [frame.payload for frame in player.link.frames if not frame.text and frame.payload[0] == kind]


def people(player: Player) -> dict[str, str]:
    """Everybody this person sees, and where they are."""
    return {person["name"]: person["presence"] for person in player.view["room"]["people"]}
