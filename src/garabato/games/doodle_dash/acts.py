"""What a seat may do, and what it is told when it may not."""

from typing import Final

from garabato.core import (
    CallOff,
    Continue,
    Ctx,
    Fact,
    Inked,
    Millis,
    Seat,
    SeatAway,
    SeatBack,
    SeatGone,
    SheetClosed,
    Verdict,
)
from garabato.core.acts import CoreAction
from garabato.games.doodle_dash import events as ev
from garabato.games.doodle_dash import refusals as no
from garabato.games.doodle_dash.scoring import called_off
from garabato.games.doodle_dash.state import State
from garabato.games.doodle_dash.table import Accept, Call, DashAction, Done, Go, Guess, Options, Pass, Reject, Roll
from garabato.kit import fouls, presence, race
from garabato.kit.fouls import Flag, Judge
from garabato.kit.plain_text import clean_text
from garabato.kit.race import Settle

ROLL_MS: Final = 900
"""A roll takes about a second at the table; the die rolls no faster (DA-8)."""
IDLE_ROLL_MS: Final = 1_500
"""When the holder does not tap, the table rolls after so long (DA-8)."""
ANSWER_MS: Final = 6_000
"""How long the artists have to decide about a guess (DA-17)."""
LONGEST: Final = 100
"""Graphemes of a guess; what is judged is what everybody reads."""


class TimeUp(Fact):
    """SYSTEM: the time that `deadline` named has come."""


Act = DashAction | CoreAction | TimeUp | Settle
Events = tuple[ev.DashEvent, ...]


def take(state: State, seat: Seat, action: Act, ctx: Ctx, due: Millis | None) -> Events:
    """What an action brings about, without its consequences. `due`: when the next thing comes by itself.

    Raises: Refused.
    """
    match action:
        case SeatAway() | SeatBack() | SeatGone():
            return (action,) if presence.news(action, state.seats, state.absent, state.bots) else ()
        case Inked():
            artist = _artist(state, action)
            return (action,) if artist is not None and artist not in state.round.inked else ()
        case SheetClosed():
            artist = _artist(state, action)
            return (action,) if artist is not None and artist not in state.round.strokes else ()
        case CallOff():
            return () if state.phase == "over" else (ev.GameOver(outcome=called_off(state)),)
        case TimeUp() | Settle() | Continue():
            if isinstance(action, Continue) or due is None or ctx.at < due:
                raise no.TIME.said()
            return ()
        case _:
            return _play(state, seat, action, ctx)


def _artist(state: State, action: Inked | SheetClosed) -> Seat | None:
    return next((seat for seat, sheet in state.round.sheets.items() if sheet == action.sheet), None)


def _play(state: State, seat: Seat, action: DashAction, ctx: Ctx) -> Events:  # noqa: PLR0911  (one case an action)
    if seat not in state.present:
        raise no.SEAT.said()
    match action:
        case Flag():
            return (fouls.flag(state.fouls, seat, action.label, state.open_boards, state.people, no.FOUL),)
        case Judge():
            return fouls.judge(state.fouls, seat, action, ctx.at, no.FOUL)
        case Call():
            return _call(state, seat, action, ctx)
        case Go():
            return _go(state, seat, ctx)
        case Done():
            return _done(state, seat, ctx)
        case Roll():
            return _tap(state, seat, ctx)
        case Accept() | Reject():
            return _answer(state, seat, action, ctx)
        case _:
            return _guess(state, seat, action, ctx)


def _call(state: State, seat: Seat, action: Call, ctx: Ctx) -> Events:
    """DA-4, DA-5."""
    if seat != state.round.guesser:
        raise no.GUESSER_CALLS.said()
    if state.phase != "eyes":
        if action.number == state.round.called:
            return ()
        raise no.CALLED.said()
    if action.number > len(state.round.card.words):
        raise no.NO_NUMBER.said()
    if action.number not in state.callable_numbers:
        raise no.STAR.said()
    return (called(state, action.number, ctx),)


def _go(state: State, seat: Seat, ctx: Ctx) -> Events:
    """DA-6."""
    if seat != state.round.guesser:
        raise no.GUESSER_GOES.said()
    if state.phase == "eyes":
        raise no.NO_WORD_YET.said()
    return (go(state, ctx),) if state.phase == "word" else ()


def _done(state: State, seat: Seat, ctx: Ctx) -> Events:
    """DA-7. What was sent before everybody had to stop counts."""
    current = state.round
    if seat == current.guesser:
        raise no.ARTISTS_DRAW.said()
    if seat in current.race.claimants:
        return ()
    if not current.sheets:
        raise no.NOT_DRAWING.said()
    if current.boards_down or (current.stopped_at is not None and ctx.sent > current.stopped_at):
        raise no.STOPPED.said()
    if seat not in current.inked:
        raise no.BLANK.said()
    return race.claim(current.race, seat, ctx.at, ctx.sent)


