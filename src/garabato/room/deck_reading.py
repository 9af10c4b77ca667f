# ruff: noqa: RUF001  (columns are named in other alphabets, too)
"""What somebody wrote down as a deck, read with the eyes of those who shall play with it."""

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec
import regex

from garabato.kit.plain_text import clean_text
from garabato.kit.word_match import tokens
from garabato.room.deck_rows import STAR, Row, split, trimmed, usual_width
from garabato.room.own_deck import LONGEST_WORD, MOST_CARDS, STARRED, WORDS_OF_A_CARD, OwnCard

MOST_BYTES: Final = 128 * 1024
"""Of the text in UTF-8."""

MOST_FINDINGS: Final = 50
"""So many faults are named, and so many remarks; of others only how many there are."""

_CUT: Final = 30
"""Graphemes of a word that is quoted in a finding."""

_TITLES: Final = regex.compile(
    r"(?:words?|cards?|terms?|parol[ae]|cart[ae]|palabras?|cart[ao]s?|tarjetas?|cuv[aâ]nt(?:ul|e)?|cuvinte|слов[оа]|карт[аы]"
    r"|first|second|third|prim[ao]|second[ao]|terz[ao]|primer[ao]?|segund[ao]|tercer[ao]?|primul|al doilea|al treilea|первое|второе|третье)"
    r"\s*[#№]?\s*[1-7]?|(?P<number>[1-7])"
)
"""What people write over a column, in any of the languages of the house; over one of several a number alone, too."""

_PLAIN: Final = regex.compile(r"[\x20-\x7e\xa1-\xac\xae-\u02ff\u0370-\u0482\u048a-\u058f]*")
"""Letters and signs of Europe, each with a face: nothing to look at twice."""


class Finding(msgspec.Struct, frozen=True):
    """One thing that was seen in the text."""

    text: str
    """Id of the sentence to show; `says` fills in its variables."""
    line: int
    """As an editor counts it, from 1; 0: the whole of it."""
    says: dict[str, str | int]


@dataclass(slots=True)
class Reading:
    """What came of a text. With no `faults` it is a deck; `cards` are those without a fault."""

    width: int = 0
    """How many words a card holds; 0 where that can't be said."""
    cards: list[OwnCard] = field(default_factory=list)
    faults: list[Finding] = field(default_factory=list)
    """At most `MOST_FINDINGS`."""
    more: int = 0
    """How many faults there are besides."""
    notes: list[Finding] = field(default_factory=list)
    """What was mended or taken for something without asking; at most `MOST_FINDINGS`."""

    def fault(self, text: str, line: int = 0, **says: str | int) -> None:
        """One more fault."""
        if len(self.faults) < MOST_FINDINGS:
            self.faults.append(Finding(text, line, says))
        else:
            self.more += 1

    def note(self, text: str, line: int = 0, **says: str | int) -> None:
        """One more remark."""
        if len(self.notes) < MOST_FINDINGS:
            self.notes.append(Finding(text, line, says))


