"""The clauses AR-6 and AR-7: words and drawings, and the hourglass."""

import pytest

from garabato.core import SYSTEM, Seat, SeatAway, SeatBack, Why
from garabato.games.artbox import GAME
from garabato.games.artbox.events import HourglassTurned
from garabato.games.artbox.steps import TimeUp
from garabato.games.artbox.table import ClearMatch, Finish, Match
from garabato.games.artbox.tests.tables import (
    drawing,
    everybody_right,
    finish,
    guess,
    hand_in,
    happened,
    matching,
    place_of,
    settle,
    table,
    to,
    word_of,
)
from tests.support.tabletop import CARDS, Table
from tests.support.three_words import refusal, until

# ---------------------------------------------------------------- AR-6


@pytest.mark.clause("AR-6")
def test_drawings_and_words_lie_open_without_their_artists() -> None:
    made = matching(4)
    view = made.view(None)
    assert [hung.place for hung in view.wall] == [1, 2, 3, 4]
    assert {word.id for word in view.rack} == {CARDS[n].words[0].id for n in (0, 2, 4, 6)}
    assert view.hung == 4
    assert (view.own, view.own_words, view.matches, view.told) == ({}, (), {}, ())
    assert made.view(2).own == {place_of(made, 2): word_of(made, 2)}
    assert made.view(2).own_words == (word_of(made, 2),)
    assert made.view(2).sheets == ()


@pytest.mark.clause("AR-6")
def test_both_orders_are_fresh_luck_that_says_nothing_about_seats_or_tokens() -> None:
    by_seat: set[tuple[int, ...]] = set()
    pairs = set()
    for seed in range(150):
        made = to(Table(GAME, 3, seed=seed), "draw")
        hand_in(made, 0, 1, 2)
        spots = made.state.round.spots
        by_seat.add(tuple(spot.seat for spot in spots))
        pairs.add((spots[0].seat, spots[0].word))
    assert len(by_seat) == 6, "every order of the artists comes up"
    assert len(pairs) == 9, "and every word for the first place"


@pytest.mark.clause("AR-6")
def test_one_word_goes_to_one_drawing() -> None:
    made = matching(4)
    assert made.act(0, ClearMatch(2)) == []
    made.act(0, Match(2, 3))
    assert made.act(0, Match(2, 3)) == []
    assert refusal(made, 0, Match(3, 3)) == (Why.BAD_VALUE, "AR-6", "refused-ar-6-taken")
    made.act(0, Match(2, 4))
    made.act(0, Match(3, 3))
    assert made.view(0).matches == {2: 4, 3: 3}
    made.act(0, ClearMatch(2))
    assert made.view(0).matches == {3: 3}
    made.act(0, Match(4, 4))
    assert made.view(1).matches == {}


@pytest.mark.clause("AR-6")
def test_the_own_drawing_and_the_own_word_are_left_alone() -> None:
    made = matching(4)
    assert refusal(made, 1, Match(2, 3)) == (Why.NOT_YOURS, "AR-6", "refused-ar-6-own")
    assert refusal(made, 1, ClearMatch(2)) == (Why.NOT_YOURS, "AR-6", "refused-ar-6-own")
    assert refusal(made, 1, Match(3, 2)) == (Why.NOT_YOURS, "AR-6", "refused-ar-6-own-word")
    for place in (0, 5):
        assert refusal(made, 1, Match(place, 3)) == (Why.BAD_VALUE, "AR-6", "refused-ar-6-place")
    for word in (0, 5):
        assert refusal(made, 1, Match(1, word)) == (Why.BAD_VALUE, "AR-6", "refused-ar-6-word")


@pytest.mark.clause("AR-6")
def test_an_empty_sheet_is_not_hung_up_and_its_word_stays() -> None:
    made = drawing(4)
    hand_in(made, 0, 1, 2)
    to(made, "match")
    assert [spot.seat for spot in made.state.round.spots] == [0, 1, 2]
    assert len(made.view(None).rack) == 4
    assert (made.view(3).own, made.view(3).own_words) == ({}, (4,))
    assert refusal(made, 3, Match(1, 4))[2] == "refused-ar-6-own-word"
    made.act(0, Match(2, 4))
    assert made.view(None).waiting == (0, 1, 2, 3)


