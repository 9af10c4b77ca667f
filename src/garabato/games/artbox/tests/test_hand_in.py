"""The clause AR-5: handing in and the tokens."""

import random

import pytest

from garabato.core import Seat, SeatAway, SeatBack, SeatGone, Why
from garabato.games.artbox.events import HourglassTurned
from garabato.games.artbox.shapes import Kind
from garabato.games.artbox.table import HandIn, Place, Undo
from garabato.games.artbox.tests.tables import drawing, hand_in, happened, lay, settle, shape, to
from garabato.kit.race import Claimed
from tests.support.three_words import refusal, until

pytestmark = pytest.mark.clause("AR-5")


@pytest.mark.parametrize("lacking", ["line", "box", "triangle", "circle"])
def test_the_player_is_told_which_shape_is_missing(lacking: Kind) -> None:
    dice: tuple[Kind, ...] = ("line", "box", "triangle", "circle")
    made = drawing(dice=dice)
    lay(made, 0, *(kind for kind in dice if kind != lacking))
    assert refusal(made, 0, HandIn()) == (Why.NOT_NOW, "AR-5", f"refused-ar-5-{lacking}")
    lay(made, 0, lacking)
    made.act(0, HandIn())
    assert made.view(0).claimed


def test_of_exactly_the_rolled_shapes_none_may_be_missing() -> None:
    made = drawing(shapes="exact")
    lay(made, 0, "box", "triangle", "line")
    assert refusal(made, 0, HandIn())[2] == "refused-ar-5-box"


def test_both_drawings_have_to_be_finished() -> None:
    made = drawing(3, three_player_two_drawings=True)
    lay(made, 0, sheet=0)
    assert refusal(made, 0, HandIn())[2] == "refused-ar-5-line"
    lay(made, 0, sheet=1)
    made.act(0, HandIn())


def test_handing_in_is_final() -> None:
    made = drawing()
    lay(made, 0)
    made.act(0, HandIn())
    for action in (Place(9, shape("line")), Undo()):
        assert refusal(made, 0, action) == (Why.TOO_LATE, "AR-5", "refused-ar-5-final")
    assert made.act(0, HandIn()) == []
    settle(made)
    assert refusal(made, 0, Undo())[2] == "refused-ar-5-final"
    assert made.act(0, HandIn()) == []
    assert made.actions(0) == []


def test_the_claim_is_the_player_s_own_until_it_is_settled() -> None:
    made = drawing()
    lay(made, 2)
    before = [made.view(seat) for seat in (0, 1, 3, None)]
    made.act(2, HandIn())
    assert [made.view(seat) for seat in (0, 1, 3, None)] == before
    assert (made.view(2).claimed, made.view(2).tokens) == (True, {})
    settle(made)
    assert (made.view(2).claimed, made.view(2).tokens) == (False, {2: 1})
    assert (made.view(None).tokens, made.view(None).handed, made.view(None).waiting) == ({2: 1}, (2,), (0, 1, 3))


def test_the_lowest_token_left_goes_to_who_sent_first() -> None:
    made = drawing()
    for seat in range(4):
        lay(made, seat)
    made.act(3, HandIn(), at=made.at + 10)
    made.act(1, HandIn(), at=made.at + 100, sent=made.at - 20)
    made.act(0, HandIn(), at=made.at + 10)
    settle(made)
    assert made.view(None).tokens == {1: 1, 3: 2, 0: 3}
    hand_in(made, 2)
    assert made.state.round.tokens == {1: 1, 3: 2, 0: 3, 2: 4}


@pytest.mark.parametrize("seed", range(100))
def test_eight_hands_within_a_second_get_eight_tokens_in_the_order_of_sending(seed: int) -> None:
    luck = random.Random(seed)
    made = drawing(8)
    for seat in range(8):
        lay(made, seat)
    begin = made.at
    claims = []
    for seat in luck.sample(range(8), 8):
        sent = begin + luck.randrange(850)
        claims.append((sent + luck.randrange(151), sent, seat))
    for at, sent, seat in sorted(claims):
        while made.state.race.due is not None and made.state.race.due <= at:
            made.wait()
        made.act(seat, HandIn(), at=at, sent=sent)
    settle(made)
    assert sorted(made.state.round.tokens.values()) == list(range(1, 9))
    received = [claim.seat for claim in happened(made, Claimed)]
    expected = sorted(claims, key=lambda claim: (claim[1], received.index(claim[2])))
    assert [seat for seat, _ in sorted(made.state.round.tokens.items(), key=lambda item: item[1])] == [seat for _, _, seat in expected]


