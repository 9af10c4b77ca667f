"""How likely a doodle is completed with the rolls that are left, exactly.

For one doodle it is best to keep every die that it still needs and to roll all others: a needed figure that is
rolled again can only be lost. So what matters is how often each missing figure is missing, how many dice are not
needed, and how many rolls are left; which figures they are does not.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from math import comb
from typing import Final

from garabato.games.doodle_dice.box import DICE, DOODLES, FACES, WANTED, Counts, counts
from garabato.games.doodle_dice.table import CardId, Face

Missing = tuple[int, ...]
"""How often each missing figure is missing, the smallest number first: (1, 2) stands for one of one figure and two of another."""

CERTAIN: Final = Fraction(1)
IMPOSSIBLE: Final = Fraction(0)
THOUSAND: Final = 1000


def odds(card: CardId, dice: Sequence[Face], rolls: int) -> Fraction:
    """The probability to show all figures of a doodle after at most so many more rolls.

    `dice` are the six as they lie, or none before the first roll.
    """
    return odds_from(card, counts(dice), rolls)


def odds_from(card: CardId, shown: Counts, rolls: int) -> Fraction:
    """The same with counted dice, for whoever asks about many doodles."""
    missing = [wanted - found for wanted, found in zip(WANTED[card], shown, strict=True) if wanted > found]
    missing.sort()
    return chance(tuple(missing), DICE - len(DOODLES[card]) + sum(missing), rolls)


def per_mille(cards: Iterable[CardId], dice: Sequence[Face], rolls: int) -> dict[CardId, int]:
    """The odds of several doodles in thousandths, rounded to the nearest; 0 and 1000 only where there is no doubt."""
    shown = counts(dice)
    return {card: _rounded(odds_from(card, shown, rolls)) for card in cards}


@cache
def chance(missing: Missing, free: int, rolls: int) -> Fraction:
    """The probability to complete what is missing with `free` dice and so many rolls of them.

    Dice that show a missing figure are kept after each roll.
    """
    if not missing:
        return CERTAIN
    if not rolls:
        return IMPOSSIBLE
    needed = sum(missing)
    parts = (ways * chance(left, free - needed + sum(left), rolls - 1) for left, ways in _outcomes(missing, free))
    return sum(parts, start=IMPOSSIBLE) / Fraction(len(FACES)) ** free


@cache
def _outcomes(missing: Missing, free: int) -> tuple[tuple[Missing, int], ...]:
    """What may still be missing after one roll of so many dice, each with the number of rolls that lead there."""
    ways: Counter[Missing] = Counter()
    for shown, count in _rolls(len(missing), free):
        left = sorted(wanted - found for wanted, found in zip(missing, shown, strict=True) if wanted > found)
        ways[tuple(left)] += count
    return tuple(ways.items())


def _rolls(figures: int, dice: int, faces: int = len(FACES)) -> Iterator[tuple[Counts, int]]:
    """How often dice of so many faces may show each of the first `figures` faces, each with the number of rolls that do."""
    if not figures:
        yield (), faces**dice
        return
    for found in range(dice + 1):
        for others, count in _rolls(figures - 1, dice - found, faces - 1):
            yield (found, *others), comb(dice, found) * count


def _rounded(exact: Fraction) -> int:
    if exact in {IMPOSSIBLE, CERTAIN}:
        return int(exact) * THOUSAND
    return min(max(round(exact * THOUSAND), 1), THOUSAND - 1)
