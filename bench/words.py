"""Typed guesses: how often the judge says what people say, how long it takes, and what all its words weigh."""

from __future__ import annotations

import difflib
import gc
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from bench.report import Scale, interleaved, median, print_table, short, verdict
from garabato.core import ConceptId, Verdict
from garabato.kit.word_match import judge, plain, tokens
from garabato.words import load
from garabato.words.checks import COMPLETE
from garabato.words.lexicon import Vocabulary, lexicon

PAIRS = Path(__file__).parent.parent / "tests" / "words" / "guess_pairs.tsv"
MOST_SECONDS = 0.001
MOST_BYTES = 30_000_000
CLOSE = 0.8
"""What difflib's users mostly take for near enough."""


class Guess(NamedTuple):
    """A guess at a concept of ours, and whether people take it without asking."""

    language: str
    secret: ConceptId
    typed: str
    right: bool


def guesses() -> list[Guess]:
    """Those pairs of the tests whose secret is the name of a concept."""
    by_name = {
        (language, text): concept for language in COMPLETE for concept, name in load().names[language].items() for text in name.all()
    }
    _, *lines = PAIRS.read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in lines]
    return [
        Guess(language, by_name[language, secret], typed, right == "Y")
        for language, secret, typed, right, _ in rows
        if (language, secret) in by_name
    ]


def ours(guess: Guess) -> bool:
    """The judge."""
    return judge(lexicon(), guess.secret, guess.typed, (guess.language,)) is Verdict.YES


def equal(guess: Guess) -> bool:
    """A peer: equal to a name but for capitals, articles and marks."""
    typed = plain(" ".join(tokens(guess.typed, guess.language)))
    return any(plain(" ".join(tokens(text, guess.language))) == typed for text in _names(guess))


def close(guess: Guess) -> bool:
    """Another one: near to a name, as the standard library's difflib measures it."""
    return bool(difflib.get_close_matches(guess.typed.casefold(), [text.casefold() for text in _names(guess)], cutoff=CLOSE))


def _names(guess: Guess) -> tuple[str, ...]:
    return load().names[guess.language][guess.secret].all()


def seconds(judged: Callable[[Guess], bool], all_guesses: list[Guess]) -> float:
    """Time a guess."""
    before = time.perf_counter()
    for guess in all_guesses:
        judged(guess)
    return (time.perf_counter() - before) / len(all_guesses)


def weight() -> int:
    """Bytes of everything the judge may ever keep: the forms of every name and every list in every language."""
    load()
    gc.collect()
    tracemalloc.start()
    fresh = Vocabulary(load(), {}, {})
    for language in COMPLETE:
        for concept, name in load().names[language].items():
            fresh.phrases(concept, language)
            fresh.called(tokens(name.text, language), language)
            fresh.is_word("x", language)
    grown, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return grown


def run(scale: Scale) -> str:
    """Agreement and time beside two peers, and the weight."""
    heavy = weight()
    tried = guesses()
    for guess in tried:
        ours(guess)
    contenders: dict[str, Callable[[Guess], bool]] = {"Garabato": ours, "equal but for marks": equal, "difflib, 0.8 alike": close}
    times = interleaved(scale.runs, {name: partial(seconds, each, tried) for name, each in contenders.items()})
    agreed = {name: sum(each(guess) == guess.right for guess in tried) / len(tried) for name, each in contenders.items()}
    rows = [(name, f"{agreed[name]:.1%}", f"{median(times[name]) * 1e6:.0f}") for name in contenders]
    print_table(f"{len(tried)} typed guesses", ("", "as people say", "µs a guess"), rows)
    print(f"  All words in {len(COMPLETE)} languages: {heavy / 1e6:.1f} MB")
    took = median(times["Garabato"])
    return (
        f"agrees in {agreed['Garabato']:.1%}; {short(took * 1e6)} µs a guess: {verdict(took * 1e3, MOST_SECONDS * 1e3, most=True)} ms; "
        f"all words {heavy / 1e6:.1f} MB: {verdict(heavy / 1e6, MOST_BYTES / 1e6, most=True)} MB"
    )
