"""Figures as tables: medians of interleaved runs, and how they stand to a peer or a limit."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

RUNS = 5
"""Rounds of a bench; in each of them every contender has its turn."""


@dataclass(frozen=True, slots=True)
class Scale:
    """How much is measured. A quick run only shows that a bench works."""

    quick: bool = False

    @property
    def runs(self) -> int:
        """Rounds."""
        return 1 if self.quick else RUNS

    def of(self, whole: int, quick: int) -> int:
        """A size."""
        return quick if self.quick else whole


def interleaved(runs: int, contenders: Mapping[str, Callable[[], T]]) -> dict[str, list[T]]:
    """What every contender gives in every round; whatever disturbs a round disturbs all of them."""
    given: dict[str, list[T]] = {name: [] for name in contenders}
    for _ in range(runs):
        for name, run in contenders.items():
            given[name].append(run())
    return given


def median(figures: Iterable[float]) -> float:
    """The one in the middle."""
    return statistics.median(figures)


def short(figure: float) -> str:
    """Three digits that matter."""
    if figure >= 1000:
        return f"{figure:,.0f}"
    return f"{figure:.3g}"


def verdict(figure: float, limit: float, *, most: bool) -> str:
    """Whether a figure keeps its limit: `most`, at most that much, otherwise at least."""
    kept = figure <= limit if most else figure >= limit
    return f"{'kept' if kept else 'MISSED'} ({'<=' if most else '>='} {short(limit)})"


def print_table(title: str, header: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """A table on the terminal."""
    lines = [tuple(header), *(tuple(row) for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(header))]
    print(f"\n{title}")
    for line in lines:
        cells = [line[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True))]
        print("  " + "  ".join(cells).rstrip())
