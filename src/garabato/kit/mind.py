"""What a bot's game sense asks of its eye and its hand."""

from collections.abc import Sequence
from typing import Any, Protocol

from garabato.core import ConceptId, Label


class Mind(Protocol):
    """The eye and the hand of one bot."""

    def show(self, label: Label, lines: Sequence[Sequence[Sequence[float]]]) -> None:
        """Lay a drawing that is no ink before the eye: lines of points, x and y in any unit, y downwards."""
        ...

    def recognise(self, label: Label, candidates: Sequence[ConceptId]) -> Sequence[float]:
        """How likely the drawing under `label` shows each candidate: non-negative, sums to 1."""
        ...

    def name(self, labels: Sequence[Label], said: Sequence[str]) -> str | None:
        """What the drawings show, all the same thing, in a word of the table's, but none of those `said` already; None: no idea."""
        ...

    def drawn(self) -> bool:
        """Whether the hand has put on paper all that it wanted to."""
        ...

    def compose(self, concept: ConceptId, dice: Sequence[Any], *, exact: bool) -> Sequence[tuple[Any, int, int, int, int, int, int]]:
        """Shapes of the rolled kinds, each at least once, or just as often as it was rolled, that make a picture of a concept.

        From the bottom to the top: kind, middle (x, y), width, height, turn in degrees and lean of each, on a board of 4096 by 4096;
        none where the hand knows no picture of it.
        """
        ...

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1 by the bot's own luck."""
        ...


class UniformMind:
    """A mind without an eye and without a hand: every candidate is as likely as any other, and nothing gets drawn.

    `words`: what it knows by name.
    """

    def __init__(self, seed: int, words: Sequence[str] = ()) -> None:
        self._state = seed & 0xFFFFFFFF or 1
        self._words = words

    def show(self, label: Label, lines: Sequence[Sequence[Sequence[float]]]) -> None:
        """Look away."""

    def recognise(self, label: Label, candidates: Sequence[ConceptId]) -> Sequence[float]:
        """Return the same share for each candidate."""
        del label
        return [1 / len(candidates)] * len(candidates)

    def name(self, labels: Sequence[Label], said: Sequence[str]) -> str | None:
        """Return any word that was not said."""
        del labels
        unsaid = [word for word in self._words if word not in said]
        return unsaid[self.below(len(unsaid))] if unsaid else None

    def drawn(self) -> bool:
        """Return False: without a hand a drawing is never finished."""
        return False

    def compose(self, concept: ConceptId, dice: Sequence[Any], *, exact: bool) -> Sequence[tuple[Any, int, int, int, int, int, int]]:
        """Return nothing: without a hand no picture is known."""
        del concept, dice, exact
        return ()

    def below(self, bound: int) -> int:
        """Return the next number of a small xorshift generator (Marsaglia 2003)."""
        word = self._state
        word ^= word << 13 & 0xFFFFFFFF
        word ^= word >> 17
        word ^= word << 5 & 0xFFFFFFFF
        self._state = word
        return word % bound
