"""Big screens: they see what a bystander sees, and the room behaves as if there were none."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from garabato.core import Label, Seat
from garabato.ink import codec
from garabato.ink.pack import LIVE, live_record, sheet_message
from garabato.kit.three_words.table import Lock
from garabato.room import commands, facts, inputs, messages
from garabato.room.effects import Admit, Live, Reject, Send, Tell, WakeAt
from garabato.room.watchers import MOST_WATCHERS
from tests.support.evenings import lobby, started, until, vote
from tests.support.rooms import Client, Table, log_of

WALL = 0


def refusals(screen: Client) -> list[str]:
    return [no.text for no in screen.refused]


# ---------------------------------------------------------------- coming and going


def test_a_big_screen_gets_a_number_that_no_seat_has_and_the_whole_truth() -> None:
    table = lobby(3)
    admit, tell, *rest = table.room.handle(inputs.Watch(9, "it"), table.at)
    assert admit == Admit(9, Seat(-2))
    assert isinstance(tell, Tell)
    assert (tell.seat, tell.language, tell.no_view, tell.no_pen, tell.live) == (-2, "it", True, True, {Label(WALL)})
    assert tell.room == table.clients[0].room
    assert tell.clock is not None
    assert rest == [Send(Seat(-2), sheet_message(Label(WALL), []))], "no pen"


def test_nothing_is_stored_of_a_big_screen_and_nobody_hears_of_it() -> None:
    table = lobby(3)
    entries = list(table.store.entries)
    heard = [list(client.heard) for client in table.clients]
    screen = table.watcher()
    table.lose(screen)
    table.run(60_000)
    assert table.store.entries == entries
    assert [client.heard for client in table.clients] == heard
    assert len(table.room.state.members) == 3


def test_a_big_screen_alone_in_a_room_is_nobody() -> None:
    table = Table()
    screen = table.watcher()
    assert screen.room.people == ()
    assert screen.room.host == -1
    ann = table.client("Ann")
    assert ann.room.host == ann.seat == 0
    assert [person.name for person in screen.room.people] == ["Ann"]


def test_several_big_screens_watch_one_room_but_not_any_number() -> None:
    table = lobby(1)
    screens = [table.watcher() for _ in range(MOST_WATCHERS)]
    assert [screen.seat for screen in screens] == [-2 - n for n in range(MOST_WATCHERS)]
    assert table.room.handle(inputs.Watch(99, "en"), table.at) == [Reject(99, "full")]
    table.lose(screens[2])
    assert table.watcher().seat == -4
    assert table.client("Bo").seat == 1, "a full row of screens takes nobody's seat"


def test_who_is_gone_is_told_nothing_more() -> None:
    table = lobby(2)
    screen = table.watcher()
    table.lose(screen)
    heard = len(screen.heard)
    table.ask(table.clients[0], commands.Ready(ready=True))
    table.scribble(table.clients[0])
    assert len(screen.heard) == heard
    table.run(2_000)
    for what in (inputs.Act(Seat(-2), 1, msgspec.Raw(b"{}"), table.at), inputs.InkFrame(Seat(-2), b"", table.at)):
        assert table.room.handle(what, table.at) == []


def test_after_a_restart_a_big_screen_comes_back_like_a_new_one() -> None:
    table = started(3, "draw")
    screen = table.watcher()
    table.restart()
    for client in table.clients:
        table.join(client)
    table.watch(screen)
    assert screen.seat == -2
    assert screen.view.phase == "draw"


# ---------------------------------------------------------------- what it sees


def test_the_wall_is_seen_while_it_is_drawn() -> None:
    table = lobby(2)
    screen = table.watcher()
    ann, bo = table.clients
    for client in (ann, bo):
        table.scribble(client)
    assert screen.drawings[WALL] == [*ann.frames, *bo.frames]
    frame = codec.begin(9, 1, 0, 1, [(5, 5)])
    first = table.room.handle(inputs.InkFrame(Seat(0), frame, table.at), table.at)[0]
    assert first == Live(Label(WALL), Seat(0), frame)


def test_a_late_screen_gets_all_that_is_on_the_wall() -> None:
    table = lobby(2)
    table.scribble(table.clients[1], 1)
    screen = table.watcher()
    ink = b"".join(live_record(Label(WALL), Seat(1), frame) for frame in table.clients[1].frames)
    assert [what for what in screen.heard if isinstance(what, bytes)] == [sheet_message(Label(WALL), []), LIVE + ink]
    assert table.room.live_ink(Label(WALL), Seat(-2)) == [(Seat(1), frame) for frame in table.clients[1].frames]


def test_in_a_game_it_sees_what_a_spectator_sees() -> None:
    table = started(3)
    wim, screen = table.client("Wim"), table.watcher()
    for phase in ("token", "draw", "vote", "reveal", "pad"):
        until(table, phase)
        assert screen.view == wim.view, phase
        assert screen.room == wim.room
        assert screen.clock == wim.clock
        assert screen.pen is None
        if phase == "draw":
            assert wim.drawings.get(16) is None is screen.drawings.get(16)
            for client in table.clients[:3]:
                table.scribble(client)
        if phase == "vote":
            for client in table.clients[:3]:
                vote(table, client)
    labels = [label for label in screen.drawings if label != WALL]
    assert len(labels) == 3
    assert {label: screen.drawings[label] for label in labels} == {label: wim.drawings[label] for label in labels}


def test_its_language_is_its_own() -> None:
    table = started(3)
    screens = [table.watcher(language) for language in ("it", "en")]
    until(table, "draw")
    assert [screen.heard[-1].language for screen in screens] == ["it", "en"]


def test_it_is_never_muted_and_hears_no_chat() -> None:
    table = lobby(3)
    screen = table.watcher()
    table.ask(table.clients[0], commands.Say("ciao"))
    assert [what for what in screen.heard if isinstance(what, messages.ServerSentSaid)] == []
    late = table.watcher()
    assert [what for what in late.heard if isinstance(what, messages.ServerSentSaid)] == []
    assert not screen.room.muted


# ---------------------------------------------------------------- what it may do: nothing


@pytest.mark.parametrize("what", [Lock(), commands.Start(), commands.Leave(), commands.Say("hi"), commands.Dress("Tv", 1, "en")])
def test_whatever_it_asks_for_is_refused_in_words(what: Any) -> None:
    table = lobby(3)
    screen = table.watcher()
    entries = list(table.store.entries)
    table.ask(screen, what)
    table.ask(screen, what)
    assert refusals(screen) == ["refused-watching", "refused-watching"]
    assert (screen.refused[0].no, screen.refused[0].why) == (1, "not_yours")
    assert table.store.entries == entries


def test_its_ink_is_refused_but_not_for_every_frame() -> None:
    table = started(3, "draw")
    screen = table.watcher()
    for stroke in range(5):
        table.ink(screen, codec.begin(stroke + 1, 1, 0, 0, [(5, 5)]))
    assert screen.notices == ["refused-watching"]
    table.run(2_000)
    table.ink(screen, b"no ink at all")
    assert screen.notices == ["refused-watching"] * 2


# ---------------------------------------------------------------- and the room goes on as without it


def test_a_game_is_the_same_with_and_without_big_screens() -> None:
    def evening(screens: int) -> Table:
        table = lobby(3)
        watching = [table.watcher() for _ in range(screens)]
        table.ask(table.clients[0], commands.Start(Seat(0)))
        until(table, "draw")
        for screen in watching[:1]:
            table.lose(screen)
        until(table, "over")
        return table

    assert log_of(evening(0)) == log_of(evening(3))


def test_a_big_screen_keeps_no_game_going() -> None:
    table = started(3, "draw")
    screen = table.watcher()
    for client in table.clients:
        table.lose(client)
    assert isinstance(log_of(table)[-1].what, facts.Paused)
    assert screen.room.pause.reason == "nobody"
    table.run(600_000)
    assert not screen.clock.running


def test_a_screen_that_comes_in_a_pause_wakes_nobody() -> None:
    table = started(3, "draw")
    before = table.wake
    effects = table.room.handle(inputs.Watch(9, "en"), table.at)
    assert not [effect for effect in effects if isinstance(effect, WakeAt)]
    assert table.wake == before
