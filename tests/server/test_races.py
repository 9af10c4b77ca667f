"""Two hands on the token at the same millisecond: one gets it, by when it was sent, and every screen says the same."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.support.household import Home, Player

FAST_MS, SLOW_MS = 10, 150
"""How long a message takes: there and back 20 ms and 300 ms."""

FAR_MS = 300
"""Further away than anybody can prove: only half of it is made good."""


class Phone:
    """A player far away, whose own clock is wrong by minutes."""

    def __init__(self, player: Player, delay_ms: int, wrong_ms: int) -> None:
        self.player = player
        self.delay = delay_ms / 1000
        self.wrong = wrong_ms
        loop, pong = player.home.loop, player.caller.on_pong
        player.link.pong = lambda payload: loop.call_later(2 * self.delay + 0.0004, lambda: pong(payload)) and None

    def presses(self, action: str, at: float) -> None:
        """Press a button at this moment; the message comes when it has come."""
        loop = self.player.home.loop

        def arrive() -> None:
            self.player.raw({"type": "ClientSentPing", "mark": 1_700_000_000_000 + int(at * 1000) + self.wrong})
            self.player.act(action)

        loop.call_later(at + self.delay - loop.at, arrive)


class Race:
    """Four at a table, at Go, with a stroke on each board. Seat 0 guesses; `delays` are those of the artists."""

    def __init__(self, delays: tuple[int, int, int], luck: random.Random) -> None:
        self.home = Home()
        code = self.home.room("doodle_dash")
        self.players = [self.home.player(code, name) for name in ("Ann", "Bo", "Cyd", "Dee")]
        minutes = [luck.choice((-1, 1)) * luck.randint(60_000, 1_800_000) for _ in delays]
        self.phones = [Phone(player, delay, wrong) for player, delay, wrong in zip(self.players[1:], delays, minutes, strict=True)]
        self.home.loop.advance(90)  # the server has pinged everybody a few times
        assert [player.caller.half_rtt_ms for player in self.players[1:]] == [min(delay, SLOW_MS) for delay in delays]
        self.players[0].command("Start")
        self.players[0].act("Call", number=2)
        self.players[0].act("Go")
        for player in self.players[1:]:
            player.stroke(1, player.view["pen"]["pen"])
        self.home.loop.advance(12)
        self.start = int(self.home.loop.at) + 1.0005
        """A moment soon, half a millisecond after a full one."""

    def seen(self, name: str) -> list[Any]:
        """What each of the artists sees."""
        return [player.view["view"][name] for player in self.players[1:]]

    def run(self, until: Callable[[], bool]) -> None:
        for _ in range(2000):
            if until():
                return
            self.home.loop.advance(0.5)
        pytest.fail("it never came")


def holders(race: Race) -> tuple[int, int]:
    """Who has the token and who the die, once both are decided; every artist sees the same, and later the guesser."""
    race.home.loop.advance(2)
    tokens, dice = race.seen("token"), race.seen("die")
    assert len(set(tokens)) == len(set(dice)) == 1, "all screens agree"
    guesser = race.players[0]
    assert (guesser.view["view"]["token"], guesser.view["view"]["finished"]) == (None, []), "the eyes are closed"
    race.run(lambda: guesser.view["view"]["phase"] == "guess")
    assert (guesser.view["view"]["token"], guesser.view["view"]["die"]) == (tokens[0], dice[0])
    return tokens[0], dice[0]


@pytest.mark.clause("DA-7", "DA-8", "DA-18")
@pytest.mark.parametrize("seed", range(100))
def test_a_photo_finish(seed: int) -> None:
    """At the same millisecond whoever is heard first is first; a millisecond earlier is earlier, however late it is heard."""
    luck = random.Random(seed)
    slow = luck.randrange(2)
    head_start = luck.choice((0, 0, 1, 2, 10, 100))
    delays = (SLOW_MS, FAST_MS, FAST_MS) if slow == 0 else (FAST_MS, SLOW_MS, FAST_MS)
    race = Race(delays, luck)
    race.phones[slow].presses("Done", race.start - head_start / 1000)
    race.phones[1 - slow].presses("Done", race.start)
    first = slow if head_start else 1 - slow
    assert holders(race) == (1 + first, 2 - first)


@pytest.mark.clause("DA-7")
@pytest.mark.parametrize(("head_start", "first"), [(149, 2), (151, 1)])
def test_more_than_150_ms_are_not_made_good(head_start: int, first: int) -> None:
    """Who is too far away would have to press as much earlier."""
    race = Race((FAR_MS, FAST_MS, FAST_MS), random.Random(head_start))
    race.phones[0].presses("Done", race.start - head_start / 1000)
    race.phones[1].presses("Done", race.start)
    assert holders(race) == (first, 3 - first)


@pytest.mark.clause("DA-7")
def test_a_hand_is_acknowledged_at_once_and_the_token_when_the_window_is_over() -> None:
    race = Race((SLOW_MS, FAST_MS, FAST_MS), random.Random(1))
    race.phones[1].presses("Done", race.start)
    race.home.loop.advance(race.start - race.home.loop.at)
    seen = []
    for _ in range(3):
        race.home.loop.advance(0.05)
        view = race.players[1].view["view"]
        seen.append((round((race.home.loop.at - race.start) * 1000), view["claims"], view["token"]))
    assert seen[0][0] < FAST_MS + 150 < seen[2][0]
    assert [(claims, token) for _, claims, token in seen] == [([2], None), ([2], None), ([], 2)]
