"""Letters, numbers, symbols: the round starts anew."""

import pytest

from garabato.core import Refused, Seat, SeatAway
from garabato.games.doodle_dash.events import RoundBegan
from garabato.games.doodle_dash.tests.tables import CARDS, board, guessing, revealed, right, table, until, upheld, wrong
from garabato.kit.fouls import Flag, Judge

pytestmark = pytest.mark.clause("DA-16")


def test_an_upheld_foul_restarts_the_round_with_a_card_from_the_box() -> None:
    made = guessing(5)
    upheld(made, 1)
    event = made.events[-1]
    assert isinstance(event, RoundBegan)
    assert (event.round, event.guesser, event.card, event.began, event.foul_by) == (1, 0, CARDS[10], "foul", 1)
    view = made.view(0)
    assert (view.phase, view.began, view.foul_by, view.token, view.die, view.boards, view.question) == (
        "eyes",
        "foul",
        1,
        None,
        None,
        (),
        None,
    )
    assert [spare.id for spare in made.state.box] == [card.id for card in CARDS[11:]]
    assert view.columns == ()


def test_the_stack_is_not_shortened() -> None:
    made = guessing(5)
    upheld(made, 1)
    made.wait_until(lambda view: view.round == 2)
    assert (made.view(None).rounds, made.state.round.card, made.view(None).guesser) == (10, CARDS[1], 1)
    assert [column.round for column in made.view(None).columns] == [1]


def test_a_foul_after_a_right_guess_voids_the_points() -> None:
    made = revealed(5)
    assert made.view(None).totals[Seat(0)] == 1
    upheld(made, 3)
    assert (made.view(None).totals, made.view(None).phase) == (dict.fromkeys(range(5), 0), "eyes")


def test_a_rejected_flag_changes_nothing() -> None:
    made = revealed(5)
    upheld(made, 1, foul=False)
    assert (board(made, 1).foul, made.view(None).phase, made.view(None).totals[Seat(0)]) == ("clear", "reveal", 1)


def test_flags_are_open_until_the_word_is_put_away() -> None:
    made = revealed(5)
    end = until(made)
    made.act(2, Flag(board(made, 1).label), end - 1)
    assert until(made) == end + 10_000, "the end waits for the verdict"
    assert made.view(3).waiting == (0, 3, 4)
    made.wait()
    assert (made.at, made.view(None).began) == (end + 10_000, "foul"), "one answer, and it says yes"


def test_too_late_to_flag() -> None:
    made = revealed(5)
    label = board(made, 1).label
    made.wait()
    with pytest.raises(Refused, match="refused-flag-absent"):
        made.act(2, Flag(label))


def test_only_boards_that_lie_open_can_be_flagged() -> None:
    made = guessing(5)
    first = board(made, 1).label
    assert (made.view(2).may_flag, made.view(1).may_flag, made.view(None).may_flag) == ((first,), (), ())
    wrong(made)
    assert len(made.view(3).may_flag) == 2
    right(made)
    assert len(made.view(3).may_flag) == 3


def test_the_question_does_not_hold_up_the_guesses() -> None:
    made = guessing(5)
    made.act(2, Flag(board(made, 1).label))
    assert made.view(3).question.until == until(made) + 10_000
    assert made.view(0).may_judge
    wrong(made)
    right(made)
    assert made.view(None).phase == "reveal"
    for seat in (0, 3, 4):
        made.act(seat, Judge(board(made, 1).label, False))
    made.wait()
    assert (made.view(None).round, made.view(None).began) == (2, "next")


@pytest.mark.parametrize("most", [0, 1])
def test_a_round_is_restarted_only_so_often(most: int) -> None:
    made = guessing(5, max_restarts=most)
    for _ in range(most):
        upheld(made, 1)
        while made.view(None).phase != "guess":
            for seat in made.seats:
                if made.paper(seat).pen is not None and seat not in made.state.round.inked:
                    made.draw(seat)
            made.wait()
    assert made.state.restarts == most
    artist = made.view(None).boards[0].artist
    upheld(made, artist)
    assert made.view(None).phase == "guess"
    assert artist not in [each.artist for each in made.view(None).boards]
    assert made.state.label(made.state.round, artist) not in made.paper(0).shown
    assert made.state.label(made.state.round, artist) not in made.paper(artist).shown
    right(made)
    assert made.view(None).totals[artist] == 0
    assert made.view(None).totals[Seat(0)] == 1
    made.wait()
    assert made.view(None).round == 2
    made.wait_until(lambda view: view.phase == "over")
    assert (1, artist) not in [(each.round, each.artist) for each in made.view(None).boards]
    assert made.state.label(made.state.rounds[most], artist) not in made.paper(None).shown


def test_the_box_is_empty() -> None:
    made = guessing(5, deck=CARDS[:11])
    upheld(made, 1)
    assert (made.view(None).began, made.state.box) == ("foul", ())
    made.wait_until(lambda view: view.phase == "draw")
    for seat in (1, 2, 3, 4):
        made.draw(seat)
    made.wait_until(lambda view: view.phase == "guess")
    upheld(made, 2)
    assert (made.view(None).phase, made.view(None).round) == ("guess", 1)
    right(made)
    assert made.view(None).totals == {0: 1, 1: 1, 2: 0, 3: 1, 4: 1}


def test_a_new_game_counts_anew() -> None:
    made = table(3)
    assert made.state.restarts == 0


def test_bots_are_not_asked_and_do_not_flag() -> None:
    made = guessing(5, bots=(3, 4))
    assert made.view(3).may_flag == ()
    made.act(2, Flag(board(made, 1).label))
    assert made.view(None).question.asked == (0, 2)


def test_the_flagger_may_leave() -> None:
    made = guessing(5)
    made.act(2, Flag(board(made, 1).label))
    made.system(SeatAway(Seat(2)))
    for seat in (0, 3, 4):
        made.act(seat, Judge(board(made, 1).label, seat == 0))
    assert board(made, 1).foul == "clear", "a tie is no foul"


def test_flags_and_answers_are_offered() -> None:
    made = guessing(5)
    label = board(made, 1).label
    assert Flag(label) in made.actions(2)
    assert Flag(label) not in made.actions(1)
    made.act(2, Flag(label))
    assert {Judge(label, True), Judge(label, False)} <= set(made.actions(3))
    assert not [action for seat in (1, 2) for action in made.actions(seat) if isinstance(action, Judge)]
    assert made.actions(9) == []


def test_the_outcome_is_open_until_the_end() -> None:
    made = table(3)
    assert made.game.outcome(made.state) is None
