"""33: Vote-kick in the waiting room starts the game / wrong threshold."""

import pytest

from garabato.core import Seat
from garabato.room import commands
from tests.support.evenings import lobby, presence, refusal


def test_only_the_fourth_is_removed_and_no_game_starts() -> None:
    table = lobby(4)
    table.ask(table.clients[0], commands.Kick(Seat(3)))
    assert [presence(table, client) for client in table.clients] == ["here", "here", "here", "left"]
    assert table.clients[3].bye == "kicked"
    assert not table.room.state.playing
    table.run(600_000)
    assert not table.room.state.playing


def test_three_vote_out_the_fourth_and_no_game_starts() -> None:
    table = lobby(4)
    for client in table.clients[:3]:
        table.ask(client, commands.VoteKick(Seat(3)))
    assert [presence(table, client) for client in table.clients] == ["here", "here", "here", "left"]
    assert table.clients[3].bye == "kicked"
    table.run(600_000)
    assert not table.room.state.playing


def test_a_vote_for_oneself_and_a_second_vote_do_not_count() -> None:
    table = lobby(4)
    table.ask(table.clients[0], commands.VoteKick(Seat(3)))
    for client in (table.clients[0], table.clients[3]):
        table.ask(client, commands.VoteKick(Seat(3)))
    assert {presence(table, client) for client in table.clients} == {"here"}
    assert refusal(table.clients[3]) == "refused-vote-self"


def test_of_two_people_neither_votes_the_other_out() -> None:
    table = lobby(2)
    for client, other in ((0, 1), (1, 0)):
        table.ask(table.clients[client], commands.VoteKick(Seat(other)))
        assert refusal(table.clients[client]) == "refused-vote-few"
    assert {presence(table, client) for client in table.clients} == {"here"}


@pytest.mark.parametrize("people", [2, 4])
def test_the_hosts_own_kick_is_nobody_elses(people: int) -> None:
    table = lobby(people)
    for client in table.clients[1:]:
        for target in range(people):
            table.ask(client, commands.Kick(Seat(target)))
            assert refusal(client) == "refused-host-only"
    assert {presence(table, client) for client in table.clients} == {"here"}


def test_the_host_cannot_remove_the_host() -> None:
    table = lobby(4)
    table.ask(table.clients[0], commands.Kick(Seat(0)))
    assert refusal(table.clients[0]) == "refused-kick-self"
    assert presence(table, table.clients[0]) == "here"


def test_twice_counts_once() -> None:
    table = lobby(4)
    for _ in range(2):
        table.ask(table.clients[0], commands.Kick(Seat(3)))
    assert [presence(table, client) for client in table.clients] == ["here", "here", "here", "left"]


def test_the_kicked_stay_out_with_every_name() -> None:
    table = lobby(4)
    table.ask(table.clients[0], commands.Kick(Seat(3)))
    for name in ("Dee", "Somebody else"):
        table.join(table.clients[3], name)
        assert table.clients[3].bye == "kicked"
    assert [person.name for person in table.clients[0].room.people] == ["Ann", "Bo", "Cyd"]
