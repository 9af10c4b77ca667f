"""Names as people type them, made fit to be shown to others."""

import unicodedata
from collections.abc import Callable, Collection
from typing import Final

from garabato.kit.plain_text import UNSEEN, clean_text

LONGEST: Final = 20
"""Graphemes of a name."""

Mask = Callable[[str], str]
"""Puts stars in place of words that a house does not want to see."""

NAMELESS: Final = {"en": "Guest", "it": "Ospite", "es": "Invitado", "ro": "Oaspete", "ru": "Гость"}


def clean_name(typed: str, language: str) -> str:
    """A name that can be shown: never blank, at most `LONGEST` graphemes."""
    return clean_text(typed, LONGEST) or NAMELESS.get(language, NAMELESS["en"])


def unmasked(text: str) -> str:
    """Leave every word as it is."""
    return text


def _face(name: str) -> str:
    """What is the same for names that look the same."""
    return unicodedata.normalize("NFKC", UNSEEN.sub("", name)).casefold()


def tell_apart(name: str, others: Collection[str]) -> str:
    """The name, with a number behind it if somebody else has it already: "Ann (2)"."""
    taken = {_face(other) for other in others}
    number, candidate = 1, name
    while _face(candidate) in taken:
        number += 1
        candidate = f"{name} ({number})"
    return candidate
