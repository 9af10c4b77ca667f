"""The procedure itself; the steps are numbered in `judge`."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from garabato.core import ConceptId, Verdict
from garabato.kit.word_match.lexicon import Lexicon, Phrase, Word
from garabato.kit.word_match.spelling import ARTICLES, CHOICES, plain, tokens, words_of
from garabato.kit.word_match.typing_slips import slips_allowed, within

LONGEST_GUESS = 100
"""Signs. Longer ones are no single guess."""
MOST_WORDS = 6
MOST_BESIDE = 2
"""Other words beside the secret one: "decorative pillow"."""
SHORTEST_FOREIGN = 4
"""Letters. Shorter words of languages that nobody at the table speaks are too often something harmless (Spanish *red* is a net)."""

_BETWEEN = re.compile(r"\w\s*[,;/|\n،、，；]\s*\w")  # noqa: RUF001  (commas of other scripts)


def judge(lexicon: Lexicon, secret: ConceptId, guess: str, languages: Iterable[str]) -> Verdict:
    """Judge a guess, as typed, at a secret, in every language spoken at the table.

    1. and 2. Signs, capitals and articles do not matter, marks may be missing (`spelling`).
    3. Equal word by word, or written together, in any form that counts: YES. Before that, equal to the very name or another
       name of the secret: YES whatever else is called so, and however long it is.
       More than six words, or a list: REFUSED, it is more than one guess.
    4. The secret and at most two other words: YES, unless a part of the guess is the name of something else.
    5. A verb for what the secret does counts like a form of its name.
    6. A slip of the finger is forgiven where the typed word is no other word.
    7. One language that says YES is enough.
    Everything else is for people: ASK.
    """
    if len(guess) > LONGEST_GUESS:
        return Verdict.REFUSED
    spoken = tuple(languages)
    if any(_is_name(phrase, guess, language) for language in spoken for phrase in lexicon.phrases(secret, language)):
        return Verdict.YES
    if _is_list(guess, spoken):
        return Verdict.REFUSED
    if any(_Guess(lexicon, secret, language, tokens(guess, language), spoken).counts() for language in spoken):
        return Verdict.YES
    return Verdict.ASK


def _is_name(phrase: Phrase, guess: str, language: str) -> bool:
    """Whether it is this name, in its very form, in as many words or written together.

    Marks are all there or none is: who types *fată* for față may mean another word. What looks like an article may be a word
    of the name (*unas* for uñas), so the guess is tried with and without.
    """
    bases = tuple(word.base for word in phrase)
    names = {bases, tuple(map(plain, bases))}
    joined = {"".join(name) for name in names}
    return any(
        said in names or (len(said) != len(bases) and "".join(said) in joined)
        for said in (tokens(guess, language), words_of(guess, language))
    )


def _is_list(guess: str, spoken: tuple[str, ...]) -> bool:
    """Whether these are several guesses. A word for "or" that is an article for somebody else at the table proves nothing."""
    choices = {word for language in spoken for word in CHOICES.get(language, ())}
    choices -= {word for language in spoken for word in ARTICLES.get(language, ())}
    words = words_of(guess, "")
    return len(words) > MOST_WORDS or bool(_BETWEEN.search(guess)) or not choices.isdisjoint(words[1:-1])


def _is_slip(typed: str, word: Word, real: frozenset[str]) -> bool:
    """Whether it is mistyped and no word of its own. Marks are not counted: they are no letters to slip on."""
    if typed in real:
        return False
    bare = plain(typed)
    return any((most := slips_allowed(root)) and within(bare, plain(root), most) for root in word.roots)


class _Guess(NamedTuple):
    """A guess in one language, beside the secret."""

    lexicon: Lexicon
    secret: ConceptId
    language: str
    said: tuple[str, ...]
    spoken: tuple[str, ...]
    """All languages at the table."""

    def counts(self) -> bool:
        """Steps 3 to 6."""
        if self.said in self.lexicon.rejected(self.secret, self.language):
            return False
        real = frozenset(typed for typed in self.said if any(self.lexicon.is_word(typed, language) for language in self.spoken))
        phrases = self.lexicon.phrases(self.secret, self.language)
        verbs = self.lexicon.verbs(self.secret, self.language)
        return any(self._joins(each) or self._contains(each, real) for each in (*phrases, *verbs)) or any(
            self._slips(phrase, real) for phrase in phrases
        )

    def _joins(self, phrase: Phrase) -> bool:
        """Whether it is the name written together or apart, its last word in any form, and nothing else is called so."""
        *first, last = phrase
        start = plain("".join(word.base for word in first))
        typed = "".join(self.said)
        same = len(self.said) != len(phrase) and plain(typed).startswith(start) and last.reads(typed[len(start) :])
        return same and not self._others(self.said)

    def _contains(self, phrase: Phrase, real: frozenset[str]) -> bool:
        """Whether the name stands in it, in any form or mistyped, with little beside it that is clear of other names."""
        beside = len(self.said) - len(phrase)
        for start in range(beside + 1 if beside <= MOST_BESIDE else 0):
            end = start + len(phrase)
            here = zip(self.said[start:end], phrase, strict=True)
            if all(word.reads(typed) or _is_slip(typed, word, real) for typed, word in here) and self._is_clear(start, end):
                return True
        return False

    def _slips(self, phrase: Phrase, real: frozenset[str]) -> bool:
        """Whether it is a name of several words, mistyped as a whole: in a short word, or in the space between two."""
        if len(phrase) == 1 or not real.issubset(word.base for word in phrase) or self._others(self.said):
            return False
        meant = plain("".join(word.base for word in phrase))
        return within(plain("".join(self.said)), meant, slips_allowed(meant))

    def _is_clear(self, start: int, end: int) -> bool:
        """Whether nothing in it that is not the secret names something else: a hot dog is no dog, "cat dog" are two guesses."""
        for first in range(start + 1):
            for last in range(end, len(self.said) + 1):
                if others := self._others(self.said[first:last]):
                    return not others.isdisjoint(self.lexicon.kinds(self.secret))
        return not any(self._others((typed,)) or self._is_foreign(typed) for typed in self.said[:start] + self.said[end:])

    def _is_foreign(self, typed: str) -> bool:
        """Whether it is no word of this language and names something else in another one: "hedgehog gato" are two guesses."""
        if self.lexicon.is_word(typed, self.language):
            return False
        known = (*self.spoken, *self.lexicon.languages) if len(typed) >= SHORTEST_FOREIGN else self.spoken
        return any({*self.lexicon.called((typed,), other)} - {self.secret} for other in known)

    def _others(self, words: tuple[str, ...]) -> set[ConceptId]:
        """What else is called so."""
        return set(self.lexicon.called(words, self.language)) - {self.secret}
