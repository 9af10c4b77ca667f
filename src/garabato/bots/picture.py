"""Strokes as the small picture that the eye looks at: always the same size and the same pen, whatever the drawing's own."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

Floats = np.ndarray[Any, np.dtype[np.float32]]
Points = np.ndarray[Any, np.dtype[np.float64]]
"""Points of one stroke: shape (n, 2), x and y."""
Line = Sequence[Sequence[float]] | Points
"""A stroke as others hold it: points whose first two numbers are x and y, in any unit, y downwards."""

Flags = np.ndarray[Any, np.dtype[np.bool_]]
Lengths = np.ndarray[Any, np.dtype[np.float64]]

SIDE: Final = 28
"""A picture is so many pixels wide and high."""
EDGE: Final = 24
"""So much stays free on each side of a drawing whose longer side is 256; the pen is measured by that, too."""
BOX: Final = 256 + 2 * EDGE
"""The whole picture."""
PEN: Final = 16.0
"""The width of the pen in the box."""
FINE: Final = 6
"""Each pixel is so many dots wide while ink is laid."""
PAD: Final = 12
"""Dots around the picture in which ink is lost."""
STEP: Final = 1.8
"""So far apart is ink laid along a line, by the box: a dot."""
MOST_DOTS: Final = 40_000
"""Whoever scribbles more than anybody could see through gets gaps, and nobody waits for it."""


def evenly(line: Points, spacing: float) -> Points:
    """Return a line with its points so far apart, its ends where they were; never fewer than three."""
    along = np.r_[0.0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    whole = float(along[-1])
    wanted: Lengths = np.linspace(0.0, whole, max(3, round(whole / spacing)))
    return np.stack([np.interp(wanted, along, line[:, axis]) for axis in (0, 1)], 1)


def fitted(strokes: Sequence[Line]) -> list[Points]:
    """Return the same strokes in the box, as large as its edges allow, in its middle."""
    lines = [np.asarray(stroke, np.float64)[:, :2] for stroke in strokes if len(stroke)]
    if not lines:
        return []
    every = np.concatenate(lines)
    low, high = every.min(0), every.max(0)
    side = float((high - low).max())
    scale = (BOX - 2 * EDGE) / side if side else 0.0
    return [(line - (low + high) / 2) * scale + BOX / 2 for line in lines]


def picture(lines: Sequence[Points], pen: float = PEN) -> Floats:
    """Lay ink along lines in the box: shape (28, 28), from 0 for paper to 1 for ink."""
    side = SIDE * FINE + 2 * PAD
    dots: Flags = np.zeros(side * side, bool)
    if lines:
        spots = (_ink(lines) * (SIDE * FINE / BOX) + PAD).astype(np.int64)
        reach = int(pen / 2 * SIDE * FINE / BOX) + 1
        inside = ((spots >= reach) & (spots < side - reach)).all(1)
        dots[spots[inside] @ np.array([1, side])] = True
        dots = _thick(dots, pen, side)
    seen = dots.reshape(side, side)[PAD:-PAD, PAD:-PAD]
    across = seen.reshape(SIDE, FINE, SIDE * FINE).sum(1, dtype=np.uint8)
    pixels = across.reshape(SIDE, SIDE, FINE).sum(2, dtype=np.uint8)
    seen_through: Floats = pixels.astype(np.float32) / np.float32(FINE * FINE)
    return seen_through


def _ink(lines: Sequence[Points]) -> Points:
    """Return points along lines, a step apart."""
    starts: Points = np.concatenate([line[:-1] if len(line) > 1 else line for line in lines])
    ways: Points = np.concatenate([np.diff(line, axis=0) if len(line) > 1 else np.zeros((1, 2)) for line in lines])
    long = np.hypot(ways[:, 0], ways[:, 1])
    many = np.ceil(long / max(STEP, float(long.sum()) / MOST_DOTS)).astype(np.int64) + 1
    nth = np.arange(many.sum()) - np.repeat(np.cumsum(many) - many, many)
    steps: Points = ways / np.maximum(many - 1, 1)[:, None]
    ink: Points = np.repeat(starts, many, 0) + np.repeat(steps, many, 0) * nth[:, None]
    return ink


def _thick(middles: Flags, pen: float, side: int) -> Flags:
    """Lay a round nib on every dot that is set; none of them lies so near to an edge that the nib would leave the picture."""
    radius = pen / 2 * SIDE * FINE / BOX
    rows = [middles]
    for across in range(1, int(radius) + 1):
        wider = rows[-1].copy()
        wider[across:] |= middles[:-across]
        wider[:-across] |= middles[across:]
        rows.append(wider)
    dots = rows[-1].copy()
    for down in range(1, int(radius) + 1):
        row = rows[int((radius * radius - down * down) ** 0.5)]
        dots[down * side :] |= row[: -down * side]
        dots[: -down * side] |= row[down * side :]
    return dots
