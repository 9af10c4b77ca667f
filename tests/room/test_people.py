"""Who comes in, on which seat, with which mark."""

from __future__ import annotations

import pytest

from garabato.core import Seat
from garabato.room import commands, doors, facts, inputs, messages, people
from garabato.room.effects import Admit, Reject
from tests.support.evenings import facts_of, lobby, presence, refusal, started, until
from tests.support.rooms import Client, Table


def looks(table: Table) -> list[int]:
    return [member.look for member in table.room.state.members.values()]


def names(table: Table) -> list[str]:
    return [member.name for member in table.room.state.members.values()]


# ---------------------------------------------------------------- coming in


def test_the_first_person_is_the_host() -> None:
    table = lobby(2)
    assert table.room.state.host == table.room.state.owner == 0
    assert [client.seat for client in table.clients] == [0, 1]


def test_everybody_is_told_of_a_newcomer() -> None:
    table = lobby(2)
    assert [person.name for person in table.clients[0].room.people] == ["Ann", "Bo"]
    assert table.clients[0].room == table.clients[1].room


def test_equal_names_are_told_apart_in_the_room() -> None:
    table = Table()
    for typed in ("Ann", "Ann", "ann", "\u200b"):
        table.client(typed)
    assert names(table) == ["Ann", "Ann (2)", "ann (3)", "Guest"]


def test_the_same_browser_comes_back_to_its_seat_under_its_name() -> None:
    table = lobby(2)
    ann = table.clients[0]
    table.lose(ann)
    ann.page = "page-0002"
    table.join(ann, "Somebody else")
    assert ann.seat == 0
    assert names(table) == ["Ann", "Bo"]
    assert len(facts_of(table, facts.Seated)) == 2


def test_another_browser_gets_another_seat() -> None:
    table = lobby(1)
    assert table.client("Ann").seat == 1


def test_a_second_tab_takes_over_and_the_loss_of_the_first_means_nothing() -> None:
    table = lobby(2)
    ann, bo = table.clients
    tab = Client(key=ann.key, page="page-0002")
    table.clients.append(tab)
    said = len(bo.heard)
    table.join(tab)
    assert ann.bye == "elsewhere"
    assert tab.seat == ann.seat
    assert tab.room is not None
    assert tab.pen is not None
    assert presence(table, tab) == "here"
    assert len(bo.heard) == said, "nobody else hears of it"
    assert len(facts_of(table, facts.PresenceSet)) == 0


def test_news_on_a_second_tab_go_on_counting() -> None:
    table = lobby(2)
    ann = table.clients[0]
    before = ann.numbers[-1]
    tab = Client(key=ann.key, page="page-0002")
    table.clients.append(tab)
    table.join(tab)
    assert tab.numbers == [before + 1]


def test_who_was_kicked_does_not_come_in_again() -> None:
    table = lobby(3)
    ann, bo, _ = table.clients
    table.ask(ann, commands.Kick(Seat(1)))
    assert bo.bye == "kicked"
    assert table.room.handle(inputs.Join(99, bo.key, "page-0002", "Bo", None, "en"), table.at) == [Reject(99, "kicked")]
    assert presence(table, bo) == "left"


def test_a_room_takes_forty_people_at_a_time() -> None:
    table = lobby(0)
    for number in range(doors.MOST_PEOPLE):
        table.client(f"P{number}")
    late = Client(key="late")
    table.clients.append(late)
    table.join(late)
    assert (late.seat, late.bye) == (None, "full")
    table.ask(table.clients[7], commands.Leave())
    table.join(late)
    assert late.seat == doors.MOST_PEOPLE


def test_a_full_room_still_lets_back_in_whoever_has_a_seat() -> None:
    table = lobby(0)
    for number in range(doors.MOST_PEOPLE):
        table.client(f"P{number}")
    table.lose(table.clients[5])
    table.join(table.clients[5])
    assert table.clients[5].bye == ""


def test_whoever_is_away_fills_no_room() -> None:
    table = lobby(0)
    for number in range(doors.MOST_PEOPLE):
        table.client(f"P{number}")
    table.lose(table.clients[0])
    table.run(people.GRACE_MS - 1)
    late = Client(key="late")
    table.clients.append(late)
    table.join(late)
    assert late.bye == "full"
    table.run(1)
    table.join(late)
    assert late.seat == doors.MOST_PEOPLE
    table.join(table.clients[0])
    assert table.clients[0].seat == 0, "a seat is kept, even if it is one too many"


