"""Points and the final ranking, always counted anew from the round's own events."""

from typing import Final

from garabato.core import Outcome, Seat
from garabato.kit.once import once
from garabato.kit.pad import add_up
from garabato.kit.ranking import Key, deciding, rank
from garabato.kit.three_words.book import Book
from garabato.kit.three_words.state import House, Round, State
from garabato.kit.three_words.table import Bet, Column, Revealed, Tie
from garabato.kit.tokens import Number

RIGHT: Final = 1
WRONG: Final = -1
NOBODY_RIGHT: Final = -2
FOUL: Final = {"minus_two": -2, "zero": 0}

REASONS: Final[dict[Tie, tuple[str, ...]]] = {
    "own": ("won-score", "won-own-doodles", "won-right-votes"),
    "guessed": ("won-score", "won-guessed-doodles"),
    "shared": ("won-score",),
}
"""By the `tie` option, what each part of the key says when it decided."""
SHARED: Final = "shared"
CALLED_OFF: Final = "called-off"


def reveal(state: State, artist: Seat) -> Revealed:
    """One artist's votes, token and points."""
    current = state.round
    number = current.tokens[artist]
    foul = state.fouls.of(state.label(current, artist)) == "foul"
    annulled = foul and state.house.foul != "play_on"
    voters = [seat for seat in state.order if seat in current.tokens and seat != artist]
    votes: dict[Seat, Number | None] = {voter: current.ballots.get(voter, {}).get(artist) for voter in voters}
    points = {voter: _vote_points(state.house, current, voter, placed, number) for voter, placed in votes.items()}
    return Revealed(
        artist=artist,
        label=state.label(current, artist),
        number=number,
        bets=tuple(Bet(voter=voter, number=votes[voter], points=None if annulled else points[voter]) for voter in voters),
        points=FOUL[state.house.foul] if annulled else _artist_points(list(votes.values()), number),
    )


def _vote_points(house: House, current: Round, voter: Seat, placed: Number | None, number: Number) -> int:
    """A missing vote is as bad as a wrong one, unless the voter was away or the house says otherwise."""
    if placed is not None:
        return RIGHT if placed == number else WRONG
    free = voter in current.excused or house.vote == "optional" or house.missed_vote == "zero"
    return 0 if free else WRONG


def _artist_points(votes: list[Number | None], number: Number) -> int:
    """A point for each right vote; if there is none, -2 instead."""
    return votes.count(number) * RIGHT or NOBODY_RIGHT


def column(state: State, of: Round) -> Column:
    """The round's column on the pad, as far as it is revealed."""
    entries = [(bet.voter, bet.points or 0) for reveal in of.reveals for bet in reveal.bets]
    entries += [(reveal.artist, reveal.points or 0) for reveal in of.reveals]
    return Column(round=of.number, card=of.card, reveals=of.reveals, totals=add_up(state.seats, entries))


@once
def columns(state: State) -> tuple[Column, ...]:
    """The pad: the finished rounds, and of the one being played what is revealed."""
    return tuple(column(state, of) for of in state.rounds if of.reveals or of.written)


def totals(state: State) -> dict[Seat, int]:
    """The sum of all columns by seat."""
    return add_up(state.seats, (entry for each in columns(state) for entry in each.totals.items()))


def _keys(state: State) -> dict[Seat, Key]:
    """What ranks each seat, by the house's way to break ties."""
    scores = totals(state)
    reveals = [reveal for of in state.rounds for reveal in of.reveals]
    hits = [(reveal.artist, bet.voter) for reveal in reveals for bet in reveal.bets if bet.points == RIGHT]
    doodles = {(reveal.label, reveal.artist) for reveal in reveals if any(bet.points == RIGHT for bet in reveal.bets)}
    own = add_up(state.seats, ((artist, 1) for _, artist in doodles))
    received = add_up(state.seats, ((artist, 1) for artist, _ in hits))
    guessed = add_up(state.seats, ((voter, 1) for _, voter in hits))
    refined: dict[Seat, dict[str, Key]] = {
        seat: {"own": (own[seat], received[seat]), "guessed": (guessed[seat],), "shared": ()} for seat in state.seats
    }
    return {seat: (scores[seat], *refined[seat][state.house.tie]) for seat in state.seats}


def final(book: Book, state: State) -> Outcome:
    """The end after the last round."""
    return decided(book, _keys(state), state.house.tie)


def decided(book: Book, keys: dict[Seat, Key], tie: Tie) -> Outcome:
    """Who has won by these keys and what decided it."""
    part = deciding(keys)
    return Outcome(standings=rank(keys), clause=book.end, reason=SHARED if part is None else REASONS[tie][part])


def called_off(book: Book, state: State) -> Outcome:
    """The end before the end: the scores so far, nobody has won."""
    scores = {seat: (points,) for seat, points in totals(state).items()}
    return Outcome(standings=rank(scores), clause=book.end, reason=CALLED_OFF, finished=False)
