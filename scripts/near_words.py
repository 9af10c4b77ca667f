# /// script
# requires-python = ">=3.11"
# dependencies = ["garabato", "rapidfuzz>=3.14,<4", "simplemma>=2,<3", "wordfreq>=3.1,<4"]
# [tool.uv.sources]
# garabato = { path = "..", editable = true }
# ///
"""Write words/near/*.txt, the real words that lie near names: `uv run scripts/near_words.py`.

Who types *ship* for sheep hardly slipped: both are words. So a slip of the finger is forgiven only where the typed word is
not in this list (`garabato.kit.word_match`). A word is real if simplemma's dictionary knows it and wordfreq has met it;
it is near if the judge would forgive the difference. Without marks, as they are compared.
Run it after changing names: `garabato words check` tells when the lists were written for other ones.
"""

from collections import defaultdict
from itertools import chain
from pathlib import Path

import simplemma
from rapidfuzz.distance import OSA
from rapidfuzz.process import cdist
from wordfreq import top_n_list, zipf_frequency

from garabato.kit.word_match import plain, tokens
from garabato.kit.word_match.typing_slips import slips_allowed
from garabato.words import load
from garabato.words.checks import COMPLETE
from garabato.words.lexicon import lexicon
from garabato.words.near_lists import WRITTEN_FOR, digest

NEAR = Path(__file__).parent.parent / "src" / "garabato" / "words" / "near"
MET = 2.0
"""Zipf frequency: once in ten million words."""
ALL = 1_000_000
STEP = 400


def main() -> None:
    """Write every list anew."""
    NEAR.mkdir(exist_ok=True)
    for language in COMPLETE:
        near = sorted(near_names(roots(language), real_words(language)))
        (NEAR / f"{language}.txt").write_text("\n".join([*near, ""]), encoding="utf-8")
        print(f"{language}: {len(near)} words")
    digests = [f"{language}\t{digest(load().names[language])}" for language in COMPLETE]
    (NEAR / WRITTEN_FOR).write_text("\n".join(["id\tnames", *digests, ""]), encoding="utf-8")


def roots(language: str) -> set[str]:
    """Every form of a name that may be mistyped, without marks."""
    phrases = chain.from_iterable(lexicon().phrases(concept, language) for concept in load().concepts)
    return {plain(root) for phrase in phrases for word in phrase for root in word.roots if slips_allowed(root)}


def real_words(language: str) -> set[str]:
    """Single words that the dictionary knows and people use, without marks."""
    met = (word for word in top_n_list(language, ALL) if zipf_frequency(word, language) >= MET)
    return {plain(folded[0]) for word in met if simplemma.is_known(word, language) and len(folded := tokens(word, language)) == 1}


def near_names(names: set[str], words: set[str]) -> set[str]:
    """The words that differ from a name by no more slips than are forgiven."""
    found: set[str] = set()
    for most, lengths in ((1, range(4, 7)), (2, range(7, 40))):
        by_length: defaultdict[int, list[str]] = defaultdict(list)
        for name in names:
            if len(name) in lengths:
                by_length[len(name)].append(name)
        for length, some in by_length.items():
            close = [word for word in words if abs(len(word) - length) <= most]
            for start in range(0, len(close), STEP):
                part = close[start : start + STEP]
                distances = cdist(part, some, scorer=OSA.distance, score_cutoff=most)
                found.update(word for word, row in zip(part, distances, strict=True) if (row <= most).any())
    return found


if __name__ == "__main__":
    main()