def test_a_room_has_seats_for_four_hundred_people_in_its_life(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "MOST_EVER", 3)
    table = lobby(3)
    table.ask(table.clients[2], commands.Leave())
    assert table.room.handle(inputs.Join(99, "new", "page-0002", "Bo", None, "en"), table.at) == [Reject(99, "full")]


def test_nobody_fills_all_seats_of_a_room_from_one_address() -> None:
    table = lobby(2)
    for number in range(people.MOST_FROM_ONE):
        table.ask(table.client(f"E{number}", address="eve"), commands.Leave())
    late = Client(key="once more")
    table.clients.append(late)
    table.join(late, address="eve")
    assert late.bye == "full"
    assert table.client("Cyd", address="elsewhere").seat is not None
    table.join(table.clients[2], address="eve")
    assert table.clients[2].seat == 2, "who has a seat comes back to it"


def test_whoever_comes_during_a_game_watches() -> None:
    table = started(3)
    late = table.client("Late")
    assert late.view == table.room.state.chosen.view(table.room.state.table, None)
    assert late.pen is None
    assert not late.room.people[3].playing
    table.ask(late, commands.Ready(ready=True))
    assert late.room.people[3].ready


def test_a_newcomer_hears_what_was_said() -> None:
    table = lobby(1)
    for line in range(60):
        table.ask(table.clients[0], commands.Say(f"line {line}"))
    late = table.client("Late")
    said = [what.text for what in late.heard if isinstance(what, messages.ServerSentSaid)]
    assert said == [f"line {line}" for line in range(10, 60)]


def test_the_door_opens_after_the_seat_is_stored() -> None:
    table = lobby(0)
    first, *rest = table.room.handle(inputs.Join(1, "key", "page-0001", "Ann", None, "en"), table.at)
    assert [facts.decode_entry(entry).what for entry in first.entries] == [facts.Seated(Seat(0), "key", "Ann", 1, "en")]
    assert rest[0] == Admit(1, Seat(0))


# ---------------------------------------------------------------- looks


def test_everybody_gets_the_wished_look_or_the_first_free_one() -> None:
    table = Table()
    for wished in (3, 3, None, 8, None):
        table.client("P", look=wished)
    assert looks(table) == [3, 1, 2, 8, 4]


def test_the_ninth_person_gets_the_wished_look_all_the_same() -> None:
    table = lobby(8)
    table.client("Nine", look=5)
    table.client("Ten")
    assert looks(table) == [1, 2, 3, 4, 5, 6, 7, 8, 5, 1]


def test_the_look_of_who_left_is_free() -> None:
    table = lobby(2)
    table.ask(table.clients[1], commands.Leave())
    table.client("New", look=2)
    assert looks(table) == [1, 2, 2]


def test_the_look_of_who_left_the_game_on_the_table_is_not() -> None:
    table = started(4)
    table.ask(table.clients[1], commands.Leave())
    table.client("New", look=2)
    assert looks(table) == [1, 2, 3, 4, 5]


# ---------------------------------------------------------------- dressing


def test_a_person_may_take_another_name_look_and_language() -> None:
    table = lobby(3)
    bo = table.clients[1]
    table.ask(bo, commands.Dress("Cyd", 3, "it"))
    member = table.room.state.members[Seat(1)]
    assert (member.name, member.look, member.language) == ("Cyd (2)", 2, "it"), "the mark 3 is Cyd's, the own one stays"
    table.ask(bo, commands.Dress("Bo", None, "it"))
    assert table.room.state.members[Seat(1)].look == 2


def test_dressing_as_before_is_no_news() -> None:
    table = lobby(2)
    heard = len(table.clients[1].heard)
    no = table.ask(table.clients[0], commands.Dress("Ann", 1, "en"))
    assert no in table.clients[0].acked
    assert facts_of(table, facts.Dressed) == []
    assert len(table.clients[1].heard) == heard


