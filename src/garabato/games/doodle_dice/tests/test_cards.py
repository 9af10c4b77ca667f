"""The clauses DI-8, DI-9 and DI-10: Free Rolls and Blocks."""

import pytest

from garabato.core import SYSTEM, Seat, SeatAway, SeatGone, Why
from garabato.games.doodle_dice import events as ev
from garabato.games.doodle_dice.steps import TimeUp
from garabato.games.doodle_dice.table import Block, Draw, EndTurn, Options, PlayOn, Roll, Take, UseFreeRoll
from garabato.games.doodle_dice.tests.tables import GALLERY, block, dice_table, newest, refusal, window

SIX_DOTS = "dot dot dot dot dot dot"


# ---------------------------------------------------------------- DI-8


@pytest.mark.clause("DI-8")
def test_past_action_cards_one_draws_on_to_a_doodle() -> None:
    made = dice_table(pile=("free-1", "block-2", "free-3", "red-2", "red-3"))
    made.act(0, Draw())
    view = made.view(None)
    assert view.drawn == ("free-1", "block-2", "free-3", "red-2")
    assert (view.free, view.blocks) == ({0: 2, 1: 0}, {0: 1, 1: 0})
    assert (view.gallery, view.pile) == ((*GALLERY, "red-2"), 1)


@pytest.mark.clause("DI-8")
def test_if_the_pile_ends_meanwhile_the_turn_goes_on_without_a_doodle() -> None:
    made = dice_table(pile=("block-1", "free-2"))
    made.act(0, Draw())
    view = made.view(None)
    assert (view.free[0], view.blocks[0], view.gallery, view.pile) == (1, 1, GALLERY, 0)
    made.roll("face dot dot dot dot dot")
    made.act(0, Take("orange-1"))
    assert made.view(None).turn == 1


@pytest.mark.clause("DI-8")
def test_what_the_table_draws_for_a_player_is_that_player_s() -> None:
    made = dice_table(pile=("free-1", "red-2"))
    made.wait()
    assert made.view(None).free == {0: 1, 1: 0}


# ---------------------------------------------------------------- DI-9


@pytest.mark.clause("DI-9")
def test_a_free_roll_is_one_roll_more() -> None:
    made = dice_table(free={0: 1, 1: 1})
    assert made.view(0).may_use_free
    assert not made.view(1).may_use_free
    made.act(0, Draw())
    for _ in range(3):
        made.roll(SIX_DOTS)
    assert refusal(made, 0, Roll()) == (Why.NOT_NOW, "DI-3", "refused-di-3-none")
    made.act(0, UseFreeRoll())
    assert (made.view(0).free, made.view(0).rolls_left) == ({0: 0, 1: 1}, 1)
    assert not made.view(0).may_use_free
    made.roll("face face face", (0, 1, 2))
    assert made.view(0).dice == ("face", "face", "face", "dot", "dot", "dot")
    assert refusal(made, 0, Roll()) == (Why.NOT_NOW, "DI-3", "refused-di-3-none")
    assert refusal(made, 0, UseFreeRoll()) == (Why.NOT_NOW, "DI-9", "refused-di-9")


@pytest.mark.clause("DI-9")
@pytest.mark.parametrize("rolled", [0, 1, 2, 3])
def test_at_any_moment_of_the_own_turn_and_two_of_them(rolled: int) -> None:
    made = dice_table(free={0: 2})
    made.act(0, Draw())
    for _ in range(rolled):
        made.roll(SIX_DOTS)
    made.act(0, UseFreeRoll())
    made.act(0, UseFreeRoll())
    for _ in range(5 - rolled):
        made.roll(SIX_DOTS)
    assert (made.view(0).rolls, made.view(0).may_roll) == (5, False)


@pytest.mark.clause("DI-9", "DI-10")
def test_even_before_drawing_which_begins_the_turn() -> None:
    made = dice_table(free={0: 1}, blocks={1: 1})
    made.act(0, UseFreeRoll())
    assert refusal(made, 1, Block(Seat(0))) == (Why.TOO_LATE, "DI-10", "refused-di-10-begun")
    assert made.view(0).may_draw


