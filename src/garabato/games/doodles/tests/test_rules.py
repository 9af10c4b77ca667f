"""The clauses DO-1 to DO-6, DO-10 and DO-13: how a round goes."""

import itertools

import pytest

from garabato.core import (
    SYSTEM,
    CallOff,
    Continue,
    Inked,
    Millis,
    Refused,
    Seat,
    SeatAway,
    SeatBack,
    SeatGone,
    Setup,
    Sheet,
    SheetClosed,
    Why,
)
from garabato.games.doodles import GAME
from garabato.games.doodles.table import Options
from garabato.games.doodles.tests.tables import drawing, table, voting
from garabato.kit.three_words import events as ev
from garabato.kit.three_words.steps import TimeUp
from garabato.kit.three_words.table import Done, DrawOn, Lock
from tests.support.tabletop import CARDS, Table
from tests.support.three_words import all_done, cast, refusal, until

ALL_TWOS = {voter: {artist: 2 for artist in range(3) if artist != voter} for voter in range(3)}


# ---------------------------------------------------------------- DO-1 to DO-5


@pytest.mark.clause("DO-1")
@pytest.mark.parametrize("players", [2, 8])
def test_three_to_seven_play(players: int) -> None:
    with pytest.raises(Refused) as refused:
        Table(GAME, players=players)
    assert (refused.value.clause, refused.value.text) == ("DO-1", "refused-do-1-players")


@pytest.mark.clause("DO-1")
@pytest.mark.parametrize("players", [3, 7])
def test_so_many_may_begin(players: int) -> None:
    made = Table(GAME, players=players)
    assert len(made.view(None).order) == players


@pytest.mark.clause("DO-1")
def test_there_is_a_card_for_every_round_and_none_comes_twice() -> None:
    with pytest.raises(Refused) as refused:
        table(1, 2, 3, deck=CARDS[:7])
    assert refused.value.text == "refused-do-1-cards"
    made = table(1, 2, 3, deck=CARDS[:8])
    made.wait_until(lambda view: view.phase == "over")
    turned = [event.card for event in made.events if isinstance(event, ev.CardTurned)]
    assert len(turned) == 8
    assert set(turned) == set(CARDS[:8])


@pytest.mark.clause("DO-1")
def test_the_pile_is_shuffled() -> None:
    piles = {Table(GAME, seed=seed).state.pile for seed in range(5)}
    assert len(piles) == 5


@pytest.mark.clause("DO-1")
def test_who_is_not_at_the_table_cannot_act() -> None:
    made = drawing(1, 2, 3)
    assert refusal(made, 7, Done()) == (Why.NOT_YOURS, "DO-1", "refused-do-1-seat")
    made.system(SeatAway(Seat(1)))
    assert refusal(made, 1, Done()) == (Why.NOT_YOURS, "DO-1", "refused-do-1-seat")
    assert made.actions(7) == made.actions(1) == []


@pytest.mark.clause("DO-2")
def test_the_host_chooses_the_first_player_or_chance_does() -> None:
    assert table(1, 2, 3, 1, first=Seat(2)).view(None).order == (2, 3, 0, 1)
    assert {Table(GAME, first=None, seed=seed).view(None).first for seed in range(20)} == {0, 1, 2}


@pytest.mark.clause("DO-2")
@pytest.mark.parametrize(("rotate", "firsts"), [(False, [1, 1, 1, 1]), (True, [1, 2, 0, 1])])
def test_the_first_player_stays_or_rotates(rotate: bool, firsts: list[int]) -> None:
    made = table(1, 2, 3, first=Seat(1), options=Options(rounds=4, rotate=rotate))
    made.wait_until(lambda view: view.phase == "over")
    assert [event.first for event in made.events if isinstance(event, ev.CardTurned)] == firsts


@pytest.mark.clause("DO-3")
@pytest.mark.parametrize(("options", "rounds"), [(Options(), 8), (Options(rounds=1), 1), (GAME.presets["published"], 9)])
def test_so_many_rounds(options: Options, rounds: int) -> None:
    made = table(1, 2, 3, options=options)
    assert made.view(0).rounds == rounds
    made.wait_until(lambda view: view.phase == "over")
    assert [column.round for column in made.view(0).columns] == list(range(1, rounds + 1))


@pytest.mark.clause("DO-4")
def test_the_card_lies_open_all_round() -> None:
    made = table(1, 2, 3)
    card = made.state.pile[0]
    phases = {}
    while made.view(None).round == 1:
        phases[made.view(None).phase] = {made.view(seat).card for seat in (0, 1, 2, None)}
        made.wait()
    assert phases == {phase: {card} for phase in ("card", "token", "draw", "vote", "reveal", "pad")}
    assert made.view(None).card == made.state.pile[1]


