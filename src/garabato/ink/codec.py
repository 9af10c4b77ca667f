"""Frames of ink: reading, writing, splitting, and the strokes they make (``FORMAT.md``).

`read_frame` is all the server does with ink: it checks a frame and counts its points, and never
works out where they are. `strokes` does that, for pictures.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum, StrEnum
from typing import Final, NamedTuple

import msgspec

from garabato.ink.limits import BOARD, FRAME_BYTES, FRAME_POINTS

LARGEST: Final = 2**32 - 1
"""The largest whole number on the wire."""

PRESSED: Final = 0x80
"""Added to BEGIN and APPEND when each point has a pressure byte."""

_LOW: Final = 0x7F
"""The bits of a varint's byte that hold the number; a larger byte is followed by another one."""

Point = tuple[int, int]


class Flaw(StrEnum):
    """What is wrong with bytes that are no ink."""

    EMPTY = "empty"
    OP = "op"
    """There is no such op."""
    NUMBER = "number"
    """A number of more than 5 bytes or over 2**32 - 1."""
    CUT = "cut"
    """It ends within a number or a point, or before the first point."""
    TRAILING = "trailing"
    """It goes on after its end."""
    BYTES = "bytes"
    """Too many of them in a frame."""
    POINTS = "points"
    """Too many of them in a frame."""
    ORDER = "order"
    """Frames that are sound one by one but make no drawing."""
    POSITION = "position"
    """A place to go on from to which the frames do not lead."""


class BadInk(Exception):  # noqa: N818  (named like Refused: it says what the bytes are)
    """These bytes are no ink. No fair client sends them."""

    def __init__(self, reason: Flaw) -> None:
        super().__init__(reason)
        self.reason = reason


class Op(IntEnum):
    """What a frame does."""

    BEGIN = 1
    APPEND = 2
    END = 3
    UNDO = 4
    REDO = 5
    CLEAR = 6


class Frame(msgspec.Struct, frozen=True, gc=False):
    """The head of a frame. Numbers that the op does not have are 0."""

    op: Op
    stroke: int
    pen: int
    colour: int
    width: int
    points: int
    """How many."""
    pressure: bool
    body: int
    """Where in `data` the points begin."""
    data: bytes
    """The frame itself."""


class Position(NamedTuple):
    """How far an author's ink goes: frames that are no APPEND, and points of the open stroke."""

    ops: int = 0
    points: int = 0


class Stroke(msgspec.Struct, frozen=True):
    """From pen down to pen up. `pressures` has one byte a point; 0 says that none is known."""

    stroke: int
    pen: int
    colour: int
    width: int
    points: tuple[Point, ...]
    pressures: bytes
    hidden: bool


# ---------------------------------------------------------------- numbers


_SINGLE: Final = [bytes([number]) for number in range(_LOW + 1)]


def put_number(number: int) -> bytes:
    """The shortest varint."""
    if number <= _LOW:
        return _SINGLE[number]
    out = bytearray()
    while number > _LOW:
        out.append(number & _LOW | 0x80)
        number >>= 7
    out.append(number)
    return bytes(out)


class Reader:
    """Takes numbers from the front of some bytes."""

    __slots__ = ("_bytes", "at")

    def __init__(self, data: bytes, at: int = 0) -> None:
        self._bytes = data
        self.at = at

    @property
    def done(self) -> bool:
        """Whether everything is read."""
        return self.at == len(self._bytes)

    def byte(self) -> int:
        """One byte."""
        return self.take(1)[0]

    def take(self, count: int) -> bytes:
        """The next `count` bytes."""
        end = self.at + count
        if end > len(self._bytes):
            raise BadInk(Flaw.CUT)
        taken = self._bytes[self.at : end]
        self.at = end
        return taken

    def number(self, largest: int = LARGEST) -> int:
        """A varint of at most `largest`; padded ones count as long as they could be needed."""
        number = shift = 0
        while True:
            byte = self.byte()
            number |= (byte & _LOW) << shift
            shift += 7
            if number > largest or (byte > _LOW and shift >= largest.bit_length()):
                raise BadInk(Flaw.NUMBER)
            if byte <= _LOW:
                return number

    def signed(self) -> int:
        """A zigzagged varint."""
        number = self.number()
        return number >> 1 ^ -(number & 1)


# ---------------------------------------------------------------- reading the head

_NUMBER: Final = rb"(?:[\x80-\xff]{0,3}[\x00-\x7f]|[\x80-\xff]{4}[\x00-\x0f])"
_POINT = _NUMBER * 2
_PRESSED_POINT = _POINT + b"."
_CONTINUED = bytes(range(0x80, 0x100))


def _shape(op: int, stroke: bytes, pen: bytes, pencil: bytes, point: bytes) -> Callable[[bytes], re.Match[bytes] | None]:
    points = b"(?:%s)++" % point if point else b""
    return re.compile(b"\\x%02x(%s)(%s)(%s)(%s)" % (op, stroke, pen, pencil, points), re.DOTALL).fullmatch


