"""Cards hold concepts, never strings: each reader sees them in the own language."""

from collections.abc import Iterator
from typing import NewType

import msgspec

from garabato.core.fact import Fact

ConceptId = NewType("ConceptId", str)
"""The stable name of a concept, for instance ``"hot-dog"``."""


class Concept(Fact, tag="concept"):
    """One meaning, whatever the language."""

    id: ConceptId


class Card(Fact, tag="card"):
    """A printed card: a stable id and its words from top to bottom."""

    id: str
    words: tuple[Concept, ...]


def concepts_in(value: object) -> Iterator[ConceptId]:
    """Yield the id of every concept that stands anywhere in `value`, in order, repeats included."""
    if isinstance(value, Concept):
        yield value.id
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from concepts_in(getattr(value, name))
    elif isinstance(value, dict):
        for item in value.values():
            yield from concepts_in(item)
    elif isinstance(value, (tuple, list, frozenset)):
        for item in value:
            yield from concepts_in(item)
