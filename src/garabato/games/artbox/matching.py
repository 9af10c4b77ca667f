"""Matching words to drawings."""

from garabato.core import Ctx, Refused, Seat, Why
from garabato.games.artbox import events as ev
from garabato.games.artbox.state import State
from garabato.games.artbox.table import ClearMatch, Finish, Match
from garabato.kit import race


def match(state: State, seat: Seat, action: Match | ClearMatch | Finish, ctx: Ctx) -> tuple[ev.Event, ...]:
    """Write down, rub out, or say that one has finished; a step that changes nothing is none.

    Raises: Refused.
    """
    if isinstance(action, Finish) and state.phase == "match" and seat in state.round.finish.claimants:
        return ()
    _must_match(state, seat, ctx)
    if isinstance(action, Finish):
        return race.claim(state.round.finish, seat, ctx.at, ctx.sent)
    if not 1 <= action.place <= len(state.round.spots):
        raise Refused(Why.BAD_VALUE, "AR-6", "refused-ar-6-place")
    if action.place not in state.round.others(seat):
        raise Refused(Why.NOT_YOURS, "AR-6", "refused-ar-6-own")
    written = state.round.matches.get(seat, {}).get(action.place)
    if isinstance(action, ClearMatch):
        return () if written is None else (ev.MatchCleared(seat=seat, place=action.place),)
    _must_fit(state, seat, action)
    return () if written == action.word else (ev.Matched(seat=seat, place=action.place, word=action.word),)


def free_words(state: State, seat: Seat, place: int) -> tuple[int, ...]:
    """The places on the rack whose words a player may write down for a drawing."""
    own = state.round.words_of(seat)
    elsewhere = {word for other, word in state.round.matches.get(seat, {}).items() if other != place}
    return tuple(word for word in range(1, len(state.round.rack) + 1) if word not in own and word not in elsewhere)


def _must_match(state: State, seat: Seat, ctx: Ctx) -> None:
    if state.phase in {"reveal", "points"} or (state.phase == "match" and state.until is not None and ctx.sent > state.until):
        raise Refused(Why.TOO_LATE, "AR-7", "refused-ar-7-late")
    if state.phase != "match":
        raise Refused(Why.NOT_NOW, "AR-6", "refused-ar-6-now")
    if not state.round.others(seat):
        raise Refused(Why.NOT_YOURS, "AR-6", "refused-ar-6-out")
    if seat in state.round.finish.claimants:
        raise Refused(Why.TOO_LATE, "AR-7", "refused-ar-7-final")


def _must_fit(state: State, seat: Seat, action: Match) -> None:
    if not 1 <= action.word <= len(state.round.rack):
        raise Refused(Why.BAD_VALUE, "AR-6", "refused-ar-6-word")
    if action.word in state.round.words_of(seat):
        raise Refused(Why.NOT_YOURS, "AR-6", "refused-ar-6-own-word")
    if action.word not in free_words(state, seat, action.place):
        raise Refused(Why.BAD_VALUE, "AR-6", "refused-ar-6-taken")
