"""Number tokens: three each of 1, 2 and 3, drawn or placed without putting back."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from garabato.core import Chance, Seat

Number = Literal[1, 2, 3]

NUMBERS: Final[tuple[Number, ...]] = (1, 2, 3)
COPIES: Final = 3
POOL: Final[tuple[Number, ...]] = tuple(number for number in NUMBERS for _ in range(COPIES))
"""The nine tokens of a set."""


def deal(seats: Sequence[Seat], chance: Chance) -> dict[Seat, Number]:
    """One token for each of at most nine seats, drawn at random without putting back."""
    return dict(zip(seats, chance.shuffle(POOL)[: len(seats)], strict=True))


def stock(placed: Iterable[Number]) -> dict[Number, int]:
    """How many tokens of each number are still in hand when these lie on the table."""
    lying = list(placed)
    return {number: COPIES - lying.count(number) for number in NUMBERS}


def draw(placed: Iterable[Number], count: int, chance: Chance) -> list[Number]:
    """`count` tokens at random from those still in hand."""
    hand: list[Number] = [number for number, left in stock(placed).items() for _ in range(left)]
    return chance.shuffle(hand)[:count]
