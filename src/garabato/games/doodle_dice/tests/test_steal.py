"""The clauses DI-6, DI-7 and DI-11: one of each colour, taking an opponent's card, the end."""

import pytest

from garabato.core import CallOff, Seat, SeatGone, Why
from garabato.games.doodle_dice import GAME
from garabato.games.doodle_dice.table import Declare, Draw, EndTurn, Options, Roll, Take, UseFreeRoll, Withdraw
from garabato.games.doodle_dice.tests.tables import FIVE, dice_table, newest, refusal

THEIRS = {1: ("orange-1", "red-1")}
SHOWN = "face arch dash dot dot dot"
"""Orange-1 and red-1 are among these dice."""


@pytest.mark.clause("DI-6")
def test_a_colour_that_one_has_is_out_of_reach() -> None:
    made = dice_table(sets={0: ("orange-3",), **THEIRS}, gallery=("orange-2", "yellow-2"))
    assert made.view(0).may_declare == ("red-1",)
    assert refusal(made, 0, Declare("orange-1")) == (Why.BAD_VALUE, "DI-6", "refused-di-6")
    made.act(0, Draw())
    made.roll(SHOWN)
    assert "orange-2" not in made.view(0).may_take
    assert Take("orange-2") not in made.actions(0)
    assert refusal(made, 0, Take("orange-2")) == (Why.BAD_VALUE, "DI-6", "refused-di-6")


@pytest.mark.clause("DI-7")
def test_declared_drawn_rolled_and_taken() -> None:
    made = dice_table(3, sets={2: ("red-1",), 1: ("orange-1",)})
    assert made.view(0).may_declare == ("orange-1", "red-1")
    assert made.view(1).may_declare == made.view(None).may_declare == ()
    made.act(0, Declare("red-1"))
    for seat in (0, 1, 2, None):
        target = made.view(seat).target
        assert (target.card, target.owner) == ("red-1", 2)
        assert made.view(seat).begun
    made.act(0, Draw())
    made.roll(SHOWN)
    assert made.view(0).may_take == ("red-1",)
    made.act(0, Take("red-1"))
    assert made.view(None).sets == {0: ("red-1",), 1: ("orange-1",), 2: ()}, "the victim gets nothing"
    assert (newest(made).how, newest(made).card, newest(made).by) == ("stole", "red-1", 2)
    assert made.view(None).target is None


@pytest.mark.clause("DI-7")
def test_from_the_first_roll_on_only_that_card_can_be_taken() -> None:
    made = dice_table(sets=THEIRS, gallery=("orange-4", "yellow-2"))
    made.act(0, Declare("red-1"))
    made.act(0, Draw())
    made.roll("dash dot arch arch arch arch")
    assert not made.view(0).may_withdraw
    assert refusal(made, 0, Withdraw()) == (Why.TOO_LATE, "DI-7", "refused-di-7-bound")
    assert refusal(made, 0, Declare("orange-1")) == (Why.TOO_LATE, "DI-7", "refused-di-7-late")
    for card in ("orange-4", "yellow-2", "orange-1"):
        assert refusal(made, 0, Take(card)) == (Why.BAD_VALUE, "DI-7", "refused-di-7-other")
    made.roll("dot dot dot dot dot dot")
    assert refusal(made, 0, Take("red-1")) == (Why.BAD_VALUE, "DI-4", "refused-di-4-fit")
    made.act(0, EndTurn())
    assert made.view(None).sets[1] == THEIRS[1]


@pytest.mark.clause("DI-7")
def test_until_the_first_roll_it_can_be_withdrawn() -> None:
    made = dice_table(sets=THEIRS, gallery=("orange-4",))
    assert refusal(made, 0, Withdraw()) == (Why.NOT_NOW, "DI-7", "refused-di-7-nothing")
    made.act(0, Declare("red-1"))
    made.act(0, Draw())
    assert made.view(0).may_withdraw
    assert not made.view(1).may_withdraw
    made.act(0, Withdraw())
    assert made.view(None).target is None
    assert refusal(made, 0, Declare("orange-1")) == (Why.TOO_LATE, "DI-7", "refused-di-7-late")
    made.roll("dash dot dot dot dot dot")
    made.act(0, Take("orange-4"))
    assert made.view(None).sets[0] == ("orange-4",)


@pytest.mark.clause("DI-7")
def test_before_drawing_another_card_can_be_named() -> None:
    made = dice_table(sets=THEIRS)
    made.act(0, Declare("red-1"))
    assert made.act(0, Declare("red-1")) == []
    made.act(0, Declare("orange-1"))
    assert made.view(None).target.card == "orange-1"
    made.act(0, Withdraw())
    made.act(0, Declare("red-1"))
    assert made.view(None).target.card == "red-1"


