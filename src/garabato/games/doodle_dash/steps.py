"""What happens by itself: the stack, the clocks, the die, the verdicts. One event at a time."""

from typing import Final

from garabato.core import Ctx, Deadline, Millis, Seat
from garabato.games.doodle_dash import events as ev
from garabato.games.doodle_dash.acts import TimeUp, called, go, later, put, roll, roll_due
from garabato.games.doodle_dash.scoring import final
from garabato.games.doodle_dash.state import Show, State
from garabato.games.doodle_dash.table import Began, Stop
from garabato.kit import fouls, race
from garabato.kit.race import Settle

UNDER_WAY_MS: Final = 150
"""How long the room waits for what was drawn or typed in time and is still on its way."""
DOWN_MS: Final = 1_000
"""How long all boards lie face down before the guesser opens the eyes; longer than any race takes to be settled."""
FEWEST: Final = 2
"""With fewer artists at the table nobody draws (DA-3)."""


def follow(state: State, ctx: Ctx) -> ev.DashEvent | None:
    """The next thing that happens by itself at this time; None when the table waits for somebody or for the clock."""
    if state.phase == "over":
        return None
    step_until = state.until if state.phase in {"guess", "reveal"} else None
    verdict = fouls.follow(state.fouls, ctx.at, step_until, state.people)
    return verdict or _void(state, ctx) or _phase_follow(state, ctx)


def opening(state: State, ctx: Ctx, guesser: Seat) -> ev.RoundBegan:
    """The first round."""
    until = later(ctx, state.house.call_s)
    return ev.RoundBegan(round=1, guesser=guesser, card=state.stack[0], began="next", foul_by=None, until=until)


# ---------------------------------------------------------------- clocks


def deadline(state: State) -> Deadline | None:
    """When the next thing happens even if nobody acts."""
    due = min((time for time in (*_clocks(state), state.fouls.deadline) if time is not None), default=None)
    settles = _settles(state)
    if settles is not None and (due is None or settles <= due):
        return Deadline(at=settles, action=Settle())
    return None if due is None else Deadline(at=due, action=TimeUp())


def next_due(state: State) -> Millis | None:
    """When `deadline` acts."""
    next_one = deadline(state)
    return None if next_one is None else next_one.at


def _settles(state: State) -> Millis | None:
    return state.round.race.due if state.phase in {"draw", "down"} else None


def _clocks(state: State) -> tuple[Millis | None, ...]:
    match state.phase:
        case "draw":
            return state.until, state.round.roll_due
        case "down":
            return state.until, _pens_until(state)
        case "guess":
            return (_guess_ends(state),)
        case "reveal" if state.held_up:
            return ()
        case _:
            return (state.until,)


def _pens_until(state: State) -> Millis | None:
    """When the boards of those who had to stop are taken."""
    stopped = state.round.stopped_at
    return None if stopped is None or state.round.boards_down else Millis(stopped + UNDER_WAY_MS)


def _guess_ends(state: State) -> Millis | None:
    if state.show.asked is not None:
        return state.show.asked_until
    return None if state.until is None else Millis(state.until + UNDER_WAY_MS)


def _come(time: Millis | None, ctx: Ctx) -> bool:
    return time is not None and ctx.at >= time


# ---------------------------------------------------------------- rounds


def _void(state: State, ctx: Ctx) -> ev.RoundBegan | ev.GameOver | None:
    """A round that nobody can or may play on: a foul (DA-16), no guesser before Go, too few artists (DA-3)."""
    if state.phase in {"guess", "reveal"} and state.may_restart:
        fouled = next((seat for seat in state.order if state.taken_away(state.round, seat)), None)
        return None if fouled is None else _begin(state, ctx, "foul", fouled)
    if state.phase in {"eyes", "word"} and state.round.guesser in state.absent and state.present:
        return _begin(state, ctx, "guesser_left")
    if state.phase in {"word", "draw"} and len(state.artists) < FEWEST:
        return _begin(state, ctx, "too_few")
    return None


def _begin(state: State, ctx: Ctx, began: Began, foul_by: Seat | None = None) -> ev.RoundBegan | ev.GameOver:
    """The next card: of the stack, or in place of a void round one from the box, as long as there are any."""
    current = state.round
    if began != "next" and state.box:
        number, card = current.number, state.box[0].card
    elif current.number == len(state.stack):
        return ev.GameOver(outcome=final(state))
    else:
        number, card = current.number + 1, state.stack[current.number]
    guesser = current.guesser if began == "foul" else _next_guesser(state)
    until = later(ctx, state.house.call_s)
    return ev.RoundBegan(round=number, guesser=guesser, card=card, began=began, foul_by=foul_by, until=until)


