# ruff: noqa: RUF001  (other alphabets are what this file is about)
"""How a name is spelled, language by language."""

import re
import unicodedata
from collections.abc import Iterator

from garabato.kit.word_match import ARTICLES, CHOICES

LONGEST_NAME = 24
MOST_WORDS = 3
LONGEST_JOINT = 2
"""Words of up to two letters (of, de, la, cu) are not counted: they cost no reader anything."""

_LATIN = r"a-z’ \-"
ALPHABETS = {
    "en": f"{_LATIN}ñ",
    "es": f"{_LATIN}áéíóúüñ",
    "it": f"{_LATIN}àèéìòùñ",
    "ro": f"{_LATIN}ăâîșț",
    "ru": "а-яё -",
}
"""The small letters and signs of a name. Romanian has the comma below, Russian writes its ё."""


def fold(text: str) -> str:
    """The same for two names that a reader takes for the same word."""
    return " ".join(text.casefold().replace("ё", "е").replace("-", " ").split())


def style_faults(language: str, text: str) -> Iterator[str]:
    """What is wrong with the spelling of one name."""
    if not text or text != " ".join(text.split()):
        yield "is empty or has spaces to spare"
    if not unicodedata.is_normalized("NFC", text):
        yield "is not composed (NFC)"
    if len(text) > LONGEST_NAME or sum(len(word) > LONGEST_JOINT for word in text.split()) > MOST_WORDS:
        yield f"is longer than {LONGEST_NAME} signs or {MOST_WORDS} words"
    alphabet = ALPHABETS.get(language, r"\w’ -")
    strange = re.sub(f"[{alphabet}]", "", text.lower())
    if strange:
        yield f"has signs that do not belong there: {strange}"
    words = text.lower().split()
    if text.lower().startswith("l’") or (len(words) > 1 and words[0] in ARTICLES.get(language, ())):
        yield "begins with an article"
    if not CHOICES.get(language, frozenset()).isdisjoint(words[1:-1]):
        yield "is two names in one"
