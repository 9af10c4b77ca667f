"""A bot's game sense: it lays what its hand composes and matches as well as its eye can see. It knows what its seat knows."""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from garabato.core import Bot, ConceptId, Offer, Skill
from garabato.games.artbox.outline import outline
from garabato.games.artbox.shapes import BOARD, Kind, Shape
from garabato.games.artbox.table import Finish, HandIn, Keep, Match, OwnSheet, Place, TableAction, Throw, View
from garabato.kit.mind import Mind

SIDE: Final = 4
"""The pattern has so many columns, and rows as needed."""
NEVER: Final = 1e-9
"""What an eye calls impossible is only very unlikely."""


PACE: Final[Mapping[type[Any], tuple[int, int]]] = {
    Keep: (3000, 9000),
    Throw: (1200, 3000),
    Place: (3500, 8000),
    HandIn: (3000, 8000),
    Match: (5000, 11000),
    Finish: (4000, 10000),
}


def subject(view: View) -> ConceptId | None:
    """Nothing: no ink is in this game."""
    del view
    return None


def choose(view: View, offers: Iterable[Offer], mind: Mind, skill: Skill = "normal") -> TableAction | None:
    """What to do next; None: nothing. Talent, artists, flags and verdicts are left to people."""
    del skill
    kinds = {offer.action for offer in offers}
    if Keep in kinds:
        return Keep(cards=tuple(sorted(shuffled(range(len(view.cards)), mind)[: view.keep])))
    if Throw in kinds:
        return Throw()
    if Place in kinds and (laid := _lay(view, mind)) is not None:
        return laid
    if HandIn in kinds:
        return HandIn()
    if Finish in kinds:
        return _match(view, mind) or Finish()
    return None


def shuffled(items: Iterable[int], mind: Mind) -> list[int]:
    """The same items in an order by the bot's own luck (Fisher and Yates)."""
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        other = mind.below(last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


def _lay(view: View, mind: Mind) -> Place | None:
    """The next shape of the picture, or one that the dice still ask for; None: everything lies there."""
    for number, sheet in enumerate(view.sheets):
        planned = _planned(view.dice, sheet, mind)
        laid = len(sheet.shapes)
        mine = [shape.kind for shape in sheet.shapes] == [shape.kind for shape in planned[:laid]]
        if mine and laid < len(planned):  # what a person has begun is the person's picture
            return Place(id=sheet.next, shape=planned[laid], sheet=number)
        if sheet.missing or not laid:
            return Place(id=sheet.next, shape=_plain((sheet.missing or view.dice)[0], laid), sheet=number)
    return None


def _planned(dice: Sequence[Kind], sheet: OwnSheet, mind: Mind) -> list[Shape]:
    """The picture of the word as far as the dice allow it; nothing where the hand knows none."""
    allowed = Counter(sheet.left) + Counter(shape.kind for shape in sheet.shapes)
    planned: list[Shape] = []
    for composed in mind.compose(sheet.word.id, dice, exact=allowed.total() == len(dice)):
        shape = Shape(*composed)
        if allowed[shape.kind]:
            allowed[shape.kind] -= 1
            planned.append(shape)
    return planned


def _plain(kind: Kind, nth: int) -> Shape:
    """The nth shape of the pattern."""
    cell = BOARD // SIDE
    across, down = nth % SIDE, nth // SIDE
    size = cell * 3 // 4
    return Shape(kind, cell * across + cell // 2, (cell * down + BOARD // 2) % BOARD, size, size, 0)


def _match(view: View, mind: Mind) -> Match | None:
    """The next pair of the likeliest assignment of the words that are left to the drawings that are left."""
    drawings = [hung for hung in view.wall if hung.place not in view.own and hung.place not in view.matches]
    taken = {*view.own_words, *view.matches.values()}
    words = shuffled((place for place in range(1, len(view.rack) + 1) if place not in taken), mind)
    if not drawings:
        return None
    for hung in drawings:
        mind.show(hung.label, [outline(shape) for shape in hung.shapes])
    names = [view.rack[word - 1].id for word in words]
    likely = [[math.log(max(share, NEVER)) for share in mind.recognise(hung.label, names)] for hung in drawings]
    return Match(place=drawings[0].place, word=words[assignment(likely)[0]])


def assignment(gains: Sequence[Sequence[float]]) -> tuple[int, ...]:
    """For each row a column of its own so that the sum is greatest; there are no more rows than columns.

    Held and Karp's way over sets of columns: exact, and quick for a board of eight.
    """
    rows, columns = len(gains), len(gains[0])

    @cache
    def best(row: int, used: int) -> tuple[float, tuple[int, ...]]:
        if row == rows:
            return 0.0, ()
        free = (column for column in range(columns) if not used >> column & 1)
        tries = ((column, best(row + 1, used | 1 << column)) for column in free)
        return max((gains[row][column] + total, (column, *rest)) for column, (total, rest) in tries)

    return best(0, 0)[1]


BOT: Final = Bot(choose=choose, subject=subject, pace=PACE, deep=True)
