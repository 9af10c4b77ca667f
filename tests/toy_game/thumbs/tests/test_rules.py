"""The clauses of Thumbs."""

import pytest

from garabato.core import Refused, Seat, SeatAway
from garabato.games.thumbs import GAME
from garabato.games.thumbs.table import Finish, Show
from tests.support.tabletop import Table


def voting() -> Table:
    made = Table(GAME, players=3, first=Seat(1))
    made.draw(1)
    made.act(1, Finish())
    return made


@pytest.mark.clause("TH-1")
def test_the_artist_gets_a_sheet() -> None:
    made = Table(GAME, players=3, first=Seat(1))
    assert [made.paper(seat).pen is None for seat in made.seats] == [True, False, True]
    assert {Table(GAME, first=None, seed=seed).view(None).artist for seed in range(20)} == {0, 1, 2}


@pytest.mark.clause("TH-2")
@pytest.mark.parametrize("early", [True, False])
def test_the_drawing_ends(early: bool) -> None:
    made = Table(GAME, players=3, first=Seat(1))
    with pytest.raises(Refused):
        made.act(0, Finish())
    if early:
        made.act(1, Finish())
    else:
        made.wait()
        assert made.at == 20_150
    assert made.view(0).phase == "vote"
    assert set(made.paper(0).shown) == {1}


@pytest.mark.clause("TH-3")
def test_thumbs_are_shown_in_secret_and_may_change() -> None:
    made = voting()
    with pytest.raises(Refused):
        made.act(1, Show(True))
    made.act(0, Show(True))
    made.act(0, Show(False))
    assert (made.view(0).mine, made.view(2).mine, made.view(2).shown, made.view(2).up) == (False, None, (0,), ())
    made.system(SeatAway(Seat(2)))
    assert made.view(None).phase == "over"


@pytest.mark.clause("TH-4")
@pytest.mark.parametrize(("up", "winners", "reason"), [((True, True), (1,), "won-liked"), ((True, False), (0, 2), "won-disliked")])
def test_who_has_won(up: tuple[bool, bool], winners: tuple[int, ...], reason: str) -> None:
    made = voting()
    made.act(0, Show(up[0]))
    made.act(2, Show(up[1]))
    outcome = made.view(None).outcome
    assert (outcome.winners, outcome.reason) == (winners, reason)
