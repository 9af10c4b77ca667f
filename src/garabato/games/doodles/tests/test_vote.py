"""The clauses DO-8 and DO-9: who votes, on what, for how long."""

import pytest

from garabato.core import (
    SYSTEM,
    Seat,
    SeatAway,
    SeatBack,
    SeatGone,
    Why,
)
from garabato.games.doodles import GAME
from garabato.games.doodles.table import Options
from garabato.games.doodles.tests.tables import ROOMY, drawing, table, voting
from garabato.kit.three_words.steps import TimeUp
from garabato.kit.three_words.table import Lock, TakeBack, Unlock, Vote
from tests.support.three_words import all_done, cast, refusal, until

ALL_TWOS = {voter: {artist: 2 for artist in range(3) if artist != voter} for voter in range(3)}


@pytest.mark.clause("DO-8")
def test_all_sheets_lie_open_with_their_artists() -> None:
    made = drawing(1, 2, 3, first=Seat(1))
    pens = {seat: made.paper(seat).pen for seat in made.seats}
    made.draw(0)
    all_done(made)
    drawings = made.view(None).drawings
    assert [(each.label, each.artist, each.blank, each.foul) for each in drawings] == [
        (17, 1, True, "none"),
        (18, 2, True, "none"),
        (16, 0, False, "none"),
    ]
    for seat in (None, 0, 1, 2):
        assert made.paper(seat).shown == {16: pens[0], 17: pens[1], 18: pens[2]}


@pytest.mark.clause("DO-8")
def test_one_token_for_every_other_drawing_never_for_the_own() -> None:
    made = voting(1, 2, 3)
    assert made.view(0).may_vote == (1, 2)
    assert refusal(made, 0, Vote(Seat(0), 1)) == (Why.NOT_YOURS, "DO-8", "refused-do-8-own")
    assert refusal(made, 0, Vote(Seat(9), 1)) == (Why.BAD_VALUE, "DO-8", "refused-do-8-drawing")
    made.act(0, Vote(Seat(1), 3))
    assert refusal(made, 0, Lock()) == (Why.NOT_NOW, "DO-8", "refused-do-8-missing")
    made.act(0, Vote(Seat(1), 2))
    assert made.act(0, Vote(Seat(1), 2)) == []
    made.act(0, Vote(Seat(2), 2))
    assert (made.view(0).ballot, made.view(0).stock) == ({1: 2, 2: 2}, {1: 3, 2: 1, 3: 3})
    made.act(0, TakeBack(Seat(2)))
    assert made.act(0, TakeBack(Seat(2))) == []
    assert (made.view(0).ballot, made.view(0).stock) == ({1: 2}, {1: 3, 2: 2, 3: 3})


@pytest.mark.clause("DO-8")
def test_tokens_move_until_the_lock() -> None:
    made = voting(1, 2, 3)
    cast(made, {0: {1: 2, 2: 3}})
    assert made.act(0, Lock()) == []
    assert refusal(made, 0, Vote(Seat(1), 1)) == (Why.NOT_NOW, "DO-8", "refused-do-8-locked")
    assert refusal(made, 0, TakeBack(Seat(1)))[2] == "refused-do-8-locked"
    assert made.view(1).locked == (0,)
    made.act(0, Unlock())
    assert made.act(0, Unlock()) == []
    made.act(0, Vote(Seat(1), 1))
    assert (made.view(0).ballot, made.view(1).locked, made.view(1).waiting) == ({1: 1, 2: 3}, (), (0, 1, 2))


@pytest.mark.clause("DO-8", "DO-10")
def test_the_vote_ends_when_all_have_locked() -> None:
    made = voting(1, 2, 3)
    begun = made.at
    cast(made, {0: ALL_TWOS[0], 1: ALL_TWOS[1]})
    assert (made.view(None).phase, made.view(None).waiting) == ("vote", (2,))
    cast(made, {2: ALL_TWOS[2]})
    assert (made.view(None).phase, made.at) == ("reveal", begun)
    assert refusal(made, 0, Unlock()) == (Why.TOO_LATE, "DO-8", "refused-do-8-late")


@pytest.mark.clause("DO-8")
def test_a_vote_counts_up_to_the_deadline() -> None:
    made = voting(1, 2, 3)
    end = until(made)
    assert end == made.at + 60_000
    made.act(0, Vote(Seat(1), 1), end - 1)
    assert refusal(made, SYSTEM, TimeUp())[2] == "refused-do-6"
    made.act(0, Vote(Seat(1), 2), end)
    assert made.view(0).phase == "reveal"
    assert made.view(0).ballot == {1: 2}


@pytest.mark.clause("DO-8")
def test_a_vote_after_the_deadline_is_late_even_before_the_hourglass_says_so() -> None:
    made = voting(1, 2, 3)
    assert refusal(made, 0, Vote(Seat(1), 1), until(made) + 1) == (Why.TOO_LATE, "DO-8", "refused-do-8-late")


@pytest.mark.clause("DO-8")
def test_a_vote_needs_a_vote() -> None:
    assert refusal(drawing(1, 2, 3), 0, Vote(Seat(1), 1)) == (Why.NOT_NOW, "DO-8", "refused-do-8")