@pytest.mark.clause("AR-6")
@pytest.mark.parametrize(
    ("house", "players", "added"),
    [
        ("0", 4, 0),
        ("3", 4, 3),
        ("by_players", 3, 3),
        ("by_players", 4, 3),
        ("by_players", 5, 2),
        ("by_players", 6, 2),
        ("by_players", 7, 1),
    ],
)
def test_words_without_a_drawing(house: str, players: int, added: int) -> None:
    made = matching(players, decoys=house)
    assert len(made.view(None).rack) == players + added
    assert len({word.id for word in made.view(None).rack}) == players + added
    for word in range(players + 1, players + added + 1):
        made.act(0, Match(2, word))


@pytest.mark.clause("AR-6")
def test_two_own_drawings_are_left_alone() -> None:
    made = matching(3, three_player_two_drawings=True)
    assert [len(made.view(seat).own) for seat in range(3)] == [2, 2, 2]
    assert made.state.round.others(Seat(0)) == (3, 4, 5, 6)
    assert refusal(made, 0, Match(2, 4))[2] == "refused-ar-6-own"
    assert refusal(made, 0, Match(3, 2))[2] == "refused-ar-6-own-word"


@pytest.mark.clause("AR-6")
def test_matching_comes_after_drawing_and_only_for_who_has_a_part() -> None:
    made = table(4)
    made.system(SeatAway(Seat(3)))
    assert refusal(made, 0, Finish()) == (Why.NOT_NOW, "AR-6", "refused-ar-6-now")
    to(made, "points")
    to(made, "words")
    made.system(SeatBack(Seat(3)))
    to(made, "draw")
    hand_in(made, 0, 1, 2)
    assert made.view(None).phase == "match"
    assert refusal(made, 3, Match(1, 1)) == (Why.NOT_YOURS, "AR-6", "refused-ar-6-out")
    assert made.view(None).waiting == (1, 2, 0)


@pytest.mark.clause("AR-6")
def test_who_drew_the_only_drawing_has_nothing_to_match() -> None:
    made = drawing(3)
    hand_in(made, 1)
    to(made, "match")
    assert made.view(None).waiting == (0, 2)
    assert refusal(made, 1, Finish())[2] == "refused-ar-6-out"
    finish(made, 0, 2)
    assert made.view(None).phase == "reveal"


@pytest.mark.clause("AR-6")
def test_without_drawings_there_is_nothing_to_match() -> None:
    made = drawing(3)
    made.wait()
    made.wait()
    assert made.view(None).phase == "points"
    assert made.view(None).told == ()


@pytest.mark.clause("AR-6")
def test_matching_lasts_two_minutes_while_nobody_has_finished() -> None:
    made = matching(3)
    end = until(made)
    assert end == made.at + 120_000
    made.wait()
    assert (made.at, made.view(None).phase, made.actions(0)) == (end, "match", [])
    assert refusal(made, SYSTEM, TimeUp(), end + 149)[2] == "refused-ar-7-sand"
    made.act(0, Match(2, 3), sent=end)
    made.wait()
    assert (made.at, made.view(None).phase) == (end + 150, "reveal")
    assert GAME.deadline(matching(3, match_s=None).state) is None


@pytest.mark.clause("AR-6")
@pytest.mark.parametrize("quiet", [True, False])
def test_nobody_talks_from_the_choice_of_the_word_until_all_have_guessed(quiet: bool) -> None:
    made = table(3, first=None, quiet=quiet)
    muted = {}
    while made.view(None).phase != "over" and made.view(None).round < 2:
        muted[made.view(None).phase] = GAME.quiet(made.state, Seat(0))
        assert not GAME.quiet(made.state, Seat(5))
        if made.view(None).phase == "draw":
            hand_in(made, 0, 1)
        made.wait()
    assert muted == dict.fromkeys(("talent", "artist", "reveal", "points"), False) | dict.fromkeys(
        ("words", "throw", "dice", "draw", "match"), quiet
    )


# ---------------------------------------------------------------- AR-7


