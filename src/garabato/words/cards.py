"""Decks lie in the games' own folders; a deck is a table of card ids and concept ids, or of card ids and words of one language."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from garabato.core import Card, Concept, ConceptId, worded
from garabato.games import hall
from garabato.words.tables import BadTable

STAR = "*"
"""Before the one concept of a card that is harder than the others."""


@cache
def cards_of(game_name: str) -> tuple[Card, ...]:
    """Every card of a game, whatever the languages; none for a game without cards."""
    deck = hall()[game_name].deck
    if not deck:
        return ()
    return read_deck(files(f"garabato.games.{game_name}") / "decks" / f"{deck}.tsv")


@cache
def native_cards(game_name: str, language: str) -> tuple[Card, ...]:
    """A game's cards for tables that speak this language only (one with a table of names), whose words can't be translated."""
    table = files(f"garabato.games.{game_name}") / "decks" / "native" / f"{language}.tsv"
    return read_deck(table, language) if table.is_file() else ()


def read_deck(table: Traversable, language: str | None = None) -> tuple[Card, ...]:
    """The cards of one table: a header, then in each line a card id and its concepts from top to bottom.

    With a `language`, the cells are words of that language as they are. At most one concept of a card begins with a star,
    as on paper: it is the harder one.
    """
    header, *lines = table.read_text(encoding="utf-8").split("\n")
    width = len(header.split("\t"))
    cards: list[Card] = []
    for number, line in enumerate(lines, start=2):
        if line:
            key, *words = line.split("\t")
            concepts = tuple(_concept(word.removeprefix(STAR), language) for word in words)
            stars = [place for place, word in enumerate(words) if word.startswith(STAR)]
            if len(words) != width - 1 or not all(word.removeprefix(STAR) for word in words):
                message = f"{table.name}:{number}: a card id and {width - 1} concepts wanted"
                raise BadTable(message)
            if len(stars) > 1:
                message = f"{table.name}:{number}: one star a card, {len(stars)} found"
                raise BadTable(message)
            cards.append(Card(key, concepts, stars[0] if stars else None))
    return tuple(cards)


def _concept(cell: str, language: str | None) -> Concept:
    return Concept(ConceptId(cell)) if language is None else worded(cell, language)
