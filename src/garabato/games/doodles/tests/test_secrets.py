"""Nobody learns before the reveal what they may not know: only hidden things are varied, views and papers stay equal."""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from garabato.core import Seat
from garabato.games.doodles import GAME
from garabato.games.doodles.table import Options
from garabato.games.doodles.tests.tables import drawing
from garabato.kit.three_words.table import Lock, TakeBack, Vote
from tests.support.tabletop import Table
from tests.support.three_words import PLAYERS, SEATS, WATCHERS, deals, other_hands, seen

ballots = st.fixed_dictionaries(
    {voter: st.fixed_dictionaries({artist: st.sampled_from([1, 2, 3]) for artist in SEATS if artist != voter}) for voter in SEATS}
)
Ballots = Mapping[int, Mapping[int, int]]

pytestmark = pytest.mark.clause("DO-5", "DO-8", "DO-10")


def watched(watcher: int | None, tokens: tuple[int, ...], ballots: Ballots, reveals: int) -> list[Any]:
    """A round up to so many reveals; what the watcher saw after each act of anybody."""
    made = drawing(*tokens)
    sights = [seen(made, watcher)]
    made.wait()
    for voter, ballot in ballots.items():
        for artist, number in ballot.items():
            made.act(voter, Vote(Seat(artist), number))
            sights.append(seen(made, watcher))
            made.act(voter, TakeBack(Seat(artist)))
            made.act(voter, Vote(Seat(artist), number))
            sights.append(seen(made, watcher))
    if not reveals:
        return sights
    for voter in ballots:
        made.act(voter, Lock())
        sights.append(seen(made, watcher))
    for _ in range(reveals - 1):
        made.wait()
        sights.append(seen(made, watcher))
    return sights


@given(st.sampled_from(WATCHERS), st.tuples(deals, deals), st.tuples(ballots, ballots), st.integers(0, PLAYERS))
def test_hidden_numbers_and_votes_do_not_show(
    watcher: int | None, hands: tuple[tuple[int, ...], tuple[int, ...]], both_votes: tuple[Ballots, Ballots], reveals: int
) -> None:
    """The artists revealed so far keep numbers and votes, and the watcher keeps the own; all else may be anything."""
    (mine, others), (votes, other_votes) = hands, both_votes
    known = {*range(reveals), watcher}
    varied = other_hands(mine, others, known)
    varied_votes = {
        voter: {
            artist: number if voter == watcher or artist in range(reveals) else other_votes[voter][artist]
            for artist, number in ballot.items()
        }
        for voter, ballot in votes.items()
    }
    assert watched(watcher, mine, votes, reveals) == watched(watcher, varied, varied_votes, reveals)


@given(deals, ballots)
def test_what_one_does_in_secret_nobody_else_sees(numbers: tuple[int, ...], votes: Ballots) -> None:
    made = drawing(*numbers)
    made.wait()
    for voter, ballot in votes.items():
        others = [watcher for watcher in WATCHERS if watcher != voter]
        before = [seen(made, watcher) for watcher in others]
        for artist, number in ballot.items():
            made.act(voter, Vote(Seat(artist), number))
            assert [seen(made, watcher) for watcher in others] == before
        made.act(voter, TakeBack(Seat((voter + 1) % PLAYERS)))
        assert [seen(made, watcher) for watcher in others] == before


@pytest.mark.parametrize("phase", ["token", "draw", "vote"])
def test_the_own_number_is_the_owner_s_alone(phase: str) -> None:
    made = drawing(1, 2, 3, 1) if phase != "token" else None
    if made is None:
        made = Table(GAME, players=PLAYERS)
        made.wait()
    if phase == "vote":
        made.wait()
    assert made.view(None).phase == phase
    assert made.view(None).own is None
    assert [made.view(seat).own for seat in SEATS] == [made.state.round.tokens[seat] for seat in made.seats]


def test_a_drawing_is_seen_by_nobody_else_while_it_is_drawn() -> None:
    made = drawing(1, 2, 3, 1)
    before = [seen(made, watcher) for watcher in WATCHERS if watcher != 2]
    made.draw(2, strokes=5)
    assert [seen(made, watcher) for watcher in WATCHERS if watcher != 2] == before
    pen = made.paper(2).pen
    assert all(pen not in made.paper(watcher).shown.values() for watcher in WATCHERS)


def test_the_cards_to_come_are_in_no_view() -> None:
    made = Table(GAME, players=PLAYERS, options=Options(rounds=3))
    for _ in range(60):
        hidden = made.state.pile[made.view(None).round :]
        for watcher in WATCHERS:
            text = msgspec.json.encode(made.view(watcher)).decode()
            assert not [card.id for card in hidden if f'"{card.id}"' in text]
        if made.view(None).phase == "over":
            return
        made.wait()
    pytest.fail("the game did not end")


def test_a_bystander_holds_no_secret() -> None:
    made = drawing(1, 2, 3, 1)
    while made.view(None).phase != "over":
        view = made.view(None)
        assert (view.own, view.ballot, view.stock, view.may_vote, view.may_flag) == (None, {}, {}, (), ())
        assert not view.may_judge
        assert not view.may_continue
        made.wait()