def read_deck(text: str, language: str) -> Reading:
    """Read a deck in this language, pasted or from a file. Nothing that anybody may write makes it fail."""
    reading = Reading()
    size = len(text.encode(errors="replace"))
    if size > MOST_BYTES:
        reading.fault("deck-too-large", size=-(-size // 1024), most=MOST_BYTES // 1024)
        return reading
    table = split(text)
    rows = list(table.rows)
    if rows and _is_header(rows[0]):
        reading.note("deck-header", rows[0].line, what=_quoted(", ".join(rows[0].cells)))
        del rows[0]
    if table.blank:
        reading.note("deck-blanks", n=table.blank)
    if not rows:
        reading.fault("deck-empty")
        return reading
    if len(rows) > MOST_CARDS:
        reading.fault("deck-too-many", n=len(rows), most=MOST_CARDS)
        del rows[MOST_CARDS:]
    reading.width = usual_width(tuple(rows), WORDS_OF_A_CARD)
    if reading.width:
        _Checker(reading, language).read(rows)
    else:
        _no_width(reading, rows)
    return reading


def _no_width(reading: Reading, rows: Sequence[Row]) -> None:
    """No line has as many words as any card."""
    readable = [row for row in rows if row.cells]
    if readable:
        reading.fault("deck-no-width", readable[0].line, n=len(readable[0].cells))
    for row in rows:
        if not row.cells:
            _unreadable(reading, row)


def _unreadable(reading: Reading, row: Row) -> None:
    if row.unclosed:
        reading.fault("deck-quote", row.line, place=row.unclosed)
    else:
        reading.fault("deck-line-long", row.line)


def _is_header(row: Row) -> bool:
    titles = [_TITLES.fullmatch(cell.strip().casefold()) for cell in row.cells]
    return bool(titles) and all(title and (len(titles) > 1 or not title["number"]) for title in titles)


def _quoted(word: str) -> str:
    return clean_text(word, _CUT)


class _Checker:
    """Goes through the lines from top to bottom and remembers what has been there."""

    def __init__(self, reading: Reading, language: str) -> None:
        self._reading = reading
        self._language = language
        self._lines: dict[frozenset[str], int] = {}
        """Where each card stands, by its folded words in whatever order."""
        self._words: dict[str, int] = {}
        """Where each word of a list stands: on such cards a word is guessed out of the blue, so it comes once."""
        self._unstarred = 0

    def read(self, rows: Sequence[Row]) -> None:
        for row in rows:
            card = self._card(row)
            if card is not None:
                self._reading.cards.append(card)
        if self._unstarred:
            self._reading.note("deck-star-last", n=self._unstarred)

    def _card(self, row: Row) -> OwnCard | None:
        """The card of this line; None if it has a fault."""
        reading, width = self._reading, self._reading.width
        if not row.cells:
            _unreadable(reading, row)
            return None
        cells = trimmed(row.cells, width)
        if len(cells) != width:
            reading.fault("deck-width", row.line, n=len(cells), width=width)
            return None
        stars = [place for place, cell in enumerate(cells) if width == STARRED and cell.lstrip().startswith(STAR)]
        words = tuple(self._word(row, place, cell, starred=place in stars) for place, cell in enumerate(cells))
        before = len(reading.faults) + reading.more
        for text, says in (*self._word_faults(words), *self._card_faults(row, words, stars)):
            reading.fault(text, row.line, **says)
        if len(reading.faults) + reading.more > before:
            return None
        if width != STARRED:
            return OwnCard(words)
        self._unstarred += not stars
        return OwnCard(words, stars[0] if stars else STARRED - 1)

    def _word(self, row: Row, place: int, cell: str, *, starred: bool) -> str:
        """The word as it will be shown. What can't be seen is left out, and that is said."""
        typed = " ".join((cell.strip().removeprefix(STAR) if starred else cell).split())
        if _PLAIN.fullmatch(typed):
            return typed
        word = clean_text(typed, len(typed))
        if word != unicodedata.normalize("NFC", typed):
            kept = set(word)
            left_out = next((f"U+{ord(sign):04X}" for sign in typed if sign not in kept), None)
            if left_out is None:
                self._reading.note("deck-mended", row.line, place=place + 1)
            else:
                self._reading.note("deck-hidden", row.line, place=place + 1, sign=left_out)
        return word

    @staticmethod
    def _word_faults(words: Sequence[str]) -> Iterator[tuple[str, dict[str, str | int]]]:
        for place, word in enumerate(words, start=1):
            if not word:
                yield "deck-blank", {"place": place}
            elif len(word) > LONGEST_WORD and (length := len(regex.findall(r"\X", word))) > LONGEST_WORD:
                yield "deck-long", {"what": _quoted(word), "n": length, "most": LONGEST_WORD}

    def _card_faults(self, row: Row, words: Sequence[str], stars: Sequence[int]) -> Iterator[tuple[str, dict[str, str | int]]]:
        """Words that look alike, and cards and words that were there before."""
        if len(stars) > 1:
            yield "deck-stars", {"n": len(stars)}
        seen: set[str] = set()
        for word in filter(None, words):
            folded = self._folded(word)
            if folded in seen:
                yield "deck-twins", {"what": _quoted(word)}
            elif len(words) == STARRED and self._words.setdefault(folded, row.line) != row.line:
                yield "deck-word-again", {"what": _quoted(word), "other": self._words[folded]}
            seen.add(folded)
        other = self._lines.setdefault(frozenset(seen), row.line) if all(words) else row.line
        if other != row.line and len(words) != STARRED:
            yield "deck-again", {"other": other}

    def _folded(self, word: str) -> str:
        """The same for two words that a player takes for the same."""
        return " ".join(tokens(word, self._language)) or word.casefold()