@pytest.mark.clause("DO-4", "DO-5")
def test_the_tokens_come_when_the_card_was_read() -> None:
    made = table(1, 2, 3, options=Options(look_s=7))
    assert until(made) == 7000
    assert refusal(made, SYSTEM, TimeUp(), 6999) == (Why.NOT_NOW, "DO-6", "refused-do-6")
    assert made.view(0).own is None
    made.act(SYSTEM, TimeUp(), 7000)
    assert (made.view(0).phase, made.view(0).own, until(made)) == ("token", 1, 10_000)


@pytest.mark.clause("DO-5")
def test_tokens_are_drawn_without_putting_back() -> None:
    for seed in range(10):
        made = Table(GAME, players=7, seed=seed)
        made.wait()
        own = [made.view(seat).own for seat in made.seats]
        assert all(own.count(number) <= 3 for number in (1, 2, 3))
        assert {number for number in own if number} <= {1, 2, 3}
        assert made.view(None).own is None


@pytest.mark.clause("DO-5")
def test_tokens_are_drawn_at_random() -> None:
    hands = set()
    for seed in range(200):
        made = Table(GAME, seed=seed)
        made.wait()
        hands.add(tuple(made.view(seat).own for seat in made.seats))
    assert len(hands) == 27


@pytest.mark.clause("DO-5")
@pytest.mark.parametrize("leaves", [SeatAway, SeatGone])
def test_who_is_away_at_the_deal_has_no_part_in_the_round(leaves: type[SeatAway]) -> None:
    made = table(1, 2, 3, 1)
    made.system(leaves(Seat(3)))
    made.wait_until(lambda view: view.phase == "draw")
    assert made.view(None).dealt == (0, 1, 2)
    made.system(SeatBack(Seat(3)))
    assert made.paper(3).pen is None
    assert refusal(made, 3, Done()) == (Why.NOT_YOURS, "DO-5", "refused-do-5")
    all_done(made)
    assert [drawing.artist for drawing in made.view(3).drawings] == [0, 1, 2]
    assert made.view(3).may_vote == ()
    assert refusal(made, 3, Lock()) == (Why.NOT_YOURS, "DO-8", "refused-do-8-out")
    assert made.view(0).may_vote == (1, 2)
    cast(made, ALL_TWOS)
    made.wait_until(lambda view: view.phase == "pad")
    assert made.view(None).totals[3] == 0
    made.wait_until(lambda view: view.phase == "draw")
    assert made.view(None).dealt == (0, 1, 2, 3)


@pytest.mark.clause("DO-5")
def test_who_is_back_before_the_deal_takes_part() -> None:
    made = table(1, 2, 3)
    made.system(SeatAway(Seat(1)), SeatBack(Seat(1)))
    made.wait()
    assert made.view(None).dealt == (0, 1, 2)


# ---------------------------------------------------------------- DO-6, DO-7


@pytest.mark.clause("DO-6")
@pytest.mark.parametrize(("options", "seconds"), [(Options(), 30), (GAME.presets["kids"], 60)])
def test_all_draw_at_once_on_their_own_sheets_while_the_sand_runs(options: Options, seconds: int) -> None:
    made = drawing(1, 2, 3, options=options)
    begun = made.at
    papers = [made.paper(seat) for seat in made.seats]
    assert len({paper.pen for paper in papers}) == 3
    assert {paper.until for paper in papers} == {begun + seconds * 1000} == {until(made)}
    assert [paper.shown for paper in papers] == [{}, {}, {}]
    assert made.paper(None).pen is None


@pytest.mark.clause("DO-6")
def test_ink_under_way_is_awaited() -> None:
    made = drawing(1, 2, 3)
    end = until(made)
    assert refusal(made, SYSTEM, TimeUp(), end + 149)[2] == "refused-do-6"
    assert made.paper(0).pen is not None
    made.act(SYSTEM, TimeUp(), end + 150)
    assert made.view(0).phase == "vote"
    assert [made.paper(seat).pen for seat in made.seats] == [None, None, None]


@pytest.mark.clause("DO-6", "DO-7")
def test_the_vote_opens_when_the_last_sheet_is_closed() -> None:
    made = drawing(1, 2, 3)
    sheets = [made.paper(seat).pen for seat in made.seats]
    before = made.decisions
    for seat in (0, 1, 2):
        made.act(seat, Done())
    assert made.decisions == before + 6
    closing = [type(event) for event in made.events[-5:]]
    assert closing == [ev.PencilsDown, SheetClosed, SheetClosed, SheetClosed, ev.VoteOpened]
    assert GAME.decide(made.state, SYSTEM, SheetClosed(sheets[0], 1, 1), made.ctx()) == ()


