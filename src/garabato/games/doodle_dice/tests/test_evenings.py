"""Whole games by bots alone: how long they last, that they end, that the pile lasts and that skill pays."""

import os
from collections.abc import Mapping

import pytest

from garabato.core import Seat, Skill
from garabato.games.doodle_dice.tests.evenings import evening, evenings

SEEDS = int(os.environ.get("GARABATO_SEEDS", "200"))
GAMES = SEEDS if SEEDS <= 200 else 10_000
"""So many for each number of players; in the night many more."""

EXPECTED: Mapping[int, float] = {2: 8.4, 3: 7.2, 4: 6.7, 5: 6.6, 6: 6.3}
"""Turns of each player by the number of players, simulated by others with sixty doodles of their own."""

TABLES = range(2, 7)

pytestmark = pytest.mark.slow


@pytest.mark.clause("DI-11")
@pytest.mark.parametrize("players", TABLES)
def test_the_first_one_with_six_colours_comes_when_expected(players: int) -> None:
    """The easy one is the greedy one that never steals."""
    played = evenings(GAMES, ["easy"] * players)
    assert len(played) == GAMES
    mean = sum(game.turns for game in played) / len(played) / players
    assert mean == pytest.approx(EXPECTED[players], rel=0.15)
    assert max(game.turns for game in played) < 40 * players
    assert not any(game.stolen for game in played)
    assert {game.winner for game in played} == set(range(players)), "everybody wins now and then"


@pytest.mark.clause("DI-2", "DI-7")
@pytest.mark.parametrize("players", TABLES)
def test_the_pile_lasts_though_cards_are_stolen(players: int) -> None:
    played = evenings(max(GAMES // 4, 50), ["normal"] * players)
    assert sum(game.ran_out for game in played) < len(played) / 100
    assert max(game.turns for game in played) < 40 * players, "nobody steals for ever"
    assert any(game.stolen for game in played)


@pytest.mark.parametrize(("better", "worse", "games", "least"), [("normal", "easy", 80, 45), ("hard", "normal", 24, 13)])
def test_skill_pays(better: Skill, worse: Skill, games: int, least: int) -> None:
    """Against each other, by turns in either place."""
    assert sum(game.winner == 0 for game in evenings(games, [better, worse])) >= least


def test_a_game_is_played_again_alike() -> None:
    game = evening(1, ["easy", "normal", "hard"])
    assert game == evening(1, ["easy", "normal", "hard"])
    assert game.winner in {Seat(0), Seat(1), Seat(2)}
