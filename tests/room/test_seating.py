"""The order in which people sit: as they came, or as the host has arranged them."""

from __future__ import annotations

import pytest

from garabato.core import Seat
from garabato.room import commands, facts
from tests.support.evenings import facts_of, lobby, refusal, started
from tests.support.rooms import Client


def arranged(client: Client) -> list[int]:
    return [person.seat for person in client.room.people]


def test_people_sit_as_the_host_arranges_them_and_play_clockwise_like_that() -> None:
    table = lobby(4)
    ann, bo, *_ = table.clients
    table.ask(ann, commands.Arrange((Seat(3), Seat(0), Seat(2), Seat(1))))
    assert arranged(bo) == [3, 0, 2, 1]
    table.ask(ann, commands.Start(Seat(0)))
    assert table.room.state.players == (3, 0, 2, 1)
    assert bo.view.order == (0, 2, 1, 3)
    assert arranged(bo) == [3, 0, 2, 1]


def test_whoever_is_not_named_comes_after_the_others() -> None:
    table = lobby(4)
    table.ask(table.clients[0], commands.Arrange((Seat(2),)))
    assert arranged(table.clients[0]) == [2, 0, 1, 3]
    assert table.client("Late").seat == 4
    assert arranged(table.clients[0]) == [2, 0, 1, 3, 4]


def test_who_sits_further_up_plays_when_there_are_more_people_than_seats() -> None:
    table = lobby(8)
    assert [person.playing for person in table.clients[0].room.people] == [True] * 7 + [False]
    table.ask(table.clients[0], commands.Arrange((Seat(7),)))
    assert [person.seat for person in table.clients[0].room.people if not person.playing] == [6]
    table.ask(table.clients[0], commands.Start())
    assert 6 not in table.room.state.players


@pytest.mark.parametrize("order", [(Seat(1), Seat(1)), (Seat(0), Seat(9)), (Seat(-2),)])
def test_only_people_who_are_known_can_be_arranged_once_each(order: tuple[Seat, ...]) -> None:
    table = lobby(3)
    table.watcher()
    table.ask(table.clients[0], commands.Arrange(order))
    assert refusal(table.clients[0]) == "refused-unknown-seat"
    assert facts_of(table, facts.Arranged) == []


def test_nobody_changes_places_in_mid_game() -> None:
    table = started(3)
    table.ask(table.clients[0], commands.Arrange((Seat(2),)))
    assert refusal(table.clients[0]) == "refused-playing"


def test_an_order_as_it_is_already_is_not_stored_and_survives_a_restart() -> None:
    table = lobby(3)
    table.ask(table.clients[0], commands.Arrange((Seat(2), Seat(0))))
    table.ask(table.clients[0], commands.Arrange((Seat(2),)))
    assert len(facts_of(table, facts.Arranged)) == 1
    table.restart()
    assert table.room.state.seating == (2, 0, 1)
