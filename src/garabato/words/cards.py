"""Decks lie in the games' own folders; a deck is a table of card ids and concept ids."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from garabato.core import Card, Concept, ConceptId
from garabato.games import hall
from garabato.words.tables import BadTable


@cache
def cards_of(game_name: str) -> tuple[Card, ...]:
    """Every card of a game, whatever the languages; none for a game without cards."""
    deck = hall()[game_name].deck
    if not deck:
        return ()
    return read_deck(files(f"garabato.games.{game_name}") / "decks" / f"{deck}.tsv")


def read_deck(table: Traversable) -> tuple[Card, ...]:
    """The cards of one table: a header, then in each line a card id and its concepts from top to bottom."""
    header, *lines = table.read_text(encoding="utf-8").split("\n")
    width = len(header.split("\t"))
    cards: list[Card] = []
    for number, line in enumerate(lines, start=2):
        if line:
            key, *words = line.split("\t")
            if len(words) != width - 1 or not all(words):
                message = f"{table.name}:{number}: a card id and {width - 1} concepts wanted"
                raise BadTable(message)
            cards.append(Card(key, tuple(Concept(ConceptId(word)) for word in words)))
    return tuple(cards)
