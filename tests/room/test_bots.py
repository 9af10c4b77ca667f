"""Bots on seats of their own, and bots that stand in for people who are away."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from garabato.core import Millis, Offer, Seat
from garabato.kit.three_words.table import Done, Vote
from garabato.room import bots, commands, effects, facts, inputs
from garabato.room.bot_names import NAMES, bot_name
from garabato.room.bots import MOST_BOTS
from garabato.room.state import Member
from tests.support.evenings import due, facts_of, lobby, phase_of, refusal, run_to, started, until
from tests.support.rooms import Client, Table, decks


class Watched(Table):
    """A table that remembers which bots came and went, and what they were told."""

    def __init__(self, *args: Any, **how: Any) -> None:
        self.doors: list[effects.BotIn | effects.BotOut] = []
        self.told: list[effects.Tell] = []
        super().__init__(*args, **how)

    def _do(self, effect: effects.Effect) -> None:
        if isinstance(effect, effects.BotIn | effects.BotOut):
            self.doors.append(effect)
        if isinstance(effect, effects.Tell) and self.of(effect.seat) is None:
            self.told.append(effect)
        super()._do(effect)


def with_bots(people: int = 1, number: int = 2, game: str = "doodles") -> Watched:
    """A lobby with some people and after them some bots."""
    table = Watched(game)
    for name in ("Ann", "Bo", "Cyd")[:people]:
        table.client(name)
    for _ in range(number):
        table.ask(table.clients[0], commands.AddBot())
    return table


def member(table: Table, seat: int) -> Member:
    return table.room.state.members[Seat(seat)]


def away(table: Table, client: Client) -> None:
    """Out of reach for longer than the grace."""
    table.lose(client)
    table.run(20_000)


def lent() -> tuple[Watched, Client, Client]:
    """Ann and Bo play with two bots; Bo is away and a bot plays for him."""
    table = with_bots(2, 2)
    ann, bo = table.clients
    table.ask(ann, commands.Start(Seat(0)))
    until(table, "draw")
    away(table, bo)
    table.ask(ann, commands.LendBot(Seat(1), "hard"))
    return table, ann, bo


# ---------------------------------------------------------------- seats of their own


def test_a_bot_sits_down_marked_as_one_with_a_name_and_a_look_of_its_own() -> None:
    table = with_bots()
    ann, *seated = table.clients[0].room.people
    assert (ann.bot, ann.stand_in) == (None, None)
    assert [(bot.seat, bot.bot, bot.presence, bot.playing) for bot in seated] == [(1, "normal", "here", True), (2, "normal", "here", True)]
    assert {bot.name for bot in seated} <= set(NAMES["en"])
    assert len({person.look for person in (ann, *seated)}) == len({person.name for person in (ann, *seated)}) == 3


def test_it_has_a_name_in_the_language_of_whoever_seats_it() -> None:
    table = Table()
    table.client("Аня", language="ru")
    table.ask(table.clients[0], commands.AddBot())
    assert member(table, 1).name in NAMES["ru"]


def test_there_are_names_for_a_full_table_in_every_language() -> None:
    for language, names in NAMES.items():
        taken: list[str] = []
        for _ in range(MOST_BOTS):
            taken.append(bot_name(language, taken, 7))
        assert set(taken) <= set(names)
        assert len(set(taken)) == MOST_BOTS
    assert bot_name("fi", NAMES["en"], 0) == "Inky (2)"


def test_only_the_host_has_to_do_with_bots() -> None:
    table = with_bots(2, 1)
    for command in (commands.AddBot(), commands.DressBot(Seat(2), "X", "easy"), commands.RemoveBot(Seat(2)), commands.LendBot(Seat(0))):
        table.ask(table.clients[1], command)
        assert refusal(table.clients[1]) == "refused-host-only"
    assert len(table.room.state.members) == 3


def test_there_are_no_more_bots_than_seats_at_the_largest_table() -> None:
    table = with_bots(1, MOST_BOTS)
    ann = table.clients[0]
    table.ask(ann, commands.AddBot())
    assert refusal(ann) == "refused-bots-full"
    table.ask(ann, commands.RemoveBot(Seat(4)))
    table.ask(ann, commands.AddBot())
    assert len(ann.room.people) == 1 + MOST_BOTS


def test_they_do_not_come_and_go_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "MOST_EVER", 2)
    table = with_bots(1, 2)
    assert refusal(table.clients[0]) == "refused-bots-full"
    assert len(table.room.state.members) == 2


def test_a_bot_is_renamed_and_gets_another_skill() -> None:
    table = with_bots(1, 1)
    ann = table.clients[0]
    table.ask(ann, commands.DressBot(Seat(1), " Ann ", "hard"))
    table.ask(ann, commands.DressBot(Seat(1), "Ann (2)", "hard"))
    assert (member(table, 1).name, member(table, 1).bot) == ("Ann (2)", "hard")
    assert len(facts_of(table, facts.BotDressed)) == 1
    assert [type(door).__name__ for door in table.doors] == ["BotIn", "BotOut", "BotIn"]


@pytest.mark.parametrize("seat", [0, 7])
def test_people_and_nobody_are_no_bots(seat: int) -> None:
    table = with_bots(1, 1)
    ann = table.clients[0]
    for command in (commands.DressBot(Seat(seat), "X", "easy"), commands.RemoveBot(Seat(seat)), commands.LendBot(Seat(seat))):
        table.ask(ann, command)
    assert [refused.text for refused in ann.refused] == ["refused-unknown-seat"] * 3


def test_a_bot_that_was_sent_home_is_gone_for_good() -> None:
    table = with_bots()
    ann = table.clients[0]
    table.ask(ann, commands.RemoveBot(Seat(1)))
    table.ask(ann, commands.RemoveBot(Seat(1)))
    assert refusal(ann) == "refused-unknown-seat"
    assert [person.seat for person in ann.room.people] == [0, 2]
    assert table.doors[-1] == effects.BotOut(Seat(1))


def test_in_a_game_its_seat_stays_empty() -> None:
    table = with_bots(1, 3)
    table.ask(table.clients[0], commands.Start(Seat(0)))
    table.ask(table.clients[0], commands.RemoveBot(Seat(2)))
    assert table.room.state.table.absent == {Seat(2)}


def test_bots_fill_the_table_and_the_game_knows_them() -> None:
    table = with_bots()
    table.ask(table.clients[0], commands.Start())
    assert table.room.state.players == (0, 1, 2)
    assert table.room.state.table.bots == (1, 2)


def test_whoever_speaks_what_a_bot_understands_everything() -> None:
    asked: list[frozenset[str]] = []
    table = Table()
    table.room._decks = lambda game, languages: (asked.append(languages), decks(game, languages))[1]
    ann = table.client("Ann", language="it")
    for _ in range(2):
        table.ask(ann, commands.AddBot())
    table.ask(ann, commands.Dress("Ann", None, "ro"))
    table.ask(ann, commands.Start())
    assert asked == [frozenset({"ro"})]


def test_bots_are_younger_than_anybody() -> None:
    table = with_bots(2, 1, "doodle_dash")
    ann, bo = table.clients
    table.ask(ann, commands.Arrange((Seat(2), Seat(0), Seat(1))))
    for client, age in ((ann, 9), (bo, 70)):
        table.ask(client, commands.TellAge(age))
    table.ask(ann, commands.Start())
    state = table.room.state.table
    assert state.elders == (1, 0, 2)
    assert state.ages_known


def test_bots_make_room_for_people() -> None:
    table = with_bots(1, 8)
    bo = table.client("Bo")
    assert [person.seat for person in bo.room.people if person.playing] == [0, 1, 2, 3, 4, 5, 9]
    table.ask(table.clients[0], commands.Start())
    assert table.room.state.players == (0, 1, 2, 3, 4, 5, 9)


def test_bots_alone_do_not_play() -> None:
    table = with_bots(1, 2)
    ann = table.clients[0]
    table.ask(ann, commands.Start())
    table.lose(ann)
    assert table.room.state.pause == facts.Paused("nobody", None)
    table.join(ann)
    assert table.room.state.pause is None


def test_a_bot_is_never_the_host() -> None:
    table = Watched()
    ann, bo = table.client("Ann"), table.client("Bo")
    table.ask(ann, commands.AddBot())
    table.lose(bo)
    table.lose(ann)
    table.run(60_000)
    assert table.room.state.host == 0
    table.join(bo)
    assert table.room.state.host == 1


def test_bots_take_no_place_from_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("garabato.room.doors.MOST_PEOPLE", 2)
    table = with_bots(1, 3)
    assert table.client("Bo").seat == 4
    assert table.client("Cyd").bye == "full"


# ---------------------------------------------------------------- what a bot is told


def test_a_bot_is_told_what_its_seat_may_know_and_do() -> None:
    table = with_bots()
    table.ask(table.clients[0], commands.Start(Seat(0)))
    until(table, "draw")
    newest = [tell for tell in table.told if tell.seat == 1][-1]
    assert newest.view == table.room.state.chosen.view(table.room.state.table, Seat(1))
    assert newest.offers == (Offer(Done),)
    assert newest.pen is not None
    assert newest.clock is None, "it runs since the beginning"


def test_people_are_told_no_offers() -> None:
    table = started(3, "vote")
    assert all(tell.offers is None for client in table.clients for tell in client.heard if isinstance(tell, effects.Tell))


def test_a_bot_looking_on_may_do_nothing() -> None:
    table = with_bots(3, 7)
    table.ask(table.clients[0], commands.Start())
    assert table.room.state.players == (0, 1, 2, 3, 4, 5, 6)
    assert {tell.offers for tell in table.told if tell.seat == 9 and tell.offers is not None} == {()}


def test_what_it_does_counts() -> None:
    table = with_bots()
    ann = table.clients[0]
    table.ask(ann, commands.Start(Seat(0)))
    until(table, "draw")
    raw = b'{"type":"Done"}'
    table.feed(inputs.Act(Seat(1), 1, msgspec.Raw(raw), table.at))
    assert ann.view.done == (1,)


def test_bots_come_again_with_other_luck_after_a_restart() -> None:
    table = with_bots()
    table.ask(table.clients[0], commands.Start())
    before = [door for door in table.doors if isinstance(door, effects.BotIn)]
    table.doors.clear()
    table.restart()
    table.feed(inputs.Wake())
    after = [door for door in table.doors if isinstance(door, effects.BotIn)]
    assert [door.seat for door in after] == [door.seat for door in before] == [1, 2]
    assert not {door.luck for door in before} & {door.luck for door in after}
    assert all(member(table, seat).presence == "here" for seat in (1, 2))


# ---------------------------------------------------------------- standing in


def test_a_bot_plays_for_whoever_is_away() -> None:
    table, ann, bo = lent()
    assert table.room.state.table.absent == frozenset()
    assert table.room.state.table.people == (ann.seat,), "what only people answer is not asked of a bot that plays on"
    shown = {person.seat: person for person in ann.room.people}[bo.seat]
    assert (shown.presence, shown.bot, shown.stand_in) == ("away", None, "hard")
    assert table.doors[-1].seat == bo.seat


def test_the_person_comes_back_to_the_seat_and_the_bot_gets_up() -> None:
    table, ann, bo = lent()
    table.join(bo)
    assert table.doors[-1] == effects.BotOut(Seat(1))
    shown = {person.seat: person for person in ann.room.people}[bo.seat]
    assert (shown.presence, shown.stand_in) == ("here", None)
    assert bo.view.own is not None
    assert set(table.room.state.table.people) == {ann.seat, bo.seat}


def test_whoever_left_for_good_is_stood_in_for_too() -> None:
    table = with_bots(2, 2)
    ann, bo = table.clients
    table.ask(ann, commands.Start(Seat(0)))
    table.ask(bo, commands.Leave())
    table.ask(ann, commands.LendBot(Seat(1)))
    assert table.room.state.table.absent == frozenset()
    table.ask(ann, commands.RemoveBot(Seat(1)))
    assert table.room.state.table.absent == {1}


def test_the_host_takes_the_bot_away_again() -> None:
    table, ann, bo = lent()
    table.ask(ann, commands.RemoveBot(Seat(1)))
    assert table.room.state.table.absent == {1}
    assert member(table, 1).stand_in is None
    table.join(bo)
    assert table.room.state.table.absent == frozenset()


def test_nobody_stands_in_for_whoever_is_here() -> None:
    table, ann, _ = lent()
    for seat, sentence in ((0, "refused-is-here"), (1, "refused-is-here"), (2, "refused-unknown-seat")):
        table.ask(ann, commands.LendBot(Seat(seat)))
        assert refusal(ann) == sentence


def test_nobody_stands_in_without_a_game() -> None:
    table = lobby(2)
    ann, bo = table.clients
    away(table, bo)
    table.ask(ann, commands.LendBot(Seat(1)))
    assert refusal(ann) == "refused-unknown-seat"


def test_who_is_sent_away_takes_the_bot_along() -> None:
    table, ann, _ = lent()
    table.ask(ann, commands.Kick(Seat(1)))
    assert table.room.state.table.absent == {1}
    assert table.doors[-1] == effects.BotOut(Seat(1))
    table.ask(ann, commands.LendBot(Seat(1)))
    assert refusal(ann) == "refused-unknown-seat"


def test_with_a_bot_on_the_seat_there_are_enough_players() -> None:
    table = with_bots(2, 1)
    ann, bo = table.clients
    table.ask(ann, commands.Start(Seat(0)))
    until(table, "draw")
    away(table, bo)
    table.ask(ann, commands.LendBot(Seat(1)))
    until(table, "vote")
    assert table.room.state.pause is None
    run_to(table, due(table))
    assert phase_of(table) == "reveal"


def test_a_stand_in_survives_a_restart_and_the_end_of_the_game_thanks_it() -> None:
    table, ann, _ = lent()
    table.doors.clear()
    table.restart()
    table.join(ann)
    assert [door.seat for door in table.doors] == [1, 2, 3]
    table.ask(ann, commands.ToLobby())
    assert member(table, 1).stand_in is None
    assert table.doors[-1] == effects.BotOut(Seat(1))
    table.ask(ann, commands.Start())
    assert table.room.state.players == (0, 2, 3)


def test_a_bot_in_the_lobby_has_no_wall_to_look_at() -> None:
    table = with_bots()
    table.scribble(table.clients[0])
    sent = [effect for effect in table.room.handle(inputs.Wake(), Millis(table.at)) if isinstance(effect, effects.Send)]
    assert not sent


def test_a_vote_of_a_bot_is_one_like_any_other() -> None:
    table = with_bots()
    table.ask(table.clients[0], commands.Start(Seat(0)))
    until(table, "vote")
    action = msgspec.Raw(msgspec.json.encode(Vote(Seat(0), 1)))
    table.feed(inputs.Act(Seat(2), 1, action, table.at))
    assert table.room.state.table.round.ballots[2] == {0: 1}
