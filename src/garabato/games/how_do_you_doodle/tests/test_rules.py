"""The clauses HD-1 to HD-4 and HD-6: how a round begins. What the engine does besides is tried with Doodles."""

import pytest

from garabato.core import SYSTEM, Continue, Refused, Seat, SeatAway, SeatBack, Why
from garabato.games.how_do_you_doodle import GAME
from garabato.games.how_do_you_doodle.table import Options
from garabato.games.how_do_you_doodle.tests.tables import drawing, table, voting
from garabato.kit.fouls import Flag, Judge
from garabato.kit.three_words import events as ev
from garabato.kit.three_words.table import Done, DrawOn, Vote
from tests.support.tabletop import CARDS, Table
from tests.support.three_words import all_done, cast, refusal, scored, until, upheld


@pytest.mark.clause("HD-1")
@pytest.mark.parametrize("players", [2, 8])
def test_three_to_seven_play(players: int) -> None:
    with pytest.raises(Refused) as refused:
        Table(GAME, players=players)
    assert (refused.value.clause, refused.value.text) == ("HD-1", "refused-hd-1-players")


@pytest.mark.clause("HD-1")
def test_there_is_a_card_for_every_round() -> None:
    with pytest.raises(Refused) as refused:
        table(1, 2, 3, deck=CARDS[:8])
    assert (refused.value.clause, refused.value.text) == ("HD-1", "refused-hd-1-cards")


@pytest.mark.clause("HD-1")
def test_the_moderator_stays_and_plays_as_well() -> None:
    made = table(1, 2, 3, first=Seat(1), options=Options(rounds=3))
    made.wait_until(lambda view: view.phase == "vote")
    assert made.view(1).own == 1
    assert made.view(1).may_vote == (2, 0)
    made.wait_until(lambda view: view.phase == "over")
    assert [event.first for event in made.events if isinstance(event, ev.CardTurned)] == [1, 1, 1]


@pytest.mark.clause("HD-1")
def test_who_is_not_at_the_table_cannot_act() -> None:
    made = drawing(1, 2, 3)
    made.system(SeatAway(Seat(1)))
    for seat in (1, 7):
        assert refusal(made, seat, Done()) == (Why.NOT_YOURS, "HD-1", "refused-hd-1-seat")


@pytest.mark.clause("HD-2")
@pytest.mark.parametrize(("options", "rounds"), [(Options(), 9), (Options(rounds=2), 2), (GAME.presets["kids"], 9)])
def test_so_many_rounds(options: Options, rounds: int) -> None:
    made = table(1, 2, 3, options=options)
    made.wait_until(lambda view: view.phase == "over")
    assert [column.round for column in made.view(0).columns] == list(range(1, rounds + 1))


@pytest.mark.clause("HD-3")
@pytest.mark.parametrize(("options", "seconds"), [(Options(), 30), (GAME.presets["kids"], 60)])
def test_the_card_the_token_the_sand(options: Options, seconds: int) -> None:
    made = table(1, 2, 3, options=options)
    assert made.view(None).card == made.state.pile[0]
    made.wait()
    assert (made.view(None).phase, until(made) - made.at) == ("token", 3000)
    assert [made.view(seat).own for seat in (*made.seats, None)] == [1, 2, 3, None]
    made.wait()
    assert (made.view(None).phase, until(made) - made.at) == ("draw", seconds * 1000)
    assert len({made.paper(seat).pen for seat in made.seats}) == 3


@pytest.mark.clause("HD-3")
def test_when_one_draws_and_when_not() -> None:
    made = table(1, 2, 3, 1)
    assert refusal(made, 0, Done()) == (Why.NOT_NOW, "HD-3", "refused-hd-3")
    made.system(SeatAway(Seat(3)))
    made.wait_until(lambda view: view.phase == "draw")
    assert made.view(None).dealt == (0, 1, 2)
    all_done(made)
    assert made.view(None).phase == "vote"
    assert refusal(made, 0, DrawOn()) == (Why.TOO_LATE, "HD-3", "refused-hd-3-late")


