"""The hand of a bot: it draws a concept as a person would, never twice the same.

An icon's lines are redrawn with the faults and at the pace of a human hand. The measures stem from 9,570 doodles of people
(Google's Quick, Draw!): a drawing takes 2.6 to 14.1 s, mostly 6.2; pauses between strokes 0.16 to 1.12 s, mostly 0.44. Along a
stroke the pen obeys the two-thirds power law (Lacquaniti, Terzuolo and Viviani 1983): it slows down where the line bends.
"""

import math
import zlib
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np

from garabato.bots.art import drawable, lines
from garabato.bots.picture import Lengths, Points, evenly
from garabato.core import ConceptId, Millis, Skill

BOARD: Final = 4096
"""A sheet is so many units wide and high; points lie from 0 to one less."""
MARGIN: Final = 96
"""So near to the edge comes no line."""
PIXEL: Final = 1 / 256
"""Faults are measured in parts of a drawing's box, as the doodles of people are: 256 to its longer side."""
WOBBLE: Final[dict[Skill, float]] = {"easy": 5.2, "normal": 2.6, "hard": 1.2}
"""How far a line strays from the icon's, root mean square in pixels: 1 is a tidy hand, 9 a poor one."""
EVERY_MS: Final = 24
"""A pen tells where it is about forty times a second."""
DRAWING_S: Final = (2.6, 6.2, 14.1)
"""How long a drawing takes: one person in ten is faster than the first, half are faster than the second, nine in ten than the third."""
PAUSE_S: Final = (0.16, 0.44, 1.12)
"""How long the pen stays in the air between two strokes, likewise."""
TENTH: Final = 1.2816
"""A tenth of a normal distribution lies more than so many deviations above its middle."""
USUAL_INK: Final = 3.0
"""The lines of a usual doodle together, in sides of its box; more take longer, but not as much longer as they are."""


class Point(NamedTuple):
    """Where the pen is, and when."""

    x: int
    """0 to 4095 from the left."""
    y: int
    """0 to 4095 from the top."""
    t: Millis
    """Since the drawing was begun."""


Stroke = tuple[Point, ...]


class Drawing(NamedTuple):
    """Strokes in the order in which they are drawn, each of at least two points; times never go back."""

    strokes: tuple[Stroke, ...]

    @property
    def took(self) -> Millis:
        """How long drawing it takes."""
        return self.strokes[-1][-1].t


def draw(concept: ConceptId, skill: Skill, seed: int) -> Drawing | None:
    """Draw a concept by this luck; None where the hand knows no picture of it."""
    icon = drawable().get(concept)
    if icon is None:
        return None
    luck = np.random.default_rng([seed & 0xFFFFFFFFFFFFFFFF, zlib.crc32(concept.encode())])
    shaky = [_shaky(line, WOBBLE[skill], luck) for line in lines(icon)]
    placed = _placed(shaky, luck)
    return Drawing(_timed(placed, luck))


def _shaky(line: Points, wobble: float, luck: np.random.Generator) -> Points:
    """One line with the faults of a hand: moved, turned and stretched a little, not quite closed, and wavy."""
    even = evenly(line, 2 * PIXEL)
    closed = bool(np.hypot(*(even[0] - even[-1])) < PIXEL * 2)
    if closed and len(even) > 8:  # noqa: PLR2004  (a dot has no beginning to miss)
        even = _unclosed(even, wobble, luck)
    middle = even.mean(0)
    turn, scale = luck.normal(0, 0.011 * wobble), 1 + luck.normal(0, 0.009 * wobble, 2)
    spin = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    moved: Points = (even - middle) * scale @ spin + middle + luck.normal(0, 0.45 * wobble * PIXEL, 2)
    moved += _waves(even, luck) * wobble * PIXEL * min(1.0, 0.25 + float(np.ptp(even, axis=0).max()) * 2)
    return moved


