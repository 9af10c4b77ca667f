"""A table as people paste it, taken apart into lines and cells: from a spreadsheet, from a CSV file, or a word a line."""

from collections import Counter
from typing import Final, NamedTuple

import regex

LONGEST_LINE: Final = 2000
"""Code points. Seven words are far shorter; what is longer is no line of a table."""

MOST_CELLS: Final = 50
"""What follows in a line is not looked at."""

SEPARATORS: Final = ("\t", ";", ",")
"""Looked for in this order: what stands in fewer words comes first."""

STAR: Final = "*"
QUOTE: Final = '"'
_BREAKS: Final = regex.compile(r"\r\n|[\n\r\x85\u2028\u2029]")
_BLANK: Final = regex.compile(r"[\s,;]*")
_CELLS: Final = {
    separator: regex.compile(rf'[^\S\t]*(\*?)[^\S\t]*"((?:[^"]|"")*+)"[^\S\t]*(?={separator}|$)|([^{separator}]*)')
    for separator in SEPARATORS
}
_ALONE: Final = regex.compile(r'\s*(\*?)\s*"((?:[^"]|"")*+)"\s*$|(.*)')
"""The same for a line of one cell."""


class Row(NamedTuple):
    """One line that is not blank."""

    line: int
    """As an editor counts it, from 1."""
    cells: tuple[str, ...]
    """As they were written, without quotes; none if the line can't be taken apart."""
    unclosed: int = 0
    """Which cell has a quote that does not end, counted from 1; 0: none."""


class Rows(NamedTuple):
    """A whole text."""

    rows: tuple[Row, ...]
    separator: str
    """What stands between two cells; empty where each line is one."""
    blank: int
    """How many lines were passed over because nothing stands in them."""


def split(text: str) -> Rows:
    """Take a text apart, whatever it is: it never fails. Quotes do not reach beyond their line."""
    lines = list(enumerate(_BREAKS.split(text.removeprefix("\ufeff")), start=1))
    if lines and not lines[-1][1]:
        del lines[-1]  # what follows the last line's end is no line
    full = [(number, line) for number, line in lines if not _BLANK.fullmatch(line)]
    separator = _separator([line for _, line in full])
    return Rows(tuple(_row(number, line, separator) for number, line in full), separator, len(lines) - len(full))


def _separator(lines: list[str]) -> str:
    """What divides more than half of the lines; a comma here and there belongs to the words."""
    for separator in SEPARATORS:
        divided = [line for line in lines if separator in line]
        if 2 * len(divided) > len(lines) and 2 * sum(len(_row(0, line, separator).cells) > 1 for line in divided) > len(lines):
            return separator
    return ""


def _row(number: int, line: str, separator: str) -> Row:
    if len(line) > LONGEST_LINE:
        return Row(number, ())
    cells: list[str] = []
    at = 0
    while at <= len(line) and len(cells) < MOST_CELLS:
        found = (_CELLS[separator] if separator else _ALONE).match(line, at)
        assert found is not None, "anything is a cell"
        star, quoted, plain = found.groups()
        if quoted is None and plain.strip().removeprefix(STAR).lstrip().startswith(QUOTE) and plain.count(QUOTE) % 2:
            return Row(number, (), len(cells) + 1)
        cells.append(plain if quoted is None else star + quoted.replace(2 * QUOTE, QUOTE))
        at = found.end() + 1
    return Row(number, tuple(cells))


def usual_width(rows: tuple[Row, ...], widths: tuple[int, ...]) -> int:
    """How many cells most lines have, of these numbers only; 0 if no line has any of them."""
    lengths = (len(row.cells) if len(row.cells) in widths else len(trimmed(row.cells, 1)) for row in rows)
    counts = Counter(length for length in lengths if length in widths)
    return max(counts, key=lambda width: (counts[width], width), default=0)


def trimmed(cells: tuple[str, ...], width: int) -> tuple[str, ...]:
    """Without the empty cells that a spreadsheet leaves at the end of a line, down to `width`."""
    end = len(cells)
    while end > width and not cells[end - 1].strip():
        end -= 1
    return cells[:end]
