"""What a good table of words looks like. Every check returns its faults as sentences."""

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Container, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from statistics import median

from garabato.core import Card, ConceptId
from garabato.words.spelling import fold, style_faults
from garabato.words.tables import Entry, Name

COMPLETE = ("en", "es", "it", "ro", "ru")
"""The languages in which every concept has a name."""

LONGEST_NAME = 24
MOST_WORDS = 3
"""Of three letters and more: the small joints (of, de la, cu) cost no reader anything."""
SMALLEST_DECK = 60
MOST_CARDS_A_CONCEPT = 3
WORDS_OF_A_TWIN = 3
"""Games whose cards hold this many words are played alike: who knows one box wants no card of it in the next."""
WORDS_OF_A_LIST = 7
"""On a card of this many words the guesser calls a number, and one word has a star."""
GUESSED_WORDS = frozenset({1, WORDS_OF_A_LIST})
"""Where a card holds this many words, a word is guessed out of the blue: who has had it once knows it, so it comes once."""
PROPER = "proper"
"""A tag that says: the name of one person, place or work, so harder than any everyday word."""
HARDEST = 4
"""The difficulty of proper names; other concepts have 1 to 3."""
HOMOGRAPH = "homograph-"
"""A tag with this start and a language says: this name also means another concept, and we know."""

TAGS = frozenset(
    {
        "abstract",
        "animal",
        "body",
        "clothes",
        "fantasy",
        "food",
        "music",
        "nature",
        "person",
        "place",
        "plant",
        "quality",
        "sport",
        "symbol",
        "thing",
        "vehicle",
    },
)
"""The kinds of concepts: each is of one."""

_CONCEPT_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def concept_faults(concepts: Mapping[ConceptId, Entry]) -> list[str]:
    """Ids that are no ids, tags nobody knows, rows out of order."""
    faults = [] if list(concepts) == sorted(concepts) else ["concepts.tsv is not sorted by id"]
    for concept, entry in concepts.items():
        if not _CONCEPT_ID.fullmatch(concept):
            faults.append(f"{concept!r} is no id: small letters, digits and single hyphens only")
        kinds = [tag for tag in entry.tags if tag != PROPER and not tag.startswith(HOMOGRAPH)]
        if len(kinds) != 1 or kinds[0] not in TAGS:
            faults.append(f"{concept} needs exactly one tag of {', '.join(sorted(TAGS))}")
    return faults


def name_faults(language: str, names: Mapping[ConceptId, Name], concepts: Mapping[ConceptId, Entry]) -> list[str]:
    """Names of unknown concepts, missing names, rows out of order, names in bad style."""
    faults = [] if list(names) == sorted(names) else [f"{language}: not sorted by id"]
    faults += [f"{language}: {concept} is in no row of concepts.tsv" for concept in names if concept not in concepts]
    if language in COMPLETE:
        faults += [f"{language}: {concept} has no name" for concept in concepts if concept not in names]
    for concept, name in names.items():
        for text in (*name.all(), *name.reject):
            faults += [f"{language}: {concept}: {text!r} {why}" for why in style_faults(language, text)]
        if len({fold(text) for text in (*name.all(), *name.reject)}) < len(name.all()) + len(name.reject):
            faults.append(f"{language}: {concept} has a word twice")
    return faults


def homograph_faults(concepts: Mapping[ConceptId, Entry], names: Mapping[str, Mapping[ConceptId, Name]]) -> list[str]:
    """Two concepts of the same name whose tags do not say so, and tags without a reason."""
    faults: list[str] = []
    for language, table in names.items():
        by_text: defaultdict[str, list[ConceptId]] = defaultdict(list)
        for concept, name in table.items():
            by_text[fold(name.text)].append(concept)
        shared = {concept for same in by_text.values() if len(same) > 1 for concept in same}
        tagged = {concept for concept, entry in concepts.items() if f"{HOMOGRAPH}{language}" in entry.tags}
        faults += [f"{language}: {concept} has the name of another concept and no tag says so" for concept in sorted(shared - tagged)]
        faults += [f"{language}: {concept} has a name of its own, yet a tag says homograph" for concept in sorted(tagged - shared)]
    return faults


