"""One tap on the first page, and a whole game is played with bots that nobody touches."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from garabato.games import hall
from tests.e2e.conftest import AT_NIGHT, Door
from tests.e2e.player import Player
from tests.e2e.served import Served

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GAME_MS = 120_000
"""A whole game at a hurried clock, on a busy machine."""


def bots_of(person: Player) -> set[int]:
    return {one["seat"] for one in person.ears.room["people"] if one["bot"] is not None}


def mostly(yes: list[bool]) -> bool:
    """A hurried clock on a busy machine leaves little time to think."""
    return sum(yes) > len(yes) / 2


def doodles(view: dict[str, Any], bots: set[int]) -> bool:
    """They drew, and bet on the drawings of others."""
    bets = [bet for column in view["columns"] for reveal in column["reveals"] for bet in reveal["bets"] if bet["voter"] in bots]
    return how_do_you_doodle(view, bots) and mostly([bet["number"] is not None for bet in bets])


def how_do_you_doodle(view: dict[str, Any], bots: set[int]) -> bool:
    """They drew."""
    return mostly([not drawing["blank"] for drawing in view["drawings"] if drawing["artist"] in bots])


def doodle_dash(view: dict[str, Any], bots: set[int]) -> bool:
    """They drew on their boards, those that the die did not stop before the first line."""
    return sum(not board["blank"] for board in view["boards"] if board["artist"] in bots) > len(view["columns"])


def doodle_dice(view: dict[str, Any], bots: set[int]) -> bool:
    """They collected."""
    return sum(len(view["sets"][str(bot)]) for bot in bots) >= 6


def artbox(view: dict[str, Any], bots: set[int]) -> bool:
    """They laid shapes and guessed."""
    others = [told for told in view["told"] if told["artist"] in bots]
    return mostly([told["complete"] for told in others]) and any(told["right"] for told in others)


PLAYED: dict[str, Callable[[dict[str, Any], set[int]], bool]] = {
    each.__name__: each for each in (artbox, doodle_dash, doodle_dice, doodles, how_do_you_doodle)
}


@pytest.mark.parametrize("game", [game if game == "doodles" else pytest.param(game, marks=AT_NIGHT) for game in sorted(hall())])
def test_one_person_and_bots(door: Door, served: Served, game: str) -> None:
    served.start(speed=50)
    ann = door.person("Ann").playing(game)
    ann.page.goto(served.url() if game == "doodles" else served.url(f"?games={game}"))
    ann.press(ann.button("home-bots"))
    ann.phase("over", patience_ms=GAME_MS)
    bots = bots_of(ann)
    assert ann.me["bot"] is None
    assert len(bots) == 3
    assert ann.view["outcome"]["finished"]
    assert PLAYED[game](ann.view, bots)
    expect(ann.page.get_by_role("img", name=ann.say("bot")).first).to_be_attached()
