"""What a socket hears depends on nothing that its seat may not know: not the bytes, not their number, not their time."""

from dataclasses import dataclass
from itertools import combinations
from typing import Any

import pytest

from garabato.ink import codec
from garabato.server.link import Frame
from tests.support.household import Home, Player

Heard = list[tuple[float, list[Frame]]]


@dataclass(frozen=True)
class Hidden:
    """What only Bo knows until the reveal."""

    strokes: int
    """How much is drawn."""
    at: float
    """When the drawing and the votes begin, in seconds of their phases."""
    votes: tuple[int, int]
    changes: int
    """How often a vote is taken back and cast again."""
    pings: int


VARIANTS = [
    Hidden(strokes=1, at=1.0, votes=(0, 1), changes=0, pings=0),
    Hidden(strokes=1, at=1.0, votes=(1, 0), changes=0, pings=0),
    Hidden(strokes=9, at=1.0, votes=(0, 1), changes=0, pings=0),
    Hidden(strokes=1, at=4.003, votes=(0, 1), changes=3, pings=0),
    Hidden(strokes=5, at=2.501, votes=(1, 0), changes=1, pings=25),
]


def evening(hidden: Hidden, monkeypatch: pytest.MonkeyPatch) -> tuple[Heard, Heard]:
    """The same game, but for what is hidden; everything Ann and Cy hear up to the end of the vote."""
    monkeypatch.setattr("garabato.server.house.draw_code", lambda: "BCDF")
    monkeypatch.setattr("secrets.token_bytes", bytes)
    home = Home()
    ann, bo, cy = [home.player(home.room() if not n else "BCDF", name) for n, name in enumerate(("Ann", "Bo", "Cy"))]
    ann.command("Start")
    listen(home, ann)
    home.loop.advance(8.5)
    draw(home, bo, hidden)
    home.loop.advance(39.5 - (home.loop.time() - 1000))
    vote(home, bo, hidden)
    home.loop.advance(60 - (home.loop.time() - 1000))
    return heard(ann), heard(cy)


def listen(home: Home, ann: Player) -> None:
    """Ann asks for the time all the time: does an answer ever come a little later?"""
    ann.raw({"type": "ClientSentPing", "mark": 1})
    home.loop.call_later(0.0491, lambda: listen(home, ann))


def draw(home: Home, bo: Player, hidden: Hidden) -> None:
    """Bo draws, and the two others would like to know what."""
    home.loop.advance(hidden.at)
    for stroke in range(1, hidden.strokes + 1):
        bo.binary(codec.begin(stroke, 2, 0, 0, [(10 * stroke, 20), (30, 40)]))
        home.loop.advance(0.031)
        bo.binary(codec.end(stroke))
        for mark in range(hidden.pings):
            bo.raw({"type": "ClientSentPing", "mark": mark})
            home.loop.advance(0.007)


def vote(home: Home, bo: Player, hidden: Hidden) -> None:
    """Bo lays tokens down, face down."""
    home.loop.advance(hidden.at)
    phase = [frame for frame in bo.link.frames if frame.text and b'"phase":"vote"' in frame.payload]
    assert phase, "the vote is on"
    truth: dict[str, Any] = bo.view["view"]
    numbers = sorted(int(number) for number in truth["stock"])
    for _ in range(hidden.changes + 1):
        for artist, which in zip(truth["may_vote"], hidden.votes, strict=True):
            bo.act("Vote", artist=artist, number=numbers[which])
            home.loop.advance(0.013)
        for artist in truth["may_vote"]:
            bo.act("TakeBack", artist=artist)
    for artist, which in zip(truth["may_vote"], hidden.votes, strict=True):
        bo.act("Vote", artist=artist, number=numbers[which])
    home.loop.advance(0.1)
    assert bo.all("ServerSentDone"), "the votes lie there"
    assert not bo.all("ServerSentRefused")


def heard(player: Player) -> Heard:
    return [(round(at, 6), frames) for at, frames in zip(player.link.times, player.link.writes, strict=True)]


DRAWINGS_SHOWN = 1038.0
"""Seconds of the house's clock: then everybody sees what was drawn."""


@pytest.mark.parametrize(("one", "two"), list(combinations(VARIANTS, 2)))
def test_nobody_hears_what_is_hidden(one: Hidden, two: Hidden, monkeypatch: pytest.MonkeyPatch) -> None:
    end = float("inf") if one.strokes == two.strokes else DRAWINGS_SHOWN
    first, second = evening(one, monkeypatch), evening(two, monkeypatch)
    for name, here, there in zip(("Ann", "Cy"), first, second, strict=True):
        here, there = ([(at, frames) for at, frames in all_ if at < end] for all_ in (here, there))  # noqa: PLW2901  (up to the reveal)
        assert len(here) > 2
        assert here == there, f"{name} hears a difference"


def test_what_is_shown_makes_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison above is no empty one."""
    assert evening(VARIANTS[0], monkeypatch) != evening(VARIANTS[2], monkeypatch)
