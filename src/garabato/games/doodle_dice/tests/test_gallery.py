"""The clause DI-1: who plays, what is in the box, the first Gallery."""

from collections import Counter
from itertools import chain

import pytest

from garabato.core import SYSTEM, Continue, Inked, Paper, Refused, Seat, SeatAway, Sheet, SheetClosed, Why
from garabato.games.doodle_dice import GAME
from garabato.games.doodle_dice import events as ev
from garabato.games.doodle_dice.box import ACTION_CARDS, COLOURS, DOODLES, FACES, colour_of, kind_of
from garabato.games.doodle_dice.steps import TimeUp
from garabato.games.doodle_dice.table import Choose, Draw, Options
from garabato.games.doodle_dice.tests.tables import GALLERY, OPEN, dice_table, refusal
from tests.support.tabletop import Table

pytestmark = pytest.mark.clause("DI-1")


def dealing(players: int = 3, **how: object) -> Table:
    """Seat 0 deals."""
    return Table(GAME, players, deck=(), **how)


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_play(players: int) -> None:
    with pytest.raises(Refused) as refused:
        dealing(players)
    assert (refused.value.clause, refused.value.text) == ("DI-1", "refused-di-1-players")


@pytest.mark.parametrize("players", [2, 6])
def test_so_many_may_begin(players: int) -> None:
    assert len(dealing(players).view(None).order) == players


def test_the_box_holds_65_cards() -> None:
    assert Counter(map(colour_of, DOODLES)) == dict.fromkeys(COLOURS, 10)
    assert all(len(figures) == COLOURS.index(colour_of(card)) + 1 for card, figures in DOODLES.items())
    assert set(chain(*DOODLES.values())) == set(FACES)
    assert Counter(map(kind_of, ACTION_CARDS)) == {"free": 3, "block": 2}
    assert not any(map(kind_of, DOODLES))


def test_the_host_names_the_dealer_or_chance_does() -> None:
    assert dealing(first=Seat(2)).view(None).order == (0, 1, 2)
    assert dealing(first=Seat(0)).view(None).dealer == 0
    assert {dealing(first=None, seed=seed).view(None).dealer for seed in range(20)} == {0, 1, 2}


def test_the_dealer_chooses_one_of_each_colour() -> None:
    made = dealing(first=Seat(1))
    assert (made.view(1).phase, made.view(1).turn, made.view(1).number) == ("deal", None, 0)
    assert made.view(1).may_choose == tuple(DOODLES)
    assert made.view(1).may_continue
    for other in (0, 2, None):
        assert (made.view(other).may_choose, made.view(other).may_continue) == ((), False)
    for card in ("purple-4", "red-2", "yellow-3", "green-9"):
        made.act(1, Choose(card))
    assert made.view(None).gallery == ("red-2", "yellow-3", "green-9", "purple-4"), "by colour, for all to see"
    made.act(1, Choose("red-7"))
    assert made.act(1, Choose("red-7")) == []
    assert made.view(None).gallery == ("red-7", "yellow-3", "green-9", "purple-4"), "another red one in its place"
    made.act(1, Choose("orange-1"))
    made.act(1, Choose("blue-1"))
    view = made.view(None)
    assert view.gallery == ("orange-1", "red-7", "yellow-3", "green-9", "blue-1", "purple-4")
    assert (view.phase, view.turn, view.number, view.pile) == ("draw", 2, 1, 59)


def test_all_other_cards_are_shuffled_into_the_pile() -> None:
    piles = set()
    for seed in range(5):
        made = dealing(options=OPEN, seed=seed)
        state = made.state
        assert sorted([*state.gallery, *state.pile]) == sorted([*DOODLES, *ACTION_CARDS])
        assert [colour_of(card) for card in state.gallery] == list(COLOURS)
        piles.add(state.pile)
    assert len(piles) == 5


def test_after_the_time_chance_chooses_what_is_missing() -> None:
    made = dealing(options=Options(deal_s=20))
    made.act(0, Choose("green-4"), 19_999)
    assert refusal(made, SYSTEM, TimeUp(), 19_999) == (Why.NOT_NOW, "DI-5", "refused-di-5-time")
    made.act(SYSTEM, TimeUp(), 20_000)
    assert made.view(None).phase == "draw"
    assert made.view(None).gallery[3] == "green-4"
    assert len(made.view(None).gallery) == 6


def test_chance_lays_every_doodle_now_and_then() -> None:
    galleries = [dealing(options=OPEN, seed=seed).view(None).gallery for seed in range(200)]
    assert set(chain(*galleries)) == set(DOODLES)


@pytest.mark.parametrize("seat", [0, SYSTEM])
def test_the_dealer_or_the_host_may_leave_it_to_chance(seat: Seat) -> None:
    made = dealing(options=Options(deal_s=None))
    assert GAME.deadline(made.state) is None
    made.act(seat, Continue())
    assert (made.view(None).phase, len(made.view(None).gallery)) == ("draw", 6)
    assert refusal(made, seat, Continue()) == (Why.TOO_LATE, "DI-1", "refused-di-1-laid")


def test_a_dealer_who_goes_away_leaves_it_to_chance() -> None:
    made = dealing()
    made.system(SeatAway(Seat(1)))
    assert made.view(None).phase == "deal"
    made.system(SeatAway(Seat(0)))
    assert made.view(None).phase == "draw"


def test_for_a_bot_and_by_the_house_rule_chance_lays_the_gallery() -> None:
    assert dealing(bots=[0]).view(None).phase == "draw"
    assert dealing(bots=[1]).view(None).phase == "deal"
    assert dealing(options=OPEN).view(None).phase == "draw"


def test_only_the_dealer_chooses_and_only_doodles() -> None:
    made = dealing()
    assert refusal(made, 1, Choose("red-1")) == (Why.NOT_YOURS, "DI-1", "refused-di-1-dealer")
    assert refusal(made, 1, Continue()) == (Why.NOT_YOURS, "DI-1", "refused-di-1-dealer")
    assert refusal(made, 0, Choose("free-1")) == (Why.BAD_VALUE, "DI-1", "refused-di-1-doodle")
    assert refusal(made, 1, Draw()) == (Why.NOT_NOW, "DI-1", "refused-di-1-dealing")
    made.act(0, Continue())
    assert refusal(made, 0, Choose("red-1")) == (Why.TOO_LATE, "DI-1", "refused-di-1-laid")


def test_who_is_not_at_the_table_cannot_act() -> None:
    made = dice_table(3)
    assert refusal(made, 7, Draw()) == (Why.NOT_YOURS, "DI-1", "refused-di-1-seat")
    made.system(SeatAway(Seat(1)))
    assert refusal(made, 1, Draw()) == (Why.NOT_YOURS, "DI-1", "refused-di-1-seat")
    assert made.actions(7) == made.actions(1) == []
    assert made.view(7).may_block == ()


def test_the_opening_is_in_the_log() -> None:
    made = dealing(2, options=OPEN)
    started, laid, began = made.events
    assert isinstance(started, ev.Started)
    assert isinstance(laid, ev.GalleryLaid)
    assert isinstance(began, ev.TurnBegan)
    assert (began.seat, began.number, began.window) == (1, 1, False), "left of the dealer"
    assert len(GALLERY) == len(laid.gallery)


def test_nobody_draws_on_paper_and_nobody_has_to_keep_silent() -> None:
    made = dice_table()
    assert made.paper(0) == made.paper(None) == Paper()
    assert made.system(Inked(Sheet(1)), SheetClosed(Sheet(1), 0, 1)) == []
    assert not any(GAME.quiet(made.state, seat) for seat in made.seats)
