"""The decks of words that are guessed: how many cards, and how hard."""

from collections import Counter
from pathlib import Path

import pytest

import garabato.games
from garabato.core import Card
from garabato.words import load
from garabato.words.cards import read_deck
from garabato.words.checks import COMPLETE, deck_faults, star_faults

GAMES = Path(garabato.games.__path__[0])


def deck(game: str) -> tuple[Card, ...]:
    return read_deck(GAMES / game / "decks" / f"{game}.tsv")


@pytest.mark.parametrize(("game", "cards", "words"), [("doodle_dash", 70, 7), ("artbox", 100, 1)])
def test_a_deck_is_as_large_as_its_box_and_without_a_fault(game: str, cards: int, words: int) -> None:
    vocabulary = load()
    found = deck(game)
    assert len(found) == cards
    assert {len(card.words) for card in found} == {words}
    assert deck_faults(game, found, vocabulary.names) == []
    assert star_faults(game, found, vocabulary.concepts) == []


def test_every_concept_of_a_guessed_deck_comes_once() -> None:
    for game in ("doodle_dash", "artbox"):
        assert set(Counter(word.id for card in deck(game) for word in card.words).values()) == {1}


def test_the_star_of_a_list_is_a_name_or_rare_and_no_other_word_is_a_name() -> None:
    concepts = load().concepts
    for card in deck("doodle_dash"):
        assert card.star is not None
        for place, word in enumerate(card.words):
            proper = "proper" in concepts[word.id].tags
            assert place != card.star or proper or concepts[word.id].difficulty == 3
            assert place == card.star or not proper


def test_no_quality_is_guessed() -> None:
    """Every word of these decks is a noun."""
    kinds = {load().concepts[word.id].tags[0] for game in ("doodle_dash", "artbox") for card in deck(game) for word in card.words}
    assert "quality" not in kinds
    assert len(kinds) > 10


def test_a_card_of_artbox_is_short_in_every_language() -> None:
    for card in deck("artbox"):
        for language in COMPLETE:
            assert len(load().names[language][card.words[0].id].text) <= 20
