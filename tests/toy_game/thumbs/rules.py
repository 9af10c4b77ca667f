"""The rules of Thumbs."""

from collections.abc import Iterator
from typing import Final

from msgspec import field
from msgspec.structs import replace

from garabato.core import (
    CallOff,
    Ctx,
    Deadline,
    Fact,
    Inked,
    Label,
    Millis,
    Offer,
    Outcome,
    Paper,
    Refused,
    Seat,
    SeatAway,
    SeatBack,
    SeatGone,
    Setup,
    Sheet,
    SheetClosed,
    Why,
)
from garabato.core.acts import CoreAction
from garabato.games.thumbs.table import Finish, Options, Phase, Show, ThumbsAction, View
from garabato.kit.ranking import rank

UNDER_WAY_MS: Final = 150
DRAWING: Final = Label(1)


class TimeUp(Fact):
    """SYSTEM: the time has come."""


Act = ThumbsAction | CoreAction | TimeUp


class Began(Fact):
    """The artist has a sheet (TH-1)."""

    options: Options
    seats: tuple[Seat, ...]
    artist: Seat
    sheet: Sheet
    until: Millis


class PencilDown(Fact):
    """The artist stops (TH-2)."""


class VoteOpened(Fact):
    """The drawing lies open (TH-3)."""

    until: Millis


class Shown(Fact):
    """A thumb is held ready, unseen (TH-3)."""

    seat: Seat
    up: bool


class Ended(Fact):
    """All thumbs are seen (TH-4)."""

    outcome: Outcome


ThumbsEvent = Began | PencilDown | VoteOpened | Shown | Ended | SeatAway | SeatBack | SeatGone


