"""Whatever bytes come: only BadInk comes out, and the quick reading holds what the slow one does."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from garabato.ink import BadInk, Flaw, Frame, Op, Position, codec, pack_frames, read_frame, skip, split, strokes, unpack_frames, unpack_row
from garabato.ink.codec import Point, after
from garabato.ink.limits import BOARD, FRAME_BYTES, FRAME_POINTS

OPS = [1, 2, 3, 4, 5, 6, 0x81, 0x82]
RANDOM = st.binary(max_size=60) | st.builds(lambda op, rest: bytes([op]) + rest, st.sampled_from(OPS), st.binary(max_size=60))
NUMBERS = st.integers(0, codec.LARGEST)
POINTS = st.lists(st.tuples(st.integers(0, BOARD - 1), st.integers(0, BOARD - 1)), min_size=1, max_size=20)


def outcome(data: bytes, *, quick: bool) -> Frame | Flaw:
    """The frame, or what is wrong with it."""
    try:
        return read_frame(data) if quick else codec.walk_frame(data)
    except BadInk as bad:
        return bad.reason


@given(RANDOM)
def test_the_quick_reading_holds_what_the_slow_one_does(data: bytes) -> None:
    assert outcome(data, quick=True) == outcome(data, quick=False)


@given(st.sampled_from(OPS), st.lists(st.sampled_from([0, 1, 0x0F, 0x10, 0x7F, 0x80, 0xFF]), max_size=14))
def test_the_quick_reading_holds_what_the_slow_one_does_at_the_edges_of_numbers(op: int, rest: list[int]) -> None:
    data = bytes([op, *rest])
    assert outcome(data, quick=True) == outcome(data, quick=False)


@pytest.mark.parametrize("op", [1, 2, 0x81, 0x82])
@pytest.mark.parametrize("points", [FRAME_POINTS - 1, FRAME_POINTS, FRAME_POINTS + 1])
def test_a_frame_has_at_most_a_thousand_points(op: int, points: int) -> None:
    head = b"\1\1\0\0" if op & 0x7F == 1 else b"\1"
    data = bytes([op]) + head + (b"\0\0\x90" if op >= 0x80 else b"\0\0") * points
    expected = Flaw.POINTS if points > FRAME_POINTS else points
    for quick in (True, False):
        read = outcome(data, quick=quick)
        assert (read.points if isinstance(read, Frame) else read) == expected


@pytest.mark.parametrize("size", [FRAME_BYTES - 1, FRAME_BYTES, FRAME_BYTES + 1])
def test_a_frame_has_at_most_4096_bytes(size: int) -> None:
    # Padded numbers, so that few points make many bytes.
    data = b"\2\x85\0" + b"\x80\x80\x80\x80\0" * 818
    data += b"\0" * (size - len(data) - 1) + b"\0"
    odd = (size - 3 - 5 * 818) % 2 == 1
    expected = Flaw.BYTES if size > FRAME_BYTES else Flaw.CUT if odd else (818 + size - 3 - 5 * 818) // 2
    for quick in (True, False):
        read = outcome(data, quick=quick)
        assert (read.points if isinstance(read, Frame) else read) == expected


@given(st.lists(RANDOM, max_size=6))
def test_random_bytes_are_a_drawing_or_bad_ink(frames: list[bytes]) -> None:
    try:
        drawn = strokes(frames)
    except BadInk:
        return
    assert all(0 <= x < BOARD and 0 <= y < BOARD for stroke in drawn for x, y in stroke.points)
    assert all(len(stroke.points) == len(stroke.pressures) > 0 for stroke in drawn)


@given(st.binary(max_size=80), st.integers(0, 9), st.integers(0, 9))
def test_random_bytes_are_a_snapshot_a_row_a_rest_or_bad_ink(data: bytes, ops: int, points: int) -> None:
    with suppress(BadInk):
        unpack_frames(data)
    with suppress(BadInk):
        list(unpack_row(data))
    with suppress(BadInk):
        skip([data], Position(ops, points))


@given(NUMBERS)
def test_numbers_come_back(number: int) -> None:
    assert codec.Reader(codec.put_number(number)).number() == number


@given(NUMBERS, NUMBERS, st.integers(0, 255), st.integers(0, 255), POINTS, POINTS, st.booleans())
def test_strokes_come_back(  # noqa: PLR0913, PLR0917  (the fields of a stroke)
    stroke: int, pen: int, colour: int, width: int, points: list[Point], more: list[Point], pressure: bool
) -> None:
    first, second = (bytes(range(1, len(p) + 1)) if pressure else b"" for p in (points, more))
    frames = [
        codec.begin(stroke, pen, colour, width, points, first),
        codec.append(stroke, more, points[-1], second),
        codec.end(stroke),
        codec.undo(stroke, pen),
    ]
    (drawn,) = strokes(unpack_frames(pack_frames(frames)))
    assert drawn == codec.Stroke(
        stroke, pen, colour, width, (*points, *more), (first + second) or bytes(len(points) + len(more)), hidden=True
    )


@given(st.integers(-9999, 9999), st.integers(-9999, 9999))
def test_the_writer_keeps_to_the_board_too(x: int, y: int) -> None:
    (drawn,) = strokes([codec.begin(0, 1, 0, 0, [(x, y), (20, 30)])])
    assert drawn.points == ((min(max(x, 0), 4095), min(max(y, 0), 4095)), (20, 30))


DRAWING = [
    codec.begin(0, 1, 0, 0, [(4000, 9), (4090, 9), (5, 5)]),
    codec.append(0, [(7, 7), (4095, 0), (1, 1)], (5, 5), b"\1\2\3"),
    codec.undo(0, 1),
    codec.append(0, [(300, 300), (301, 290)], (1, 1)),
    codec.end(0),
    codec.clear(1),
    codec.begin(4, 1, 0, 0, [(1, 2), (3, 4)], b"\x80\x81"),
    codec.begin(5, 1, 0, 0, [(1, 2)]),
]


def places() -> list[Position]:
    """Every position on the way through the drawing, those within frames too."""
    at, all_of_them = Position(), [Position()]
    for data in DRAWING:
        frame = read_frame(data)
        then = after(at, frame)
        before = then.points - frame.points if frame.points else then.points
        inner = range(before + 1, then.points) if frame.points else range(0)
        all_of_them += [Position(then.ops, points) for points in inner] + [then]
        at = then
    return all_of_them


@pytest.mark.parametrize("position", places(), ids=str)
def test_an_author_can_go_on_from_anywhere(position: Position) -> None:
    rest = skip(DRAWING, position)
    head = next(DRAWING[:count] for count in range(len(DRAWING) + 1) if _end(DRAWING[:count]) >= position)
    if _end(head) > position:
        frame = read_frame(head[-1])
        head[-1] = split(head[-1], frame.points - (_end(head).points - position.points))[0]
    assert strokes([*head, *rest]) == strokes(DRAWING)


def _end(frames: list[bytes]) -> Position:
    at = Position()
    for data in frames:
        at = after(at, read_frame(data))
    return at


@pytest.mark.parametrize("position", [Position(1, 7), Position(0, 1), Position(3, 1), Position(6, 2), Position(9, 0)], ids=str)
def test_a_position_that_the_frames_do_not_lead_to_is_bad_ink(position: Position) -> None:
    with pytest.raises(BadInk) as bad:
        skip(DRAWING, position)
    assert bad.value.reason is Flaw.POSITION


@pytest.mark.parametrize("points", [0, 3, 4])
def test_both_parts_of_a_frame_have_points(points: int) -> None:
    with pytest.raises(BadInk) as bad:
        split(DRAWING[0], points)
    assert bad.value.reason is Flaw.POSITION


def test_only_points_are_split() -> None:
    with pytest.raises(BadInk):
        split(codec.end(0), 1)


def test_a_frame_has_its_head_and_itself() -> None:
    data = codec.begin(300, 2, 3, 4, [(1, 2), (3, 4)])
    assert read_frame(data) == Frame(Op.BEGIN, 300, 2, 3, 4, 2, pressure=False, body=6, data=data)
