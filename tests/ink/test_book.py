"""A sheet's ink: limits, what fits, what is stored; folding the rows gives the very same sheet."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from garabato.core import Millis, Seat
from garabato.ink import BadInk, Bucket, Frame, InkRefused, Position, Record, SheetInk, codec, pack_row, read_frame, strokes, unpack_row
from garabato.ink import book as book_module

ANN, BEN = Seat(0), Seat(3)
AT = Millis(1000)


def sheet() -> SheetInk:
    """A clean sheet with a pencil of 3 colours and 2 widths."""
    return SheetInk(colours=3, widths=2)


def draw(ink: SheetInk, *frames: bytes, author: Seat = ANN, at: Millis = AT) -> None:
    """Take the frames, all of which must be good."""
    for frame in frames:
        ink.take(author, read_frame(frame), at)


def refused(ink: SheetInk, frame: bytes, author: Seat = ANN) -> str:
    """Say why the frame is not taken, and see to it that nothing has changed."""
    before = everything(ink)
    with pytest.raises(InkRefused) as no:
        draw(ink, frame, author=author)
    assert everything(ink) == before
    assert no.value.text in book_module.TEXTS
    return no.value.text


def everything(ink: SheetInk) -> object:
    """All there is to know of a sheet, its limits and open strokes too."""
    return (
        ink.records,
        ink.dirty_since,
        ink.rows,
        ink.at,
        {author: (ink.taken(author), ink.stored(author), ink.strokes_left(author), ink.frames(author)) for author in ink.authors},
        dict(ink._authors),
    )


def begin(stroke: int, points: int = 1, pen: int = 1, colour: int = 0, width: int = 0) -> bytes:
    """A BEGIN with points in a row."""
    return codec.begin(stroke, pen, colour, width, [(i, i) for i in range(points)])


def append(stroke: int, points: int = 1) -> bytes:
    """An APPEND with points in a row."""
    return codec.append(stroke, [(i, i) for i in range(points)], (0, 0))


def test_a_clean_sheet() -> None:
    ink = sheet()
    assert (ink.records, ink.authors, ink.frames(), ink.frames(ANN)) == ((), (), [], [])
    assert (ink.taken(ANN), ink.stored(ANN), ink.strokes_left(), ink.strokes_left(ANN)) == (Position(), Position(), 0, 0)
    assert (ink.at, ink.dirty_since, ink.flush(), ink.rows) == (0, None, None, 0)


def test_ink_is_dirty_until_it_is_flushed() -> None:
    ink = sheet()
    draw(ink, begin(0, 2), at=Millis(50))
    draw(ink, append(0, 3), at=Millis(70))
    assert (ink.dirty_since, ink.at, ink.rows) == (50, 70, 0)
    assert (ink.taken(ANN), ink.stored(ANN)) == (Position(1, 5), Position())
    row = ink.flush()
    assert row == pack_row([Record(Millis(50), ANN, begin(0, 2)), Record(Millis(70), ANN, append(0, 3))])
    assert (ink.dirty_since, ink.rows, ink.stored(ANN), ink.flush()) == (None, 1, Position(1, 5), None)
    draw(ink, codec.end(0), at=Millis(90))
    assert (ink.dirty_since, ink.stored(ANN), ink.taken(ANN)) == (90, Position(1, 5), Position(2, 0))
    assert ink.flush() == pack_row([Record(Millis(90), ANN, codec.end(0))])
    assert ink.rows == 2


def test_rows_are_counted_from_where_the_sheet_begins() -> None:
    ink = SheetInk(3, 2, rows=7)
    draw(ink, begin(0))
    ink.flush()
    assert ink.rows == 8


def test_time_never_goes_back() -> None:
    ink = sheet()
    draw(ink, begin(0), at=Millis(90))
    draw(ink, begin(0), author=BEN, at=Millis(80))
    assert [record.at for record in ink.records] == [90, 90]


def test_authors_are_told_apart() -> None:
    ink = sheet()
    draw(ink, begin(0), codec.end(0))
    draw(ink, begin(0), begin(1), author=BEN)
    draw(ink, codec.undo(0, 1), author=ANN)
    assert (ink.strokes_left(ANN), ink.strokes_left(BEN), ink.strokes_left()) == (0, 2, 2)
    assert ink.frames(BEN) == [begin(0), begin(1)]
    assert ink.frames() == [begin(0), codec.end(0), begin(0), begin(1), codec.undo(0, 1)]
    assert ink.authors == (ANN, BEN)


@pytest.mark.parametrize(
    ("before", "frame", "text"),
    [
        ([], begin(0, colour=3), "ink-bad-colour"),
        ([], begin(0, width=2), "ink-bad-width"),
        ([], append(0), "ink-not-now"),
        ([], codec.end(0), "ink-not-now"),
        ([], codec.undo(0, 1), "ink-unknown-stroke"),
        ([], codec.redo(0, 1), "ink-unknown-stroke"),
        ([begin(4)], begin(4), "ink-unknown-stroke"),
        ([begin(4), codec.end(4)], begin(3), "ink-unknown-stroke"),
        ([begin(4), codec.end(4)], append(4), "ink-not-now"),
        ([begin(4), codec.end(4)], codec.end(4), "ink-not-now"),
        ([begin(4), begin(5)], append(4), "ink-not-now"),
        ([begin(4), begin(5)], codec.end(4), "ink-not-now"),
        ([begin(4)], codec.undo(5, 1), "ink-unknown-stroke"),
        ([begin(4)], codec.redo(3, 1), "ink-unknown-stroke"),
    ],
)
def test_what_does_not_fit_is_refused(before: list[bytes], frame: bytes, text: str) -> None:
    ink = sheet()
    draw(ink, *before)
    assert refused(ink, frame) == text
    draw(ink, begin(4), author=BEN)
    assert refused(ink, frame) == text


def test_the_last_colour_and_width_are_good() -> None:
    ink = sheet()
    draw(ink, begin(0, colour=2, width=1))
    assert ink.strokes_left() == 1


def test_undo_redo_and_clear_count_even_when_nothing_changes() -> None:
    ink = sheet()
    draw(ink, codec.clear(1), begin(0), codec.undo(0, 1), codec.undo(0, 1), append(0), codec.redo(0, 1), codec.redo(0, 1))
    assert (ink.taken(ANN), ink.strokes_left()) == (Position(6, 2), 1)
    draw(ink, begin(1), codec.clear(1), begin(2))
    assert (ink.taken(ANN), ink.strokes_left()) == (Position(9, 1), 1)


def test_as_many_points_as_the_limit_and_no_more() -> None:
    ink = sheet()
    draw(ink, begin(0, 1000), *[append(0, 1000)] * 18, append(0, 999))
    assert refused(ink, append(0, 2)) == "ink-too-many-points"
    draw(ink, append(0, 1))
    assert refused(ink, append(0, 1)) == "ink-too-many-points"
    assert refused(ink, begin(1, 1)) == "ink-too-many-points"
    draw(ink, codec.end(0), codec.clear(1))
    assert refused(ink, begin(1, 1)) == "ink-too-many-points"
    draw(ink, begin(1, 1), author=BEN)


def test_as_many_strokes_as_the_limit_and_no_more() -> None:
    ink = sheet()
    draw(ink, *[begin(i) for i in range(1000)])
    assert refused(ink, begin(1000)) == "ink-too-many-strokes"
    draw(ink, append(999), codec.end(999), codec.undo(999, 1))
    assert refused(ink, begin(1000)) == "ink-too-many-strokes"
    draw(ink, begin(1000), author=BEN)


def test_as_many_ops_as_the_limit_and_no_more() -> None:
    ink = sheet()
    draw(ink, *[codec.clear(1)] * 5998, begin(0))
    draw(ink, codec.undo(0, 1))
    for frame in (codec.clear(1), codec.redo(0, 1), codec.end(0), begin(1)):
        assert refused(ink, frame) == "ink-too-many-ops"
    draw(ink, append(0))
    draw(ink, codec.clear(1), author=BEN)


# ---------------------------------------------------------------- folding from the store

FRAMES: list[Callable[[int], bytes]] = [
    lambda n: begin(n, n % 4 + 1),
    lambda n: append(n, n % 3 + 1),
    codec.end,
    lambda n: codec.undo(n, 1),
    lambda n: codec.redo(n, 1),
    lambda n: codec.clear(n % 3),
    lambda n: codec.append(n, [(n, 1)], (0, 0), b"\x91"),
    lambda n: begin(n, colour=n, width=n),
]
STEPS = st.lists(
    st.tuples(st.sampled_from([ANN, BEN]), st.sampled_from(FRAMES), st.integers(0, 5), st.integers(0, 999), st.booleans()), max_size=60
)


@given(STEPS)
def test_folding_the_rows_gives_the_very_same_sheet(steps: list[tuple[Seat, Callable[[int], bytes], int, int, bool]]) -> None:
    ink, rows, now = sheet(), list[bytes](), 0
    for author, make, number, later, flush in steps:
        now += later
        try:
            ink.take(author, read_frame(make(number)), Millis(now))
        except InkRefused:
            continue
        if flush:
            rows.append(ink.flush() or b"")
        assert _folded(rows, ink)
    rows += filter(None, [ink.flush()])
    again = sheet()
    again.load(rows)
    assert everything(again) == everything(ink)
    for author in ink.authors:
        assert sum(not stroke.hidden for stroke in strokes(ink.frames(author))) == ink.strokes_left(author)
    # The same limits and open strokes: both sheets say the same to whatever comes next.
    for author in (ANN, BEN):
        for make in FRAMES:
            for number in range(6):
                frame = read_frame(make(number))
                assert _verdict(again, author, frame) == _verdict(ink, author, frame)


def _folded(rows: list[bytes], ink: SheetInk) -> bool:
    """Whether the rows hold exactly what counts as stored."""
    again = sheet()
    again.load(rows)
    return (
        all(again.taken(author) == again.stored(author) == ink.stored(author) for author in ink.authors)
        and again.rows == ink.rows
        and list(again.records) == [record for row in rows for record in unpack_row(row)]
    )


def _verdict(ink: SheetInk, author: Seat, frame: Frame) -> str:
    try:
        ink.take(author, frame, Millis(10**6))
    except InkRefused as no:
        return no.text
    return ""


def test_stored_ink_is_not_judged_again() -> None:
    """A pencil with fewer colours today does not spoil yesterday's drawing."""
    ink = SheetInk(9, 9)
    draw(ink, begin(0, colour=8, width=8))
    row = ink.flush()
    assert row is not None
    again = SheetInk(1, 1)
    again.load([row])
    assert again.strokes_left(ANN) == 1
    assert again.records == ink.records