@pytest.mark.clause("DO-7")
def test_between_the_pencils_and_the_sheets_nothing_comes_by_itself() -> None:
    made = drawing(1, 2, 3)
    state = made.state
    made.at = Millis(until(made) + 150)
    for event in GAME.decide(state, SYSTEM, TimeUp(), made.ctx()):
        state = GAME.evolve(state, event)
    assert GAME.deadline(state) is None
    assert [GAME.paper(state, seat).pen for seat in made.seats] == [None, None, None]
    assert GAME.view(state, None).phase == "draw"
    assert GAME.decide(state, SYSTEM, SheetClosed(Sheet(99), -1, 0), made.ctx()) == ()


@pytest.mark.clause("DO-6")
def test_nobody_waits_for_the_sand_when_all_have_finished() -> None:
    made = drawing(1, 2, 3)
    made.act(0, Done())
    assert made.act(0, Done()) == []
    made.act(1, Done())
    assert (made.view(2).done, made.view(2).waiting) == ((0, 1), (2,))
    made.act(1, DrawOn())
    assert made.act(1, DrawOn()) == []
    made.act(2, Done())
    assert (made.view(None).phase, made.view(None).waiting) == ("draw", (1,))
    made.system(SeatAway(Seat(1)))
    assert made.view(None).phase == "vote"


@pytest.mark.clause("DO-6")
def test_the_sand_runs_on_when_nobody_is_there_and_ends_for_who_comes_back_without_a_sheet() -> None:
    made = table(1, 2, 3)
    made.system(SeatGone(Seat(2)))
    made.wait_until(lambda view: view.phase == "draw")
    made.system(SeatAway(Seat(0)), SeatAway(Seat(1)))
    assert made.view(None).phase == "draw"
    made.system(SeatBack(Seat(2)))
    assert made.view(None).phase in {"pad", "vote", "reveal"}


@pytest.mark.clause("DO-6")
def test_done_is_only_for_drawing() -> None:
    made = table(1, 2, 3)
    assert refusal(made, 0, Done()) == (Why.NOT_NOW, "DO-6", "refused-do-6")
    made = voting(1, 2, 3)
    assert refusal(made, 0, DrawOn()) == (Why.TOO_LATE, "DO-6", "refused-do-6-late")


@pytest.mark.clause("DO-6")
def test_a_first_stroke_changes_nothing() -> None:
    made = drawing(1, 2, 3)
    assert made.system(Inked(made.paper(0).pen)) == []


# ---------------------------------------------------------------- DO-10, DO-13


@pytest.mark.clause("DO-10")
def test_artists_are_revealed_clockwise_from_the_first_player() -> None:
    made = voting(3, 1, 2, first=Seat(1))
    votes = {0: {1: 3, 2: 1}, 1: {0: 2, 2: 1}, 2: {0: 1, 1: 2}}
    cast(made, votes)
    shown = []
    while (view := made.view(None)).phase == "reveal":
        shown.append((view.reveal.artist, view.reveal.number, [(bet.voter, bet.number) for bet in view.reveal.bets]))
        assert [reveal.artist for reveal in view.columns[-1].reveals] == [artist for artist, _, _ in shown]
        assert until(made) == made.at + 5000
        made.wait()
    assert shown == [(1, 3, [(2, 2), (0, 3)]), (2, 1, [(1, 1), (0, 1)]), (0, 2, [(1, 2), (2, 1)])]
    assert made.view(None).reveal is None


@pytest.mark.clause("DO-2", "DO-10")
def test_the_first_player_or_the_host_goes_on() -> None:
    made = voting(1, 2, 3)
    assert refusal(made, 0, Continue()) == (Why.NOT_NOW, "DO-10", "refused-do-10")
    assert refusal(made, SYSTEM, Continue()) == (Why.NOT_NOW, "DO-10", "refused-do-10")
    cast(made, ALL_TWOS)
    assert [made.view(seat).may_continue for seat in (0, 1, 2, None)] == [True, False, False, False]
    assert refusal(made, 1, Continue()) == (Why.NOT_YOURS, "DO-10", "refused-do-10")
    at = made.at
    made.act(0, Continue())
    assert made.view(None).reveal.artist == 1
    made.act(SYSTEM, Continue())
    assert made.view(None).reveal.artist == 2
    made.act(0, Continue())
    assert made.view(None).phase == "pad"
    made.act(0, Continue())
    assert (made.view(None).phase, made.view(None).round, made.at) == ("card", 2, at)


