"""The odds of all doodles on the table of Doodle Dice for one throw: exactly, by trying everything, and by chance."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations, product
from typing import Final

from bench.report import Scale, interleaved, median, print_table, short, verdict
from garabato.games.doodle_dice import odds, plan
from garabato.games.doodle_dice.box import DOODLES, FACES
from garabato.games.doodle_dice.table import CardId, Face

MOST_MS: Final = 10.0
"""For all sixty doodles, more than ever lie on a table."""
THROWS: Final = 20
TRIES: Final = 2_000
"""Turns by chance for each doodle: the odds come out right to about one in a hundred."""

Dice = Sequence[Face]
CARDS: Final = tuple(DOODLES)


def throws(count: int) -> list[Dice]:
    """Dice as they may lie after the first roll."""
    luck = random.Random(1)  # noqa: S311  (a bench, no secret)
    return [tuple(luck.choices(FACES, k=6)) for _ in range(count)]


def exactly(dice: Dice, rolls: int, cards: Sequence[CardId] = CARDS) -> list[float]:
    """What the game does."""
    return [float(odds.odds(card, dice, rolls)) for card in cards]


def told(dice: Dice, rolls: int) -> list[float]:
    """What the game does for a view: in thousandths."""
    return [each / 1000 for each in odds.per_mille(CARDS, dice, rolls).values()]


def afresh(dice: Dice, rolls: int) -> list[float]:
    """The same by a server that has just begun."""
    for kept in (odds._odds, odds.ways_to_complete, odds._ways):  # noqa: SLF001  (a bench may look inside)
        kept.cache_clear()
    return told(dice, rolls)


def by_chance(dice: Dice, rolls: int, cards: Sequence[CardId], tries: int = TRIES) -> list[float]:
    """Turns played by luck, in which all that is needed is kept."""
    luck = random.Random(2)  # noqa: S311  (a bench, no secret)
    return [sum(_turn(luck, Counter(DOODLES[card]), dice, rolls) for _ in range(tries)) / tries for card in cards]


def _turn(luck: random.Random, wanted: Counter[Face], dice: Dice, rolls: int) -> bool:
    missing = wanted - Counter(dice)
    flying = 6 - wanted.total() + missing.total()
    for _ in range(rolls):
        missing -= Counter(luck.choices(FACES, k=flying))
        flying = 6 - wanted.total() + missing.total()
    return not missing


def by_force(dice: Dice, cards: Sequence[CardId]) -> list[float]:
    """Every choice of dice and every way in which they fall, with one roll left."""
    return [max(_fallen(Counter(DOODLES[card]), kept) for kept in _choices(dice)) for card in cards]


def _choices(dice: Dice) -> set[tuple[Face, ...]]:
    return {kept for size in range(7) for kept in combinations(sorted(dice), size)}


def _fallen(wanted: Counter[Face], kept: tuple[Face, ...]) -> float:
    missing = wanted - Counter(kept)
    flying = 6 - len(kept)
    return sum(not missing - Counter(fall) for fall in product(FACES, repeat=flying)) / 6**flying


def planned(dice: Dice) -> list[float]:
    """What the hard bot does to see all doodles at once."""
    return [plan.expectation(dict.fromkeys(CARDS, 1.0), dice, 2)] * len(CARDS)


def timed(what: Callable[..., list[float]], dices: Sequence[Dice]) -> float:
    """Milliseconds of CPU time for one throw and one doodle."""
    began = time.thread_time()
    answers = sum(len(what(dice)) for dice in dices)
    return (time.thread_time() - began) * 1000 / answers


def run(scale: Scale) -> str:
    """All ways in turn, each with as many throws and doodles as it can bear."""
    dices = throws(scale.of(THROWS, 2))
    few = random.Random(3).sample(CARDS, scale.of(6, 2))  # noqa: S311  (a bench, no secret)
    tries = scale.of(TRIES, 50)
    contenders: dict[str, Callable[[], float]] = {
        "exactly, told in thousandths": partial(timed, partial(told, rolls=2), dices),
        "exactly, by a server that has just begun": partial(timed, partial(afresh, rolls=2), dices[:2]),
        "by chance": partial(timed, partial(by_chance, rolls=2, cards=few, tries=tries), dices[:2]),
        "by force, with one roll left": partial(timed, partial(by_force, cards=few[:1]), dices[:1]),
        "one plan for all of them at once": partial(timed, planned, dices),
    }
    given = {name: median(runs) for name, runs in interleaved(scale.runs, contenders).items()}
    exact = given["exactly, told in thousandths"]
    rows = [(name, short(each), short(each * len(CARDS)), short(each / exact)) for name, each in given.items()]
    print_table("Milliseconds of CPU time for the odds of a throw", ("", "a doodle", "all sixty", ": exactly"), rows)
    apart = max(
        abs(one - other) for dice in dices[:2] for one, other in zip(exactly(dice, 2, few), by_chance(dice, 2, few, tries), strict=True)
    )
    force = max(abs(one - other) for one, other in zip(exactly(dices[0], 1, few[:1]), by_force(dices[0], few[:1]), strict=True))
    whole = exact * len(CARDS)
    return f"{whole:.2g} ms for all sixty: {verdict(whole, MOST_MS, most=True)}; {apart:.3f} from chance, {force:.0e} from force"
