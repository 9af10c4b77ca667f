"""Presence is one machine: here, reconnecting, away, left; and what each state does to the game in each phase."""

from __future__ import annotations

import pytest

from garabato.core import SeatAway, SeatBack, SeatGone
from garabato.kit.three_words.table import Done
from garabato.room import commands, facts, play
from garabato.room.people import GRACE_MS, HOST_MS
from tests.support.evenings import due, facts_of, finish_drawing, lobby, phase_of, presence, run_to, started, until, vote
from tests.support.rooms import Table

LONG = {"draw_s": 120, "vote_s": 600, "look_s": 60}
"""House rules under which a grace ends within a phase."""


def told_game(table: Table) -> list[str]:
    """What the game was told of presence, by its events."""
    kinds = (SeatAway, SeatBack, SeatGone)
    known = table.room.state.chosen.events
    events = [event for played in facts_of(table, facts.Played) for event in facts.decode_events(played.events, known)]
    return [f"{type(event).__name__} {event.seat}" for event in events if isinstance(event, kinds)]


# ---------------------------------------------------------------- the grace


def test_a_lost_socket_has_twenty_seconds_of_grace() -> None:
    table = lobby(3)
    bo = table.clients[1]
    table.lose(bo)
    assert presence(table, bo) == "reconnecting"
    table.run(GRACE_MS - 1)
    assert presence(table, bo) == "reconnecting"
    table.run(1)
    assert presence(table, bo) == "away"
    table.run(3_600_000)
    assert presence(table, bo) == "away"


@pytest.mark.parametrize(("after", "back"), [(GRACE_MS - 1, []), (GRACE_MS, ["SeatAway 1", "SeatBack 1"])])
def test_the_game_hears_of_who_is_away_and_nothing_of_the_grace(after: int, back: list[str]) -> None:
    table = started(4, **LONG)
    table.lose(table.clients[1])
    table.run(after)
    table.join(table.clients[1])
    assert presence(table, table.clients[1]) == "here"
    assert told_game(table) == back


def test_during_the_grace_the_game_is_not_even_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    table = started(4, **LONG)
    asked: list[object] = []
    monkeypatch.setattr(play, "decide", lambda _turn, _seat, action: asked.append(action))
    table.lose(table.clients[1])
    table.run(GRACE_MS - 1)
    table.join(table.clients[1])
    assert asked == []


def test_the_grace_begins_anew_with_each_loss() -> None:
    table = started(4, **LONG)
    bo = table.clients[1]
    for _ in range(3):
        table.lose(bo)
        table.run(GRACE_MS - 1)
        table.join(bo)
    assert told_game(table) == []


def test_everybody_sees_where_a_person_is() -> None:
    table = started(4, **LONG)
    ann, bo = table.clients[:2]
    table.lose(bo)
    assert ann.room.people[1].presence == "reconnecting"
    table.run(GRACE_MS)
    assert ann.room.people[1].presence == "away"
    assert ann.room.people[1].playing
    table.join(bo)
    assert ann.room.people[1].presence == "here"


def test_leaving_and_being_kicked_need_no_grace() -> None:
    table = started(5, **LONG)
    table.ask(table.clients[3], commands.Leave())
    table.ask(table.clients[0], commands.Kick(table.clients[4].seat))
    assert told_game(table) == ["SeatGone 3", "SeatGone 4"]


def test_who_left_may_come_back_into_the_game() -> None:
    table = started(4, **LONG)
    table.ask(table.clients[3], commands.Leave())
    table.join(table.clients[3])
    assert told_game(table) == ["SeatGone 3", "SeatBack 3"]
    assert presence(table, table.clients[3]) == "here"


def test_kicking_somebody_who_is_away_is_no_news_for_the_game() -> None:
    table = started(4, **LONG)
    table.lose(table.clients[3])
    table.run(GRACE_MS)
    table.ask(table.clients[0], commands.Kick(table.clients[3].seat))
    assert told_game(table) == ["SeatAway 3"]
    assert presence(table, table.clients[3]) == "left"


