"""The clause AR-8, and objections by AR-9: how the drawings are told."""

import pytest

from garabato.core import SYSTEM, Continue, Inked, Label, Seat, SeatAway, SeatGone, Sheet, SheetClosed, Why
from garabato.games.artbox import GAME
from garabato.games.artbox.steps import TimeUp
from garabato.games.artbox.table import Match
from garabato.games.artbox.tests.tables import drawing, everybody_right, finish, guess, hand_in, matching, table, to
from garabato.kit.fouls import Flag, Judge
from tests.support.tabletop import CARDS, Table
from tests.support.three_words import refusal, until


def revealing(players: int = 4, **how: object) -> Table:
    """The first drawing is told; everybody has guessed everything."""
    made = matching(players, **how)
    guess(made, everybody_right(made))
    finish(made, *range(players))
    assert made.view(None).phase == "reveal"
    return made


@pytest.mark.clause("AR-8")
def test_drawing_by_drawing_in_the_order_of_the_board() -> None:
    made = matching(3, first=1, look_s=5)
    guess(made, {0: {1: 1, 2: 2}, 2: {0: 1, 1: 0}})
    finish(made, 0, 1, 2)
    for count in (1, 2, 3):
        told = made.view(None).told
        assert [each.place for each in told] == list(range(1, count + 1))
        assert until(made) == made.at + 5_000
        made.wait()
    assert made.view(None).phase == "points"
    assert until(made) == made.at + 10_000
    first, second, third = made.view(2).told
    words = {seat: CARDS[2 * seat].words[0] for seat in range(3)}
    assert [(each.artist, each.word) for each in (first, second, third)] == [(seat, words[seat]) for seat in range(3)]
    assert list(first.guesses.items()) == [(1, None), (2, words[1])]
    assert (first.right, second.right, third.right) == ((), (0,), (0,))
    assert list(second.guesses.items()) == [(2, words[0]), (0, words[1])]


@pytest.mark.clause("AR-8")
def test_the_start_player_or_the_host_goes_on_earlier() -> None:
    made = revealing(4, first=2)
    assert [made.view(seat).may_continue for seat in (0, 1, 2, 3, None)] == [False, False, True, False, False]
    assert refusal(made, 1, Continue()) == (Why.NOT_YOURS, "AR-8", "refused-ar-8")
    made.act(2, Continue(), at=made.at + 10)
    assert len(made.view(None).told) == 2
    made.act(SYSTEM, Continue())
    assert len(made.view(None).told) == 3
    made.system(SeatAway(Seat(2)))
    assert made.view(3).may_continue
    made.act(3, Continue())
    made.act(3, Continue())
    assert made.view(None).phase == "points"
    made.act(3, Continue())
    assert (made.view(None).phase, made.view(None).round) == ("words", 2)
    assert refusal(made, 3, Continue()) == (Why.NOT_NOW, "AR-8", "refused-ar-8")


@pytest.mark.clause("AR-8")
def test_a_bot_s_duty_is_the_next_person_s() -> None:
    made = revealing(4, bots=[0, 1])
    assert [made.view(seat).may_continue for seat in range(4)] == [False, False, True, False]


@pytest.mark.clause("AR-8")
def test_a_reveal_goes_on_though_everybody_has_left() -> None:
    made = revealing(3)
    made.system(*(SeatGone(Seat(seat)) for seat in range(3)))
    to(made, "points")
    assert made.view(None).waiting == ()


# ---------------------------------------------------------------- leaving, phase by phase


@pytest.mark.clause("AR-1", "AR-3", "AR-5", "AR-6", "AR-8")
@pytest.mark.parametrize("phase", ["talent", "artist", "words", "throw", "dice", "draw", "match", "reveal", "points"])
@pytest.mark.parametrize("gone", [0, 1])
def test_nobody_waits_for_who_left_in_any_phase(phase: str, gone: int) -> None:
    made = table(4, first=None if phase in {"talent", "artist"} else 0)
    if phase in {"match", "reveal", "points"}:
        to(made, "draw")
        hand_in(made, 0, 1, 2, 3)
        if phase != "match":
            finish(made, 0, 1, 2, 3)
    to(made, phase)
    made.system(SeatGone(Seat(gone)))
    assert gone not in made.view(None).waiting
    assert made.actions(gone) == []
    began = made.view(None).round
    to(made, "points")
    made.wait()
    assert made.view(None).round == max(began, 1) + 1
    assert gone not in made.view(None).dealt
    assert gone in made.view(None).order


