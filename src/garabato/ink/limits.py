"""How much ink there may be; the table in ``FORMAT.md``. The clients know these numbers too."""

from typing import Final

BOARD: Final = 4096
"""A board is this many units wide and high."""
FRAME_BYTES: Final = 4_096
FRAME_POINTS: Final = 1_000

SHEET_POINTS: Final = 20_000
"""Per author on one sheet, whether they are to be seen or not; so are the next two."""
SHEET_STROKES: Final = 1_000
SHEET_OPS: Final = 6_000

FRAMES_A_SECOND: Final = 60
FRAMES_AT_ONCE: Final = 120
