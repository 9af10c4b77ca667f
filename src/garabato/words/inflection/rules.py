"""The forms of one word: the language's rules and the table of exceptions together."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from itertools import chain

from garabato.kit.word_match import tokens
from garabato.words.inflection import english, italian, romanian, russian, spanish
from garabato.words.inflection.traits import Forms, Traits
from garabato.words.tables import SEPARATOR, rows

RULES: Mapping[str, Callable[[str, Traits], Forms]] = {
    "en": english.forms,
    "es": spanish.forms,
    "it": italian.forms,
    "ro": romanian.forms,
    "ru": russian.forms,
}


def forms_of(word: str, language: str, traits: Traits) -> Forms:
    """All forms of a folded word, the word itself first; a language without rules has no other."""
    if language not in RULES:
        return Forms((word,))
    regular = RULES[language](word, traits)
    irregular = _exceptions(language).get(word, ())
    of_irregular = chain.from_iterable(RULES[language](form, Traits()).others for form in irregular)
    return Forms((word, *irregular, *regular.roots), (*regular.others, *of_irregular))


@cache
def _exceptions(language: str) -> Mapping[str, tuple[str, ...]]:
    """Forms that no rule makes, by the word in the name."""
    table = files("garabato.words.inflection") / "irregular" / f"{language}.tsv"
    return {
        _folded(word, language): tuple(_folded(form, language) for form in forms.split(SEPARATOR))
        for _, (word, forms) in rows(table, ("word", "forms"))
    }


def _folded(word: str, language: str) -> str:
    return tokens(word, language)[0]
