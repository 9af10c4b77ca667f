"""The mind of one bot: what it has seen, what it can draw, its own luck. It runs in one thread at a time."""

import math
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from garabato.bots import compose, eye, hand
from garabato.bots.pencil import Timed
from garabato.core import ConceptId, Label, Offer, Skill
from garabato.ink.codec import strokes
from garabato.ink.pack import unpack_frames

Line = Sequence[Sequence[float]]

DOUBT: Final[dict[Skill, float]] = {"easy": 1.7, "normal": 1.2, "hard": 1.0}
"""The temperature of what the eye says: how little a bot trusts it."""
WHIM: Final[dict[Skill, float]] = {"easy": 1.7, "normal": 0.7, "hard": 0.0}
"""How much a bot sees things that are not there: the scale of Gumbel noise on every likeness."""
SHAPES: Final[dict[Skill, int]] = {"easy": 6, "normal": 9, "hard": 12}
"""A bot's patience with shapes: no more of them in one picture, but for what the dice ask."""
NEVER: Final = 1e-9
"""What the eye calls impossible is only very unlikely."""


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
        self._skill: Skill = skill
        self._luck = random.Random(luck)  # noqa: S311  (a bot's whims)
        self._words = words
        self._language = "en"
        self._drawings: dict[Label, Sequence[Line]] = {}
        self._sights: dict[Label, eye.Sight] = {}
        self._whims: dict[tuple[Label, ConceptId], float] = {}
        """Whoever takes a cloud for a sheep once does so again."""
        self._pictures: dict[tuple[Any, ...], Sequence[compose.Laid]] = {}
        """What was composed once is not made up anew while it is laid."""
        self.finished = False
        """Whether the hand has put on paper all that it wanted to."""

    def choose(self, glance: Glance) -> Any:
        """What to do next; None: nothing."""
        self._language = glance.language
        for label, snapshot in glance.fresh.items():
            self.show(label, [stroke.points for stroke in strokes(unpack_frames(snapshot)) if not stroke.hidden])
        return glance.choose(glance.view, glance.offers, self, glance.skill)

    # ------------------------------------------------------------ the hand

    def sketch(self, concept: ConceptId) -> Sequence[Sequence[Timed]]:
        """The strokes with which to draw a concept; a scribble where the hand knows no picture of it."""
        drawing = hand.draw(concept, self._skill, self._luck.getrandbits(32))
        return self._scribble() if drawing is None else drawing.strokes

    def _scribble(self) -> Sequence[Sequence[Timed]]:
        """One line round and round: honest, and no help to anybody."""
        x, y, wide, high = (self._luck.uniform(*band) for band in ((1500, 2600), (1500, 2600), (500, 1100), (400, 900)))
        drift, turns = self._luck.uniform(-0.4, 0.4), self._luck.uniform(2.5, 4.5)
        steps = [step / 120 for step in range(121)]
        round_and_round = [
            (x + wide * (at + 0.3) * math.cos(math.tau * turns * at), y + high * math.sin(math.tau * (turns + drift) * at), 6000 * at)
            for at in steps
        ]
        return [round_and_round]

    def compose(self, concept: ConceptId, dice: Sequence[Any], *, exact: bool) -> Sequence[tuple[Any, int, int, int, int, int, int]]:
        """The shapes that make a picture of a concept, from the bottom to the top; none where the hand knows no picture of it."""
        wanted = (concept, *dice)
        if wanted not in self._pictures:
            drawing = hand.draw(concept, "hard", self._luck.getrandbits(32))
            self._pictures[wanted] = () if drawing is None else compose.fit(drawing.strokes, dice, exact=exact, most=SHAPES[self._skill])
        return self._pictures[wanted]

    def drawn(self) -> bool:
        """Whether the hand has put on paper all that it wanted to."""
        return self.finished

    # ------------------------------------------------------------ the eye

    def show(self, label: Label, lines: Sequence[Line]) -> None:
        """Lay a drawing before the eye; `lines` hold x and y in any unit, y downwards."""
        if self._drawings.get(label) != lines:
            self._drawings[label] = lines
            self._sights.pop(label, None)

    def recognise(self, label: Label, candidates: Sequence[ConceptId]) -> Sequence[float]:
        """How likely the drawing under `label` shows each candidate; of a blank sheet it knows nothing."""
        sight = self._sight(label)
        shares = [1.0] * len(candidates) if sight is None else eye.among(sight, candidates)
        return self._doubted(label, candidates, shares)

    def name(self, labels: Sequence[Label], said: Sequence[str]) -> str | None:
        """What the drawings show, all the same thing, in a word that was not `said`; None where there is nothing to see."""
        sights = [sight for label in labels if (sight := self._sight(label)) is not None]
        words = {concept: self._words.word(concept, self._language) for concept in self._words.vocabulary()}
        unsaid = [concept for concept, word in words.items() if word not in said]
        if not sights or not unsaid:
            return None
        concepts, shares = zip(*eye.ranking(sights, unsaid), strict=True)
        doubted = self._doubted(labels[0], concepts, shares)
        return words[concepts[max(range(len(concepts)), key=doubted.__getitem__)]]

    def _sight(self, label: Label) -> eye.Sight | None:
        lines = self._drawings.get(label)
        if lines and label not in self._sights:
            self._sights[label] = eye.look(lines)
        return self._sights.get(label)

    def _doubted(self, label: Label, candidates: Sequence[ConceptId], shares: Sequence[float]) -> list[float]:
        """The same shares as a bot of this skill sees them."""
        doubt = DOUBT[self._skill]
        scores = [math.log(max(share, NEVER)) / doubt + self._whim(label, each) for each, share in zip(candidates, shares, strict=True)]
        best = max(scores)
        weights = [math.exp(score - best) for score in scores]
        total = sum(weights)
        return [weight / total for weight in weights]

    def _whim(self, label: Label, concept: ConceptId) -> float:
        scale = WHIM[self._skill]
        if not scale:
            return 0.0
        if (label, concept) not in self._whims:
            self._whims[label, concept] = -scale * math.log(-math.log(self._luck.uniform(NEVER, 1 - NEVER)))
        return self._whims[label, concept]

    # ------------------------------------------------------------ luck

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1 by the bot's own luck."""
        return self._luck.randrange(bound)
