"""The clauses DI-2 to DI-5: a turn, its rolls, a match and its end."""

import pytest

from garabato.core import SYSTEM, Seat, Why
from garabato.games.doodle_dice import GAME
from garabato.games.doodle_dice.steps import TimeUp
from garabato.games.doodle_dice.table import Draw, EndTurn, Options, PlayOn, Roll, Take
from garabato.games.doodle_dice.tests.tables import GALLERY, OPEN, PILE, dice_table, newest, refusal

SIX_DOTS = "dot dot dot dot dot dot"


def house(**rules: object) -> Options:
    return Options(dealer_picks=False, **rules)


# ---------------------------------------------------------------- DI-2


@pytest.mark.clause("DI-2")
def test_it_goes_clockwise_from_the_left_of_the_dealer() -> None:
    made = dice_table(3)
    turns = []
    for _ in range(5):
        turns.append(made.view(None).turn)
        made.pass_on()
    assert turns == [0, 1, 2, 0, 1]
    assert made.view(None).number == 6


@pytest.mark.clause("DI-2")
def test_a_card_is_drawn_into_the_gallery() -> None:
    made = dice_table()
    assert made.view(0).may_draw
    assert not made.view(1).may_draw
    made.act(0, Draw())
    view = made.view(None)
    assert (view.phase, view.gallery, view.pile, view.drawn) == ("roll", (*GALLERY, PILE[0]), len(PILE) - 1, (PILE[0],))
    assert not made.view(0).may_draw
    assert refusal(made, 0, Draw()) == (Why.NOT_NOW, "DI-2", "refused-di-2-drawn")


@pytest.mark.clause("DI-2")
def test_who_rolls_before_drawing_loses_the_turn() -> None:
    made = dice_table()
    assert (made.view(0).may_roll, made.view(0).roll_is_lost) == (True, True)
    made.act(0, Roll())
    view = made.view(None)
    assert (view.turn, view.gallery, view.pile, view.dice) == (1, GALLERY, len(PILE), ())
    assert (newest(made).seat, newest(made).how, newest(made).card) == (0, "too_early", None)


@pytest.mark.clause("DI-2")
def test_the_house_may_forbid_it_instead() -> None:
    made = dice_table(options=house(strict_draw=False))
    assert (made.view(0).may_roll, made.view(0).roll_is_lost) == (False, True)
    assert refusal(made, 0, Roll()) == (Why.NOT_NOW, "DI-2", "refused-di-2-draw")
    assert Roll() not in made.actions(0)
    made.act(0, Draw())
    assert (made.view(0).may_roll, made.view(0).roll_is_lost) == (True, False)


@pytest.mark.clause("DI-2")
@pytest.mark.parametrize("strict", [True, False])
def test_with_an_empty_pile_rolling_is_no_offence(strict: bool) -> None:
    made = dice_table(pile=(), options=house(strict_draw=strict))
    assert (made.view(0).may_roll, made.view(0).roll_is_lost) == (True, False)
    made.roll(SIX_DOTS)
    assert (made.view(0).turn, made.view(0).phase, made.view(0).rolls) == (0, "roll", 1)
    assert refusal(made, 0, Draw()) == (Why.NOT_NOW, "DI-2", "refused-di-2-drawn")


@pytest.mark.clause("DI-2")
def test_only_whose_turn_it_is_may_play() -> None:
    made = dice_table()
    for action in (Draw(), Roll(), EndTurn(), Take("orange-1")):
        assert refusal(made, 1, action) == (Why.NOT_YOURS, "DI-2", "refused-di-2")


# ---------------------------------------------------------------- DI-3


@pytest.mark.clause("DI-3")
def test_the_first_roll_is_of_all_six_dice() -> None:
    made = dice_table()
    made.act(0, Draw())
    assert refusal(made, 0, Roll(dice=(0, 1, 2, 3, 4))) == (Why.BAD_VALUE, "DI-3", "refused-di-3-six")
    assert [action for action in made.actions(0) if isinstance(action, Roll)] == [Roll()]
    made.roll("arch dash dot face slant squiggle")
    view = made.view(None)
    assert view.dice == ("arch", "dash", "dot", "face", "slant", "squiggle")
    assert (view.rolled, view.rolls, view.rolls_left) == ((0, 1, 2, 3, 4, 5), 1, 2)


