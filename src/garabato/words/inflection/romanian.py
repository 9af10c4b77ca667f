"""Romanian: plural with its changing sounds, the article that hangs at the end, gender of the living."""

from garabato.words.inflection.traits import Forms, Traits

_CONSONANTS = (("șc", "șt"), ("st", "șt"), ("sc", "șt"), ("t", "ț"), ("d", "z"), ("s", "ș"), ("z", "j"), ("l", ""))
"""What the end of a stem becomes before -i: urs, urși; dinte, dinți; obraz, obraji; cal, cai."""
_VOWELS = (("oa", "o"), ("ea", "e"), ("ia", "ie"), ("a", "ă"), ("a", "e"), ("â", "i"), ("ă", "e"))
"""What the last vowel of a stem may become: floare, flori; carte, cărți; fată, fete; cuvânt, cuvinte."""
_WOMEN = (("tor", ("toare",)), ("or", ("oare",)), ("", ("ă", "easă", "iță", "că")))


def forms(word: str, traits: Traits) -> Forms:
    """Plural, with and without article, and both genders of the living."""
    bases = [word]
    if traits.alive:
        for ending, women in _WOMEN:
            if word.endswith(ending) and word[-1] not in "aăe":
                bases += [word.removesuffix(ending) + woman for woman in women]
    plurals = [plural for base in bases for plural in _plurals(base)]
    if traits.many:
        plurals += _singulars(word)
    with_article = [form for base in bases for form in _the(base)] + [form for plural in plurals for form in _the_many(plural)]
    return Forms((*bases, *plurals), tuple(with_article))


def _the(word: str) -> list[str]:
    """One, with the article at its end: ursul, câinele, fata, cafeaua."""
    if word.endswith("ă"):
        return [f"{word[:-1]}a"]
    if word.endswith("ie"):
        return [f"{word[:-1]}a"]
    if word.endswith("e"):
        return [f"{word}le", f"{word}a"]
    if word.endswith("a"):
        return [f"{word}ua", f"{word}ul"]
    return [f"{word}l", f"{word}ul"]


def _the_many(plural: str) -> list[str]:
    """Several, with the article at the end: urșii, fetele."""
    return [f"{plural}i", f"{plural}le"] if plural.endswith("i") else [f"{plural}le"]


def _plurals(word: str) -> list[str]:
    if word.endswith("ea"):
        return [f"{word[:-1]}le", f"{word[:-1]}i"]
    if word.endswith("ie"):
        return [word[:-1], f"{word[:-1]}i", word]
    if word.endswith(("iu", "eu", "ou", "ău")):
        return [f"{word[:-1]}i", f"{word[:-1]}e", f"{word}ă", f"{word}ri", f"{word[:-1]}ie"]
    stem = word[:-1] if word[-1:] in "ăeua" else word
    found = [f"{stem}uri", f"{stem}e", f"{stem}le"]
    for changed in _changed_stems(stem):
        found += [f"{changed}i", f"{changed}e", f"{_softened(changed)}i"]
    return found


def _changed_stems(stem: str) -> list[str]:
    """The stem as it is, and with each change that its last vowel may undergo."""
    found = [stem]
    for vowel, other in _VOWELS:
        head, met, tail = stem.rpartition(vowel)
        if met and len(tail) <= 3:  # noqa: PLR2004  (a syllable ends in three consonants at most)
            found.append(head + other + tail)
    return found


def _softened(stem: str) -> str:
    for ending, other in _CONSONANTS:
        if stem.endswith(ending):
            return stem.removesuffix(ending) + other
    return stem


def _singulars(word: str) -> list[str]:
    """One of several: ochelari, ochelar; mănuși, mănușă; cireșe, cireașă."""
    stem = word[:-1]
    hard = [stem.removesuffix(soft) + other for soft, other in (("ț", "t"), ("z", "d"), ("ș", "s"), ("j", "z")) if stem.endswith(soft)]
    return [form for each in (stem, *hard) for form in (each, f"{each}ă", f"{each}e")]
