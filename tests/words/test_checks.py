# ruff: noqa: RUF001  (foreign alphabets are what is tested)
"""Every check finds what it is for, and lets good words pass."""

import unicodedata

import pytest

from garabato.core import Card, Concept, ConceptId
from garabato.words.checks import (
    COMPLETE,
    concept_faults,
    deck_faults,
    homograph_faults,
    list_faults,
    name_faults,
    star_faults,
    twin_faults,
)
from garabato.words.screen import rude_faults, screen
from garabato.words.spelling import fold, style_faults
from garabato.words.tables import Entry, Name

CAT, DOG, BAT, CLUB = (ConceptId(concept) for concept in ("cat", "dog", "bat", "club"))
ANIMAL = Entry(("animal",), None)


def card(key: str, *concepts: str) -> Card:
    return Card(key, tuple(Concept(ConceptId(concept)) for concept in concepts))


def full_deck() -> list[Card]:
    return [card(f"ab-{number:03d}", f"a{number}", f"b{number}") for number in range(60)]


def names_for(cards: list[Card], **other: Name) -> dict[str, dict[ConceptId, Name]]:
    table = {word.id: Name(word.id) for each in cards for word in each.words}
    return {language: table | {ConceptId(concept): name for concept, name in other.items()} for language in COMPLETE}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Cupid’s arrow"),
        ("en", "piñata"),
        ("en", "orange"),
        ("it", "lente d’ingrandimento"),
        ("it", "yo-yo"),
        ("es", "carrito de la compra"),
        ("es", "pingüino"),
        ("ro", "balon cu aer cald"),
        ("ro", "țânțar"),
        ("ru", "ёжик"),
        ("de", "Füße"),
    ],
)
def test_a_good_name_passes(language: str, text: str) -> None:
    assert list(style_faults(language, text)) == []


@pytest.mark.parametrize(
    ("language", "text", "why"),
    [
        ("en", "", "is empty or has spaces to spare"),
        ("en", "hot  dog", "is empty or has spaces to spare"),
        ("en", "dog ", "is empty or has spaces to spare"),
        ("es", unicodedata.normalize("NFD", "cañón"), "is not composed (NFC)"),
        ("en", "incomprehensibilities now", "is longer than 24 signs or 3 words"),
        ("en", "one two six ten", "is longer than 24 signs or 3 words"),
        ("en", "bat (animal)", "has signs that do not belong there: ()"),
        ("en", "cat/dog", "has signs that do not belong there: /"),
        ("it", "d'oro", "has signs that do not belong there: '"),
        ("ro", "ţânţar", "has signs that do not belong there: ţţ"),
        ("ro", "şarpe", "has signs that do not belong there: ş"),
        ("ru", "кoт", "has signs that do not belong there: o"),
        ("de", "Hund [Tier]", "has signs that do not belong there: []"),
        ("en", "the dog", "begins with an article"),
        ("es", "La Tierra", "begins with an article"),
        ("it", "l’oro", "begins with an article"),
        ("ro", "un câine", "begins with an article"),
        ("en", "cat or dog", "is two names in one"),
        ("it", "cane o gatto", "is two names in one"),
        ("ro", "câine sau lup", "is two names in one"),
        ("ru", "кот или пёс", "is two names in one"),
    ],
)
def test_a_bad_name_is_found(language: str, text: str, why: str) -> None:
    assert why in list(style_faults(language, text))


def test_what_a_reader_takes_for_the_same() -> None:
    assert fold("Ёлка") == fold("елка")
    assert fold("lecca-lecca") == fold("Lecca  lecca")
    assert fold("fată") != fold("față")


def test_concepts() -> None:
    assert concept_faults({CAT: ANIMAL, DOG: Entry(("animal", "homograph-en"), 1)}) == []
    assert concept_faults({CAT: Entry(("animal", "proper"), None)}) == []
    assert concept_faults({DOG: ANIMAL, CAT: ANIMAL}) == ["concepts.tsv is not sorted by id"]
    assert concept_faults({ConceptId("Hot Dog"): ANIMAL}) == ["'Hot Dog' is no id: small letters, digits and single hyphens only"]