@pytest.mark.clause("DI-3")
def test_later_rolls_are_of_any_dice_also_of_those_kept_before() -> None:
    made = dice_table()
    made.act(0, Draw())
    made.roll("arch dash dot face slant squiggle")
    offered = {action.dice for action in made.actions(0) if isinstance(action, Roll)}
    assert len(offered) == 63, "every choice but none"
    assert offered >= {(0,), (5,), (0, 1, 2, 3, 4, 5)}
    made.roll("dot dot", (4, 1))
    assert made.view(None).dice == ("arch", "dot", "dot", "face", "dot", "squiggle")
    assert made.view(None).rolled == (1, 4)
    made.roll("face", (0,))
    assert made.view(None).dice == ("face", "dot", "dot", "face", "dot", "squiggle")


@pytest.mark.clause("DI-3")
@pytest.mark.parametrize("dice", [(), (1, 1), (0, 1, 2, 3, 4, 5, 0)])
def test_some_dice_have_to_be_rolled_and_none_twice(dice: tuple[int, ...]) -> None:
    made = dice_table()
    made.act(0, Draw())
    made.roll(SIX_DOTS)
    assert refusal(made, 0, Roll(dice=dice)) == (Why.BAD_VALUE, "DI-3", "refused-di-3-dice")


@pytest.mark.clause("DI-3")
def test_three_rolls_and_no_more() -> None:
    made = dice_table()
    made.act(0, Draw())
    for left in (2, 1, 0):
        made.roll(SIX_DOTS)
        assert made.view(0).rolls_left == left
        assert made.view(0).may_roll is (left > 0)
    assert refusal(made, 0, Roll()) == (Why.NOT_NOW, "DI-3", "refused-di-3-none")
    assert not any(isinstance(action, Roll) for action in made.actions(0))


@pytest.mark.clause("DI-3")
def test_every_face_comes_up_as_often_as_any_other() -> None:
    shown: dict[str, int] = {}
    for _ in range(200):
        made = dice_table(pile=())
        made.cup._random.seed(len(shown) + sum(shown.values()))
        made.act(0, Roll())
        for face in made.view(None).dice:
            shown[face] = shown.get(face, 0) + 1
    assert len(shown) == 6
    assert all(150 <= count <= 250 for count in shown.values()), "1200 dice, six faces"


# ---------------------------------------------------------------- DI-4


@pytest.mark.clause("DI-4")
def test_a_match_joins_the_set_and_ends_the_turn() -> None:
    made = dice_table(gallery=("red-1", "yellow-2"))
    made.act(0, Draw())
    made.roll("arch dash dot dot slant squiggle")
    assert made.view(0).may_take == ("red-1", "yellow-2", "orange-2")
    assert [action for action in made.actions(0) if isinstance(action, Take)] == [Take("red-1"), Take("yellow-2"), Take("orange-2")]
    made.act(0, Take("yellow-2"))
    view = made.view(None)
    assert view.sets == {0: ("yellow-2",), 1: ()}
    assert (view.gallery, view.turn, view.phase) == (("red-1", "orange-2"), 1, "draw")
    assert (newest(made).seat, newest(made).how, newest(made).card, newest(made).by) == (0, "took", "yellow-2", None)


@pytest.mark.clause("DI-4")
def test_a_set_lies_in_the_order_of_its_colours() -> None:
    made = dice_table(sets={0: ("purple-1", "red-1")}, gallery=("yellow-2",))
    made.act(0, Draw())
    made.roll("arch dash dot dot slant squiggle")
    made.act(0, Take("yellow-2"))
    assert made.view(None).sets[0] == ("red-1", "yellow-2", "purple-1")


@pytest.mark.clause("DI-4")
@pytest.mark.parametrize(
    ("card", "dice", "fits"),
    [
        ("red-1", "arch dash dot dot dot dot", True),
        ("red-1", "dot dot dot dot dash arch", True),  # where they lie does not matter
        ("red-1", "arch slant slant slant slant slant", False),  # a slant is no dash
        ("red-2", "slant dash dash dash dash dash", False),  # a dash is no slant
        ("red-2", "slant dot dot dot dot dot", False),  # one is not two
        ("red-2", "slant dot slant slant dot dot", True),
    ],
)
def test_what_a_match_is(card: str, dice: str, fits: bool) -> None:
    made = dice_table(gallery=(card,))
    made.act(0, Draw())
    made.roll(dice)
    assert (Take(card) in made.actions(0)) is fits
    if fits:
        made.act(0, Take(card))
        assert made.view(None).sets[0] == (card,)
    else:
        assert refusal(made, 0, Take(card)) == (Why.BAD_VALUE, "DI-4", "refused-di-4-fit")


