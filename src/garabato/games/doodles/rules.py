"""The book of Doodles: which rule says no, and how."""

from typing import Final

from garabato.kit.three_words.book import Book, Sentence

BOOK: Final = Book(
    players=Sentence("DO-1", "refused-do-1-players"),
    cards=Sentence("DO-1", "refused-do-1-cards"),
    seat=Sentence("DO-1", "refused-do-1-seat"),
    sheet=Sentence("DO-5", "refused-do-5"),
    sand=Sentence("DO-6", "refused-do-6"),
    sand_out=Sentence("DO-6", "refused-do-6-late"),
    vote=Sentence("DO-8", "refused-do-8"),
    vote_over=Sentence("DO-8", "refused-do-8-late"),
    vote_out=Sentence("DO-8", "refused-do-8-out"),
    vote_missing=Sentence("DO-8", "refused-do-8-missing"),
    vote_locked=Sentence("DO-8", "refused-do-8-locked"),
    vote_own=Sentence("DO-8", "refused-do-8-own"),
    vote_nothing=Sentence("DO-8", "refused-do-8-drawing"),
    stock=Sentence("DO-9", "refused-do-9"),
    go_on=Sentence("DO-10", "refused-do-10"),
    foul="DO-7",
    end="DO-14",
)
