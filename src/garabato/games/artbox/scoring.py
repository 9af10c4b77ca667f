"""The two points of a round and the end, counted from what was told."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from garabato.core import Outcome, Seat
from garabato.games.artbox.state import Round, State, label
from garabato.games.artbox.table import Award, Options, Score
from garabato.kit.pad import add_up
from garabato.kit.ranking import Key, deciding, rank

AWARD_REASONS: Final = (
    "drawing-most",
    "drawing-token",
    "drawing-place",
    "drawing-zero",
    "drawing-nobody",
    "guessing-most",
    "guessing-own-drawing",
    "guessing-token",
    "guessing-place",
    "guessing-zero",
    "guessing-nobody",
)
"""Ids of the sentences that explain the two points."""

WON: Final = ("won-score", "won-last-drawing", "won-token")
"""What each part of the key says when it decided."""
WON_BY_PLACE: Final = "won-place"
"""Instead of the token, where there are none."""
CALLED_OFF: Final = "called-off"
NO_POINTS: Final = "no-points"
PATIENCE: Final = 5
"""After so many rounds in a row without a point the game is called off."""

_BEHIND: Final = (-1, -100)
"""Ranks a player without a token in the last round behind those who have one."""


def drawing_point(seen: Mapping[Seat, int], tokens: Mapping[Seat, int], house: Options, barred: Collection[Seat] = ()) -> Award:
    """AR-9: most guessed; among equals the lowest token. `barred` can't get it."""
    keys: dict[Seat, Key] = {seat: (seen[seat], -tokens[seat]) for seat in seen if seat not in barred}
    return _award("drawing", ("most", "token"), keys, house)


def guessing_point(
    hits: Mapping[Seat, int], seen: Mapping[Seat, int], tokens: Mapping[Seat, int], house: Options, left_out: Seat | None
) -> Award:
    """AR-10: most right matches without the winner of AR-9; among equals the lowest token, in some houses first the own drawing."""
    own = house.guess_tie == "own_drawing"
    keys: dict[Seat, Key] = {seat: (hits[seat], seen[seat] if own else 0, -tokens[seat]) for seat in hits if seat != left_out}
    return _award("guessing", ("most", "own-drawing", "token"), keys, house)


def _award(point: str, parts: Sequence[str], keys: Mapping[Seat, Key], house: Options) -> Award:
    """Who has the greatest key; nobody if there is nothing to be rewarded. `parts` say what each part of the key decides."""
    most = max((key[0] for key in keys.values()), default=0)
    if not keys or not (most or house.award_zero):
        return Award(winner=None, count=0, tied=(), reason=f"{point}-nobody")
    tied = sorted((seat for seat, key in keys.items() if key[0] == most), key=lambda seat: keys[seat], reverse=True)
    part = deciding(keys)
    assert part is not None, "tokens are unique"
    why = "place" if house.simplified and parts[part] == "token" else parts[part]
    return Award(winner=tied[0], count=most, tied=tuple(tied), reason=f"{point}-{why if most else 'zero'}")


def score(state: State) -> Score:
    """Both points of the round that is being played, when all drawings are told."""
    of = state.round
    seen = add_up(of.hands, ((of.spots[told.place - 1].seat, len(told.right)) for told in of.told))
    hits = add_up(of.hands, ((guesser, 1) for told in of.told for guesser in told.right))
    barred = [seat for seat in of.hands if not state.complete(of, seat) or seat in _fouled(state, of)]
    drawing = drawing_point(seen, of.tokens, state.house, barred)
    guessing = guessing_point(hits, seen, of.tokens, state.house, drawing.winner)
    return Score(round=of.number, start=of.start, drawing=drawing, guessing=guessing, seen=seen, hits=hits, tokens=of.tokens)


def _fouled(state: State, of: Round) -> set[Seat]:
    return {spot.seat for place, spot in enumerate(of.spots, start=1) if state.fouls.of(label(of, place)) == "foul"}


def guesses(of: Round, place: int) -> dict[Seat, int | None]:
    """What everybody but the artist has written down for a place; by guesser, in the order of the hands."""
    return {seat: of.matches.get(seat, {}).get(place) for seat in of.hands if place in of.others(seat)}


def scores(state: State) -> tuple[Score, ...]:
    """The finished rounds."""
    return tuple(of.score for of in state.rounds if of.score)


def totals(state: State) -> dict[Seat, int]:
    """The victory tokens of each seat."""
    return add_up(
        state.seats, ((award.winner, 1) for each in scores(state) for award in (each.drawing, each.guessing) if award.winner is not None)
    )


def reached(state: State) -> bool:
    """Whether somebody has the points that end the game (AR-11)."""
    return max(totals(state).values()) >= state.target


def barren(state: State) -> bool:
    """Whether nobody got a point in the last rounds, so that the game might never end (AR-11)."""
    last = scores(state)[-PATIENCE:]
    return len(last) == PATIENCE and all(each.drawing.winner is None and each.guessing.winner is None for each in last)


def final(state: State) -> Outcome:
    """The end by the book: there is always exactly one winner."""
    return decided(totals(state), scores(state)[-1].seen, scores(state)[-1].tokens, places=state.house.simplified)


def decided(total: Mapping[Seat, int], seen: Mapping[Seat, int], tokens: Mapping[Seat, int], *, places: bool = False) -> Outcome:
    """AR-11: the highest total; then the drawing guessed most often in the last round; then the lowest token of that round."""
    keys: dict[Seat, Key] = {seat: (total[seat], *((seen[seat], -tokens[seat]) if seat in tokens else _BEHIND)) for seat in total}
    part = deciding(keys)
    assert part is not None, "whoever reached the target has a token of the last round, and tokens are unique"
    reason = WON_BY_PLACE if places and part == len(WON) - 1 else WON[part]
    return Outcome(standings=rank(keys), clause="AR-11", reason=reason)


def called_off(state: State, reason: str) -> Outcome:
    """The end before the end: the scores so far, nobody has won."""
    keys: dict[Seat, Key] = {seat: (points,) for seat, points in totals(state).items()}
    return Outcome(standings=rank(keys), clause="AR-11", reason=reason, finished=False)
