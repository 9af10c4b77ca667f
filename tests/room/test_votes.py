"""People vote that somebody has to go: who may, how many it takes, how it ends."""

from __future__ import annotations

import pytest

from garabato.core import Seat
from garabato.room import commands, facts
from garabato.room import keeping_facts as kept
from garabato.room.keeping import VOTE_MS
from garabato.room.votes import AGAIN_MS
from tests.support.evenings import facts_of, lobby, presence, refusal, started
from tests.support.rooms import Table

EVE = Seat(3)


def agree(table: Table, *people: int, target: Seat = EVE) -> None:
    """These people want `target` to go."""
    for number in people:
        table.ask(table.clients[number], commands.VoteKick(target))


def gone(table: Table, seat: Seat = EVE) -> bool:
    return table.room.state.members[seat].banned


@pytest.mark.parametrize(("people", "needed"), [(3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (9, 5)])
def test_it_takes_more_than_half_of_the_others(people: int, needed: int) -> None:
    table = lobby(people)
    target = Seat(people - 1)
    agree(table, *range(needed - 1), target=target)
    assert not gone(table, target)
    assert table.clients[people - 1].room.voting[0].missing == 1
    agree(table, needed - 1, target=target)
    assert gone(table, target)
    assert table.clients[people - 1].bye == "kicked"
    assert table.clients[0].room.voting == ()


def test_all_see_who_asks_and_how_many_are_missing() -> None:
    table = lobby(6)
    agree(table, 1)
    for client in table.clients:
        (vote,) = client.room.voting
        assert (vote.target, vote.yes, vote.missing, vote.until) == (EVE, (1,), 2, table.at + VOTE_MS)


def test_to_agree_twice_counts_once() -> None:
    table = lobby(5)
    agree(table, 0, 0, 0)
    assert table.clients[1].room.voting[0].missing == 2
    assert len(facts_of(table, kept.KickVoted)) == 1


@pytest.mark.parametrize(
    ("people", "asker", "target", "why"),
    [
        (4, 3, 3, "refused-vote-self"),
        (2, 0, 1, "refused-vote-few"),
        (4, 0, 9, "refused-unknown-seat"),
    ],
)
def test_not_every_vote_is_one(people: int, asker: int, target: int, why: str) -> None:
    table = lobby(people)
    agree(table, asker, target=Seat(target))
    assert refusal(table.clients[asker]) == why
    assert facts_of(table, kept.KickVoted) == []


def test_two_people_cannot_vote_each_other_out_when_the_third_is_away() -> None:
    table = lobby(3)
    table.lose(table.clients[2])
    table.run(60_000)
    agree(table, 0, target=Seat(1))
    assert refusal(table.clients[0]) == "refused-vote-few"


def test_bots_neither_vote_nor_are_voted_about() -> None:
    table = lobby(2)
    for _ in range(3):
        table.ask(table.clients[0], commands.AddBot())
    agree(table, 0, target=Seat(1))
    assert refusal(table.clients[0]) == "refused-vote-few"
    agree(table, 0, target=Seat(2))
    assert refusal(table.clients[0]) == "refused-unknown-seat"


def test_a_vote_lapses_after_a_minute() -> None:
    table = lobby(4)
    agree(table, 0)
    table.run(VOTE_MS - 1)
    assert table.clients[1].room.voting != ()
    table.run(1)
    assert table.clients[1].room.voting == ()
    agree(table, 1)
    assert not gone(table), "what was said before does not count any more"


def test_nobody_nags() -> None:
    table = lobby(4)
    agree(table, 0)
    table.run(VOTE_MS)
    agree(table, 0)
    assert refusal(table.clients[0]) == "refused-vote-again"
    table.run(AGAIN_MS - VOTE_MS)
    agree(table, 0)
    assert table.clients[1].room.voting != ()


def test_a_vote_rests_while_its_target_is_gone() -> None:
    table = lobby(4)
    agree(table, 0)
    table.ask(table.clients[3], commands.Leave())
    assert table.clients[0].room.voting == ()
    agree(table, 1)
    assert refusal(table.clients[1]) == "refused-unknown-seat"
    table.ask(table.clients[2], commands.Leave())
    assert not gone(table)
    table.run(VOTE_MS)
    assert len(facts_of(table, kept.KickLapsed)) == 1


def test_nobody_dodges_a_vote_by_leaving_for_a_moment() -> None:
    table = lobby(4)
    agree(table, 0)
    table.ask(table.clients[3], commands.Leave())
    table.join(table.clients[3])
    assert table.clients[0].room.voting[0].missing == 1
    agree(table, 1)
    assert gone(table)


def test_only_those_count_who_are_here() -> None:
    table = lobby(6)
    agree(table, 0, 1)
    table.ask(table.clients[1], commands.Leave())
    assert table.clients[0].room.voting[0].missing == 2, "one of the two is gone: one of four others"
    table.ask(table.clients[2], commands.Leave())
    assert not gone(table)
    agree(table, 4)
    assert gone(table), "two of three"


def test_when_others_go_fewer_are_needed() -> None:
    table = lobby(6)
    agree(table, 0, 1)
    for client in table.clients[4:]:
        table.ask(client, commands.Leave())
    assert gone(table), "two of three others"


def test_a_vote_survives_a_restart() -> None:
    table = lobby(4)
    agree(table, 0)
    table.restart()
    for client in table.clients:
        table.join(client)
    agree(table, 1)
    assert gone(table)


def test_the_host_kicks_without_a_vote_and_ends_it() -> None:
    table = lobby(5)
    agree(table, 1)
    table.ask(table.clients[0], commands.Kick(EVE))
    assert gone(table)
    assert table.clients[0].room.voting == ()


def test_even_the_host_may_have_to_go() -> None:
    table = lobby(4)
    agree(table, 1, 2, target=Seat(0))
    assert gone(table, Seat(0))
    assert table.clients[1].room.host == 1
    assert table.room.state.owner == 1, "whoever comes next has the rights for good"


def test_it_works_in_a_game_and_starts_nothing() -> None:
    table = lobby(4)
    agree(table, 0, 1)
    assert not table.room.state.playing
    table = started(4, "vote")
    agree(table, 0, 1)
    assert presence(table, table.clients[3]) == "left"
    assert table.room.state.playing
    assert len(facts_of(table, facts.Began)) == 1


def test_votes_about_several_people_run_side_by_side() -> None:
    table = lobby(6)
    agree(table, 0, target=Seat(4))
    table.run(1_000)
    agree(table, 1, target=Seat(5))
    assert [vote.target for vote in table.clients[2].room.voting] == [4, 5]
    table.run(VOTE_MS - 1_000)
    assert [vote.target for vote in table.clients[2].room.voting] == [5]
