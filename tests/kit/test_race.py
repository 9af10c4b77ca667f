"""First to take it: the state machine of races, without any game."""

import itertools

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from garabato.core import Millis, Seat
from garabato.kit import race
from garabato.kit.race import WINDOW_MS, Claimed, Race, Settled

A, B, C, D = map(Seat, range(4))
ELDERS = (C, A, D, B)
"""C is the oldest, B the youngest."""


def claimed(state: Race, seat: Seat, at: int, sent: int) -> Race:
    for event in race.claim(state, seat, Millis(at), Millis(sent)):
        state = race.evolve(state, event)
    return state


def run(state: Race, at: int) -> Race:
    """Let everything happen that happens by itself."""
    while event := race.follow(state, Millis(at)):
        state = race.evolve(state, event)
    return state


def places(state: Race) -> tuple[Seat, ...]:
    """The places once every window is over."""
    return run(state, 10**6).places


def test_nobody_claims() -> None:
    state = Race("boards")
    assert (state.due, state.claimants, race.follow(state, Millis(10**6))) == (None, (), None)


@pytest.mark.parametrize(("at", "settled"), [(1149, ()), (1150, (A,)), (1151, (A,))])
def test_the_window_of_the_first_claim(at: int, settled: tuple[Seat, ...]) -> None:
    state = claimed(Race("boards"), A, 1000, 990)
    assert state.due == 1000 + WINDOW_MS
    assert state.claimants == (A,)
    assert run(state, at).places == settled
    assert run(state, at).claimants == (A,)


def test_a_claim_again_changes_nothing() -> None:
    state = claimed(Race("boards"), A, 1000, 1000)
    assert race.claim(state, A, Millis(1010), Millis(1010)) == ()
    assert race.claim(run(state, 2000), A, Millis(2010), Millis(2010)) == ()


def test_the_slow_connection_was_first() -> None:
    state = claimed(claimed(Race("boards"), A, 1000, 990), B, 1100, 950)
    assert run(state, 1149).places == ()
    assert run(state, 1150).places == (B, A), "nobody can come any more who was before A"


def test_equal_times_go_by_receipt() -> None:
    assert places(claimed(claimed(Race("boards"), B, 1000, 950), A, 1001, 950)) == (B, A)


def test_each_place_has_a_window_of_its_own() -> None:
    """The second place waits for those who were sent before it and are still on their way."""
    state = run(claimed(claimed(Race("boards"), A, 1000, 1000), B, 1140, 1140), 1150)
    assert (state.places, state.due) == ((A,), 1290)
    assert places(claimed(state, C, 1200, 1100)) == (A, C, B)


def test_the_same_time() -> None:
    """Of those who claimed at the same time the youngest comes first, before a third whom the second place had seen."""
    state = Race("boards", tie_ms=100, elders=ELDERS)
    state = claimed(claimed(claimed(state, A, 1000, 1000), B, 1030, 1030), C, 1101, 1101)
    assert run(state, 1150).places == (B, A)
    assert places(state) == (B, A, C)


@pytest.mark.parametrize(("later", "first"), [(99, B), (100, B), (101, A)])
def test_the_edge_of_the_same_time(later: int, first: Seat) -> None:
    state = Race("boards", tie_ms=100, elders=ELDERS)
    assert places(claimed(claimed(state, A, 1000, 1000), B, 1000 + later, 1000 + later))[0] == first


def test_a_long_tie_window_is_waited_for() -> None:
    state = claimed(Race("boards", tie_ms=300, elders=ELDERS), A, 1000, 1000)
    assert state.due == 1300
    assert places(claimed(state, B, 1299, 1299)) == (B, A)


claims = st.lists(st.tuples(st.integers(0, 400), st.integers(0, 150)), min_size=1, max_size=4)


@given(claims)
def test_whoever_sent_first_comes_first(made: list[tuple[int, int]]) -> None:
    """However late each claim arrives, up to the delay that can be known."""
    arrivals = sorted((sent + delay, sent, Seat(seat)) for seat, (sent, delay) in enumerate(made))
    state = Race("boards")
    for at, sent, seat in arrivals:
        state = claimed(run(state, at - 1), seat, at, sent)
    order = places(state)
    assert sorted(order) == sorted(seat for _, _, seat in arrivals)
    sent_by = {seat: sent for _, sent, seat in arrivals}
    assert all(sent_by[one] <= sent_by[two] for one, two in itertools.pairwise(order))


def test_the_wire() -> None:
    state = Race("boards", tie_ms=100, elders=ELDERS)
    events = (Claimed("boards", A, Millis(1), Millis(0)), Settled("boards", (A,)))
    assert msgspec.json.decode(msgspec.json.encode(events), type=tuple[race.RaceEvent, ...]) == events
    state = race.evolve(state, events[0])
    assert msgspec.json.decode(msgspec.json.encode(state), type=Race) == state
    assert race.evolve(state, events[1]).claims == ()