@pytest.mark.clause("AR-4")
def test_there_is_no_ink() -> None:
    made = drawing(3)
    assert made.paper(0).pen is None
    assert made.system(Inked(Sheet(1)), SheetClosed(Sheet(1), 0, 0)) == []


# ---------------------------------------------------------------- objections


@pytest.mark.clause("AR-9")
def test_an_objection_that_is_upheld_costs_the_drawing_point() -> None:
    made = revealing(4, flags=True)
    label = made.view(None).told[0].label
    assert [made.view(seat).may_flag for seat in range(4)] == [(), (label,), (label,), (label,)]
    made.act(1, Flag(label))
    assert made.view(None).told[0].foul == "asked"
    assert [made.view(seat).may_judge for seat in range(4)] == [False, False, True, True]
    assert made.view(None).question.answered == (1,)
    made.act(2, Judge(label, True))
    made.act(3, Judge(label, False))
    to(made, "points")
    assert made.view(None).told[0].foul == "foul"
    assert (made.view(None).scores[-1].drawing.winner, made.view(None).scores[-1].guessing.winner) == (1, 0)


@pytest.mark.clause("AR-9")
def test_the_points_wait_for_the_verdict() -> None:
    made = revealing(4, flags=True)
    made.wait()
    made.wait()
    made.wait()
    label = made.view(None).told[3].label
    end = until(made)
    made.act(0, Flag(label))
    assert (until(made), made.view(None).waiting, made.view(0).may_continue) == (end + 10_000, (1, 2), False)
    assert refusal(made, SYSTEM, TimeUp(), end + 9_999)[2] == "refused-ar-7-sand"
    made.act(1, Judge(label, False))
    assert made.view(None).waiting == (2,)
    made.wait()
    assert (made.at, made.view(None).phase, made.view(None).told[3].foul) == (end + 10_000, "points", "clear")
    assert made.view(None).scores[-1].drawing.winner == 0


@pytest.mark.clause("AR-9")
def test_a_quick_verdict_does_not_shorten_the_reveal() -> None:
    made = revealing(3, flags=True)
    made.wait()
    made.wait()
    end = until(made)
    label = made.view(None).told[2].label
    made.act(0, Flag(label))
    made.act(1, Judge(label, True))
    assert (made.view(None).phase, until(made)) == ("reveal", end)
    made.wait()
    assert (made.at, made.view(None).phase) == (end, "points")


@pytest.mark.clause("AR-9")
def test_a_question_is_put_while_others_are_told() -> None:
    made = revealing(4, flags=True)
    label = made.view(None).told[0].label
    made.act(1, Flag(label))
    made.wait()
    assert (made.view(None).phase, len(made.view(None).told)) == ("reveal", 2)
    assert made.view(2).may_judge


@pytest.mark.clause("AR-9")
def test_objections_come_when_the_artist_is_known_and_only_where_the_house_wants_them() -> None:
    made = matching(4, flags=True)
    assert made.view(1).may_flag == ()
    assert refusal(made, 1, Flag(Label(17))) == (Why.NOT_NOW, "AR-9", "refused-flag-absent")
    made = revealing(4)
    assert made.view(1).may_flag == ()
    assert refusal(made, 1, Flag(made.view(None).told[0].label))[2] == "refused-flag-absent"
    assert refusal(made, 1, Judge(Label(17), True))[2] == "refused-judge-closed"
    assert refusal(made, 1, Match(1, 1))[2] == "refused-ar-7-late"
    assert [action for seat in range(1, 4) for action in made.actions(seat)] == []
    assert list(GAME.legal(made.state, Seat(1))) == []


@pytest.mark.clause("AR-9")
def test_what_may_be_flagged_and_judged_is_offered() -> None:
    made = revealing(4, flags=True)
    label = made.view(None).told[0].label
    assert made.actions(1) == [Flag(label)]
    made.act(1, Flag(label))
    assert made.actions(2) == [Judge(label, False), Judge(label, True)]
    assert made.actions(0) == [Continue()]