def test_a_watcher_who_comes_and_goes_is_no_news_for_the_game() -> None:
    table = started(3, **LONG)
    watcher = table.client("Wim")
    played = len(facts_of(table, facts.Played))
    table.lose(watcher)
    table.run(GRACE_MS)
    table.join(watcher)
    table.ask(watcher, commands.Leave())
    assert told_game(table) == []
    assert len(facts_of(table, facts.Played)) == played


# ---------------------------------------------------------------- its effect in each phase


def test_away_before_the_tokens_means_no_part_in_the_round() -> None:
    table = started(4, **LONG)
    table.lose(table.clients[3])
    until(table, "token")
    assert table.clients[0].view.dealt == (0, 1, 2)
    table.join(table.clients[3])
    assert table.clients[3].view.own is None


def test_within_the_grace_a_token_is_dealt() -> None:
    table = started(4)
    table.lose(table.clients[3])
    until(table, "token")
    assert table.clients[0].view.dealt == (0, 1, 2, 3)
    table.join(table.clients[3])
    assert table.clients[3].view.own is not None


def test_away_while_drawing_nobody_waits_and_the_strokes_count() -> None:
    table = started(4, "draw", **LONG)
    dee = table.clients[3]
    table.scribble(dee)
    table.lose(dee)
    finish_drawing(table)
    assert phase_of(table) == "draw", "the grace is waited for"
    table.run(GRACE_MS)
    assert phase_of(table) == "vote"
    assert 3 in [drawing.artist for drawing in table.clients[0].view.drawings]


def test_away_without_a_stroke_the_drawing_is_withdrawn() -> None:
    table = started(4, "draw", **LONG)
    table.lose(table.clients[3])
    table.run(GRACE_MS)
    finish_drawing(table)
    assert [drawing.artist for drawing in table.clients[0].view.drawings] == [0, 1, 2]


def test_back_while_drawing_the_same_pen_is_in_hand() -> None:
    table = started(4, "draw", **LONG)
    dee = table.clients[3]
    pen = dee.pen
    table.scribble(dee)
    table.lose(dee)
    table.run(GRACE_MS)
    table.join(dee)
    assert dee.pen == pen
    table.scribble(dee)
    finish_drawing(table)
    assert next(drawing for drawing in table.clients[0].view.drawings if drawing.artist == 3).blank is False
    assert table.room.state.table.round.strokes[3] == 2


def test_away_while_voting_nobody_waits_and_the_missing_votes_cost_nothing() -> None:
    table = started(4, "vote", **LONG)
    for client in table.clients[:3]:
        vote(table, client)
    table.lose(table.clients[3])
    table.run(GRACE_MS - 1)
    assert phase_of(table) == "vote"
    table.run(1)
    assert phase_of(table) == "reveal"
    assert table.room.state.table.round.excused == (3,)


def test_placed_votes_of_who_is_away_count() -> None:
    table = started(4, "vote", **LONG)
    for client in table.clients:
        vote(table, client)
        if client is table.clients[2]:
            table.lose(table.clients[2])
    assert phase_of(table) == "reveal"
    assert table.room.state.table.round.ballots[2] == {0: 1, 1: 2, 3: 3}


def test_back_while_voting_one_votes_again() -> None:
    table = started(4, "vote", **LONG)
    dee = table.clients[3]
    table.lose(dee)
    table.run(GRACE_MS)
    table.join(dee)
    assert dee.view.may_vote == (0, 1, 2)
    for client in table.clients:
        vote(table, client)
    assert phase_of(table) == "reveal"


def test_while_the_first_player_is_away_the_next_one_goes_on() -> None:
    table = started(4, "reveal", **LONG)
    table.lose(table.clients[0])
    table.run(GRACE_MS)
    assert [client.view.may_continue for client in table.clients[1:]] == [True, False, False]
    table.join(table.clients[0])
    assert [client.view.may_continue for client in table.clients] == [True, False, False, False]


