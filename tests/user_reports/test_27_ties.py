"""27: Tie shown as one winner, or not everybody paid."""

from itertools import permutations

import pytest

from garabato.core import Outcome, Seat
from garabato.games.artbox import scoring as artbox
from garabato.games.doodle_dash import scoring as doodle_dash
from garabato.games.doodle_dash.tests.test_scoring import score_sheet
from garabato.games.doodle_dice import steps as doodle_dice
from garabato.games.doodle_dice.tests.tables import FIVE, dice_table
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


@pytest.mark.parametrize(
    ("total", "seen", "tokens", "places", "reason"),
    [
        ((4, 5, 5, 1), (3, 2, 1, 0), (1, 4, 3, 2), (3, 1, 2, 4), "won-last-drawing"),
        ((5, 5, 5, 1), (1, 2, 2, 3), (1, 4, 3, 2), (3, 2, 1, 4), "won-token"),
        ((6, 5, 5, 5), (0, 2, 2, 3), (1, 4, 3, 2), (1, 4, 3, 2), "won-score"),
    ],
)
def test_artbox_asks_whose_drawing_was_guessed_most_often_and_then_for_the_lowest_token(
    total: tuple[int, ...], seen: tuple[int, ...], tokens: tuple[int, ...], places: tuple[int, ...], reason: str
) -> None:
    for order in permutations(range(4)):
        by_seat = [{Seat(seat): values[order.index(seat)] for seat in range(4)} for values in (total, seen, tokens)]
        outcome = artbox.decided(by_seat[0], by_seat[1], by_seat[2])
        place = {standing.seat: standing.place for standing in outcome.standings}
        assert tuple(place[Seat(seat)] for seat in order) == places
        assert (len(outcome.winners), outcome.reason) == (1, reason)


@pytest.mark.parametrize(("points", "places"), [((4, 4, 2), (1, 1, 3)), ((2, 2, 2), (1, 1, 1)), ((4, 2, 2), (1, 2, 2))])
def test_doodle_dash_shares(points: tuple[int, ...], places: tuple[int, ...]) -> None:
    for order in permutations(range(3)):
        outcome = doodle_dash.final(score_sheet({seat: points[order.index(seat)] for seat in range(3)}))
        place = {standing.seat: standing.place for standing in outcome.standings}
        assert tuple(place[Seat(seat)] for seat in order) == places
        assert len(outcome.winners) == places.count(1)


@pytest.mark.parametrize(("colours", "places"), [((2, 2, 1, 0), (1, 1, 3, 4)), ((3, 1, 1, 1), (1, 2, 2, 2))])
def test_doodle_dice_ranks_the_others_by_their_colours(colours: tuple[int, ...], places: tuple[int, ...]) -> None:
    """Six colours win, so the first place is never shared; it may be where a game was called off, and then nobody has won."""
    for order in permutations(range(4)):
        table = dice_table(4, sets={seat: FIVE[: colours[order.index(seat)]] for seat in range(4)})
        outcome = doodle_dice.called_off(table.state)
        place = {standing.seat: standing.place for standing in outcome.standings}
        assert tuple(place[Seat(seat)] for seat in order) == places
        assert outcome.winners == ()
