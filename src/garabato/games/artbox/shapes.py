"""The four shapes, and what of them fits on a sheet."""

from typing import Final, Literal, NamedTuple

Kind = Literal["line", "box", "triangle", "circle"]
KINDS: Final[tuple[Kind, ...]] = ("line", "box", "triangle", "circle")
"""The four shape cards, in the order in which they lie on the table."""

BOARD: Final = 4096
"""A drawing is so many units wide and high; the origin is at the top left."""
SMALLEST: Final = 64
"""No shape is narrower or lower, no line shorter."""
MOST_SHAPES: Final = 40
"""So many shapes fit on one sheet."""
MOST_STEPS: Final = 50
"""So many steps may be taken back."""


class Shape(NamedTuple):
    """One outline. A line is as long as it is wide and has no height."""

    kind: Kind
    x: int
    """The middle, 0 to 4096 from the left."""
    y: int
    """The middle, 0 to 4096 from the top."""
    width: int
    """Before turning, 64 to 4096."""
    height: int
    """Before turning; 0 for a line."""
    turn: int
    """Degrees clockwise about the middle, 0 to 359."""
    lean: int = 0
    """Triangles: how far the tip stands to the right of the middle of the box around the shape, in hundredths of its
    width, -100 to 100; 0 for all others."""