@pytest.mark.clause("AR-7")
def test_the_first_to_finish_turns_the_hourglass() -> None:
    made = matching(4)
    finish(made, 2)
    (turned,) = happened(made, HourglassTurned)
    assert (turned.seat, until(made)) == (2, made.at + 30_000)
    end = until(made)
    assert (made.view(None).finished, made.view(None).waiting) == ((2,), (0, 1, 3))
    finish(made, 0)
    assert until(made) == end
    made.act(1, Match(3, 4), at=end)
    made.act(1, Match(4, 3), at=end + 149, sent=end)
    assert refusal(made, 1, Match(1, 1), end + 149) == (Why.TOO_LATE, "AR-7", "refused-ar-7-late")
    made.wait()
    assert (made.at, made.view(None).phase) == (end + 150, "reveal")
    assert refusal(made, 1, Finish())[2] == "refused-ar-7-late"
    assert made.state.round.matches[Seat(1)] == {3: 4, 4: 3}


@pytest.mark.clause("AR-7")
def test_every_round_has_sand_of_its_own() -> None:
    made = matching(4, draw_hourglass=True, look_s=5)
    finish(made, 2)
    made.wait()
    made.wait()
    assert (made.view(None).phase, until(made)) == ("reveal", made.at + 5_000)
    made.wait()
    assert len(made.view(None).told) == 2, "a reveal does not wait for what is on its way"
    to(made, "draw")
    assert made.actions(0)
    end = until(made)
    hand_in(made, 1)
    assert until(made) == made.at + 30_000 < end
    assert [turned.seat for turned in happened(made, HourglassTurned)] == [0, 2, 1]


@pytest.mark.clause("AR-7")
def test_the_hourglass_may_run_longer() -> None:
    made = matching(4, hourglass_s=90)
    finish(made, 1)
    assert until(made) == made.at + 90_000


@pytest.mark.clause("AR-7")
def test_who_finishes_in_the_last_moment_still_turns_it() -> None:
    made = matching(3)
    end = until(made)
    made.wait()
    made.act(0, Finish(), at=end + 100, sent=end - 1)
    assert made.view(None).phase == "match"
    made.wait()
    assert (made.at, until(made)) == (end + 250, end + 30_250)
    made.act(1, Match(1, 1))
    finish(made, 1, 2)
    assert made.view(None).phase == "reveal"


@pytest.mark.clause("AR-7")
def test_finishing_is_final_also_with_blanks() -> None:
    made = matching(4)
    made.act(1, Match(1, 1))
    made.act(1, Finish())
    assert made.view(1).claimed
    assert made.act(1, Finish()) == []
    assert refusal(made, 1, ClearMatch(1)) == (Why.TOO_LATE, "AR-7", "refused-ar-7-final")
    settle(made)
    assert refusal(made, 1, Match(3, 3))[2] == "refused-ar-7-final"
    assert made.act(1, Finish()) == []
    assert made.actions(1) == []


@pytest.mark.clause("AR-7")
def test_when_everybody_has_finished_nobody_waits() -> None:
    made = matching(4)
    guess(made, everybody_right(made))
    finish(made, 0, 1)
    made.system(SeatAway(Seat(2)))
    assert made.view(None).phase == "match"
    finish(made, 3)
    assert made.view(None).phase == "reveal"


@pytest.mark.clause("AR-7")
def test_who_is_first_is_who_sent_first() -> None:
    made = matching(4)
    made.act(0, Finish(), at=made.at + 50)
    made.act(3, Finish(), at=made.at + 140, sent=made.at - 1)
    settle(made)
    assert made.view(None).finished == (3, 0)
    assert happened(made, HourglassTurned)[0].seat == 3


@pytest.mark.clause("AR-6")
def test_matches_of_who_leaves_stand() -> None:
    made = matching(4)
    guess(made, {3: {0: 0}})
    made.system(SeatAway(Seat(3)))
    finish(made, 0, 1, 2)
    assert made.view(None).told[0].guesses == {1: None, 2: None, 3: CARDS[0].words[0]}
    assert made.view(None).told[0].right == (3,)


@pytest.mark.clause("AR-6")
def test_what_may_be_written_down_is_offered() -> None:
    made = matching(3, decoys="1")
    made.act(2, Match(1, 4))
    offered = {(action.place, action.word) for action in made.actions(2) if isinstance(action, Match)}
    assert offered == {(1, 1), (1, 2), (1, 4), (2, 1), (2, 2)}
    assert [action for action in made.actions(2) if not isinstance(action, Match)] == [ClearMatch(1), Finish()]