@pytest.mark.clause("DI-4")
def test_one_rolls_before_one_takes_and_only_from_the_gallery() -> None:
    made = dice_table()
    assert refusal(made, 0, Take("orange-1")) == (Why.NOT_NOW, "DI-4", "refused-di-4-roll")
    made.act(0, Draw())
    assert refusal(made, 0, Take("orange-1")) == (Why.NOT_NOW, "DI-4", "refused-di-4-roll")
    assert made.view(0).may_take == ()
    made.roll(SIX_DOTS)
    for card in (PILE[1], "free-1", "no such card"):
        assert refusal(made, 0, Take(card)) == (Why.BAD_VALUE, "DI-4", "refused-di-4-gallery")


@pytest.mark.clause("DI-4")
def test_nobody_must_take_what_fits_unless_the_house_says_so() -> None:
    made = dice_table()
    made.act(0, Draw())
    made.roll("face dot dot dot dot dot")
    assert made.view(0).may_roll
    made.roll("dot", (1,))
    made = dice_table(options=house(must_take=True))
    made.act(0, Draw())
    made.roll("face dot dot dot dot dot")
    assert not made.view(0).may_roll
    assert not any(isinstance(action, Roll) for action in made.actions(0))
    assert refusal(made, 0, Roll()) == (Why.NOT_NOW, "DI-4", "refused-di-4-must")
    made.act(0, EndTurn())


@pytest.mark.clause("DI-4")
def test_with_must_take_who_shows_nothing_rolls_on() -> None:
    made = dice_table(gallery=("purple-1",), pile=("purple-2",), options=house(must_take=True))
    made.act(0, Draw())
    made.roll(SIX_DOTS)
    made.roll(SIX_DOTS)
    made.roll(SIX_DOTS)
    assert refusal(made, 0, Roll()) == (Why.NOT_NOW, "DI-3", "refused-di-3-none")


@pytest.mark.clause("DI-4")
@pytest.mark.parametrize(
    ("assist", "shown"),
    [("off", [False, False, False]), ("last_roll", [False, False, True]), ("always", [True, True, True])],
)
def test_the_table_shows_what_fits_where_the_house_says_so(assist: str, shown: list[bool]) -> None:
    made = dice_table(gallery=("red-1", "yellow-1"), pile=("purple-1",), options=house(assist=assist))
    views = []
    made.act(0, Draw())
    for _ in range(3):
        made.roll("arch dash arch arch arch arch")
        views.append([made.view(seat).fits for seat in (0, 1, None)])
    assert views == [[("red-1",)] * 3 if told else [()] * 3 for told in shown]


@pytest.mark.clause("DI-4")
def test_with_the_odds_of_each_card_within_reach() -> None:
    made = dice_table(gallery=("orange-1", "red-1", "red-2"), pile=("purple-1",), sets={0: ("orange-2",)}, options=house(assist="always"))
    assert made.view(1).odds == {"red-1": 898, "red-2": 798}
    made.act(0, Draw())
    made.roll("arch dot dot dot dot dot")
    odds = made.view(None).odds
    assert set(odds) == {"red-1", "red-2", "purple-1"}
    assert (odds["red-1"], odds["purple-1"]) == (1000 - round(1000 * (5 / 6) ** 10), 96)
    made.roll("arch dash dot dot dot dot")
    made.roll("arch dash dot dot dot dot")
    assert made.view(None).odds == {"red-1": 1000, "red-2": 0, "purple-1": 0}
    made.act(0, EndTurn())
    for assist in ("off", "last_roll"):
        made = dice_table(options=house(assist=assist))
        made.act(0, Draw())
        made.roll(SIX_DOTS)
        assert made.view(0).odds == {}


# ---------------------------------------------------------------- DI-5


@pytest.mark.clause("DI-5")
def test_the_turn_ends_when_its_player_says_so() -> None:
    made = dice_table()
    assert refusal(made, 0, EndTurn()) == (Why.NOT_NOW, "DI-5", "refused-di-5-roll")
    made.act(0, Draw())
    assert refusal(made, 0, EndTurn()) == (Why.NOT_NOW, "DI-5", "refused-di-5-roll")
    assert not made.view(0).may_end
    made.roll(SIX_DOTS)
    assert made.view(0).may_end
    made.act(0, EndTurn())
    assert (made.view(None).turn, newest(made).how) == (1, "nothing")


@pytest.mark.clause("DI-5")
def test_after_the_last_roll_one_may_still_take() -> None:
    made = dice_table()
    made.act(0, Draw())
    for _ in range(3):
        made.roll("face dot dot dot dot dot")
    made.act(0, Take("orange-1"), 59_999)
    assert made.view(None).sets[0] == ("orange-1",)


