"""The course of a round: the stack, the call, Go, the end."""

import pytest

from garabato.core import CallOff, Continue, Millis, Seat, SeatAway, Sheet, SheetClosed, Why
from garabato.games.doodle_dash import GAME
from garabato.games.doodle_dash.acts import TimeUp
from garabato.games.doodle_dash.events import DrawingBegan, NumberCalled, RoundBegan, Started
from garabato.games.doodle_dash.rules import stack_size
from garabato.games.doodle_dash.table import Call, Done, Go, Guess, Options
from garabato.games.doodle_dash.tests.tables import (
    CARDS,
    board,
    drawing,
    finish,
    guessing,
    kinds,
    reading,
    refusal,
    revealed,
    right,
    rolling,
    table,
    until,
)
from garabato.kit.race import Settle
from tests.support.tabletop import Table


@pytest.mark.clause("DA-1")
@pytest.mark.parametrize(("players", "rounds"), [(3, 12), (4, 12), (5, 10), (6, 12), (7, 14)])
def test_the_stack(players: int, rounds: int) -> None:
    made = table(players)
    started = made.events[0]
    assert isinstance(started, Started)
    assert stack_size(players) == len(started.stack) == made.view(None).rounds == rounds
    assert len(started.box) == len(CARDS) - rounds
    assert {card.id for card in started.stack} | {spare.id for spare in started.box} == {card.id for card in CARDS}
    assert [spare.card for spare in started.box] == list(CARDS[rounds:])


@pytest.mark.clause("DA-1")
def test_the_deck_is_shuffled() -> None:
    stacks = {Table(GAME, 3, deck=CARDS, seed=seed).state.stack for seed in range(5)}
    assert len(stacks) == 5


@pytest.mark.clause("DA-1")
@pytest.mark.parametrize("players", [2, 8])
def test_three_to_seven_play(players: int) -> None:
    with pytest.raises(Exception, match="refused-da-1-players"):
        table(players)


@pytest.mark.clause("DA-1")
def test_as_many_cards_as_rounds() -> None:
    assert table(3, deck=CARDS[:12]).view(None).rounds == 12
    with pytest.raises(Exception, match="refused-da-1-cards"):
        table(3, deck=CARDS[:11])


@pytest.mark.clause("DA-1")
def test_who_is_not_in_the_game_does_nothing() -> None:
    assert refusal(table(3), 7, Call(1)) == (Why.NOT_YOURS, "DA-1", "refused-da-1-seat")


@pytest.mark.clause("DA-2", "DA-9")
@pytest.mark.parametrize(("players", "has_token"), [(3, False), (4, True), (7, True)])
def test_three_players_have_no_token(players: int, has_token: bool) -> None:
    made = rolling(players)
    view = made.view(1)
    assert view.has_token is has_token
    assert (view.token, view.die) == ((1, 2) if has_token else (None, 1))


@pytest.mark.clause("DA-2")
def test_four_who_are_three_by_now_have_a_token() -> None:
    made = table(4)
    made.system(SeatAway(Seat(3)))
    assert made.view(None).has_token


@pytest.mark.clause("DA-3")
@pytest.mark.parametrize(("first", "guesser"), [(None, 2), (Seat(1), 1)])
def test_the_oldest_guesses_first_unless_the_host_named_somebody(first: Seat | None, guesser: int) -> None:
    made = Table(GAME, 4, deck=CARDS, first=first, elders=(2, 0, 3, 1))
    assert made.view(None).guesser == guesser


@pytest.mark.clause("DA-3")
def test_who_came_first_guesses_first_while_ages_are_not_known() -> None:
    assert Table(GAME, 4, deck=CARDS, first=None).view(None).guesser == 0


@pytest.mark.clause("DA-3", "DA-15")
def test_the_role_passes_clockwise() -> None:
    made = table(3)
    guessers = []
    for _ in range(4):
        guessers.append(made.view(None).guesser)
        number = made.view(None).round
        made.wait_until(lambda view, number=number: view.round > number)
    assert guessers == [0, 1, 2, 0]