@pytest.mark.clause("DI-9")
def test_it_helps_in_one_turn_only_and_only_in_the_own() -> None:
    made = dice_table(3, free={0: 1, 2: 1})
    assert refusal(made, 2, UseFreeRoll()) == (Why.NOT_YOURS, "DI-2", "refused-di-2")
    made.act(0, Draw())
    made.act(0, UseFreeRoll())
    made.roll(SIX_DOTS)
    made.act(0, EndTurn())
    assert made.view(None).rolls_left == 3


@pytest.mark.clause("DI-9", "DI-4")
def test_the_last_roll_is_the_last_one_that_was_played() -> None:
    """With a Free Roll in hand the third roll is the last as long as it is not played."""
    made = dice_table(free={0: 1}, options=Options(dealer_picks=False, assist="last_roll"))
    made.act(0, Draw())
    for _ in range(3):
        made.roll("face dot dot dot dot dot")
    assert made.view(0).fits == ("orange-1", "orange-2")
    made.act(0, UseFreeRoll())
    assert made.view(0).fits == ()


# ---------------------------------------------------------------- DI-10


@pytest.mark.clause("DI-10")
def test_a_blocked_turn_is_lost_and_no_card_is_drawn() -> None:
    made = dice_table(3, blocks={2: 1})
    assert made.view(2).may_block == (0, 1)
    assert made.view(0).may_block == made.view(None).may_block == ()
    block(made, 2, 0)
    view = made.view(None)
    assert (view.turn, view.gallery, view.blocks[2], view.blocked) == (1, GALLERY, 0, {})
    assert (newest(made).seat, newest(made).how, newest(made).by, newest(made).number) == (0, "blocked", 2, 1)
    assert refusal(made, 2, Block(Seat(0))) == (Why.NOT_NOW, "DI-10", "refused-di-10")


@pytest.mark.clause("DI-10")
def test_the_turn_waits_while_somebody_else_holds_a_block() -> None:
    made = dice_table(3, blocks={2: 1})
    made.pass_on()
    view = made.view(None)
    assert (view.phase, view.turn, view.until) == ("block", 1, 4000)
    assert not view.begun
    assert refusal(made, 1, Draw()) == (Why.NOT_NOW, "DI-10", "refused-di-10-window")
    assert made.actions(1) == []
    made.act(SYSTEM, TimeUp(), 4000)
    assert (made.view(None).phase, made.view(None).until) == ("draw", 64_000)
    made.pass_on()
    assert (made.view(None).phase, made.view(None).turn) == ("draw", 2), "the own Block makes nobody wait"


@pytest.mark.clause("DI-10")
@pytest.mark.parametrize("seconds", [2, 20])
def test_it_waits_as_long_as_the_house_says(seconds: int) -> None:
    made = dice_table(blocks={0: 1}, options=Options(dealer_picks=False, block_s=seconds, turn_s=None))
    made.pass_on()
    assert made.view(None).until == seconds * 1000
    made.wait()
    assert (made.view(None).phase, made.view(None).until) == ("draw", None)


@pytest.mark.clause("DI-10")
def test_a_block_in_that_time_ends_the_turn_at_once() -> None:
    made = dice_table(2, blocks={1: 1})
    window(made)
    block(made, 1, 0)
    assert (made.view(None).turn, newest(made).how) == (1, "blocked")


@pytest.mark.clause("DI-10")
def test_after_that_time_the_turn_can_be_blocked_until_it_begins() -> None:
    made = dice_table(2, blocks={1: 1})
    window(made)
    made.wait()
    assert made.view(1).may_block == (0,)
    block(made, 1, 0)
    assert newest(made).how == "blocked"


@pytest.mark.clause("DI-10")
@pytest.mark.parametrize("begin", [Draw(), Roll()])
def test_a_turn_that_has_begun_is_not_blocked(begin: Draw | Roll) -> None:
    made = dice_table(3, blocks={2: 1}, pile=() if begin == Roll() else ("red-2",))
    made.act(0, begin)
    assert made.view(2).may_block == (1,)
    assert refusal(made, 2, Block(Seat(0))) == (Why.TOO_LATE, "DI-10", "refused-di-10-begun")
    assert made.view(None).blocks[2] == 1