def list_faults(table: str, lists: Mapping[ConceptId, Collection[str]], concepts: Container[str]) -> list[str]:
    """Lists for unknown concepts or without entries, rows out of order."""
    faults = [] if list(lists) == sorted(lists) else [f"{table}: not sorted by id"]
    faults += [f"{table}: {concept} is in no row of concepts.tsv" for concept in lists if concept not in concepts]
    return faults + [f"{table}: {concept} has an empty list" for concept, entries in lists.items() if not entries]


def deck_faults(deck: str, cards: Sequence[Card], names: Mapping[str, Mapping[ConceptId, Name]]) -> list[str]:
    """Ids, repeats, sizes, and words of one card that can't be told apart."""
    faults = [f"{deck}: {card.id!r} is no card id, or out of order" for card in misplaced(cards)]
    if cards and len(cards) < SMALLEST_DECK:
        faults.append(f"{deck}: {len(cards)} cards are fewer than {SMALLEST_DECK}")
    uses = Counter(word.id for card in cards for word in card.words)
    most = 1 if {len(card.words) for card in cards} <= GUESSED_WORDS else MOST_CARDS_A_CONCEPT
    faults += [f"{deck}: {concept} is on {times} cards" for concept, times in uses.items() if times > most]
    pairs = Counter(pair for card in cards for pair in combinations(sorted(word.id for word in card.words), 2))
    faults += [f"{deck}: {one} and {other} meet on {times} cards" for (one, other), times in pairs.items() if times > 1]
    for card in cards:
        for language in COMPLETE:
            faults += [f"{deck}: {card.id} {why} in {language}" for why in _card_faults(card, names[language])]
    return faults


def star_faults(deck: str, cards: Sequence[Card], concepts: Mapping[ConceptId, Entry]) -> list[str]:
    """Lists without a star, stars anywhere else, and stars on words that are no harder than the others."""
    faults: list[str] = []
    for card in cards:
        if (card.star is None) == (len(card.words) == WORDS_OF_A_LIST):
            faults.append(f"{deck}: {card.id} needs a star" if card.star is None else f"{deck}: {card.id} has a star nobody would see")
        elif card.star is not None:
            levels = [_difficulty(concepts.get(word.id)) for word in card.words]
            if levels[card.star] <= median(levels):
                faults.append(f"{deck}: {card.words[card.star].id} has the star of {card.id} and is not harder than the others")
    return faults


def twin_faults(decks: Mapping[str, Sequence[Card]]) -> list[str]:
    """Two concepts that meet on a card in each of two decks of twins; a card in both decks counts three times."""
    places: defaultdict[tuple[ConceptId, ...], dict[str, str]] = defaultdict(dict)
    for deck, cards in decks.items():
        for card in cards:
            if len(card.words) == WORDS_OF_A_TWIN:
                for pair in combinations(sorted(word.id for word in card.words), 2):
                    places[pair].setdefault(deck, card.id)
    return [f"{' and '.join(pair)} meet on {' and on '.join(found.values())}" for pair, found in places.items() if len(found) > 1]


def misplaced(cards: Sequence[Card], language: str = "") -> Iterable[Card]:
    """Cards whose id has the wrong shape or does not come after the one before; that of a native card holds its language."""
    shape = re.compile(rf"[a-z]{{2}}-{language}-[0-9]{{3}}" if language else r"[a-z]{2}-[0-9]{3}")
    before = ""
    for card in cards:
        if not shape.fullmatch(card.id) or card.id <= before:
            yield card
        before = card.id


def _difficulty(entry: Entry | None) -> int:
    """From 1 to 4; a concept of which nobody has said it counts as everyday."""
    if entry is None:
        return 1
    return HARDEST if PROPER in entry.tags else entry.difficulty or 1


def _card_faults(card: Card, names: Mapping[ConceptId, Name]) -> Iterator[str]:
    """What one reader would object to in one card."""
    missing = [word.id for word in card.words if word.id not in names]
    if missing:
        yield f"lacks a name for {', '.join(missing)}"
        return
    seen: set[str] = set()
    for word in card.words:
        spellings = {fold(text) for text in names[word.id].all()}
        if seen & spellings:
            yield f"says {names[word.id].text!r} twice"
        seen |= spellings
