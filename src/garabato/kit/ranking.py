"""Who is ahead: ties share a place and the next place is skipped (1, 1, 3)."""

from collections.abc import Mapping

from garabato.core import Seat, Standing

Key = tuple[int, ...]
"""The score first, then what breaks a tie; more is better."""


def rank(keys: Mapping[Seat, Key]) -> tuple[Standing, ...]:
    """The standings, best first; equal keys share a place and keep the order of `keys`."""
    order = sorted(keys, key=lambda seat: keys[seat], reverse=True)
    return tuple(Standing(seat=seat, place=1 + sum(other > keys[seat] for other in keys.values()), score=keys[seat][0]) for seat in order)


def deciding(keys: Mapping[Seat, Key]) -> int | None:
    """Which part of the key set the winner apart from the next best; None if the first place is shared.

    A seat alone at the table has won by its score.
    """
    first, *others = sorted(keys.values(), reverse=True)
    if not others:
        return 0
    return next((index for index, (mine, next_best) in enumerate(zip(first, others[0], strict=True)) if mine != next_best), None)
