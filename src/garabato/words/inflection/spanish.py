"""Spanish: plural, gender of the living, singular of what is named in the plural."""

from garabato.words.inflection.traits import Forms, Traits

_VOWELS = tuple("aeiouáéó")
_SHORTENED = str.maketrans("áéíóú", "aeiou")
"""An accent on the last syllable goes with the next one: corazón, corazones."""


def forms(word: str, traits: Traits) -> Forms:
    """Plural and singular; both genders of the living."""
    bases = [word, *(_singulars(word) if traits.many else ()), *(_other_gender(word) if traits.alive else ())]
    return Forms((*bases, *(plural for base in bases for plural in _plurals(base))))


def _plurals(word: str) -> list[str]:
    if word.endswith(_VOWELS):
        return [f"{word}s"]
    if word.endswith("z"):
        return [f"{word[:-1]}ces"]
    return [f"{word[:-2]}{word[-2:].translate(_SHORTENED)}es", f"{word}es", f"{word}s"]


def _singulars(word: str) -> list[str]:
    found: list[str] = []
    for ending, singular in (("ces", "z"), ("es", ""), ("s", "")):
        if word.endswith(ending):
            found.append(word.removesuffix(ending) + singular)
    return found


def _other_gender(word: str) -> list[str]:
    if word.endswith(("o", "e")):
        return [f"{word[:-1]}a"]
    if word.endswith("a"):
        return [f"{word[:-1]}o"]
    if word.endswith(("or", "ón", "ín", "án", "és")):
        return [f"{word[:-2]}{word[-2:].translate(_SHORTENED)}a"]
    return []