@pytest.mark.clause("DA-3", "DA-15")
def test_who_is_away_is_left_out() -> None:
    made = revealed(4)
    made.system(SeatAway(Seat(1)))
    made.wait()
    assert made.view(None).guesser == 2


@pytest.mark.clause("DA-4")
def test_the_call() -> None:
    made = table()
    assert made.view(None).phase == "eyes"
    assert made.act(0, Call(4)) == [NumberCalled(number=4, until=Millis(5000))]
    assert made.view(None).number == 4
    assert made.act(0, Call(4)) == [], "a double click"


@pytest.mark.clause("DA-4")
def test_only_the_artists_see_the_card() -> None:
    made = table()
    assert [made.view(seat).card for seat in (None, *made.seats)] == [None] * 6
    made.act(0, Call(4))
    card, word = CARDS[0], CARDS[0].words[3]
    assert [(made.view(seat).card, made.view(seat).word) for seat in (None, 0)] == [(None, None)] * 2
    assert [(made.view(seat).card, made.view(seat).word) for seat in (1, 2, 3, 4)] == [(card, word)] * 4


@pytest.mark.clause("DA-4")
def test_what_can_not_be_called() -> None:
    made = table()
    assert refusal(made, 1, Call(4)) == (Why.NOT_YOURS, "DA-4", "refused-da-4-guesser")
    made.act(0, Call(4))
    assert refusal(made, 0, Call(5)) == (Why.TOO_LATE, "DA-4", "refused-da-4-called")


@pytest.mark.clause("DA-4")
def test_a_card_with_fewer_words() -> None:
    short = [*CARDS[1:], CARDS[0]]
    short[0] = type(short[0])(short[0].id, short[0].words[:3])
    assert refusal(table(3, deck=short), 0, Call(4)) == (Why.BAD_VALUE, "DA-4", "refused-da-4-number")


@pytest.mark.clause("DA-4")
def test_nobody_called() -> None:
    made = table()
    assert until(made) == 20_000
    refused = refusal(made, -1, TimeUp(), 19_999)
    assert refused == (Why.NOT_NOW, "DA-6", "refused-da-6-time")
    assert made.wait() == [NumberCalled(number=1, until=Millis(25_000))]
    assert made.at == 20_000


@pytest.mark.clause("DA-4")
def test_the_call_without_a_clock() -> None:
    made = table(call_s=None)
    assert (until(made), made.game.deadline(made.state)) == (None, None)


@pytest.mark.clause("DA-5")
def test_a_star_may_be_called_by_grown_ups() -> None:
    assert kinds(table().act(0, Call(6))) == ["NumberCalled"]


@pytest.mark.clause("DA-5")
def test_children_call_another_number() -> None:
    made = table(kids=True)
    assert refusal(made, 0, Call(6)) == (Why.BAD_VALUE, "DA-5", "refused-da-5")
    assert made.state.callable_numbers == (1, 2, 3, 4, 5, 7)
    assert kinds(made.act(0, Call(5))) == ["NumberCalled"]


@pytest.mark.clause("DA-5")
def test_chance_calls_no_star_for_children() -> None:
    called = set()
    for seed in range(60):
        made = Table(GAME, 3, Options(kids=True), CARDS, seed=seed)
        made.wait()
        called.add(made.view(None).number)
    assert called == {1, 2, 3, 4, 5, 7}


@pytest.mark.clause("DA-6")
def test_go() -> None:
    made = reading(3)
    events = made.act(0, Go())
    assert events == [DrawingBegan(sheets={Seat(1): Sheet(1), Seat(2): Sheet(2)}, until=Millis(90_000))]
    assert [made.paper(seat).pen for seat in (None, 0, 1, 2)] == [None, None, 1, 2]
    assert made.paper(1).until == 90_000
    assert made.act(0, Go()) == [], "a double click"


