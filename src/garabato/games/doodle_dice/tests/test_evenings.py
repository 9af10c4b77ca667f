"""Whole games by bots alone: how long they last, that they end, that the pile lasts and that skill pays."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pytest

from garabato.core import SYSTEM, Ctx, Millis, Seat, Setup
from garabato.games.doodle_dice import GAME
from garabato.games.doodle_dice.bot import Skill, choose
from garabato.games.doodle_dice.events import TurnOver
from garabato.games.doodle_dice.table import Options
from garabato.kit.mind import UniformMind
from tests.support.tabletop import Luck, Mint

GAMES = min(int(os.environ.get("GARABATO_SEEDS", "200")), 10_000)
"""So many for each number of players."""

EXPECTED: Mapping[int, float] = {2: 8.4, 3: 7.2, 4: 6.7, 5: 6.6, 6: 6.3}
"""Turns of each player by the number of players, simulated by others with sixty doodles of their own."""

TABLES = range(2, 7)


@dataclass(frozen=True)
class Evening:
    """A game that was played to its end."""

    turns: int
    winner: Seat
    ran_out: bool
    stolen: int


def evening(seed: int, skills: Sequence[Skill]) -> Evening:
    """One game; the time passes only when nobody wants to do anything."""
    luck, minds = Luck(("cup", seed)), UniformMind(seed + 1)
    seats = tuple(Seat(number) for number in range(len(skills)))
    at, ran_out, stolen, state = Millis(0), False, 0, None
    events = GAME.start(Setup(Options(), seats, (), first=None, bots=frozenset(seats)), Ctx(at, luck, Mint(0), at))
    while True:
        for event in events:
            state = GAME.evolve(state, event)
            stolen += isinstance(event, TurnOver) and event.told.how == "stole"
        assert state is not None
        ran_out = ran_out or not state.pile
        if state.outcome:
            return Evening(state.number, state.outcome.winners[0], ran_out, stolen)
        for seat in (state.seat, *(other for other in seats if state.blocks[other])):
            action = choose(GAME.view(state, seat), GAME.legal(state, seat), minds, skills[seat])
            if action is not None:
                events = GAME.decide(state, seat, action, Ctx(at, luck, Mint(0), at))
                break
        else:
            deadline = GAME.deadline(state)
            assert deadline is not None
            at = deadline.at
            events = GAME.decide(state, SYSTEM, deadline.action, Ctx(at, luck, Mint(0), at))


def evenings(skill: Skill, players: int, games: int) -> tuple[Evening, ...]:
    return tuple(evening(seed, [skill] * players) for seed in range(games))


@pytest.mark.slow
@pytest.mark.clause("DI-11")
@pytest.mark.parametrize("players", TABLES)
def test_the_first_one_with_six_colours_comes_when_expected(players: int) -> None:
    """The easy one is the greedy one that never steals."""
    played = evenings("easy", players, GAMES)
    mean = sum(game.turns for game in played) / len(played) / players
    assert mean == pytest.approx(EXPECTED[players], rel=0.15)
    assert max(game.turns for game in played) < 40 * players
    assert not any(game.stolen for game in played)
    assert {game.winner for game in played} == set(range(players)), "everybody wins now and then"


@pytest.mark.slow
@pytest.mark.clause("DI-2", "DI-7")
@pytest.mark.parametrize("players", TABLES)
def test_the_pile_lasts_though_cards_are_stolen(players: int) -> None:
    played = evenings("normal", players, GAMES // 4)
    assert sum(game.ran_out for game in played) < len(played) / 100
    assert max(game.turns for game in played) < 40 * players, "nobody steals for ever"
    assert any(game.stolen for game in played)


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse", "games", "least"), [("normal", "easy", 60, 33), ("hard", "normal", 24, 13)])
def test_skill_pays(better: Skill, worse: Skill, games: int, least: int) -> None:
    """Against each other, by turns in either place."""
    won = 0
    for seed in range(games):
        mine = seed % 2
        skills: list[Skill] = [worse, worse]
        skills[mine] = better
        won += evening(seed, skills).winner == mine
    assert won >= least
