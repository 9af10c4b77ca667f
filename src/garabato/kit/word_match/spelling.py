# ruff: noqa: RUF001, RUF002  (other alphabets are what this file is about)
"""Steps 1 and 2: capitals, articles and signs are taken off; marks that were typed have to be right, missing ones are forgiven."""

import re
import unicodedata
from collections.abc import Mapping


def _each(words: str) -> frozenset[str]:
    return frozenset(words.split())


ARTICLES: Mapping[str, frozenset[str]] = {
    "de": _each("der die das den dem des ein eine einen einem einer"),
    "en": _each("a an the"),
    "es": _each("el la los las un una unos unas"),
    "fr": _each("le la les un une des du"),
    "it": _each("il lo la i gli le un uno una"),
    "ro": _each("un o niște"),
}
CHOICES: Mapping[str, frozenset[str]] = {
    "de": _each("oder"),
    "en": _each("or"),
    "es": _each("o u"),
    "fr": _each("ou"),
    "it": _each("o oppure"),
    "ro": _each("sau ori"),
    "ru": _each("или"),
}
"""The words for "or"."""
_LITTLE: Mapping[str, frozenset[str]] = {
    "en": _each("to some"),
    "it": _each("dei degli delle del dello della"),
    "ro": _each("a"),
}
"""What else a noun or a verb has before it and could as well do without."""

_APOSTROPHES = str.maketrans(dict.fromkeys("’‘ʼ`´′", "'"))
_ELISION = re.compile(r"\b(?:l|un|d|dell|all|nell|dall|sull|quell|qu|j|n)'(?=\w)")
_WORD = re.compile(r"[^\W_]+")
_STRAY_MARKS = re.compile("[\u0300-\u036f]+")
_INNER_I = re.compile(r"(?<=\w)î(?=\w)")
_LETTERS = str.maketrans({"ё": "е", "œ": "oe", "æ": "ae", "ş": "ș", "ţ": "ț"})
_GRAVE = str.maketrans("áéíóú", "àèìòù")
_TURKISH = str.maketrans("Iİ", "ıi")
_UNMARKED = str.maketrans(
    {
        letter: bare[0]
        for letter in map(chr, range(0xC0, 0x2000))
        if len(bare := unicodedata.normalize("NFD", letter)) > 1 and not unicodedata.combining(bare[0])
    }
    | {"ł": "l", "đ": "d", "ø": "o", "ı": "i"},
)
"""Latin, Greek and Cyrillic letters with a mark, each to itself without."""
_SPELLED_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "ø": "oe"})


def tokens(text: str, language: str) -> tuple[str, ...]:
    """The words of a text as they are compared, without articles; with them if it holds nothing else.

    NFKC; small letters (Turkish has two kinds of i); ё is е; a cedilla is a comma and î inside a word is â (Romanian); an
    acute is a grave (Italian); l’orso is orso; a hyphen is a space.
    """
    words = words_of(text, language)
    bare = tuple(word for word in words if word not in ARTICLES.get(language, ()) and word not in _LITTLE.get(language, ()))
    return bare or words


def words_of(text: str, language: str) -> tuple[str, ...]:
    """The same with articles."""
    text = unicodedata.normalize("NFKC", text)
    if language == "tr":
        text = text.translate(_TURKISH)
    text = unicodedata.normalize("NFC", text.casefold()).translate(_APOSTROPHES).translate(_LETTERS)
    text = _ELISION.sub("", _STRAY_MARKS.sub("", text)).replace("'", "")
    if language == "ro":
        text = _INNER_I.sub("â", text)
    if language == "it":
        text = text.translate(_GRAVE)
    return tuple(_WORD.findall(text))


def plain(word: str) -> str:
    """Without any mark."""
    return word if word.isascii() else word.translate(_UNMARKED)


def spelled_out(form: str) -> str:
    """With ae, oe, ue for the letters that have no key on many keyboards."""
    return form.translate(_SPELLED_OUT)


def alike(typed: str, form: str) -> bool:
    """Whether every typed mark is one of the form's: *nino* is niño, *fata* is fată, *față* is not."""
    if typed == form:
        return True
    return len(typed) == len(form) and all(sign in {meant, plain(meant)} for sign, meant in zip(typed, form, strict=True))
