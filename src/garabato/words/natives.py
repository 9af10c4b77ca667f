"""What a good card of one language looks like: its words are no concepts, but stand on it as they are."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from garabato.core import Card, ConceptId, own_words
from garabato.words.checks import MOST_CARDS_A_CONCEPT, WORDS_OF_A_TWIN, misplaced
from garabato.words.screen import rude_faults, screen
from garabato.words.spelling import fold, style_faults
from garabato.words.tables import Name

SMALLEST_NATIVE_DECK = 16
"""Fewer would come so rarely that nobody noticed them among the shared ones."""

Decks = Mapping[str, Sequence[Card]]
"""The cards by the name of the deck."""


def native_faults(language: str, natives: Decks, shared: Decks, names: Mapping[ConceptId, Name]) -> list[str]:
    """Everything that is wrong with the native cards of one language, beside each other and beside the shared cards.

    Two words meet on one card only, whatever the game and whether they are concepts or not.
    """
    faults: list[str] = []
    places: defaultdict[tuple[str, ...], list[str]] = defaultdict(list)
    for deck, cards in natives.items():
        faults += [f"{language}: {deck}: {why}" for why in _deck_faults(cards, language)]
        for card in cards:
            words = _texts(card, names)
            faults += [f"{language}: {card.id}: {why}" for why in _card_faults(words, language)]
            faults += rude_faults(language, {ConceptId(card.id): Name("", tuple(words))}, screen())
            _note(places, card.id, words)
    native = sorted(places)
    for cards in shared.values():
        for card in cards:
            if len(card.words) == WORDS_OF_A_TWIN:
                _note(places, card.id, _texts(card, names))
    twice = [pair for pair in native if len(places[pair]) > 1]
    return faults + [f"{language}: {' and '.join(pair)} meet on {' and on '.join(places[pair])}" for pair in twice]


def _texts(card: Card, names: Mapping[ConceptId, Name]) -> list[str]:
    """The words of a card as its reader sees them; a concept without a name is left out."""
    found: list[str] = []
    for word in card.words:
        own = own_words(word.id)
        if own is not None:
            found.append(own[0])
        elif word.id in names:
            found.append(names[word.id].text)
    return found


def _note(places: defaultdict[tuple[str, ...], list[str]], card: str, words: Sequence[str]) -> None:
    for pair in combinations(sorted({fold(word) for word in words}), 2):
        places[pair].append(card)


def _deck_faults(cards: Sequence[Card], language: str) -> Iterator[str]:
    if cards and len(cards) < SMALLEST_NATIVE_DECK:
        yield f"{len(cards)} native cards are fewer than {SMALLEST_NATIVE_DECK}"
    for card in misplaced(cards, language):
        yield f"{card.id!r} is no card id, or out of order"
    uses = Counter(fold(word) for card in cards for word in _texts(card, {}))
    yield from (f"{word!r} is on {times} cards" for word, times in uses.items() if times > MOST_CARDS_A_CONCEPT)


def _card_faults(words: Sequence[str], language: str) -> Iterator[str]:
    """What one reader would object to in one card."""
    if len({fold(word) for word in words}) < len(words):
        yield "has a word twice"
    for word in words:
        yield from (f"{word!r} {why}" for why in style_faults(language, word))
