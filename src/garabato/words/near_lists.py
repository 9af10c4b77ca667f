"""The lists of words near names, which a script writes (``scripts/near_words.py``), and whether they fit the names still."""

import hashlib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

from garabato.core import ConceptId
from garabato.words.tables import Name, read_lists

WRITTEN_FOR = "written_for.tsv"
"""Beside the lists: for which names each was written, as a `digest`."""


@cache
def near(language: str) -> frozenset[str]:
    """Words near names, without marks; none for a language without a list."""
    table = files("garabato.words") / "near" / f"{language}.txt"
    return frozenset(table.read_text(encoding="utf-8").split()) if table.is_file() else frozenset()


def digest(names: Mapping[ConceptId, Name]) -> str:
    """Other names, another digest. What is rejected as a guess has no list of words near it."""
    texts = sorted({text for name in names.values() for text in name.all()})
    return hashlib.blake2b("\n".join(texts).encode(), digest_size=8).hexdigest()


def written_for() -> dict[str, str]:
    """The digest of the names by language."""
    table = files("garabato.words") / "near" / WRITTEN_FOR
    return {language: written for language, (written,) in read_lists(table, "names").items()}


def near_faults(names: Mapping[str, Mapping[ConceptId, Name]], written: Mapping[str, str]) -> Iterator[str]:
    """Lists that were written for other names than there are now."""
    for language, digested in written.items():
        if language not in names or digest(names[language]) != digested:
            yield f"near/{language}.txt was written for other names: run scripts/near_words.py"
