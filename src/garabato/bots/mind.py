"""The mind of one bot: what it has seen, what it can draw, its own luck. It runs in one thread at a time."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from garabato.bots.pencil import Timed
from garabato.core import ConceptId, Label, Offer, Skill
from garabato.ink.codec import Stroke, strokes
from garabato.ink.pack import unpack_frames


class Words(NamedTuple):
    """What a bot knows by name."""

    vocabulary: Callable[[], Sequence[ConceptId]]
    """The concepts on the cards of the game."""
    word: Callable[[ConceptId, str], str]
    """The name of a concept in a language."""


class Glance(NamedTuple):
    """One look at the table."""

    choose: Callable[..., Any]
    """The game sense: `choose(view, offers, mind, skill)`."""
    view: Any
    offers: Sequence[Offer]
    skill: Skill
    language: str
    """In which to say a word."""
    fresh: Mapping[Label, bytes]
    """Drawings that came since the last look, as snapshots of their frames."""


class SeatMind:
    """The eye, the hand and the luck of a bot."""

    def __init__(self, skill: Skill, luck: int, words: Words) -> None:
        self._skill = skill
        self._luck = random.Random(luck)  # noqa: S311  (a bot's whims)
        self._words = words
        self._language = "en"
        self._drawings: dict[Label, list[Stroke]] = {}
        self.finished = False
        """Whether the hand has put on paper all that it wanted to."""

    def choose(self, glance: Glance) -> Any:
        """What to do next; None: nothing."""
        self._language = glance.language
        for label, snapshot in glance.fresh.items():
            self._drawings[label] = [stroke for stroke in strokes(unpack_frames(snapshot)) if not stroke.hidden]
        return glance.choose(glance.view, glance.offers, self, glance.skill)

    def sketch(self, concept: ConceptId) -> Sequence[Sequence[Timed]]:
        """The strokes with which to draw a concept."""
        del concept
        turn = self._luck.uniform(0.8, 1.2)
        return [[(800 + 2400 * t / 40, 2048 + 900 * turn * ((t % 10) - 5) / 5, 50.0 * t) for t in range(41)]]

    def recognise(self, label: Label, candidates: Sequence[ConceptId]) -> Sequence[float]:
        """How likely the drawing under `label` shows each candidate."""
        del label
        return [1 / len(candidates)] * len(candidates)

    def name(self, labels: Sequence[Label], said: Sequence[str]) -> str | None:
        """What the drawings show, all the same thing, in a word that was not `said`; None: no idea."""
        del labels
        unsaid = [word for concept in self._words.vocabulary() if (word := self._words.word(concept, self._language)) not in said]
        return self._luck.choice(unsaid) if unsaid else None

    def drawn(self) -> bool:
        """Whether the hand has put on paper all that it wanted to."""
        return self.finished

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1 by the bot's own luck."""
        return self._luck.randrange(bound)
