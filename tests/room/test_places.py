"""Somebody else plays on at a seat whose person is gone, and gives it back."""

from __future__ import annotations

from garabato.core import Seat
from garabato.room import commands, facts
from garabato.room import keeping_facts as kept
from tests.support.evenings import facts_of, lobby, phase_of, refusal, started, until, vote
from tests.support.rooms import Client, Table

GONE = Seat(3)


def watched(phase: str = "vote", people: int = 4) -> tuple[Table, Client]:
    """A game with one who only watches."""
    table = started(people, phase)
    return table, table.client("Wim")


def names(table: Table) -> list[str]:
    return [table.room.state.members[seat].name for seat in table.room.state.players]


def hello_again(table: Table, client: Client) -> None:
    """The page comes back by itself, as it was told to."""
    assert client.bye == "moved"
    table.join(client)


def test_a_watcher_takes_the_seat_of_somebody_who_left() -> None:
    table, wim = watched()
    table.ask(table.clients[3], commands.Leave())
    table.ask(wim, commands.TakeSeat(GONE))
    hello_again(table, wim)
    assert wim.seat == GONE
    assert names(table) == ["Ann", "Bo", "Cyd", "Wim"]
    assert wim.view.may_vote != ()
    for client in (*table.clients[:3], wim):
        vote(table, client)
    assert phase_of(table) == "reveal", "the game waits for the newcomer and for nobody else"
    assert wim.refused == [], "what was acknowledged is not asked again"


def test_the_newcomer_draws_and_nobody_watches_any_more() -> None:
    table, wim = watched("draw")
    table.ask(table.clients[3], commands.Leave())
    table.ask(wim, commands.TakeSeat(GONE))
    hello_again(table, wim)
    table.scribble(wim)
    assert wim.notices == []
    until(table, "vote")
    assert 3 in {drawing.artist for drawing in table.clients[0].view.drawings}


def test_a_kicked_seat_is_free_and_a_kept_one_is_not() -> None:
    table, wim = watched()
    table.ask(wim, commands.TakeSeat(GONE))
    assert refusal(wim) == "refused-seat-taken"
    table.lose(table.clients[3])
    table.run(20_000)
    table.ask(wim, commands.TakeSeat(GONE))
    assert refusal(wim) == "refused-seat-away"
    table.ask(table.clients[0], commands.Kick(GONE))
    table.ask(wim, commands.TakeSeat(GONE))
    hello_again(table, wim)
    assert names(table)[3] == "Wim"
    table.join(table.clients[3])
    assert table.clients[3].bye == "kicked"
    assert [each.name for each in table.clients[0].room.banned] == ["Dee"]


def test_the_host_gives_the_seat_of_somebody_who_is_away() -> None:
    table, wim = watched()
    table.lose(table.clients[3])
    table.run(20_000)
    table.ask(table.clients[0], commands.GiveSeat(GONE, Seat(4)))
    hello_again(table, wim)
    assert names(table)[3] == "Wim"


def test_who_comes_back_has_the_seat_again() -> None:
    table, wim = watched()
    dee = table.clients[3]
    table.lose(dee)
    table.run(20_000)
    table.ask(table.clients[0], commands.GiveSeat(GONE, Seat(4)))
    hello_again(table, wim)
    vote(table, wim)
    table.join(dee)
    assert dee.seat == GONE
    hello_again(table, wim)
    assert wim.seat == 4
    assert names(table) == ["Ann", "Bo", "Cyd", "Dee"]
    assert wim.view.may_vote == ()
    for client in table.clients[:3]:
        vote(table, client)
    assert phase_of(table) == "reveal", "the votes of whoever stood in count"
    table.ask(table.clients[0], commands.ToLobby())
    assert table.room.state.seating == (0, 1, 2, 3, 4)


def test_whoever_stood_in_has_a_seat_in_the_next_game() -> None:
    table, wim = watched()
    table.client("Late")
    xen = table.client("Xen")
    table.ask(table.clients[3], commands.Leave())
    table.ask(xen, commands.TakeSeat(GONE))
    hello_again(table, xen)
    table.join(table.clients[3])
    assert table.room.state.seating == (0, 1, 2, 3, 6, 4, 5)
    assert wim.seat == 4


def test_a_seat_that_changed_hands_twice_goes_back_to_its_own_person() -> None:
    table, wim = watched()
    xen = table.client("Xen")
    dee = table.clients[3]
    table.ask(dee, commands.Leave())
    table.ask(wim, commands.TakeSeat(GONE))
    hello_again(table, wim)
    table.ask(wim, commands.Leave())
    table.ask(xen, commands.TakeSeat(GONE))
    hello_again(table, xen)
    table.join(wim)
    assert wim.seat == 5, "who stood in for a while has no right to it"
    table.join(dee)
    hello_again(table, xen)
    assert [client.seat for client in (dee, xen)] == [GONE, 4]
    assert names(table)[3] == "Dee"


