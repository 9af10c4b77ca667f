"""Whole games under any house rules, with people who come and go: the book always finds one winner (AR-11)."""

import random
from functools import cache

import pytest

from garabato.core import Seat, SeatBack, SeatGone
from garabato.games.artbox import GAME, bot
from garabato.games.artbox.scoring import NO_POINTS
from garabato.games.artbox.table import Options
from garabato.kit.mind import UniformMind
from tests.support.crowd import any_options
from tests.support.tabletop import Table

GAMES = 8
WHIM = 0.01
"""How often somebody comes or goes before a move."""


@cache
def played(seed: int) -> Table:
    """A game of people who act sensibly by luck."""
    luck = random.Random(seed)
    players = luck.choice(GAME.seats)
    made = Table(GAME, players, any_options(GAME, luck), first=None, bots=luck.sample(range(players), 2), seed=seed)
    mind = UniformMind(seed + 1)
    away: set[Seat] = set()
    while made.state.phase != "over":
        assert made.decisions < 5_000, "the game does not end"
        if luck.random() < WHIM:
            seat = luck.choice(made.seats)
            made.system(SeatBack(seat) if seat in away else SeatGone(seat))
            away ^= {seat}
        seat = luck.choice(made.seats)
        action = bot.choose(made.view(seat), GAME.legal(made.state, seat), mind)
        if action is not None:
            made.act(seat, action)
        elif luck.random() < 1 / players and GAME.deadline(made.state) is not None:
            made.wait()
        if away and GAME.deadline(made.state) is None:
            made.system(*(SeatBack(seat) for seat in away))
            away.clear()
    return made


@pytest.mark.clause("AR-11")
@pytest.mark.parametrize("seed", range(GAMES))
def test_there_is_exactly_one_winner(seed: int) -> None:
    made = played(seed)
    outcome = made.view(None).outcome
    totals = made.view(None).totals
    if outcome.reason == NO_POINTS:
        assert (outcome.finished, outcome.winners) == (False, ())
        return
    (winner,) = outcome.winners
    assert outcome.finished
    assert totals[winner] == max(totals.values()) >= made.view(None).target
    assert [standing.place for standing in outcome.standings].count(1) == 1
    for score in made.view(None).scores:
        assert score.drawing.winner is None or score.drawing.winner != score.guessing.winner
        assert sorted(score.tokens.values()) == list(range(1, len(score.tokens) + 1))


@pytest.mark.clause("AR-11")
def test_most_games_are_decided_by_the_book() -> None:
    assert sum(played(seed).view(None).outcome.finished for seed in range(GAMES)) > GAMES // 2


def test_any_house_rules_are_tried() -> None:
    houses = [any_options(GAME, random.Random(seed)) for seed in range(GAMES)]
    assert len({*houses, Options()}) == GAMES + 1
