"""Cards hold concepts, never strings: each reader sees them in the own language."""

from collections.abc import Iterable, Iterator
from typing import NewType, TypeVar, cast

import msgspec

from garabato.core.fact import Fact

T = TypeVar("T")

ConceptId = NewType("ConceptId", str)
"""The stable name of a concept, for instance ``"hot-dog"``; words that belong to one language only are their own name (`worded`)."""

_IN = "="
"""Between the language and the words themselves; no name of a concept holds it."""


class Concept(Fact, tag="concept"):
    """One meaning, whatever the language."""

    id: ConceptId


class Card(Fact, tag="card", omit_defaults=True):
    """A printed card: a stable id and its words from top to bottom."""

    id: str
    words: tuple[Concept, ...]
    star: int | None = None
    """Which of the words is marked as harder, counted from 0; None where none is."""


def worded(text: str, language: str) -> Concept:
    """Words that stand on a card as they are, in one language: of a deck of one's own, or of one that can't be translated."""
    return Concept(ConceptId(f"{language}{_IN}{text}"))


def own_words(concept: ConceptId) -> tuple[str, str] | None:
    """The words themselves and their language, if the concept was `worded`; None for one that has a name in many languages."""
    language, found, text = concept.partition(_IN)
    return (text, language) if found else None


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