@pytest.mark.clause("DO-2")
def test_the_next_person_goes_on_for_a_first_player_who_cannot() -> None:
    made = voting(1, 2, 3, bots=(0,))
    cast(made, ALL_TWOS)
    assert [made.view(seat).may_continue for seat in made.seats] == [False, True, False]
    made.system(SeatAway(Seat(1)))
    assert [made.view(seat).may_continue for seat in made.seats] == [False, False, True]
    made.system(SeatAway(Seat(2)))
    assert Continue() not in [action for seat in made.seats for action in made.actions(seat)]
    made.wait()


@pytest.mark.clause("DO-13")
def test_the_column_adds_up_and_the_tokens_go_back() -> None:
    made = voting(1, 2, 2)
    cast(made, {0: {1: 2, 2: 1}, 1: {0: 1, 2: 2}, 2: {0: 3, 1: 2}})
    made.wait_until(lambda view: view.phase == "pad")
    assert until(made) == made.at + 10_000
    (column,) = made.view(None).columns
    assert (column.round, column.card) == (1, made.state.pile[0])
    assert column.totals == {0: 1, 1: 4, 2: 1} == made.view(None).totals
    doodle = {(reveal.artist, bet.voter): bet.points for reveal in column.reveals for bet in reveal.bets}
    assert doodle == {(0, 1): 1, (0, 2): -1, (1, 0): 1, (1, 2): 1, (2, 0): -1, (2, 1): 1}
    assert [reveal.points for reveal in column.reveals] == [1, 2, 1]
    made.wait_until(lambda view: view.phase == "vote" and view.round == 2)
    assert (made.view(0).ballot, made.view(0).stock, made.view(0).locked) == ({}, {1: 3, 2: 3, 3: 3}, ())
    assert {drawing.label for drawing in made.view(0).drawings} == {32, 33, 34}


def test_the_step_changes_at_every_border_between_phases() -> None:
    made = table(1, 2, 3, options=Options(rounds=2))
    steps = []
    while made.view(None).phase != "over":
        steps.append(GAME.step(made.state))
        made.wait()
    steps = [name for name, _ in itertools.groupby(steps)]
    assert len(steps) == len(set(steps)) == 12
    assert GAME.step(made.state) not in steps


def test_setup_knows_no_host_and_no_bots_by_itself() -> None:
    events = GAME.start(Setup(Options(), (Seat(4), Seat(7), Seat(9)), CARDS), Table(GAME).ctx())
    assert events[0].bots == ()
    assert events[0].first in {4, 7, 9}


# ---------------------------------------------------------------- the end before the end


@pytest.mark.clause("DO-14")
@pytest.mark.parametrize("phase", ["card", "token", "draw", "vote", "reveal", "pad"])
def test_a_game_may_be_called_off_at_any_time(phase: str) -> None:
    made = table(1, 2, 3)
    made.wait_until(lambda view: view.phase == phase)
    sheets = {seat: made.paper(seat).pen for seat in made.seats}
    scores = made.view(None).totals
    made.system(CallOff())
    view = made.view(0)
    assert (view.phase, view.until, GAME.deadline(made.state)) == ("over", None, None)
    assert (view.outcome.finished, view.outcome.reason, view.outcome.winners) == (False, "called-off", ())
    assert {standing.seat: standing.score for standing in view.outcome.standings} == scores
    assert GAME.outcome(made.state) == view.outcome
    assert all(made.paper(seat).pen is None for seat in sheets)
    assert made.system(CallOff()) == []
    assert [made.actions(seat) for seat in made.seats] == [[], [], []]
    for seat in made.seats:
        with pytest.raises(Refused):
            made.act(seat, Lock())
    assert made.system(SeatAway(Seat(0)), SeatBack(Seat(0))) == [SeatAway(Seat(0)), SeatBack(Seat(0))]
    assert refusal(made, SYSTEM, TimeUp())[0] == Why.NOT_NOW


@pytest.mark.clause("DO-14")
def test_at_the_end_every_drawing_of_every_round_lies_open() -> None:
    made = table(1, 2, 3, options=Options(rounds=2))
    made.wait_until(lambda view: view.phase == "pad" and view.round == 2)
    assert [each.label for each in made.view(0).drawings] == [32, 33, 34]
    made.wait()
    for watcher in (None, 0, 1, 2):
        assert [(each.label, each.round) for each in made.view(watcher).drawings] == [(16, 1), (17, 1), (18, 1), (32, 2), (33, 2), (34, 2)]
        assert set(made.paper(watcher).shown) == {16, 17, 18, 32, 33, 34}
    assert len(set(made.paper(None).shown.values())) == 6
