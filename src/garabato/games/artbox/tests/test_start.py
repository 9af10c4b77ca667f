"""The clauses AR-1 and AR-2: who begins, and for how many points."""

import pytest

from garabato.core import SYSTEM, Refused, Seat, SeatAway, SeatBack, SeatGone, Setup, Why
from garabato.games.artbox import GAME
from garabato.games.artbox import events as ev
from garabato.games.artbox.steps import TimeUp
from garabato.games.artbox.table import Keep, NameArtist, Nominate, Options
from garabato.games.artbox.tests.tables import finish, guess, hand_in, happened, settle, table, to
from garabato.kit.race import Settled
from tests.support.tabletop import CARDS, Table
from tests.support.three_words import refusal, until


def found(made: Table) -> ev.StartFound:
    """How the start player was found."""
    (event,) = happened(made, ev.StartFound)
    return event


@pytest.mark.clause("AR-1")
@pytest.mark.parametrize("players", [2, 9])
def test_three_to_eight_play(players: int) -> None:
    with pytest.raises(Refused) as refused:
        Table(GAME, players=players)
    assert (refused.value.clause, refused.value.text) == ("AR-1", "refused-ar-1-players")


@pytest.mark.clause("AR-1")
@pytest.mark.parametrize("players", [3, 8])
def test_so_many_may_begin(players: int) -> None:
    assert len(Table(GAME, players=players).view(None).dealt) == players


@pytest.mark.clause("AR-1")
def test_the_host_may_say_who_starts() -> None:
    made = table(4, first=2)
    assert found(made) == ev.StartFound(Seat(2), "host")
    assert (made.view(None).phase, made.view(None).start, made.view(None).order) == ("words", 2, (2, 3, 0, 1))


@pytest.mark.clause("AR-1")
def test_the_table_names_the_most_talented() -> None:
    made = table(5, first=None)
    assert (made.view(None).phase, until(made), made.view(None).round) == ("talent", 10_000, 0)
    made.act(0, Nominate(Seat(3)))
    made.act(1, Nominate(Seat(4)))
    made.act(3, Nominate(Seat(3)))
    assert made.act(3, Nominate(Seat(3))) == []
    assert made.view(None).nominations == {0: 3, 1: 4, 3: 3}
    assert made.view(None).waiting == (2, 4)
    made.act(1, Nominate(Seat(3)))
    assert found(made) == ev.StartFound(Seat(3), "talent")
    assert made.view(None).start == 3
    assert made.view(None).nominations == {}


@pytest.mark.clause("AR-1")
def test_half_of_the_people_is_not_enough_and_who_left_does_not_count() -> None:
    made = table(5, first=None, bots=[4])
    made.act(0, Nominate(Seat(0)))
    made.act(1, Nominate(Seat(0)))
    assert made.view(None).phase == "talent"
    assert refusal(made, 4, Nominate(Seat(4))) == (Why.NOT_NOW, "AR-1", "refused-ar-1-talent")
    made.system(SeatAway(Seat(2)))
    assert found(made) == ev.StartFound(Seat(0), "talent")


@pytest.mark.clause("AR-1")
def test_only_who_plays_can_be_named_and_only_at_the_beginning() -> None:
    made = table(3, first=None)
    assert refusal(made, 0, Nominate(Seat(3))) == (Why.BAD_VALUE, "AR-1", "refused-ar-1-unknown")
    assert refusal(made, 0, NameArtist("Giotto")) == (Why.NOT_NOW, "AR-1", "refused-ar-1-artist")
    assert refusal(made, 5, Nominate(Seat(0))) == (Why.NOT_YOURS, "AR-1", "refused-ar-1-seat")
    assert refusal(made, 0, Keep((0,))) == (Why.NOT_NOW, "AR-3", "refused-ar-3-now")
    to(made, "words")
    assert refusal(made, 0, Nominate(Seat(0))) == (Why.NOT_NOW, "AR-1", "refused-ar-1-talent")


@pytest.mark.clause("AR-1")
def test_a_split_table_is_asked_for_an_artist_at_once() -> None:
    made = table(3, first=None)
    for seat in range(3):
        made.act(seat, Nominate(Seat(seat)), at=1000)
    assert (made.view(None).phase, until(made)) == ("artist", 21_000)


@pytest.mark.clause("AR-1")
def test_an_undecided_table_is_asked_for_an_artist_after_ten_seconds() -> None:
    made = table(4, first=None, bots=[3])
    assert refusal(made, SYSTEM, TimeUp(), 9_999) == (Why.NOT_NOW, "AR-7", "refused-ar-7-sand")
    made.wait()
    assert (made.at, made.view(None).phase, made.view(None).waiting) == (10_000, "artist", (0, 1, 2))
    assert refusal(made, 0, NameArtist("Go\u115f\u3164")) == (Why.BAD_VALUE, "AR-1", "refused-ar-1-name"), "two letters are seen"
    assert refusal(made, 0, NameArtist("X 1y")) == (Why.BAD_VALUE, "AR-1", "refused-ar-1-name")
    assert refusal(made, 3, NameArtist("Giotto")) == (Why.NOT_NOW, "AR-1", "refused-ar-1-artist")
    made.act(2, NameArtist("  Frida \u202e\u200b  Kahlo "), at=12_000)
    assert [made.view(seat).claimed for seat in (2, 1, None)] == [True, False, False]
    assert made.view(None).artist == ""
    assert made.act(2, NameArtist("Giotto")) == []
    settle(made)
    assert found(made) == ev.StartFound(Seat(2), "artist")
    assert (made.view(0).artist, made.view(0).start) == ("Frida Kahlo", 2)