@pytest.mark.clause("DA-6")
def test_who_may_say_go_and_when() -> None:
    made = table(3)
    assert refusal(made, 0, Go()) == (Why.NOT_NOW, "DA-6", "refused-da-6")
    assert refusal(made, 1, Go()) == (Why.NOT_YOURS, "DA-6", "refused-da-6-guesser")


@pytest.mark.clause("DA-6")
def test_go_comes_by_itself() -> None:
    made = reading(3)
    assert until(made) == 5000
    assert kinds(made.wait()) == ["DrawingBegan"]
    slow = reading(3, go_s=None)
    assert slow.game.deadline(slow.state) is None


@pytest.mark.clause("DA-6")
@pytest.mark.parametrize(("bots", "cap"), [((), None), ((2,), 90_000)])
def test_the_cap_can_be_off_but_not_with_bots(bots: tuple[int, ...], cap: int | None) -> None:
    assert until(drawing(3, draw_s=None, bots=bots)) == cap


@pytest.mark.clause("DA-6")
def test_at_the_cap_everybody_stops() -> None:
    made = drawing(4)
    finish(made, 1)
    settle_at = made.state.round.race.due
    made.wait()
    assert made.at == settle_at
    made.draw(2)
    assert kinds(made.wait()) == ["Stopped"]
    assert (made.at, made.view(None).stop, made.view(None).phase) == (90_000, "cap", "down")
    assert [made.paper(seat).pen for seat in (1, 2, 3)] == [None, 2, 3], "what is under way still counts"
    assert made.paper(2).until == 90_000
    assert kinds(made.wait()) == ["BoardsDown", "SheetClosed", "SheetClosed"]
    assert (made.at, [made.paper(seat).pen for seat in (1, 2, 3)]) == (90_150, [None, None, None])
    assert kinds(made.wait()) == ["BoardsShown"]
    assert (made.at, made.view(None).token, made.view(None).die) == (91_000, 1, None)


@pytest.mark.clause("DA-6")
@pytest.mark.parametrize(("sent", "taken"), [(89_990, True), (90_000, True), (90_001, False)])
def test_a_token_taken_at_the_last_moment(sent: int, taken: bool) -> None:
    made = drawing(4)
    made.draw(1)
    made.wait()
    assert made.at == 90_000
    if taken:
        made.act(1, Done(), 90_100, sent)
    else:
        assert refusal(made, 1, Done(), 90_100, sent) == (Why.TOO_LATE, "DA-8", "refused-da-8-late")
    made.wait_until(lambda view: view.phase == "guess")
    assert made.view(None).token == (1 if taken else None)


@pytest.mark.clause("DA-14")
def test_what_was_shown_stays_open() -> None:
    made = guessing(5)
    seen = [[each.artist for each in made.view(0).boards]]
    for _ in range(2):
        made.wait()
        seen.append([each.artist for each in made.view(0).boards])
    assert seen == [[1], [1, 2], [1, 2, 3, 4]]
    assert list(made.paper(0).shown) == [board(made, artist).label for artist in (1, 2, 3, 4)]


@pytest.mark.clause("DA-15")
def test_the_round_ends_with_the_word_and_all_boards() -> None:
    made = guessing(5)
    right(made)
    view = made.view(0)
    assert (view.phase, view.card, view.word) == ("reveal", CARDS[0], CARDS[0].words[3])
    assert [each.artist for each in view.boards] == [1, 2, 3, 4]
    assert until(made) == made.at + 5000
    (column,) = view.columns
    assert (column.round, column.guesser, column.word, column.tries, column.right) == (1, 0, CARDS[0].words[3], 1, True)
    assert column.points == view.totals == {0: 1, 1: 1, 2: 0, 3: 0, 4: 0}


@pytest.mark.clause("DA-15")
def test_the_next_round() -> None:
    made = revealed(5, look_s=9)
    assert until(made) == made.at + 9000
    (event,) = made.wait()
    assert isinstance(event, RoundBegan)
    assert (event.round, event.guesser, event.card, event.began) == (2, 1, CARDS[1], "next")
    view = made.view(1)
    assert (view.boards, view.token, view.die, view.number, view.rolls, view.stop) == ((), None, None, None, 0, None)
    assert made.paper(0).shown == {}


