"""English: plural, and the singular of what is named in the plural."""

from garabato.words.inflection.traits import Forms, Traits

_VOWELS = frozenset("aeiou")


def forms(word: str, traits: Traits) -> Forms:
    """Plural forms, or singular ones."""
    return Forms((word, *(_singulars(word) if traits.many else ()), *_plurals(word)))


def _plurals(word: str) -> list[str]:
    found = [f"{word}s"]
    if word.endswith(("s", "x", "z", "ch", "sh", "o")):
        found.append(f"{word}es")
    if word.endswith("y") and word[-2:-1] not in _VOWELS:
        found.append(f"{word[:-1]}ies")
    for ending, plural in (("fe", "ves"), ("f", "ves"), ("us", "i"), ("is", "es"), ("um", "a"), ("man", "men")):
        if word.endswith(ending):
            found.append(word.removesuffix(ending) + plural)
    return found


def _singulars(word: str) -> list[str]:
    found: list[str] = []
    for ending, singulars in (("ies", ("y", "ie")), ("ves", ("f", "fe", "ve")), ("es", ("", "e")), ("s", ("",))):
        if word.endswith(ending):
            found += [word.removesuffix(ending) + singular for singular in singulars]
    return found
