"""What lies in the box: six dice, sixty doodles, five action cards (DI-1, DI-3).

Which figures a doodle takes is printed on its card. How they are laid is drawn in `figures.json`, for the eye only:
the rules compare figures, not places (DI-4). What stood under a card's name in a release stays there.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, cast, get_args

from garabato.games.doodle_dice.table import CardId, Colour, Face, Kind

FACES: Final[tuple[Face, ...]] = get_args(Face)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
DICE: Final = 6
FREE_ROLLS: Final = 3
BLOCKS: Final = 2

_PRINTED: Final = {
    # One die. These differ in how the figure lies.
    "orange-1": "face",
    "orange-2": "dot",
    "orange-3": "dash",
    "orange-4": "dash",
    "orange-5": "slant",
    "orange-6": "slant",
    "orange-7": "arch",
    "orange-8": "arch",
    "orange-9": "squiggle",
    "orange-10": "squiggle",
    # Two dice.
    "red-1": "arch dash",  # umbrella
    "red-2": "face dash",  # lollipop
    "red-3": "dash dot",  # exclamation mark
    "red-4": "face squiggle",  # balloon
    "red-5": "dot squiggle",  # worm
    "red-6": "slant slant",  # tent
    "red-7": "arch arch",  # hills
    "red-8": "arch dot",  # sunrise
    "red-9": "dash squiggle",  # flag
    "red-10": "arch face",  # headphones
    # Three dice.
    "yellow-1": "arch dash dot",  # igloo
    "yellow-2": "face slant slant",  # clown with a hat
    "yellow-3": "arch dash squiggle",  # steaming cup
    "yellow-4": "face dash arch",  # flower
    "yellow-5": "dot dot dot",  # traffic light
    "yellow-6": "slant slant dash",  # kite
    "yellow-7": "dot slant squiggle",  # fishing rod
    "yellow-8": "arch dash slant",  # sickle
    "yellow-9": "face dot squiggle",  # mouse
    "yellow-10": "dash dot slant",  # pencil
    # Four dice.
    "green-1": "face arch dash squiggle",  # diver
    "green-2": "arch arch dot dash",  # car
    "green-3": "face dash slant slant",  # scarecrow
    "green-4": "slant slant dot dash",  # house
    "green-5": "arch slant dash squiggle",  # ship
    "green-6": "dot arch slant squiggle",  # fish
    "green-7": "face dot dot arch",  # bear
    "green-8": "dash dash slant squiggle",  # windmill
    "green-9": "face arch slant squiggle",  # witch
    "green-10": "arch dash dot squiggle",  # snail
    # Five dice.
    "blue-1": "face arch dash slant squiggle",  # pirate
    "blue-2": "face dash slant slant dot",  # acrobat
    "blue-3": "arch arch dash dot squiggle",  # whale
    "blue-4": "dot dot dash slant slant",  # robot
    "blue-5": "face arch arch dash squiggle",  # mermaid
    "blue-6": "arch dash dot slant squiggle",  # teapot
    "blue-7": "face dot dot dash arch",  # snowman
    "blue-8": "dash dash dot arch slant",  # bicycle
    "blue-9": "face arch dot slant squiggle",  # cat
    "blue-10": "face dash dash slant slant",  # skier
    # Six dice.
    "purple-1": "arch dash dot face slant squiggle",  # circus
    "purple-2": "face arch dash dash slant slant",  # knight
    "purple-3": "face dot dot arch dash squiggle",  # snowman with a broom
    "purple-4": "arch arch dot dash slant squiggle",  # steam engine
    "purple-5": "face arch dash slant slant squiggle",  # wizard
    "purple-6": "face dash dash slant slant dot",  # footballer
    "purple-7": "face arch arch dot dot squiggle",  # butterfly
    "purple-8": "dash dash arch slant dot squiggle",  # sailing boat
    "purple-9": "arch dash dot slant slant squiggle",  # castle
    "purple-10": "face face arch dash slant squiggle",  # couple in a boat
}

DOODLES: Final[Mapping[CardId, tuple[Face, ...]]] = MappingProxyType(
    {card: cast("tuple[Face, ...]", tuple(sorted(printed.split()))) for card, printed in _PRINTED.items()}
)
"""The figures of every doodle, sorted by their names."""

ACTION_CARDS: Final[tuple[CardId, ...]] = (
    *(f"free-{n}" for n in range(1, FREE_ROLLS + 1)),
    *(f"block-{n}" for n in range(1, BLOCKS + 1)),
)


def colour_of(card: CardId) -> Colour:
    """The colour of a doodle."""
    return cast("Colour", card.split("-", maxsplit=1)[0])


def kind_of(card: CardId) -> Kind | None:
    """What an action card does; None for a doodle."""
    return None if card in DOODLES else cast("Kind", card.split("-", maxsplit=1)[0])


def by_colour(cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """The doodles from orange to purple; those of one colour keep their order."""
    return tuple(sorted(cards, key=lambda card: COLOURS.index(colour_of(card))))
