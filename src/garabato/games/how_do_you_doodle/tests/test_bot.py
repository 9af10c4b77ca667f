"""The bot's game sense: it guesses when it is more likely right than wrong."""

import pytest

from garabato.core import Seat
from garabato.games.how_do_you_doodle import GAME, bot
from garabato.games.how_do_you_doodle.table import Options
from garabato.games.how_do_you_doodle.tests.tables import voting
from garabato.kit.mind import UniformMind
from garabato.kit.three_words.table import Lock, Vote
from tests.support.tabletop import Table
from tests.support.three_words import Eye

pytestmark = pytest.mark.clause("HD-5", "HD-8")


def choices(made: Table, seat: int, mind: UniformMind) -> list[object]:
    """All it does until it has nothing more to do."""
    chosen = []
    while (action := bot.choose(made.view(seat), GAME.legal(made.state, Seat(seat)), mind)) is not None:
        chosen.append(action)
        made.act(seat, action)
    return chosen


def test_it_guesses_what_is_likely_and_leaves_the_rest() -> None:
    eye = Eye({17: (0.1, 0.5, 0.4), 18: (0.05, 0.05, 0.9)})
    assert choices(voting(1, 2, 3), 0, eye) == [Vote(Seat(2), 3), Vote(Seat(1), 2), Lock()]
    assert choices(voting(1, 2, 3), 0, UniformMind(1)) == [Lock()]


def test_exactly_even_is_not_enough() -> None:
    """I hold a 1, so two of eight tokens are a 1 and three a 2: the eye's 0.6 against 0.4 is even."""
    assert choices(voting(1, 2, 3), 0, Eye({17: (0.6, 0.4, 0), 18: (0.6, 0.4, 0)})) == [Lock()]
    assert choices(voting(1, 2, 3), 0, Eye({17: (0.59, 0.41, 0), 18: (0.6, 0.4, 0)})) == [Vote(Seat(1), 2), Lock()]


def test_it_guesses_everything_where_that_is_a_must() -> None:
    made = voting(1, 2, 3, options=Options(vote="compulsory"))
    chosen = choices(made, 0, UniformMind(1))
    assert len(chosen) == 3
    assert chosen[-1] == Lock()