@pytest.mark.clause("HD-3")
def test_who_comes_too_late_for_a_token_has_no_part_in_the_round() -> None:
    made = table(1, 2, 3, 1)
    made.system(SeatAway(Seat(3)))
    made.wait_until(lambda view: view.phase == "draw")
    made.system(SeatBack(Seat(3)))
    assert refusal(made, 3, Done()) == (Why.NOT_YOURS, "HD-3", "refused-hd-3-token")
    made.wait()
    assert refusal(made, 3, Vote(Seat(0), 1)) == (Why.NOT_YOURS, "HD-5", "refused-hd-5-out")


@pytest.mark.clause("HD-3", "HD-8")
@pytest.mark.parametrize(
    ("foul", "totals"),
    [("minus_two", {0: -2, 1: -2, 2: -2}), ("zero", {0: 0, 1: -2, 2: -2}), ("play_on", {0: 1, 1: -1, 2: -3})],
)
def test_letters_and_numbers_are_a_foul_when_most_people_say_so(foul: str, totals: dict[int, int]) -> None:
    made = voting(1, 2, 3, options=Options(foul=foul))
    upheld(made, Seat(0))
    cast(made, {0: {}, 1: {0: 1}, 2: {0: 2}})
    assert scored(made) == totals


@pytest.mark.clause("HD-3")
def test_the_rule_about_letters_is_named() -> None:
    made = voting(1, 2, 3)
    assert refusal(made, 0, Flag(16)) == (Why.NOT_YOURS, "HD-3", "refused-flag-own")
    assert refusal(made, 0, Judge(16, True)) == (Why.TOO_LATE, "HD-3", "refused-judge-closed")


@pytest.mark.clause("HD-4")
def test_there_is_one_sheet_to_draw_on_and_it_ends_at_its_frame() -> None:
    """How far ink may go is tried with the ink; here: nobody has more paper than the one sheet."""
    made = drawing(1, 2, 3)
    pens = [made.paper(seat).pen for seat in made.seats]
    for seat in made.seats:
        made.draw(seat, strokes=3)
    assert [made.paper(seat).pen for seat in made.seats] == pens
    made.wait()
    assert sorted(made.paper(None).shown.values()) == sorted(pens)


@pytest.mark.clause("HD-6")
def test_players_keep_silent_while_they_draw_and_guess() -> None:
    made, loud = table(1, 2, 3), table(1, 2, 3, options=Options(quiet=False))
    silent = {}
    while made.view(None).phase != "pad":
        silent[made.view(None).phase] = GAME.quiet(made.state, Seat(1))
        assert not GAME.quiet(loud.state, Seat(1))
        made.wait()
        loud.wait()
    assert silent == {"card": False, "token": True, "draw": True, "vote": True, "reveal": False}


@pytest.mark.clause("HD-7")
def test_scoring_goes_round_from_the_moderator_who_may_go_on() -> None:
    made = voting(3, 1, 2, first=Seat(1))
    assert refusal(made, 1, Continue()) == (Why.NOT_NOW, "HD-7", "refused-hd-7")
    cast(made, {0: {1: 3}, 1: {}, 2: {0: 1, 1: 1}})
    assert refusal(made, 0, Continue()) == (Why.NOT_YOURS, "HD-7", "refused-hd-7")
    shown = []
    while (view := made.view(None)).phase == "reveal":
        shown.append((view.reveal.artist, view.reveal.number, [(bet.voter, bet.number, bet.points) for bet in view.reveal.bets]))
        assert until(made) == made.at + 5000
        made.act(SYSTEM if len(shown) == 1 else 1, Continue())
    assert shown == [
        (1, 3, [(2, 1, -1), (0, 3, 1)]),
        (2, 1, [(1, None, 0), (0, None, 0)]),
        (0, 2, [(1, None, 0), (2, 1, -1)]),
    ]
