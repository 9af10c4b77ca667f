"""23: A kicked or leaving player leaves the phase hanging."""

from collections.abc import Callable

import pytest

from garabato.core import Seat
from garabato.kit.three_words.table import Done
from garabato.room import commands
from garabato.room.people import GRACE_MS
from tests.support.evenings import phase_of, started, until, vote
from tests.support.rooms import Table


def three_of_four_have_voted() -> Table:
    table = started(4, "vote")
    for client in table.clients[:3]:
        vote(table, client)
    assert phase_of(table) == "vote"
    return table


@pytest.mark.parametrize(
    "gone",
    [
        lambda table: table.ask(table.clients[3], commands.Leave()),
        lambda table: table.ask(table.clients[0], commands.Kick(Seat(3))),
        lambda table: [table.ask(client, commands.VoteKick(Seat(3))) for client in table.clients[1:3]],
    ],
)
def test_who_leaves_or_is_kicked_is_not_waited_for(gone: Callable[[Table], object]) -> None:
    table = three_of_four_have_voted()
    gone(table)
    assert phase_of(table) == "reveal"


def test_who_closes_the_tab_is_waited_for_until_the_grace_is_over() -> None:
    table = three_of_four_have_voted()
    table.lose(table.clients[3])
    table.run(GRACE_MS - 1)
    assert phase_of(table) == "vote"
    table.run(1)
    assert phase_of(table) == "reveal"


def test_the_missing_votes_of_who_is_gone_cost_nothing() -> None:
    table = three_of_four_have_voted()
    table.ask(table.clients[3], commands.Leave())
    until(table, "pad")
    (column,) = table.clients[0].view.columns
    bets = [bet for reveal in column.reveals for bet in reveal.bets if bet.voter == 3]
    assert [(bet.number, bet.points) for bet in bets] == [(None, 0)] * 3


def test_the_same_while_drawing() -> None:
    table = started(4, "draw", draw_s=180)
    for client in table.clients[:3]:
        table.ask(client, Done())
    table.ask(table.clients[3], commands.Leave())
    assert phase_of(table) == "vote"
