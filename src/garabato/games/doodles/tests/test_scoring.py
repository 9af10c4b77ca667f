"""The clauses DO-11, DO-12 and DO-14 and the worked examples: who gets how many points."""

import json
import random
from pathlib import Path

import pytest

from garabato.core import Refused, Seat, SeatAway, SeatGone
from garabato.games.doodles import GAME
from garabato.games.doodles.rules import BOOK
from garabato.games.doodles.table import Options, View
from garabato.games.doodles.tests.tables import voting
from garabato.kit.three_words.scoring import decided
from garabato.kit.three_words.table import Vote
from tests.support.tabletop import Table
from tests.support.three_words import by_seat, cast, scored, seat, upheld

EXAMPLES = {example["id"]: example for example in json.loads((Path(__file__).parent / "examples.json").read_text("utf-8"))}
ROUNDS = [name for name, example in EXAMPLES.items() if "subject" in example["given"]]
FINALS = ["D9", "D10"]


def test_all_examples_are_tried() -> None:
    assert sorted([*ROUNDS, *FINALS, "D4"]) == sorted(EXAMPLES)


@pytest.mark.clause("DO-8", "DO-11", "DO-12", "DO-13")
@pytest.mark.parametrize("name", ROUNDS)
def test_worked_round(name: str) -> None:
    given, expected = EXAMPLES[name]["given"], EXAMPLES[name]["expect"]
    made = voting(*given["subject"].values(), away=[seat(letter) for letter in given.get("absent", [])])
    for letter in given.get("annulled", []):
        upheld(made, seat(letter))
    votes = {voter: by_seat(ballot) for voter, ballot in by_seat(given["votes"]).items()}
    complete = {voter: ballot for voter, ballot in votes.items() if len(ballot) == len(made.view(voter).may_vote)}
    cast(made, {voter: ballot for voter, ballot in votes.items() if voter not in complete}, lock=False)
    cast(made, complete)
    assert scored(made) == by_seat(expected)


@pytest.mark.clause("DO-9")
def test_worked_ballot() -> None:
    ballot = by_seat(EXAMPLES["D4"]["given"]["ballot"])
    made = voting(1, 1, 1, 2, 2, 2, 3)
    *three, fourth = [artist for artist, number in ballot.items() if number == 1]
    for artist in three:
        made.act(6, Vote(artist, 1))
    with pytest.raises(Refused) as refused:
        made.act(6, Vote(fourth, 1))
    assert (refused.value.clause, refused.value.text) == ("DO-9", "refused-do-9")
    assert made.view(6).ballot == dict.fromkeys(three, 1)


@pytest.mark.clause("DO-14")
@pytest.mark.parametrize("name", FINALS)
def test_worked_final(name: str) -> None:
    keys = {of: tuple(key) for of, key in by_seat(EXAMPLES[name]["given"]).items()}
    outcome = decided(BOOK, keys, "own")
    assert outcome.winners == tuple(map(seat, EXAMPLES[name]["expect"]))
    assert outcome.reason == {"D9": "won-own-doodles", "D10": "shared"}[name]
    assert [standing.place for standing in outcome.standings] == {"D9": [1, 2, 3], "D10": [1, 1, 3]}[name]


# ---------------------------------------------------------------- DO-8: missing votes


@pytest.mark.clause("DO-8", "DO-12")
@pytest.mark.parametrize(
    ("options", "missed", "totals"),
    [
        (Options(), -1, {0: -2, 1: -1, 2: -4}),
        (Options(missed_vote="zero"), 0, {0: -2, 1: 1, 2: -2}),
        (Options(vote="optional"), 0, {0: -2, 1: 1, 2: -2}),
        (Options(vote="optional", missed_vote="random"), 0, {0: -2, 1: 1, 2: -2}),
    ],
)
def test_what_a_missing_vote_is_worth(options: Options, missed: int, totals: dict[int, int]) -> None:
    made = voting(1, 2, 3, options=options)
    cast(made, {0: {1: 2, 2: 1}}, lock=False)
    made.wait()
    assert [(bet.number, bet.points) for bet in made.view(None).reveal.bets] == [(None, missed), (None, missed)]
    assert scored(made) == totals


@pytest.mark.clause("DO-8")
def test_chance_places_missing_tokens_from_the_hand() -> None:
    placed = set()
    for seed in range(30):
        made = Table(GAME, players=5, options=Options(missed_vote="random"), seed=seed)
        made.wait_until(lambda view: view.phase == "vote")
        cast(made, {0: {1: 2, 2: 2, 3: 2}}, lock=False)
        made.wait()
        ballots = {voter: made.view(voter).ballot for voter in made.seats}
        assert all(len(ballot) == 4 for ballot in ballots.values())
        assert ballots[0].items() >= {1: 2, 2: 2, 3: 2}.items()
        assert ballots[0][4] in {1, 3}
        placed.add(ballots[0][4])
        assert all(left >= 0 for voter in made.seats for left in made.view(voter).stock.values())
        assert all(bet.number for bet in made.view(None).reveal.bets)
    assert placed == {1, 3}


