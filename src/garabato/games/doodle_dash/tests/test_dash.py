"""The dash: finishing, the token, the die, Stop."""

import pytest

from garabato.core import Inked, Millis, Seat, SeatAway, Why
from garabato.games.doodle_dash.events import BoardsDown, DieRolled, DieTaken, DieTapped, Stopped
from garabato.games.doodle_dash.table import Done, Roll
from garabato.games.doodle_dash.tests.tables import drawing, finish, guessing, kinds, load, reading, refusal, rolling, settle, table
from garabato.kit.race import Claimed, Settled
from tests.support.tabletop import Table

TAPPED = Why.NOT_YOURS, "DA-8", "refused-da-8"


def end(made: Table) -> Stopped:
    """How the drawing ended."""
    (stopped,) = [event for event in made.events if isinstance(event, Stopped)]
    return stopped


@pytest.mark.clause("DA-7")
def test_the_first_hand_is_on_the_token_at_once_and_the_board_is_down() -> None:
    made = drawing(4)
    made.draw(1)
    events = made.act(1, Done(), 1000, 950)
    assert events[0] == Claimed("boards", Seat(1), Millis(1000), Millis(950))
    view = made.view(2)
    assert (view.finished, view.claims, view.token, made.paper(1).pen) == ((1,), (1,), None, None)
    made.wait()
    assert (made.at, made.events[-1]) == (1150, Settled("boards", (Seat(1),)))
    view = made.view(2)
    assert (view.finished, view.claims, view.token, view.die) == ((1,), (), 1, None)
    assert made.act(1, Done()) == [], "a double click"


@pytest.mark.clause("DA-7")
def test_a_stroke_is_needed() -> None:
    made = drawing(4)
    assert not made.view(1).may_done
    assert refusal(made, 1, Done()) == (Why.NOT_NOW, "DA-7", "refused-da-7-blank")
    made.draw(1)
    assert made.view(1).may_done
    pen = made.paper(1).pen
    assert pen is not None
    assert made.system(Inked(pen)) == [], "only the first stroke is news"
    made.act(1, Done())
    assert not made.view(1).may_done


@pytest.mark.clause("DA-7")
def test_who_may_finish_and_when() -> None:
    assert refusal(reading(4), 1, Done()) == (Why.NOT_NOW, "DA-7", "refused-da-7")
    assert refusal(drawing(4), 0, Done()) == (Why.NOT_YOURS, "DA-7", "refused-da-7-artist")
    assert refusal(guessing(4), 3, Done()) == (Why.TOO_LATE, "DA-8", "refused-da-8-late")


@pytest.mark.clause("DA-7")
def test_a_slow_connection_does_not_lose_the_token() -> None:
    made = drawing(5)
    finish(made, 1, 1000, 990)
    finish(made, 2, 1100, 960)
    settle(made)
    assert (made.view(3).token, made.view(3).die) == (2, 1)


@pytest.mark.clause("DA-8")
def test_the_second_takes_the_die_and_the_others_have_nothing() -> None:
    made = drawing(6)
    finish(made, 3, 1000)
    finish(made, 1, 2000)
    settle(made)
    finish(made, 5, 3000)
    view = made.view(2)
    assert (view.token, view.die, view.finished, view.claims) == (3, 1, (3, 1, 5), ())
    assert [(event.at, event.until) for event in made.events if isinstance(event, DieTaken)] == [(2150, 3650)]


@pytest.mark.clause("DA-8")
def test_a_third_hand_is_on_nothing() -> None:
    made = rolling(5)
    finish(made, 3)
    assert (made.view(4).finished, made.view(4).claims) == ((1, 2, 3), ())


@pytest.mark.clause("DA-8")
def test_the_holder_rolls_at_once_and_no_faster_than_the_die() -> None:
    made = rolling(5)
    start = made.at
    assert made.act(2, Roll()) == [DieRolled(symbol=False, at=start, until=Millis(start + 1500))]
    assert made.view(0).rolls == 1
    assert made.act(2, Roll(), start + 300) == [DieTapped(until=Millis(start + 900))]
    assert made.act(2, Roll(), start + 400) == [], "hammering changes nothing"
    assert kinds(made.wait()) == ["DieRolled"]
    assert (made.at, made.view(0).rolls) == (start + 900, 2)
    assert kinds(made.act(2, Roll(), start + 1800)) == ["DieRolled"]


@pytest.mark.clause("DA-8")
def test_a_holder_who_does_not_tap() -> None:
    made = rolling(5)
    start = made.at
    made.wait()
    made.wait()
    assert (made.at, made.view(None).rolls) == (start + 3000, 2)


@pytest.mark.clause("DA-8")
@pytest.mark.parametrize("how", ["auto_roll", "gone"])
def test_the_table_rolls_as_fast_as_the_die(how: str) -> None:
    made = rolling(5, auto_roll=how == "auto_roll")
    if how == "gone":
        made.system(SeatAway(Seat(2)))
    made.wait()
    start = made.at
    made.wait()
    made.wait()
    assert (made.at, made.view(None).rolls) == (start + 1800, 3)


