"""Cards of one language, for tables that speak no other."""

from types import MappingProxyType

import pytest

from garabato.core import Card, Concept, ConceptId, own_words, worded
from garabato.words import Words, cards_of, decks, load
from garabato.words.cards import native_cards
from garabato.words.checks import COMPLETE
from garabato.words.natives import native_faults
from garabato.words.tables import Name

DOG = ConceptId("dog")
SIZES = {"doodles": 20, "how_do_you_doodle": 16}
TWINS = [(game, language) for game in SIZES for language in COMPLETE]


def native(number: int, *words: str) -> Card:
    return Card(f"ab-it-{number:03d}", tuple(worded(word, "it") for word in words))


def word(number: int) -> str:
    """Another word for each number, in letters."""
    return "".join(chr(ord("a") + int(digit)) for digit in str(number))


def full_deck() -> list[Card]:
    return [native(number, word(100 + number), word(200 + number), word(300 + number)) for number in range(16)]


def faults(*last: Card, shared: tuple[Card, ...] = ()) -> list[str]:
    return native_faults("it", {"own": [*full_deck(), *last]}, {"own": shared}, {DOG: Name("cane")})


@pytest.mark.parametrize(("game", "language"), TWINS)
def test_a_table_of_one_language_has_cards_of_its_own_beside_the_shared_ones(game: str, language: str) -> None:
    cards = native_cards(game, language)
    assert len(cards) >= SIZES[game]
    assert decks(game, frozenset({language})) == cards_of(game) + cards
    for card in cards:
        assert len(card.words) == 3
        own = [own_words(each.id) for each in card.words]
        assert [load().name(each.id, "xx", "xx") for each in card.words] == own
        assert all(said is not None and said[1] == language for said in own)


@pytest.mark.parametrize("game", SIZES)
def test_a_mixed_table_has_the_shared_cards_only(game: str) -> None:
    for languages in (frozenset({"en", "it"}), frozenset(COMPLETE), frozenset({"en", "ja"}), frozenset({"ja"}), frozenset[str]()):
        assert decks(game, languages) == cards_of(game)
    assert decks(game, frozenset({"../native/it"})) == cards_of(game)


def test_no_card_has_the_id_of_another() -> None:
    cards = [card.id for game in SIZES for language in COMPLETE for card in native_cards(game, language)]
    cards += [card.id for game in SIZES for card in cards_of(game)]
    assert len(set(cards)) == len(cards)


def test_the_other_games_have_no_cards_of_one_language() -> None:
    for game in ("doodle_dash", "artbox", "doodle_dice"):
        assert native_cards(game, "en") == ()


def test_good_cards_pass() -> None:
    assert faults(native(16, "tavolo", "tavola", "tavolino")) == []
    assert native_faults("it", {"own": []}, {}, {}) == []


@pytest.mark.parametrize(
    ("card", "why"),
    [
        (native(16, "tavolo", "Tavolo", "tavolino"), "it: ab-it-016: has a word twice"),
        (native(16, "il tavolo", "tavola", "tavolino"), "it: ab-it-016: 'il tavolo' begins with an article"),
        (native(16, "tavolo/tavola", "panca", "banco"), "it: ab-it-016: 'tavolo/tavola' has signs that do not belong there: /"),
        (native(16, "merda", "tavola", "tavolino"), "it: ab-it-016: 'merda' is not for every table (merda)"),
        (native(15, "tavolo", "tavola", "tavolino"), "it: own: 'ab-it-015' is no card id, or out of order"),
        (Card("ab-016", (worded("tavolo", "it"), worded("banco", "it"))), "it: own: 'ab-016' is no card id, or out of order"),
        (native(16, word(100), word(200), "tavolino"), f"it: {word(100)} and {word(200)} meet on ab-it-000 and on ab-it-016"),
    ],
)
def test_what_is_wrong_with_a_card_is_said(card: Card, why: str) -> None:
    assert faults(card) == [why]


def test_a_word_that_is_everywhere_is_told() -> None:
    cards = [native(16 + number, "tavolo", word(400 + number), word(500 + number)) for number in range(4)]
    assert faults(*cards[:3]) == []
    assert faults(*cards) == ["it: own: 'tavolo' is on 4 cards"]


def test_too_few_cards_are_told() -> None:
    assert native_faults("it", {"own": full_deck()[:15]}, {}, {}) == ["it: own: 15 native cards are fewer than 16"]


def test_two_words_meet_on_one_card_only_whether_or_not_they_are_concepts() -> None:
    shared = Card("ab-001", (Concept(DOG), Concept(ConceptId("nameless")), worded("cagnolino", "it")))
    pairs = Card("ac-001", (Concept(DOG), worded("cagnone", "it")))
    own = native(16, "cane", "cagnolino", "cagnone")
    assert faults(own, shared=(shared, pairs)) == ["it: cagnolino and cane meet on ab-it-016 and on ab-001"]
    twin = native_faults("it", {"one": full_deck(), "two": [*full_deck()[:-1], own]}, {}, {})
    assert len(twin) == 3 * 15


def test_the_whole_check_reads_the_native_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    def spoiled(game: str, language: str) -> tuple[Card, ...]:
        found = native_cards(game, language)
        return (*found, native(999, "tavolo", "tavolo", "banco")) if (game, language) == ("doodles", "it") else found

    monkeypatch.setattr("garabato.words.vocabulary.native_cards", spoiled)
    words = Words(load().concepts, MappingProxyType(dict(load().names)))
    assert [fault for fault in words.check() if "ab-it-999" in fault]