@pytest.mark.clause("AR-1")
def test_the_first_to_name_an_artist_is_who_sent_first() -> None:
    made = to(table(3, first=None), "artist")
    made.act(0, NameArtist("Giotto"), at=15_000, sent=15_000)
    made.act(1, NameArtist("Goya"), at=15_149, sent=14_999)
    made.wait()
    assert happened(made, Settled) == [Settled("artist", (Seat(1),)), Settled("artist", (Seat(0),))]
    assert (made.at, found(made)) == (15_150, ev.StartFound(Seat(1), "artist"))
    assert made.view(2).artist == "Goya"


@pytest.mark.clause("AR-1")
def test_a_name_in_the_last_moment_is_settled_before_chance_is_asked() -> None:
    made = to(table(3, first=None), "artist")
    made.act(1, NameArtist("Miró"), at=29_999)
    made.wait()
    assert (made.at, found(made)) == (30_149, ev.StartFound(Seat(1), "artist"))


@pytest.mark.clause("AR-1")
def test_without_a_name_chance_decides() -> None:
    starts = set()
    for seed in range(20):
        made = Table(GAME, 4, Options(), CARDS, first=None, seed=seed)
        to(made, "words")
        assert made.at == 30_000
        assert found(made).how == "chance"
        starts.add(made.view(None).start)
    assert starts == {0, 1, 2, 3}


@pytest.mark.clause("AR-1")
def test_bots_alone_wait_for_nobody() -> None:
    made = table(3, first=None, bots=range(3))
    assert (made.at, found(made).how, made.view(None).phase) == (0, "chance", "words")


@pytest.mark.clause("AR-1")
def test_when_all_people_have_left_chance_decides() -> None:
    made = to(table(3, first=None, bots=[0]), "artist")
    made.system(SeatGone(Seat(1)), SeatGone(Seat(2)))
    assert found(made).how == "chance"


@pytest.mark.clause("AR-1")
def test_the_marker_passes_clockwise_also_to_who_is_away() -> None:
    made = table(4, first=3)
    made.system(SeatAway(Seat(0)))
    to(made, "points")
    to(made, "words")
    assert (made.view(None).start, made.view(None).order, made.view(None).dealt) == (0, (0, 1, 2, 3), (1, 2, 3))


@pytest.mark.clause("AR-1")
def test_who_is_away_has_no_part_in_what_begins_and_joins_again_with_the_next_round() -> None:
    made = table(4)
    made.system(SeatAway(Seat(2)))
    assert made.system(SeatAway(Seat(2)), SeatBack(Seat(1)), SeatGone(Seat(9))) == []
    to(made, "points")
    to(made, "words")
    made.system(SeatBack(Seat(2)))
    assert made.view(None).dealt == (1, 3, 0)
    assert made.view(2).cards == ()
    assert refusal(made, 2, Keep((0,))) == (Why.NOT_YOURS, "AR-3", "refused-ar-3-out")
    to(made, "points")
    to(made, "words")
    assert made.view(None).dealt == (2, 3, 0, 1)


@pytest.mark.clause("AR-2")
@pytest.mark.parametrize(("players", "target"), [(3, 5), (4, 5), (5, 4), (6, 4), (7, 3), (8, 3)])
def test_the_target_goes_with_the_number_of_players(players: int, target: int) -> None:
    made = table(players)
    assert made.view(None).target == target
    made.system(SeatGone(Seat(0)))
    assert made.view(None).target == target


@pytest.mark.clause("AR-2")
def test_the_game_goes_on_below_the_target_and_ends_at_it() -> None:
    made = table(7)
    for wins in (1, 2, 3):
        to(made, "draw")
        hand_in(made, *range(7))
        guess(made, {guesser: {0: 0} for guesser in range(1, 7)})
        finish(made, *range(7))
        to(made, "points")
        assert made.view(None).totals[0] == wins
        made.wait()
        assert made.view(None).phase == ("over" if wins == 3 else "words")


@pytest.mark.clause("AR-3")
def test_a_game_needs_the_cards_of_a_round() -> None:
    with pytest.raises(Refused) as refused:
        GAME.start(Setup(Options(decoys="4"), tuple(map(Seat, range(8))), CARDS[:19]), table(3).ctx())
    assert (refused.value.clause, refused.value.text) == ("AR-3", "refused-ar-3-few")
