"""The score pad: every sum is made anew from the points that stand on it."""

from collections.abc import Iterable

from garabato.core import Seat

Entry = tuple[Seat, int]
"""One number that was written down for a seat."""


def add_up(seats: Iterable[Seat], entries: Iterable[Entry]) -> dict[Seat, int]:
    """The sum of each seat's entries; a seat without any has 0."""
    sums = dict.fromkeys(seats, 0)
    for seat, points in entries:
        sums[seat] += points
    return sums