def _tap(state: State, seat: Seat, ctx: Ctx) -> Events:
    """DA-8. Taps are never refused to the holder: too early ones wait, those after the symbol change nothing."""
    current = state.round
    if seat != state.holder("die"):
        raise no.NOT_YOUR_DIE.said()
    if current.rolled_at is None or current.roll_due is None or state.phase != "draw":
        return ()
    ready = Millis(current.rolled_at + (ROLL_MS if current.rolls else 0))
    if ctx.at >= ready:
        return (roll(state, ctx),)
    return (ev.DieTapped(until=ready),) if ready < current.roll_due else ()


def _guess(state: State, seat: Seat, action: Guess | Pass, ctx: Ctx) -> Events:
    """DA-11, DA-17."""
    if state.phase != "guess":
        raise no.NOT_GUESSING.said()
    if seat != state.round.guesser:
        raise no.GUESSER_GUESSES.said()
    show, word = state.show, state.round.word
    text = clean_text(action.text, LONGEST) if isinstance(action, Guess) else ""
    if show.heard is not None or show.asked is not None:
        if isinstance(action, Guess) and text == show.text:
            return ()
        raise no.ONE_GUESS.said()
    if isinstance(action, Pass):
        return (ev.GuessMissed(guess=show.guess, why="passed"),)
    if state.spoken:
        raise no.ALOUD.said()
    if not text:
        raise no.NO_LETTER.said()
    assert word is not None, "nobody draws before a number was called"
    verdict = ctx.judge(word, text)
    if verdict is Verdict.REFUSED:
        raise no.A_LIST.said()
    return (ev.Guessed(guess=show.guess, text=text, heard="yes" if verdict is Verdict.YES else "ask"),)


def may_answer(state: State, seat: Seat) -> bool:
    """Whether an artist's word about the guess is awaited, or heard at any time where guesses are spoken."""
    if state.phase != "guess" or state.show.right is not None:
        return False
    if state.show.asked is None:
        return state.spoken and seat in state.judges
    return seat in state.show.asked and seat in state.judges and seat not in state.show.answers


def _answer(state: State, seat: Seat, action: Accept | Reject, ctx: Ctx) -> Events:
    """DA-17."""
    says = isinstance(action, Accept)
    if seat == state.round.guesser:
        raise no.ARTISTS_DECIDE.said()
    if state.phase != "guess" or action.guess != state.show.guess:
        raise no.DECIDED.said()
    show = state.show
    if seat in show.answers:
        if show.answers[seat] == says:
            return ()
        raise no.ANSWERED.said()
    if not may_answer(state, seat):
        raise no.NOT_ASKED.said()
    answered = ev.Answered(guess=show.guess, seat=seat, right=says)
    return (answered,) if show.asked is not None else (put(state, ctx), answered)


# ---------------------------------------------------------------- what SYSTEM does as well


def called(state: State, number: int, ctx: Ctx) -> ev.NumberCalled:
    """The number is called; a little later it is Go."""
    return ev.NumberCalled(number=number, until=later(ctx, state.house.go_s))


def go(state: State, ctx: Ctx) -> ev.DrawingBegan:
    """A board for every artist; with bots at the table the drawing always has an end (DA-6)."""
    artists = [seat for seat in state.order if seat != state.round.guesser]
    draw_s = Options().draw_s if state.house.draw_s is None and state.bots else state.house.draw_s
    return ev.DrawingBegan(sheets={seat: ctx.mint() for seat in artists}, until=later(ctx, draw_s))


def roll(state: State, ctx: Ctx) -> ev.DieRolled:
    """One of six faces has the symbol (DA-8)."""
    return ev.DieRolled(symbol=ctx.chance.below(6) == 0, at=ctx.at, until=roll_due(state, ctx))


def roll_due(state: State, ctx: Ctx) -> Millis:
    """When the table rolls: sooner if it need not wait for a tap."""
    waits = not state.house.auto_roll and state.holder("die") in state.present
    return Millis(ctx.at + (IDLE_ROLL_MS if waits else ROLL_MS))


def put(state: State, ctx: Ctx) -> ev.GuessPut:
    """Ask the artists."""
    return ev.GuessPut(guess=state.show.guess, asked=state.judges, until=Millis(ctx.at + ANSWER_MS))


def later(ctx: Ctx, seconds: int | None) -> Millis | None:
    """So many seconds from now; None: no clock runs."""
    return None if seconds is None else Millis(ctx.at + seconds * 1000)
