"""The lines of a shape, for eyes that know lines only. The same as `web/shapes.ts` paints."""

import math
from typing import Final

from garabato.games.artbox.shapes import Shape

Point = tuple[float, float]

ROUND: Final = 32
"""Corners of what stands for a circle."""


def outline(shape: Shape) -> list[Point]:
    """The points of its line in board units; all but a line end where they began."""
    across, down = shape.width / 2, shape.height / 2
    match shape.kind:
        case "line":
            flat = [(-across, 0.0), (across, 0.0)]
        case "box":
            flat = [(-across, -down), (across, -down), (across, down), (-across, down), (-across, -down)]
        case "triangle":
            tip = (shape.width * shape.lean / 100, -down)
            flat = [tip, (across, down), (-across, down), tip]
        case _:
            steps = [math.tau * step / ROUND for step in range(ROUND + 1)]
            flat = [(across * math.cos(step), down * math.sin(step)) for step in steps]
    cos, sin = math.cos(math.radians(shape.turn)), math.sin(math.radians(shape.turn))
    return [(shape.x + u * cos - v * sin, shape.y + u * sin + v * cos) for u, v in flat]
