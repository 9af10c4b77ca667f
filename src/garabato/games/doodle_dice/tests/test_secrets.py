"""Only the order of the pile is hidden: it is varied, and every view stays equal, until a card is drawn."""

from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from garabato.core import Seat
from garabato.games.doodle_dice import GAME
from garabato.games.doodle_dice.box import ACTION_CARDS, DOODLES
from garabato.games.doodle_dice.table import Declare, Draw, EndTurn, Options, UseFreeRoll
from garabato.games.doodle_dice.tests.tables import FIVE, GALLERY, DiceTable, dice_table
from tests.support.crowd import Crowd
from tests.support.tabletop import Luck, Table

PLAYERS = 3
WATCHERS = (None, *range(PLAYERS))
HIDDEN = tuple(card for card in (*DOODLES, *ACTION_CARDS) if card not in GALLERY and card not in FIVE)

pytestmark = pytest.mark.clause("DI-1", "DI-2", "DI-8")


def seen(made: Table) -> list[bytes]:
    """All that anybody gets."""
    return [msgspec.json.encode(made.view(watcher)) for watcher in WATCHERS]


def turn(made: DiceTable, faces: Sequence[str]) -> list[list[bytes]]:
    """A turn in which a card is drawn and dice are rolled; what everybody saw after each act."""
    sights = [seen(made)]
    made.act(0, Declare(FIVE[0]))
    sights.append(seen(made))
    made.act(0, Draw())
    sights.append(seen(made))
    made.act(0, UseFreeRoll())
    for _ in range(4):
        made.roll(" ".join(faces))
        sights.append(seen(made))
    made.act(0, EndTurn())
    sights.append(seen(made))
    return sights


@given(
    st.permutations(HIDDEN),
    st.permutations(HIDDEN),
    st.lists(st.sampled_from(["arch", "dot", "face", "dash"]), min_size=6, max_size=6),
    st.sampled_from(["off", "always"]),
)
def test_the_order_of_the_cards_that_are_not_drawn_does_not_show(
    one: Sequence[str], other: Sequence[str], faces: Sequence[str], assist: str
) -> None:
    """The pile begins with the same doodle in both worlds; all else may be anything."""
    top = next(card for card in one if card in DOODLES)
    piles = [(top, *(card for card in pile if card != top)) for pile in (one, other)]
    options = Options(dealer_picks=False, assist=assist)
    worlds = [dice_table(PLAYERS, pile=pile, sets={1: FIVE}, free={0: 1}, options=options) for pile in piles]
    assert turn(worlds[0], faces) == turn(worlds[1], faces)


def test_the_cards_to_come_are_in_no_view() -> None:
    made = Table(GAME, PLAYERS, Options(assist="always"), deck=(), seed=4)
    crowd = Crowd(made, Luck("crowd")._random)
    while GAME.outcome(made.state) is None and made.decisions < 400:
        made.act(*crowd.next_move())
        dealing = made.view(None).phase == "deal"
        for text in seen(made):
            assert not [card for card in made.state.pile if f'"{card}"'.encode() in text]
        assert dealing == (not made.state.pile and made.view(None).number == 0)


def test_a_view_is_built_from_nothing() -> None:
    """Whatever a view tells is one of these; none of them is the pile, or the luck of dice to come."""
    made = dice_table(PLAYERS)
    assert b"pile" in seen(made)[0]
    assert isinstance(made.view(0).pile, int)
    emptied = replace(made.state, pile=tuple(reversed(made.state.pile)))
    assert GAME.view(emptied, Seat(0)) == made.view(0)


def test_what_dice_will_show_is_nowhere_in_the_state() -> None:
    """The same state, the same action, another luck: other dice. So nothing in the state knows them."""
    shown = set()
    for seed in range(12):
        made = dice_table(PLAYERS)
        made.act(0, Draw())
        before = made.state
        made.luck = lambda _, seed=seed: Luck(seed)
        made.act(0, made.actions(0)[0])
        shown.add(made.view(None).dice)
        assert before == dice_after_draw()
    assert len(shown) > 10


def dice_after_draw() -> object:
    made = dice_table(PLAYERS)
    made.act(0, Draw())
    return made.state


def test_a_bystander_may_do_nothing() -> None:
    made = dice_table(PLAYERS, sets={1: FIVE}, free={0: 1}, blocks={0: 1, 1: 1})
    view = made.view(None)
    assert (view.may_choose, view.may_declare, view.may_take, view.may_block) == ((), (), (), ())
    flags = (view.may_withdraw, view.may_draw, view.may_roll, view.roll_is_lost, view.may_end, view.may_use_free, view.may_play_on)
    assert not any((*flags, view.may_continue))
