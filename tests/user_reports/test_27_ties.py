"""27: Tie shown as one winner, or not everybody paid."""

from itertools import permutations

import pytest

from garabato.core import Outcome, Seat
from garabato.games.doodles.rules import BOOK
from garabato.kit.three_words.scoring import decided
from tests.support.evenings import started, until, vote

Keys = tuple[tuple[int, ...], ...]


def outcomes(keys: Keys) -> list[tuple[Outcome, tuple[int, ...]]]:
    """How the game ends for every order of joining; `order[n]` is the seat that has the n-th key."""
    found = []
    for order in permutations(range(len(keys))):
        table = {Seat(seat): keys[order.index(seat)] for seat in range(len(keys))}
        found.append((decided(BOOK, table, "own"), order))
    return found


@pytest.mark.parametrize(
    ("keys", "places", "reason"),
    [
        (((31, 7, 20), (31, 8, 9), (30, 8, 30)), (2, 1, 3), "won-own-doodles"),
        (((31, 8, 20), (31, 8, 9), (30, 8, 30)), (1, 2, 3), "won-right-votes"),
        (((31, 8, 9), (31, 8, 9), (30, 8, 30)), (1, 1, 3), "shared"),
        (((31, 8, 9), (31, 8, 9), (31, 8, 9), (2, 0, 0)), (1, 1, 1, 4), "shared"),
        (((40, 1, 1), (31, 8, 9), (31, 8, 9), (2, 0, 0)), (1, 2, 2, 4), "won-score"),
        (((0, 0, 0), (0, 0, 0), (0, 0, 0)), (1, 1, 1), "shared"),
        (((-5, 0, 0), (-5, 0, 0), (-9, 0, 0)), (1, 1, 3), "shared"),
    ],
)
def test_ties_are_broken_by_the_rules_or_shared_and_never_by_the_order_of_joining(keys: Keys, places: tuple[int, ...], reason: str) -> None:
    for outcome, order in outcomes(keys):
        place = {standing.seat: standing.place for standing in outcome.standings}
        assert tuple(place[Seat(seat)] for seat in order) == places
        assert outcome.winners == tuple(s.seat for s in outcome.standings if s.place == 1)
        assert len(outcome.winners) == places.count(1)
        assert outcome.reason == reason


def test_everybody_is_told_of_all_winners() -> None:
    """Nobody votes right, nobody is guessed: all share the first place."""
    table = started(3, "vote", rounds=1)
    tokens = table.room.state.table.round.tokens
    for client in table.clients:
        vote(table, client, "".join(str(tokens[artist] % 3 + 1) for artist in client.view.may_vote))
    until(table, "over")
    for client in table.clients:
        assert client.view.totals == {0: -4, 1: -4, 2: -4}
        assert set(client.view.outcome.winners) == {0, 1, 2}
