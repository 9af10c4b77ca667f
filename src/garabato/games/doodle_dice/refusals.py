"""Every way in which these rules say no."""

from typing import Final

from garabato.core import Why
from garabato.kit.refusals import No

PLAYERS: Final = No(Why.NOT_NOW, "DI-1", "refused-di-1-players")
SEAT: Final = No(Why.NOT_YOURS, "DI-1", "refused-di-1-seat")
DEALER: Final = No(Why.NOT_YOURS, "DI-1", "refused-di-1-dealer")
NO_DOODLE: Final = No(Why.BAD_VALUE, "DI-1", "refused-di-1-doodle")
LAID: Final = No(Why.TOO_LATE, "DI-1", "refused-di-1-laid")
DEALING: Final = No(Why.NOT_NOW, "DI-1", "refused-di-1-dealing")
NOT_YOUR_TURN: Final = No(Why.NOT_YOURS, "DI-2", "refused-di-2")
DRAWN: Final = No(Why.NOT_NOW, "DI-2", "refused-di-2-drawn")
DRAW_FIRST: Final = No(Why.NOT_NOW, "DI-2", "refused-di-2-draw")
ALL_SIX: Final = No(Why.BAD_VALUE, "DI-3", "refused-di-3-six")
DICE: Final = No(Why.BAD_VALUE, "DI-3", "refused-di-3-dice")
NO_ROLL_LEFT: Final = No(Why.NOT_NOW, "DI-3", "refused-di-3-none")
NOTHING_ROLLED: Final = No(Why.NOT_NOW, "DI-4", "refused-di-4-roll")
NOT_IN_GALLERY: Final = No(Why.BAD_VALUE, "DI-4", "refused-di-4-gallery")
FITS_NOT: Final = No(Why.BAD_VALUE, "DI-4", "refused-di-4-fit")
MUST_TAKE: Final = No(Why.NOT_NOW, "DI-4", "refused-di-4-must")
ROLL_FIRST: Final = No(Why.NOT_NOW, "DI-5", "refused-di-5-roll")
LATE: Final = No(Why.TOO_LATE, "DI-5", "refused-di-5-late")
TIME: Final = No(Why.NOT_NOW, "DI-5", "refused-di-5-time")
HERE: Final = No(Why.NOT_NOW, "DI-5", "refused-di-5-here")
COLOUR: Final = No(Why.BAD_VALUE, "DI-6", "refused-di-6")
DECLARE_LATE: Final = No(Why.TOO_LATE, "DI-7", "refused-di-7-late")
NOT_IN_A_SET: Final = No(Why.BAD_VALUE, "DI-7", "refused-di-7-set")
UNDECLARED: Final = No(Why.NOT_NOW, "DI-7", "refused-di-7-undeclared")
NOTHING_DECLARED: Final = No(Why.NOT_NOW, "DI-7", "refused-di-7-nothing")
BOUND: Final = No(Why.TOO_LATE, "DI-7", "refused-di-7-bound")
OTHER_CARD: Final = No(Why.BAD_VALUE, "DI-7", "refused-di-7-other")
NO_FREE_ROLL: Final = No(Why.NOT_NOW, "DI-9", "refused-di-9")
NO_BLOCK: Final = No(Why.NOT_NOW, "DI-10", "refused-di-10")
WHOM: Final = No(Why.BAD_VALUE, "DI-10", "refused-di-10-whom")
BEGUN: Final = No(Why.TOO_LATE, "DI-10", "refused-di-10-begun")
WINDOW: Final = No(Why.NOT_NOW, "DI-10", "refused-di-10-window")
OVER: Final = No(Why.NOT_NOW, "DI-11", "refused-di-11")

ALL: Final = tuple(no for no in tuple(globals().values()) if isinstance(no, No))