@pytest.mark.clause("DO-8")
def test_without_an_idle_cap_the_vote_waits_for_who_is_there() -> None:
    made = voting(1, 2, 3, options=Options(vote_s=None))
    assert until(made) is None
    assert GAME.deadline(made.state) is None
    made.act(0, Vote(Seat(1), 1), made.at + 3_600_000)
    cast(made, {0: ALL_TWOS[0], 1: ALL_TWOS[1]})
    made.system(SeatAway(Seat(2)))
    assert made.view(None).phase == "reveal"


@pytest.mark.clause("DO-8")
def test_the_vote_lasts_while_nobody_at_all_is_there() -> None:
    made = voting(1, 2, 3, options=Options(vote_s=None))
    made.act(0, Vote(Seat(1), 2))
    made.system(*(SeatAway(seat) for seat in made.seats))
    assert made.view(None).phase == "vote"
    made.system(SeatBack(Seat(0)))
    assert made.view(0).waiting == (0,)
    assert made.view(0).ballot == {1: 2}


@pytest.mark.clause("DO-8")
def test_who_comes_back_votes_while_the_vote_is_open() -> None:
    made = voting(1, 2, 3)
    made.system(SeatAway(Seat(0)))
    cast(made, {1: ALL_TWOS[1]})
    assert made.view(None).waiting == (2,)
    assert made.system(SeatAway(Seat(0)), SeatGone(Seat(0)), SeatAway(Seat(5)), SeatBack(Seat(1))) == []
    made.system(SeatBack(Seat(0)))
    cast(made, {2: ALL_TWOS[2]})
    assert made.view(None).waiting == (0,)
    cast(made, {0: ALL_TWOS[0]})
    assert made.view(None).phase == "reveal"


@pytest.mark.clause("DO-8")
def test_only_an_away_artist_without_a_stroke_is_withdrawn() -> None:
    made = drawing(1, 2, 3, 1, 2, options=ROOMY)
    made.draw(3)
    made.draw(0)
    made.system(SeatAway(Seat(0)), SeatAway(Seat(1)), SeatAway(Seat(3)))
    made.strokes[made.paper(0).pen] = 0  # drawn and undone: nothing is to be seen
    made.wait()
    assert [(each.artist, each.blank) for each in made.view(None).drawings] == [(2, True), (3, False), (4, True)]
    assert made.view(2).may_vote == (3, 4)
    made.system(SeatBack(Seat(1)))
    assert made.view(1).may_vote == (2, 3, 4)
    assert refusal(made, 2, Vote(Seat(1), 1)) == (Why.BAD_VALUE, "DO-8", "refused-do-8-drawing")
    assert set(made.paper(4).shown) == {18, 19, 20}


@pytest.mark.clause("DO-8")
def test_a_round_in_which_everybody_left_has_nothing_to_reveal() -> None:
    made = drawing(1, 2, 3)
    made.system(*(SeatGone(seat) for seat in made.seats))
    made.wait()
    assert (made.view(None).phase, made.view(None).drawings) == ("vote", ())
    made.wait()
    assert made.view(None).phase == "pad"
    assert [(column.reveals, column.totals) for column in made.view(None).columns] == [((), {0: 0, 1: 0, 2: 0})]


@pytest.mark.clause("DO-8")
def test_where_voting_is_optional_tokens_may_be_missing() -> None:
    made = voting(1, 2, 3, options=Options(vote="optional"))
    for seat in made.seats:
        made.act(seat, Lock())
    made.wait_until(lambda view: view.phase == "pad")
    assert made.view(None).totals == {0: -2, 1: -2, 2: -2}


@pytest.mark.clause("DO-8")
def test_players_keep_silent_while_they_draw_and_vote() -> None:
    made = table(1, 2, 3)
    loud = table(1, 2, 3, options=Options(quiet=False))
    silent = {}
    while made.view(None).phase != "pad":
        silent[made.view(None).phase] = GAME.quiet(made.state, Seat(1))
        assert not GAME.quiet(made.state, Seat(9))
        assert not GAME.quiet(loud.state, Seat(1))
        made.wait()
        loud.wait()
    assert silent == {"card": False, "token": True, "draw": True, "vote": True, "reveal": False}


@pytest.mark.clause("DO-9")
def test_there_are_three_tokens_of_a_number() -> None:
    made = voting(1, 1, 1, 2, 2, 2, 3)
    cast(made, {6: {0: 1, 1: 1, 2: 1}}, lock=False)
    assert made.view(6).stock == {1: 0, 2: 3, 3: 3}
    assert refusal(made, 6, Vote(Seat(3), 1)) == (Why.BAD_VALUE, "DO-9", "refused-do-9")
    made.act(6, Vote(Seat(2), 3))
    made.act(6, Vote(Seat(3), 1))
    assert made.view(6).ballot == {0: 1, 1: 1, 2: 3, 3: 1}
    assert {offered.number for offered in made.actions(6) if isinstance(offered, Vote) and offered.artist == 4} == {2, 3}
    assert {offered.number for offered in made.actions(6) if isinstance(offered, Vote) and offered.artist == 3} == {1, 2, 3}