@pytest.mark.clause("DA-15")
def test_the_game_ends_after_the_last_card() -> None:
    made = table(3)
    made.wait_until(lambda view: view.phase == "over")
    view = made.view(None)
    assert [column.round for column in view.columns] == list(range(1, 13))
    assert view.outcome.finished
    assert made.game.deadline(made.state) is None
    assert refusal(made, view.guesser, Call(2)) == (Why.TOO_LATE, "DA-4", "refused-da-4-called")
    assert made.system(CallOff()) == []


@pytest.mark.clause("DA-15")
def test_the_album_holds_every_board() -> None:
    made = table(3)
    while made.view(None).phase != "over":
        for seat in made.seats:
            if made.paper(seat).pen is not None and seat not in made.state.round.inked:
                made.draw(seat)
        made.wait()
    boards = made.view(None).boards
    assert len(boards) == 24
    assert {each.label: made.paper(None).shown[each.label] for each in boards} == made.paper(2).shown
    assert [each.round for each in boards][:3] == [1, 1, 2]


@pytest.mark.clause("DA-15")
def test_a_game_that_too_few_finish_is_called_off() -> None:
    made = revealed(5)
    made.system(CallOff())
    outcome = made.view(None).outcome
    assert (outcome.finished, outcome.reason, outcome.winners) == (False, "called-off", ())
    assert {standing.seat: standing.score for standing in outcome.standings} == {0: 1, 1: 1, 2: 0, 3: 0, 4: 0}


@pytest.mark.clause("DA-15")
def test_called_off_while_drawing() -> None:
    made = drawing(3)
    made.draw(1)
    assert kinds(made.system(CallOff())) == ["GameOver", "SheetClosed", "SheetClosed"]
    assert (made.view(None).phase, made.view(None).boards, made.paper(1).pen) == ("over", (), None)


@pytest.mark.clause("DA-19")
def test_the_artists_are_silent_while_they_know_the_word() -> None:
    quiet = []
    made = table(3)
    while made.view(None).round == 1:
        quiet.append((made.view(None).phase, [made.game.quiet(made.state, seat) for seat in made.seats]))
        made.wait()
    muted = {phase for phase, who in quiet if who == [False, True, True]}
    assert muted == {"word", "draw", "down", "guess"}
    assert {phase for phase, who in quiet if not any(who)} == {"eyes", "reveal"}


@pytest.mark.clause("DA-19")
def test_the_artists_may_chat_if_the_house_says_so() -> None:
    made = guessing(3, quiet=False)
    assert not any(made.game.quiet(made.state, seat) for seat in made.seats)


@pytest.mark.clause("DA-19")
def test_an_artist_can_not_guess() -> None:
    assert refusal(guessing(3), 1, Guess("thing-1-4")) == (Why.NOT_YOURS, "DA-11", "refused-da-11-guesser")


@pytest.mark.clause("DA-6")
@pytest.mark.parametrize("action", [TimeUp(), Settle(), Continue()])
def test_nothing_comes_before_its_time(action: object) -> None:
    assert refusal(drawing(3), -1, action) == (Why.NOT_NOW, "DA-6", "refused-da-6-time")


@pytest.mark.clause("DA-15")
def test_sheets_of_other_rounds_are_nobody_s() -> None:
    assert table(3).system(SheetClosed(Sheet(9), -1, 0)) == []


@pytest.mark.clause("DA-15")
def test_a_game_short_of_people_may_pause_at_each_phase() -> None:
    made = table(3)
    steps = []
    while made.view(None).round == 1:
        steps.append(GAME.step(made.state))
        made.wait()
    assert list(dict.fromkeys(steps)) == ["1-eyes", "1-word", "1-draw", "1-down", "1-guess", "1-reveal"]
