"""Words that nobody wants to read out to a grandmother."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

from garabato.core import ConceptId
from garabato.kit.word_match import tokens
from garabato.words.tables import SEPARATOR, Name, rows

Screen = Mapping[str, Mapping[str, frozenset[str]]]
"""By language, then by word: the concepts of which it is an innocent name."""


@cache
def screen() -> Screen:
    """The table ``rude.tsv``. Whole words only: a cocktail is nothing but a drink."""
    found: defaultdict[str, dict[str, frozenset[str]]] = defaultdict(dict)
    for _, (language, rude, harmless) in rows(files("garabato.words") / "rude.tsv", ("language", "word", "harmless")):
        (word,) = tokens(rude, language)
        found[language][word] = frozenset(harmless.split(SEPARATOR)) if harmless else frozenset()
    return found


def rude_faults(language: str, names: Mapping[ConceptId, Name], rude: Screen) -> Iterator[str]:
    """Names with a rude word in them. With its marks: Spanish *cono* is a cone."""
    words = rude.get(language, {})
    for concept, name in names.items():
        for text in name.all():
            for word in tokens(text, language):
                if word in words and concept not in words[word]:
                    yield f"{language}: {concept}: {text!r} is not for every table ({word})"
