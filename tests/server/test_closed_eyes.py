"""While the guesser's eyes are closed no socket betrays the word or who has finished: not by bytes, number or time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from garabato.ink import codec
from garabato.server.link import Frame
from tests.support.household import Home, Player

Heard = list[tuple[float, list[Frame]]]

GAME_PEN = 2
"""The wall's is the first."""


@dataclass(frozen=True)
class Hidden:
    """What the guesser may not know while the others draw."""

    secret: int = 0
    """The luck of the room: which card comes up."""
    strokes: int = 1
    """How much Bo draws,"""
    at: float = 1.0
    """and when it begins, in seconds after Go."""
    finisher: str = "Bo"
    finished_at: float = 12.0
    pings: int = 0


PLAIN = Hidden()
WORD_AND_INK = [
    Hidden(secret=1),
    Hidden(secret=2, strokes=9),
    Hidden(secret=3, at=4.003),
    Hidden(secret=4, strokes=5, at=2.501, pings=25),
]
FINISHING = [
    *(replace(hidden, finished_at=17.25) for hidden in WORD_AND_INK),
    Hidden(finisher="Cy"),
    Hidden(finisher="Cy", finished_at=28.999),
    Hidden(finished_at=3.5),
    Hidden(finisher="nobody"),
]


class Evening:
    """Ann guesses; Bo, Cy and Dee draw; Wim and a big screen look on. Up to the moment before the eyes open."""

    def __init__(self, hidden: Hidden, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("garabato.server.house.draw_code", lambda: "BCDF")
        monkeypatch.setattr("secrets.token_bytes", lambda size: bytes([hidden.secret] * size))
        self.home = home = Home()
        home.room("doodle_dash")
        self.players = {name: home.player("BCDF", name) for name in ("Ann", "Bo", "Cy", "Dee")}
        ann = self.players["Ann"]
        ann.command("Pick", game="doodle_dash", options={"draw_s": 30})
        ann.command("Start")
        self.players |= {"Wim": home.player("BCDF", "Wim"), "screen": home.screen("BCDF")}
        self.listen("Ann")
        self.listen("Wim")
        home.loop.advance(1)
        ann.act("Call", number=2)
        ann.act("Go")
        self.go = home.loop.at
        for name in ("Cy", "Dee"):
            self.at(0.5, self.players[name].stroke, 1, GAME_PEN)
        self.draw(self.players["Bo"], hidden)
        if hidden.finisher in self.players:
            self.at(hidden.finished_at, self.players[hidden.finisher].act, "Done")
        home.loop.advance(30.9)

    def at(self, seconds: float, what: Callable[..., object], *args: object) -> None:
        self.home.loop.call_later(self.go + seconds - self.home.loop.at, lambda: what(*args))

    def draw(self, bo: Player, hidden: Hidden) -> None:
        for stroke in range(1, hidden.strokes + 1):
            at = hidden.at + 0.2 * (stroke - 1)
            self.at(at, bo.binary, codec.begin(stroke, GAME_PEN, 0, 0, [(10, 10), (20 * stroke, 20)]))
            self.at(at + 0.1, bo.binary, codec.end(stroke))
        for ping in range(hidden.pings):
            self.at(hidden.at + 0.05 * ping, bo.raw, {"type": "ClientSentPing", "mark": ping})

    def listen(self, name: str) -> None:
        """Ask for the time all the time: does an answer ever come a little later?"""
        self.players[name].raw({"type": "ClientSentPing", "mark": 1})
        self.home.loop.call_later(0.0491, lambda: self.listen(name))

    def heard(self, name: str) -> Heard:
        """Every write of a socket."""
        link = self.players[name].link
        return list(zip(link.times, link.writes, strict=True))


@pytest.mark.parametrize("hidden", FINISHING)
def test_the_guesser_hears_nothing_of_the_word_the_ink_and_the_race(hidden: Hidden, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Evening(hidden, monkeypatch).heard("Ann") == Evening(PLAIN, monkeypatch).heard("Ann")


@pytest.mark.parametrize("watcher", ["Wim", "screen"])
@pytest.mark.parametrize("hidden", WORD_AND_INK)
def test_a_bystander_hears_nothing_of_the_word_and_the_ink(hidden: Hidden, watcher: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Evening(hidden, monkeypatch).heard(watcher) == Evening(PLAIN, monkeypatch).heard(watcher)


@pytest.mark.parametrize("hidden", [replace(hidden, secret=0) for hidden in WORD_AND_INK])
def test_an_artist_hears_nothing_of_another_s_ink(hidden: Hidden, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Evening(hidden, monkeypatch).heard("Dee") == Evening(PLAIN, monkeypatch).heard("Dee")


def test_the_worlds_do_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    """The artists know the word, and they and the bystanders see who has finished."""
    plain = Evening(PLAIN, monkeypatch)
    assert Evening(WORD_AND_INK[0], monkeypatch).heard("Dee") != plain.heard("Dee")
    for name in ("Dee", "Wim", "screen"):
        assert Evening(Hidden(finisher="Cy"), monkeypatch).heard(name) != plain.heard(name)
    view = plain.players["Dee"].view["view"]
    assert (view["phase"], view["token"], view["finished"]) == ("down", 1, [1])
