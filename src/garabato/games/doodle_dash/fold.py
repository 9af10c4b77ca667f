"""Fold events into the state. No rules, no dice, never fails."""

from typing import assert_never

from msgspec.structs import replace

from garabato.core import Inked, Seat, SeatAway, SeatBack, SeatGone, SheetClosed
from garabato.games.doodle_dash import events as ev
from garabato.games.doodle_dash.state import Round, Show, State
from garabato.kit import fouls, presence, race
from garabato.kit.race import Claimed, Race, Settled


def evolve(state: State | None, event: ev.DashEvent) -> State:  # noqa: PLR0911  (one case an event)
    """Fold one event; the first one is `Started`."""
    if isinstance(event, ev.Started):
        return State(
            house=event.options,
            seats=event.seats,
            elders=event.elders,
            ages_known=event.ages_known,
            bots=event.bots,
            stack=event.stack,
            box=event.box,
        )
    assert state is not None, "a game's log begins with Started"
    match event:
        case SeatAway() | SeatGone():
            return replace(state, absent=state.absent | {event.seat})
        case SeatBack():
            return replace(state, absent=state.absent - {event.seat}, bots=presence.bots_after(state.bots, event))
        case fouls.Flagged() | fouls.Asked() | fouls.Judged() | fouls.Ruled():
            return replace(state, fouls=fouls.evolve(state.fouls, event))
        case ev.RoundBegan():
            return _begin(state, event)
        case ev.GameOver():
            return replace(state, phase="over", until=None, outcome=event.outcome, fouls=fouls.dismiss(state.fouls))
        case _:
            return _phase(replace(state, rounds=(*state.rounds[:-1], _round(state.round, event))), event)


def _begin(state: State, event: ev.RoundBegan) -> State:
    """The attempt before is void unless its time was over; a card from the box is not in the box any more."""
    before = state.rounds
    if event.began != "next":
        before = (*before[:-1], replace(before[-1], void=True))
    opened = Round(
        attempt=len(before) + 1,
        number=event.round,
        guesser=event.guesser,
        card=event.card,
        began=event.began,
        foul_by=event.foul_by,
        race=Race(name="boards", tie_ms=state.tie_ms, elders=state.elders),
    )
    box = tuple(spare for spare in state.box if spare.id != event.card.id)
    calm = fouls.dismiss(state.fouls)
    return replace(state, phase="eyes", until=event.until, rounds=(*before, opened), box=box, fouls=calm)


def _phase(state: State, event: ev.InRound) -> State:
    match event:
        case ev.NumberCalled():
            return replace(state, phase="word", until=event.until)
        case ev.DrawingBegan():
            return replace(state, phase="draw", until=event.until)
        case ev.Stopped():
            return replace(state, phase="down", until=event.until)
        case ev.BoardsShown():
            return replace(state, phase="guess", until=event.until)
        case ev.WordRevealed():
            return replace(state, phase="reveal", until=event.until)
        case _:
            return state


def _round(of: Round, event: ev.InRound) -> Round:  # noqa: C901, PLR0911  (one case an event)
    match event:
        case ev.NumberCalled():
            return replace(of, called=event.number)
        case ev.DrawingBegan():
            return replace(of, sheets=event.sheets)
        case Inked():
            return replace(of, inked=of.inked | {_artist(of, event)})
        case SheetClosed():
            return replace(of, strokes=of.strokes | {_artist(of, event): event.strokes_left})
        case Claimed() | Settled():
            return replace(of, race=race.evolve(of.race, event))
        case ev.BoardsDown():
            return replace(of, boards_down=True)
        case ev.Stopped():
            return replace(of, stop=event.why, stopped_at=event.at)
        case ev.BoardsShown():
            return replace(of, shows=(*of.shows, Show(guess=event.guess, artists=event.artists)))
        case ev.WordRevealed():
            return replace(of, revealed=True)
        case ev.DieTaken() | ev.DieTapped() | ev.DieRolled():
            return _die(of, event)
        case _:
            return replace(of, shows=(*of.shows[:-1], _show(of.shows[-1], event)))


def _artist(of: Round, event: Inked | SheetClosed) -> Seat:
    return next(seat for seat, sheet in of.sheets.items() if sheet == event.sheet)


def _die(of: Round, event: ev.DieTaken | ev.DieTapped | ev.DieRolled) -> Round:
    match event:
        case ev.DieTaken():
            return replace(of, rolled_at=event.at, roll_due=event.until)
        case ev.DieTapped():
            return replace(of, roll_due=event.until)
        case ev.DieRolled():
            return replace(of, rolls=of.rolls + 1, symbol=event.symbol, rolled_at=event.at, roll_due=event.until)
        case _:
            assert_never(event)


def _show(show: Show, event: ev.Guessed | ev.GuessMissed | ev.GuessPut | ev.Answered | ev.GuessDecided) -> Show:
    match event:
        case ev.Guessed():
            return replace(show, text=event.text, heard=event.heard)
        case ev.GuessMissed():
            return replace(show, missed=event.why, right=False)
        case ev.GuessPut():
            return replace(show, asked=event.asked, asked_until=event.until)
        case ev.Answered():
            return replace(show, answers=show.answers | {event.seat: event.right})
        case ev.GuessDecided():
            return replace(show, right=event.right)
        case _:
            assert_never(event)