def _next_guesser(state: State) -> Seat:
    """Clockwise the next at the table; if nobody is there, the next seat (DA-3)."""
    others = state.order[1:]
    return next((seat for seat in others if seat not in state.absent), others[0])


# ---------------------------------------------------------------- phases


def _phase_follow(state: State, ctx: Ctx) -> ev.DashEvent | None:
    due = _come(state.until, ctx)
    match state.phase:
        case "eyes":
            numbers = state.callable_numbers
            return called(state, numbers[ctx.chance.below(len(numbers))], ctx) if due else None
        case "word":
            return go(state, ctx) if due else None
        case "draw":
            return race.follow(state.round.race, ctx.at) or _draw(state, ctx)
        case "down":
            return race.follow(state.round.race, ctx.at) or _down(state, ctx)
        case "guess":
            return _guess(state, ctx)
        case _:
            return _begin(state, ctx, "next") if due and not state.held_up else None


def _draw(state: State, ctx: Ctx) -> ev.DieTaken | ev.DieRolled | ev.Stopped | None:
    """DA-7 to DA-10."""
    current = state.round
    if current.symbol:
        return _stop("die", ctx.at, ctx)
    if not state.drawing:
        return _stop("finished", ctx.at, ctx)
    if state.until is not None and ctx.at >= state.until:
        return _stop("cap", state.until, ctx)
    if state.holder("die") is not None and current.rolled_at is None:
        return ev.DieTaken(at=ctx.at, until=roll_due(state, ctx))
    return roll(state, ctx) if _come(current.roll_due, ctx) else None


def _stop(why: Stop, at: Millis, ctx: Ctx) -> ev.Stopped:
    return ev.Stopped(why=why, at=at, until=Millis(ctx.at + DOWN_MS))


def _down(state: State, ctx: Ctx) -> ev.BoardsDown | ev.BoardsShown | ev.WordRevealed | None:
    """All boards are face down when the room has closed every sheet."""
    if _come(_pens_until(state), ctx):
        return ev.BoardsDown()
    closed = len(state.round.strokes) == len(state.round.sheets)
    return _show_next(state, ctx) if closed and _come(state.until, ctx) else None


def _show_next(state: State, ctx: Ctx) -> ev.BoardsShown | ev.WordRevealed:
    """The token's holder, the die's holder, all others at once (DA-11 to DA-13); a step without a board is left out."""
    current = state.round
    hidden = [seat for seat in state.order if seat in current.sheets and seat not in current.shown]
    alone = next((seat for prize in state.prizes if (seat := state.holder(prize)) in hidden), None)
    group = (alone,) if alone is not None else tuple(seat for seat in hidden if seat not in state.absent or current.strokes[seat])
    if not group:
        return ev.WordRevealed(until=Millis(ctx.at + state.house.look_s * 1000))
    guess = 1 + sum(len(of.shows) for of in state.rounds)
    return ev.BoardsShown(guess=guess, artists=group, until=later(ctx, state.house.guess_s))


def _guess(state: State, ctx: Ctx) -> ev.DashEvent | None:
    """DA-11, DA-17."""
    show = state.show
    if show.right is not None:
        return ev.WordRevealed(until=Millis(ctx.at + state.house.look_s * 1000)) if show.right else _show_next(state, ctx)
    if show.asked is not None:
        right = _artists_say(state, show, over=_come(show.asked_until, ctx))
        return None if right is None else ev.GuessDecided(guess=show.guess, right=right)
    if show.heard is None:
        if state.round.guesser in state.absent:
            return ev.GuessMissed(guess=show.guess, why="away")
        return ev.GuessMissed(guess=show.guess, why="time") if _come(_guess_ends(state), ctx) else None
    if show.heard == "ask" and state.house.judge != "exact" and state.judges:
        return put(state, ctx)
    return ev.GuessDecided(guess=show.guess, right=show.heard == "yes")


def _artists_say(state: State, show: Show, *, over: bool) -> bool | None:
    """Right as soon as half of them accept, wrong when they can't any more or the time is over; None while it is open."""
    asked = [seat for seat in show.asked or () if seat in show.answers or seat in state.judges]
    accepted, rejected = sum(show.answers.values()), len(show.answers) - sum(show.answers.values())
    if accepted and 2 * accepted >= len(asked):
        return True
    return False if over or 2 * (len(asked) - rejected) < max(1, len(asked)) else None
