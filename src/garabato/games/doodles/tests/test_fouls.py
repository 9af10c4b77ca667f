"""The clause DO-7: what flags do to a game of Doodles. The state machine itself is tested with the kit."""

import pytest

from garabato.core import SYSTEM, CallOff, Continue, Refused, Seat, SeatAway, SeatBack
from garabato.games.doodles import GAME
from garabato.games.doodles.table import Options
from garabato.games.doodles.tests.tables import drawing, voting
from garabato.kit.fouls import Flag, Judge
from garabato.kit.three_words.steps import TimeUp
from garabato.kit.three_words.table import Unlock
from tests.support.tabletop import Table
from tests.support.three_words import cast

pytestmark = pytest.mark.clause("DO-7")

TWOS = {voter: {artist: 2 for artist in range(4) if artist != voter} for voter in range(4)}


def four(**how: object) -> Table:
    """Four players vote; their drawings are 16 to 19."""
    return voting(1, 2, 3, 1, **how)


def refusal(made: Table, seat: int, action: object) -> str:
    with pytest.raises(Refused) as refused:
        made.act(seat, action)
    assert refused.value.clause == "DO-7"
    return refused.value.text


def fouls(made: Table) -> list[str]:
    return [each.foul for each in sorted(made.view(None).drawings, key=lambda each: each.label)]


def test_a_drawing_may_be_flagged_from_the_moment_it_lies_open_until_its_score_is_shown() -> None:
    made = drawing(1, 2, 3, 1)
    assert refusal(made, 0, Flag(17)) == "refused-flag-absent"
    made.wait()
    assert made.view(0).may_flag == (17, 18, 19)
    assert made.view(1).may_flag == (16, 18, 19)
    assert made.view(None).may_flag == ()
    cast(made, TWOS)
    assert made.view(None).reveal.label == 16
    assert made.view(1).may_flag == (18, 19)
    assert refusal(made, 1, Flag(16)) == "refused-flag-absent"
    made.wait_until(lambda view: view.phase == "pad")
    assert made.view(1).may_flag == ()
    assert refusal(made, 1, Flag(19)) == "refused-flag-absent"


def test_everybody_is_asked_but_the_artist_the_bots_and_who_is_away() -> None:
    made = voting(1, 2, 3, 1, 2, 3, bots=(4,))
    made.system(SeatAway(Seat(5)))
    made.act(1, Flag(16))
    question = made.view(None).question
    assert (question.label, question.artist, question.asked, question.answered) == (16, 0, (1, 2, 3), (1,))
    assert [made.view(seat).may_judge for seat in (*made.seats, None)] == [False, False, True, True, False, False, False]
    assert made.view(4).may_flag == ()
    assert refusal(made, 4, Flag(17)) == "refused-flag-bot"
    made.system(SeatBack(Seat(5)))
    assert refusal(made, 5, Judge(16, True)) == "refused-judge-not-asked"
    made.system(SeatAway(Seat(3)))
    made.act(2, Judge(16, True))
    assert fouls(made)[0] == "foul"


def test_who_has_no_drawing_in_the_round_is_asked_too() -> None:
    made = drawing(1, 2, 3, 1)
    made.system(SeatAway(Seat(3)))
    made.wait()
    made.system(SeatBack(Seat(3)))
    made.act(3, Flag(17))
    assert made.view(None).question.asked == (0, 2, 3)


def test_the_question_is_open_ten_seconds_longer_than_the_step() -> None:
    made = four()
    end = made.view(None).until + 10_000
    made.act(1, Flag(16))
    assert made.view(None).question.until == end
    cast(made, TWOS)
    assert (made.view(None).phase, made.view(None).until, made.view(None).waiting) == ("vote", end, (2, 3))
    assert GAME.deadline(made.state).at == end
    with pytest.raises(Refused) as refused:
        made.act(0, Unlock())
    assert refused.value.text == "refused-do-8-late"
    with pytest.raises(Refused):
        made.act(SYSTEM, TimeUp(), end - 1)
    made.act(2, Judge(16, False), end - 1)
    made.act(SYSTEM, TimeUp(), end)
    assert fouls(made) == ["clear", "none", "none", "none"]
    assert made.view(None).reveal.label == 16


def test_the_vote_itself_ends_on_time_and_the_reveal_waits() -> None:
    made = four()
    end = made.view(None).until
    made.act(1, Flag(18))
    made.wait()
    assert made.at == end
    view = made.view(2)
    assert (view.phase, view.until, view.may_vote, view.waiting) == ("vote", end + 10_000, (), (0, 3))
    assert [action for action in made.actions(0) if not isinstance(action, (Flag, Judge))] == []
    made.act(0, Judge(18, True))
    made.act(3, Judge(18, False))
    assert (made.view(None).phase, fouls(made)[2]) == ("reveal", "foul")


