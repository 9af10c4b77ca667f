"""The lock, the password, those who were sent away: who comes in and who does not."""

from __future__ import annotations

from typing import Any

import pytest

from garabato.core import Seat
from garabato.room import commands, inputs
from garabato.room import keeping_facts as kept
from garabato.room.effects import Reject
from tests.support.evenings import facts_of, lobby, refusal
from tests.support.rooms import Table

WORD = inputs.PasswordHashed("00", "beef")


def knock(table: Table, key: str, *, address: str = "", proof: str = "") -> str:
    """Somebody with this seat key tries to come in; why not, or nothing."""
    effects = table.room.handle(inputs.Join(99, key, "page-0009", "Zoe", None, "en", address, proof), table.at)
    return next((each.reason for each in effects if isinstance(each, Reject)), "")


def command(table: Table, what: Any, seat: int = 0, no: int = 50) -> None:
    """The same as the driver does with a password."""
    table.feed(inputs.Order(Seat(seat), no, what))


# ---------------------------------------------------------------- lock


def test_a_locked_room_takes_nobody_new() -> None:
    table = lobby(2)
    table.ask(table.clients[0], commands.LockRoom(locked=True))
    assert table.clients[1].room.locked
    assert knock(table, "stranger") == "locked"
    table.ask(table.clients[0], commands.LockRoom(locked=False))
    assert knock(table, "stranger") == ""


def test_who_has_a_seat_returns_through_the_lock() -> None:
    table = lobby(3)
    table.ask(table.clients[0], commands.LockRoom(locked=True))
    table.lose(table.clients[1])
    table.ask(table.clients[2], commands.Leave())
    table.run(60_000)
    for client in table.clients[1:]:
        table.join(client)
        assert client.bye == ""


def test_locking_twice_is_no_news() -> None:
    table = lobby(2)
    for _ in range(2):
        table.ask(table.clients[0], commands.LockRoom(locked=True))
    assert len(facts_of(table, kept.Locked)) == 1


def test_the_lock_survives_a_restart() -> None:
    table = lobby(2)
    table.ask(table.clients[0], commands.LockRoom(locked=True))
    table.restart()
    assert knock(table, "stranger") == "locked"


# ---------------------------------------------------------------- password


@pytest.mark.parametrize(("proof", "reason"), [("", "password"), ("dead", "wrong_password"), ("beef", "")])
def test_a_newcomer_has_to_know_the_password(proof: str, reason: str) -> None:
    table = lobby(2)
    command(table, WORD)
    assert table.clients[1].room.password
    assert knock(table, "stranger", proof=proof) == reason


def test_a_wrong_password_takes_no_seat() -> None:
    table = lobby(2)
    command(table, WORD)
    knock(table, "stranger", proof="dead")
    assert len(table.room.state.members) == 2


def test_who_has_a_seat_needs_no_password() -> None:
    table = lobby(2)
    command(table, WORD)
    table.lose(table.clients[1])
    table.join(table.clients[1])
    assert table.clients[1].bye == ""


@pytest.mark.parametrize(("proof", "reason"), [("", "password"), ("dead", "wrong_password"), ("beef", "")])
def test_a_big_screen_has_to_know_it_too(proof: str, reason: str) -> None:
    table = lobby(2)
    command(table, WORD)
    effects = table.room.handle(inputs.Watch(99, "en", proof), table.at)
    assert [each.reason for each in effects if isinstance(each, Reject)] == [reason] * bool(reason)


def test_the_password_is_taken_away_and_survives_a_restart_until_then() -> None:
    table = lobby(2)
    command(table, WORD)
    table.restart()
    assert knock(table, "stranger") == "password"
    table.join(table.clients[0])
    for no in (51, 52):
        command(table, inputs.PasswordHashed("", ""), no=no)
    assert knock(table, "stranger") == ""
    assert len(facts_of(table, kept.PasswordSet)) == 2, "no password any more is said once"


def test_only_the_host_sets_it() -> None:
    table = lobby(2)
    command(table, WORD, seat=1)
    assert refusal(table.clients[1]) == "refused-host-only"
    assert not table.clients[0].room.password


def test_the_hash_is_nobodys_business() -> None:
    table = lobby(2)
    command(table, WORD)
    assert "beef" not in repr(table.clients[0].room)


# ---------------------------------------------------------------- sent away


def kicked_from(home: str) -> Table:
    """Three people and a fourth from this address, who is sent away."""
    table = lobby(2)
    for name in ("Eve", "Kin"):
        table.client(name, address=home)
    table.ask(table.clients[0], commands.Kick(Seat(2)))
    return table


def test_who_was_sent_away_stays_away_with_any_browser() -> None:
    table = kicked_from("home")
    assert knock(table, "key-2", address="elsewhere") == "kicked"
    assert knock(table, "another-browser", address="home") == "barred"


def test_the_family_behind_one_address_keeps_its_seats() -> None:
    table = kicked_from("home")
    assert knock(table, "key-3", address="home") == ""
    assert knock(table, "stranger", address="other") == ""


def test_nobody_is_barred_for_coming_from_nowhere() -> None:
    table = kicked_from("")
    assert knock(table, "stranger") == ""


def test_an_address_is_remembered_of_somebody_who_is_away() -> None:
    table = lobby(2)
    eve = table.client("Eve", address="home")
    table.lose(eve)
    table.run(60_000)
    table.ask(table.clients[0], commands.Kick(Seat(2)))
    assert knock(table, "another-browser", address="home") == "barred"


def test_a_ban_survives_a_restart_and_ends_when_the_host_says_so() -> None:
    table = kicked_from("home")
    table.restart()
    assert knock(table, "another-browser", address="home") == "barred"
    table.join(table.clients[0])
    assert [each.name for each in table.clients[0].room.banned] == ["Eve"]
    table.ask(table.clients[0], commands.Unban(Seat(2)))
    assert table.clients[0].room.banned == ()
    assert knock(table, "another-browser", address="home") == ""
    assert knock(table, "key-2", address="home") == ""
    assert table.room.state.members[Seat(2)].presence == "here"


def test_the_list_is_the_hosts_alone() -> None:
    table = kicked_from("home")
    assert [each.seat for each in table.clients[0].room.banned] == [2]
    assert table.clients[1].room.banned == ()
    table.ask(table.clients[1], commands.Unban(Seat(2)))
    assert refusal(table.clients[1]) == "refused-host-only"
    table.ask(table.clients[0], commands.Unban(Seat(1)))
    assert refusal(table.clients[0]) == "refused-unknown-seat"


def test_bots_are_not_on_the_list() -> None:
    table = lobby(2)
    table.ask(table.clients[0], commands.AddBot())
    table.ask(table.clients[0], commands.RemoveBot(Seat(2)))
    assert table.clients[0].room.banned == ()