@pytest.mark.parametrize("tags", [(), ("animal", "food"), ("beast",), ("homograph-en",)])
def test_a_concept_is_of_one_kind(tags: tuple[str, ...]) -> None:
    (fault,) = concept_faults({CAT: Entry(tags, None)})
    assert fault.startswith("cat needs exactly one tag of abstract, animal,")


def test_names() -> None:
    concepts = {CAT: ANIMAL, DOG: ANIMAL}
    assert name_faults("en", {CAT: Name("cat", ("puss",), ("lion",)), DOG: Name("dog")}, concepts) == []
    assert name_faults("en", {DOG: Name("dog"), CAT: Name("cat")}, concepts) == ["en: not sorted by id"]
    assert name_faults("en", {CAT: Name("cat")}, concepts) == ["en: dog has no name"]
    assert name_faults("de", {CAT: Name("Katze")}, concepts) == []
    assert name_faults("de", {BAT: Name("Fledermaus")}, concepts) == ["de: bat is in no row of concepts.tsv"]
    assert name_faults("de", {CAT: Name("Katze", ("katze",))}, concepts) == ["de: cat has a word twice"]
    assert name_faults("de", {CAT: Name("Katze", (), ("1/2",))}, concepts) == ["de: cat: '1/2' has signs that do not belong there: /"]


def test_rude_words_are_found_but_where_they_are_innocent() -> None:
    rude = {"es": {"zorra": frozenset[str](), "concha": frozenset({"seashell"}), "coño": frozenset[str]()}}
    names = {ConceptId("seashell"): Name("concha"), ConceptId("cone"): Name("cono"), ConceptId("fox"): Name("zorro", ("la Zorra",))}
    assert list(rude_faults("es", names, rude)) == ["es: fox: 'la Zorra' is not for every table (zorra)"]
    assert list(rude_faults("es", {DOG: Name("concha")}, rude)) == ["es: dog: 'concha' is not for every table (concha)"]
    assert list(rude_faults("it", names, rude)) == []


def test_the_screen_knows_whole_words_and_where_they_are_innocent() -> None:
    assert set(screen()) == set(COMPLETE)
    assert "cock" in screen()["en"]
    assert "cocktail" not in screen()["en"]
    assert not {"pesce", "martillo", "cono"} & {form for forms in screen().values() for form in forms}
    assert screen()["es"]["concha"] == {"seashell"}
    assert screen()["es"]["culo"] == set()


def test_lists_of_verbs_and_kinds() -> None:
    assert list_faults("verbs", {CAT: ("purr",), DOG: ("bark",)}, {CAT, DOG}) == []
    assert list_faults("verbs", {DOG: ("bark",), CAT: ()}, {CAT}) == [
        "verbs: not sorted by id",
        "verbs: dog is in no row of concepts.tsv",
        "verbs: cat has an empty list",
    ]


def test_two_concepts_of_one_name_carry_a_note() -> None:
    names = {"en": {BAT: Name("bat"), CLUB: Name("Bat"), CAT: Name("cat")}}
    noted = Entry(("animal", "homograph-en"), None)
    assert homograph_faults({BAT: noted, CLUB: noted, CAT: ANIMAL}, names) == []
    assert homograph_faults({BAT: noted, CLUB: ANIMAL, CAT: ANIMAL}, names) == [
        "en: club has the name of another concept and no tag says so",
    ]
    assert homograph_faults({BAT: noted, CLUB: noted, CAT: noted}, names) == ["en: cat has a name of its own, yet a tag says homograph"]


def test_a_good_deck_passes_and_so_does_none_at_all() -> None:
    deck = full_deck()
    assert deck_faults("ab", deck, names_for(deck)) == []
    assert deck_faults("", [], names_for([])) == []


def test_a_small_deck_is_found() -> None:
    deck = full_deck()[1:]
    assert deck_faults("ab", deck, names_for(deck)) == ["ab: 59 cards are fewer than 60"]