def test_a_question_in_a_vote_without_end_is_open_for_ten_seconds() -> None:
    made = four(options=Options(vote_s=None))
    made.at += 5000
    made.act(1, Flag(16))
    assert made.view(None).question.until == made.at + 10_000
    made.wait()
    assert (made.view(None).phase, fouls(made)[0]) == ("vote", "foul")


def test_one_question_at_a_time() -> None:
    made = four()
    made.act(1, Flag(16))
    made.act(2, Flag(17))
    assert fouls(made) == ["asked", "asked", "none", "none"]
    assert made.view(None).question.label == 16
    assert refusal(made, 3, Judge(17, True)) == "refused-judge-closed"
    assert refusal(made, 3, Flag(17)) == "refused-flag-asked"
    cast(made, TWOS)
    made.at += 1000
    made.act(2, Judge(16, False))
    made.act(3, Judge(16, False))
    question = made.view(None).question
    assert (question.label, question.until, question.answered) == (17, made.at + 10_000, (2,))
    assert made.view(None).phase == "vote"
    made.wait()
    assert (made.view(None).phase, fouls(made)) == ("reveal", ["clear", "foul", "none", "none"])


def test_an_artist_is_revealed_only_after_the_verdict() -> None:
    made = four()
    cast(made, TWOS)
    made.act(0, Flag(17))
    end = made.view(None).question.until
    assert end == made.at + 15_000
    assert [made.view(seat).may_continue for seat in made.seats] == [False] * 4
    with pytest.raises(Refused) as refused:
        made.act(SYSTEM, Continue())
    assert refused.value.text == "refused-do-10"
    assert (made.view(None).until, GAME.deadline(made.state).at) == (end, end)
    made.at += 6000
    made.act(2, Judge(17, False))
    assert made.view(None).reveal.label == 16
    made.act(3, Judge(17, False))
    assert made.view(None).reveal.label == 17


def test_a_verdict_before_the_end_of_the_reveal_does_not_cut_it_short() -> None:
    made = four()
    cast(made, TWOS)
    made.act(0, Flag(17))
    made.act(2, Judge(17, True))
    made.act(3, Judge(17, True))
    assert made.view(None).reveal.label == 16
    made.wait()
    assert (made.view(None).reveal.label, made.view(None).reveal.points) == (17, -2)


def test_a_question_about_a_later_drawing_holds_nobody_up() -> None:
    made = four()
    cast(made, TWOS)
    made.act(0, Flag(19))
    assert made.view(0).may_continue
    made.act(0, Continue())
    assert made.view(None).reveal.label == 17
    made.wait()
    assert (made.view(None).reveal.label, made.view(None).waiting) == (18, (1, 2))
    assert not made.view(0).may_continue
    made.wait()
    assert (made.view(None).reveal.label, fouls(made)[3]) == (19, "foul")


def test_a_verdict_is_final_and_stays_to_the_end() -> None:
    made = four(options=Options(rounds=1))
    made.act(1, Flag(16))
    made.act(2, Judge(16, True))
    made.act(3, Judge(16, True))
    assert refusal(made, 2, Flag(16)) == "refused-flag-ruled"
    made.wait_until(lambda view: view.phase == "over")
    assert fouls(made) == ["foul", "none", "none", "none"]


def test_who_flags_in_vain_three_times_is_not_heard_any_more() -> None:
    made = four()
    for label in (16, 18, 19):
        made.act(1, Flag(label))
        for judge in [seat for seat in made.view(None).question.asked if seat != 1]:
            made.act(judge, Judge(label, False))
    assert fouls(made) == ["clear", "none", "clear", "clear"]
    assert made.view(1).may_flag == ()
    made.wait_until(lambda view: view.phase == "vote" and view.round == 2)
    assert refusal(made, 1, Flag(32)) == "refused-flag-silenced"
    assert made.view(0).may_flag == (33, 34, 35)


def test_an_open_question_ends_with_a_game_that_is_called_off() -> None:
    made = four()
    made.act(1, Flag(16))
    made.system(CallOff())
    assert made.view(2).question is None
    assert not made.view(2).may_judge
    assert GAME.deadline(made.state) is None
    assert made.actions(2) == []
    assert fouls(made)[0] == "none"
