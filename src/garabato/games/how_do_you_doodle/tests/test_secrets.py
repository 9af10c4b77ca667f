"""Nobody learns before the reveal what they may not know: that a token lies at a drawing is public, its number is not."""

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from garabato.core import Seat
from garabato.games.how_do_you_doodle.table import Options
from garabato.games.how_do_you_doodle.tests.tables import voting
from garabato.kit.three_words.table import Lock, TakeBack, Vote
from tests.support.three_words import PLAYERS, SEATS, WATCHERS, deals, other_hands, seen

numbers = st.sampled_from([1, 2, 3])
ballots = st.fixed_dictionaries(
    {voter: st.dictionaries(st.sampled_from([artist for artist in SEATS if artist != voter]), numbers) for voter in SEATS}
)
Ballots = Mapping[int, Mapping[int, int]]

pytestmark = pytest.mark.clause("HD-3", "HD-5", "HD-7")


def watched(watcher: int | None, hands: tuple[int, ...], votes: Ballots, reveals: int) -> list[Any]:
    """A round up to so many reveals; what the watcher saw after each act of anybody."""
    made = voting(*hands)
    sights = [seen(made, watcher)]
    for voter, ballot in votes.items():
        for artist, number in ballot.items():
            made.act(voter, Vote(Seat(artist), number))
            sights.append(seen(made, watcher))
    for voter in SEATS if reveals else ():
        made.act(voter, Lock())
        sights.append(seen(made, watcher))
    for _ in range(reveals - 1):
        made.wait()
        sights.append(seen(made, watcher))
    return sights


@given(st.sampled_from(WATCHERS), st.tuples(deals, deals), ballots, numbers, st.integers(0, PLAYERS))
def test_numbers_do_not_show(
    watcher: int | None, hands: tuple[tuple[int, ...], tuple[int, ...]], votes: Ballots, shift: int, reveals: int
) -> None:
    """Where tokens lie stays; the artists revealed so far keep their numbers, and the watcher keeps the own; all others may be anything."""
    mine, others = hands
    known = {*range(reveals), watcher}
    varied = other_hands(mine, others, known)
    kept = {*range(reveals)}
    varied_votes = {
        voter: {artist: n if voter == watcher or artist in kept else (n + shift) % 3 + 1 for artist, n in ballot.items()}
        for voter, ballot in votes.items()
    }
    assert watched(watcher, mine, votes, reveals) == watched(watcher, varied, varied_votes, reveals)


@given(deals, ballots, numbers)
def test_a_token_that_is_changed_for_another_shows_to_nobody_else(hands: tuple[int, ...], votes: Ballots, other: int) -> None:
    made = voting(*hands)
    for voter, ballot in votes.items():
        others = [watcher for watcher in WATCHERS if watcher != voter]
        for artist, number in ballot.items():
            made.act(voter, Vote(Seat(artist), number))
            before = [seen(made, watcher) for watcher in others]
            made.act(voter, Vote(Seat(artist), (number + other) % 3 + 1))
            assert [seen(made, watcher) for watcher in others] == before


@pytest.mark.parametrize("show_backs", ["locked", "never"])
def test_where_the_house_hides_backs_nobody_sees_a_token(show_backs: str) -> None:
    made = voting(1, 2, 3, 1, options=Options(show_backs=show_backs))
    before = [seen(made, watcher) for watcher in (None, 1, 2, 3)]
    made.act(0, Vote(Seat(1), 1))
    assert [seen(made, watcher) for watcher in (None, 1, 2, 3)] == before
    made.act(0, TakeBack(Seat(1)))
    assert [seen(made, watcher) for watcher in (None, 1, 2, 3)] == before
