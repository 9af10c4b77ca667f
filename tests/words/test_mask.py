"""Rude words become stars where a house wants it so, and nothing else does."""

import pytest

from garabato.words.mask import masks
from garabato.words.screen import screen

RUDE = {"en": {"blast": frozenset[str](), "ass": frozenset({"donkey"})}, "es": {"porras": frozenset[str]()}}


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("blast", "*****"),
        ("BLAST it!", "***** it!"),
        ("a sandblast", "a sandblast"),
        ("blast-porras", "*****-******"),
        ("\uff42last", "*****"),
        ("what an ass", "what an ass"),
        ("", ""),
    ],
)
def test_whole_words_of_any_language_are_masked(typed: str, shown: str) -> None:
    assert masks(rude=RUDE)(typed) == shown


def test_a_house_may_allow_some() -> None:
    assert masks(["Blast"], RUDE)("blast porras") == "blast ******"


def test_every_word_of_the_list_is_masked_unless_it_has_an_innocent_meaning() -> None:
    mask = masks()
    for words in screen().values():
        for word, harmless in words.items():
            assert (mask(word) == word) == bool(harmless), word


@pytest.mark.parametrize("name", ["Ann", "Dick Whittington", "Scunthorpe", "José", "Анна", "Ștefan", "Giulia"])
def test_decent_names_stay(name: str) -> None:
    assert masks()(name) == name
