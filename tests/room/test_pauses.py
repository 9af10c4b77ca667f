"""When too few people are left the game waits; when nobody is here the clock stands."""

from __future__ import annotations

from garabato.core import Continue
from garabato.kit.three_words.table import Done, Lock
from garabato.room import commands, facts, inputs, messages
from garabato.room.people import GRACE_MS
from garabato.room.play import FEW_MS
from tests.support.evenings import due, facts_of, lobby, phase_of, refusal, run_to, started, until
from tests.support.rooms import Table


def few(phase: str = "draw", **options: int) -> Table:
    """A game of three whose third person left; it has come to its next border."""
    table = started(3, phase, **options)
    table.ask(table.clients[2], commands.Leave())
    assert table.room.state.pause is None
    while table.room.state.pause is None:
        run_to(table, due(table))
    return table


def nobody(phase: str = "draw", people: int = 3) -> Table:
    """A game whose players are all lost, five seconds into a phase."""
    table = started(people, phase)
    table.run(5_000)
    for client in table.clients:
        table.lose(client)
    return table


def kinds(table: Table) -> list[str]:
    return [fact.reason if isinstance(fact, facts.Paused) else "on" for fact in facts_of(table, facts.Paused, facts.Resumed)]


# ---------------------------------------------------------------- few


def test_a_game_short_of_people_goes_on_to_the_next_border() -> None:
    table = started(3, "draw")
    table.ask(table.clients[2], commands.Leave())
    run_to(table, due(table) - 1)
    assert (phase_of(table), table.room.state.pause) == ("draw", None)
    table.run(1)
    assert phase_of(table) == "vote"
    assert table.room.state.pause == facts.Paused("few", table.at + FEW_MS)
    assert table.clients[0].room.pause == messages.Pause("few", table.at + FEW_MS)
    assert not table.clients[0].clock.running


def test_a_border_by_hand_is_a_border_too() -> None:
    table = started(3, "draw")
    table.ask(table.clients[2], commands.Leave())
    for client in table.clients[:2]:
        table.ask(client, Done())
    assert phase_of(table) == "vote"
    assert kinds(table) == ["few"]


def test_while_it_waits_nobody_plays_and_nothing_runs_out() -> None:
    table = few()
    table.ask(table.clients[0], Lock())
    assert refusal(table.clients[0]) == "refused-paused"
    table.run(FEW_MS - 1)
    assert phase_of(table) == "vote"


def test_after_a_minute_it_is_called_off_with_the_scores_so_far() -> None:
    table = few("reveal")
    assert phase_of(table) == "pad"
    table.run(FEW_MS - 1)
    assert phase_of(table) == "pad"
    table.run(1)
    assert phase_of(table) == "over"
    outcome = table.clients[0].view.outcome
    assert not outcome.finished
    assert {standing.seat for standing in outcome.standings} == {0, 1, 2}
    assert table.clients[0].room.pause is None
    assert kinds(table) == ["few", "on"]


def test_back_in_time_it_goes_on_where_it_was() -> None:
    table = few()
    ends = table.clients[0].view.until
    table.run(FEW_MS - 1)
    table.join(table.clients[2])
    assert table.room.state.pause is None
    assert table.clients[0].clock.running
    assert table.clients[0].view.until == ends, "clocks stop, deadlines do not move"
    run_to(table, due(table) - 1)
    assert phase_of(table) == "vote"
    assert due(table) == table.at + 1
    table.run(1)
    assert phase_of(table) == "reveal"


def test_in_the_very_moment_it_is_too_late() -> None:
    table = few()
    table.run(FEW_MS)
    table.join(table.clients[2])
    assert phase_of(table) == "over"


def test_the_whole_phase_is_still_to_come_after_a_pause() -> None:
    table = few()
    left = table.clients[0].view.until - table.clients[0].clock.table
    table.run(30_000)
    table.join(table.clients[2])
    table.run(left - 1)
    assert phase_of(table) == "vote"
    table.run(1)
    assert phase_of(table) == "reveal"


def test_a_game_with_enough_people_left_does_not_wait() -> None:
    table = started(4, "draw")
    table.ask(table.clients[3], commands.Leave())
    until(table, "over")
    assert kinds(table) == []


def test_people_in_their_grace_are_enough() -> None:
    table = started(3, "token")
    table.lose(table.clients[2])
    until(table, "draw")
    assert kinds(table) == []


def test_whoever_left_the_pause_on_purpose_may_end_it() -> None:
    table = few()
    table.ask(table.clients[0], commands.ToLobby())
    assert table.clients[0].room.pause is None
    assert table.clients[0].room.stage == "lobby"
    table.join(table.clients[2])
    table.ask(table.clients[0], commands.Start())
    assert table.clients[0].clock.running


