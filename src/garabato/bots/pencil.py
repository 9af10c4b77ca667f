"""A hand's strokes as the frames of a pen, each at its time."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from garabato.ink import codec

STEP_MS: Final = 120.0
"""So much of a stroke goes into one frame: enough for a smooth replay, and little work for the room."""

Timed = tuple[float, float, float]
"""A point: x and y in board units, milliseconds from the beginning of the drawing."""


class Move(NamedTuple):
    """One frame and the table time at which it is drawn."""

    at: float
    frame: bytes


def frames_of(strokes: Sequence[Sequence[Timed]], pen: int, start: float, span: float) -> list[Move]:
    """The strokes, stretched or pressed so that the whole drawing takes `span` ms from table time `start`.

    Each frame comes when the last of its points is drawn.
    """
    drawn = [stroke for stroke in strokes if stroke]
    if not drawn:
        return []
    scale = span / max(drawn[-1][-1][2], 1.0)
    moves: list[Move] = []
    for number, stroke in enumerate(drawn, 1):
        moves += _stroke(number, pen, [(round(x), round(y), start + t * scale) for x, y, t in stroke])
    return moves


def _stroke(number: int, pen: int, points: Sequence[tuple[int, int, float]]) -> list[Move]:
    x, y, at = points[0]
    moves = [Move(at, codec.begin(number, pen, 0, 0, [(x, y)]))]
    last, chunk, since = (x, y), list[codec.Point](), at
    for x, y, at in points[1:]:
        chunk.append((x, y))
        if at - since >= STEP_MS:
            moves.append(Move(at, codec.append(number, chunk, last)))
            last, chunk, since = chunk[-1], [], at
    if chunk:
        moves.append(Move(at, codec.append(number, chunk, last)))
    return [*moves, Move(at, codec.end(number))]
