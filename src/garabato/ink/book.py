"""The ink of one sheet in memory: what is taken, what is stored, and where the limits are."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from garabato.core import Millis, Seat
from garabato.ink.codec import Frame, Op, Position, read_frame
from garabato.ink.limits import FRAMES_A_SECOND, FRAMES_AT_ONCE, SHEET_OPS, SHEET_POINTS, SHEET_STROKES
from garabato.ink.pack import Record, pack_row, unpack_row

TOO_MANY_POINTS: Final = "ink-too-many-points"
TOO_MANY_STROKES: Final = "ink-too-many-strokes"
TOO_MANY_OPS: Final = "ink-too-many-ops"
BAD_COLOUR: Final = "ink-bad-colour"
BAD_WIDTH: Final = "ink-bad-width"
UNKNOWN_STROKE: Final = "ink-unknown-stroke"
NOT_NOW: Final = "ink-not-now"
"""An APPEND or END of a stroke that is not open; the room says it of a pen that is not the current one."""
TOO_FAST: Final = "ink-too-fast"
"""Said by who asks the `Bucket`."""

TEXTS: Final = (
    TOO_MANY_POINTS,
    TOO_MANY_STROKES,
    TOO_MANY_OPS,
    BAD_COLOUR,
    BAD_WIDTH,
    UNKNOWN_STROKE,
    NOT_NOW,
    TOO_FAST,
)
"""The ids of all sentences about ink that is not taken."""

_BEGIN, _APPEND, _END, _UNDO, _CLEAR = Op.BEGIN, Op.APPEND, Op.END, Op.UNDO, Op.CLEAR
"""At hand: to look one up in its enum takes longer than to count the frame."""


class InkRefused(Exception):  # noqa: N818  (a refusal is no error: the sheet takes no such ink)
    """A sound frame that this sheet does not take; nothing has changed. `text` is the sentence's id."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


@dataclass(slots=True)
class Bucket:
    """How fast one author may draw: `rate` frames a second, `burst` at once. The caller says what time it is."""

    rate: int = FRAMES_A_SECOND
    burst: int = FRAMES_AT_ONCE
    _level: int = field(init=False, default=0)
    """What is used up, in thousandths of a frame."""
    _at: Millis = field(init=False, default=Millis(0))

    def take(self, at: Millis) -> bool:
        """Whether one more frame is all right at `at`; if so it is counted."""
        if at > self._at:
            self._level = max(0, self._level - (at - self._at) * self.rate)
            self._at = at
        if self._level > (self.burst - 1) * 1000:
            return False
        self._level += 1000
        return True


@dataclass(slots=True)
class _Author:
    """One author's ink on the sheet, in numbers."""

    ops: int = 0
    open_points: int = 0
    """Points of the open stroke, 0 when none is open."""
    stored: Position = field(default_factory=Position)
    points: int = 0
    newest: int = -1
    """The largest stroke id so far."""
    pen_down: bool = False
    """Whether the newest stroke is open."""
    hidden: dict[int, bool] = field(default_factory=dict[int, bool])
    """By stroke id, in order."""

    @property
    def position(self) -> Position:
        """How far the author's ink goes."""
        return Position(self.ops, self.open_points)

    def fold(self, frame: Frame) -> None:
        """Take what was found good."""
        op, points = frame.op, frame.points
        self.points += points
        if op is _APPEND:
            self.open_points += points
            return
        self.ops += 1
        if op is _BEGIN:
            self.newest, self.pen_down, self.open_points = frame.stroke, True, points
            self.hidden[frame.stroke] = False
        elif op is _END:
            self.pen_down, self.open_points = False, 0
        elif op is _CLEAR:
            self.hidden = dict.fromkeys(self.hidden, True)
        else:
            self.hidden[frame.stroke] = op is _UNDO

    def check(self, frame: Frame) -> None:
        """Raise InkRefused if the frame breaks a limit or does not fit what was drawn so far."""
        op = frame.op
        if op is _APPEND or op is _END:
            if not (self.pen_down and frame.stroke == self.newest):
                raise InkRefused(NOT_NOW)
        elif op is _BEGIN:
            if frame.stroke <= self.newest:
                raise InkRefused(UNKNOWN_STROKE)
            if len(self.hidden) >= SHEET_STROKES:
                raise InkRefused(TOO_MANY_STROKES)
        elif op is not _CLEAR and frame.stroke not in self.hidden:
            raise InkRefused(UNKNOWN_STROKE)
        if self.points + frame.points > SHEET_POINTS:
            raise InkRefused(TOO_MANY_POINTS)
        if op is not _APPEND and self.position.ops >= SHEET_OPS:
            raise InkRefused(TOO_MANY_OPS)