def test_who_comes_back_to_an_empty_chair_is_news_for_the_game() -> None:
    table, wim = watched()
    dee = table.clients[3]
    table.ask(dee, commands.Leave())
    table.ask(wim, commands.TakeSeat(GONE))
    hello_again(table, wim)
    table.ask(wim, commands.Leave())
    table.join(dee)
    assert dee.seat == GONE
    assert GONE in table.room.state.table.present


def test_a_newcomer_relieves_a_bot_and_a_returner_does_too() -> None:
    table, wim = watched()
    dee = table.clients[3]
    table.ask(dee, commands.Leave())
    table.ask(table.clients[0], commands.LendBot(GONE))
    table.ask(wim, commands.TakeSeat(GONE))
    hello_again(table, wim)
    assert table.room.state.members[GONE].stand_in is None
    assert GONE in table.room.state.table.people
    table.ask(wim, commands.Leave())
    table.ask(table.clients[0], commands.LendBot(GONE))
    table.join(dee)
    assert dee.seat == GONE
    assert [member.stand_in for member in table.room.state.members.values()] == [None] * 5
    assert GONE in table.room.state.table.people
    assert table.room.state.members[Seat(4)].presence == "left"
    for client in table.clients[:4]:
        vote(table, client)
    assert phase_of(table) == "reveal"


def test_a_page_that_never_comes_again_is_away_in_time() -> None:
    table, wim = watched()
    table.ask(table.clients[3], commands.Leave())
    table.ask(wim, commands.TakeSeat(GONE))
    table.run(20_000)
    assert table.room.state.members[GONE].presence == "away"


def test_it_survives_a_restart() -> None:
    table, wim = watched()
    dee = table.clients[3]
    table.ask(dee, commands.Leave())
    table.ask(wim, commands.TakeSeat(GONE))
    table.restart()
    for client in (*table.clients[:3], wim):
        table.join(client)
    assert wim.seat == GONE
    table.join(dee)
    assert dee.seat == GONE


def test_after_the_game_everybody_stays_where_they_sit() -> None:
    table, wim = watched()
    dee = table.clients[3]
    table.ask(dee, commands.Leave())
    table.ask(wim, commands.TakeSeat(GONE))
    hello_again(table, wim)
    table.ask(table.clients[0], commands.ToLobby())
    table.join(dee)
    assert (wim.seat, dee.seat) == (GONE, 4)


def test_rights_chat_and_votes_go_with_the_person() -> None:
    table, wim = watched("pad")
    ann = table.clients[0]
    table.ask(ann, commands.Say("I have to go"))
    table.ask(wim, commands.VoteKick(Seat(1)))
    table.ask(wim, commands.VoteKick(Seat(0)))
    table.ask(table.clients[2], commands.Report(Seat(4)))
    table.ask(ann, commands.Leave())
    table.ask(table.clients[1], commands.GiveSeat(Seat(0), Seat(4)))
    hello_again(table, wim)
    state = table.room.state
    assert (state.owner, state.host) == (4, 1)
    assert [said.seat for said in state.chat] == [4]
    assert {target: each.yes for target, each in state.keeping.votes.items()} == {1: (0,)}
    assert [(each.seat, each.by) for each in state.keeping.reports] == [(0, 2)]
    table.join(ann)
    assert state.host == 0


def test_not_everybody_takes_every_seat() -> None:
    table, wim = watched()
    screen = table.watcher()
    table.ask(table.clients[0], commands.AddBot())
    table.ask(table.clients[3], commands.Leave())
    assert screen.seat is not None
    for of, to, why in (
        (GONE, 9, "refused-unknown-seat"),
        (GONE, 5, "refused-unknown-seat"),
        (GONE, screen.seat, "refused-unknown-seat"),
        (9, 4, "refused-unknown-seat"),
        (4, 4, "refused-unknown-seat"),
        (GONE, 1, "refused-has-seat"),
        (1, 4, "refused-seat-taken"),
    ):
        table.ask(table.clients[0], commands.GiveSeat(Seat(of), Seat(to)))
        assert refusal(table.clients[0]) == why
    assert facts_of(table, kept.TookOver) == []
    table.ask(table.clients[0], commands.ToLobby())
    table.ask(wim, commands.TakeSeat(GONE))
    assert refusal(wim) == "refused-no-game"


def test_the_seat_of_a_bot_is_its_own() -> None:
    table = lobby(2)
    for _ in range(2):
        table.ask(table.clients[0], commands.AddBot())
    table.ask(table.clients[0], commands.Start(Seat(0)))
    wim = table.client("Wim")
    table.ask(table.clients[0], commands.RemoveBot(Seat(2)))
    table.ask(wim, commands.TakeSeat(Seat(2)))
    assert refusal(wim) == "refused-unknown-seat"
    assert facts_of(table, facts.Kicked) != []
