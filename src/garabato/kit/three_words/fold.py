"""Fold events into the state. No rules, no dice, never fails."""

from typing import assert_never

from msgspec.structs import replace

from garabato.core import SeatAway, SeatBack, SeatGone, SheetClosed
from garabato.kit import fouls, presence
from garabato.kit.three_words import events as ev
from garabato.kit.three_words.state import Round, State, house


def evolve(state: State | None, event: ev.TableEvent) -> State:  # noqa: PLR0911  (one case an event)
    """Fold one event; the first one is `Started`."""
    if isinstance(event, ev.Started):
        return State(house=house(event.options), seats=event.seats, first=event.first, bots=event.bots, pile=event.pile)
    assert state is not None, "a game's log begins with Started"
    match event:
        case SeatAway() | SeatGone():
            return replace(state, absent=state.absent | {event.seat})
        case SeatBack():
            return replace(state, absent=state.absent - {event.seat}, bots=presence.bots_after(state.bots, event))
        case fouls.Flagged() | fouls.Asked() | fouls.Judged() | fouls.Ruled():
            return replace(state, fouls=fouls.evolve(state.fouls, event))
        case ev.CardTurned():
            opened = Round(number=event.round, first=event.first, card=event.card)
            return replace(state, phase="card", until=event.until, rounds=(*state.rounds, opened))
        case ev.Hurried():
            return replace(state, until=event.until)
        case ev.GameOver():
            return replace(state, phase="over", until=None, outcome=event.outcome, fouls=fouls.dismiss(state.fouls))
        case _:
            return _phase(replace(state, rounds=(*state.rounds[:-1], _round(state.round, event))), event)


_InRound = (
    ev.TokensDealt
    | ev.SandTurned
    | ev.DrawingFinished
    | ev.DrawingResumed
    | ev.PencilsDown
    | SheetClosed
    | ev.VoteOpened
    | ev.Voted
    | ev.TakenBack
    | ev.Locked
    | ev.Unlocked
    | ev.VoteClosed
    | ev.ArtistRevealed
    | ev.PadShown
)


def _phase(state: State, event: _InRound) -> State:
    match event:
        case ev.TokensDealt():
            return replace(state, phase="token", until=event.until)
        case ev.SandTurned():
            return replace(state, phase="draw", until=event.until)
        case ev.VoteOpened():
            return replace(state, phase="vote", until=event.until)
        case ev.ArtistRevealed():
            return replace(state, phase="reveal", until=event.until)
        case ev.PadShown():
            return replace(state, phase="pad", until=event.until)
        case _:
            return state


def _round(of: Round, event: _InRound) -> Round:  # noqa: PLR0911  (one case an event)
    match event:
        case ev.TokensDealt():
            return replace(of, tokens=event.tokens, sheets=event.sheets)
        case ev.DrawingFinished():
            return replace(of, done=of.done | {event.seat})
        case ev.DrawingResumed():
            return replace(of, done=of.done - {event.seat})
        case ev.PencilsDown():
            return replace(of, pencils_down=True)
        case SheetClosed():
            artist = next(seat for seat, sheet in of.sheets.items() if sheet == event.sheet)
            return replace(of, strokes=of.strokes | {artist: event.strokes_left})
        case ev.VoteOpened():
            return replace(of, open=True, withdrawn=event.withdrawn)
        case ev.ArtistRevealed():
            return replace(of, reveals=(*of.reveals, event.revealed))
        case ev.PadShown():
            return replace(of, written=True)
        case ev.SandTurned():
            return of
        case _:
            return _ballots(of, event)


def _ballots(of: Round, event: ev.Voted | ev.TakenBack | ev.Locked | ev.Unlocked | ev.VoteClosed) -> Round:
    match event:
        case ev.Voted():
            mine = of.ballots.get(event.seat, {}) | {event.artist: event.number}
            return replace(of, ballots=of.ballots | {event.seat: mine})
        case ev.TakenBack():
            mine = {artist: number for artist, number in of.ballots[event.seat].items() if artist != event.artist}
            return replace(of, ballots=of.ballots | {event.seat: mine})
        case ev.Locked():
            return replace(of, locked=of.locked | {event.seat})
        case ev.Unlocked():
            return replace(of, locked=of.locked - {event.seat})
        case ev.VoteClosed():
            filled = {seat: of.ballots.get(seat, {}) | drawn for seat, drawn in event.drawn.items()}
            return replace(of, ballots=of.ballots | filled, vote_closed=True, excused=event.excused)
        case _:
            assert_never(event)
