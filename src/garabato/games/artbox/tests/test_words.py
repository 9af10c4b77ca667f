"""The clause AR-3: words and dice."""

from collections import Counter

import pytest

from garabato.core import SYSTEM, Seat, SeatAway, SeatBack, Why
from garabato.games.artbox import GAME
from garabato.games.artbox import events as ev
from garabato.games.artbox.steps import TimeUp
from garabato.games.artbox.table import Keep, Options, Throw
from garabato.games.artbox.tests.tables import drawing, happened, table, to
from tests.support.tabletop import CARDS, Table
from tests.support.three_words import refusal, until

pytestmark = pytest.mark.clause("AR-3")


def test_everybody_draws_two_cards_and_keeps_one() -> None:
    made = table(3)
    assert [made.view(seat).cards for seat in range(3)] == [tuple(card.words[0] for card in CARDS[n : n + 2]) for n in (0, 2, 4)]
    assert (made.view(0).keep, until(made)) == (1, 20_000)
    made.act(1, Keep((1,)))
    assert made.view(1).cards == ()
    assert made.view(1).sheets[0].word == CARDS[3].words[0]
    assert (made.view(0).chosen, made.view(0).waiting) == ((1,), (0, 2))
    assert made.state.pile[-1].id == CARDS[2].id
    made.act(0, Keep((0,)))
    made.act(2, Keep((0,)))
    assert (made.view(None).phase, until(made)) == ("throw", 10_000)
    assert [card.id for card in made.state.pile[-3:]] == ["card-3", "card-2", "card-6"]


def test_a_choice_is_final() -> None:
    made = table(3)
    assert refusal(made, 0, Keep((2,))) == (Why.BAD_VALUE, "AR-3", "refused-ar-3-cards")
    assert refusal(made, 0, Keep((0, 1))) == (Why.BAD_VALUE, "AR-3", "refused-ar-3-cards")
    assert refusal(made, 0, Keep(())) == (Why.BAD_VALUE, "AR-3", "refused-ar-3-cards")
    made.act(0, Keep((1,)))
    assert made.act(0, Keep((1,))) == []
    assert refusal(made, 0, Keep((0,))) == (Why.TOO_LATE, "AR-3", "refused-ar-3-kept")


def test_who_does_not_choose_keeps_the_left_card() -> None:
    made = table(3, word_s=15)
    made.act(2, Keep((1,)))
    assert refusal(made, SYSTEM, TimeUp(), 14_999)[2] == "refused-ar-7-sand"
    made.wait()
    assert (made.at, made.view(None).phase) == (15_000, "throw")
    assert [made.view(seat).sheets[0].word for seat in range(3)] == [CARDS[n].words[0] for n in (0, 2, 5)]


def test_nobody_waits_for_who_has_left() -> None:
    made = table(3, word_s=None)
    assert GAME.deadline(made.state) is None
    made.act(0, Keep((1,)))
    made.act(1, Keep((1,)))
    made.system(SeatAway(Seat(2)))
    assert made.view(None).phase == "throw"
    made.system(SeatBack(Seat(2)))
    assert made.view(2).sheets[0].word == CARDS[4].words[0]


def test_who_is_alone_in_having_left_is_waited_for_till_the_end() -> None:
    made = table(3)
    made.system(*(SeatAway(Seat(seat)) for seat in range(3)))
    assert made.view(None).phase == "words"
    made.wait()
    assert (made.at, made.view(None).phase) == (20_000, "dice")


def test_the_start_player_throws_the_dice() -> None:
    made = table(3, first=1)
    assert refusal(made, 1, Throw()) == (Why.NOT_NOW, "AR-3", "refused-ar-3-dice")
    to(made, "throw")
    assert made.view(None).waiting == (1,)
    assert refusal(made, 0, Throw()) == (Why.NOT_YOURS, "AR-3", "refused-ar-3-throw")
    made.act(1, Throw(), at=21_000)
    view = made.view(None)
    assert (view.phase, view.dice, view.until) == ("dice", ("box", "box", "triangle", "line"), 25_000)
    made.wait()
    assert (made.view(None).phase, until(made)) == ("draw", 145_000)


def test_the_dice_fall_by_themselves_after_ten_seconds() -> None:
    made = to(table(3), "throw")
    made.wait()
    assert (made.at, made.view(None).phase) == (30_000, "dice")


def test_the_dice_fall_at_once_for_a_start_player_who_is_away() -> None:
    made = to(table(3), "throw")
    made.system(SeatAway(Seat(0)))
    assert (made.at, made.view(None).phase) == (20_000, "dice")


def test_each_die_has_two_boxes_two_triangles_a_line_and_a_circle() -> None:
    fallen: Counter[str] = Counter()
    for seed in range(150):
        made = to(Table(GAME, 3, seed=seed), "dice")
        assert len(made.view(None).dice) == 4
        fallen.update(made.view(None).dice)
    assert [round(fallen[kind] / 100) for kind in ("box", "triangle", "line", "circle")] == [2, 2, 1, 1]


def test_used_words_come_again_when_the_pile_is_short() -> None:
    made = Table(GAME, 4, Options(decoys="1"), CARDS[:10])
    for _ in range(3):
        to(made, "points")
        assert len({card.id for card in made.state.round.rack}) == 5
        made.wait()
    assert len(happened(made, ev.PileRefilled)) == 3
    cards = [*made.state.pile, *made.state.discard, *(card for hand in made.state.round.hands.values() for card in hand.cards)]
    assert sorted(card.id for card in cards) == sorted(card.id for card in CARDS[:10])


def test_no_card_is_seen_twice_while_there_are_others() -> None:
    made = Table(GAME, 3, deck=CARDS[:18])
    dealt = []
    for _ in range(3):
        to(made, "words")
        dealt += [card.id for hand in made.state.round.hands.values() for card in hand.cards]
        to(made, "points")
        made.wait()
    assert len({*dealt[:12]}) == 12


def test_three_players_may_make_two_drawings_each() -> None:
    made = table(3, three_player_two_drawings=True)
    assert [len(made.view(seat).cards) for seat in range(3)] == [3, 3, 3]
    assert made.view(0).keep == 2
    made.act(0, Keep((0, 2)))
    made.act(1, Keep((1, 2)))
    assert refusal(made, 2, Keep((0,)))[2] == "refused-ar-3-cards"
    to(made, "draw")
    words = [[sheet.word for sheet in made.view(seat).sheets] for seat in range(3)]
    assert words == [[CARDS[n].words[0] for n in kept] for kept in ((0, 2), (4, 5), (6, 7))]
    assert len(drawing(4, three_player_two_drawings=True).view(0).sheets) == 1
