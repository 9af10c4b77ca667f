"""What follows from a decision follows at once, and seats stand in a circle."""

import pytest

from garabato.core import Seat
from garabato.kit.chain import unfold
from garabato.kit.places import clockwise


def test_what_follows_is_told_after_what_was_decided() -> None:
    seen: list[int] = []

    def evolve(state: int, event: int) -> int:
        seen.append(event)
        return state + event

    assert unfold(4, [2, 1], evolve, lambda state: 1 if state < 10 else None) == (2, 1, 1, 1, 1)
    assert seen == [2, 1, 1, 1, 1]


def test_an_event_that_looks_like_nothing_is_still_one() -> None:
    following = iter([0, "", None])
    assert unfold(0, [], lambda state, _: state, lambda _: next(following)) == (0, "")


def test_nothing_comes_of_nothing() -> None:
    assert unfold(0, [], lambda state, _: state, lambda _: None) == ()


@pytest.mark.parametrize(("first", "order"), [(4, (4, 7, 1)), (7, (7, 1, 4)), (1, (1, 4, 7))])
def test_seats_are_named_clockwise(first: int, order: tuple[int, ...]) -> None:
    seats = (Seat(4), Seat(7), Seat(1))
    assert clockwise(seats, Seat(first)) == order
