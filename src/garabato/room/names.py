"""Names as people type them, made fit to be shown to others."""

import unicodedata
from collections.abc import Collection
from typing import Final

import regex

LONGEST: Final = 20
"""Graphemes of a name."""

_LONGEST_GRAPHEME: Final = 16
"""Code points; the largest family emoji has 11. A longer heap of accents keeps only its letter."""
_JOINERS: Final = frozenset("\u200c\u200d")
_GRAPHEME: Final = regex.compile(r"\X")
_UNSEEN: Final = regex.compile(r"[\p{Default_Ignorable_Code_Point}\u2800]")
"""What leaves no mark on the screen though it may count as a letter: fillers, joiners, variation selectors, the empty Braille cell."""
_SPACE: Final = regex.compile(r"\s+")

NAMELESS: Final = {"en": "Guest", "it": "Ospite", "es": "Invitado", "ro": "Oaspete", "ru": "Гость"}


def _visible(char: str) -> bool:
    """Keep what has a face, and the joiners that hold faces together."""
    return char in _JOINERS or unicodedata.category(char) not in {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}


def clean_text(text: str, graphemes: int) -> str:
    """One line without control, direction and lone joining characters, cut at a grapheme border."""
    line = "".join(char for char in _SPACE.sub(" ", text) if _visible(char))
    seen = (piece for piece in _GRAPHEME.findall(unicodedata.normalize("NFC", line)) if piece == " " or _UNSEEN.sub("", piece).strip())
    kept = _GRAPHEME.findall(_SPACE.sub(" ", "".join(seen)).strip())[:graphemes]
    return "".join(piece if len(piece) <= _LONGEST_GRAPHEME else piece[0] for piece in kept).strip()


def clean_name(typed: str, language: str) -> str:
    """A name that can be shown: never blank, at most `LONGEST` graphemes."""
    return clean_text(typed, LONGEST) or NAMELESS.get(language, NAMELESS["en"])


def _face(name: str) -> str:
    """What is the same for names that look the same."""
    return unicodedata.normalize("NFKC", _UNSEEN.sub("", name)).casefold()


def tell_apart(name: str, others: Collection[str]) -> str:
    """The name, with a number behind it if somebody else has it already: "Ann (2)"."""
    taken = {_face(other) for other in others}
    number, candidate = 1, name
    while _face(candidate) in taken:
        number += 1
        candidate = f"{name} ({number})"
    return candidate
