"""What a seat may do, and what it is told when it may not."""

from typing import Final

from garabato.core import (
    SYSTEM,
    CallOff,
    Continue,
    Ctx,
    Inked,
    Refused,
    Seat,
    SeatAway,
    SeatBack,
    SeatGone,
    SheetClosed,
    Why,
)
from garabato.core.acts import CoreAction
from garabato.kit import fouls, presence, tokens
from garabato.kit.fouls import Flag, Judge
from garabato.kit.three_words import events as ev
from garabato.kit.three_words.book import Book
from garabato.kit.three_words.scoring import called_off
from garabato.kit.three_words.state import State
from garabato.kit.three_words.steps import TimeUp, deadline
from garabato.kit.three_words.table import Done, DrawOn, Lock, TableAction, TakeBack, Unlock, Vote
from garabato.kit.tokens import Number

Move = Vote | TakeBack | Lock | Unlock | Done | DrawOn | Flag | Judge
Act = TableAction | CoreAction | TimeUp
Events = tuple[ev.TableEvent, ...]

PAST_VOTE: Final = frozenset({"reveal", "pad"})


def take(book: Book, state: State, seat: Seat, action: Act, ctx: Ctx) -> Events:  # noqa: PLR0911  (one case an action)
    """What an action brings about, without its consequences.

    Raises: Refused.
    """
    match action:
        case SeatAway() | SeatBack() | SeatGone():
            return _presence(state, action)
        case SheetClosed():
            return _close_sheet(state, action)
        case Inked():
            return ()  # a drawing is judged by the strokes that are left at its end
        case CallOff():
            return () if state.phase == "over" else (ev.GameOver(outcome=called_off(book, state)),)
        case TimeUp():
            due = deadline(state)
            if due is None or ctx.at < due.at:
                raise Refused(Why.NOT_NOW, *book.sand)
            return ()
        case Continue():
            return _go_on(book, state, seat, ctx)
        case _:
            return _play(book, state, seat, action, ctx)


def continues(state: State, seat: Seat) -> bool:
    """Whether a seat may go on now: the first player, while away the next person clockwise."""
    waits = state.phase in PAST_VOTE and not state.held_up
    return waits and (seat == SYSTEM or state.people[:1] == (seat,))


def open_numbers(state: State, voter: Seat, artist: Seat) -> tuple[Number, ...]:
    """The numbers of which a token is in hand for this artist's drawing; one that lies there is moved."""
    elsewhere: dict[Seat, Number] = {other: number for other, number in state.round.ballots.get(voter, {}).items() if other != artist}
    return tuple(number for number, left in tokens.stock(elsewhere.values()).items() if left)


def may_lock(state: State, voter: Seat) -> bool:
    """Whether all tokens lie; where voting is optional they need not."""
    ballot = state.round.ballots.get(voter, {})
    return state.house.vote == "optional" or all(artist in ballot for artist in state.round.subjects_of(voter))


def _presence(state: State, action: SeatAway | SeatBack | SeatGone) -> Events:
    return (action,) if presence.news(action, state.seats, state.absent, state.bots) else ()


def _close_sheet(state: State, action: SheetClosed) -> Events:
    current = state.round
    artist = next((seat for seat, sheet in current.sheets.items() if sheet == action.sheet), None)
    return () if artist is None or artist in current.strokes else (action,)


def _go_on(book: Book, state: State, seat: Seat, ctx: Ctx) -> Events:
    if not continues(state, seat):
        why = Why.NOT_YOURS if continues(state, SYSTEM) else Why.NOT_NOW
        raise Refused(why, *book.go_on)
    return (ev.Hurried(until=ctx.at),)


def _play(book: Book, state: State, seat: Seat, action: Move, ctx: Ctx) -> Events:
    if seat not in state.present:
        raise Refused(Why.NOT_YOURS, *book.seat)
    match action:
        case Flag():
            return (fouls.flag(state.fouls, seat, action.label, state.unscored, state.people, book.foul),)
        case Judge():
            return fouls.judge(state.fouls, seat, action, ctx.at, book.foul)
        case Done() | DrawOn():
            return _pencil(book, state, seat, action)
        case _:
            _must_vote(book, state, seat, ctx)
            return _ballot(book, state, seat, action)


def _pencil(book: Book, state: State, seat: Seat, action: Done | DrawOn) -> Events:
    if state.phase != "draw":
        late = state.phase in {"vote", *PAST_VOTE}
        raise Refused(Why.TOO_LATE, *book.sand_out) if late else Refused(Why.NOT_NOW, *book.sand)
    if seat not in state.round.sheets:
        raise Refused(Why.NOT_YOURS, *book.sheet)
    if isinstance(action, Done) == (seat in state.round.done):
        return ()
    return (ev.DrawingFinished(seat=seat) if isinstance(action, Done) else ev.DrawingResumed(seat=seat),)


def _must_vote(book: Book, state: State, seat: Seat, ctx: Ctx) -> None:
    """Refuse what has to do with a ballot when this seat has none to fill in."""
    in_time = state.until is None or ctx.at <= state.until
    if state.phase in PAST_VOTE or state.round.vote_closed or (state.phase == "vote" and not in_time):
        raise Refused(Why.TOO_LATE, *book.vote_over)
    if state.phase != "vote":
        raise Refused(Why.NOT_NOW, *book.vote)
    if not state.round.subjects_of(seat):
        raise Refused(Why.NOT_YOURS, *book.vote_out)


def _ballot(book: Book, state: State, seat: Seat, action: Vote | TakeBack | Lock | Unlock) -> Events:
    locked = seat in state.round.locked
    if isinstance(action, Unlock):
        return (ev.Unlocked(seat=seat),) if locked else ()
    if isinstance(action, Lock):
        if locked:
            return ()
        if not may_lock(state, seat):
            raise Refused(Why.NOT_NOW, *book.vote_missing)
        return (ev.Locked(seat=seat),)
    if locked:
        raise Refused(Why.NOT_NOW, *book.vote_locked)
    if action.artist == seat:
        raise Refused(Why.NOT_YOURS, *book.vote_own)
    if action.artist not in state.round.subjects_of(seat):
        raise Refused(Why.BAD_VALUE, *book.vote_nothing)
    return _token(book, state, seat, action)


def _token(book: Book, state: State, seat: Seat, action: Vote | TakeBack) -> Events:
    lying = state.round.ballots.get(seat, {}).get(action.artist)
    if isinstance(action, TakeBack):
        return () if lying is None else (ev.TakenBack(seat=seat, artist=action.artist),)
    if action.number not in open_numbers(state, seat, action.artist):
        raise Refused(Why.BAD_VALUE, *book.stock)
    return () if lying == action.number else (ev.Voted(seat=seat, artist=action.artist, number=action.number),)
