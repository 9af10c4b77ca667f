"""How likely a doodle is completed with the rolls that are left, exactly, if after each roll the best dice are kept.

It is nearly always best to keep every die that the doodle needs and to roll all others, but not quite: whoever is after two dashes,
two slants and a dot, sees the dot and nothing else of it, and has two rolls left, does better to roll all six dice (12.0 % instead of
11.8 %), for pairs want many dice. So everything that may be kept is tried.
"""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from itertools import product
from typing import Final

from garabato.games.doodle_dice.box import DICE, FACES, WANTED, Counts, counts
from garabato.games.doodle_dice.table import CardId, Face

Held = tuple[tuple[int, int], ...]
"""For each figure of a doodle how often it is wanted and how often it is there, in ascending order: which figure it is does not matter."""

THOUSAND: Final = 1000


def odds(card: CardId, dice: Sequence[Face], rolls: int) -> Fraction:
    """The probability to show all figures of a doodle after at most so many more rolls.

    `dice` are the six as they lie, or none before the first roll.
    """
    return Fraction(*_odds(card, counts(dice), rolls))


def likelihood(card: CardId, shown: Counts, rolls: int) -> float:
    """The same in floating point and with counted dice, for whoever asks about many doodles."""
    ways, all_ways = _odds(card, shown, rolls)
    return ways / all_ways


def per_mille(cards: Iterable[CardId], dice: Sequence[Face], rolls: int) -> dict[CardId, int]:
    """The odds of several doodles in thousandths, rounded to the nearest; 0 and 1000 only where there is no doubt."""
    shown = counts(dice)
    return {card: _rounded(*_odds(card, shown, rolls)) for card in cards}


def _rounded(ways: int, all_ways: int) -> int:
    if ways in {0, all_ways}:
        return THOUSAND * ways // all_ways
    return min(max(round(Fraction(THOUSAND * ways, all_ways)), 1), THOUSAND - 1)


@lru_cache(maxsize=2**14)
def _odds(card: CardId, shown: Counts, rolls: int) -> tuple[int, int]:
    """In how many ways the dice may fall so that the doodle is complete, and in how many in all."""
    held = sorted([(wanted, min(wanted, found)) for wanted, found in zip(WANTED[card], shown, strict=True) if wanted])
    return ways_to_complete(tuple(held), DICE, rolls), _falls(DICE * rolls)


def _falls(dice: int) -> int:
    """In how many ways so many dice may fall."""
    return int(len(FACES) ** dice)


@cache
def ways_to_complete(held: Held, dice: int, rolls: int) -> int:
    """In how many of the 6 ** (dice * rolls) ways in which so many dice may fall a doodle is completed, under the best keeping.

    What dice would show that are kept or no longer needed counts as well, so that all ways are equally likely.
    """
    if all(wanted == there for wanted, there in held):
        return _falls(dice * rolls)
    if not rolls:
        return 0
    return max(_ways(kept, dice - lying, dice, rolls - 1) * _falls(lying) for kept, lying in _parts(held))


@cache
def _ways(held: Held, flying: int, dice: int, rolls: int) -> int:
    """The same while `flying` of the dice are in the air, the others lie, and there are so many rolls after this one."""
    if not flying:
        return ways_to_complete(held, dice, rolls)
    useful = [place for place, (wanted, there) in enumerate(held) if there < wanted]
    wasted = (len(FACES) - len(useful)) * _ways(held, flying - 1, dice, rolls)
    return wasted + sum(_ways(_one_more(held, place), flying - 1, dice, rolls) for place in useful)


def _one_more(held: Held, place: int) -> Held:
    wanted, there = held[place]
    return tuple(sorted((*held[:place], (wanted, there + 1), *held[place + 1 :])))


def _parts(held: Held) -> Iterator[tuple[Held, int]]:
    """Everything that may be kept, all or nothing included, and how many dice that is."""
    for kept in product(*[[(wanted, some) for some in range(there + 1)] for wanted, there in held]):
        yield tuple(sorted(kept)), sum(some for _, some in kept)
