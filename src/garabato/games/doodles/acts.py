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
from garabato.games.doodles import events as ev
from garabato.games.doodles.scoring import called_off
from garabato.games.doodles.state import State
from garabato.games.doodles.steps import TimeUp, deadline
from garabato.games.doodles.table import Done, DoodlesAction, DrawOn, Lock, TakeBack, Unlock, Vote
from garabato.kit import fouls, tokens
from garabato.kit.fouls import Flag, Judge
from garabato.kit.tokens import Number

Move = Vote | TakeBack | Lock | Unlock | Done | DrawOn | Flag | Judge
Act = DoodlesAction | CoreAction | TimeUp
Events = tuple[ev.DoodlesEvent, ...]

FOUL_CLAUSE: Final = "DO-7"
PAST_VOTE: Final = frozenset({"reveal", "pad"})


def take(state: State, seat: Seat, action: Act, ctx: Ctx) -> Events:  # noqa: PLR0911  (one case an action)
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
            return () if state.phase == "over" else (ev.GameOver(outcome=called_off(state)),)
        case TimeUp():
            due = deadline(state)
            if due is None or ctx.at < due.at:
                raise Refused(Why.NOT_NOW, "DO-6", "refused-do-6")
            return ()
        case Continue():
            return _go_on(state, seat, ctx)
        case _:
            return _play(state, seat, action, ctx)


def continues(state: State, seat: Seat) -> bool:
    """Whether a seat may go on now: the first player, while away the next person clockwise (DO-2)."""
    waits = state.phase in PAST_VOTE and not state.held_up
    return waits and (seat == SYSTEM or state.people[:1] == (seat,))


def open_numbers(state: State, voter: Seat, artist: Seat) -> tuple[Number, ...]:
    """The numbers of which a token is in hand for this artist's drawing (DO-9); one that lies there is moved."""
    elsewhere: dict[Seat, Number] = {other: number for other, number in state.round.ballots.get(voter, {}).items() if other != artist}
    return tuple(number for number, left in tokens.stock(elsewhere.values()).items() if left)


def may_lock(state: State, voter: Seat) -> bool:
    """Whether all tokens lie (DO-8); where voting is optional they need not."""
    ballot = state.round.ballots.get(voter, {})
    return state.options.vote == "optional" or all(artist in ballot for artist in state.round.subjects_of(voter))


def _presence(state: State, action: SeatAway | SeatBack | SeatGone) -> Events:
    away = action.seat in state.absent
    comes = isinstance(action, SeatBack)
    return (action,) if action.seat in state.seats and away == comes else ()


def _close_sheet(state: State, action: SheetClosed) -> Events:
    current = state.round
    artist = next((seat for seat, sheet in current.sheets.items() if sheet == action.sheet), None)
    return () if artist is None or artist in current.strokes else (action,)


def _go_on(state: State, seat: Seat, ctx: Ctx) -> Events:
    if not continues(state, seat):
        why = Why.NOT_YOURS if continues(state, SYSTEM) else Why.NOT_NOW
        raise Refused(why, "DO-10", "refused-do-10")
    return (ev.Hurried(until=ctx.at),)


def _play(state: State, seat: Seat, action: Move, ctx: Ctx) -> Events:
    if seat not in state.present:
        raise Refused(Why.NOT_YOURS, "DO-1", "refused-do-1-seat")
    match action:
        case Flag():
            return (fouls.flag(state.fouls, seat, action.label, state.unscored, state.people, FOUL_CLAUSE),)
        case Judge():
            return fouls.judge(state.fouls, seat, action, ctx.at, FOUL_CLAUSE)
        case Done() | DrawOn():
            return _pencil(state, seat, action)
        case _:
            _must_vote(state, seat, ctx)
            return _ballot(state, seat, action)


def _pencil(state: State, seat: Seat, action: Done | DrawOn) -> Events:
    if state.phase != "draw":
        late = state.phase in {"vote", *PAST_VOTE}
        raise Refused(Why.TOO_LATE if late else Why.NOT_NOW, "DO-6", "refused-do-6-late" if late else "refused-do-6")
    if seat not in state.round.sheets:
        raise Refused(Why.NOT_YOURS, "DO-5", "refused-do-5")
    if isinstance(action, Done) == (seat in state.round.done):
        return ()
    return (ev.DrawingFinished(seat=seat) if isinstance(action, Done) else ev.DrawingResumed(seat=seat),)


def _must_vote(state: State, seat: Seat, ctx: Ctx) -> None:
    """Refuse what has to do with a ballot when this seat has none to fill in (DO-8)."""
    in_time = state.until is None or ctx.at <= state.until
    if state.phase in PAST_VOTE or state.round.vote_closed or (state.phase == "vote" and not in_time):
        raise Refused(Why.TOO_LATE, "DO-8", "refused-do-8-late")
    if state.phase != "vote":
        raise Refused(Why.NOT_NOW, "DO-8", "refused-do-8")
    if not state.round.subjects_of(seat):
        raise Refused(Why.NOT_YOURS, "DO-8", "refused-do-8-out")


def _ballot(state: State, seat: Seat, action: Vote | TakeBack | Lock | Unlock) -> Events:
    locked = seat in state.round.locked
    if isinstance(action, Unlock):
        return (ev.Unlocked(seat=seat),) if locked else ()
    if isinstance(action, Lock):
        if locked:
            return ()
        if not may_lock(state, seat):
            raise Refused(Why.NOT_NOW, "DO-8", "refused-do-8-missing")
        return (ev.Locked(seat=seat),)
    if locked:
        raise Refused(Why.NOT_NOW, "DO-8", "refused-do-8-locked")
    if action.artist == seat:
        raise Refused(Why.NOT_YOURS, "DO-8", "refused-do-8-own")
    if action.artist not in state.round.subjects_of(seat):
        raise Refused(Why.BAD_VALUE, "DO-8", "refused-do-8-drawing")
    return _token(state, seat, action)


def _token(state: State, seat: Seat, action: Vote | TakeBack) -> Events:
    lying = state.round.ballots.get(seat, {}).get(action.artist)
    if isinstance(action, TakeBack):
        return () if lying is None else (ev.TakenBack(seat=seat, artist=action.artist),)
    if action.number not in open_numbers(state, seat, action.artist):
        raise Refused(Why.BAD_VALUE, "DO-9", "refused-do-9")
    return () if lying == action.number else (ev.Voted(seat=seat, artist=action.artist, number=action.number),)
