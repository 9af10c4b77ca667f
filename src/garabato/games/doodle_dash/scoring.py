"""Points and the final ranking, always counted anew from the rounds' own events."""

from typing import Final

from garabato.core import Outcome, Seat
from garabato.games.doodle_dash.refusals import END
from garabato.games.doodle_dash.state import Round, State
from garabato.games.doodle_dash.table import Column
from garabato.kit.pad import add_up
from garabato.kit.ranking import deciding, rank

POINT: Final = 1

WON: Final = "won-score"
SHARED: Final = "shared"
CALLED_OFF: Final = "called-off"


def scorers(state: State, of: Round) -> tuple[Seat, ...]:
    """Who gets a point for a round: the guesser and every artist whose board was shown for the right guess (DA-11 to DA-13)."""
    if of.void or not of.right:
        return ()
    return (of.guesser, *(seat for seat in of.shows[-1].artists if not state.taken_away(of, seat)))


def columns(state: State) -> tuple[Column, ...]:
    """The score sheet: one column for each round that is over."""
    return tuple(
        Column(
            round=of.number,
            guesser=of.guesser,
            word=of.word,
            tries=len(of.shows),
            right=of.right,
            points=add_up(state.seats, ((seat, POINT) for seat in scorers(state, of))),
        )
        for of in state.rounds
        if of.revealed and not of.void and of.word is not None
    )


def totals(state: State, sheet: tuple[Column, ...]) -> dict[Seat, int]:
    """The sum of all columns by seat."""
    return add_up(state.seats, (entry for column in sheet for entry in column.points.items()))


def _keys(state: State) -> dict[Seat, tuple[int, ...]]:
    return {seat: (points,) for seat, points in totals(state, columns(state)).items()}


def final(state: State) -> Outcome:
    """The end after the last card: most points win, ties share (DA-15)."""
    keys = _keys(state)
    return Outcome(standings=rank(keys), clause=END, reason=SHARED if deciding(keys) is None else WON)


def called_off(state: State) -> Outcome:
    """The end before the end: the scores so far, nobody has won."""
    return Outcome(standings=rank(_keys(state)), clause=END, reason=CALLED_OFF, finished=False)
