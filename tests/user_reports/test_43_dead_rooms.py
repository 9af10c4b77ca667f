"""43: Dead rooms stay in the list; leaving by the Back button does not leave.

There is no list of rooms to stay in. Whoever has the code gets a clear answer, and an empty room leaves the memory.
"""

from collections.abc import Callable

import pytest

from tests.support.household import Player
from tests.support.parties import party, people


@pytest.mark.parametrize(
    ("way", "at_once"), [(lambda player: player.command("Leave"), None), (lambda player: player.lose(), "reconnecting")]
)
def test_a_creator_who_is_gone_is_seen_to_be_gone(way: Callable[[Player], None], at_once: str | None) -> None:
    home, (ann, bo, _) = party(3)
    way(ann)
    assert people(bo).get("Ann") == at_once
    home.loop.advance(21)
    assert people(bo).get("Ann") == (at_once and "away")
    home.loop.advance(10)
    assert bo.view["room"]["host"] == bo.seat, "the room goes on without its creator"


def test_who_loses_the_network_without_a_word_is_seen_to_be_gone() -> None:
    home, (ann, bo, _) = party(3)
    ann.link.pong = None
    home.loop.advance(22)
    assert people(bo)["Ann"] == "reconnecting"
    home.loop.advance(20)
    assert people(bo)["Ann"] == "away"


def test_an_empty_room_leaves_the_memory_and_its_people_find_it_again() -> None:
    home, players = party(3)
    code = players[0].code
    for player in players:
        player.lose()
    home.loop.advance(home.config.unload_after + 5)
    assert code not in home.house.tables
    back = home.player(code, "Somebody", token=players[0].token)
    assert back.seat == 0
    assert people(back) == {"Ann": "here", "Bo": "away", "Cyd": "away"}


def test_a_room_that_never_was_says_so() -> None:
    home, _ = party(1)
    stranger = home.player("ZZZZ", "Sam")
    assert stranger.bye == {"type": "ServerSentBye", "reason": "unknown_room", "again": False}
