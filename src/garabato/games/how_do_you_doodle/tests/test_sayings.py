"""Whatever the rules say has a sentence in every language."""

from garabato.games.how_do_you_doodle.rules import BOOK
from tests.support.three_words import assert_sayings


def test_every_language_has_every_sentence() -> None:
    assert_sayings("how_do_you_doodle", BOOK, ties=("shared",))