def test_when_all_have_handed_in_nobody_waits() -> None:
    made = drawing(3)
    hand_in(made, 2, 0)
    assert made.view(None).phase == "draw"
    made.system(SeatAway(Seat(1)))
    assert made.view(None).phase == "match"


def test_what_was_not_handed_in_gets_the_tokens_that_are_left() -> None:
    made = drawing(6, first=2)
    lay(made, 0)
    lay(made, 3)
    lay(made, 4, "box")
    hand_in(made, 5)
    made.system(SeatGone(Seat(3)))
    to(made, "match")
    assert made.state.round.tokens == {5: 1, 3: 2, 0: 3, 2: 4, 4: 5, 1: 6}
    assert made.view(None).tokens == {5: 1}, "whose drawing is whole would tell who drew what"
    assert sorted(spot.seat for spot in made.state.round.spots) == [0, 3, 4, 5]


def test_before_the_points_nobody_learns_from_the_tokens_whose_drawing_lacks_a_shape() -> None:
    wholes = [drawing(4, first=2), drawing(4, first=2)]
    for whole, made in zip((2, 3), wholes, strict=True):
        hand_in(made, 0, 1)
        lay(made, 5 - whole, "line")
        lay(made, whole)
        to(made, "match")
    one, other = ([made.view(seat).tokens for seat in (0, 1, 2, 3, None)] for made in wholes)
    assert one == other == [{0: 1, 1: 2}] * 5
    to(wholes[0], "reveal")
    assert wholes[0].view(None).tokens == {0: 1, 1: 2}
    to(wholes[0], "points")
    assert wholes[0].view(None).tokens == wholes[0].state.round.tokens == {0: 1, 1: 2, 2: 3, 3: 4}


def test_who_comes_back_draws_on() -> None:
    made = drawing(4)
    lay(made, 1, "box")
    made.system(SeatAway(Seat(1)))
    assert refusal(made, 1, Undo()) == (Why.NOT_YOURS, "AR-1", "refused-ar-1-seat")
    made.system(SeatBack(Seat(1)))
    assert made.view(1).sheets[0].ids == (1,)
    hand_in(made, 1)
    assert made.view(None).tokens == {1: 1}


def test_a_hand_in_that_was_sent_in_time_counts() -> None:
    made = drawing(3)
    for seat in range(3):
        lay(made, seat)
    end = until(made)
    made.act(2, HandIn(), at=end - 10)
    made.wait()
    assert made.at == end
    made.act(1, HandIn(), at=end + 100, sent=end - 30)
    assert refusal(made, 0, HandIn(), end + 100) == (Why.TOO_LATE, "AR-4", "refused-ar-4-late")
    made.wait()
    assert (made.at, made.view(None).phase, made.view(None).handed) == (end + 140, "draw", (1, 2))
    made.wait()
    assert (made.at, made.view(None).phase) == (end + 150, "match")
    assert made.state.round.tokens == {1: 1, 2: 2, 0: 3}


def test_the_first_drawing_may_turn_the_hourglass() -> None:
    made = drawing(4, draw_hourglass=True, hourglass_s=45)
    hand_in(made, 3)
    (turned,) = happened(made, HourglassTurned)
    assert (turned.seat, turned.until, until(made)) == (3, made.at + 45_000, made.at + 45_000)
    hand_in(made, 0)
    assert len(happened(made, HourglassTurned)) == 1
    assert happened(drawing(4), HourglassTurned) == []


@pytest.mark.parametrize("house", [{}, {"draw_hourglass": True, "simplified": True}])
def test_otherwise_it_does_not(house: dict[str, bool]) -> None:
    made = drawing(4, **house)
    end = until(made)
    lay(made, 3, "line", "box", "triangle")
    hand_in(made, 3)
    assert until(made) == end
    assert happened(made, HourglassTurned) == []


def test_the_simplified_game_has_places_instead_of_tokens() -> None:
    made = drawing(4, first=2, simplified=True)
    for seat in (1, 3, 0):
        lay(made, seat, "line")
        hand_in(made, seat)
    to(made, "match")
    assert made.state.round.tokens == {2: 1, 3: 2, 0: 3, 1: 4}
    assert made.view(None).tokens == {}
    assert made.view(None).handed == (1, 3, 0)
