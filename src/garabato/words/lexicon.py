"""The vocabulary as the judge of typed guesses asks for it (`garabato.kit.word_match`)."""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from importlib.resources import files

from garabato.core import Concept, ConceptId, Judge, Verdict, own_words
from garabato.kit.word_match import Phrase, Word, judge, plain, tokens, word
from garabato.words.checks import list_faults
from garabato.words.inflection import Traits, forms_of
from garabato.words.near_lists import near, near_faults, written_for
from garabato.words.tables import read_lists
from garabato.words.vocabulary import Words, load

_ALIVE = frozenset({"animal", "fantasy", "person"})
_SINGULAR_ENDINGS = ("ss", "us", "is")
_NO_THING = "quality"
"""The kind whose names stand beside others without a second guess being meant: a sad clown is a clown."""

_MOST_KEPT = 500
"""Names whose forms are kept: as many secrets as are guessed at a time, not every word there is."""


class Vocabulary:
    """A Lexicon (`kit.word_match`) over all words; forms are made when they are first asked for."""

    def __init__(
        self, words: Words, verbs: Mapping[str, Mapping[ConceptId, tuple[str, ...]]], kinds: Mapping[ConceptId, frozenset[ConceptId]]
    ) -> None:
        self._words = words
        self._verbs = verbs
        """By language and concept: what somebody does who is called so."""
        self._kinds = kinds
        self._phrases: dict[tuple[ConceptId, str], tuple[Phrase, ...]] = {}
        self._called: dict[tuple[str, str], Mapping[str, tuple[ConceptId, ...]]] = {}
        self._initials: dict[str, Mapping[str, Sequence[tuple[ConceptId, str]]]] = {}

    @property
    def languages(self) -> Sequence[str]:
        """Those of the tables of names."""
        return self._words.languages

    def phrases(self, concept: ConceptId, language: str) -> Sequence[Phrase]:
        """Every name with its forms; people's own words may have no letters (🐶), and then they are for people to judge."""
        found = self._phrases.get((concept, language))
        if found is None:
            if len(self._phrases) == _MOST_KEPT:
                self._phrases.clear()
            traits = self._traits(concept)
            names = filter(None, (tokens(text, language) for text in self._texts(concept, language)))
            found = self._phrases[concept, language] = tuple(tuple(inflected(each, language, traits) for each in name) for name in names)
        return found

    def verbs(self, concept: ConceptId, language: str) -> Sequence[Phrase]:
        """From the tables in ``verbs``."""
        verbs = self._verbs.get(language, {}).get(concept, ())
        return [tuple(word(each, ()) for each in tokens(verb, language)) for verb in verbs]

    def called(self, said: tuple[str, ...], language: str) -> Collection[ConceptId]:
        """The nouns of this name, base or plural."""
        text = plain(" ".join(said))
        names = self._by_initial(language).get(text[:1])
        if names is None:
            return ()
        place = language, text[:1]
        if place not in self._called:
            self._called[place] = self._index(names, language)
        return self._called[place].get(text, ())

    def is_word(self, typed: str, language: str) -> bool:
        """Whether it is a name, or stands in the list of words near names."""
        return language in self._words.names and (plain(typed) in near(language) or bool(self.called((typed,), language)))

    def kinds(self, concept: ConceptId) -> Collection[ConceptId]:
        """From the table ``kinds.tsv``."""
        return self._kinds.get(concept, ())

    def rejected(self, concept: ConceptId, language: str) -> Collection[tuple[str, ...]]:
        """The column `reject`."""
        name = self._words.names.get(language, {}).get(concept)
        return [tokens(text, language) for text in name.reject] if name else ()

    def check(self) -> list[str]:
        """What is wrong with the tables of verbs and kinds and with the lists of words near names, one sentence a fault."""
        concepts = self._words.concepts
        faults = list_faults("kinds.tsv", self._kinds, concepts)
        faults += [f"kinds.tsv: {kind} is in no row of concepts.tsv" for kinds in self._kinds.values() for kind in kinds - concepts.keys()]
        for language, verbs in self._verbs.items():
            faults += list_faults(f"verbs/{language}.tsv", verbs, concepts)
        return [*faults, *near_faults(self._words.names, written_for())]

    def _texts(self, concept: ConceptId, language: str) -> Sequence[str]:
        own = own_words(concept)
        if own is not None:
            return (own[0],) if own[1] == language else ()
        name = self._words.names.get(language, {}).get(concept)
        return name.all() if name else ()

    def _traits(self, concept: ConceptId) -> Traits:
        """Alive by its kind; a plural where the English name is one."""
        english = self._words.names.get("en", {}).get(concept)
        many = english is not None and english.text.endswith("s") and not english.text.endswith(_SINGULAR_ENDINGS)
        entry = self._words.concepts.get(concept)
        return Traits(alive=entry is not None and not _ALIVE.isdisjoint(entry.tags), many=many)

    def _by_initial(self, language: str) -> Mapping[str, Sequence[tuple[ConceptId, str]]]:
        """Every noun's names by their first letter."""
        if language not in self._words.names:
            return {}
        if language not in self._initials:
            found: defaultdict[str, list[tuple[ConceptId, str]]] = defaultdict(list)
            for concept, name in self._words.names[language].items():
                if _NO_THING not in self._words.concepts[concept].tags:
                    for text in name.all():
                        found[plain(text[0].casefold())].append((concept, text))
            self._initials[language] = found
        return self._initials[language]

    def _index(self, names: Sequence[tuple[ConceptId, str]], language: str) -> Mapping[str, tuple[ConceptId, ...]]:
        """By folded name without marks: whom it names. One letter at a time, so that nobody ever waits for all of them."""
        found: defaultdict[str, set[ConceptId]] = defaultdict(set)
        for concept, text in names:
            *first, last = tokens(text, language)
            head = "".join(f"{each} " for each in first)
            for root in forms_of(last, language, self._traits(concept)).roots:
                found[plain(head + root)].add(concept)
        return {text: tuple(concepts) for text, concepts in found.items()}


def inflected(base: str, language: str, traits: Traits) -> Word:
    """One word of a name with the forms that count."""
    forms = forms_of(base, language, traits)
    return word(base, forms.roots, forms.others)


@cache
def lexicon() -> Vocabulary:
    """The words that come with the package; the same Vocabulary every time."""
    folder = files("garabato.words")
    verbs = {table.name.removesuffix(".tsv"): read_lists(table, "verbs") for table in (folder / "verbs").iterdir()}
    kinds = {concept: frozenset(ConceptId(kind) for kind in kinds) for concept, kinds in read_lists(folder / "kinds.tsv", "kinds").items()}
    return Vocabulary(load(), verbs, kinds)


def judge_in(languages: frozenset[str]) -> Judge:
    """The judge of guesses in any of these languages, sorted so that a verdict never depends on chance."""
    spoken = tuple(sorted(languages))

    def verdict(secret: Concept, guess: str) -> Verdict:
        return judge(lexicon(), secret.id, guess, spoken)

    return verdict
