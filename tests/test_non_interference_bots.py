"""Bots on the seats: nobody learns from a bot what the bot's seat may not know, nor from its pace what its seat keeps to itself.

Two worlds of the same evening, as in `test_non_interference`: two people and two bots, with the bots' luck the same in both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

import pytest

from garabato.bots.mind import SeatMind
from garabato.bots.pencil import frames_of
from garabato.bots.runner import Runner
from garabato.core import Card, Concept, ConceptId, Seat
from garabato.kit.tokens import deal
from garabato.room.chance import SeededChance
from tests.support.household import Home, Player
from tests.test_non_interference import SCREEN, House, Line, same

PEOPLE = 2
SEATS = 4

WORDS = ("sun", "spider", "laziness")
"""A circle with rays, a crowd of lines, and nothing that the hand could draw."""


@dataclass(frozen=True)
class World:
    """What differs: the luck of the game, and what Bo does in secret."""

    secret: int = 0
    drawing: tuple[int, ...] = (3, 2)
    drawn_at: int = 1_500
    votes: tuple[tuple[int, int, int], ...] = ((2_300, 0, 1), (2_400, 2, 1), (2_500, 3, 1))


def one_card(game: Any, languages: frozenset[str]) -> tuple[Card, ...]:
    del game, languages
    return (Card("card", tuple(Concept(ConceptId(word)) for word in WORDS)),)


class SameLuck(SeededChance):
    """The bots' luck whatever the room's secret."""

    def __init__(self, secret: bytes, decision: int) -> None:
        super().__init__(b"the same" + secret[:0], decision)


class Evening(House):
    """Ann and Bo with two bots, and a screen that watches; up to a moment in the vote."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("garabato.server.house.secrets.token_bytes", lambda _: world.secret.to_bytes(16, "big"))
        monkeypatch.setattr("garabato.server.house.draw_code", lambda: "BCDF")
        monkeypatch.setattr("garabato.room.bots.SeededChance", SameLuck)
        self.heard: dict[int, list[Line]] = {}
        self.home = Home()
        self.home.house.premises.decks = one_card
        self.code = self.home.room()
        self.players: dict[int, Player] = {}
        for name in ("Ann", "Bo"):
            self.join(name)
        self.bots(world)

    def bots(self, world: World) -> None:
        """See the evening."""
        ann = self.players[0]
        for skill in ("easy", "hard"):
            ann.command("AddBot", skill=skill)
        ann.command("Pick", game="doodles", options={"rounds": 1})
        ann.command("Start", first=0)
        self.watch()
        moments: list[tuple[int, Callable[[], Any]]] = [
            (world.drawn_at + 700 * index, partial(self.stroke, 1, index + 1, points)) for index, points in enumerate(world.drawing)
        ]
        self.play(self.until("draw"), moments)
        votes = [(at, partial(self.place, 1, artist, number)) for at, artist, number in world.votes]
        self.play(self.until("vote"), [*votes, (45_000, lambda: None)])
        assert self.phase() == "vote", "Ann has not locked"
        assert self.round.locked == {2, 3}

    @property
    def round(self) -> Any:
        """The round that is played."""
        return self.home.table(self.code)._room.state.table.round


def tokens(secret: int) -> dict[int, int]:
    return dict(deal([Seat(seat) for seat in range(SEATS)], SeededChance(secret.to_bytes(16, "big"), 1)))


def other_tokens(same_for: int) -> World:
    """A world in which this seat holds the same token and all others do not."""
    mine = tokens(0)
    return next(
        World(secret)
        for secret in range(1, 2_000)
        if all((tokens(secret)[seat] == mine[seat]) == (seat == same_for) for seat in range(SEATS))
    )


def compare(one: Evening, other: Evening, seats: Iterable[int], *, to: str = "reveal") -> None:
    """As `same`, with the screen as the bystander."""
    one.heard[5], other.heard[5] = one.heard[SCREEN], other.heard[SCREEN]
    same(one, other, seats, to=to)


def test_a_bots_pace_does_not_tell_its_word(monkeypatch: pytest.MonkeyPatch) -> None:
    one = Evening(World(), monkeypatch)
    for seat in range(PEOPLE):
        other = Evening(other_tokens(seat), monkeypatch)
        assert all(one.round.tokens[bot] != other.round.tokens[bot] for bot in (2, 3))
        compare(one, other, [seat, SCREEN], to="vote")


def test_bots_do_not_act_on_what_others_keep_to_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    one = Evening(World(), monkeypatch)
    votes = ((9_000, 3, 3), (9_100, 2, 3), (9_200, 0, 3), (9_300, 2, 2))
    other = Evening(World(votes=votes), monkeypatch)
    assert one.round.ballots[1] != other.round.ballots[1]
    assert one.round.ballots[2] == other.round.ballots[2]
    compare(one, other, [0, SCREEN])


@pytest.mark.parametrize("world", [World(drawing=(40, 5, 30)), World(drawn_at=19_000), World(drawing=())])
def test_bots_see_nothing_of_a_sheet_before_it_lies_open(monkeypatch: pytest.MonkeyPatch, world: World) -> None:
    compare(Evening(World(), monkeypatch), Evening(world, monkeypatch), [0, SCREEN], to="vote")


def test_a_bot_that_is_done_when_its_word_is_drawn_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Runner._move

    def hasty(self: Runner) -> None:
        honest(self)
        if not self._moves:
            self._finish()

    monkeypatch.setattr("garabato.bots.runner.frames_of", lambda strokes, pen, start, _: frames_of(strokes, pen, start, strokes[-1][-1][2]))
    monkeypatch.setattr(Runner, "_move", hasty)
    with pytest.raises(AssertionError, match="can tell the worlds apart"):
        test_a_bots_pace_does_not_tell_its_word(monkeypatch)


def test_the_bots_did_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is compared above is no evening of sleepers."""
    seen: list[int] = []
    honest = SeatMind.recognise

    def recognise(self: SeatMind, label: Any, candidates: Any) -> Any:
        seen.append(label)
        return honest(self, label, candidates)

    monkeypatch.setattr(SeatMind, "recognise", recognise)
    ended = Evening(World(), monkeypatch).round
    assert len(set(seen)) == SEATS
    assert all(ended.strokes[bot] > 0 for bot in (2, 3))
