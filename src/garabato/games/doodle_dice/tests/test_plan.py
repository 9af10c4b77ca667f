"""The best way to roll when several doodles would do."""

from itertools import combinations, product
from math import isclose

import pytest

from garabato.games.doodle_dice import plan
from garabato.games.doodle_dice.box import FACES, WANTED, counts
from garabato.games.doodle_dice.state import fits

pytestmark = pytest.mark.clause("DI-3", "DI-4")

WORTH = {"orange-3": 1.0, "red-2": 1.1, "yellow-1": 1.5, "green-8": 2.0}
DICE = ("dot", "dot", "slant", "face", "arch", "slant")


def now(dice: tuple[str, ...]) -> float:
    return max((value for card, value in WORTH.items() if fits(WANTED[card], counts(dice))), default=0.0)


def brute(dice: tuple[str, ...]) -> float:
    """What one roll brings at best: every choice of dice to roll, every way in which they fall."""
    best = 0.0
    for size in range(1, 5):
        for places in combinations(range(6), size):
            kept = [face for place, face in enumerate(dice) if place not in places]
            falls = list(product(FACES, repeat=size))
            best = max(best, sum(now((*kept, *fall)) for fall in falls) / len(falls))
    return best


def test_with_one_roll_left_it_is_the_best_of_all_choices() -> None:
    assert now(DICE) == 2.0, "two slants and two dots"
    assert isclose(plan.expectation(WORTH, DICE, 1), brute(DICE))
    other = ("dash", "dot", "face", "face", "arch", "slant")
    assert isclose(plan.expectation(WORTH, other, 1), brute(other))


def test_it_keeps_what_is_needed_and_rolls_the_rest() -> None:
    assert plan.to_roll({"purple-1": 1.0}, ("dot", "dot", "slant", "face", "arch", "slant"), 2) == (1, 5)
    assert plan.to_roll({"orange-1": 1.0}, ("dot",) * 6, 1) == (0, 1, 2, 3, 4, 5)


def test_the_consolation_counts() -> None:
    """Two cards are better than the better one of them, and more rolls are better than fewer."""
    both = {"green-1": 1.6, "red-2": 1.1}
    alone = max(plan.expectation({card: value}, (), 3) for card, value in both.items())
    assert plan.expectation(both, (), 3) > alone + 0.05
    chances = [plan.expectation(both, (), rolls) for rolls in (1, 2, 3, 4)]
    assert chances == sorted(chances)
    assert chances[-1] < 1.6


def test_nothing_to_go_for_is_worth_nothing() -> None:
    assert plan.expectation({}, (), 3) == 0.0
    assert len(plan.to_roll({}, ("dot",) * 6, 3)) >= 1
