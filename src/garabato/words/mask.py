"""Rude words in what people type, for houses that want none on the screen."""

from collections.abc import Callable, Collection, Iterator
from typing import Final

import regex

from garabato.kit.word_match import tokens
from garabato.words.screen import Screen, screen

_WORD: Final = regex.compile(r"[\p{L}\p{M}\p{N}]+")
STAR: Final = "*"


def _rude(rude: Screen, allowed: Collection[str]) -> Iterator[tuple[str, str]]:
    """Language and word; a word that is an innocent name of something may be said."""
    spared = {(language, word) for language in rude for each in allowed for word in tokens(each, language)}
    for language, words in rude.items():
        for word, harmless in words.items():
            if not harmless and (language, word) not in spared:
                yield language, word


def masks(allowed: Collection[str] = (), rude: Screen | None = None) -> Callable[[str], str]:
    """A function that puts stars in place of rude words, of all languages, but for those that are `allowed`.

    Whole words only, however they are capitalised and composed: who wants to get round it will, and the host's kick is for that.
    """
    listed = screen() if rude is None else rude
    words = frozenset(_rude(listed, allowed))

    def stars(found: "regex.Match[str]") -> str:
        word: str = found[0]
        masked = any((language, each) in words for language in listed for each in tokens(word, language))
        return STAR * len(word) if masked else word

    def mask(text: str) -> str:
        return _WORD.sub(stars, text)

    return mask