@pytest.mark.clause("DI-10")
def test_a_block_against_a_later_turn_is_kept() -> None:
    made = dice_table(3, blocks={0: 1})
    made.act(0, Draw())
    block(made, 0, 2)
    assert made.view(None).blocked == {2: (0,)}
    made.roll(SIX_DOTS)
    made.act(0, EndTurn())
    made.pass_on()
    view = made.view(None)
    assert (view.turn, view.blocked, newest(made).how, newest(made).by) == (0, {}, "blocked", 0)


@pytest.mark.clause("DI-10")
def test_two_blocks_cost_two_turns() -> None:
    made = dice_table(3, blocks={0: 1, 1: 1})
    block(made, 0, 2)
    block(made, 1, 2)
    assert made.view(None).blocked == {2: (0, 1)}
    for _ in range(4):
        made.pass_on()
    assert [(turn.seat, turn.by) for turn in made.view(None).recent if turn.how == "blocked"] == [(2, 0), (2, 1)]
    assert made.view(None).blocked == {}


@pytest.mark.clause("DI-10")
def test_two_blocks_on_the_turn_at_hand_cost_this_one_and_the_next() -> None:
    made = dice_table(3, blocks={1: 1, 2: 1})
    block(made, 1, 0)
    window(made, 1)
    block(made, 2, 0)
    assert made.view(None).turn == 1
    made.wait()
    made.pass_on()
    made.pass_on()
    assert [turn.seat for turn in made.view(None).recent if turn.how == "blocked"] == [0, 0]


@pytest.mark.clause("DI-10")
def test_who_holds_no_block_blocks_nobody_and_nobody_blocks_the_own_turn() -> None:
    made = dice_table(2, blocks={1: 1})
    assert refusal(made, 0, Block(Seat(1))) == (Why.NOT_NOW, "DI-10", "refused-di-10")
    for whom in (1, 7):
        assert refusal(made, 1, Block(Seat(whom))) == (Why.BAD_VALUE, "DI-10", "refused-di-10-whom")
    made.act(0, Draw())
    made.roll(SIX_DOTS)
    made.act(0, EndTurn())
    made.act(1, Draw())
    assert refusal(made, 1, Block(Seat(1))) == (Why.BAD_VALUE, "DI-10", "refused-di-10-whom")


@pytest.mark.clause("DI-10")
def test_who_gave_up_the_seat_is_not_blocked_and_who_is_away_is() -> None:
    made = dice_table(4, blocks={0: 1})
    made.system(SeatGone(Seat(1)), SeatAway(Seat(2)))
    assert made.view(0).may_block == (2, 3)
    assert refusal(made, 0, Block(Seat(1))) == (Why.BAD_VALUE, "DI-10", "refused-di-10-whom")
    made.act(0, Block(Seat(2)))
    made.pass_on()
    assert made.told()[-2:] == [(1, "passed_over"), (2, "passed_over")]
    assert made.view(None).blocked == {2: (0,)}, "a turn that is passed over anyway uses up no Block"


@pytest.mark.clause("DI-10")
def test_nobody_is_waited_for_who_does_not_play_along() -> None:
    made = dice_table(3, blocks={2: 1})
    made.system(SeatAway(Seat(2)))
    assert made.view(2).may_block == ()
    made.pass_on()
    assert (made.view(None).phase, made.view(None).turn) == ("draw", 1)
    made = dice_table(3, blocks={2: 1})
    made.state = made.game.evolve(made.state, ev.DozedOff(seat=Seat(2)))
    made.pass_on()
    assert (made.view(None).phase, made.view(None).turn) == ("draw", 1)
    assert made.actions(2) == [Block(Seat(0)), Block(Seat(1)), PlayOn()], "but it may be played"
    block(made, 2, 0)
    assert made.view(None).dozing == (), "and whoever plays it plays along"
