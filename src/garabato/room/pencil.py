"""Ink in a room: taking it, storing it, showing it while it is drawn."""

from typing import Final

from garabato.core import Label, Millis, Seat, Sheet
from garabato.ink.book import NOT_NOW, TOO_FAST, Bucket, InkRefused, SheetInk
from garabato.ink.codec import BadInk, Frame, Op, read_frame
from garabato.ink.pack import pen_message, saved_message
from garabato.room import facts
from garabato.room.effects import InkRow, Live
from garabato.room.inputs import InkFrame
from garabato.room.messages import ServerSentNotice
from garabato.room.session import Link
from garabato.room.state import WALL
from garabato.room.turn import Turn

FLUSH_MS: Final = 1000
"""Ink is stored at pen-up, and after this time at the latest."""

NOTICE_MS: Final = 1000
"""The same notice is given at most this often."""

WALL_LABEL: Final = Label(0)

_BEGIN, _APPEND, _END = Op.BEGIN, Op.APPEND, Op.END


def sheet_ink(turn: Turn, sheet: Sheet) -> SheetInk:
    """The ink of a sheet, blank if nobody drew on it."""
    ink = turn.session.sheets.get(sheet)
    if ink is None:
        game = turn.state.chosen
        wall = sheet == WALL
        ink = turn.session.sheets[sheet] = SheetInk(1 if wall else game.colours, 2 if wall else game.widths)
    return ink


def draw(turn: Turn, what: InkFrame) -> Sheet | None:
    """Take one frame, or tell its author why not. Returns the sheet of a game if this is the first stroke on it."""
    link = turn.session.links.get(what.seat)
    if link is None:
        return None
    try:
        return _take(turn, what, link)
    except BadInk:
        link.torn = True
        _refuse(turn, what.seat, "ink-unreadable")
    except InkRefused as refused:
        link.torn = True
        _refuse(turn, what.seat, refused.text)
    return None


def _take(turn: Turn, what: InkFrame, link: Link) -> Sheet | None:
    seat, session = what.seat, turn.session
    frame = read_frame(what.frame)
    op = frame.op
    if op is _APPEND and link.torn:
        raise InkRefused(NOT_NOW)
    bucket = session.buckets.get(seat)
    if bucket is None:
        bucket = session.buckets[seat] = Bucket()
    if not bucket.take(turn.at):
        raise InkRefused(TOO_FAST)
    sheet = _open_sheet(turn, what, frame)
    ink = sheet_ink(turn, sheet)
    first = op is _BEGIN and not ink.authors
    ink.take(seat, frame, turn.at)
    link.torn = link.torn and op is not _BEGIN
    if sheet not in session.dirty:
        session.dirty.add(sheet)
        turn.fresh = True
    if sheet == WALL:
        turn.live.append(Live(WALL_LABEL, seat, frame.data))
    if turn.entries or not (op is _APPEND or op is _BEGIN):
        store(turn, sheet)
    return sheet if first and sheet != WALL else None


def _open_sheet(turn: Turn, what: InkFrame, frame: Frame) -> Sheet:
    """The sheet this frame belongs on. Raises: InkRefused, if its pen is not there any more."""
    state = turn.state
    held = state.pens[what.seat]
    current = frame.op is _APPEND or frame.op is _END or frame.pen == held.count
    if held.sheet is None or not current or state.pause is not None:
        raise InkRefused(NOT_NOW)
    if held.sheet != WALL:  # there is no hurry at the wall
        until = state.paper(what.seat).until
        if until is not None and state.clock.now(what.sent) > until:
            raise InkRefused(NOT_NOW)
    return held.sheet


def _refuse(turn: Turn, seat: Seat, text: str) -> None:
    """Say why, and give the author the sheet as it is, so that both sides agree again."""
    if notice(turn, seat, text):
        hand_pen(turn, seat)


def notice(turn: Turn, seat: Seat, text: str) -> bool:
    """Give a notice unless the same was given a moment ago."""
    link = turn.session.links.get(seat)
    if link is None or turn.at - link.notices.get(text, -NOTICE_MS) < NOTICE_MS:
        return False
    link.notices[text] = turn.at
    turn.send(seat, ServerSentNotice(text))
    return True


def hand_pen(turn: Turn, seat: Seat) -> None:
    """Send a person the own sheet, as far as it is stored (which is: all of it)."""
    held = turn.state.pens[seat]
    if held.sheet is not None:
        store(turn, held.sheet)
        ink = sheet_ink(turn, held.sheet)
        turn.send(seat, pen_message(held.count, ink.stored(seat), ink.frames(seat)))


def store(turn: Turn, sheet: Sheet) -> None:
    """Have the sheet's new ink stored, and tell its authors so. The log follows: who is lost with the process has the whole grace."""
    ink = sheet_ink(turn, sheet)
    since = {seat: ink.stored(seat) for seat in ink.authors}
    seq, row = ink.rows, ink.flush()
    turn.session.dirty.discard(sheet)
    if row is None:
        return
    turn.ink.append(InkRow(sheet, seq, row))
    if turn.at - turn.state.at >= facts.BEAT_MS:
        turn.log(facts.Beat())
    for seat, before in since.items():
        held = turn.state.pens[seat]
        if held.sheet == sheet and ink.stored(seat) != before:
            turn.send(seat, saved_message(held.count, ink.stored(seat)))


def flush(turn: Turn) -> None:
    """Have all ink stored that is not yet."""
    for sheet in sorted(turn.session.dirty):
        store(turn, sheet)


def flush_at(turn: Turn) -> Millis | None:
    """When the oldest ink has to be stored; None: all is."""
    oldest: Millis | None = None
    for sheet in turn.session.dirty:
        since = turn.session.sheets[sheet].dirty_since
        if since is not None and (oldest is None or since < oldest):
            oldest = since
    return None if oldest is None else Millis(oldest + FLUSH_MS)


def flush_due(turn: Turn) -> None:
    """Have the ink stored that has waited long enough."""
    for sheet in sorted(turn.session.dirty):
        since = turn.session.sheets[sheet].dirty_since
        if since is not None and since + FLUSH_MS <= turn.at:
            store(turn, sheet)


def close(turn: Turn, sheet: Sheet) -> tuple[int, int]:
    """Store what is left of a sheet whose pen was taken away: its last row's number, the strokes to be seen."""
    store(turn, sheet)
    ink = sheet_ink(turn, sheet)
    return ink.rows - 1, ink.strokes_left()


def wipe_wall(turn: Turn) -> None:
    """A clean wall and a new pen for everybody."""
    store(turn, WALL)
    rows = sheet_ink(turn, WALL).rows
    del turn.session.sheets[WALL]
    sheet_ink(turn, WALL).rows = rows
    turn.log(facts.WallWiped(rows))
