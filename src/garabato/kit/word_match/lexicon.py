"""What the judge asks of the words: the shapes, without any words in them."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from garabato.core import ConceptId
from garabato.kit.word_match.spelling import alike, plain, spelled_out


class Word(NamedTuple):
    """One word of a name, in all the forms that count for it."""

    base: str
    """As it stands in the name, folded by `tokens`."""
    forms: Mapping[str, tuple[str, ...]]
    """All forms, the base too, by the form without marks."""
    roots: tuple[str, ...] = ()
    """The forms that may be mistyped: base and plural. None of a verb."""

    def reads(self, typed: str) -> bool:
        """Whether the typed word is one of the forms."""
        return any(alike(typed, form) for form in self.forms.get(plain(typed), ()))


Phrase = tuple[Word, ...]
"""A name, word by word."""


def word(base: str, roots: Iterable[str], others: Iterable[str] = ()) -> Word:
    """Gather the forms of one word; those without marks and those with ae for ä come by themselves."""
    roots = tuple(dict.fromkeys(roots))
    forms: dict[str, tuple[str, ...]] = {}
    for form in dict.fromkeys((base, *roots, *others)):
        for spelling in {form, spelled_out(form)}:
            key = plain(spelling)
            forms[key] = (*forms.get(key, ()), spelling)
    return Word(base, forms, roots)


class Lexicon(Protocol):
    """The words of the languages that are spoken at tables."""

    @property
    def languages(self) -> Sequence[str]:
        """All that have any names."""
        ...

    def phrases(self, concept: ConceptId, language: str) -> Sequence[Phrase]:
        """The concept's name and its other names with their forms; empty where there is no name."""
        ...

    def verbs(self, concept: ConceptId, language: str) -> Sequence[Phrase]:
        """Words for what is done by who is called so: *diving* for diver."""
        ...

    def called(self, said: tuple[str, ...], language: str) -> Collection[ConceptId]:
        """The things that are called by exactly these words, in singular or plural, marks or not."""
        ...

    def is_word(self, typed: str, language: str) -> bool:
        """Whether this is a word of the language that lies near some name, so that it was hardly a slip of the finger."""
        ...

    def kinds(self, concept: ConceptId) -> Collection[ConceptId]:
        """Concepts whose names count for this one where they stand around it: a birthday cake is a cake, a dancer dances a dance."""
        ...

    def rejected(self, concept: ConceptId, language: str) -> Collection[tuple[str, ...]]:
        """Words that look near and are something else."""
        ...
