"""The exact odds, against the printed figures and against everything that dice can do."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, product

import pytest

from garabato.games.doodle_dice import odds as odds_module
from garabato.games.doodle_dice import plan
from garabato.games.doodle_dice.box import DOODLES, FACES, counts
from garabato.games.doodle_dice.odds import likelihood, odds, per_mille, ways_to_complete
from tests.support.tabletop import Luck

pytestmark = pytest.mark.clause("DI-4")

PRINTED = {
    "1": ".96",
    "11": ".90",
    "2": ".80",
    "111": ".80",
    "21": ".69",
    "3": ".50",
    "1111": ".64",
    "211": ".54",
    "22": ".46",
    "31": ".37",
    "4": ".21",
    "11111": ".44",
    "2111": ".35",
    "221": ".28",
    "311": ".22",
    "32": ".19",
    "41": ".12",
    "5": ".05",
    "111111": ".20",
    "21111": ".15",
    "2211": ".11",
    "222": ".09",
    "3111": ".09",
    "321": ".07",
    "33": ".04",
    "411": ".04",
    "42": ".03",
    "51": ".02",
    "6": ".006",
}
"""With three rolls, by how often each figure of the doodle is wanted."""

PRINTED_FREE = {"1": ".99", "11": ".96", "2": ".91", "11111": ".60", "111111": ".31", "21111": ".25"}
"""With a Free Roll."""


def chance(wanted: Sequence[int], dice: int, rolls: int) -> Fraction:
    """The odds of a doodle of which nothing is there, by how often it takes each figure."""
    return Fraction(ways_to_complete(tuple(sorted((each, 0) for each in wanted)), dice, rolls), 6 ** (dice * rolls))


@pytest.mark.parametrize(("rolls", "printed"), [(3, PRINTED), (4, PRINTED_FREE)])
def test_they_are_the_printed_figures(rolls: int, printed: dict[str, str]) -> None:
    exact = {pattern: float(chance([*map(int, pattern)], 6, rolls)) for pattern in printed}
    assert {pattern: f"{exact[pattern]:.{len(figure) - 1}f}"[1:] for pattern, figure in printed.items()} == printed


@cache
def brute(wanted: tuple[int, ...], dice: tuple[int, ...], rolls: int) -> Fraction:
    """The best of all ways to keep dice, over all ways in which the others may fall."""
    if not Counter(wanted) - Counter(dice):
        return Fraction(1)
    if not rolls:
        return Fraction(0)
    keeps = {kept for size in range(len(dice) + 1) for kept in combinations(dice, size)}
    return max(after(wanted, kept, len(dice), rolls - 1) for kept in keeps)


def after(wanted: tuple[int, ...], kept: tuple[int, ...], dice: int, rolls: int) -> Fraction:
    """Over all ways in which the dice that are not kept may fall."""
    thrown = list(product(range(len(FACES)), repeat=dice - len(kept)))
    return sum((brute(wanted, tuple(sorted((*kept, *each))), rolls) for each in thrown), start=Fraction(0)) / len(thrown)


@pytest.mark.parametrize(
    ("wanted", "dice", "rolls"),
    [((0,), 1, 3), ((0, 0), 2, 3), ((0, 1), 2, 3), ((0, 1), 3, 3), ((0, 0), 3, 2), ((0, 0, 1), 3, 3), ((0, 1, 2), 3, 2), ((0, 0, 0), 3, 2)],
)
def test_they_are_the_best_that_dice_can_do(wanted: tuple[int, ...], dice: int, rolls: int) -> None:
    assert chance([*Counter(wanted).values()], dice, rolls) == after(wanted, (), dice, rolls - 1)


def throws(count: int) -> list[tuple[str, ...]]:
    luck = Luck("throws")
    return [tuple(FACES[luck.below(6)] for _ in range(6)) for _ in range(count)]


@pytest.mark.parametrize("card", ["orange-1", "red-2", "yellow-1", "green-8", "blue-3", "purple-1", "purple-7"])
@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_a_plan_for_one_card_is_worth_its_odds(card: str, rolls: int) -> None:
    """The plan, another way to reckon, looks at everything that may be kept of six dice."""
    for dice in ((), *throws(6)):
        shown = odds(card, dice, 0)
        assert max(plan.expectation({card: 1.0}, dice, rolls), shown) == pytest.approx(float(odds(card, dice, rolls)))


def test_keeping_all_that_is_needed_is_not_always_best() -> None:
    """Two dashes, two slants, a dot: with the dot alone and two rolls left, all six dice are rolled."""
    kept = Fraction(odds_module._ways(((1, 1), (2, 0), (2, 0)), 5, 6, 1), 6 ** (5 + 6))
    all_rolled = Fraction(odds_module._ways(((1, 0), (2, 0), (2, 0)), 6, 6, 1), 6 ** (6 + 6))
    dot_alone = ("dot", "face", "face", "face", "arch", "arch")
    assert kept < all_rolled == odds("blue-3", dot_alone, 2)
    assert (round(float(kept), 4), round(float(all_rolled), 4)) == (0.1180, 0.1198)
    assert plan.to_roll({"blue-3": 1.0}, dot_alone, 2) == (0, 1, 2, 3, 4, 5)


def test_floating_point_is_close_enough() -> None:
    for dice in throws(5):
        for card in DOODLES:
            assert likelihood(card, counts(dice), 2) == pytest.approx(float(odds(card, dice, 2)))


def test_without_a_roll_a_card_is_complete_or_not() -> None:
    for dice in throws(5):
        for card, figures in DOODLES.items():
            assert odds(card, dice, 0) == int(not Counter(figures) - Counter(dice))


def test_more_rolls_are_better_and_never_certain() -> None:
    for card in DOODLES:
        chances = [odds(card, (), rolls) for rolls in range(6)]
        assert chances == sorted(set(chances))
        assert chances[-1] < 1


def test_thousandths_are_certain_only_where_there_is_no_doubt() -> None:
    dice: Sequence[str] = ("face", "dot", "dot", "dot", "dot", "dot")
    assert per_mille(["orange-1", "orange-3", "purple-1"], dice, 0) == {"orange-1": 1000, "orange-3": 0, "purple-1": 0}
    assert per_mille(["orange-1", "orange-3"], dice, 9) == {"orange-1": 1000, "orange-3": 999}
    assert chance([6], 6, 1) == Fraction(1, 6**6)
    assert [odds_module._rounded(ways, 10_000) for ways in (0, 1, 15, 16, 9_999, 10_000)] == [0, 1, 2, 2, 999, 1000]
    assert per_mille(["purple-1"], ("face",) * 6, 1) == {"purple-1": round(1000 * 120 / 6**5)}
