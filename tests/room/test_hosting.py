"""The host's powers, and what a room does without its host."""

from __future__ import annotations

from typing import Any

import pytest

from garabato.core import Seat
from garabato.room import commands, facts
from garabato.room import keeping_facts as kept
from garabato.room.people import HOST_MS
from tests.support.evenings import due, facts_of, lobby, phase_of, refusal, started, until, vote
from tests.support.rooms import Table


def host(table: Table) -> int | None:
    return table.room.state.host


@pytest.mark.parametrize(
    "command",
    [
        commands.LockRoom(locked=True),
        commands.ReadReports(),
        commands.HandOver(Seat(1)),
        commands.SetChat(on=False),
        commands.SetIdleCaps(on=False),
        commands.PauseGame(),
        commands.ResumeGame(),
        commands.GiveSeat(Seat(2), Seat(1)),
        commands.Unban(Seat(2)),
    ],
)
def test_these_are_the_hosts(command: Any) -> None:
    table = lobby(3)
    entries = len(table.store.entries)
    table.ask(table.clients[1], command)
    assert refusal(table.clients[1]) == "refused-host-only"
    assert len(table.store.entries) == entries


# ---------------------------------------------------------------- handing over


def test_the_host_hands_over_for_good() -> None:
    table = lobby(3)
    table.ask(table.clients[0], commands.HandOver(Seat(2)))
    assert [client.room.host for client in table.clients] == [2, 2, 2]
    table.lose(table.clients[0])
    table.join(table.clients[0])
    assert host(table) == 2
    table.ask(table.clients[2], commands.Leave())
    assert host(table) == 0, "the longest there acts"
    table.join(table.clients[2])
    assert host(table) == 2, "and the rightful one has it back"


def test_who_stands_in_passes_on_no_more_than_that() -> None:
    table = lobby(3)
    table.lose(table.clients[0])
    table.run(HOST_MS)
    assert host(table) == 1
    table.ask(table.clients[1], commands.HandOver(Seat(2)))
    assert host(table) == 2
    table.join(table.clients[0])
    assert host(table) == 0


def test_the_rights_go_only_to_somebody_who_is_here() -> None:
    table = lobby(3)
    table.ask(table.clients[0], commands.AddBot())
    table.lose(table.clients[2])
    for seat in (2, 3, 9):
        table.ask(table.clients[0], commands.HandOver(Seat(seat)))
        assert refusal(table.clients[0]) == "refused-not-here"
    table.ask(table.clients[0], commands.HandOver(Seat(0)))
    assert facts_of(table, kept.HandedOver) == [], "to oneself it is no news"


# ---------------------------------------------------------------- a start without the host


def ready(table: Table, *people: int) -> None:
    for number in people:
        table.ask(table.clients[number], commands.Ready(ready=True))


def test_without_the_host_anybody_starts_once_all_are_ready() -> None:
    table = lobby(4)
    table.lose(table.clients[0])
    ready(table, 1, 2)
    table.ask(table.clients[1], commands.Start())
    assert refusal(table.clients[1]) == "refused-not-all-ready"
    ready(table, 3)
    table.ask(table.clients[2], commands.Start())
    assert table.room.state.playing


def test_while_the_host_is_here_only_the_host_starts() -> None:
    table = lobby(4)
    ready(table, 1, 2, 3)
    table.ask(table.clients[1], commands.Start())
    assert refusal(table.clients[1]) == "refused-host-only"


def test_bots_need_not_be_ready() -> None:
    table = lobby(3)
    table.ask(table.clients[0], commands.AddBot())
    table.lose(table.clients[0])
    ready(table, 1, 2)
    table.ask(table.clients[1], commands.Start())
    assert table.room.state.playing


# ---------------------------------------------------------------- chat


def test_the_host_turns_the_chat_off_and_on() -> None:
    table = lobby(3)
    for _ in range(2):
        table.ask(table.clients[0], commands.SetChat(on=False))
    assert not table.clients[1].room.chat
    table.ask(table.clients[1], commands.Say("ciao"))
    assert refusal(table.clients[1]) == "refused-chat-off"
    table.restart()
    for client in table.clients:
        table.join(client)
    table.ask(table.clients[0], commands.SetChat(on=True))
    table.ask(table.clients[1], commands.Say("ciao"))
    assert [said.text for said in table.room.state.chat] == ["ciao"]
    assert len(facts_of(table, kept.ChatSet)) == 2


