# ruff: noqa: RUF001  (foreign alphabets are what is tested)
"""Typed guesses at the words that come with the package."""

import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

import garabato.games
from garabato.core import Concept, ConceptId, Verdict, worded
from garabato.kit.word_match import judge, plain, tokens
from garabato.words import Words, judge_in, load
from garabato.words.cards import read_deck
from garabato.words.checks import COMPLETE
from garabato.words.lexicon import Vocabulary, lexicon
from garabato.words.near_lists import digest, near_faults, written_for
from garabato.words.tables import Entry, Name

AGREEMENT = 0.96
DOG = ConceptId("dog")
SECRET = ConceptId("no-such-thing")
DASH = Path(garabato.games.__path__[0]) / "doodle_dash" / "decks" / "doodle_dash.tsv"


class Pair(NamedTuple):
    language: str
    secret: str
    guess: str
    verdict: str
    why: str


def pairs() -> list[Pair]:
    _, *lines = Path(__file__).with_name("guess_pairs.tsv").read_text(encoding="utf-8").splitlines()
    return [Pair(*line.split("\t")) for line in lines]


@cache
def named(language: str) -> dict[tuple[str, ...], ConceptId]:
    """The concept by each of its names, folded."""
    names = load().names.get(language, {}).items()
    return {tokens(text, language): concept for concept, name in names for text in reversed(name.all())}


def concept_called(secret: str, language: str) -> ConceptId | None:
    """The concept with this name, another name, or this singular or plural."""
    said = tokens(secret, language)
    for concept in lexicon().called(said, language):
        if any(said[-1] in phrase[-1].roots for phrase in lexicon().phrases(concept, language)):
            return named(language).get(said, concept)
    return None


@cache
def verdict_of(pair: Pair) -> Verdict:
    """The judge's word; a secret that is in no table is judged by the rules alone."""
    concept = concept_called(pair.secret, pair.language)
    if concept is not None:
        return judge(lexicon(), concept, pair.guess, (pair.language,))
    names = {**load().names.get(pair.language, {}), SECRET: Name(pair.secret)}
    words = Words(
        MappingProxyType({**load().concepts, SECRET: Entry(("thing",), None)}),
        MappingProxyType({**load().names, pair.language: MappingProxyType(names)}),
    )
    return judge(Vocabulary(words, {}, {}), SECRET, pair.guess, (pair.language,))


def deck() -> Iterator[ConceptId]:
    return (word.id for card in read_deck(DASH) for word in card.words)


def test_the_judge_agrees_with_people() -> None:
    """Y is a yes without asking, N is none; C is disputed."""
    judged = [(pair, verdict_of(pair)) for pair in pairs() if pair.verdict in "YN"]
    wrong = [(pair, verdict) for pair, verdict in judged if (verdict is Verdict.YES) != (pair.verdict == "Y")]
    assert len(judged) > 270
    assert 1 - len(wrong) / len(judged) >= AGREEMENT, wrong


def test_a_list_is_refused() -> None:
    refused = [pair for pair in pairs() if verdict_of(pair) is Verdict.REFUSED]
    assert [(pair.secret, pair.guess) for pair in refused] == [("cat", "dog, cat"), ("cat", "dog or cat")]


@pytest.mark.parametrize("language", COMPLETE)
def test_every_name_counts_however_it_is_typed(language: str) -> None:
    wrong: list[tuple[str, str]] = []
    for concept, name in load().names[language].items():
        for text in name.all():
            typed = {text, text.upper(), plain(text), plain(text).upper(), f" {text}! ", text.replace(" ", "-"), text.replace("’", "'")}
            wrong += [(text, each) for each in typed if judge(lexicon(), concept, each, (language,)) is not Verdict.YES]
    assert wrong == []


@pytest.mark.parametrize("language", COMPLETE)
def test_every_plural_counts_unless_it_is_another_name(language: str) -> None:
    for concept in deck():
        for phrase in lexicon().phrases(concept, language):
            *first, last = phrase
            head = "".join(f"{word.base} " for word in first)
            for root in last.roots:
                said = tokens(head + root, language)
                if not set(lexicon().called(said, language)) - {concept} and said not in lexicon().rejected(concept, language):
                    assert judge(lexicon(), concept, head + root, (language,)) is Verdict.YES, head + root


