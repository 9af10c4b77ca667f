"""What happens by itself: the hourglass, the last lock, the next reveal. One event at a time."""

from typing import Final

from garabato.core import Ctx, Deadline, Fact, Millis, Seat
from garabato.kit import fouls, tokens
from garabato.kit.three_words import events as ev
from garabato.kit.three_words.book import Book
from garabato.kit.three_words.scoring import final, reveal
from garabato.kit.three_words.state import State
from garabato.kit.tokens import Number

TOKEN_MS: Final = 3_000
"""Everybody looks at the own token, without a long pause for thought."""
UNDER_WAY_MS: Final = 150
"""How long the room waits for ink that was drawn in time and is still on its way."""


class TimeUp(Fact):
    """SYSTEM: the time that `deadline` named has come."""


def _in(ctx: Ctx, seconds: int) -> Millis:
    return Millis(ctx.at + seconds * 1000)


def follow(book: Book, state: State, ctx: Ctx) -> ev.TableEvent | None:
    """The next thing that happens by itself at this time; None when the table waits for somebody or for the clock."""
    closed = state.phase == "vote" and state.round.vote_closed
    return fouls.follow(state.fouls, ctx.at, None if closed else state.until, state.people) or _phase_follow(book, state, ctx)


def _phase_follow(book: Book, state: State, ctx: Ctx) -> ev.TableEvent | None:
    match state.phase:
        case "card":
            return _deal(state, ctx) if _due(state, ctx) else None
        case "token":
            return ev.SandTurned(until=_in(ctx, state.house.draw_s)) if _due(state, ctx) else None
        case "draw":
            return _draw(state, ctx)
        case "vote":
            return _vote(state, ctx)
        case "reveal":
            return _reveal_next(state, ctx) if _due(state, ctx) else None
        case _:
            return _next_round(book, state, ctx) if _due(state, ctx) else None


def opening(state: State, ctx: Ctx) -> ev.TableEvent:
    """The first round's card."""
    return _turn_card(state, ctx, 1, state.first)


def deadline(state: State) -> Deadline | None:
    """When the next thing happens even if nobody acts."""
    times = [time for time in (_phase_ends(state), state.fouls.deadline) if time is not None]
    return Deadline(at=min(times), action=TimeUp()) if times else None


def _phase_ends(state: State) -> Millis | None:
    if state.until is None or state.held_up or state.round.pencils_down > state.round.open:
        return None
    return Millis(state.until + UNDER_WAY_MS) if state.phase == "draw" else state.until


def _due(state: State, ctx: Ctx) -> bool:
    ends = _phase_ends(state)
    return ends is not None and ctx.at >= ends


def _deal(state: State, ctx: Ctx) -> ev.TokensDealt:
    """Who is away has no part in the round."""
    return ev.TokensDealt(
        tokens=tokens.deal(state.present, ctx.chance),
        sheets={seat: ctx.mint() for seat in state.present},
        until=Millis(ctx.at + TOKEN_MS),
    )


def _draw(state: State, ctx: Ctx) -> ev.PencilsDown | ev.VoteOpened | None:
    """The room closes the sheets when the pencils are down."""
    current = state.round
    if not current.pencils_down:
        finished = state.present and not state.drawing
        return ev.PencilsDown() if finished or _due(state, ctx) else None
    if len(current.strokes) < len(current.sheets):
        return None
    withdrawn = tuple(seat for seat in state.order if seat in state.absent and current.strokes.get(seat) == 0)
    vote_s = state.house.vote_s
    return ev.VoteOpened(withdrawn=withdrawn, until=None if vote_s is None else _in(ctx, vote_s))


def _vote(state: State, ctx: Ctx) -> ev.VoteClosed | ev.ArtistRevealed | ev.PadShown | None:
    """Open questions are awaited before the first reveal."""
    if not state.round.vote_closed:
        finished = state.present and not state.voting
        return _close_vote(state, ctx) if finished or _due(state, ctx) else None
    return None if state.fouls.open else _reveal_next(state, ctx)


def _close_vote(state: State, ctx: Ctx) -> ev.VoteClosed:
    drawn: dict[Seat, dict[Seat, Number]] = {}
    if state.house.vote == "compulsory" and state.house.missed_vote == "random":
        for voter in state.voting:
            ballot = state.round.ballots.get(voter, {})
            missing = [artist for artist in state.round.subjects_of(voter) if artist not in ballot]
            drawn[voter] = dict(zip(missing, tokens.draw(ballot.values(), len(missing), ctx.chance), strict=True))
    return ev.VoteClosed(excused=tuple(seat for seat in state.order if seat in state.absent), drawn=drawn)


def _reveal_next(state: State, ctx: Ctx) -> ev.ArtistRevealed | ev.PadShown:
    """The next artist; after the last one the pad."""
    artist = state.next_artist
    if artist is None:
        return ev.PadShown(until=_in(ctx, 2 * state.house.look_s))
    return ev.ArtistRevealed(revealed=reveal(state, artist), until=_in(ctx, state.house.look_s))


def _next_round(book: Book, state: State, ctx: Ctx) -> ev.CardTurned | ev.GameOver:
    """The next card; after the last round the end. The first player stays unless the house rotates."""
    played = state.round.number
    if played == state.house.rounds:
        return ev.GameOver(outcome=final(book, state))
    first = state.order[1] if state.house.rotate else state.first
    return _turn_card(state, ctx, played + 1, first)


def _turn_card(state: State, ctx: Ctx, number: int, first: Seat) -> ev.CardTurned:
    """The top card of the pile."""
    return ev.CardTurned(round=number, first=first, card=state.pile[number - 1], until=_in(ctx, state.house.look_s))
