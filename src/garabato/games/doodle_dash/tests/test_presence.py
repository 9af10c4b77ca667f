"""Leaving in each phase: nobody waits, nobody is paid wrongly."""

from collections.abc import Callable

import pytest

from garabato.core import Seat, SeatAway, SeatBack, SeatGone
from garabato.games.doodle_dash.table import Go, Guess, Roll
from garabato.games.doodle_dash.tests.tables import (
    CARDS,
    answer,
    board,
    drawing,
    finish,
    guessing,
    load,
    reading,
    revealed,
    right,
    rolling,
    settle,
    table,
    upheld,
)
from tests.support.tabletop import Table

PHASES = {"eyes": table, "word": reading, "draw": drawing, "guess": guessing, "reveal": revealed}

every_way = pytest.mark.parametrize("leaves", [SeatAway, SeatGone])


@pytest.mark.clause("DA-3")
@every_way
@pytest.mark.parametrize("phase", ["eyes", "word"])
def test_the_guesser_leaves_before_go(phase: str, leaves: Callable[[Seat], SeatAway | SeatGone]) -> None:
    made = PHASES[phase](5)
    made.system(leaves(Seat(0)))
    view = made.view(None)
    assert (view.phase, view.round, view.guesser, view.began) == ("eyes", 1, 1, "guesser_left")
    assert (made.state.round.card, made.state.rounds[0].void) == (CARDS[10], True)
    made.system(SeatBack(Seat(0)))
    assert made.view(None).guesser == 1


@pytest.mark.clause("DA-3")
@every_way
def test_the_guesser_leaves_while_they_draw(leaves: Callable[[Seat], SeatAway | SeatGone]) -> None:
    made = drawing(5)
    made.system(leaves(Seat(0)))
    assert made.view(None).phase == "draw"
    made.draw(1)
    made.wait_until(lambda view: view.phase == "reveal")
    assert [each.missed for each in made.view(None).tries] == ["away"]
    assert made.view(None).totals == dict.fromkeys(range(5), 0)


@pytest.mark.clause("DA-3")
def test_a_guesser_who_is_back_in_time_guesses() -> None:
    made = drawing(5)
    made.system(SeatAway(Seat(0)))
    made.draw(1)
    made.wait_until(lambda view: view.phase == "down")
    made.system(SeatBack(Seat(0)))
    made.wait_until(lambda view: view.phase == "guess")
    right(made)
    assert made.view(None).totals[Seat(0)] == 1


@pytest.mark.clause("DA-3")
@every_way
@pytest.mark.parametrize("phase", ["word", "draw"])
def test_too_few_artists(phase: str, leaves: Callable[[Seat], SeatAway | SeatGone]) -> None:
    made = PHASES[phase](3)
    made.system(leaves(Seat(2)))
    view = made.view(None)
    assert (view.phase, view.round, view.guesser, view.began) == ("eyes", 1, 1, "too_few")
    assert [made.paper(seat).pen for seat in made.seats] == [None] * 3


@pytest.mark.clause("DA-3")
def test_too_few_artists_before_the_call_are_noticed_at_the_call() -> None:
    made = table(3)
    made.system(SeatAway(Seat(2)))
    assert (made.view(None).phase, made.view(None).began) == ("eyes", "next")
    made.wait()
    assert (made.view(None).phase, made.view(None).began, made.view(None).guesser) == ("eyes", "too_few", 1)


@pytest.mark.clause("DA-3")
def test_two_artists_are_enough() -> None:
    made = drawing(4)
    made.system(SeatAway(Seat(2)))
    assert made.view(None).phase == "draw"


@pytest.mark.clause("DA-3")
def test_void_rounds_shorten_the_stack_when_the_box_is_empty() -> None:
    made = table(5, deck=CARDS[:10])
    made.system(SeatAway(Seat(0)))
    view = made.view(None)
    assert (view.round, view.guesser, view.began, made.state.round.card) == (2, 1, "guesser_left", CARDS[1])


@pytest.mark.clause("DA-3")
def test_the_last_card_is_void() -> None:
    made = table(3, deck=CARDS[:12])
    made.wait_until(lambda view: view.round == 12)
    made.system(SeatAway(made.view(None).guesser))
    assert (made.view(None).phase, len(made.view(None).columns)) == ("over", 11)


@pytest.mark.clause("DA-3")
def test_nobody_is_there() -> None:
    made = table(3)
    made.system(*(SeatAway(seat) for seat in made.seats))
    assert made.view(None).phase == "eyes"
    made.wait_until(lambda view: view.phase == "over")
    assert made.view(None).totals == dict.fromkeys(range(3), 0)


@pytest.mark.clause("DA-8")
def test_the_holder_of_the_die_leaves() -> None:
    made = rolling(5)
    made.system(SeatAway(Seat(2)))
    assert not made.view(2).may_roll
    load(made, symbol=True)
    made.wait()
    assert (made.view(None).stop, made.view(None).die) == ("die", 2)


