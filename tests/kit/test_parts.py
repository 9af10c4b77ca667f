"""Token pools, the score pad, the ranking and the bot's blank mind."""

from collections import Counter

import pytest

from garabato.core import ConceptId, Label, Seat
from garabato.kit import pad, ranking, tokens
from garabato.kit.mind import UniformMind
from tests.support.tabletop import Luck


def test_a_deal_puts_nothing_back() -> None:
    seats = [Seat(n) for n in range(9)]
    for seed in range(20):
        dealt = tokens.deal(seats, Luck(seed))
        assert list(dealt) == seats
        assert Counter(dealt.values()) == {1: 3, 2: 3, 3: 3}


def test_a_deal_for_fewer_leaves_tokens_over() -> None:
    assert list(tokens.deal([Seat(4), Seat(2)], Luck(0))) == [4, 2]
    assert tokens.deal([], Luck(0)) == {}


def test_the_stock_is_what_does_not_lie() -> None:
    assert tokens.stock([]) == {1: 3, 2: 3, 3: 3}
    assert tokens.stock([2, 2, 3]) == {1: 3, 2: 1, 3: 2}


def test_tokens_are_drawn_from_the_stock() -> None:
    for seed in range(20):
        assert sorted(tokens.draw([1, 1, 1, 2, 2, 3], 3, Luck(seed))) == [2, 3, 3]
        assert set(tokens.draw([1, 1, 1], 2, Luck(seed))) <= {2, 3}
    assert tokens.draw([], 0, Luck(0)) == []


def test_the_pad_adds_up() -> None:
    seats = [Seat(0), Seat(1), Seat(2)]
    assert pad.add_up(seats, [(Seat(1), 2), (Seat(0), -3), (Seat(1), -1)]) == {0: -3, 1: 1, 2: 0}
    assert pad.add_up([], []) == {}


@pytest.mark.parametrize(
    ("keys", "places"),
    [
        ({0: (3,), 1: (5,), 2: (5,)}, {1: 1, 2: 1, 0: 3}),
        ({0: (5,), 1: (5,), 2: (5,)}, {0: 1, 1: 1, 2: 1}),
        ({0: (5,), 1: (3,), 2: (3,), 3: (1,)}, {0: 1, 1: 2, 2: 2, 3: 4}),
        ({0: (-2, 1), 1: (-2, 4)}, {1: 1, 0: 2}),
        ({0: (0,)}, {0: 1}),
    ],
)
def test_ties_share_a_place_and_the_next_is_skipped(keys: dict[Seat, tuple[int, ...]], places: dict[int, int]) -> None:
    standings = ranking.rank(keys)
    assert {standing.seat: standing.place for standing in standings} == places
    assert [standing.seat for standing in standings] == list(places)
    assert all(standing.score == keys[standing.seat][0] for standing in standings)


@pytest.mark.parametrize(
    ("keys", "part"),
    [
        ([(3, 9), (5, 0)], 0),
        ([(5, 1), (5, 0), (2, 7)], 1),
        ([(5, 1, 2), (5, 1, 3)], 2),
        ([(5, 1), (5, 1), (0, 0)], None),
        ([(5, 1)], 0),
        ([(3, 9), (3, 8), (2, 9)], 1),
    ],
)
def test_which_part_of_the_key_decides(keys: list[tuple[int, ...]], part: int | None) -> None:
    assert ranking.deciding({Seat(n): key for n, key in enumerate(keys)}) == part


def test_a_mind_without_an_eye_has_no_favourite() -> None:
    mind = UniformMind(7)
    assert mind.recognise(Label(1), [ConceptId("a"), ConceptId("b")]) == [0.5, 0.5]
    rolls = [mind.below(6) for _ in range(600)]
    assert set(rolls) == set(range(6))
    assert all(60 < count < 140 for count in Counter(rolls).values())
    assert [UniformMind(7).below(100) for _ in range(3)] == [UniformMind(7).below(100)] * 3
    assert UniformMind(0).below(1000) == UniformMind(1).below(1000)
