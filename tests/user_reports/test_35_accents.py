"""35: Accents, umlauts and apostrophes."""

import unicodedata
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from garabato.core import Concept, ConceptId, Judge, Verdict, worded
from garabato.words import cards_of, judge_in, load
from garabato.words.checks import COMPLETE

IN_CAPITALS_OF_TURKEY = str.maketrans({"i": "İ", "\u0131": "I"})

WAYS: dict[str, Callable[[str], str]] = {
    "taken apart": lambda name: unicodedata.normalize("NFD", name),
    "put together": lambda name: unicodedata.normalize("NFC", name),
    "capitals": str.upper,
    "Turkish capitals": lambda name: name.translate(IN_CAPITALS_OF_TURKEY).upper(),
    "curly apostrophe": lambda name: name.replace("'", "\u2019"),
    "straight apostrophe": lambda name: name.replace("\u2019", "'"),
    "a dot at the end": lambda name: f"{name}.",
    "blanks around": lambda name: f"  {name.replace(' ', '   ')} ",
    "hyphens for blanks": lambda name: name.replace(" ", "-"),
    "blanks for hyphens": lambda name: name.replace("-", " "),
    "no hyphens": lambda name: name.replace("-", ""),
    "without marks": lambda name: "".join(sign for sign in unicodedata.normalize("NFD", name) if not unicodedata.combining(sign)),
}


@cache
def judge(language: str) -> Judge:
    return judge_in(frozenset({language}))


def secrets() -> Iterator[ConceptId]:
    """Every concept that is guessed by name."""
    for card in cards_of("doodle_dash"):
        for word in card.words:
            yield word.id


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("language", COMPLETE)
def test_the_same_word_however_it_is_typed(language: str, way: str) -> None:
    names = load().names[language]
    refused = [typed for secret in secrets() if judge(language)(Concept(secret), typed := WAYS[way](names[secret].text)) is not Verdict.YES]
    assert not refused, f"{len(refused)} are not taken: {refused[:20]}"


@pytest.mark.parametrize(
    ("language", "name", "typed"),
    [
        ("ro", "știucă", "ştiucă"),  # the cedilla of old keyboards
        ("ro", "țap", "ţap"),
        ("ru", "ёлка", "елка"),
        ("ru", "ёлка", "ЕЛКА"),
        ("es", "niño", "nino"),
        ("it", "l\u2019uomo ragno", "uomo ragno"),
        ("it", "un\u2019ape", "ape"),
        ("de", "Straße", "strasse"),
        ("de", "Straße", "STRASSE"),
        ("de", "Käse", "kaese"),
        ("fr", "bœuf", "boeuf"),
        ("el", "κόσμος", "ΚΌΣΜΟΣ"),  # the final sigma
        ("en", "istanbul", "İSTANBUL"),
    ],
)
def test_languages_have_their_own_ways_of_typing(language: str, name: str, typed: str) -> None:
    assert judge(language)(worded(name, language), typed) is Verdict.YES


@pytest.mark.parametrize(
    ("language", "name", "typed"),
    [
        ("en", "sheep", "ship"),
        ("en", "pear", "bear"),
        ("it", "pala", "palla"),
        ("es", "pera", "perra"),
        ("ro", "fată", "față"),
        ("ru", "кот", "кит"),
    ],
)
def test_another_word_one_letter_away_is_not_taken(language: str, name: str, typed: str) -> None:
    assert judge(language)(worded(name, language), typed) is not Verdict.YES


@pytest.mark.parametrize(
    "typed", ["", " ", "\u200b", "'", "-", ".", "İ" * 100, "\u0301" * 100, "\ud83d\ude00" * 20, "ß" * 50, "a\u0000b", "ﬁsh"]
)
def test_nothing_crashes(typed: str) -> None:
    for language in COMPLETE:
        assert judge(language)(Concept(ConceptId("fish")), typed) in Verdict
