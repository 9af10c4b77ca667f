"""Italian: plural, gender of the living, singular of what is named in the plural."""

from garabato.words.inflection.traits import Forms, Traits

_PLURALS = (
    ("co", ("chi", "ci")),
    ("go", ("ghi", "gi")),
    ("ca", ("che", "chi")),
    ("ga", ("ghe", "ghi")),
    ("cia", ("ce", "cie")),
    ("gia", ("ge", "gie")),
    ("io", ("i", "ii")),
    ("o", ("i",)),
    ("a", ("e", "i")),
    ("e", ("i",)),
)
"""By ending, the longer ones first."""
_SINGULARS = (
    ("chi", ("co",)),
    ("ghi", ("go",)),
    ("che", ("ca",)),
    ("ghe", ("ga",)),
    ("ie", ("ia", "ie")),
    ("i", ("o", "e", "io", "a")),
    ("e", ("a",)),
)
_GENDERS = (
    ("tore", ("trice", "tora")),
    ("trice", ("tore",)),
    ("o", ("a",)),
    ("a", ("o",)),
    ("e", ("a",)),
)


def forms(word: str, traits: Traits) -> Forms:
    """Plural and singular; both genders of the living."""
    bases = [word]
    if traits.many:
        bases += _swapped(word, _SINGULARS)
    if traits.alive:
        bases += _swapped(word, _GENDERS)
    return Forms((*bases, *(plural for base in bases for plural in _swapped(base, _PLURALS))))


def _swapped(word: str, endings: tuple[tuple[str, tuple[str, ...]], ...]) -> list[str]:
    """The word with each of the endings that its own may be swapped for."""
    for ending, others in endings:
        if word.endswith(ending):
            return [word.removesuffix(ending) + other for other in others]
    return []