def test_another_language_means_the_view_again_in_it() -> None:
    table = started(3)
    bo = table.clients[1]
    table.ask(bo, commands.Dress("Bo", 2, "ru"))
    told = [what for what in bo.heard if hasattr(what, "view")][-1]
    assert told.language == "ru"
    assert told.view == bo.view


# ---------------------------------------------------------------- going


def test_leaving_is_told_at_once_and_the_door_stays_open() -> None:
    table = lobby(3)
    bo = table.clients[1]
    no = table.ask(bo, commands.Leave())
    assert bo.bye == "left"
    assert presence(table, bo) == "left"
    assert [person.name for person in table.clients[0].room.people] == ["Ann", "Cyd"]
    table.join(bo)
    assert no in bo.acked, "the command that was sent again is acknowledged, not obeyed again"
    assert (bo.seat, presence(table, bo), bo.bye) == (1, "here", "")


def test_who_left_a_game_is_seen_to_have_left() -> None:
    table = started(4, "vote")
    table.ask(table.clients[3], commands.Leave())
    assert table.clients[0].room.people[3].presence == "left"
    assert table.room.state.table.absent == {3}


def test_ink_is_stored_before_its_author_is_gone() -> None:
    for how in (commands.Leave(), commands.Kick(Seat(1))):
        table = lobby(3)
        ann, bo, _ = table.clients
        table.scribble(bo)
        table.ink(bo, bo.frames[0].replace(b"\x01\x01", b"\x01\x02", 1))
        assert table.room._session.dirty
        table.ask(bo if isinstance(how, commands.Leave) else ann, how)
        assert not table.room._session.dirty
        assert len(table.store.ink) == 2


def test_a_socket_that_is_gone_already_needs_no_goodbye() -> None:
    table = lobby(3)
    table.lose(table.clients[1])
    table.ask(table.clients[0], commands.Kick(Seat(1)))
    assert table.clients[1].bye == ""
    assert presence(table, table.clients[1]) == "left"


def test_the_late_news_that_a_leavers_socket_is_gone_changes_nothing() -> None:
    table = lobby(3)
    table.ask(table.clients[1], commands.Leave())
    entries = len(table.store.entries)
    table.feed(inputs.Lost(Seat(1)))
    assert len(table.store.entries) == entries


# ---------------------------------------------------------------- kicking


def test_only_the_host_kicks() -> None:
    table = lobby(3)
    table.ask(table.clients[1], commands.Kick(Seat(2)))
    assert refusal(table.clients[1]) == "refused-host-only"
    assert presence(table, table.clients[2]) == "here"


@pytest.mark.parametrize(("target", "text"), [(0, "refused-kick-self"), (7, "refused-unknown-seat"), (-1, "refused-unknown-seat")])
def test_nobody_kicks_themselves_or_somebody_who_is_not_there(target: int, text: str) -> None:
    table = lobby(3)
    table.ask(table.clients[0], commands.Kick(Seat(target)))
    assert refusal(table.clients[0]) == text


def test_nobody_is_kicked_twice() -> None:
    table = lobby(3)
    table.ask(table.clients[0], commands.Kick(Seat(1)))
    table.ask(table.clients[0], commands.Kick(Seat(1)))
    assert refusal(table.clients[0]) == "refused-unknown-seat"
    assert len(facts_of(table, facts.Kicked)) == 1


def test_the_acting_host_does_not_kick_the_rightful_one() -> None:
    table = lobby(3)
    ann, bo, _ = table.clients
    table.ask(ann, commands.Leave())
    table.ask(bo, commands.Kick(Seat(0)))
    assert refusal(bo) == "refused-kick-owner"


def test_who_is_kicked_hears_nothing_more() -> None:
    table = started(4)
    dee = table.clients[3]
    table.ask(table.clients[0], commands.Kick(Seat(3)))
    heard = len(dee.heard)
    until(table, "over")
    assert len(dee.heard) == heard
    assert 3 not in {person.seat for person in table.clients[0].room.people if person.presence == "here"}


def test_who_was_kicked_stays_in_the_list_of_the_game_only() -> None:
    table = started(4)
    table.ask(table.clients[0], commands.Kick(Seat(3)))
    assert [person.presence for person in table.clients[0].room.people] == ["here", "here", "here", "left"]
    table.ask(table.clients[0], commands.ToLobby())
    assert len(table.clients[0].room.people) == 3
