"""The vocabulary that comes with the package."""

import time
from collections import Counter
from itertools import combinations
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import pytest

from garabato.core import Card, Concept, ConceptId, Verdict, worded
from garabato.games import hall
from garabato.words import Words, cards_of, decks, judge_in, load
from garabato.words.checks import COMPLETE
from garabato.words.tables import Entry, Name, read_concepts, read_names

DOG = ConceptId("dog")
EVERY_LANGUAGE = frozenset(COMPLETE)


def concept_words(card: Card) -> list[str]:
    return [word.id for word in card.words]


def test_the_five_languages_are_there_and_nothing_is_wrong_with_them() -> None:
    words = load()
    assert set(COMPLETE) <= set(words.languages)
    assert words.check() == []


def test_everybody_reads_a_concept_in_the_own_language() -> None:
    words = load()
    assert [words.name(DOG, language, "en") for language in COMPLETE] == [
        ("dog", "en"),
        ("perro", "es"),
        ("cane", "it"),
        ("câine", "ro"),
        ("собака", "ru"),
    ]


def test_a_language_without_the_word_reads_it_in_the_fallback_and_is_told_so() -> None:
    words = load()
    assert words.name(DOG, "ja", "ro") == ("câine", "ro")
    assert words.name(DOG, "ja", "zh") == ("dog", "en")


def test_a_concept_that_is_gone_is_called_by_its_id() -> None:
    assert load().name(ConceptId("sea-serpent"), "it", "ro") == ("sea serpent", "en")


def test_the_deck_of_how_do_you_doodle_is_as_large_as_the_box_in_all_five_languages_together() -> None:
    cards = decks("how_do_you_doodle", EVERY_LANGUAGE)
    assert len(cards) == 137
    assert all(len(card.words) == 3 for card in cards)


def test_the_deck_of_doodles_is_as_large_as_the_box_in_all_five_languages_together() -> None:
    cards = decks("doodles", EVERY_LANGUAGE)
    assert len(cards) == 158
    assert all(len(card.words) == 3 for card in cards)
    assert cards == cards_of("doodles") == load().decks("doodles", frozenset({"it"}))[:158]


def test_no_two_concepts_meet_twice_on_cards_of_three_words_whatever_the_game() -> None:
    cards = [card for name in hall() for card in cards_of(name) if len(card.words) == 3]
    pairs = Counter(pair for card in cards for pair in combinations(sorted(concept_words(card)), 2))
    assert len(pairs) >= 3 * 158
    assert [pair for pair, times in pairs.items() if times > 1] == []


def test_the_check_sees_a_deck_that_repeats_a_card_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    class Game(NamedTuple):
        name: str
        deck: str

    hall_of_two = {name: Game(name, f"{name}-deck") for name in ("one", "two")}
    box = cards_of("doodles")
    again = Card("zz-001", box[4].words)
    deals = {"one": box, "two": (*(Card(card.id, card.words[:2]) for card in box), again)}
    monkeypatch.setattr("garabato.words.vocabulary.hall", lambda: hall_of_two)
    monkeypatch.setattr("garabato.words.vocabulary.cards_of", deals.__getitem__)
    monkeypatch.setattr("garabato.words.vocabulary.native_cards", lambda _game, _language: ())
    found = [fault for fault in load().check() if again.id in fault and box[4].id in fault]
    assert len(found) == 3


def test_nobody_is_dealt_a_card_that_somebody_at_the_table_cannot_read() -> None:
    cards = cards_of("doodles")
    known = {ConceptId(word) for word in concept_words(cards[3]) + concept_words(cards[5])}
    half = {concept: name for concept, name in load().names["it"].items() if concept in known}
    words = Words(load().concepts, MappingProxyType({**load().names, "xx": MappingProxyType(half)}))
    assert words.decks("doodles", frozenset({"en", "xx"})) == (cards[3], cards[5])


def test_a_language_without_a_table_keeps_nobody_from_playing() -> None:
    """Its reader gets the cards in the room's language."""
    words = load()
    assert words.decks("doodles", frozenset({"en", "xx"})) == words.decks("doodles", frozenset({"xx"})) == cards_of("doodles")
    assert words.name(words.decks("doodles", frozenset({"xx"}))[0].words[0].id, "xx", "it")[1] == "it"


def test_a_game_without_cards_has_no_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cardless:
        deck = ""

    monkeypatch.setattr("garabato.words.cards.hall", lambda: {"cardless": Cardless})
    assert cards_of("cardless") == ()


def test_the_check_speaks_of_the_words_and_of_the_decks() -> None:
    words = Words(load().concepts, MappingProxyType({**load().names, "en": MappingProxyType({DOG: Name("the dog")})}))
    faults = words.check()
    assert "en: dog: 'the dog' begins with an article" in faults
    assert "en: cat has no name" in faults
    first = cards_of("doodles")[0]
    assert f"{hall()['doodles'].deck}: {first.id} lacks a name for {', '.join(concept_words(first))} in en" in faults


def test_loading_is_quick_enough_to_be_done_at_every_start() -> None:
    load.cache_clear()
    before = time.process_time()
    load()
    assert time.process_time() - before < 0.5


def test_words_are_loaded_once() -> None:
    assert load() is load()


def test_cells_are_read_as_they_stand(tmp_path: Path) -> None:
    names = tmp_path / "en.tsv"
    names.write_text("id\tname\taccept\treject\nhot-dog\thot dog\tfrankfurter|wiener\tdog\ncat\tcat\t\t\n", encoding="utf-8")
    assert read_names(names) == {
        ConceptId("hot-dog"): Name("hot dog", ("frankfurter", "wiener"), ("dog",)),
        ConceptId("cat"): Name("cat"),
    }
    concepts = tmp_path / "concepts.tsv"
    concepts.write_text("id\ttags\tdifficulty\nbat\tanimal homograph-en\t2\ncat\tanimal\t\n", encoding="utf-8")
    assert read_concepts(concepts) == {
        ConceptId("bat"): Entry(("animal", "homograph-en"), 2),
        ConceptId("cat"): Entry(("animal",), None),
    }


def test_concepts_of_a_deck_are_cards_of_the_core() -> None:
    assert cards_of("doodles")[0] == Card(
        "do-001", (Concept(ConceptId("lemon")), Concept(ConceptId("tangerine")), Concept(ConceptId("lime")))
    )


def test_words_of_one_language_are_shown_as_they_are() -> None:
    assert load().name(worded("Onkel Bo", "de").id, "it", "en") == ("Onkel Bo", "de")


def test_words_of_one_language_are_guessed_in_it() -> None:
    secret = worded("gatto con gli stivali", "it")
    assert judge_in(frozenset({"it", "en"}))(secret, "Gatto con gli Stivali") is Verdict.YES
    assert judge_in(frozenset({"en"}))(secret, "gatto con gli stivali") is Verdict.ASK