@pytest.mark.clause("DI-5")
def test_a_turn_is_over_in_time() -> None:
    made = dice_table(options=house(turn_s=45))
    made.act(0, Draw())
    made.roll("face dot dot dot dot dot")
    assert made.view(None).until == 45_000
    assert refusal(made, SYSTEM, TimeUp(), 44_999) == (Why.NOT_NOW, "DI-5", "refused-di-5-time")
    made.at = 45_001
    assert refusal(made, 0, Take("orange-1")) == (Why.TOO_LATE, "DI-5", "refused-di-5-late")
    made.act(SYSTEM, TimeUp())
    view = made.view(None)
    assert (view.turn, view.sets[0], newest(made).how, view.until) == (1, (), "time", 90_001)


@pytest.mark.clause("DI-5")
def test_in_the_last_moment_one_may_still_take() -> None:
    made = dice_table()
    made.act(0, Draw())
    made.roll("face dot dot dot dot dot")
    made.act(0, Take("orange-1"), 60_000)
    assert newest(made).how == "took"


@pytest.mark.clause("DI-5")
def test_who_has_not_drawn_in_time_gets_a_card_drawn_and_nothing_rolled() -> None:
    made = dice_table()
    made.wait()
    view = made.view(None)
    assert (view.gallery, view.pile, view.turn, newest(made).how) == ((*GALLERY, PILE[0]), len(PILE) - 1, 1, "time")
    made = dice_table(pile=())
    made.wait()
    assert (made.view(None).gallery, made.view(None).turn) == (GALLERY, 1)


@pytest.mark.clause("DI-5")
def test_the_clock_may_be_off() -> None:
    made = dice_table(options=house(turn_s=None))
    made.pass_on()
    assert GAME.deadline(made.state) is None
    assert made.view(None).until is None


@pytest.mark.clause("DI-5")
def test_who_lets_two_turns_pass_is_passed_over_until_the_return() -> None:
    made = dice_table(options=OPEN)
    for _ in range(2):
        made.wait()
        made.pass_on()
    assert made.view(None).dozing == (0,)
    assert made.told()[-2:] == [(1, "nothing"), (0, "passed_over")]
    assert made.view(None).turn == 1
    pile = made.view(None).pile
    made.pass_on()
    assert (made.view(None).turn, made.view(None).pile) == (1, pile - 1), "no card is drawn for who is passed over"
    assert (made.view(0).may_play_on, made.view(1).may_play_on, made.view(None).may_play_on) == (True, False, False)
    assert made.actions(0) == [PlayOn()]
    made.act(0, PlayOn())
    assert (made.view(None).dozing, made.view(None).turn) == ((), 1)
    made.pass_on()
    assert made.view(None).turn == 0
    made.wait()
    assert made.view(None).dozing == (), "from then on it takes two turns again"
    assert refusal(made, 0, PlayOn()) == (Why.NOT_NOW, "DI-5", "refused-di-5-here")


@pytest.mark.clause("DI-5")
def test_who_is_only_slow_is_not_passed_over() -> None:
    made = dice_table(2, pile=[*PILE, *(f"purple-{n}" for n in range(3, 11))])
    for _ in range(4):
        made.act(0, Draw())
        made.wait()
        made.pass_on()
    assert made.view(None).dozing == ()


@pytest.mark.clause("DI-5")
def test_a_turn_in_between_starts_the_count_anew() -> None:
    made = dice_table(2, pile=[*PILE, *(f"purple-{n}" for n in range(3, 11))])
    for _ in range(3):
        made.wait()
        made.pass_on()
        made.pass_on()
        made.pass_on()
    assert made.view(None).dozing == ()


@pytest.mark.clause("DI-5")
def test_when_nobody_plays_on_the_table_waits() -> None:
    made = dice_table()
    for _ in range(4):
        made.wait()
    view = made.view(None)
    assert (view.phase, view.turn, view.dozing, view.until) == ("asleep", None, (0, 1), None)
    assert GAME.deadline(made.state) is None
    assert refusal(made, 1, Draw()) == (Why.NOT_YOURS, "DI-2", "refused-di-2")
    assert refusal(made, SYSTEM, TimeUp()) == (Why.NOT_NOW, "DI-5", "refused-di-5-time")
    made.act(1, PlayOn())
    view = made.view(None)
    assert (view.phase, view.turn, view.dozing) == ("draw", 1, (0,))
    assert made.told()[-1] == (Seat(0), "passed_over")
