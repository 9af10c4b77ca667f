"""Doodles of people, from files of Google's Quick, Draw! data set: what the eye is trained on, and what it is measured with."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from garabato.bots.art import TABLES, rows

HELD_OUT = 15
"""Hundredths of the doodles that are never trained on, in any form."""

Doodle = list[np.ndarray[Any, np.dtype[np.float64]]]
"""Strokes, each of shape (n, 2)."""


def held_out(key_id: str) -> bool:
    """Whether a doodle is only for measuring."""
    return int(hashlib.md5(key_id.encode(), usedforsecurity=False).hexdigest(), 16) % 100 < HELD_OUT


def numbers() -> dict[str, int]:
    """The number of each class by its name, small."""
    return {name.lower(): number for number, (name, _) in enumerate(rows(TABLES / "classes.tsv"))}


def doodles(path: Path, *, held: bool) -> Iterator[tuple[int, Doodle]]:
    """Yield the class and the strokes of each doodle of a file that is held out, or of each that is not.

    A line is an object with `word`, `key_id` and `drawing`: strokes of lists of x, of y, and perhaps of times.
    """
    number = numbers()
    with gzip.open(path, "rt", encoding="utf-8") as file:
        for line in file:
            row = json.loads(line)
            if held_out(str(row["key_id"])) is held:
                yield number[row["word"].lower()], [np.stack([stroke[0], stroke[1]], 1).astype(np.float64) for stroke in row["drawing"]]
