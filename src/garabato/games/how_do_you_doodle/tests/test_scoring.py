"""The clauses HD-8 and HD-9 and the worked examples: who gets how many points."""

import json
from pathlib import Path

import pytest

from garabato.core import Seat, Why
from garabato.games.how_do_you_doodle.rules import BOOK
from garabato.games.how_do_you_doodle.table import Options
from garabato.games.how_do_you_doodle.tests.tables import voting
from garabato.kit.three_words.scoring import decided
from garabato.kit.three_words.table import Vote
from tests.support.three_words import by_seat, cast, refusal, scored, seat, upheld

EXAMPLES = {example["id"]: example for example in json.loads((Path(__file__).parent / "examples.json").read_text("utf-8"))}
ROUNDS = [name for name, example in EXAMPLES.items() if "subject" in example["given"]]


def test_all_examples_are_tried() -> None:
    assert sorted([*ROUNDS, "H5", "H6"]) == sorted(EXAMPLES)


@pytest.mark.clause("HD-5", "HD-8", "HD-9")
@pytest.mark.parametrize("name", ROUNDS)
def test_worked_round(name: str) -> None:
    given = EXAMPLES[name]["given"]
    made = voting(*given["subject"].values())
    cast(made, {voter: by_seat(ballot) for voter, ballot in by_seat(given["votes"]).items()})
    assert scored(made) == by_seat(EXAMPLES[name]["expect"])


@pytest.mark.clause("HD-9")
def test_worked_final() -> None:
    outcome = decided(BOOK, {of: tuple(key) for of, key in by_seat(EXAMPLES["H5"]["given"]).items()}, "shared")
    assert outcome.winners == tuple(map(seat, EXAMPLES["H5"]["expect"]))
    assert (outcome.reason, outcome.clause, [standing.place for standing in outcome.standings]) == ("shared", "HD-9", [1, 1, 3])


@pytest.mark.clause("HD-5")
def test_worked_ballot() -> None:
    given = EXAMPLES["H6"]["given"]
    ((artist, number),) = by_seat(given["ballot"]).items()
    made = voting(1, 2, 3)
    assert refusal(made, seat(given["voter"]), Vote(artist, number)) == (Why.NOT_YOURS, "HD-5", "refused-hd-5-own")


@pytest.mark.clause("HD-9")
def test_the_highest_sum_wins() -> None:
    made = voting(1, 2, 3, options=Options(rounds=1))
    cast(made, {0: {1: 2}, 1: {}, 2: {}})
    made.wait_until(lambda view: view.phase == "over")
    outcome = made.view(None).outcome
    assert made.view(None).totals == {0: -1, 1: 1, 2: -2}
    assert (outcome.winners, outcome.reason, outcome.clause) == ((1,), "won-score", "HD-9")


@pytest.mark.clause("HD-9")
def test_more_guessed_doodles_break_no_tie() -> None:
    made = voting(1, 2, 3, options=Options(rounds=1, foul="zero"))
    upheld(made, Seat(0))
    cast(made, {0: {}, 1: {2: 1}, 2: {1: 2}})
    made.wait_until(lambda view: view.phase == "over")
    assert made.view(None).totals == {0: 0, 1: 0, 2: -1}
    assert (made.view(None).outcome.winners, made.view(None).outcome.reason) == ((0, 1), "shared")