@pytest.mark.clause("DI-7")
def test_only_cards_of_others_sets_can_be_named() -> None:
    made = dice_table(sets={0: ("yellow-1",), **THEIRS}, blocks={1: 1}, free={1: 1})
    for card in ("green-1", "free-1", "block-1", "no such card"):
        assert refusal(made, 0, Declare(card)) == (Why.BAD_VALUE, "DI-7", "refused-di-7-set")
    assert refusal(made, 0, Declare("yellow-1")) == (Why.BAD_VALUE, "DI-6", "refused-di-6")


@pytest.mark.clause("DI-7")
def test_without_saying_so_nothing_is_stolen() -> None:
    made = dice_table(sets=THEIRS)
    made.act(0, Draw())
    made.roll(SHOWN)
    assert refusal(made, 0, Take("red-1")) == (Why.NOT_NOW, "DI-7", "refused-di-7-undeclared")


@pytest.mark.clause("DI-7")
def test_who_rolls_too_early_after_naming_a_card_loses_the_turn_all_the_same() -> None:
    made = dice_table(sets=THEIRS)
    made.act(0, Declare("red-1"))
    made.act(0, Roll())
    assert (newest(made).how, made.view(None).sets[1]) == ("too_early", THEIRS[1])


@pytest.mark.clause("DI-7", "DI-9")
def test_free_rolls_help_to_steal() -> None:
    made = dice_table(sets=THEIRS, free={0: 1})
    made.act(0, Declare("red-1"))
    made.act(0, Draw())
    for _ in range(3):
        made.roll("dot dot dot dot dot dot")
    made.act(0, UseFreeRoll())
    made.roll(SHOWN)
    made.act(0, Take("red-1"))
    assert made.view(None).sets[0] == ("red-1",)


@pytest.mark.clause("DI-7")
@pytest.mark.parametrize("must_take", [False, True])
def test_a_named_card_whose_owner_leaves_is_taken_from_the_gallery(must_take: bool) -> None:
    made = dice_table(3, sets=THEIRS, options=Options(dealer_picks=False, must_take=must_take))
    made.act(0, Declare("red-1"))
    made.act(0, Draw())
    made.system(SeatGone(Seat(1)))
    view = made.view(None)
    assert (view.target.card, view.target.owner) == ("red-1", None)
    assert view.gallery[-2:] == ("orange-1", "red-1")
    made.roll(SHOWN)
    assert refusal(made, 0, Take("orange-1")) == (Why.BAD_VALUE, "DI-7", "refused-di-7-other")
    made.act(0, Take("red-1"))
    assert (made.view(None).sets[0], made.told()) == (("red-1",), [(0, "took"), (1, "passed_over")])


@pytest.mark.clause("DI-7")
def test_another_who_leaves_changes_nothing_about_it() -> None:
    made = dice_table(3, sets=THEIRS)
    made.act(0, Declare("red-1"))
    made.system(SeatGone(Seat(2)))
    assert made.view(None).target.owner == 1


# ---------------------------------------------------------------- DI-11


@pytest.mark.clause("DI-11")
@pytest.mark.parametrize("stolen", [False, True])
def test_six_colours_win_at_once(stolen: bool) -> None:
    made = dice_table(3, sets={0: FIVE, 1: ("orange-1", "red-1", "blue-1"), 2: ("red-2", "green-2", "blue-2")})
    if stolen:
        made.act(0, Declare("orange-1"))
    made.act(0, Draw())
    made.roll(SHOWN)
    made.act(0, Take("orange-1" if stolen else "orange-2"))
    view = made.view(None)
    assert (view.phase, view.turn, view.until) == ("over", None, None)
    assert view.outcome.winners == (0,)
    assert (view.outcome.clause, view.outcome.reason, view.outcome.finished) == ("DI-11", "won-six", True)
    others = [(2, 2, 3), (1, 3, 2)] if stolen else [(1, 2, 3), (2, 2, 3)]
    assert [(each.seat, each.place, each.score) for each in view.outcome.standings] == [(0, 1, 6), *others]
    assert GAME.deadline(made.state) is None
    assert made.actions(1) == []
    assert refusal(made, 1, Draw()) == (Why.NOT_NOW, "DI-11", "refused-di-11")


@pytest.mark.clause("DI-11")
def test_five_colours_are_not_enough() -> None:
    made = dice_table(sets={0: FIVE[1:]})
    made.act(0, Draw())
    made.roll(SHOWN)
    made.act(0, Take("orange-1"))
    assert made.view(None).phase == "draw"


@pytest.mark.clause("DI-11")
def test_a_game_that_is_called_off_has_no_winner() -> None:
    made = dice_table(sets={0: ("red-1",)})
    made.system(CallOff())
    outcome = made.view(None).outcome
    assert (outcome.finished, outcome.winners, outcome.reason) == (False, (), "called-off-sets")
    assert [(each.seat, each.score) for each in outcome.standings] == [(0, 1), (1, 0)]
    assert made.system(CallOff()) == []
