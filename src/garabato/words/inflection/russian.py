# ruff: noqa: RUF001  (another alphabet is what this file is about)
"""Russian: all cases of nouns and adjectives, vowels that come and go, women beside men."""

from garabato.words.inflection.traits import Forms, Traits


def _each(endings: str) -> tuple[str, ...]:
    return tuple(endings.split())


_ADJECTIVE = _each("ый ий ой ого его ому ему ым им ом ем ая яя ей ую юю ою ое ее ые ие ых их ыми ими")
_ADJECTIVE_ENDINGS = ("ый", "ий", "ой", "ая", "яя", "ое", "ее", "ые", "ие")
_NOUNS: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("а", ("ы", "и"), _each("у е ой ою ей ам ами ах")),
    ("я", ("и",), _each("ю е ей ею ь й ям ями ях")),
    ("о", ("а", "и"), _each("у ом е ам ами ах ов")),
    ("ие", ("ия",), _each("ию ием ии иям иями иях ий")),
    ("е", ("я", "а"), _each("ю у ем и й ь ей ям ями ях ам ами ах")),
    ("й", ("и",), _each("я ю ем е ев ям ями ях")),
    ("ь", ("и",), _each("я ю ем ом е ей ям ями ях ам ами ах ью")),
    ("ы", ("", "а"), _each("ов ам ами ах")),
    ("и", ("", "ь", "а", "я", "о"), _each("ов ев ей ам ами ах ям ями ях")),
    ("", ("ы", "и", "а", "я"), _each("у ом ем е ов ев ей ам ами ах")),
)
"""Ending of the noun, endings of its plural (of its singular where it is a plural itself), endings of the other cases."""
_YOUNG = (("енок", ("ята", "ят", "ятам", "ятами", "ятах")), ("онок", ("ата", "ат", "атам", "атами", "атах")))
_WOMEN = (
    ("ник", "ница"),
    ("ец", "ица"),
    ("ец", "ка"),
    ("тель", "тельница"),
    ("ист", "истка"),
    ("ин", "ка"),
    ("ач", "ачка"),
    ("ор", "орша"),
)
_FLEETING = "еоё"
_CONSONANTS = frozenset("бвгджзклмнпрстфхцчшщ")


def forms(word: str, traits: Traits) -> Forms:
    """Plural and every case, of men and women."""
    roots, others = _cases(word)
    if traits.alive:
        for man, woman in _WOMEN:
            if word.endswith(man):
                more, cases = _cases(word.removesuffix(man) + woman)
                roots, others = roots + more, others + cases
    return Forms(tuple(roots), tuple(others))


def _cases(word: str) -> tuple[list[str], list[str]]:
    roots, others = [word], list[str]()
    if word.endswith(_ADJECTIVE_ENDINGS):
        others += [word[:-2] + ending for ending in _ADJECTIVE]
    ending, plurals, cases = next(kind for kind in _NOUNS if word.endswith(kind[0]))
    stem = word.removesuffix(ending)
    for each in _stems(stem, closed=ending in {"", "ь", "й"}):
        roots += [each + plural for plural in plurals]
        others += [each + case for case in cases]
    if ending in {"а", "о", "я"}:
        others += _bare(stem)
    if word.endswith(("анин", "янин")):
        roots.append(word.removesuffix("ин") + "е")
    for young, many in _YOUNG:
        if word.endswith(young):
            roots.append(word.removesuffix(young) + many[0])
            others += [word.removesuffix(young) + ending for ending in many[1:]]
    return roots, others


def _stems(stem: str, *, closed: bool) -> list[str]:
    """The stem, and without the vowel that goes when an ending comes: крючок, крючка; лев, льва; заяц, зайца."""
    if not closed or stem[-2:-1] not in _FLEETING or stem[-1:] not in _CONSONANTS:
        return [stem]
    short = stem[:-2] + stem[-1]
    return [stem, short, f"{stem[:-2]}ь{stem[-1]}", f"{stem[:-2]}й{stem[-1]}"]


def _bare(stem: str) -> list[str]:
    """Without any ending, where a vowel comes: кошка, кошек; окно, окон."""
    found = [stem]
    if len(stem) > 1 and stem[-1] in _CONSONANTS:
        head = stem[:-1].removesuffix("ь").removesuffix("й")
        found += [f"{head}{vowel}{stem[-1]}" for vowel in "ео"]
    return found
