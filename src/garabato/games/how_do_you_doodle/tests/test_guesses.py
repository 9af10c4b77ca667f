"""The clause HD-5: who guesses, on what, for how long, and what the others see of it."""

import pytest

from garabato.core import Seat, SeatAway, Why
from garabato.games.how_do_you_doodle.table import Options
from garabato.games.how_do_you_doodle.tests.tables import drawing, voting
from garabato.kit.fouls import Flag
from garabato.kit.three_words.table import Lock, TakeBack, Unlock, Vote
from tests.support.three_words import cast, refusal, scored, until

pytestmark = pytest.mark.clause("HD-5")


def test_a_token_for_every_other_drawing_or_none_and_never_for_the_own() -> None:
    made = voting(1, 2, 3)
    assert made.view(0).may_vote == (1, 2)
    assert refusal(made, 0, Vote(Seat(9), 1)) == (Why.BAD_VALUE, "HD-5", "refused-hd-5-drawing")
    assert Lock() in made.actions(0)
    made.act(0, Vote(Seat(1), 3))
    made.act(0, Vote(Seat(1), 2))
    assert (made.view(0).ballot, made.view(0).stock) == ({1: 2}, {1: 3, 2: 2, 3: 3})
    made.act(0, TakeBack(Seat(1)))
    assert made.view(0).ballot == {}
    made.act(0, Lock())
    assert refusal(made, 0, Vote(Seat(1), 1)) == (Why.NOT_NOW, "HD-5", "refused-hd-5-locked")
    made.act(0, Unlock())
    made.act(0, Vote(Seat(1), 1))


def test_guessing_has_its_time() -> None:
    assert refusal(drawing(1, 2, 3), 0, Vote(Seat(1), 1)) == (Why.NOT_NOW, "HD-5", "refused-hd-5")
    made = voting(1, 2, 3)
    assert until(made) == made.at + 60_000
    assert refusal(made, 0, Vote(Seat(1), 1), until(made) + 1) == (Why.TOO_LATE, "HD-5", "refused-hd-5-late")


def test_it_ends_when_all_have_finished() -> None:
    made = voting(1, 2, 3)
    begun = made.at
    cast(made, {0: {}, 1: {0: 2}, 2: {}})
    assert (made.view(None).phase, made.at) == ("reveal", begun)


@pytest.mark.clause("HD-8")
def test_time_that_ran_out_is_no_guess() -> None:
    made = voting(1, 2, 3)
    cast(made, {0: {1: 2}}, lock=False)
    made.wait()
    assert scored(made) == {0: 1 - 2, 1: 1, 2: -2}


@pytest.mark.clause("HD-8")
def test_where_guessing_is_a_must_every_drawing_needs_a_token() -> None:
    made = voting(1, 2, 3, options=Options(vote="compulsory"))
    cast(made, {0: {1: 2}}, lock=False)
    assert refusal(made, 0, Lock()) == (Why.NOT_NOW, "HD-5", "refused-hd-5-missing")
    made.system(SeatAway(Seat(2)))
    made.wait()
    assert scored(made) == {0: 1 - 1 - 2, 1: 1 - 2, 2: -2}


def test_there_are_three_tokens_of_a_number() -> None:
    made = voting(1, 1, 1, 2, 2, 2, 3)
    cast(made, {6: {0: 1, 1: 1, 2: 1}}, lock=False)
    assert refusal(made, 6, Vote(Seat(3), 1)) == (Why.BAD_VALUE, "HD-5", "refused-hd-5-stock")


def test_an_away_artist_without_a_stroke_is_withdrawn() -> None:
    made = voting(1, 2, 3, 1, away=[3])
    assert [each.artist for each in made.view(None).drawings] == [0, 1, 2]
    cast(made, {0: {}, 1: {}, 2: {}})
    assert scored(made) == {0: -2, 1: -2, 2: -2, 3: 0}


# ---------------------------------------------------------------- show_backs


@pytest.mark.parametrize("watcher", [0, 1, 2, None])
def test_everybody_sees_at_once_whose_tokens_lie_where(watcher: int | None) -> None:
    made = voting(1, 2, 3)
    assert made.view(watcher).backs == {}
    cast(made, {2: {1: 2}, 0: {1: 1, 2: 3}}, lock=False)
    assert made.view(watcher).backs == {1: (0, 2), 2: (0,)}
    made.act(0, TakeBack(Seat(1)))
    assert made.view(watcher).backs == {1: (2,), 2: (0,)}
    cast(made, {0: {}, 1: {}, 2: {}})
    assert (made.view(watcher).phase, made.view(watcher).backs) == ("reveal", {1: (2,), 2: (0,)})
    made.wait_until(lambda view: view.phase == "pad")
    assert made.view(watcher).backs == {}


@pytest.mark.parametrize(("show_backs", "when_all_have"), [("locked", {1: (0,)}), ("never", {})])
def test_the_house_may_hide_where_tokens_lie(show_backs: str, when_all_have: dict[int, tuple[int, ...]]) -> None:
    made = voting(1, 2, 3, options=Options(show_backs=show_backs))
    cast(made, {0: {1: 2}, 1: {}})
    assert [made.view(watcher).backs for watcher in (0, 1, 2, None)] == [{}] * 4
    made.act(0, Unlock())
    made.act(0, Lock())
    made.act(2, Lock())
    assert [made.view(watcher).backs for watcher in (0, 1, 2, None)] == [when_all_have] * 4


def test_backs_are_seen_too_while_a_question_holds_the_reveal_up() -> None:
    made = voting(1, 2, 3, options=Options(show_backs="locked"))
    made.act(1, Flag(16))
    cast(made, {0: {1: 2}, 1: {}, 2: {}})
    assert (made.view(None).phase, made.view(None).waiting, made.view(None).backs) == ("vote", (2,), {1: (0,)})
