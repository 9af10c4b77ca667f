"""Text as people type it, made fit to be shown to others: one line without tricks, cut where a reader would cut it."""

import unicodedata
from typing import Final

import regex

LONGEST_GRAPHEME: Final = 16
"""Code points; the largest family emoji has 11. A longer heap of accents keeps only its letter."""

UNSEEN: Final = regex.compile(r"[\p{Default_Ignorable_Code_Point}\u2800]")
"""What leaves no mark on the screen though it may count as a letter: fillers, joiners, variation selectors, the empty Braille cell."""

_JOINERS: Final = frozenset("\u200c\u200d")
_GRAPHEME: Final = regex.compile(r"\X")
_SPACE: Final = regex.compile(r"\s+")


def _visible(char: str) -> bool:
    """Keep what has a face, and the joiners that hold faces together."""
    return char in _JOINERS or unicodedata.category(char) not in {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}


def clean_text(text: str, graphemes: int) -> str:
    """One line without control, direction and lone joining characters, cut at a grapheme border; perhaps nothing is left."""
    line = "".join(char for char in _SPACE.sub(" ", text) if _visible(char))
    seen = (piece for piece in _GRAPHEME.findall(unicodedata.normalize("NFC", line)) if piece == " " or UNSEEN.sub("", piece).strip())
    kept = _GRAPHEME.findall(_SPACE.sub(" ", "".join(seen)).strip())[:graphemes]
    return "".join(piece if len(piece) <= LONGEST_GRAPHEME else piece[0] for piece in kept).strip()