_SHAPES: Final = {
    bytes([op]): (Op(op & ~PRESSED), op >= PRESSED, _shape(op, *parts))
    for op, parts in {
        Op.BEGIN: (_NUMBER, _NUMBER, b"..", _POINT),
        Op.APPEND: (_NUMBER, b"", b"", _POINT),
        Op.END: (_NUMBER, b"", b"", b""),
        Op.UNDO: (_NUMBER, _NUMBER, b"", b""),
        Op.REDO: (_NUMBER, _NUMBER, b"", b""),
        Op.CLEAR: (b"", _NUMBER, b"", b""),
        PRESSED | Op.BEGIN: (_NUMBER, _NUMBER, b"..", _PRESSED_POINT),
        PRESSED | Op.APPEND: (_NUMBER, b"", b"", _PRESSED_POINT),
    }.items()
}
_each_pressed_point = re.compile(_PRESSED_POINT, re.DOTALL).findall


def _number(varint: bytes) -> int:
    if len(varint) == 1:
        return varint[0]
    number = 0
    for byte in reversed(varint):
        number = number << 7 | byte & _LOW
    return number


_SHORTEST: Final = 4
"""Bytes of an APPEND of one point."""
_APPEND: Final = Op.APPEND


def read_frame(data: bytes) -> Frame:
    """Check one frame and read its head; its points are counted, not worked out.

    Raises: BadInk.
    """
    size = len(data)
    # Nearly all frames are so: slow strokes make short steps, and then every number is one byte.
    if data[:1] == b"\x02" and data.isascii() and not size & 1 and _SHORTEST <= size <= 2 * FRAME_POINTS:
        return Frame(_APPEND, data[1], 0, 0, 0, (size >> 1) - 1, False, 2, data)
    if size > FRAME_BYTES:
        raise BadInk(Flaw.BYTES)
    if data[:1] not in _SHAPES:
        return walk_frame(data)
    op, pressure, shape = _SHAPES[data[:1]]
    match = shape(data)
    if match is None:
        return walk_frame(data)
    stroke, pen, pencil, tail = match.groups()
    # A varint has exactly one byte below 0x80: without the others there are two bytes a point.
    points = len(_each_pressed_point(tail)) if pressure else len(tail.translate(None, _CONTINUED)) >> 1
    if points > FRAME_POINTS:
        raise BadInk(Flaw.POINTS)
    colour, width = pencil or b"\0\0"
    return Frame(op, _number(stroke), _number(pen), colour, width, points, pressure, len(data) - len(tail), data)


def walk_frame(data: bytes) -> Frame:
    """What `read_frame` holds, number by number: slow, but it can say what is wrong.

    Raises: BadInk.
    """
    if len(data) > FRAME_BYTES:
        raise BadInk(Flaw.BYTES)
    if not data:
        raise BadInk(Flaw.EMPTY)
    if data[:1] not in _SHAPES:
        raise BadInk(Flaw.OP)
    op, pressure, _ = _SHAPES[data[:1]]
    reader = Reader(data, 1)
    stroke = 0 if op is Op.CLEAR else reader.number()
    pen = 0 if op in {Op.APPEND, Op.END} else reader.number()
    colour, width = reader.take(2) if op is Op.BEGIN else b"\0\0"
    body, points = reader.at, 0
    if op in {Op.BEGIN, Op.APPEND}:
        points = len(_read_points(reader, pressure=pressure))
    if not reader.done:
        raise BadInk(Flaw.TRAILING)
    if points > FRAME_POINTS:
        raise BadInk(Flaw.POINTS)
    return Frame(op, stroke, pen, colour, width, points, pressure, body, data)


def _read_points(reader: Reader, *, pressure: bool) -> list[tuple[int, int, int]]:
    """At least one `(dx, dy, pressure)`, up to the end."""
    points = [(reader.signed(), reader.signed(), reader.byte() if pressure else 0)]
    while not reader.done:
        points.append((reader.signed(), reader.signed(), reader.byte() if pressure else 0))
    return points


# ---------------------------------------------------------------- strokes


def _clamp(number: int) -> int:
    return min(max(number, 0), BOARD - 1)


class _Drawn:
    """A stroke while it is decoded."""

    def __init__(self, frame: Frame) -> None:
        self.begin = frame
        self.points: list[Point] = []
        self.pressures = bytearray()
        self.hidden = False
        self.go_on(frame)

    def go_on(self, frame: Frame) -> None:
        x, y = self.points[-1] if self.points else (0, 0)
        for dx, dy, pressure in _read_points(Reader(frame.data, frame.body), pressure=frame.pressure):
            x, y = _clamp(x + dx), _clamp(y + dy)
            self.points.append((x, y))
            self.pressures.append(pressure)

    def stroke(self) -> Stroke:
        begin = self.begin
        points, pressures = tuple(self.points), bytes(self.pressures)
        return Stroke(begin.stroke, begin.pen, begin.colour, begin.width, points, pressures, self.hidden)


