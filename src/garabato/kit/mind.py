"""What a bot's game sense asks of its eye and its hand."""

from collections.abc import Sequence
from typing import Protocol

from garabato.core import ConceptId, Label


class Mind(Protocol):
    """The eye and the hand of one bot."""

    def recognise(self, label: Label, candidates: Sequence[ConceptId]) -> Sequence[float]:
        """How likely the drawing under `label` shows each candidate: non-negative, sums to 1."""
        ...

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1 by the bot's own luck."""
        ...


class UniformMind:
    """A mind without an eye: every candidate is as likely as any other."""

    def __init__(self, seed: int) -> None:
        self._state = seed & 0xFFFFFFFF or 1

    def recognise(self, label: Label, candidates: Sequence[ConceptId]) -> Sequence[float]:
        """Return the same share for each candidate."""
        del label
        return [1 / len(candidates)] * len(candidates)

    def below(self, bound: int) -> int:
        """Return the next number of a small xorshift generator (Marsaglia 2003)."""
        word = self._state
        word ^= word << 13 & 0xFFFFFFFF
        word ^= word >> 17
        word ^= word << 5 & 0xFFFFFFFF
        self._state = word
        return word % bound
