"""The guesses: who shows, what counts, who decides."""

import pytest

from garabato.core import Millis, Seat, SeatAway, SeatBack, Why
from garabato.games.doodle_dash.events import Answered, BoardsShown, GuessDecided, Guessed, GuessMissed, GuessPut
from garabato.games.doodle_dash.table import Accept, Guess, Pass, Reject
from garabato.games.doodle_dash.tests.tables import (
    RIGHT,
    answer,
    drawing,
    finish,
    guessing,
    kinds,
    refusal,
    revealed,
    right,
    settle,
    until,
    wrong,
)
from tests.support.tabletop import Table


def shown(made: Table) -> list[tuple[Seat, ...]]:
    """Whose boards were turned up, step by step."""
    return [event.artists for event in made.events if isinstance(event, BoardsShown)]


def put(made: Table) -> Table:
    """The guess of which the table does not know whether it is right lies with the artists."""
    made.act(0, Guess("something else"))
    assert made.view(1).asked is not None
    return made


@pytest.mark.clause("DA-11")
def test_the_eyes_open_and_the_token_is_shown_first() -> None:
    made = guessing(5)
    view = made.view(0)
    assert (view.token, view.die, view.finished) == (1, 2, (1, 2))
    assert shown(made) == [(1,)]
    assert until(made) == made.at + 40_000
    assert (view.may_guess, view.may_pass, view.waiting) == (True, True, (0,))


@pytest.mark.clause("DA-11", "DA-12", "DA-13")
def test_three_steps() -> None:
    made = guessing(6)
    wrong(made)
    wrong(made)
    assert shown(made) == [(1,), (2,), (3, 4, 5)]
    right(made)
    assert made.view(None).totals == {0: 1, 1: 0, 2: 0, 3: 1, 4: 1, 5: 1}
    assert [(each.guess, each.artists, each.right) for each in made.view(0).tries] == [
        (1, (1,), False),
        (2, (2,), False),
        (3, (3, 4, 5), True),
    ]


@pytest.mark.clause("DA-11")
def test_a_step_without_a_board_is_left_out() -> None:
    made = guessing(5, finished=0)
    assert shown(made) == [(1, 2, 3, 4)]
    wrong(made)
    assert made.view(None).phase == "reveal"


@pytest.mark.clause("DA-13")
def test_three_players_have_two_guesses() -> None:
    made = guessing(3)
    wrong(made)
    wrong(made)
    assert (shown(made), made.view(None).phase) == ([(1,), (2,)], "reveal")


@pytest.mark.clause("DA-13")
def test_an_empty_board_is_shown_unless_its_artist_is_away() -> None:
    made = drawing(6)
    finish(made, 1)
    finish(made, 2)
    settle(made)
    made.draw(4)
    made.system(SeatAway(Seat(4)), SeatAway(Seat(5)))
    made.wait_until(lambda view: view.phase == "guess")
    wrong(made)
    wrong(made)
    assert shown(made)[-1] == (3, 4)
    assert [(board.artist, board.blank) for board in made.view(0).boards] == [(1, False), (2, False), (3, True), (4, False)]


@pytest.mark.clause("DA-11")
def test_the_time_for_a_guess() -> None:
    made = guessing(5)
    end = until(made)
    made.wait()
    assert made.at == end + 150, "a guess that was typed in time is still under way"
    assert GuessMissed(1, "time") in made.events
    assert (made.view(0).tries[0].missed, shown(made)) == ("time", [(1,), (2,)])


@pytest.mark.clause("DA-11")
def test_a_guess_under_way_is_not_lost() -> None:
    made = guessing(5)
    made.act(0, Guess(RIGHT), until(made) + 149)
    assert made.view(0).tries[0].right


@pytest.mark.clause("DA-11")
def test_without_a_clock() -> None:
    made = guessing(5, guess_s=None)
    assert (until(made), made.game.deadline(made.state)) == (None, None)


@pytest.mark.clause("DA-11")
def test_passing_is_as_good_as_wrong() -> None:
    made = guessing(5)
    assert kinds(made.act(0, Pass())) == ["GuessMissed", "BoardsShown"]
    assert (made.view(1).tries[0].text, made.view(1).tries[0].missed) == (None, "passed")


@pytest.mark.clause("DA-11")
def test_who_guesses_and_when() -> None:
    assert refusal(drawing(5), 0, Guess("x")) == (Why.NOT_NOW, "DA-11", "refused-da-11")
    made = guessing(5)
    assert refusal(made, 1, Pass()) == (Why.NOT_YOURS, "DA-11", "refused-da-11-guesser")
    put(made)
    assert refusal(made, 0, Guess("another thing")) == (Why.NOT_NOW, "DA-11", "refused-da-11-once")
    assert refusal(made, 0, Pass()) == (Why.NOT_NOW, "DA-11", "refused-da-11-once")
    assert made.act(0, Guess(" something else ")) == [], "a double click"


