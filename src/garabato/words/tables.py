"""The tables of the vocabulary as they lie in files: tab-separated, one header line, UTF-8."""

from collections.abc import Collection, Iterator, Sequence
from importlib.resources.abc import Traversable
from typing import NamedTuple

from garabato.core import ConceptId

SEPARATOR = "|"
"""Between two entries of one cell of `accept` or `reject`."""

CONCEPT_COLUMNS = ("id", "tags", "difficulty")
NAME_COLUMNS = ("id", "name", "accept", "reject")


class BadTable(ValueError):  # noqa: N818  (says what it is: a table that can't be read)
    """A table can't be read; the message names the file and the line."""


class Entry(NamedTuple):
    """What is known of a concept in no language at all."""

    tags: tuple[str, ...]
    difficulty: int | None
    """1 for everyday words, 2, 3 for rare ones; None while nobody has said."""


class Name(NamedTuple):
    """What a concept is called in one language."""

    text: str
    accept: tuple[str, ...] = ()
    """Other words for the same thing, as good as the name when somebody guesses."""
    reject: tuple[str, ...] = ()
    """Words that look near and are something else."""

    def all(self) -> tuple[str, ...]:
        """The name and everything that counts as it."""
        return (self.text, *self.accept)


def rows(table: Traversable, columns: Sequence[str]) -> Iterator[tuple[int, list[str]]]:
    """Yield line number and cells of every row below the header, which has to be `columns`."""
    lines = table.read_text(encoding="utf-8").split("\n")
    if lines[0].split("\t") != list(columns):
        message = f"{table.name}:1: the header must be {' '.join(columns)}, separated by tabs"
        raise BadTable(message)
    for number, line in enumerate(lines[1:], start=2):
        if line:
            cells = line.split("\t")
            if len(cells) != len(columns):
                message = f"{table.name}:{number}: {len(columns)} cells wanted, {len(cells)} found"
                raise BadTable(message)
            yield number, cells


def read_concepts(table: Traversable) -> dict[ConceptId, Entry]:
    """All concepts by id."""
    found: dict[ConceptId, Entry] = {}
    for number, (key, tags, difficulty) in rows(table, CONCEPT_COLUMNS):
        concept = _new(table, number, found, key)
        if difficulty not in {"", "1", "2", "3"}:
            message = f"{table.name}:{number}: difficulty is 1, 2, 3 or empty, not {difficulty!r}"
            raise BadTable(message)
        found[concept] = Entry(tuple(tags.split()), int(difficulty) if difficulty else None)
    return found


def read_names(table: Traversable) -> dict[ConceptId, Name]:
    """All names of one language by concept."""
    found: dict[ConceptId, Name] = {}
    for number, (key, name, accept, reject) in rows(table, NAME_COLUMNS):
        concept = _new(table, number, found, key)
        found[concept] = Name(name, _entries(accept), _entries(reject))
    return found


def read_lists(table: Traversable, column: str) -> dict[ConceptId, tuple[str, ...]]:
    """A table of two columns: a concept, and a list that belongs to it."""
    found: dict[ConceptId, tuple[str, ...]] = {}
    for number, (key, entries) in rows(table, ("id", column)):
        concept = _new(table, number, found, key)
        found[concept] = _entries(entries)
    return found


def _new(table: Traversable, number: int, found: Collection[ConceptId], key: str) -> ConceptId:
    concept = ConceptId(key)
    if concept in found:
        message = f"{table.name}:{number}: {key} stands here a second time"
        raise BadTable(message)
    return concept


def _entries(cell: str) -> tuple[str, ...]:
    return tuple(cell.split(SEPARATOR)) if cell else ()
