"""The clauses AR-9 to AR-11 and the worked examples: who gets the points and who wins."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from garabato.core import CallOff, Seat, SeatGone
from garabato.games.artbox import GAME
from garabato.games.artbox.scoring import decided, drawing_point, guessing_point, reached
from garabato.games.artbox.state import Round, State
from garabato.games.artbox.table import Award, Match, Options, Place, Score
from garabato.games.artbox.tests.tables import (
    drawing,
    everybody_right,
    finish,
    guess,
    hand_in,
    lay,
    matching,
    shape,
    table,
    to,
)
from tests.support.tabletop import Table

EXAMPLES = {example["id"]: example for example in json.loads((Path(__file__).parent / "examples.json").read_text("utf-8"))}
NAMES = "ABCDE"
HOUSE = Options()


def by_seat(named: Mapping[str, int]) -> dict[Seat, int]:
    """The examples call the seats by letters."""
    return {Seat(NAMES.index(name)): number for name, number in named.items()}


def played(given: Mapping[str, Any], **house: Any) -> Table:
    """A round with these tokens and guesses, up to its points."""
    tokens = by_seat(given["token"])
    made = matching(4, order=sorted(tokens, key=lambda seat: tokens[seat]), **house)
    owner = {word: NAMES.index(name) for name, word in given.get("word", {}).items()}
    guesses = given.get("guesses", {})
    guess(
        made,
        {NAMES.index(name): {NAMES.index(artist): owner[word] for artist, word in written.items()} for name, written in guesses.items()},
    )
    finish(made, *range(4))
    return to(made, "points")


def score_of(made: Table) -> Score:
    """The last finished round."""
    last: Score = made.view(None).scores[-1]
    return last


def seat_of(name: str | None) -> int | None:
    return None if name is None else NAMES.index(name)


def test_all_examples_are_tried() -> None:
    assert set(EXAMPLES) == {f"A{n}" for n in range(1, 13)}, "A10 and A11 are tried where drawings are"


@pytest.mark.clause("AR-8", "AR-9", "AR-10")
@pytest.mark.parametrize("example", ["A1", "A2", "A3", "A4"])
def test_the_points_of_the_examples(example: str) -> None:
    told = EXAMPLES[example]
    score = score_of(played(told["given"]))
    assert score.drawing.winner == seat_of(told["expect"]["drawing"])
    assert score.guessing.winner == seat_of(told["expect"]["guessing"])
    assert score.seen == by_seat(told["expect"].get("seen", dict.fromkeys("ABCD", 0)))
    assert score.hits == by_seat(told["expect"].get("hits", dict.fromkeys("ABCD", 0)))
    assert score.tokens == by_seat(told["given"]["token"])


@pytest.mark.clause("AR-9", "AR-10")
def test_a5_with_points_for_nothing() -> None:
    told = EXAMPLES["A5"]
    score = score_of(played(told["given"], award_zero=True))
    assert score.drawing.winner == seat_of(told["expect"]["drawing"])
    assert score.guessing.winner == seat_of(told["expect"]["guessing"])
    assert (score.drawing.reason, score.guessing.reason) == ("drawing-zero", "guessing-zero")


@pytest.mark.clause("AR-2")
def test_a6_targets() -> None:
    told = EXAMPLES["A6"]
    assert [table(players).view(None).target for players in told["given"]] == told["expect"]


@pytest.mark.clause("AR-11")
@pytest.mark.parametrize(("example", "reason"), [("A7", "won-last-drawing"), ("A8", "won-token")])
def test_ties_at_the_end_of_the_examples(example: str, reason: str) -> None:
    told = EXAMPLES[example]
    outcome = decided(*(by_seat(told["given"][part]) for part in ("total", "seen", "token")))
    assert outcome.winners == (seat_of(told["expect"]),)
    assert (outcome.clause, outcome.reason, outcome.finished) == ("AR-11", reason, True)


@pytest.mark.clause("AR-11")
@pytest.mark.parametrize(("more", "over"), [(0, False), (1, True)])
def test_a9_nobody_has_reached_the_target(more: int, over: bool) -> None:
    total = by_seat(EXAMPLES["A9"]["given"]["total"])
    total[Seat(2)] += 2 * more
    assert reached(with_totals(table(4).state, total)) is over


def with_totals(state: State, total: Mapping[Seat, int]) -> State:
    """So many points, one a round."""
    none = Award(winner=None, count=0, tied=(), reason="guessing-nobody")
    wins = [Award(winner=seat, count=1, tied=(seat,), reason="drawing-most") for seat, points in total.items() for _ in range(points)]
    scores = [Score(round=n, start=Seat(0), drawing=win, guessing=none, seen={}, hits={}, tokens={}) for n, win in enumerate(wins, 1)]
    return replace(state, rounds=tuple(Round(number=score.round, start=Seat(0), hands={}, score=score) for score in scores))


@pytest.mark.clause("AR-10")
def test_a12_ties_in_guessing() -> None:
    told = EXAMPLES["A12"]
    for tie, winner in (("token", told["expect"]["rulebook"]), ("own_drawing", told["expect"]["published"])):
        score = score_of(played(told["given"], guess_tie=tie))
        assert score.drawing.winner == seat_of(told["expect"]["drawing"])
        assert score.guessing.winner == seat_of(winner)
        assert (score.seen, score.hits) == (by_seat(told["expect"]["seen"]), by_seat(told["expect"]["hits"]))
        assert score.guessing.reason == {"token": "guessing-token", "own_drawing": "guessing-own-drawing"}[tie]
        assert score.guessing.tied == {"token": (2, 3), "own_drawing": (3, 2)}[tie]


# ---------------------------------------------------------------- AR-9


SEATS = tuple(map(Seat, range(4)))
TOKENS = dict(zip(SEATS, (3, 1, 4, 2), strict=True))


def counted(*numbers: int) -> dict[Seat, int]:
    return dict(zip(SEATS, numbers, strict=True))


@pytest.mark.clause("AR-9")
@pytest.mark.parametrize(
    ("seen", "barred", "house", "award"),
    [
        ((3, 2, 1, 0), (), HOUSE, (0, 3, (0,), "drawing-most")),
        ((2, 0, 2, 2), (), HOUSE, (3, 2, (3, 0, 2), "drawing-token")),
        ((2, 0, 2, 2), (), Options(simplified=True), (3, 2, (3, 0, 2), "drawing-place")),
        ((3, 2, 1, 0), (0,), HOUSE, (1, 2, (1,), "drawing-most")),
        ((0, 0, 0, 0), (), HOUSE, (None, 0, (), "drawing-nobody")),
        ((3, 0, 0, 0), (0,), HOUSE, (None, 0, (), "drawing-nobody")),
        ((3, 0, 0, 0), (0,), Options(award_zero=True), (1, 0, (1, 3, 2), "drawing-zero")),
        ((0, 0, 0, 0), (0, 1, 2, 3), Options(award_zero=True), (None, 0, (), "drawing-nobody")),
    ],
)
def test_the_drawing_point(seen: tuple[int, ...], barred: tuple[int, ...], house: Options, award: tuple[Any, ...]) -> None:
    got = drawing_point(counted(*seen), TOKENS, house, [Seat(seat) for seat in barred])
    assert (got.winner, got.count, got.tied, got.reason) == award


@pytest.mark.clause("AR-9", "AR-5")
def test_a_drawing_that_lacks_a_shape_may_be_guessed_but_gets_no_point() -> None:
    made = drawing(4)
    lay(made, 0, "box")
    hand_in(made, 1, 2, 3)
    to(made, "match")
    guess(made, {1: {0: 0}, 2: {0: 0}, 3: {0: 0, 1: 1}})
    finish(made, 0, 1, 2, 3)
    to(made, "points")
    assert [told.complete for told in made.view(None).told] == [False, True, True, True]
    score = score_of(made)
    assert (score.seen[Seat(0)], score.drawing.winner, score.guessing.winner) == (3, 1, 3)


@pytest.mark.clause("AR-9", "AR-3")
def test_of_two_drawings_both_count_and_both_have_to_be_whole() -> None:
    made = drawing(3, three_player_two_drawings=True)
    lay(made, 0, sheet=0)
    lay(made, 0, "box", sheet=1)
    hand_in(made, 1, 2)
    to(made, "match")
    guess_all(made)
    finish(made, 0, 1, 2)
    to(made, "points")
    assert (score_of(made).seen, score_of(made).hits) == ({0: 4, 1: 4, 2: 4}, {0: 4, 1: 4, 2: 4})
    assert (score_of(made).drawing.winner, score_of(made).guessing.winner) == (1, 2)


def guess_all(made: Table) -> None:
    """All write the right word down for all drawings that are not their own."""
    for guesser in made.seats:
        for place in made.state.round.others(guesser):
            made.act(guesser, Match(place, made.state.round.spots[place - 1].word))


# ---------------------------------------------------------------- AR-10


@pytest.mark.clause("AR-10")
@pytest.mark.parametrize(
    ("hits", "seen", "left_out", "house", "award"),
    [
        ((3, 2, 1, 0), (0, 0, 0, 0), None, HOUSE, (0, 3, (0,), "guessing-most")),
        ((3, 2, 1, 0), (0, 0, 0, 0), 0, HOUSE, (1, 2, (1,), "guessing-most")),
        ((2, 1, 2, 2), (0, 0, 3, 1), None, HOUSE, (3, 2, (3, 0, 2), "guessing-token")),
        ((2, 1, 2, 2), (0, 0, 3, 1), None, Options(guess_tie="own_drawing"), (2, 2, (2, 3, 0), "guessing-own-drawing")),
        ((2, 1, 2, 2), (1, 9, 1, 1), None, Options(guess_tie="own_drawing"), (3, 2, (3, 0, 2), "guessing-token")),
        ((2, 1, 2, 2), (1, 9, 1, 1), None, Options(simplified=True), (3, 2, (3, 0, 2), "guessing-place")),
        ((3, 0, 0, 0), (0, 0, 0, 0), 0, HOUSE, (None, 0, (), "guessing-nobody")),
        ((3, 0, 0, 0), (0, 0, 0, 0), 0, Options(award_zero=True), (1, 0, (1, 3, 2), "guessing-zero")),
    ],
)
def test_the_guessing_point(
    hits: tuple[int, ...], seen: tuple[int, ...], left_out: int | None, house: Options, award: tuple[Any, ...]
) -> None:
    got = guessing_point(counted(*hits), counted(*seen), TOKENS, house, None if left_out is None else Seat(left_out))
    assert (got.winner, got.count, got.tied, got.reason) == award


numbers = st.tuples(*[st.integers(0, 3)] * 4)


@given(numbers, numbers, st.permutations([1, 2, 3, 4]), st.booleans(), st.sampled_from(["token", "own_drawing"]))
@pytest.mark.clause("AR-9", "AR-10")
def test_nobody_gets_both_points_and_each_goes_to_the_best(
    seen: tuple[int, ...], hits: tuple[int, ...], order: list[int], award_zero: bool, tie: Any
) -> None:
    house = Options(award_zero=award_zero, guess_tie=tie)
    tokens = counted(*order)
    drawing = drawing_point(counted(*seen), tokens, house)
    guessing = guessing_point(counted(*hits), counted(*seen), tokens, house, drawing.winner)
    assert (drawing.winner is None) == (not any(seen) and not award_zero)
    if drawing.winner is not None:
        assert guessing.winner != drawing.winner
        assert seen[drawing.winner] == drawing.count == max(seen)
    others = [hits[seat] for seat in SEATS if seat != drawing.winner]
    assert (guessing.winner is None) == (not any(others) and not award_zero)
    if guessing.winner is not None:
        assert hits[guessing.winner] == guessing.count == max(others)
        assert guessing.tied[0] == guessing.winner


# ---------------------------------------------------------------- AR-11


@pytest.mark.clause("AR-11")
def test_a_tied_player_without_a_part_in_the_last_round_comes_behind() -> None:
    total = counted(5, 5, 5, 1)
    outcome = decided(total, {Seat(1): 0, Seat(3): 3}, {Seat(1): 2, Seat(3): 1})
    assert outcome.winners == (1,)
    assert [(standing.seat, standing.place) for standing in outcome.standings] == [(1, 1), (0, 2), (2, 2), (3, 4)]


@pytest.mark.clause("AR-11")
def test_in_the_simplified_game_the_place_decides() -> None:
    assert decided(counted(5, 5, 0, 0), counted(1, 1, 0, 0), TOKENS, places=True).reason == "won-place"
    assert decided(counted(5, 5, 0, 0), counted(1, 2, 0, 0), TOKENS, places=True).reason == "won-last-drawing"
    assert decided(counted(5, 4, 0, 0), counted(1, 2, 0, 0), TOKENS).reason == "won-score"


@pytest.mark.clause("AR-11")
def test_a_game_is_played_to_its_end() -> None:
    made = table(4)
    while made.view(None).phase != "over":
        to(made, "draw")
        hand_in(made, *made.view(None).order)
        guess(made, everybody_right(made))
        finish(made, *range(4))
        to(made, "points")
        score = score_of(made)
        assert (score.drawing.reason, score.guessing.reason) == ("drawing-token", "guessing-token")
        made.wait()
    outcome = made.view(None).outcome
    assert len(made.state.rounds) == 9, "both points go round the table"
    assert made.view(None).totals == {0: 5, 1: 5, 2: 4, 3: 4}
    assert (outcome.finished, outcome.winners, outcome.reason) == (True, (0,), "won-token")


@pytest.mark.clause("AR-11")
def test_five_rounds_without_a_point_are_enough() -> None:
    made = table(3)
    to(made, "over")
    outcome = made.view(None).outcome
    assert len(made.state.rounds) == 5
    assert (outcome.finished, outcome.winners, outcome.reason) == (False, (), "no-points")


@pytest.mark.clause("AR-11")
def test_a_point_in_between_begins_the_count_anew() -> None:
    made = table(3)
    for number in range(1, 5):
        to(made, "points")
        made.wait()
        assert made.view(None).round == number + 1
    to(made, "draw")
    hand_in(made, *range(3))
    guess(made, {0: {1: 1}})
    finish(made, 0, 1, 2)
    to(made, "over")
    assert len(made.state.rounds) == 10
    assert made.view(None).totals == {0: 1, 1: 1, 2: 0}


@pytest.mark.clause("AR-11")
def test_a_game_that_too_few_can_finish_is_called_off() -> None:
    made = matching(4)
    made.system(SeatGone(Seat(1)), CallOff())
    outcome = made.view(None).outcome
    assert (outcome.finished, outcome.winners, outcome.reason) == (False, (), "called-off")
    assert made.system(CallOff()) == []
    assert GAME.deadline(made.state) is None


@pytest.mark.clause("AR-11", "AR-8")
def test_at_the_end_all_drawings_of_all_rounds_are_shown() -> None:
    made = table(7)
    rounds = 0
    while made.view(None).phase != "over":
        to(made, "draw")
        rounds += 1
        made.act(0, Place(1, shape("line", turn=rounds)))
        hand_in(made, *range(7))
        guess(made, {2: {0: 0}})
        finish(made, *range(7))
        to(made, "points")
        made.wait()
    told = made.view(None).told
    assert len(told) == 7 * rounds == 21
    assert len({each.label for each in told}) == 21
    assert [each.shapes[0].turn for each in told if each.artist == 0] == [1, 2, 3]
    assert {len(each.guesses) for each in told} == {6}
    assert made.view(4).told == told
