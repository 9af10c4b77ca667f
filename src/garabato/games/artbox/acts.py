"""What a seat may do, and what it is told when it may not."""

from itertools import combinations
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
from garabato.games.artbox import events as ev
from garabato.games.artbox.drawing import SketchAction, draw, hand_in
from garabato.games.artbox.matching import match
from garabato.games.artbox.scoring import CALLED_OFF, called_off
from garabato.games.artbox.state import State, sheets_each
from garabato.games.artbox.steps import TimeUp, deadline, thrown
from garabato.games.artbox.table import (
    ClearMatch,
    Finish,
    HandIn,
    Keep,
    Match,
    NameArtist,
    Nominate,
    TableAction,
    Throw,
)
from garabato.kit import fouls, presence, race
from garabato.kit.fouls import Flag, Judge
from garabato.kit.plain_text import clean_text

Act = TableAction | CoreAction | TimeUp
Events = tuple[ev.Event, ...]

LETTERS: Final = 3
"""An artist's name has at least so many."""
LONGEST: Final = 60
"""Graphemes of an artist's name."""


def take(state: State, seat: Seat, action: Act, ctx: Ctx) -> Events:  # noqa: PLR0911  (one case an action)
    """What an action brings about, without its consequences.

    Raises: Refused.
    """
    match action:
        case SeatAway() | SeatBack() | SeatGone():
            return _presence(state, action)
        case SheetClosed() | Inked():
            return ()  # nobody draws with ink here
        case CallOff():
            return () if state.phase == "over" else (ev.GameOver(outcome=called_off(state, CALLED_OFF)),)
        case TimeUp():
            due = deadline(state)
            if due is None or ctx.at < due.at:
                raise Refused(Why.NOT_NOW, "AR-7", "refused-ar-7-sand")
            return ()
        case Continue():
            return _go_on(state, seat, ctx)
        case _ if seat not in state.present:
            raise Refused(Why.NOT_YOURS, "AR-1", "refused-ar-1-seat")
        case Flag():
            return (fouls.flag(state.fouls, seat, action.label, state.questionable, state.people, "AR-9"),)
        case Judge():
            return fouls.judge(state.fouls, seat, action, ctx.at, "AR-9")
        case _:
            return _play(state, seat, action, ctx)


def continues(state: State, seat: Seat) -> bool:
    """Whether a seat may go on now: the start player, while away the next person clockwise."""
    waits = state.phase in {"reveal", "points"} and not state.held_up
    return waits and (seat == SYSTEM or state.people[:1] == (seat,))


def choices(state: State, seat: Seat) -> tuple[tuple[int, ...], ...]:
    """What a player may keep of the own cards."""
    return tuple(combinations(range(len(state.round.hands[seat].cards)), sheets_each(state.house, len(state.seats))))


def _presence(state: State, action: SeatAway | SeatBack | SeatGone) -> Events:
    return (action,) if presence.news(action, state.seats, state.absent, state.bots) else ()


def _go_on(state: State, seat: Seat, ctx: Ctx) -> Events:
    if not continues(state, seat):
        why = Why.NOT_YOURS if continues(state, SYSTEM) else Why.NOT_NOW
        raise Refused(why, "AR-8", "refused-ar-8")
    return (ev.Hurried(until=ctx.at),)


def _play(  # noqa: PLR0911  (one case an action)
    state: State, seat: Seat, action: Nominate | NameArtist | Keep | Throw | SketchAction | HandIn | Match | ClearMatch | Finish, ctx: Ctx
) -> Events:
    match action:
        case Nominate():
            return _nominate(state, seat, action)
        case NameArtist():
            return _name(state, seat, action, ctx)
        case Keep():
            return _keep(state, seat, action)
        case Throw():
            return _throw(state, seat, ctx)
        case HandIn():
            return hand_in(state, seat, ctx)
        case Match() | ClearMatch() | Finish():
            return match(state, seat, action, ctx)
        case _:
            return draw(state, seat, action, ctx)


def _nominate(state: State, seat: Seat, action: Nominate) -> Events:
    if state.phase != "talent" or seat in state.bots:
        raise Refused(Why.NOT_NOW, "AR-1", "refused-ar-1-talent")
    if action.seat not in state.seats:
        raise Refused(Why.BAD_VALUE, "AR-1", "refused-ar-1-unknown")
    again = state.nominations.get(seat) == action.seat
    return () if again else (ev.Nominated(seat=seat, named=action.seat),)


def _name(state: State, seat: Seat, action: NameArtist, ctx: Ctx) -> Events:
    if state.phase != "artist" or seat in state.bots:
        raise Refused(Why.NOT_NOW, "AR-1", "refused-ar-1-artist")
    name = clean_text(action.name, LONGEST)
    if sum(letter.isalpha() for letter in name) < LETTERS:
        raise Refused(Why.BAD_VALUE, "AR-1", "refused-ar-1-name")
    claimed = race.claim(state.naming, seat, ctx.at, ctx.sent)
    return (*claimed, ev.ArtistNamed(seat=seat, name=name)) if claimed else ()


def _keep(state: State, seat: Seat, action: Keep) -> Events:
    if state.phase != "words":
        raise Refused(Why.NOT_NOW, "AR-3", "refused-ar-3-now")
    if seat not in state.round.hands:
        raise Refused(Why.NOT_YOURS, "AR-3", "refused-ar-3-out")
    if kept := state.round.hands[seat].kept:
        if kept == action.cards:
            return ()
        raise Refused(Why.TOO_LATE, "AR-3", "refused-ar-3-kept")
    if action.cards not in choices(state, seat):
        raise Refused(Why.BAD_VALUE, "AR-3", "refused-ar-3-cards")
    return (ev.Kept(seat=seat, cards=action.cards),)


def _throw(state: State, seat: Seat, ctx: Ctx) -> Events:
    if state.phase != "throw":
        raise Refused(Why.NOT_NOW, "AR-3", "refused-ar-3-dice")
    if seat != state.round.start:
        raise Refused(Why.NOT_YOURS, "AR-3", "refused-ar-3-throw")
    return (thrown(ctx),)