# ---------------------------------------------------------------- idle caps


def test_without_idle_caps_a_step_waits_for_ever_and_the_books_clocks_run() -> None:
    table = lobby(3)
    for _ in range(2):
        table.ask(table.clients[0], commands.SetIdleCaps(on=False))
    assert len(facts_of(table, kept.IdleCapsSet)) == 1
    assert not table.clients[1].room.idle_caps
    table.ask(table.clients[0], commands.Start(Seat(0)))
    until(table, "draw")
    assert due(table) - table.at <= 30_150, "the hourglass of the rulebook"
    until(table, "vote")
    table.run(3_600_000)
    assert phase_of(table) == "vote"
    for client in table.clients:
        vote(table, client)
    assert phase_of(table) == "reveal"


def test_the_house_rules_come_back_with_the_idle_caps() -> None:
    table = lobby(3, vote_s=20)
    table.ask(table.clients[0], commands.SetIdleCaps(on=False))
    table.ask(table.clients[0], commands.SetIdleCaps(on=True))
    table.ask(table.clients[0], commands.Start(Seat(0)))
    until(table, "vote")
    assert due(table) - table.at == 20_000


# ---------------------------------------------------------------- pause


def test_the_host_pauses_and_resumes() -> None:
    table = started(3, "draw")
    table.run(1_000)
    left = due(table) - table.at
    for _ in range(2):
        table.ask(table.clients[0], commands.PauseGame())
    assert table.clients[1].room.pause.reason == "host"
    table.run(3_600_000)
    assert phase_of(table) == "draw"
    for _ in range(2):
        table.ask(table.clients[0], commands.ResumeGame())
    assert table.clients[1].room.pause is None
    assert due(table) - table.at == left
    assert len(facts_of(table, facts.Paused, facts.Resumed)) == 2


def test_nobody_draws_or_acts_in_a_pause() -> None:
    table = started(3, "draw")
    table.ask(table.clients[0], commands.PauseGame())
    table.scribble(table.clients[1])
    assert table.clients[1].notices
    vote_now = commands.Say("still talking")
    table.ask(table.clients[1], vote_now)
    assert refusal(table.clients[1]) == "refused-quiet"


def test_a_pause_of_the_hosts_outlasts_everybody() -> None:
    table = started(3, "vote")
    table.ask(table.clients[0], commands.PauseGame())
    for client in table.clients:
        table.lose(client)
    table.run(600_000)
    for client in table.clients:
        table.join(client)
    assert table.clients[0].room.pause.reason == "host"
    table.ask(table.clients[0], commands.ResumeGame())
    assert table.clients[0].room.pause is None


def test_who_stands_in_for_the_host_resumes() -> None:
    table = started(4, "vote")
    table.ask(table.clients[0], commands.PauseGame())
    table.lose(table.clients[0])
    table.run(HOST_MS)
    table.ask(table.clients[1], commands.ResumeGame())
    assert table.room.state.pause is None


def test_there_has_to_be_a_game_to_pause() -> None:
    table = lobby(3)
    table.ask(table.clients[0], commands.PauseGame())
    assert refusal(table.clients[0]) == "refused-no-game"


def test_what_the_host_did_not_pause_the_host_does_not_resume() -> None:
    table = started(3, "vote")
    for client in table.clients[1:]:
        table.ask(client, commands.Leave())
    until(table, "reveal")
    assert table.clients[0].room.pause.reason == "few"
    table.ask(table.clients[0], commands.ResumeGame())
    assert table.clients[0].room.pause.reason == "few"
    table.ask(table.clients[0], commands.PauseGame())
    assert table.clients[0].room.pause.reason == "host"


# ---------------------------------------------------------------- reports


