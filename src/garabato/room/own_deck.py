"""A deck of one's own: words in one language, as somebody wrote them down. It never changes once it is there."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from garabato.core import Card, Fact, worded

WORDS_OF_A_CARD: Final = (1, 3, 7)
"""How many words a card may hold: as many as some game wants."""

STARRED: Final = 7
"""On cards of this many words one is harder and has a star."""

MOST_CARDS: Final = 1000
LONGEST_WORD: Final = 40
"""Graphemes of what stands on one line of a card."""

LONGEST_TITLE: Final = 40
"""Graphemes."""

DeckCode = Annotated[str, Meta(pattern="^[A-Z]{6}$")]
"""What a deck is asked for by, in this house; two letters more than a room's code, so that nobody takes one for the other."""

DeckMode = Literal["only", "mixed"]
"""Whether a game is played with these cards alone, or with about as many of the game's own among them."""


class OwnCard(Fact, tag="own_card", omit_defaults=True):
    """One card: its words from top to bottom, as they are shown."""

    words: tuple[str, ...]
    star: int | None = None
    """Which of the words is marked as harder, counted from 0."""


class OwnDeck(Fact, tag="own_deck"):
    """The cards under their code. All have the same number of words, one of `WORDS_OF_A_CARD`, and there is at least one."""

    code: str
    title: str
    """At most `LONGEST_TITLE` graphemes; empty if nobody gave one."""
    language: str
    cards: tuple[OwnCard, ...]

    @property
    def width(self) -> int:
        """How many words each card holds."""
        return len(self.cards[0].words)

    def as_cards(self, ids: list[str]) -> tuple[Card, ...]:
        """The cards as games take them, each under the id that it has in this room."""
        cards = zip(ids, self.cards, strict=True)
        return tuple(Card(key, tuple(worded(word, self.language) for word in card.words), card.star) for key, card in cards)
