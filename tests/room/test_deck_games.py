"""Whole games with a deck of people's own, one after the other: every card is one of the deck's, and none comes again too early."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from garabato.core import ConceptId, own_words
from garabato.core.words import Card, Concept, concepts_in, found_in
from garabato.room import commands, facts
from garabato.room.inputs import DeckFetched
from garabato.room.own_deck import DeckMode, OwnCard, OwnDeck
from garabato.words import load
from tests.support.crowd import any_of
from tests.support.evenings import lobby
from tests.support.rooms import log_of

if TYPE_CHECKING:
    from tests.support.rooms import Table

WIDTHS = {"doodles": 3, "how_do_you_doodle": 3, "doodle_dash": 7, "artbox": 1}
MARKUP = "<svg/onload=alert()>"
LONG = "Rindfleischetikettierungsüberwachungsges"
"""Forty letters."""
MOST_STEPS = 6000


def deck(width: int, size: int) -> OwnDeck:
    """The first card holds markup, the second a word as long as may be."""
    star = 6 if width == 7 else None
    firsts = [MARKUP, LONG, *(f"parola {n}" for n in range(2, size))]
    return OwnDeck(
        "BCDFGH",
        "",
        "it",
        tuple(OwnCard((first, *(f"{first[:5]} {n} {k}" for k in range(1, width))), star) for n, first in enumerate(firsts)),
    )


def play(table: Table, luck: random.Random) -> None:
    """Begin a game and play it by whatever is offered, until it is over; then back to the lobby."""
    table.ask(table.clients[0], commands.Start())
    state = table.room.state
    assert state.playing, table.clients[0].refused
    for _ in range(MOST_STEPS):
        if state.outcome is not None:
            break
        moves = [(client, any_of(luck, offer)) for client in table.clients for offer in state.chosen.legal(state.table, client.seat)]
        if moves and luck.random() < 0.7:
            table.ask(*luck.choice(moves))
        else:
            table.run(2_000)
        if luck.random() < 0.3:
            table.scribble(luck.choice(table.clients))
    assert state.outcome is not None
    table.ask(table.clients[0], commands.ToLobby())


def dealt(table: Table) -> list[list[str]]:
    """The ids of the cards of each game, in the order in which they came."""
    games: list[list[str]] = []
    for entry in log_of(table):
        if isinstance(entry.what, facts.Began):
            games.append([])
        if isinstance(entry.what, facts.Began | facts.Played):
            events = facts.decode_events(entry.what.events, table.room.state.chosen.events)
            games[-1] += [card.id for card in found_in(events, Card) if card.id not in games[-1]]
    return games


@pytest.mark.parametrize("mode", ["only", "mixed"])
@pytest.mark.parametrize("game", WIDTHS)
def test_two_whole_games_with_own_words(game: str, mode: DeckMode) -> None:
    options: dict[str, Any] = {"rounds": 4} if WIDTHS[game] == 3 else {}
    table = lobby(3, game, **options)
    own = deck(WIDTHS[game], 30)
    table.ask(table.clients[0], DeckFetched(own, mode))
    luck = random.Random(7)
    for _ in range(2):
        play(table, luck)
    first, second = dealt(table)
    assert any(card.startswith("own-") for card in first)
    if mode == "only":
        assert all(card.startswith("own-") for card in (*first, *second))
    available = len(own.cards) + (40 if mode == "mixed" else 0)
    again = set(first) & set(second)
    assert not again or len({*first, *second}) == available, "a card came again though unused ones were left"


def test_markup_and_long_words_are_shown_as_they_are() -> None:
    table = lobby(3, "artbox")
    table.ask(table.clients[0], DeckFetched(deck(1, 6), "only"))
    table.ask(table.clients[0], commands.Start())
    seen: set[ConceptId] = set()
    luck = random.Random(3)
    for _ in range(300):
        seen |= {concept for client in table.clients for concept in concepts_in(client.view)}
        offers = [
            (client, any_of(luck, offer))
            for client in table.clients
            for offer in table.room.state.chosen.legal(table.room.state.table, client.seat)
        ]
        if offers:
            table.ask(*luck.choice(offers))
        table.run(1_000)
    names = {load().name(concept, "ro", "en") for concept in seen}
    assert {(MARKUP, "it"), (LONG, "it")} <= names
    assert all(own_words(concept) for concept in seen)
    assert Concept(ConceptId(f"it={MARKUP}")).id in seen