@pytest.mark.clause("DA-11")
@pytest.mark.parametrize("players", [3, 5])
def test_the_guesses_of_a_guesser_who_is_away_are_wrong(players: int) -> None:
    made = guessing(players)
    events = made.system(SeatAway(Seat(0)))
    missed = [event for event in events if isinstance(event, GuessMissed)]
    assert missed == [GuessMissed(n, "away") for n in range(1, len(missed) + 1)]
    assert (len(missed), made.view(None).phase) == (2 if players == 3 else 3, "reveal")


@pytest.mark.clause("DA-11")
def test_a_guess_that_was_made_is_judged_although_the_guesser_is_away() -> None:
    made = put(guessing(5))
    made.system(SeatAway(Seat(0)))
    answer(made, {1: True, 3: True})
    assert made.view(None).tries[0].right


@pytest.mark.clause("DA-11")
def test_who_holds_the_token_is_shown_even_if_away() -> None:
    made = drawing(5)
    finish(made, 1)
    finish(made, 2)
    settle(made)
    made.system(SeatAway(Seat(1)))
    made.wait_until(lambda view: view.phase == "guess")
    assert shown(made) == [(1,)]
    right(made)
    assert made.view(None).totals[Seat(1)] == 1


@pytest.mark.clause("DA-17")
def test_a_right_guess_needs_nobody() -> None:
    made = guessing(5)
    events = made.act(0, Guess("thing-1-4"))
    assert events[:2] == [Guessed(1, "thing-1-4", "yes"), GuessDecided(1, right=True)]
    assert made.view(0).tries[0].text == "thing-1-4"


@pytest.mark.clause("DA-17")
@pytest.mark.parametrize("rule", ["auto", "exact"])
def test_a_list_is_no_guess_and_another_may_be_typed(rule: str) -> None:
    made = guessing(5, judge=rule)
    assert refusal(made, 0, Guess("dog, cat")) == (Why.BAD_VALUE, "DA-17", "refused-da-17-list")
    for blank in ("  ", "\u200b\u2060", "\u202e", "\u200d"):
        assert refusal(made, 0, Guess(blank)) == (Why.BAD_VALUE, "DA-17", "refused-da-17-blank")
    right(made)
    assert made.view(0).tries[0].right


@pytest.mark.clause("DA-17")
@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("thing-\u200b1-4\u202e", "thing-1-4"),
        ("\ufeff thing-1-4 \n", "thing-1-4"),
        ("lo" + "o\u0301" * 40, "lo" + "\u00f3" * 40),
        ("x" + "\u0336" * 40, "x"),
    ],
)
def test_a_guess_is_read_and_judged_without_tricks(typed: str, shown: str) -> None:
    made = guessing(5)
    made.act(0, Guess(typed))
    (guess,) = [event for event in made.events if isinstance(event, Guessed)]
    assert (guess.text, guess.heard) == (shown, "yes" if shown == "thing-1-4" else "ask")
    if guess.heard == "ask":
        assert made.act(0, Guess(typed)) == [], "the same again, typed with the same tricks"


@pytest.mark.clause("DA-17")
def test_the_artists_are_asked() -> None:
    made = guessing(5)
    events = made.act(0, Guess(" horse "))
    assert events == [Guessed(1, "horse", "ask"), GuessPut(1, (Seat(1), Seat(2), Seat(3), Seat(4)), Millis(made.at + 6000))]
    view = made.view(3)
    assert (view.asked.guess, view.asked.text, view.asked.until, view.until) == (1, "horse", made.at + 6000, made.at + 6000)
    assert (view.may_answer, view.waiting, made.view(0).may_answer, made.view(None).may_answer) == (True, (1, 2, 3, 4), False, False)
    assert made.act(3, Reject(1)) == [Answered(1, Seat(3), right=False)]
    assert (made.view(2).asked.answered, made.view(2).waiting) == ((3,), (1, 2, 4))


@pytest.mark.clause("DA-17")
@pytest.mark.parametrize(
    ("answers", "verdict"),
    [
        ({1: True}, None),
        ({1: True, 2: True}, True),
        ({1: False, 2: False}, None),
        ({1: False, 2: False, 3: False}, False),
        ({1: False, 2: False, 3: True}, None),
        ({1: False, 2: False, 3: True, 4: True}, True),
    ],
)
def test_half_of_four_artists(answers: dict[int, bool], verdict: bool | None) -> None:
    made = put(guessing(5))
    answer(made, answers)
    assert made.view(0).tries[0].right is verdict


@pytest.mark.clause("DA-17")
@pytest.mark.parametrize(
    ("answers", "verdict"), [({1: True}, True), ({1: False}, None), ({1: False, 2: False}, False), ({1: False, 2: True}, True)]
)
def test_one_of_two_artists_is_enough(answers: dict[int, bool], verdict: bool | None) -> None:
    made = put(guessing(3))
    answer(made, answers)
    assert made.view(0).tries[0].right is verdict


