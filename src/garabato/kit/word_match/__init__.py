"""Whether what somebody typed is the secret word: yes, or ask who knows it, or refuse two guesses at once."""

from garabato.kit.word_match.judging import judge
from garabato.kit.word_match.lexicon import Lexicon, Phrase, Word, word
from garabato.kit.word_match.spelling import ARTICLES, CHOICES, plain, tokens

__all__ = ["ARTICLES", "CHOICES", "Lexicon", "Phrase", "Word", "judge", "plain", "tokens", "word"]