@pytest.mark.parametrize("row", [b"\1", b"\1\0\5\3\0", pack_row([Record(AT, ANN, b"\7\0")])])
def test_a_damaged_row_is_bad_ink(row: bytes) -> None:
    with pytest.raises(BadInk):
        sheet().load([row])


# ---------------------------------------------------------------- how fast


def test_as_many_frames_at_once_as_the_burst_and_no_more() -> None:
    bucket = Bucket()
    assert [bucket.take(Millis(5)) for _ in range(121)] == [True] * 120 + [False]


def test_sixty_frames_a_second_for_ever() -> None:
    bucket = Bucket()
    for _ in range(120):
        assert bucket.take(Millis(0))
    for second in range(1, 20):
        taken = [bucket.take(Millis(second * 1000)) for _ in range(61)]
        assert taken == [True] * 60 + [False]


def test_a_refused_frame_costs_nothing() -> None:
    bucket = Bucket(rate=1, burst=1)
    assert bucket.take(Millis(0))
    assert not bucket.take(Millis(500))
    assert not bucket.take(Millis(999))
    assert bucket.take(Millis(1000))


def test_after_a_rest_the_whole_burst_is_there_and_no_more() -> None:
    bucket = Bucket(rate=10, burst=3)
    for at in (0, 10**9):
        assert [bucket.take(Millis(at)) for _ in range(4)] == [True] * 3 + [False]


def test_a_clock_that_goes_back_gives_nothing() -> None:
    bucket = Bucket(rate=1, burst=1)
    assert bucket.take(Millis(5000))
    assert not bucket.take(Millis(0))
    assert not bucket.take(Millis(5999))
    assert bucket.take(Millis(6000))