@pytest.mark.clause("DA-8")
def test_the_symbol_is_one_face_of_six() -> None:
    symbols = 0
    for seed in range(600):
        made = rolling(5)
        made.luck, made.seed = None, seed
        made.act(2, Roll())
        symbols += made.view(None).stop == "die"
    assert 70 <= symbols <= 130


@pytest.mark.clause("DA-8")
def test_at_the_symbol_everybody_stops() -> None:
    made = rolling(6)
    made.draw(3)
    load(made, symbol=True)
    events = made.act(2, Roll())
    now = made.at
    assert events == [
        DieRolled(symbol=True, at=now, until=Millis(now + 1500)),
        Stopped(why="die", at=now, until=Millis(now + 1000)),
    ]
    assert (made.view(3).phase, made.view(3).stop) == ("down", "die")
    assert (made.paper(3).until, made.paper(3).pen is not None) == (now, True), "a stroke drawn before is still under way"
    made.wait()
    assert (made.at, BoardsDown() in made.events, made.paper(3).pen) == (now + 150, True, None)
    made.wait()
    assert (made.at, made.view(0).phase) == (now + 1000, "guess")


@pytest.mark.clause("DA-8")
def test_who_may_roll_and_when() -> None:
    made = drawing(5)
    assert refusal(made, 2, Roll()) == TAPPED
    made = rolling(5)
    assert [made.view(seat).may_roll for seat in (None, *made.seats)] == [False, False, False, True, False, False]
    assert refusal(made, 1, Roll()) == TAPPED
    load(made, symbol=True)
    made.act(2, Roll())
    assert made.act(2, Roll()) == [], "still hammering"


@pytest.mark.clause("DA-8")
def test_finishing_after_stop_is_too_late() -> None:
    made = rolling(6)
    made.draw(3)
    load(made, symbol=True)
    made.act(2, Roll())
    assert refusal(made, 3, Done(), made.at + 100) == (Why.TOO_LATE, "DA-8", "refused-da-8-late")
    assert made.act(3, Done(), made.at + 100, made.at - 100)[0] == Claimed("boards", Seat(3), made.at, Millis(made.at - 200))


@pytest.mark.clause("DA-9")
def test_three_players_race_for_the_die() -> None:
    made = drawing(3)
    finish(made, 2, 1000)
    assert made.view(1).claims == (2,)
    settle(made)
    assert (made.view(1).token, made.view(1).die, made.view(2).may_roll) == (None, 2, True)


@pytest.mark.clause("DA-10")
def test_nobody_left_to_stop() -> None:
    made = rolling(4)
    finish(made, 3)
    assert end(made).why == "finished"
    assert made.view(None).phase == "down"


@pytest.mark.clause("DA-10")
def test_all_finish_at_once_and_the_race_is_settled_while_the_boards_are_down() -> None:
    made = drawing(4)
    for seat, at in ((1, 1000), (2, 1010), (3, 1020)):
        finish(made, seat, at)
    assert (end(made).why, end(made).at) == ("finished", 1020)
    made.wait_until(lambda view: view.phase == "guess")
    assert (made.at, made.view(0).token, made.view(0).die, made.view(0).rolls) == (2020, 1, 2, 0)


@pytest.mark.clause("DA-10")
def test_who_is_away_is_not_waited_for() -> None:
    made = rolling(5)
    finish(made, 3)
    assert made.view(None).phase == "draw"
    made.system(SeatAway(Seat(4)))
    assert end(made).why == "finished"


@pytest.mark.clause("DA-18")
def test_at_the_same_time_the_younger_one_is_first() -> None:
    made = drawing(5, elders=(0, 3, 1, 2, 4))
    finish(made, 3, 1000)
    finish(made, 1, 1100)
    settle(made)
    assert (made.view(2).token, made.view(2).die) == (1, 3)


@pytest.mark.clause("DA-18")
@pytest.mark.parametrize(("window", "later", "token"), [(100, 100, 1), (100, 101, 3), (0, 1, 3), (300, 299, 1)])
def test_the_window(window: int, later: int, token: int) -> None:
    made = drawing(5, elders=(0, 3, 1, 2, 4), tie_window_ms=window)
    finish(made, 3, 1000)
    finish(made, 1, 1000 + later)
    settle(made)
    assert made.view(2).token == token


@pytest.mark.clause("DA-18")
def test_ages_unknown_the_first_is_the_first() -> None:
    made = drawing(5)
    finish(made, 3, 1000)
    finish(made, 1, 1001)
    settle(made)
    assert made.view(2).token == 3


@pytest.mark.clause("DA-18")
def test_the_same_time_for_the_die_alone() -> None:
    made = drawing(6, elders=(0, 3, 1, 2, 4, 5))
    finish(made, 2, 1000)
    finish(made, 3, 2000)
    finish(made, 4, 2050)
    while made.state.round.race.claims:
        settle(made)
    assert (made.view(1).token, made.view(1).die) == (2, 4)


@pytest.mark.clause("DA-8")
def test_a_board_of_nobody() -> None:
    made = table(3)
    assert made.system(Inked(made.ctx().mint())) == []
