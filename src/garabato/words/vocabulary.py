"""All words in all languages, loaded once and never changed."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from garabato.core import Card, ConceptId, own_words
from garabato.games import hall
from garabato.words import checks
from garabato.words.cards import cards_of, native_cards
from garabato.words.natives import native_faults
from garabato.words.screen import rude_faults, screen
from garabato.words.tables import Entry, Name, read_concepts, read_names


@dataclass(frozen=True, slots=True)
class Words:
    """The vocabulary: concepts, and their names by language."""

    concepts: Mapping[ConceptId, Entry]
    names: Mapping[str, Mapping[ConceptId, Name]]
    """By language (``"it"``), then by concept."""

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that have a table of names, in the order of their codes."""
        return tuple(self.names)

    def name(self, concept: ConceptId, language: str, fallback: str) -> tuple[str, str]:
        """The concept's name and the language it is in: the wanted one, else the fallback, else English.

        A concept that no table knows any more (an old log may hold one) is called by its id,
        which reads as English. Words of one language only are as they are.
        """
        own = own_words(concept)
        if own is not None:
            return own
        for wanted in (language, fallback, "en"):
            found = self.names.get(wanted, {}).get(concept)
            if found is not None:
                return found.text, wanted
        return concept.replace("-", " "), "en"

    def decks(self, game_name: str, languages: frozenset[str]) -> tuple[Card, ...]:
        """The game's cards whose every word has a name in every one of `languages`, then those of one language that all speak.

        Who reads a language that has no table at all keeps nobody from playing: that person gets the
        room's language (`name`).
        """
        tables = [self.names[language] for language in languages if language in self.names]
        shared = tuple(card for card in cards_of(game_name) if all(word.id in table for word in card.words for table in tables))
        return shared + (self.natives(game_name, *languages) if len(languages) == 1 else ())

    def natives(self, game_name: str, language: str) -> tuple[Card, ...]:
        """The game's cards in words that only this language has."""
        return native_cards(game_name, language) if language in self.names else ()

    def check(self) -> list[str]:
        """What is wrong with the tables and the decks, one sentence a fault; empty if all is well."""
        faults = checks.concept_faults(self.concepts)
        for language, names in self.names.items():
            faults += checks.name_faults(language, names, self.concepts)
            faults += rude_faults(language, names, screen())
        faults += checks.homograph_faults(self.concepts, self.names)
        cards = {game.deck: cards_of(game.name) for game in hall().values()}
        for deck, its_cards in cards.items():
            faults += checks.deck_faults(deck, its_cards, self.names)
            faults += checks.star_faults(deck, its_cards, self.concepts)
        for language, names in self.names.items():
            natives = {game.deck: self.natives(game.name, language) for game in hall().values()}
            faults += native_faults(language, natives, cards, names)
        return faults + checks.twin_faults(cards)


@cache
def load() -> Words:
    """Read the tables that come with the package; the same Words every time."""
    folder = files("garabato.words")
    tables = sorted((folder / "names").iterdir(), key=lambda table: table.name)
    names = {table.name.removesuffix(".tsv"): MappingProxyType(read_names(table)) for table in tables}
    return Words(MappingProxyType(read_concepts(folder / "concepts.tsv")), MappingProxyType(names))


def decks(game_name: str, languages: frozenset[str]) -> tuple[Card, ...]:
    """The game's cards that everybody can read who reads one of `languages`."""
    return load().decks(game_name, languages)