def test_card_ids_have_their_shape_and_order() -> None:
    deck = [*full_deck(), card("ab-059", "c", "d"), card("ab-1000", "e", "f")]
    assert deck_faults("ab", deck, names_for(deck)) == [
        "ab: 'ab-059' is no card id, or out of order",
        "ab: 'ab-1000' is no card id, or out of order",
    ]


def test_a_concept_comes_three_times_and_a_pair_once() -> None:
    deck = [*full_deck(), card("ab-060", "a1", "c"), card("ab-061", "a1", "d")]
    assert deck_faults("ab", deck, names_for(deck)) == []
    deck += [card("ab-062", "a1", "e"), card("ab-063", "b2", "a2")]
    assert deck_faults("ab", deck, names_for(deck)) == ["ab: a1 is on 4 cards", "ab: a2 and b2 meet on 2 cards"]


def test_a_word_that_is_guessed_comes_once() -> None:
    deck = [card(f"ab-{number:03d}", f"a{number}") for number in range(60)]
    assert deck_faults("ab", deck, names_for(deck)) == []
    deck.append(card("ab-060", "a7"))
    assert deck_faults("ab", deck, names_for(deck)) == ["ab: a7 is on 2 cards"]


def test_the_star_is_on_a_list_and_on_its_hardest_word() -> None:
    levels = {ConceptId(f"w{number}"): Entry(("animal",), level) for number, level in enumerate((1, 1, 2, 2, 3, None, 1))}
    concepts = {**levels, ConceptId("w6"): Entry(("person", "proper"), 1)}
    words = card("ab-001", *concepts).words
    assert star_faults("ab", [Card("ab-001", words, 6), Card("ab-002", words, 4), card("ab-003", "w0", "w1", "w2")], concepts) == []
    assert star_faults("ab", [Card("ab-001", words)], concepts) == ["ab: ab-001 needs a star"]
    assert star_faults("ab", [Card("ab-001", words[:3], 0)], concepts) == ["ab: ab-001 has a star nobody would see"]
    for place in (0, 2, 5):
        assert star_faults("ab", [Card("ab-001", words, place)], concepts) == [
            f"ab: w{place} has the star of ab-001 and is not harder than the others"
        ]
    assert star_faults("ab", [Card("ab-001", words, 6)], {}) == ["ab: w6 has the star of ab-001 and is not harder than the others"]


def test_the_words_of_a_card_are_told_apart_in_every_language() -> None:
    deck = full_deck()
    names = names_for(deck)
    names["it"] = names["it"] | {ConceptId("a7"): Name("uno", ("B7",))}
    names["ro"] = {concept: name for concept, name in names["en"].items() if concept != "b9"}
    assert deck_faults("ab", deck, names) == ["ab: ab-007 says 'b7' twice in it", "ab: ab-009 lacks a name for b9 in ro"]


def test_two_decks_of_three_words_a_card_share_no_card_and_no_pair() -> None:
    box = [card("ab-001", "cat", "dog", "bat"), card("ab-002", "bat", "owl", "crow")]
    fresh = [card("cd-001", "cat", "owl", "fox"), card("cd-002", "dog", "crow", "wolf")]
    assert twin_faults({"ab": box, "cd": fresh}) == []
    assert twin_faults({"ab": box, "cd": [*fresh, card("cd-003", "club", "dog", "cat")]}) == ["cat and dog meet on ab-001 and on cd-003"]
    assert twin_faults({"ab": box, "cd": fresh, "ef": [card("ef-001", "crow", "bat", "owl")]}) == [
        "bat and crow meet on ab-002 and on ef-001",
        "bat and owl meet on ab-002 and on ef-001",
        "crow and owl meet on ab-002 and on ef-001",
    ]


def test_a_pair_may_come_again_where_cards_are_longer_or_shorter() -> None:
    decks = {
        "ab": [card("ab-001", "cat", "dog", "bat")],
        "cd": [card("cd-001", "cat", "dog")],
        "ef": [card("ef-001", "cat", "dog", "bat", "owl")],
    }
    assert twin_faults(decks) == []
