"""The worked examples, and the end."""

import json
from pathlib import Path
from typing import Any

import pytest

from garabato.core import Seat
from garabato.games.doodle_dash.scoring import final
from garabato.games.doodle_dash.state import Round, Show, State
from garabato.games.doodle_dash.table import Options
from garabato.games.doodle_dash.tests.tables import CARDS, drawing, finish, guessing, right, rolling, settle, table, wrong
from garabato.kit.race import Race
from tests.support.tabletop import Table

EXAMPLES: dict[str, Any] = {each["id"]: each for each in json.loads((Path(__file__).parent / "examples.json").read_text("utf-8"))}


def example(*names: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("name", names)


@pytest.mark.clause("DA-1")
@example("X1")
def test_stacks(name: str) -> None:
    given = EXAMPLES[name]["given"]
    assert [table(players).view(None).rounds for players in given] == EXAMPLES[name]["expect"]


@pytest.mark.clause("DA-11", "DA-12", "DA-13")
@example("X2", "X3", "X4", "X5", "X6", "X7", "X8")
def test_points(name: str) -> None:
    given, expect = EXAMPLES[name]["given"], EXAMPLES[name]["expect"]
    made = guessing(given["players"], finished=len(given["finish"]))
    assert list(made.view(0).finished) == given["finish"]
    for verdict in given["verdicts"]:
        (right if verdict else wrong)(made)
    view = made.view(None)
    assert view.phase == "reveal"
    assert len(view.tries) == expect["guesses"]
    assert {str(seat): points for seat, points in view.totals.items()} == expect["points"]


@pytest.mark.clause("DA-7", "DA-8", "DA-9", "DA-18")
@example("X9", "X10", "X11")
def test_grabs(name: str) -> None:
    given, expect = EXAMPLES[name]["given"], EXAMPLES[name]["expect"]
    ages = given["ages"]
    made = drawing(given["players"], elders=sorted(range(given["players"]), key=lambda seat: -ages[seat]))
    for at, seat in given["done"]:
        if made.view(None).phase == "draw":
            while made.state.round.race.claims and made.state.round.race.due <= at:
                settle(made)
            finish(made, seat, at)
    made.wait_until(lambda view: view.phase == "guess")
    assert (made.view(0).token, made.view(0).die) == (expect["token"], expect["die"])


def score_sheet(points: dict[int, int]) -> State:
    """A game in which the last artist of each round's guess was the one who scored."""
    seats = tuple(Seat(seat) for seat in points)
    won = [(guesser, artist) for guesser, artist in pairs(dict(points))]
    rounds = tuple(
        Round(
            attempt=n,
            number=n,
            guesser=guesser,
            card=CARDS[0],
            began="next",
            foul_by=None,
            race=Race("boards"),
            called=1,
            shows=(Show(guess=n, artists=(artist,), right=True),),
            revealed=True,
        )
        for n, (guesser, artist) in enumerate(won, start=1)
    )
    return State(house=Options(), seats=seats, elders=seats, ages_known=False, bots=(), stack=CARDS[:12], box=(), rounds=rounds)


def pairs(left: dict[int, int]) -> list[tuple[Seat, Seat]]:
    """Rounds with one guesser and one artist that give out these points."""
    made: list[tuple[Seat, Seat]] = []
    while sum(left.values()):
        most, second, *_ = sorted(left, key=lambda seat: left[seat], reverse=True)
        left[most] -= 1
        left[second] -= 1
        made.append((Seat(most), Seat(second)))
    return made


@pytest.mark.clause("DA-15")
@example("X12")
def test_ties_share(name: str) -> None:
    given = {int(seat): points for seat, points in EXAMPLES[name]["given"].items()}
    outcome = final(score_sheet(given))
    assert {standing.seat: standing.score for standing in outcome.standings} == given
    assert list(outcome.winners) == EXAMPLES[name]["expect"]
    assert (outcome.clause, outcome.reason, [standing.place for standing in outcome.standings]) == ("DA-15", "shared", [1, 1, 3])


@pytest.mark.clause("DA-15")
def test_most_points_win() -> None:
    outcome = final(score_sheet({0: 3, 1: 2, 2: 1}))
    assert (outcome.winners, outcome.reason) == ((0,), "won-score")


def test_every_example_is_tested() -> None:
    assert list(EXAMPLES) == [f"X{n}" for n in range(1, 13)]


@pytest.mark.clause("DA-12")
def test_only_who_showed_for_the_right_guess_scores() -> None:
    made: Table = rolling(5)
    made.draw(3)
    made.draw(4)
    made.wait_until(lambda view: view.phase == "guess")
    wrong(made)
    right(made)
    assert made.view(None).totals == {0: 1, 1: 0, 2: 1, 3: 0, 4: 0}
