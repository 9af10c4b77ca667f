"""The line art that the hand follows: which icon shows which concept, and its lines."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from garabato.core import ConceptId

Points = np.ndarray[Any, np.dtype[np.float64]]
"""Points of one line: shape (n, 2), x and y."""

TABLES: Final = Path(__file__).parent
ICONS: Final = TABLES / "icons"
BOX: Final = 1023
"""The longer side of an icon in the file."""


def rows(path: Path) -> list[list[str]]:
    """Return the cells of a table below its headings."""
    return [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()[1:]]


@cache
def drawable() -> Mapping[ConceptId, str]:
    """Every concept that the hand can draw, with its icon: the set's name, a colon, the name within it."""
    return {ConceptId(concept): icon for concept, icon in rows(ICONS / "concepts.tsv")}


@cache
def _lines() -> Mapping[str, tuple[Points, ...]]:
    with np.load(ICONS / "strokes.npz") as file:
        icons, counts, lengths, steps = (file[name] for name in ("icons", "counts", "lengths", "steps"))
    counts = counts.astype(np.int64)
    each = [np.cumsum(line, axis=0) / BOX for line in np.split(steps.astype(np.float64), np.cumsum(lengths)[:-1])]
    ends = np.cumsum(counts)
    return {str(icon): tuple(each[end - count : end]) for icon, count, end in zip(icons, counts, ends, strict=True)}


def lines(icon: str) -> tuple[Points, ...]:
    """Return the lines of an icon in the order of drawing, in a box from 0 to 1 that it fills one way and is centred in the other."""
    return _lines()[icon]
