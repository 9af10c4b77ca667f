"""Who goes away, comes back or gives up the seat, in every phase (DI-1, DI-5)."""

import pytest

from garabato.core import Continue, Seat, SeatAway, SeatBack, SeatGone
from garabato.games.doodle_dice import GAME
from garabato.games.doodle_dice import events as ev
from garabato.games.doodle_dice.table import Declare, Draw, EndTurn, Options
from garabato.games.doodle_dice.tests.tables import GALLERY, PILE, DiceTable, block, dice_table, window
from tests.support.tabletop import Table

pytestmark = pytest.mark.clause("DI-1", "DI-5")

SIX_DOTS = "dot dot dot dot dot dot"


def in_window(made: DiceTable) -> None:
    window(made)


def declared(made: DiceTable) -> None:
    made.act(0, Declare("red-5"))


def drawn(made: DiceTable) -> None:
    made.act(0, Draw())


def rolled(made: DiceTable) -> None:
    made.act(0, Draw())
    made.roll(SIX_DOTS)


@pytest.mark.parametrize("reached", [in_window, declared, drawn, rolled])
@pytest.mark.parametrize("leave", [SeatAway, SeatGone])
def test_who_leaves_the_own_turn_loses_the_rest_of_it(reached: object, leave: type) -> None:
    made = dice_table(3, sets={2: ("red-5",)})
    reached(made)  # type: ignore[operator]
    gallery = made.view(None).gallery
    made.system(leave(Seat(0)))
    view = made.view(None)
    assert (view.turn, view.phase, view.gallery, view.target, view.dice) == (1, "draw", gallery, None, ())
    assert made.told() == [(0, "away")]
    made.pass_on()
    made.pass_on()
    assert made.told()[-1] == (0, "passed_over")
    assert made.view(None).turn == 1


def test_who_is_away_keeps_the_cards_and_is_passed_over() -> None:
    made = dice_table(3, sets={1: ("red-5",)}, free={1: 1}, blocks={1: 1})
    made.system(SeatAway(Seat(1)))
    pile = made.view(None).pile
    made.pass_on()
    view = made.view(None)
    assert (view.turn, view.pile, view.sets[1], view.free[1], view.blocks[1]) == (2, pile - 1, ("red-5",), 1, 1)
    made.system(SeatBack(Seat(1)))
    made.pass_on()
    made.pass_on()
    assert made.view(None).turn == 1


def test_who_gives_up_the_seat_lays_the_set_into_the_gallery() -> None:
    made = dice_table(3, sets={1: ("red-5", "purple-2")}, free={1: 2}, blocks={1: 1, 0: 1})
    block(made, 0, 1)
    made.system(SeatGone(Seat(1)))
    view = made.view(None)
    assert view.gallery == (*GALLERY, "red-5", "purple-2")
    assert (view.sets[1], view.free[1], view.blocks[1], view.blocked) == ((), 0, 0, {})
    assert made.system(SeatGone(Seat(1))) == []
    assert [type(event) for event in made.events[-2:]] == [SeatGone, ev.CardsReturned]


def test_the_set_returns_also_of_one_who_was_away() -> None:
    made = dice_table(3, sets={1: ("red-5",)})
    made.system(SeatAway(Seat(1)), SeatAway(Seat(1)))
    assert made.view(None).sets[1] == ("red-5",)
    made.system(SeatGone(Seat(1)))
    assert made.view(None).sets[1] == ()


def test_who_comes_back_after_that_begins_anew() -> None:
    made = dice_table(3, sets={1: ("red-5",)})
    made.system(SeatGone(Seat(1)), SeatBack(Seat(1)))
    made.pass_on()
    assert (made.view(None).turn, made.view(None).sets[1]) == (1, ())
    assert made.system(SeatBack(Seat(1))) == []


def test_who_never_sat_here_changes_nothing() -> None:
    made = dice_table(3)
    assert made.system(SeatAway(Seat(9)), SeatGone(Seat(9)), SeatBack(Seat(9))) == []


def test_a_block_against_who_left_in_the_own_turn_is_kept_for_the_return() -> None:
    made = dice_table(3, blocks={2: 1})
    made.act(0, Draw())
    made.system(SeatAway(Seat(1)))
    made.act(2, made.actions(2)[0])
    assert made.view(None).blocked == {1: (2,)}
    made.roll(SIX_DOTS)
    made.act(0, EndTurn())
    assert made.view(None).blocked == {1: (2,)}
    made.system(SeatBack(Seat(1)))
    made.pass_on()
    made.pass_on()
    assert made.told()[-1] == (1, "blocked")


def test_when_everybody_has_left_the_table_waits_for_the_first_one_back() -> None:
    made = dice_table(2)
    made.system(SeatAway(Seat(1)), SeatAway(Seat(0)))
    assert (made.view(None).phase, GAME.deadline(made.state)) == ("asleep", None)
    made.system(SeatBack(Seat(0)))
    assert (made.view(None).phase, made.view(None).turn) == ("draw", 0)
    assert made.told() == [(0, "away"), (1, "passed_over")]


def test_a_return_wakes_who_was_passed_over() -> None:
    made = dice_table(2)
    for _ in range(2):
        made.wait()
        made.pass_on()
    assert made.view(None).dozing == (0,)
    made.system(SeatAway(Seat(0)))
    assert not made.view(0).may_play_on
    made.system(SeatBack(Seat(0)))
    assert made.view(None).dozing == ()


def test_the_dealer_leaves_while_choosing_and_comes_back() -> None:
    made = Table(GAME, 3, Options(), deck=(), first=Seat(2))
    made.system(SeatGone(Seat(2)))
    assert (made.view(None).phase, made.view(None).turn) == ("draw", 0)
    made.system(SeatBack(Seat(2)))
    made.system(SeatAway(Seat(0)), SeatAway(Seat(1)))
    assert made.view(None).turn == 2


def test_others_leave_while_the_dealer_chooses() -> None:
    made = Table(GAME, 3, Options(), deck=(), first=Seat(2))
    made.system(SeatAway(Seat(0)), SeatGone(Seat(1)))
    made.act(2, Continue())
    assert made.view(None).turn == 2
    assert [turn.how for turn in made.view(None).recent] == ["passed_over", "passed_over"]


def test_only_so_many_turns_are_told() -> None:
    made = dice_table(2, pile=[*PILE, *(f"purple-{n}" for n in range(3, 11)), *(f"blue-{n}" for n in range(3, 11))])
    for _ in range(14):
        made.pass_on()
    assert [turn.number for turn in made.view(None).recent] == list(range(3, 15))
