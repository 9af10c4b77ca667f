"""Tables of Doodles that stand where a test wants them."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from garabato.core import Millis, Refused, Seat, SeatAway, Why
from garabato.games.doodles import GAME
from garabato.games.doodles.table import Done, Lock, Number, Options, Vote
from garabato.kit.tokens import POOL
from tests.support.tabletop import Luck, Table

ROOMY = Options(vote_s=600)


class Rigged(Luck):
    """Luck that deals these subject tokens, clockwise from the first player."""

    def __init__(self, tokens: Sequence[int]) -> None:
        super().__init__(0)
        self._tokens = tokens

    def shuffle(self, items: Sequence[Any]) -> list[Any]:
        if tuple(items) != POOL:
            return super().shuffle(items)
        rest = list(items)
        for token in self._tokens:
            rest.remove(token)
        return [*self._tokens, *rest]


def table(*tokens: int, **how: Any) -> Table:
    """As many players as tokens; the first player is seat 0."""
    return Table(GAME, players=len(tokens), luck=lambda _: Rigged(tokens), **how)


def drawing(*tokens: int, **how: Any) -> Table:
    """The sand runs."""
    made = table(*tokens, **how)
    made.wait_until(lambda view: view.phase == "draw")
    return made


def voting(*tokens: int, away: Sequence[int] = (), **how: Any) -> Table:
    """All sheets lie open, one stroke on each; who is `away` went without a stroke while the sand ran."""
    made = drawing(*tokens, **how)
    for seat in made.seats:
        if seat not in away:
            made.draw(seat)
    made.system(*(SeatAway(Seat(seat)) for seat in away))
    made.wait()
    assert made.view(None).phase == "vote"
    return made


def cast(made: Table, votes: Mapping[int, Mapping[int, Number]], *, lock: bool = True) -> None:
    """Place these tokens, by voter and artist, and lock."""
    for voter, ballot in votes.items():
        for artist, number in ballot.items():
            made.act(voter, Vote(Seat(artist), number))
    for voter in votes if lock else ():
        made.act(voter, Lock())


def all_done(made: Table) -> None:
    """Everybody with a pencil puts it down."""
    for seat in made.seats:
        if made.paper(seat).pen is not None:
            made.act(seat, Done())


def refusal(made: Table, seat: int, action: object, at: int | None = None) -> tuple[Why, str, str]:
    """How an action is refused; the state stays as it was."""
    before = made.state
    with pytest.raises(Refused) as refused:
        made.act(seat, action, at)
    assert made.state == before
    return refused.value.why, refused.value.clause, refused.value.text


def until(made: Table) -> Millis:
    """When the phase ends by itself."""
    return made.view(None).until