class SheetInk:
    """All ink of one sheet. `colours` and `widths` say how many of each the pencil has.

    `rows` is the number of the first row: rows of the sheet before it are of no interest any more.
    """

    def __init__(self, colours: int, widths: int, rows: int = 0) -> None:
        self._colours = colours
        self._widths = widths
        self._authors: dict[Seat, _Author] = {}
        self._records: list[Record] = []
        self._clean = 0
        """So many records are stored."""
        self.rows = rows
        """The number of the next row to store."""

    def take(self, author: Seat, frame: Frame, at: Millis) -> None:
        """Put a frame on the sheet. The caller has seen to its pen and to how fast frames come.

        Raises: InkRefused; then nothing has changed.
        """
        if frame.op is _BEGIN:
            if frame.colour >= self._colours:
                raise InkRefused(BAD_COLOUR)
            if frame.width >= self._widths:
                raise InkRefused(BAD_WIDTH)
        drawn = self._authors.get(author) or _Author()
        drawn.check(frame)
        drawn.fold(frame)
        self._authors[author] = drawn
        self._records.append(Record(max(at, self.at), author, frame.data))

    def load(self, rows: Iterable[bytes]) -> None:
        """Fold the sheet's rows from the store, in order. What was taken once is not judged again.

        Raises: BadInk if a row is damaged.
        """
        for row in rows:
            for record in unpack_row(row):
                self._authors.setdefault(record.author, _Author()).fold(read_frame(record.frame))
                self._records.append(record)
            self._stored()

    def flush(self) -> bytes | None:
        """The row to store now, if there is new ink; from here on it counts as stored."""
        if self.dirty_since is None:
            return None
        row = pack_row(self._records[self._clean :])
        self._stored()
        return row

    @property
    def dirty_since(self) -> Millis | None:
        """When the oldest ink came that is not stored; None if all is."""
        return self._records[self._clean].at if self._clean < len(self._records) else None

    @property
    def at(self) -> Millis:
        """When the newest ink came; 0 on a clean sheet."""
        return self._records[-1].at if self._records else Millis(0)

    @property
    def authors(self) -> tuple[Seat, ...]:
        """Who has drawn, in the order of their first frames."""
        return tuple(self._authors)

    @property
    def records(self) -> tuple[Record, ...]:
        """Every frame with its time and its author, in order."""
        return tuple(self._records)

    def taken(self, author: Seat) -> Position:
        """How far the author's ink goes."""
        return self._author(author).position

    def stored(self, author: Seat) -> Position:
        """How far the author's ink is stored."""
        return self._author(author).stored

    def strokes_left(self, author: Seat | None = None) -> int:
        """How many strokes of the author, or of everybody, are to be seen."""
        drawn = self._authors.values() if author is None else [self._author(author)]
        return sum(not hidden for each in drawn for hidden in each.hidden.values())

    def frames(self, author: Seat | None = None) -> list[bytes]:
        """The author's frames, or everybody's, in order. Stroke ids are unique within an author only."""
        return [record.frame for record in self._records if author in {None, record.author}]

    def _author(self, author: Seat) -> _Author:
        return self._authors.get(author) or _Author()

    def _stored(self) -> None:
        self._clean = len(self._records)
        self.rows += 1
        for drawn in self._authors.values():
            drawn.stored = drawn.position