def strokes(frames: Iterable[bytes]) -> list[Stroke]:
    """All strokes of one author on one sheet in their order, the hidden ones too.

    Raises: BadInk.
    """
    drawn: dict[int, _Drawn] = {}
    newest, open_stroke = -1, -1
    for data in frames:
        frame = read_frame(data)
        if frame.op is Op.BEGIN:
            if frame.stroke <= newest:
                raise BadInk(Flaw.ORDER)
            newest = open_stroke = frame.stroke
            drawn[newest] = _Drawn(frame)
        elif frame.op is Op.CLEAR:
            for each in drawn.values():
                each.hidden = True
        elif frame.stroke not in drawn or (frame.op in {Op.APPEND, Op.END} and frame.stroke != open_stroke):
            raise BadInk(Flaw.ORDER)
        elif frame.op is Op.APPEND:
            drawn[frame.stroke].go_on(frame)
        elif frame.op is Op.END:
            open_stroke = -1
        else:
            drawn[frame.stroke].hidden = frame.op is Op.UNDO
    return [each.stroke() for each in drawn.values()]


# ---------------------------------------------------------------- writing


def _put_signed(number: int) -> bytes:
    return put_number(number << 1 if number >= 0 else ~number << 1 | 1)


def _put_points(points: Sequence[Point], pressures: bytes, last: Point) -> bytes:
    out = bytearray()
    x, y = last
    for index, (to_x, to_y) in enumerate(points):
        to_x, to_y = _clamp(to_x), _clamp(to_y)  # noqa: PLW2901  (the point as everybody will read it)
        out += _put_signed(to_x - x) + _put_signed(to_y - y)
        if pressures:
            out.append(pressures[index])
        x, y = to_x, to_y
    return bytes(out)


def begin(stroke: int, pen: int, colour: int, width: int, points: Sequence[Point], pressures: bytes = b"") -> bytes:  # noqa: PLR0913, PLR0917  (they are what the frame has)
    """A BEGIN frame; `points` are places on the board, at least one, `pressures` none or one each."""
    op = Op.BEGIN | PRESSED if pressures else Op.BEGIN
    head = bytes([op]) + put_number(stroke) + put_number(pen) + bytes([colour, width])
    return head + _put_points(points, pressures, (0, 0))


def append(stroke: int, points: Sequence[Point], last: Point, pressures: bytes = b"") -> bytes:
    """An APPEND frame; `last` is the last point of the stroke so far."""
    op = Op.APPEND | PRESSED if pressures else Op.APPEND
    return bytes([op]) + put_number(stroke) + _put_points(points, pressures, last)


def end(stroke: int) -> bytes:
    """An END frame."""
    return bytes([Op.END]) + put_number(stroke)


def undo(stroke: int, pen: int) -> bytes:
    """An UNDO frame."""
    return bytes([Op.UNDO]) + put_number(stroke) + put_number(pen)


def redo(stroke: int, pen: int) -> bytes:
    """A REDO frame."""
    return bytes([Op.REDO]) + put_number(stroke) + put_number(pen)


def clear(pen: int) -> bytes:
    """A CLEAR frame."""
    return bytes([Op.CLEAR]) + put_number(pen)


# ---------------------------------------------------------------- going on from a position


def after(position: Position, frame: Frame) -> Position:
    """Where an author stands once `frame` is taken."""
    if frame.op is Op.APPEND:
        return Position(position.ops, position.points + frame.points)
    if frame.op is Op.BEGIN:
        return Position(position.ops + 1, frame.points)
    return Position(position.ops + 1, 0 if frame.op is Op.END else position.points)


def split(data: bytes, points: int) -> tuple[bytes, bytes]:
    """A BEGIN or APPEND as two frames: the first has that many points, the second is an APPEND.

    Raises: BadInk; a wrong POSITION if one of the two would have no point.
    """
    frame = read_frame(data)
    if not 0 < points < frame.points:
        raise BadInk(Flaw.POSITION)
    reader = Reader(data, frame.body)
    for _ in range(points):
        reader.number()
        reader.number()
        reader.take(frame.pressure)
    op = Op.APPEND | PRESSED if frame.pressure else Op.APPEND
    return data[: reader.at], bytes([op]) + put_number(frame.stroke) + data[reader.at :]


def skip(frames: Iterable[bytes], position: Position) -> list[bytes]:
    """What is still to be sent of one author's frames when the other side has everything up to `position`.

    Raises: BadInk; a wrong POSITION if the frames do not lead there.
    """
    rest: list[bytes] = []
    at = Position()
    for data in frames:
        frame = read_frame(data)
        then = after(at, frame)
        if at >= position:
            rest.append(data)
        elif then > position:
            if then.ops > position.ops:
                raise BadInk(Flaw.POSITION)
            rest.append(split(data, position.points - (at.points if frame.op is Op.APPEND else 0))[1])
        at = then
    if at < position:
        raise BadInk(Flaw.POSITION)
    return rest
