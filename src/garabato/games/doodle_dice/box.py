"""What lies in the box: six dice, sixty doodles, five action cards (DI-1, DI-3).

Which figures a doodle takes is printed on its card. How they are laid is drawn in `figures.json`, for the eye only:
the rules compare figures, not places (DI-4). What stood under a card's name in a release stays there.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, cast, get_args

from garabato.games.doodle_dice.table import CardId, Colour, Face, Kind

FACES: Final[tuple[Face, ...]] = get_args(Face)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
DICE: Final = 6
FREE_ROLLS: Final = 3
BLOCKS: Final = 2

Counts = tuple[int, ...]
"""How often each of the six figures stands there, in the order of `FACES`."""

_PRINTED: Final = {
    # One die. These differ in how the figure lies.
    "orange-1": "face",  # friend
    "orange-2": "dot",  # crumb
    "orange-3": "dash",  # horizon
    "orange-4": "dash",  # post
    "orange-5": "slant",  # uphill
    "orange-6": "slant",  # downhill
    "orange-7": "arch",  # tunnel
    "orange-8": "arch",  # bowl
    "orange-9": "squiggle",  # wave
    "orange-10": "squiggle",  # smoke
    # Two dice.
    "red-1": "arch dash",  # hat
    "red-2": "slant slant",  # tent
    "red-3": "dash squiggle",  # candle
    "red-4": "arch dot",  # egg cup
    "red-5": "dot squiggle",  # tadpole
    "red-6": "face squiggle",  # balloon
    "red-7": "face dash",  # lollipop
    "red-8": "slant dot",  # snowball
    "red-9": "slant dash",  # slide
    "red-10": "face arch",  # long hair
    # Three dice.
    "yellow-1": "dot dot arch",  # smile
    "yellow-2": "arch dash dot",  # turtle
    "yellow-3": "arch dash arch",  # umbrella
    "yellow-4": "face dash arch",  # stick man
    "yellow-5": "arch dash slant",  # sailing boat
    "yellow-6": "arch arch dot",  # eye
    "yellow-7": "arch squiggle dash",  # tea
    "yellow-8": "arch slant slant",  # ice cream
    "yellow-9": "slant slant squiggle",  # volcano
    "yellow-10": "face slant slant",  # party hat
    # Four dice.
    "green-1": "slant slant dash dash",  # house
    "green-2": "dot dash dash arch",  # anchor
    "green-3": "arch dash slant dot",  # snail
    "green-4": "dash arch arch dot",  # palm
    "green-5": "face arch dash arch",  # hooray
    "green-6": "arch dash dot dot",  # car
    "green-7": "face dash slant slant",  # sunflower
    "green-8": "slant slant dot dot",  # cherries
    "green-9": "arch squiggle dot dot",  # ghost
    "green-10": "arch dash slant slant",  # sunrise
    # Five dice.
    "blue-1": "arch arch dot slant slant",  # fish
    "blue-2": "face arch arch dash dash",  # mouse
    "blue-3": "slant slant dot dash dash",  # cocktail
    "blue-4": "face dash slant slant dot",  # footballer
    "blue-5": "face arch slant dash squiggle",  # fishing
    "blue-6": "slant slant dash dash squiggle",  # rocket
    "blue-7": "face arch slant dot dot",  # pram
    "blue-8": "arch squiggle squiggle slant slant",  # noodles
    "blue-9": "dash arch arch slant slant",  # beetle
    "blue-10": "arch dash slant slant face",  # parachute
    # Six dice.
    "purple-1": "arch dash slant face squiggle dot",  # sailor
    "purple-2": "face dash arch slant squiggle dot",  # balloon child
    "purple-3": "face arch dash arch slant slant",  # ballerina
    "purple-4": "face arch arch dot dot dash",  # snowman
    "purple-5": "arch arch dash dash slant face",  # camel
    "purple-6": "face dash arch arch slant squiggle",  # sea monster
    "purple-7": "face dash arch dash dot dot",  # skateboarder
    "purple-8": "slant slant face arch dash squiggle",  # witch
    "purple-9": "slant slant dash dash arch squiggle",  # cottage
    "purple-10": "arch dash arch arch dot squiggle",  # desert island
}

DOODLES: Final[Mapping[CardId, tuple[Face, ...]]] = MappingProxyType(
    {card: cast("tuple[Face, ...]", tuple(sorted(printed.split()))) for card, printed in _PRINTED.items()}
)
"""The figures of every doodle, sorted by their names."""

ACTION_CARDS: Final[tuple[CardId, ...]] = (
    *(f"free-{n}" for n in range(1, FREE_ROLLS + 1)),
    *(f"block-{n}" for n in range(1, BLOCKS + 1)),
)


def counts(figures: Sequence[Face]) -> Counts:
    """How often each figure is among these."""
    return tuple(map(figures.count, FACES))


WANTED: Final[Mapping[CardId, Counts]] = MappingProxyType({card: counts(figures) for card, figures in DOODLES.items()})
"""The figures of every doodle, counted."""

_COLOUR: Final[Mapping[CardId, Colour]] = {card: cast("Colour", card.split("-", maxsplit=1)[0]) for card in DOODLES}


def colour_of(card: CardId) -> Colour:
    """The colour of a doodle."""
    return _COLOUR[card]


def kind_of(card: CardId) -> Kind | None:
    """What an action card does; None for a doodle."""
    return None if card in DOODLES else cast("Kind", card.split("-", maxsplit=1)[0])


def by_colour(cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """The doodles from orange to purple; those of one colour keep their order."""
    return tuple(sorted(cards, key=lambda card: COLOURS.index(colour_of(card))))
