"""The best way to roll when several doodles would do, each with its own worth.

A dynamic programme over all multisets of up to six figures, in floating point: what is kept is a multiset of fewer
than six, each die that is rolled adds one figure, and what may be kept of a roll is what is left after taking figures away.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from garabato.games.doodle_dice.box import DICE, DOODLES, FACES
from garabato.games.doodle_dice.table import CardId, Face

Kept = tuple[Face, ...]
"""Figures, sorted by their names."""


class _Lattice(NamedTuple):
    kept: tuple[Kept, ...]
    """All multisets, the small ones first."""
    place: Mapping[Kept, int]
    more: tuple[tuple[int, ...], ...]
    """With one figure more, for each figure; none for full dice."""
    less: tuple[tuple[int, ...], ...]
    """With one figure less, for each different figure."""
    full: range
    """Those of six."""


@cache
def _lattice() -> _Lattice:
    kept = tuple(figures for size in range(DICE + 1) for figures in combinations_with_replacement(FACES, size))
    place = {figures: number for number, figures in enumerate(kept)}
    more = tuple(tuple(place[tuple(sorted((*figures, face)))] for face in FACES) if len(figures) < DICE else () for figures in kept)
    less = tuple(tuple(place[_without(figures, face)] for face in dict.fromkeys(figures)) for figures in kept)
    full = range(next(number for number, figures in enumerate(kept) if len(figures) == DICE), len(kept))
    return _Lattice(kept, place, more, less, full)


def _without(figures: Kept, face: Face) -> Kept:
    where = figures.index(face)
    return figures[:where] + figures[where + 1 :]


@cache
def _completed_by(wanted: Kept) -> tuple[int, ...]:
    """All dice that show these figures."""
    lattice = _lattice()
    return tuple(number for number in lattice.full if all(lattice.kept[number].count(face) >= wanted.count(face) for face in wanted))


def expectation(worth: Mapping[CardId, float], dice: Sequence[Face], rolls: int) -> float:
    """What the best play brings on the average, with `rolls` >= 1 rolls left; `dice` are none before the first roll."""
    return _best(worth, dice, rolls)[0]


def to_roll(worth: Mapping[CardId, float], dice: Sequence[Face], rolls: int) -> tuple[int, ...]:
    """The places of the dice that are best rolled next; at least one."""
    kept = list(_best(worth, dice, rolls)[1])
    places: list[int] = []
    for place, face in enumerate(dice):
        if face in kept:
            kept.remove(face)
        else:
            places.append(place)
    return tuple(places)


def _best(worth: Mapping[CardId, float], dice: Sequence[Face], rolls: int) -> tuple[float, Kept]:
    """The most that a roll brings from these dice, and what to keep for it."""
    lattice = _lattice()
    brings = _brings(worth, rolls)
    parts = _parts(lattice.place[tuple(sorted(dice))])
    number = max((part for part in parts if part not in lattice.full), key=lambda part: brings[part])
    return brings[number], lattice.kept[number]


@cache
def _parts(whole: int) -> tuple[int, ...]:
    """Everything that may be kept of these figures, all and nothing included."""
    found = [whole]
    for number in found:
        found += [other for other in _lattice().less[number] if other not in found]
    return tuple(found)


def _brings(worth: Mapping[CardId, float], rolls: int) -> list[float]:
    """For every multiset that is kept, what so many rolls of all other dice bring on the average."""
    lattice = _lattice()
    brings = [0.0] * len(lattice.kept)
    for card, value in worth.items():
        for number in _completed_by(DOODLES[card]):
            brings[number] = max(brings[number], value)
    for roll in range(rolls):
        if roll:  # of the dice as they lie then, the best part is kept
            for number, less in enumerate(lattice.less):
                brings[number] = max([brings[number], *[brings[other] for other in less]])
        for number in reversed(range(lattice.full.start)):
            brings[number] = sum([brings[other] for other in lattice.more[number]]) / len(FACES)
    return brings