@pytest.mark.parametrize("language", COMPLETE)
def test_no_word_of_the_deck_counts_for_another_but_its_kinds(language: str) -> None:
    """Only names with a word in common, or near to each other, can be taken for each other: the others are not tried."""
    names = load().names[language]
    by_word: dict[str, set[ConceptId]] = {}
    for secret in deck():
        for phrase in (*lexicon().phrases(secret, language), *lexicon().verbs(secret, language)):
            for word in phrase:
                for form in word.forms:
                    by_word.setdefault(form, set()).add(secret)
    for said in deck():
        typed = [plain(word) for word in tokens(names[said].text, language)]
        for secret in {secret for word in typed for secret in by_word.get(word, ())} - {said}:
            verdict = judge(lexicon(), secret, names[said].text, (language,))
            assert (verdict is Verdict.YES) == (said in lexicon().kinds(secret)), (secret, said)


@pytest.mark.parametrize("language", COMPLETE)
def test_a_single_name_is_a_word_and_so_no_slip(language: str) -> None:
    for concept in deck():
        said = tokens(load().names[language][concept].text, language)
        assert len(said) > 1 or lexicon().is_word(said[0], language)


def test_any_language_at_the_table_counts() -> None:
    dog = Concept(ConceptId("dog"))
    assert judge_in(frozenset({"en", "ro"}))(dog, "câinii") is Verdict.YES
    assert judge_in(frozenset({"en", "ro"}))(dog, "dogs") is Verdict.YES
    assert judge_in(frozenset({"en"}))(dog, "câine") is Verdict.ASK
    assert judge_in(frozenset({"xx"}))(dog, "dog") is Verdict.ASK


def test_two_things_in_two_languages_are_two_guesses() -> None:
    hedgehog = Concept(ConceptId("hedgehog"))
    judged = judge_in(frozenset({"en", "es", "ru"}))
    assert judged(hedgehog, "hedgehog gato") is Verdict.ASK
    assert judged(hedgehog, "gato ёж") is Verdict.ASK
    assert judged(hedgehog, "hedgehog erizo") is Verdict.YES
    assert judged(hedgehog, "decorative hedgehog") is Verdict.YES


def test_a_second_guess_in_a_language_that_nobody_speaks_is_one_too() -> None:
    """Short words are let pass: too often they are something harmless, like Spanish *red*, a net."""
    hedgehog = Concept(ConceptId("hedgehog"))
    judged = judge_in(frozenset({"en"}))
    assert judged(hedgehog, "hedgehog gato") is Verdict.ASK
    assert judged(hedgehog, "кошка hedgehog") is Verdict.ASK
    assert judged(hedgehog, "red hedgehog") is Verdict.YES
    assert judged(hedgehog, "decorative hedgehog") is Verdict.YES


def test_a_concept_that_is_gone_is_for_people_to_judge() -> None:
    assert judge_in(frozenset(COMPLETE))(Concept(ConceptId("sea-serpent")), "sea serpent") is Verdict.ASK


@pytest.mark.parametrize(("concept", "guess", "verdict"), [("diver", "someone is diving", "yes"), ("glasses", "glass", "ask")])
def test_verbs_count_and_rejected_words_do_not(concept: str, guess: str, verdict: str) -> None:
    assert judge_in(frozenset({"en"}))(Concept(ConceptId(concept)), guess) == verdict


def test_words_without_marks_are_words_too() -> None:
    assert lexicon().is_word("ship", "en")
    assert not lexicon().is_word("shep", "en")
    assert not lexicon().is_word("ship", "xx")
    assert not lexicon().is_word("ship", "../near/en")


