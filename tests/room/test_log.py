"""A log is a room: everything survives being written down, and a newer log is left untouched."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from garabato.core import Millis, Seat
from garabato.games import hall
from garabato.room import LOG, NewerLog, Room, commands, deck_facts, facts
from garabato.room import keeping_facts as kept
from garabato.room.facts import Entry, Receipt, decode_entry, encode_entry
from garabato.room.own_deck import OwnCard, OwnDeck
from garabato.room.state import HeldPen
from tests.support.evenings import facts_of, lobby, started, until
from tests.support.rooms import SECRET, Table, decks, log_of

RAW = msgspec.Raw(b'{"rounds":3}')
SAMPLES = (
    facts.Opened("ABCD", SECRET.hex(), "doodles", RAW, "en"),
    facts.ClaimedBy("node"),
    facts.Seated(Seat(0), "key", "Ann", 1, "en"),
    facts.Dressed(Seat(0), "Дана", 2, "ru"),
    facts.ReadySet(Seat(0), ready=True),
    facts.AgeTold(Seat(0), 71),
    facts.PresenceSet(Seat(0), "away"),
    facts.Kicked(Seat(0)),
    facts.Kicked(Seat(1), "0123"),
    facts.HostPassed(Seat(0)),
    facts.Arranged((Seat(1), Seat(0))),
    facts.Picked("doodles", RAW),
    facts.Began((Seat(0), Seat(1)), 2, msgspec.Raw(b"[]")),
    facts.Played(Seat(-1), 0, msgspec.Raw(b"[]")),
    facts.Returned(),
    facts.PaceSet(15),
    facts.Paused("few", Millis(60_000)),
    facts.Resumed(),
    facts.WallWiped(7),
    facts.Said(Seat(0), "ciao"),
    facts.Beat(),
    facts.BotSeated(Seat(1), "Inky", 2, "hard", "en"),
    facts.BotDressed(Seat(1), "Tinte", "easy"),
    facts.BotLent(Seat(0), "normal"),
    facts.BotThanked(Seat(0)),
    kept.Locked(locked=True),
    kept.PasswordSet("00ff", "ff00"),
    kept.KickVoted(Seat(1), Seat(2)),
    kept.KickLapsed(Seat(2)),
    kept.Unbanned(Seat(2)),
    kept.HandedOver(Seat(1)),
    kept.ChatSet(on=False),
    kept.IdleCapsSet(on=False),
    kept.TookOver(Seat(3), Seat(1)),
    kept.GaveBack(Seat(3), Seat(1)),
    kept.Reported(Seat(2), Seat(1)),
    kept.ReportsRead(),
    kept.PickedNext("doodles", RAW),
    deck_facts.DeckBrought(OwnDeck("BCDFGH", "", "en", (OwnCard(("cat",)),))),
    deck_facts.DeckTaken("BCDFGH", "only", Seat(0)),
    deck_facts.DeckDropped(),
)


def test_there_is_a_sample_of_every_fact() -> None:
    assert {type(sample) for sample in SAMPLES} == set(get_args(facts.RoomFact))


@pytest.mark.parametrize("what", SAMPLES, ids=lambda what: type(what).__name__)
def test_every_fact_survives_the_log(what: Any) -> None:
    for entry in (Entry(Millis(5), what), Entry(Millis(5), what, Receipt(Seat(0), "page-0001", 3))):
        assert decode_entry(encode_entry(entry)) == entry


def test_an_entry_names_its_version() -> None:
    assert msgspec.json.decode(encode_entry(Entry(Millis(5), facts.Beat(), v=LOG + 1)))["v"] == LOG + 1
    assert decode_entry(b'{"at":5,"what":{"type":"Beat"}}').v == LOG


def test_a_newer_log_is_refused_by_name_whatever_is_in_it() -> None:
    with pytest.raises(NewerLog, match=f"version 9, this program reads up to {LOG}") as refused:
        Room.fold([b'{"at":"later","what":{"type":"Unheard"},"v":9}'], [], hall=hall(), decks=decks)
    assert refused.value.version == 9


def test_what_is_no_entry_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        decode_entry(b'{"at":5,"what":{"type":"Unheard"}}')


def test_fields_that_an_older_log_lacks_have_their_defaults() -> None:
    options = msgspec.json.decode(b'{"type":"doodles"}', type=hall()["doodles"].options)
    assert options == hall()["doodles"].options()


def fold(table: Table) -> Any:
    return Room.fold(table.store.entries, table.store.ink, hall=hall(), decks=decks).state


def test_a_whole_evening_folds_to_the_room_that_lived() -> None:
    table = lobby(4, rounds=1)
    ann, bo, cyd, dee = table.clients
    table.scribble(bo)
    table.ask(bo, commands.Dress("Bob", 7, "it"))
    table.ask(cyd, commands.Ready(ready=True))
    table.ask(cyd, commands.Say("ciao"))
    table.ask(ann, commands.Pace(15))
    table.ask(ann, commands.WipeWall())
    table.ask(ann, commands.Start(Seat(0)))
    until(table, "draw")
    table.scribble(bo)
    table.lose(ann)
    table.run(30_000)
    table.ask(dee, commands.Leave())
    table.join(ann)
    until(table, "pad")
    table.ask(ann, commands.Kick(Seat(2)))
    kinds = {type(entry.what) for entry in log_of(table)}
    assert len(kinds) >= 14
    lived, folded = table.room.state, fold(table)
    for name in (
        "members",
        "players",
        "table",
        "pens",
        "clock",
        "chat",
        "receipts",
        "box",
        "keeping",
        "host",
        "owner",
        "at",
        "entries",
        "wall_first",
    ):
        assert getattr(folded, name) == getattr(lived, name), name


@pytest.mark.parametrize("cut", range(1, 60))
def test_every_beginning_of_a_log_is_a_room(cut: int) -> None:
    table = started(3, "vote", rounds=1)
    table.ask(table.clients[2], commands.Leave())
    until(table, "reveal")
    state = Room.fold(table.store.entries[:cut], [], hall=hall(), decks=decks).state
    assert state.entries == min(cut, len(table.store.entries))
    assert set(state.pens) == set(state.members)


def test_the_next_entry_has_the_next_number() -> None:
    table = lobby(3)
    assert table.room.next_seq == len(table.store.entries) == table.room.state.entries


def test_a_room_begins_with_one_entry() -> None:
    room, first = Room.create("WXYZ", SECRET, "doodles", "it", Millis(7), hall=hall(), decks=decks)
    (entry,) = [decode_entry(first)]
    assert entry.at == room.at == 7
    assert isinstance(entry.what, facts.Opened)
    assert (room.state.code, room.state.language, room.state.chosen.name, room.state.options) == (
        "WXYZ",
        "it",
        "doodles",
        hall()["doodles"].options(),
    )
    assert room.state.host is None
    assert room.state.outcome is None


def test_before_anybody_came_the_room_waits_for_nothing() -> None:
    table = Table()
    table.restart()
    table.run(1)
    assert table.wake is None
    ann = table.client("Ann")
    assert ann.room is not None
    assert ann.room.host == 0


def test_a_claim_makes_everybody_come_back() -> None:
    table = lobby(3)
    table.ask(table.clients[2], commands.Leave())
    table.restart()
    assert [member.presence for member in table.room.state.members.values()] == ["reconnecting", "reconnecting", "left"]
    assert len(facts_of(table, facts.ClaimedBy)) == 1


def test_pens_are_counted_by_the_log_alone() -> None:
    table = started(3, "draw")
    assert table.room.state.pens[Seat(0)] == HeldPen(2, table.room.state.table.round.sheets[0])
    table.restart()
    assert table.room.state.pens[Seat(0)] == HeldPen(2, table.room.state.table.round.sheets[0])


def test_the_secret_and_the_keys_go_to_nobody() -> None:
    table = started(3, "over", rounds=1)
    for client in table.clients:
        table.join(client)
    for client in (*table.clients, table.client("Late")):
        told = repr(client.heard)
        assert SECRET.hex() not in told
        assert repr(SECRET) not in told
        assert "key-" not in told
