"""All luck of a room: seeded by its secret and the number of the decision, so that it can be told again."""

import hashlib
import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class SeededChance:
    """The luck of one decision."""

    def __init__(self, secret: bytes, decision: int) -> None:
        seed = hashlib.blake2b(secret + decision.to_bytes(8, "big"), digest_size=32).digest()
        self._random = random.Random(seed)  # noqa: S311  (luck at a table, unforeseeable through the room's secret)

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1."""
        return self._random.randrange(bound)

    def roll(self, faces: int = 6) -> int:
        """A number from 1 to `faces`."""
        return self._random.randrange(faces) + 1

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """The same items in a random order."""
        return self._random.sample(items, len(items))