def test_the_clock_of_a_phase_goes_on_while_somebody_is_lost() -> None:
    table = started(4, "draw")
    ends = due(table)
    table.lose(table.clients[3])
    run_to(table, ends - 1)
    assert phase_of(table) == "draw"
    table.run(1)
    assert phase_of(table) == "vote"


def test_in_the_lobby_who_is_away_does_not_sit_at_the_table() -> None:
    table = lobby(4)
    table.lose(table.clients[3])
    assert table.clients[0].room.people[3].playing
    table.run(GRACE_MS)
    assert not table.clients[0].room.people[3].playing
    table.ask(table.clients[0], commands.Start())
    assert table.room.state.players == (0, 1, 2)


def test_doing_something_does_not_need_the_others() -> None:
    table = started(4, "draw", **LONG)
    for client in table.clients[1:]:
        table.lose(client)
    no = table.ask(table.clients[0], Done())
    assert no in table.clients[0].acked


# ---------------------------------------------------------------- the host


def test_host_rights_pass_after_thirty_seconds_and_come_back_at_once() -> None:
    table = lobby(4)
    ann = table.clients[0]
    table.lose(ann)
    table.run(HOST_MS - 1)
    assert table.room.state.host == 0
    table.run(1)
    assert table.room.state.host == 1
    assert table.clients[3].room.host == 1
    table.join(ann)
    assert table.room.state.host == 0
    assert ann.room.host == table.clients[3].room.host == 0


def test_a_host_who_is_back_in_time_never_lost_the_rights() -> None:
    table = lobby(4)
    table.lose(table.clients[0])
    table.run(HOST_MS - 1)
    table.join(table.clients[0])
    table.run(HOST_MS)
    assert facts_of(table, facts.HostPassed) == []


def test_the_rights_go_to_the_first_person_who_is_here() -> None:
    table = lobby(4)
    table.lose(table.clients[1])
    table.lose(table.clients[0])
    table.run(HOST_MS)
    assert table.room.state.host == 2


def test_a_host_who_leaves_passes_the_rights_on_at_once() -> None:
    table = lobby(3)
    table.ask(table.clients[0], commands.Leave())
    assert table.room.state.host == 1
    table.join(table.clients[0])
    assert table.room.state.host == 0


def test_an_acting_host_is_waited_for_like_the_rightful_one() -> None:
    table = lobby(3)
    ann, bo, _ = table.clients
    table.ask(ann, commands.Leave())
    table.lose(bo)
    table.run(HOST_MS - 1)
    assert table.room.state.host == 1
    table.run(1)
    assert table.room.state.host == 2
    table.join(bo)
    assert table.room.state.host == 2, "only the rightful host takes over again"


def test_nobody_here_nobody_gets_the_rights_until_somebody_comes() -> None:
    table = lobby(3)
    for client in table.clients:
        table.lose(client)
    table.run(10 * HOST_MS)
    assert table.room.state.host == 0
    table.join(table.clients[2])
    assert table.room.state.host == 2
    table.join(table.clients[0])
    assert table.room.state.host == 0


def test_rights_pass_during_a_game_too_and_to_watchers_as_well() -> None:
    table = started(3, **LONG)
    watcher = table.client("Wim")
    for client in table.clients[:3]:
        table.lose(client)
    table.run(HOST_MS)
    assert table.room.state.host == watcher.seat
    table.ask(watcher, commands.ToLobby())
    assert not table.room.state.playing


def test_a_late_clock_does_not_give_the_host_less_time() -> None:
    table = lobby(3)
    table.lose(table.clients[0])
    table.at += 5 * HOST_MS
    table.ask(table.clients[1], commands.Ready(ready=True))
    assert presence(table, table.clients[0]) == "away"
    table.run(HOST_MS - GRACE_MS - 1)
    assert table.room.state.host == 0
    table.run(1)
    assert table.room.state.host == 1
