# ruff: noqa: RUF001  (other alphabets are what this file is about)
"""How a name is spelled, language by language."""

import re
import unicodedata
from collections.abc import Iterator

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

ARTICLES = {
    "en": "a|an|the",
    "es": "el|la|los|las|un|una|unos|unas",
    "it": "il|lo|la|i|gli|le|un|uno|una",
    "ro": "un|o|niște",
}
CHOICES = {"en": "or", "es": "o|u", "it": "o|oppure", "ro": "sau|ori", "ru": "или"}
"""Words that would make two names of one."""


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
    if language in ARTICLES and re.match(rf"({ARTICLES[language]})\s|l’", text, re.IGNORECASE):
        yield "begins with an article"
    if language in CHOICES and re.search(rf"\s({CHOICES[language]})\s", text, re.IGNORECASE):
        yield "is two names in one"