def test_the_tables_of_verbs_and_kinds_are_checked() -> None:
    assert lexicon().check() == []
    odd = Vocabulary(load(), {"en": {SECRET: ("hide",)}}, {ConceptId("dog"): frozenset({SECRET})})
    assert odd.check() == [
        "kinds.tsv: no-such-thing is in no row of concepts.tsv",
        "verbs/en.tsv: no-such-thing is in no row of concepts.tsv",
    ]


def test_the_lists_of_words_near_names_fit_the_names() -> None:
    names = {language: load().names[language] for language in COMPLETE}
    assert list(written_for()) == list(COMPLETE)
    assert list(near_faults(names, written_for())) == []
    same = {ConceptId("cat"): Name("cat", ("pussycat",)), DOG: Name("dog", (), ("hot dog",))}
    others = [{**same, DOG: Name("hound")}, {**same, DOG: Name("dog", ("hound",))}, {DOG: Name("dog")}]
    assert digest(same) == digest({DOG: Name("dog"), ConceptId("cat"): same[ConceptId("cat")]})
    assert len({digest(same), *map(digest, others)}) == 4
    assert list(near_faults({"en": same, "it": others[0]}, {"en": digest(same), "it": digest(same), "xx": ""})) == [
        "near/it.txt was written for other names: run scripts/near_words.py",
        "near/xx.txt was written for other names: run scripts/near_words.py",
    ]


def test_little_is_kept_whatever_is_asked() -> None:
    fresh = Vocabulary(load(), {}, {})
    for concept in load().concepts:
        fresh.phrases(concept, "en")
    assert len(fresh.phrases(ConceptId("dog"), "en")) == 1
    assert not fresh.called(("☃",), "en")
    assert fresh.called(("hot", "dogs"), "en") == ("hot-dog",)


@given(st.text(max_size=60), st.sets(st.sampled_from([*COMPLETE, "de", "xx"]), min_size=1), st.sampled_from(sorted(load().concepts)))
def test_nothing_that_is_typed_makes_the_judge_fall(guess: str, languages: set[str], secret: ConceptId) -> None:
    assert judge_in(frozenset(languages))(Concept(secret), guess) in Verdict


OWN = st.text(st.characters(codec="utf-8"), min_size=1, max_size=40)


@given(OWN, OWN, st.sets(st.sampled_from([*COMPLETE, "de", "xx"]), min_size=1))
def test_nothing_that_people_put_on_their_own_cards_makes_the_judge_fall(secret: str, guess: str, languages: set[str]) -> None:
    assert judge_in(frozenset(languages))(worded(secret, min(languages)), guess) in Verdict


@pytest.mark.parametrize("guess", ["cane", "🐶", "!!!", "🐺"])
def test_words_of_ones_own_without_a_letter_are_for_people_to_judge(guess: str) -> None:
    assert judge_in(frozenset({"it"}))(worded("🐶", "it"), guess) is Verdict.ASK


@pytest.mark.parametrize(
    ("own", "guess"),
    [
        ("gatto con gli stivali", "Gatto con gli stivali!"),
        ("pesce, carne o verdura", "pesce, carne o verdura"),
        ("AC/DC", "acdc"),
        ("<svg/onload=alert()>", "svg onload alert"),
        ("a=b", "a = b"),
        ("uno due tre quattro cinque sei sette", "uno due tre quattro cinque sei sette"),
    ],
)
def test_words_of_ones_own_count_as_they_are(own: str, guess: str) -> None:
    assert judge_in(frozenset({"it", "en"}))(worded(own, "it"), guess) is Verdict.YES
    assert judge_in(frozenset({"en"}))(worded(own, "it"), guess) is not Verdict.YES, "nobody speaks it"


def test_a_guess_is_judged_within_a_millisecond() -> None:
    guesses = [(pair.language, pair.guess) for pair in pairs() if pair.language in COMPLETE]
    fastest = float("inf")
    for _ in range(3):
        before = time.process_time()
        for language, guess in guesses:
            judge(lexicon(), ConceptId("cat"), guess, (language,))
        fastest = min(fastest, (time.process_time() - before) / len(guesses))
    assert fastest < 0.001