def test_a_report_is_for_the_host_alone_and_waits() -> None:
    table = lobby(4)
    for _ in range(2):
        table.ask(table.clients[1], commands.Report(Seat(2)))
    assert [(each.seat, each.by) for each in table.clients[0].room.reports] == [(2, 1)]
    assert [client.room.reports for client in table.clients[1:]] == [(), (), ()]
    table.restart()
    table.join(table.clients[0])
    assert len(table.clients[0].room.reports) == 1
    for _ in range(2):
        table.ask(table.clients[0], commands.ReadReports())
    assert table.clients[0].room.reports == ()
    assert len(facts_of(table, kept.ReportsRead)) == 1


@pytest.mark.parametrize(
    ("target", "why"), [(0, "refused-report-host"), (1, "refused-unknown-seat"), (3, "refused-unknown-seat"), (9, "refused-unknown-seat")]
)
def test_not_everybody_can_be_reported(target: int, why: str) -> None:
    table = lobby(3)
    table.ask(table.clients[0], commands.AddBot())
    table.ask(table.clients[1], commands.Report(Seat(target)))
    assert refusal(table.clients[1]) == why


def test_whoever_stands_in_for_the_host_does_not_read_who_complains_of_them() -> None:
    table = lobby(4)
    ann, bo, cyd, _ = table.clients
    table.ask(cyd, commands.Report(Seat(1)))
    table.ask(cyd, commands.Report(Seat(3)))
    table.lose(ann)
    table.run(60_000)
    assert table.room.state.host == 1
    assert [each.seat for each in bo.room.reports] == [3]
    for _ in range(2):
        table.ask(bo, commands.ReadReports())
    assert bo.room.reports == ()
    assert len(facts_of(table, kept.ReportsRead)) == 1
    table.join(ann)
    assert [(each.seat, each.by) for each in ann.room.reports] == [(1, 2)], "it waits for the rightful host"


def test_reports_about_somebody_who_was_sent_away_are_settled() -> None:
    table = lobby(4)
    table.ask(table.clients[1], commands.Report(Seat(2)))
    table.ask(table.clients[1], commands.Report(Seat(3)))
    table.ask(table.clients[0], commands.Kick(Seat(2)))
    assert [each.seat for each in table.clients[0].room.reports] == [3]


# ---------------------------------------------------------------- the next game


def test_what_is_picked_during_a_game_comes_after_it() -> None:
    table = started(3, "draw")
    table.ask(table.clients[0], commands.Pick("artbox", {"decoys": "2"}))
    room = table.clients[1].room
    assert (room.game, room.next_game, room.next_options["decoys"]) == ("doodles", "artbox", "2")
    assert "type" not in room.next_options
    table.restart()
    for client in table.clients:
        table.join(client)
    table.ask(table.clients[0], commands.ToLobby())
    room = table.clients[1].room
    assert (room.game, room.options["decoys"], room.next_game, room.next_options) == ("artbox", "2", None, None)


def test_the_rules_of_the_game_on_the_table_stay() -> None:
    table = started(3, "draw", rounds=1)
    table.ask(table.clients[0], commands.Pick("doodles", {"rounds": 2}))
    assert table.clients[1].room.options["rounds"] == 1
    until(table, "over")
    table.ask(table.clients[0], commands.Again())
    assert table.clients[1].room.options["rounds"] == 2
    assert table.room.state.playing


def test_the_same_again_is_picked_only_to_change_ones_mind() -> None:
    table = started(3, "draw", rounds=1)
    table.ask(table.clients[0], commands.Pick("doodles", {"rounds": 1}))
    assert facts_of(table, kept.PickedNext) == []
    table.ask(table.clients[0], commands.Pick("artbox", {}))
    table.ask(table.clients[0], commands.Pick("doodles", {"rounds": 1}))
    assert table.clients[0].room.next_game == "doodles"


def test_a_next_game_that_cannot_begin_waits_in_the_lobby() -> None:
    table = started(3, "draw", rounds=1)
    table.ask(table.clients[0], commands.Pick("artbox", {}))
    until(table, "over")
    table.ask(table.clients[2], commands.Leave())
    table.ask(table.clients[0], commands.Again())
    assert not table.room.state.playing
    assert table.clients[0].room.game == "artbox"
    assert table.clients[0].notices[-1] == "refused-too-few"
