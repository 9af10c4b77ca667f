"""Cards hold concepts, never strings: each reader sees them in the own language."""

from collections.abc import Iterable, Iterator
from typing import NewType, TypeVar, cast

import msgspec

from garabato.core.fact import Fact

T = TypeVar("T")

ConceptId = NewType("ConceptId", str)
"""The stable name of a concept, for instance ``"hot-dog"``."""


class Concept(Fact, tag="concept"):
    """One meaning, whatever the language."""

    id: ConceptId


class Card(Fact, tag="card", omit_defaults=True):
    """A printed card: a stable id and its words from top to bottom."""

    id: str
    words: tuple[Concept, ...]
    star: int | None = None
    """Which of the words is marked as harder, counted from 0; None where none is."""


def found_in(value: object, kind: type[T]) -> Iterator[T]:
    """Yield everything of this kind that stands anywhere in `value`, in order, repeats included."""
    if isinstance(value, kind):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from found_in(getattr(value, name), kind)
    elif isinstance(value, dict):
        for item in cast("dict[object, object]", value).values():
            yield from found_in(item, kind)
    elif isinstance(value, (tuple, list, frozenset)):
        for item in cast("Iterable[object]", value):
            yield from found_in(item, kind)


def concepts_in(value: object) -> Iterator[ConceptId]:
    """Yield the id of every concept that stands anywhere in `value`, in order, repeats included."""
    return (concept.id for concept in found_in(value, Concept))