class State(Fact):
    """A game of Thumbs."""

    options: Options
    seats: tuple[Seat, ...]
    artist: Seat
    sheet: Sheet
    until: Millis | None
    phase: Phase = "draw"
    pencil_down: bool = False
    thumbs: dict[Seat, bool] = field(default_factory=dict[Seat, bool])
    absent: frozenset[Seat] = frozenset()
    outcome: Outcome | None = None

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Who is here and has not shown a thumb."""
        return tuple(seat for seat in self.seats if seat not in self.absent and seat != self.artist and seat not in self.thumbs)


def start(setup: Setup[Options], ctx: Ctx) -> tuple[ThumbsEvent, ...]:
    """Give the artist a sheet (TH-1)."""
    artist = ctx.chance.shuffle(setup.seats)[0] if setup.first is None else setup.first
    until = Millis(ctx.at + setup.options.draw_s * 1000)
    return (Began(options=setup.options, seats=setup.seats, artist=artist, sheet=ctx.mint(), until=until),)


def decide(state: State, seat: Seat, action: Act, ctx: Ctx) -> tuple[ThumbsEvent, ...]:
    """What an action brings about. Raises: Refused."""
    events = [*_take(state, seat, action, ctx)]
    for event in events:
        state = evolve(state, event)
    if state.phase == "vote" and state.outcome is None and _vote_ends(state, ctx):
        events.append(Ended(outcome=_count(state)))
    return tuple(events)


def _take(state: State, seat: Seat, action: Act, ctx: Ctx) -> tuple[ThumbsEvent, ...]:
    match action:
        case SeatAway() | SeatBack() | SeatGone():
            known = action.seat in state.seats and (action.seat in state.absent) == isinstance(action, SeatBack)
            return (action,) if known else ()
        case SheetClosed():
            return (VoteOpened(until=Millis(ctx.at + state.options.vote_s * 1000)),) if state.phase == "draw" else ()
        case Inked():
            return ()
        case CallOff():
            outcome = Outcome(standings=rank(dict.fromkeys(state.seats, (0,))), clause="TH-4", reason="called-off", finished=False)
            return () if state.phase == "over" else (Ended(outcome=outcome),)
        case TimeUp() if (due := deadline(state)) and ctx.at >= due.at:
            return (PencilDown(),) if state.phase == "draw" else ()
        case Finish() | Show() if seat in state.seats and seat not in state.absent:
            return _play(state, seat, action)
        case _:
            raise Refused(Why.NOT_NOW, "TH-1", "refused-th-1")


def _play(state: State, seat: Seat, action: Finish | Show) -> tuple[ThumbsEvent, ...]:
    if isinstance(action, Finish):
        if state.phase != "draw" or seat != state.artist:
            raise Refused(Why.NOT_NOW, "TH-2", "refused-th-2")
        return (PencilDown(),)
    if state.phase != "vote" or seat == state.artist:
        raise Refused(Why.NOT_NOW, "TH-3", "refused-th-3")
    return (Shown(seat=seat, up=action.up),)


def _vote_ends(state: State, ctx: Ctx) -> bool:
    return (state.until is not None and ctx.at >= state.until) or not state.awaited


def _count(state: State) -> Outcome:
    """TH-4."""
    up = sum(state.thumbs.values())
    liked = 2 * up > len(state.thumbs)
    keys = {seat: (up if seat == state.artist else 0, int((seat == state.artist) == liked)) for seat in state.seats}
    standings = rank({seat: (key[1], key[0]) for seat, key in keys.items()})
    return Outcome(standings=standings, clause="TH-4", reason="won-liked" if liked else "won-disliked")


def evolve(state: State | None, event: ThumbsEvent) -> State:  # noqa: PLR0911  (one case an event)
    """Fold one event."""
    if isinstance(event, Began):
        return State(options=event.options, seats=event.seats, artist=event.artist, sheet=event.sheet, until=event.until)
    assert state is not None, "a game's log begins with Began"
    match event:
        case PencilDown():
            return replace(state, pencil_down=True)
        case VoteOpened():
            return replace(state, phase="vote", until=event.until)
        case Shown():
            return replace(state, thumbs=state.thumbs | {event.seat: event.up})
        case Ended():
            return replace(state, phase="over", until=None, outcome=event.outcome)
        case SeatBack():
            return replace(state, absent=state.absent - {event.seat})
        case _:
            return replace(state, absent=state.absent | {event.seat})


def legal(state: State, seat: Seat) -> Iterator[Offer]:
    """What a seat may do now."""
    if seat not in state.seats or seat in state.absent:
        return
    if state.phase == "draw" and seat == state.artist:
        yield Offer(Finish)
    if state.phase == "vote" and seat != state.artist:
        yield Offer(Show, {"up": (False, True)})


def deadline(state: State) -> Deadline | None:
    """When the drawing or the vote ends by itself."""
    if state.until is None or (state.phase == "draw" and state.pencil_down):
        return None
    return Deadline(at=Millis(state.until + (UNDER_WAY_MS if state.phase == "draw" else 0)), action=TimeUp())


def view(state: State, seat: Seat | None) -> View:
    """What a seat may know: thumbs are secret until all are seen."""
    start = state.seats.index(state.artist)
    over = state.phase == "over"
    return View(
        phase=state.phase,
        until=state.until,
        artist=state.artist,
        order=state.seats[start:] + state.seats[:start],
        drawing=None if state.phase == "draw" else DRAWING,
        mine=None if seat is None else state.thumbs.get(seat),
        shown=tuple(sorted(state.thumbs)),
        up=tuple(sorted(seat for seat, up in state.thumbs.items() if up)) if over else (),
        may_show=seat is not None and any(offer.action is Show for offer in legal(state, seat)),
        outcome=state.outcome,
    )


def paper(state: State, seat: Seat | None) -> Paper:
    """The sheet is the artist's while it is drawn on, then everybody's to see."""
    if state.phase != "draw":
        return Paper(shown={DRAWING: state.sheet})
    return Paper(pen=state.sheet, until=state.until) if seat == state.artist and not state.pencil_down else Paper()


def outcome(state: State) -> Outcome | None:
    """How it ended, if it has."""
    return state.outcome


def step(state: State) -> str:
    """The phase."""
    return state.phase


def quiet(state: State, seat: Seat) -> bool:
    """Nobody has to keep silent."""
    del state, seat
    return False