@pytest.mark.clause("DA-17")
@pytest.mark.parametrize(("accepted", "verdict"), [(0, False), (1, False)])
def test_time_over(accepted: int, verdict: bool) -> None:
    made = put(guessing(5))
    answer(made, dict.fromkeys(range(1, 1 + accepted), True))
    end = made.view(0).asked.until
    made.wait()
    assert (made.at, made.view(0).tries[0].right) == (end, verdict)


@pytest.mark.clause("DA-17")
def test_what_the_artists_said_is_kept() -> None:
    made = put(guessing(5))
    answer(made, {1: False, 2: True, 4: True})
    assert [(event.seat, event.right) for event in made.events if isinstance(event, Answered)] == [(1, False), (2, True), (4, True)]
    assert made.state.round.shows[0].answers == {1: False, 2: True, 4: True}


@pytest.mark.clause("DA-17")
def test_who_leaves_is_not_counted_any_more() -> None:
    made = put(guessing(5))
    answer(made, {1: True})
    made.system(SeatAway(Seat(3)))
    assert made.view(0).tries[0].right is None
    made.system(SeatAway(Seat(4)))
    assert made.view(0).tries[0].right is True, "one of two"


@pytest.mark.clause("DA-17")
def test_everybody_who_was_asked_leaves() -> None:
    made = put(guessing(3))
    made.system(SeatAway(Seat(1)), SeatAway(Seat(2)))
    assert made.view(0).tries[0].right is False


@pytest.mark.clause("DA-17")
def test_who_comes_back_later_was_not_asked() -> None:
    made = guessing(5, away=[4])
    put(made)
    made.system(SeatBack(Seat(4)))
    assert (made.view(4).may_answer, made.view(3).asked.asked) == (False, (1, 2, 3))
    assert refusal(made, 4, Accept(1)) == (Why.NOT_NOW, "DA-17", "refused-da-17-asked")


@pytest.mark.clause("DA-17")
def test_what_is_no_answer() -> None:
    made = guessing(5)
    assert refusal(made, 1, Accept(1)) == (Why.NOT_NOW, "DA-17", "refused-da-17-asked")
    put(made)
    assert refusal(made, 0, Accept(1)) == (Why.NOT_YOURS, "DA-17", "refused-da-17-artist")
    assert refusal(made, 1, Accept(2)) == (Why.TOO_LATE, "DA-17", "refused-da-17-late")
    made.act(1, Accept(1))
    assert made.act(1, Accept(1)) == [], "a double click"
    assert refusal(made, 1, Reject(1)) == (Why.NOT_NOW, "DA-17", "refused-da-17-twice")
    made.act(2, Accept(1))
    assert refusal(made, 3, Reject(1)) == (Why.TOO_LATE, "DA-17", "refused-da-17-late")


@pytest.mark.clause("DA-17")
@pytest.mark.parametrize("bots", [(1, 2), (1,)])
def test_bots_are_not_asked(bots: tuple[int, ...]) -> None:
    made = guessing(3, bots=bots)
    made.act(0, Guess("horse"))
    if len(bots) == 1:
        assert made.view(0).asked.asked == (2,)
    else:
        assert made.view(0).tries[0].right is False


@pytest.mark.clause("DA-17")
def test_exact() -> None:
    made = guessing(5, judge="exact")
    wrong(made)
    assert [each.right for each in made.view(0).tries] == [False, None]
    right(made)
    assert made.view(0).tries[1].right


@pytest.mark.clause("DA-17")
def test_spoken_guesses() -> None:
    made = guessing(5, judge="spoken")
    view = made.view(0)
    assert (view.spoken, view.may_guess, view.may_pass) == (True, False, True)
    assert refusal(made, 0, Guess("horse")) == (Why.NOT_NOW, "DA-17", "refused-da-17-aloud")
    assert (made.view(1).may_answer, made.view(1).asked, made.view(None).may_answer) == (True, None, False)
    assert kinds(made.act(1, Reject(1))) == ["GuessPut", "Answered"]
    view = made.view(2)
    assert (view.asked.text, view.tries[0].text, view.asked.until) == ("", "", made.at + 6000)
    answer(made, {2: True, 3: True})
    assert made.view(0).tries[0].right


@pytest.mark.clause("DA-17")
def test_nothing_was_said() -> None:
    made = guessing(5, judge="spoken")
    made.wait()
    assert made.view(0).tries[0].missed == "time"


@pytest.mark.clause("DA-17")
def test_nobody_to_hear_it() -> None:
    made = guessing(3, judge="spoken", bots=(1, 2))
    assert (made.view(0).spoken, made.view(0).may_guess) == (False, True)
    right(made)
    assert made.view(0).tries[0].right


@pytest.mark.clause("DA-17")
def test_an_answer_after_the_round() -> None:
    assert refusal(revealed(5), 1, Accept(1)) == (Why.TOO_LATE, "DA-17", "refused-da-17-late")
