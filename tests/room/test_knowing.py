"""What the room lets a game know: who is older, when an action was sent, who judges a guess."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from garabato.core import Concept, ConceptId, Ctx, Millis, Seat, Setup, Verdict, people_decide
from garabato.kit.three_words.table import Done
from garabato.room import commands, facts, inputs, messages
from tests.support.evenings import facts_of, lobby, started
from tests.support.rooms import Table


def begun(table: Table) -> Setup[Any]:
    """Start the game and say what it found on the table."""
    setups: list[Setup[Any]] = []
    game = table.room.state.chosen

    def start(setup: Setup[Any], ctx: Ctx) -> Any:
        setups.append(setup)
        return game.start(setup, ctx)

    table.room.state.game = replace(game, start=start)
    table.ask(table.clients[0], commands.Start(Seat(0)))
    return setups[-1]


def ages(table: Table, *said: int | None) -> None:
    for client, age in zip(table.clients, said, strict=True):
        if age is not None:
            table.ask(client, commands.TellAge(age))


def test_who_came_earlier_is_older_while_ages_are_not_known() -> None:
    table = lobby(4)
    table.ask(table.clients[0], commands.Arrange((Seat(3), Seat(1))))
    ages(table, 9, 80, None, 50)
    setup = begun(table)
    assert (setup.seats, setup.elders, setup.ages_known) == ((3, 1, 0, 2), (0, 1, 2, 3), False)


def test_oldest_first_when_everybody_has_said_the_age() -> None:
    table = lobby(4)
    ages(table, 9, 50, 80, 50)
    setup = begun(table)
    assert (setup.elders, setup.ages_known) == ((2, 1, 3, 0), True)


def test_only_those_who_play_need_an_age() -> None:
    table = lobby(8)
    ages(table, 1, 2, 3, 4, 5, 6, 7, None)
    assert begun(table).elders == (6, 5, 4, 3, 2, 1, 0)


def test_an_age_is_stored_once_survives_a_restart_and_can_be_taken_back() -> None:
    table = lobby(3)
    ages(table, 9, 50, 80)
    table.ask(table.clients[0], commands.TellAge(9))
    assert facts_of(table, facts.AgeTold) == [facts.AgeTold(Seat(0), 9), facts.AgeTold(Seat(1), 50), facts.AgeTold(Seat(2), 80)]
    table.restart()
    assert [member.age for member in table.room.state.members.values()] == [9, 50, 80]
    assert table.room.state.pens[Seat(0)].count == 1, "an age hands out no pen"
    for client in table.clients:
        table.join(client)
    table.ask(table.clients[1], commands.TellAge(None))
    assert begun(table).ages_known is False


def test_an_age_is_told_to_nobody() -> None:
    table = lobby(3)
    heard = [len(client.heard) for client in table.clients]
    ages(table, 97, 98, 99)
    news = [client.heard[before:] for client, before in zip(table.clients, heard, strict=True)]
    assert news == [[messages.ServerSentDone(1)]] * 3
    begun(table)
    assert not any("age" in msgspec.to_builtins(person) for client in table.clients for person in client.room.people)


@pytest.mark.parametrize("age", [0, 121, 1.5, "9"])
def test_an_age_is_a_number_of_years(age: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "TellAge", "age": age}, type=commands.TellAge)


def decided(table: Table) -> list[Ctx]:
    """What each decision of the game from now on may know."""
    known: list[Ctx] = []
    game = table.room.state.chosen

    def decide(state: Any, seat: Seat, action: Any, ctx: Ctx) -> Any:
        known.append(ctx)
        return game.decide(state, seat, action, ctx)

    table.room.state.game = replace(game, decide=decide)
    return known


def done(table: Table, *, ago: int) -> inputs.Act:
    raw = msgspec.Raw(msgspec.json.encode(Done()))
    return inputs.Act(Seat(0), 9, raw, Millis(table.at - ago))


def test_a_person_acts_when_it_was_sent() -> None:
    table = started(phase="draw")
    known = decided(table)
    table.run(1000)
    table.feed(done(table, ago=120))
    assert known[0].at - known[0].sent == 120


def test_sent_is_table_time() -> None:
    """At half the pace table time has come half as far; and it never goes ahead of its receipt."""
    table = started(phase="draw")
    table.ask(table.clients[0], commands.Pace(20))
    known = decided(table)
    table.run(1000)
    table.feed(done(table, ago=120))
    table.feed(msgspec.structs.replace(done(table, ago=-500), no=10, action=msgspec.Raw(b'{"type":"DrawOn"}')))
    assert [ctx.at - ctx.sent for ctx in known] == [60, 0]


def test_what_comes_by_itself_is_sent_when_it_comes() -> None:
    table = started(phase="token")
    known = decided(table)
    table.run(5000)
    assert known
    assert all(ctx.sent == ctx.at for ctx in known)


def test_people_decide_where_there_is_no_judge() -> None:
    table = started(phase="draw")
    known = decided(table)
    table.feed(done(table, ago=0))
    assert known[0].judge is people_decide
    assert known[0].judge(Concept(ConceptId("dog")), "cat") is Verdict.ASK


def test_the_judge_knows_the_languages_of_those_who_play() -> None:
    asked: list[frozenset[str]] = []

    def judges(languages: frozenset[str]) -> Any:
        asked.append(languages)
        return lambda secret, guess: Verdict.YES if secret.id == guess else Verdict.REFUSED

    table = Table(judges=judges)
    for name, language in (("Ann", "it"), ("Bo", "ru"), ("Cyd", "it")):
        table.client(name, language=language)
    table.restart()
    for client, language in zip(table.clients, ("it", "ru", "it"), strict=True):
        table.join(client, language=language)
    table.ask(table.clients[0], commands.Start(Seat(0)))
    known = decided(table)
    table.run(10_000)
    assert set(asked) == {frozenset({"it", "ru"})}
    assert known[0].judge(Concept(ConceptId("dog")), "dog") is Verdict.YES
