"""The book of How Do You Doodle?: which rule says no, and how."""

from typing import Final

from garabato.kit.three_words.book import Book, Sentence

BOOK: Final = Book(
    players=Sentence("HD-1", "refused-hd-1-players"),
    cards=Sentence("HD-1", "refused-hd-1-cards"),
    seat=Sentence("HD-1", "refused-hd-1-seat"),
    sheet=Sentence("HD-3", "refused-hd-3-token"),
    sand=Sentence("HD-3", "refused-hd-3"),
    sand_out=Sentence("HD-3", "refused-hd-3-late"),
    vote=Sentence("HD-5", "refused-hd-5"),
    vote_over=Sentence("HD-5", "refused-hd-5-late"),
    vote_out=Sentence("HD-5", "refused-hd-5-out"),
    vote_missing=Sentence("HD-5", "refused-hd-5-missing"),
    vote_locked=Sentence("HD-5", "refused-hd-5-locked"),
    vote_own=Sentence("HD-5", "refused-hd-5-own"),
    vote_nothing=Sentence("HD-5", "refused-hd-5-drawing"),
    stock=Sentence("HD-5", "refused-hd-5-stock"),
    go_on=Sentence("HD-7", "refused-hd-7"),
    foul="HD-3",
    end="HD-9",
)
