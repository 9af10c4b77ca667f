"""A deck of people's own in the box: who puts it there, what the others get to know, and which cards come when."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from garabato.core import Seat, Verdict, found_in
from garabato.core.words import Card
from garabato.games import hall
from garabato.room import Room, commands, facts
from garabato.room.deck_facts import DeckBrought, DeckDropped, DeckTaken
from garabato.room.decks import MOST_CARDS_EVER, MOST_DECKS
from garabato.room.inputs import DeckFetched
from garabato.room.messages import DeckInBox
from garabato.room.own_deck import MOST_CARDS, DeckMode, OwnCard, OwnDeck
from tests.support.evenings import facts_of, lobby, refusal
from tests.support.rooms import Table, decks

CANARY = "zanzara-canterina"


def deck(width: int = 3, size: int = 12, code: str = "BCDFGH", first: int = 0) -> OwnDeck:
    """Cards with numbers for words; the last word of a card of seven has the star."""
    star = 6 if width == 7 else None
    cards = tuple(OwnCard(tuple(f"{CANARY} {n} {k}" for k in range(width)), star) for n in range(first, first + size))
    return OwnDeck(code, "Nonna", "it", cards)


def take(table: Table, own: OwnDeck, mode: DeckMode = "only") -> None:
    table.ask(table.clients[0], DeckFetched(own, mode))


def begin(table: Table) -> list[Card]:
    """Start the game, look at its cards and go back to the lobby."""
    table.ask(table.clients[0], commands.Start())
    assert table.room.state.playing, table.clients[0].refused
    events = facts.decode_events(facts_of(table, facts.Began)[-1].events, table.room.state.chosen.events)
    table.ask(table.clients[0], commands.ToLobby())
    return list(found_in(events, Card))


def seen(table: Table) -> DeckInBox:
    room = table.clients[1].room
    assert room is not None
    assert room.deck is not None
    return room.deck


# ---------------------------------------------------------------- into the box and out of it


def test_the_host_puts_a_deck_into_the_box_and_all_see_its_label() -> None:
    table = lobby()
    take(table, deck())
    assert seen(table) == DeckInBox(
        code="BCDFGH",
        title="Nonna",
        language="it",
        width=3,
        cards=12,
        unused=12,
        mode="only",
        by=Seat(0),
        fits=True,
        missing=0,
    )


def test_nobody_is_told_its_words_before_they_are_played() -> None:
    table = lobby()
    take(table, deck())
    table.ask(table.clients[0], DeckFetched(deck(), "mixed"))
    for client in table.clients:
        assert CANARY not in repr(client.heard)


def test_the_host_takes_it_out_again() -> None:
    table = lobby()
    take(table, deck())
    table.ask(table.clients[0], commands.DropDeck())
    table.ask(table.clients[0], commands.DropDeck())
    assert table.clients[1].room is not None
    assert table.clients[1].room.deck is None
    assert len(facts_of(table, DeckDropped)) == 1
    assert not any(card.id.startswith("own-") for card in begin(table))


@pytest.mark.parametrize("command", [DeckFetched(deck(), "only"), commands.DropDeck()])
def test_only_the_host_and_only_in_the_lobby(command: Any) -> None:
    table = lobby()
    table.ask(table.clients[1], command)
    assert refusal(table.clients[1]) == "refused-host-only"
    table.ask(table.clients[0], commands.Start())
    table.ask(table.clients[0], command)
    assert refusal(table.clients[0]) == "refused-playing"


def test_a_deck_that_is_not_there_is_refused() -> None:
    table = lobby()
    table.ask(table.clients[0], DeckFetched(None, "only"))
    assert refusal(table.clients[0]) == "refused-unknown-deck"


def test_the_cards_stand_in_the_log_once() -> None:
    table = lobby()
    take(table, deck())
    take(table, deck(), "mixed")
    take(table, deck(), "mixed")
    table.ask(table.clients[0], commands.DropDeck())
    take(table, deck())
    assert len(facts_of(table, DeckBrought)) == 1
    assert [what.mode for what in facts_of(table, DeckTaken)] == ["only", "mixed", "only"]


def test_so_many_decks_a_room_takes_and_those_it_has_ever_after() -> None:
    table = lobby()
    codes = [f"{chr(65 + n // 26)}{chr(65 + n % 26)}AAAA" for n in range(MOST_DECKS + 1)]
    for code in codes[:-1]:
        take(table, deck(code=code))
    take(table, deck(code=codes[-1]))
    assert refusal(table.clients[0]) == "refused-many-decks"
    take(table, deck(code=codes[0]))
    assert seen(table).code == codes[0]


def test_large_decks_fill_a_room_sooner() -> None:
    table = lobby()
    codes = [f"AAAAA{letter}" for letter in "BCDFGHJ"]
    for number, code in enumerate(codes):
        take(table, deck(size=MOST_CARDS, code=code, first=number))
    assert refusal(table.clients[0]) == "refused-many-decks"
    assert sum(len(own.cards) for own in table.room.state.box.decks.values()) <= MOST_CARDS_EVER


def test_it_lies_there_after_a_restart() -> None:
    table = lobby()
    take(table, deck(), "mixed")
    began = {card.id for card in begin(table)}
    before = table.room.state.box
    table.restart()
    after = table.room.state.box
    assert (after.taken, after.decks, list(after.used)) == (before.taken, before.decks, list(before.used))
    assert began & set(after.used)


def test_it_is_folded_from_its_bytes() -> None:
    table = lobby()
    take(table, deck(7))
    state = Room.fold(table.store.entries, [], hall=hall(), decks=decks).state
    assert state.box.decks == {"BCDFGH": deck(7)}
    assert msgspec.json.decode(msgspec.json.encode(deck(7)), type=OwnDeck) == deck(7)


# ---------------------------------------------------------------- which cards come

GAMES = [("doodles", 3), ("how_do_you_doodle", 3), ("doodle_dash", 7), ("artbox", 1)]
every_game = pytest.mark.parametrize(("game", "width"), GAMES)


@every_game
def test_only_these_means_no_others(game: str, width: int) -> None:
    table = lobby(3, game)
    take(table, deck(width, 40))
    played = begin(table)
    assert all(card.id.startswith("own-") for card in played)
    if width == 7:
        assert {card.star for card in played} == {6}


@every_game
def test_a_game_that_wants_other_cards_is_played_with_its_own(game: str, width: int) -> None:
    table = lobby(3, game)
    take(table, deck(7 if width == 3 else 3, 40))
    assert (seen(table).fits, seen(table).unused, seen(table).missing) == (False, None, 0)
    assert not any(card.id.startswith("own-") for card in begin(table))
    assert seen(table).code == "BCDFGH"


def test_a_game_without_words_leaves_it_in_the_box() -> None:
    table = lobby(3, "doodle_dice")
    take(table, deck())
    assert not seen(table).fits
    table.ask(table.clients[0], commands.Start())
    assert table.room.state.playing


def test_too_few_cards_are_said_with_how_many() -> None:
    table = lobby(3, rounds=5)
    take(table, deck(size=3))
    assert seen(table).missing == 2
    table.ask(table.clients[0], commands.Start())
    assert refusal(table.clients[0]) == "refused-few-own-cards"
    take(table, deck(size=3), "mixed")
    assert seen(table).missing == 0
    assert len(begin(table)) >= 5


@every_game
def test_who_is_alone_is_told_what_the_smallest_table_would_lack(game: str, width: int) -> None:
    table = lobby(2, game)
    state = table.room.state
    for name, options in state.chosen.presets.items():
        fields = msgspec.to_builtins(options)
        del fields["type"]
        table.ask(table.clients[0], commands.Pick(game, fields))
        take(table, deck(width, 1))
        assert seen(table).missing == state.chosen.cards(options, 3) - 1 > 0, name


def test_no_card_comes_again_while_unused_ones_remain_and_then_the_oldest_come_first() -> None:
    table = lobby(3, rounds=5)
    take(table, deck(size=12))
    games = [_pile(table) for _ in range(5)]
    assert len({*games[0], *games[1]}) == 10
    assert seen(table).unused == 0
    every = {card for game in games for card in game}
    last_two = every - {*games[0], *games[1]}
    assert len(every) == 12
    assert last_two < {*games[2]}, "what was never used comes before anything else"
    assert {*games[2]} - last_two <= {*games[0]}, "and then what was used longest ago"


def _pile(table: Table) -> list[str]:
    began = begin(table)
    return [*dict.fromkeys(card.id for card in began)]


def test_a_card_is_the_same_when_another_one_was_mended() -> None:
    table = lobby(3, rounds=5)
    take(table, deck(size=10))
    first = set(_pile(table))
    mended = msgspec.structs.replace(deck(size=10, code="XXXXXX"), cards=(*deck(size=9).cards, OwnCard(("a", "b", "c"))))
    take(table, mended)
    assert seen(table).unused in {5, 6}
    assert not first & set(_pile(table))


def test_mixed_in_about_every_second_card_is_of_the_deck() -> None:
    table = lobby(3, rounds=10)
    take(table, deck(size=10), "mixed")
    first = _pile(table)
    mine = [card for card in first if card.startswith("own-")]
    assert 1 <= len(mine) < len(first) == 10
    assert len(set(table.room.state.box.used)) == 10
    seconds = [_pile(table) for _ in range(3)]
    played = [card for game in (first, *seconds) for card in game]
    assert len(played) == len(set(played)), "40 of 50 cards, none twice"
    assert sum(card.startswith("own-") for card in played) == 10


def test_while_a_game_runs_nobody_hears_how_many_are_left() -> None:
    table = lobby(3, "artbox")
    take(table, deck(1, 40))
    table.ask(table.clients[0], commands.Start())
    assert seen(table).unused is None
    assert seen(table).fits


@every_game
@pytest.mark.parametrize("mode", ["only", "mixed"])
def test_the_first_card_of_every_game_in_both_modes(game: str, width: int, mode: DeckMode) -> None:
    table = lobby(3, game)
    take(table, deck(width, 40), mode)
    played = begin(table)
    assert len({card.id for card in played}) == len({card.words for card in played})


def test_the_decks_language_counts_in_guesses() -> None:
    asked: list[frozenset[str]] = []

    def judges(languages: frozenset[str]) -> Any:
        asked.append(languages)
        return lambda _secret, _guess: Verdict.ASK

    table = Table("doodle_dash", judges=judges)
    for name in ("Ann", "Bob", "Cem"):
        table.client(name)
    take(table, deck(7, 40))
    asked.clear()
    table.ask(table.clients[0], commands.Start())
    assert {frozenset({"en", "it"})} == {*asked}