def test_when_it_is_over_nobody_is_waited_for() -> None:
    table = started(3, "over", rounds=1)
    for client in table.clients[1:]:
        table.ask(client, commands.Leave())
    table.lose(table.clients[0])
    assert kinds(table) == []


def test_a_flag_of_a_pause_does_not_come_twice() -> None:
    table = few()
    table.lose(table.clients[1])
    table.join(table.clients[1])
    assert kinds(table) == ["few"]


# ---------------------------------------------------------------- nobody


def test_the_clock_stands_at_once_when_nobody_is_here() -> None:
    table = nobody()
    assert table.room.state.pause == facts.Paused("nobody", None)
    table.run(24 * 3_600_000)
    assert phase_of(table) == "draw"
    assert table.clients[0].room.stage == "playing"


def test_the_last_one_in_the_grace_is_nobody() -> None:
    table = started(4, "draw")
    for client in table.clients[:3]:
        table.lose(client)
    assert kinds(table) == []
    table.lose(table.clients[3])
    assert kinds(table) == ["nobody"]


def test_it_goes_on_at_the_first_return() -> None:
    table = nobody()
    ends = due_after_return(table, 10_000)
    assert kinds(table) == ["nobody", "on"]
    assert ends == table.at + 30_150 - 5_000
    for client in table.clients:
        table.join(client)
    run_to(table, ends - 1)
    assert phase_of(table) == "draw"
    table.run(1)
    assert phase_of(table) == "vote"


def due_after_return(table: Table, after: int) -> int:
    table.run(after)
    table.join(table.clients[1])
    return due(table)


def test_if_the_others_are_gone_by_then_they_are_waited_for() -> None:
    table = nobody()
    table.run(GRACE_MS)
    table.join(table.clients[0])
    assert table.room.state.pause == facts.Paused("few", table.at + FEW_MS)
    assert not table.clients[0].clock.running
    table.join(table.clients[1])
    assert kinds(table) == ["nobody", "few"]
    table.join(table.clients[2])
    assert kinds(table) == ["nobody", "few", "on"]
    assert phase_of(table) == "draw"


def test_from_few_to_nobody_and_back_the_minute_begins_anew() -> None:
    table = few()
    table.run(FEW_MS - 1)
    for client in table.clients[:2]:
        table.lose(client)
    assert kinds(table) == ["few", "nobody"]
    table.run(3_600_000)
    assert phase_of(table) == "vote"
    table.join(table.clients[0])
    assert table.room.state.pause == facts.Paused("few", table.at + FEW_MS)


def test_watchers_alone_do_not_keep_the_clock_going() -> None:
    table = started(3, "draw")
    table.client("Wim")
    for client in table.clients[:3]:
        table.lose(client)
    assert kinds(table) == ["nobody"]
    assert not table.clients[3].clock.running


def test_bots_and_clocks_do_not_play_alone() -> None:
    table = nobody("vote")
    rounds = table.room.state.table.round.number
    table.run(7 * 24 * 3_600_000)
    assert table.room.state.table.round.number == rounds


def test_no_ink_is_taken_in_a_pause() -> None:
    table = few("token")
    assert phase_of(table) == "draw"
    ann = table.clients[0]
    table.scribble(ann)
    assert ann.notices == ["ink-not-now"]
    assert table.store.ink == []
    table.join(table.clients[2])
    table.scribble(ann)
    assert len(table.store.ink) == 1


def test_a_restart_finds_nobody_here() -> None:
    table = started(3, "draw")
    table.run(4_000)
    table.restart()
    table.feed(inputs.Wake())
    assert kinds(table) == ["nobody"]
    table.run(60_000)
    assert phase_of(table) == "draw"
    for client in table.clients:
        table.join(client)
    assert phase_of(table) == "draw"
    assert kinds(table) == ["nobody", "few", "on"]


# ---------------------------------------------------------------- pace and pauses together


def test_a_pause_at_a_slower_pace_keeps_the_same_table_time() -> None:
    table = few()
    table.ask(table.clients[0], commands.Pace(20))
    left = table.clients[0].view.until - table.clients[0].clock.table
    table.join(table.clients[2])
    table.run(2 * left - 1)
    assert phase_of(table) == "vote"
    table.run(1)
    assert phase_of(table) == "reveal"


def test_the_host_goes_on_after_a_pause() -> None:
    table = few("reveal")
    table.join(table.clients[2])
    table.ask(table.clients[0], Continue())
    assert table.clients[0].refused == []


def test_in_the_lobby_nothing_pauses() -> None:
    table = lobby(3)
    for client in table.clients:
        table.lose(client)
    table.run(3_600_000)
    assert facts_of(table, facts.Paused, facts.Beat) == []