@pytest.mark.clause("DA-8")
def test_the_holder_comes_back_and_rolls_on() -> None:
    made = rolling(5)
    made.system(SeatAway(Seat(2)))
    made.system(SeatBack(Seat(2)))
    made.act(2, Roll())
    assert made.view(None).rolls == 1


@pytest.mark.clause("DA-7")
def test_who_claims_and_leaves_keeps_the_token() -> None:
    made = drawing(5)
    finish(made, 1)
    made.system(SeatAway(Seat(1)))
    settle(made)
    assert made.view(2).token == 1


@pytest.mark.clause("DA-13")
def test_an_artist_who_comes_back_draws_on() -> None:
    made = drawing(5)
    made.system(SeatAway(Seat(4)))
    assert made.view(0).waiting == (1, 2, 3)
    made.system(SeatBack(Seat(4)))
    made.draw(4)
    made.wait_until(lambda view: view.phase == "guess")
    assert 4 in made.view(None).tries[0].artists


@pytest.mark.clause("DA-13")
def test_an_artist_who_was_away_at_go_has_a_board() -> None:
    made = reading(5)
    made.system(SeatAway(Seat(4)))
    made.wait()
    made.system(SeatBack(Seat(4)))
    assert made.paper(4).pen is not None


@pytest.mark.clause("DA-1")
@every_way
@pytest.mark.parametrize("phase", PHASES)
def test_coming_and_going_twice_changes_nothing(phase: str, leaves: Callable[[Seat], SeatAway | SeatGone]) -> None:
    made: Table = PHASES[phase](5)
    made.system(leaves(Seat(4)))
    assert made.system(leaves(Seat(4))) == []
    made.system(SeatBack(Seat(4)))
    assert made.system(SeatBack(Seat(4))) == []
    assert made.system(SeatAway(Seat(9))) == []


@pytest.mark.clause("DA-1")
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("seat", range(5))
def test_whoever_leaves_the_game_comes_to_its_end(phase: str, seat: int) -> None:
    made: Table = PHASES[phase](5)
    made.system(SeatGone(Seat(seat)))
    start = made.at
    number = made.view(None).round
    made.wait_until(lambda view: view.round > number)
    longest = 20 + 5 + 90 + 1 + 3 * 40.15 + 5
    assert made.at - start <= longest * 1000
    made.wait_until(lambda view: view.phase == "over")
    assert made.view(None).outcome.finished


@pytest.mark.clause("DA-17")
def test_a_bot_that_plays_on_is_not_asked_about_a_guess() -> None:
    made = guessing(5)
    for seat in (2, 3, 4):
        made.system(SeatAway(Seat(seat)), SeatBack(Seat(seat), bot=True))
    made.act(0, Guess("something near"))
    assert made.view(None).asked.asked == (1,)
    answer(made, {1: True})
    assert made.view(None).tries[-1].right is True


@pytest.mark.clause("DA-17")
def test_a_bot_that_takes_over_from_one_who_was_asked_is_not_waited_for() -> None:
    made = guessing(4)
    made.act(0, Guess("something near"))
    made.system(SeatAway(Seat(3)), SeatBack(Seat(3), bot=True))
    assert made.view(None).waiting == (1, 2)
    assert not made.view(Seat(3)).may_answer
    made.system(SeatBack(Seat(3)))
    assert made.view(Seat(3)).may_answer


@pytest.mark.clause("DA-16")
def test_a_bot_that_plays_on_is_not_asked_about_a_foul() -> None:
    made = guessing(4)
    made.system(SeatAway(Seat(3)), SeatBack(Seat(3), bot=True))
    upheld(made, 1, foul=False)
    assert made.view(None).question is None
    assert board(made, 1).foul == "clear"


@pytest.mark.clause("DA-17")
def test_a_bot_cannot_speak_so_its_guess_is_typed() -> None:
    made = drawing(4, judge="spoken")
    assert made.view(Seat(0)).spoken
    made.system(SeatAway(Seat(0)), SeatBack(Seat(0), bot=True))
    made.draw(1)
    made.wait_until(lambda view: view.phase == "guess")
    view = made.view(Seat(0))
    assert (view.spoken, view.may_guess, made.view(Seat(1)).may_answer) == (False, True, False)
    right(made)
    assert made.view(None).phase == "reveal"
    assert guessing(4, judge="spoken", bots=[0]).view(Seat(0)).may_guess


@pytest.mark.clause("DA-6")
def test_with_a_bot_that_plays_on_the_drawing_has_an_end() -> None:
    made = reading(4, draw_s=None)
    made.system(SeatAway(Seat(3)), SeatBack(Seat(3), bot=True))
    made.act(0, Go())
    assert made.view(None).until == made.at + 90_000
