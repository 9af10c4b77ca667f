"""Seats around a table."""

from garabato.core import Seat


def clockwise(seats: tuple[Seat, ...], first: Seat) -> tuple[Seat, ...]:
    """The same seats, from `first` on, which is one of them."""
    start = seats.index(first)
    return seats[start:] + seats[:start]