def _unclosed(ring: Points, wobble: float, luck: np.random.Generator) -> Points:
    """A ring that ends a little before or after where it began, and beside it."""
    over = round(float(luck.normal(0.5, 1.4) * wobble))
    over = min(max(over, -len(ring) // 8), len(ring) // 8)
    ring = np.vstack([ring, ring[1 : over + 1]]) if over > 0 else ring[: len(ring) + over]
    return ring + np.linspace(0, 1, len(ring))[:, None] * luck.normal(0, 0.8 * wobble * PIXEL, 2)


def _waves(line: Points, luck: np.random.Generator) -> Points:
    """Slow waves along a line, root mean square 1 in each direction; the longest are the strongest."""
    along = np.arange(len(line)) * 2
    lengths = np.array([240.0, 130.0, 70.0, 38.0])
    strength = lengths / np.sqrt((lengths**2).sum() / 2)
    phases = luck.uniform(0, 2 * np.pi, (2, 4))
    stretch = luck.uniform(0.8, 1.25, (2, 4))
    return np.stack([(strength * np.sin(2 * np.pi * along[:, None] * stretch[axis] / lengths + phases[axis])).sum(1) for axis in (0, 1)], 1)


def _placed(drawn: list[Points], luck: np.random.Generator) -> list[Points]:
    """The whole drawing a little turned and stretched, as large as people draw, somewhere about the middle of the board."""
    turn = luck.normal(0, 0.05)
    spin = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    spun = [(line - 0.5) * (1 + luck.normal(0, 0.005)) @ spin for line in drawn]
    stretch = np.exp(luck.normal(0, 0.06, 2))
    spun = [line * stretch for line in spun]
    every = np.vstack(spun)
    low, high = every.min(0), every.max(0)
    side = BOARD * luck.uniform(0.55, 0.86)
    scale = side / float((high - low).max())
    free = BOARD - 1 - 2 * MARGIN - (high - low) * scale
    corner = MARGIN + free * np.clip(luck.normal(0.5, 0.16, 2), 0, 1)
    return [(line - low) * scale + corner for line in spun]


def _timed(placed: list[Points], luck: np.random.Generator) -> tuple[Stroke, ...]:
    """The same lines with times: strokes at the pen's own pace, pauses between them, together as long as people take."""
    side = max(float(np.ptp(np.vstack(placed), axis=0).max()), 1.0)
    paces = [_pace(line / side) * np.exp(luck.normal(0, 0.25)) for line in placed]
    pauses = [_spread(PAUSE_S, luck) + float(np.hypot(*(after[0] - before[-1]))) / side * 0.25 for before, after in pairwise(placed)]
    ink = sum(float(np.hypot(*np.diff(line, axis=0).T).sum()) for line in placed) / side
    usual = _spread(DRAWING_S, luck) * (ink / USUAL_INK) ** 0.6
    wanted = min(max(usual, DRAWING_S[0]), DRAWING_S[2]) * 1000
    squeeze = wanted / (sum(float(pace[-1]) for pace in paces) + sum(pauses))
    clock = 0.0
    strokes: list[Stroke] = []
    for line, pace, pause in zip(placed, paces, [*pauses, 0.0], strict=True):
        strokes.append(_stroke(line, pace * squeeze, clock))
        clock += (float(pace[-1]) + pause) * squeeze
    return tuple(strokes)


def _pace(line: Points) -> Points:
    """When the pen is at each point of a line, in seconds from its beginning; it sets out and stops slowly."""
    steps = np.diff(line, axis=0)
    long = np.hypot(*steps.T)
    heading = np.unwrap(np.arctan2(steps[:, 1], steps[:, 0]))
    bend = np.abs(np.convolve(np.r_[0, np.diff(heading)], np.ones(5) / 5, mode="same")[: len(long)]) / np.maximum(long, 1e-9)
    speed = np.clip((np.maximum(bend, 1.0) / 4) ** (-1 / 3), 0.35, 1.6) * 0.9
    along = np.cumsum(long) - long / 2
    ends = np.minimum(along, along[-1] + long[-1] / 2 - along)
    speed = speed * np.clip(0.4 + ends * 12, 0.4, 1.0)
    when: Points = np.r_[0.0, np.cumsum(long / speed)] + np.linspace(0, 0.03, len(line))
    return when


def _stroke(line: Points, when: Points, start: float) -> Stroke:
    """Where a pen is told to be: every `EVERY_MS`, and at the end."""
    many = max(2, round(float(when[-1]) / EVERY_MS) + 1)
    times: Lengths = np.linspace(0.0, float(when[-1]), many)
    x, y = (np.rint(np.interp(times, when, line[:, axis])) for axis in (0, 1))
    return tuple(Point(int(a), int(b), Millis(round(start + float(t)))) for a, b, t in zip(x, y, times, strict=True))


def _spread(band: tuple[float, float, float], luck: np.random.Generator) -> float:
    """Some value of a log-normal spread with these tenths and this middle."""
    low, usual, high = band
    return usual * math.exp(luck.normal(0, math.log(high / low) / (2 * TENTH)))
