"""Table time is room time less pauses, at a pace; after a restart it goes on from the newest thing known."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from garabato.core import Millis
from garabato.room import commands, facts, inputs
from garabato.room.chance import SeededChance
from garabato.room.clock import TableClock
from garabato.room.effects import WakeAt
from garabato.room.facts import BEAT_MS
from garabato.room.people import GRACE_MS
from tests.support.evenings import due, facts_of, lobby, phase_of, presence, run_to, started
from tests.support.rooms import log_of

moments = st.integers(0, 10**9)
paces = st.sampled_from([10, 15, 20])


@given(moments, moments, moments, paces)
def test_a_deadline_comes_at_the_first_moment_at_which_it_is_due(room: int, table: int, span: int, pace: int) -> None:
    clock = TableClock(Millis(room), Millis(table), running=True, tenths=pace)
    at = clock.room_time(Millis(table + span))
    assert at is not None
    assert clock.now(at) >= table + span
    assert span == 0 or clock.now(Millis(at - 1)) < table + span


@given(moments, moments, st.lists(st.tuples(st.integers(0, 10**6), st.sampled_from(["run", "stop", "slow", "fast"]))))
def test_table_time_never_goes_back_and_never_runs_faster_than_the_room(room: int, table: int, changes: list[tuple[int, str]]) -> None:
    clock, at = TableClock(Millis(room), Millis(table)), room
    for span, change in changes:
        before = clock.now(Millis(at))
        at += span
        now = clock.now(Millis(at))
        assert before <= now <= before + span
        if change in {"run", "stop"}:
            clock = clock.run(Millis(at), running=change == "run")
        else:
            clock = clock.at_pace(Millis(at), 20 if change == "slow" else 10)
        assert clock.now(Millis(at)) == now


def test_a_clock_that_stands_knows_no_room_time() -> None:
    clock = TableClock(Millis(100), Millis(40))
    assert clock.room_time(Millis(50)) is None
    assert clock.now(Millis(10**6)) == 40
    assert clock.run(Millis(200), running=True).now(Millis(150)) == 40, "before its start it shows the start"


def test_what_is_due_already_is_due_now() -> None:
    assert TableClock(Millis(100), Millis(40), running=True).room_time(Millis(7)) == 100


# ---------------------------------------------------------------- beats


def test_while_a_deadline_is_open_the_log_is_five_seconds_behind_at_most() -> None:
    table = started(3, "vote")
    for _ in range(50):
        table.run(1_000)
        assert table.at - log_of(table)[-1].at < BEAT_MS
    assert len(facts_of(table, facts.Beat)) >= 8


def test_without_a_deadline_there_is_nothing_to_beat_for() -> None:
    table = started(3, "vote", vote_s=None)
    beats = len(facts_of(table, facts.Beat))
    table.run(600_000)
    assert len(facts_of(table, facts.Beat)) == beats


def test_a_beat_is_told_to_nobody() -> None:
    table = started(3, "vote")
    heard = [len(client.heard) for client in table.clients]
    beats = len(facts_of(table, facts.Beat))
    table.run(BEAT_MS)
    assert len(facts_of(table, facts.Beat)) > beats
    assert [len(client.heard) for client in table.clients] == heard


# ---------------------------------------------------------------- wakes


def test_the_room_asks_to_be_woken_once() -> None:
    table = started(3, "draw")
    wake = table.wake
    assert table.room.handle(inputs.Order(table.clients[0].seat, 9, commands.Ready(ready=True)), table.at)[-1] != WakeAt(wake)
    assert table.wake == wake


def test_a_wake_that_comes_too_early_is_asked_for_again() -> None:
    table = started(3, "draw")
    assert table.room.handle(inputs.Wake(), table.at) == [WakeAt(table.wake)]


def test_a_room_with_nothing_to_wait_for_takes_its_wake_back() -> None:
    table = lobby(3)
    table.lose(table.clients[2])
    assert table.wake == table.at + GRACE_MS
    table.join(table.clients[2])
    assert table.wake is None


def test_after_a_long_sleep_of_the_machine_one_phase_ends_and_not_the_game() -> None:
    table = started(3, "draw")
    table.at = Millis(table.at + 3_600_000)
    table.feed(inputs.Wake())
    assert phase_of(table) == "vote"
    assert due(table) == table.at + 60_000


def test_room_time_does_not_go_back_even_if_the_driver_does() -> None:
    table = started(3, "draw")
    table.run(10_000)
    at = table.room.at
    append, *_ = table.room.handle(inputs.Order(table.clients[0].seat, 9, commands.Ready(ready=True)), Millis(3))
    assert table.room.at == at
    assert [facts.decode_entry(entry).at for entry in append.entries] == [at]


# ---------------------------------------------------------------- restarts


def test_after_a_restart_the_clock_goes_on_from_the_newest_entry() -> None:
    table = started(3, "draw")
    ends = due(table)
    table.run(7_300)
    newest = log_of(table)[-1].at
    table.restart()
    assert table.at == newest
    assert table.room.clock(table.at).table == newest
    assert due(table) == ends


def test_after_a_restart_the_clock_goes_on_from_newer_ink() -> None:
    table = started(3, "draw")
    table.run(2_345)
    table.scribble(table.clients[0])
    assert log_of(table)[-1].at < table.at
    now = table.at
    table.restart()
    assert table.at == now


def test_a_restart_gives_back_five_seconds_at_most() -> None:
    table = started(3, "draw")
    for _ in range(5):
        table.run(4_900)
        before = table.at
        table.restart()
        assert before - table.at < BEAT_MS
        for client in table.clients:
            table.join(client)


def test_after_a_restart_everybody_has_the_whole_grace() -> None:
    table = lobby(3)
    table.run(600_000)
    table.scribble(table.clients[0])
    table.restart()
    table.feed(inputs.Wake())
    assert {presence(table, client) for client in table.clients} == {"reconnecting"}
    table.run(GRACE_MS - BEAT_MS)
    assert {presence(table, client) for client in table.clients} == {"reconnecting"}


def test_who_was_in_the_grace_before_a_restart_has_what_is_left_of_it() -> None:
    table = started(4, "draw")
    table.lose(table.clients[3])
    lost = table.at
    table.run(5_000)
    table.restart()
    table.feed(inputs.Wake())
    run_to(table, lost + GRACE_MS - 1)
    assert presence(table, table.clients[3]) == "reconnecting"
    table.run(1)
    assert presence(table, table.clients[3]) == "away"
    assert presence(table, table.clients[0]) == "reconnecting"


def test_who_is_away_stays_so_over_a_restart() -> None:
    table = lobby(3)
    table.lose(table.clients[2])
    table.run(GRACE_MS)
    table.restart()
    assert presence(table, table.clients[2]) == "away"


# ---------------------------------------------------------------- luck


def test_the_same_decision_of_the_same_room_has_the_same_luck() -> None:
    def draw(secret: bytes, number: int) -> list[int]:
        chance = SeededChance(secret, number)
        return [chance.below(1000), chance.roll(), chance.roll(20), *chance.shuffle(range(30))]

    assert draw(b"secret", 3) == draw(b"secret", 3)
    assert draw(b"secret", 3) != draw(b"secret", 4)
    assert draw(b"secret", 3) != draw(b"secreu", 3)


def test_a_die_has_its_faces() -> None:
    chance = SeededChance(b"secret", 0)
    assert {chance.roll() for _ in range(500)} == {1, 2, 3, 4, 5, 6}
    assert {chance.roll(2) for _ in range(100)} == {1, 2}
    assert {chance.below(3) for _ in range(100)} == {0, 1, 2}