@pytest.mark.clause("DO-8")
@pytest.mark.parametrize("options", [Options(), Options(missed_vote="random")])
@pytest.mark.parametrize("leaves", [SeatAway, SeatGone])
def test_the_placed_tokens_of_who_leaves_count_and_the_missing_ones_are_worth_nothing(options: Options, leaves: type[SeatAway]) -> None:
    made = voting(1, 2, 3, options=options)
    cast(made, {0: {1: 2}}, lock=False)
    made.system(leaves(Seat(0)))
    cast(made, {1: {0: 1, 2: 3}, 2: {0: 1, 1: 1}})
    # 0: +1 as voter on 1, nothing for the missing one, +2 as artist. 1: +2, one right vote. 2: +1 -1, one right vote.
    assert scored(made) == {0: 1 + 2, 1: 2 + 1, 2: 0 + 1}
    last = made.view(None).columns[0].reveals[-1]
    assert [(bet.voter, bet.number, bet.points) for bet in last.bets] == [(0, None, 0), (1, 3, 1)]


# ---------------------------------------------------------------- DO-7: what a foul costs


@pytest.mark.clause("DO-7")
@pytest.mark.parametrize(
    ("foul", "artist", "bets", "totals"),
    [
        ("minus_two", -2, [None, None], {0: -2 + 2, 1: 1 + 2, 2: 1 + 2}),
        ("zero", 0, [None, None], {0: 0 + 2, 1: 1 + 2, 2: 1 + 2}),
        ("play_on", 1, [1, -1], {0: 1 + 2, 1: 1 + 2 + 1, 2: 1 + 2 - 1}),
    ],
)
def test_what_a_foul_costs(foul: str, artist: int, bets: list[int | None], totals: dict[int, int]) -> None:
    made = voting(1, 2, 3, options=Options(foul=foul))
    upheld(made, Seat(0))
    cast(made, {0: {1: 2, 2: 3}, 1: {0: 1, 2: 3}, 2: {0: 2, 1: 2}})
    reveal = made.view(None).reveal
    assert (reveal.points, [bet.points for bet in reveal.bets]) == (artist, bets)
    assert [bet.number for bet in reveal.bets] == [1, 2]
    assert scored(made) == totals
    assert made.view(None).drawings[0].foul == "foul"


# ---------------------------------------------------------------- DO-14


@pytest.mark.clause("DO-7", "DO-14")
@pytest.mark.parametrize(
    ("tie", "winners", "places", "reason"),
    [
        ("own", (1,), [1, 2, 3], "won-own-doodles"),
        ("guessed", (0,), [1, 2, 3], "won-guessed-doodles"),
        ("shared", (0, 1), [1, 1, 3], "shared"),
    ],
)
def test_how_a_tie_is_broken(tie: str, winners: tuple[int, ...], places: list[int], reason: str) -> None:
    made = voting(1, 2, 3, options=Options(rounds=1, foul="zero", tie=tie))
    upheld(made, Seat(0))  # so the right votes on 0 count neither for 0 nor for those who gave them
    cast(made, {0: {1: 2, 2: 1}, 1: {0: 1, 2: 1}, 2: {0: 1, 1: 1}})
    made.wait_until(lambda view: view.phase == "over")
    outcome = made.view(None).outcome
    assert {standing.seat: standing.score for standing in outcome.standings} == {0: 0, 1: 0, 2: -3}
    assert (outcome.winners, outcome.reason, outcome.clause, outcome.finished) == (winners, reason, "DO-14", True)
    assert [standing.place for standing in outcome.standings] == places
    assert made.view(None).until is None


@pytest.mark.clause("DO-14")
def test_the_tie_is_broken_by_what_stands_on_the_pad() -> None:
    decided_by = set()
    for seed in range(150):
        made = Table(GAME, players=4, options=Options(rounds=2), seed=seed)
        luck = random.Random(seed)
        while made.view(None).phase != "over":
            if made.view(None).phase == "vote":
                cast(made, {voter: {artist: luck.choice((1, 2)) for artist in made.seats if artist != voter} for voter in made.seats})
            else:
                made.wait()
        view = made.view(None)
        keys = {seat: pad_key(view, seat) for seat in made.seats}
        places = {standing.seat: standing.place for standing in view.outcome.standings}
        assert places == {seat: 1 + sum(other > keys[seat] for other in keys.values()) for seat in made.seats}
        assert {standing.seat: standing.score for standing in view.outcome.standings} == view.totals
        best, second = sorted(keys.values(), reverse=True)[:2]
        equal = [mine == other for mine, other in zip(best, second, strict=True)]
        reason = ("won-score", "won-own-doodles", "won-right-votes", "shared")[(*equal, False).index(False)]
        assert view.outcome.reason == reason
        decided_by.add(reason)
    assert decided_by == {"won-score", "won-own-doodles", "won-right-votes", "shared"}


def pad_key(view: View, seat: Seat) -> tuple[int, int, int]:
    """The score, the own doodles that somebody guessed, and the right votes on them."""
    right = [sum(bet.points == 1 for bet in reveal.bets) for column in view.columns for reveal in column.reveals if reveal.artist == seat]
    return sum(column.totals[seat] for column in view.columns), sum(count > 0 for count in right), sum(right)
