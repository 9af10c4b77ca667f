"""What lies in a room's box: people's own cards beside the game's, and which were played already."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import assert_never

from garabato.core import AnyGame, Card, Chance, Fact, found_in
from garabato.room.deck_facts import DeckBrought, DeckDropped, DeckFact, DeckTaken
from garabato.room.own_deck import OwnCard, OwnDeck


@dataclass(slots=True)
class Box:
    """A fold over the room's log, like all that survives."""

    decks: dict[str, OwnDeck] = field(default_factory=dict)
    """All that were ever brought, by code."""
    taken: DeckTaken | None = None
    """The one that lies in the box."""
    used: dict[str, None] = field(default_factory=dict)
    """The ids of all cards that were played in this room, those played longest ago first."""
    _ids: dict[tuple[str, OwnCard], str] = field(default_factory=dict)
    """By language and words: the same card is the same in every deck, also when the rest of it was mended. A number tells nothing."""
    _cards: dict[str, tuple[Card, ...]] = field(default_factory=dict)
    """Of each deck: who draws on the wall must not wait for a thousand of them to be made."""
    _left: tuple[str, int, int] = ("", 0, 0)
    """Of which deck, at how many used cards, how many were unused when it was last asked."""

    def apply(self, what: DeckFact) -> None:
        """Fold one fact."""
        match what:
            case DeckBrought():
                self.decks[what.deck.code] = what.deck
                for card in what.deck.cards:
                    self._ids.setdefault((what.deck.language, card), f"own-{len(self._ids) + 1}")
                self._cards[what.deck.code] = what.deck.as_cards([self._ids[what.deck.language, card] for card in what.deck.cards])
            case DeckTaken():
                self.taken = what
            case DeckDropped():
                self.taken = None
            case _:
                assert_never(what)

    def use(self, events: Iterable[Fact]) -> None:
        """Every card in these events was played, now."""
        for card in found_in(tuple(events), Card):
            self.used.pop(card.id, None)
            self.used[card.id] = None

    def own_deck(self, game: AnyGame) -> OwnDeck | None:
        """The deck in the box, if this game can be played with it."""
        deck = None if self.taken is None else self.decks[self.taken.code]
        return deck if deck is not None and deck.width == game.words else None

    def own_cards(self, game: AnyGame) -> tuple[Card, ...]:
        """Its cards."""
        deck = self.own_deck(game)
        return () if deck is None else self._cards[deck.code]

    def unused(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Those that were not played yet."""
        return tuple(card for card in cards if card.id not in self.used)

    def left(self, code: str) -> int:
        """How many cards of this deck were not played yet."""
        if self._left[:2] != (code, len(self.used)):
            self._left = code, len(self.used), len(self.unused(self._cards[code]))
        return self._left[2]

    def oldest_first(self, cards: Sequence[Card]) -> Iterator[Card]:
        """Those that were played, the one longest ago first."""
        by_id = {card.id: card for card in cards}
        return (by_id[key] for key in self.used if key in by_id)

    def lay(self, game: AnyGame, printed: Sequence[Card], least: int, chance: Chance) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """The cards for a game, and those to fall back on when they come to an end: never a used one while unused ones remain.

        `printed`: the game's own; `least`: how many it takes. Mixed in, about every second card is of the deck, as long as that lasts.
        """
        own = self.own_cards(game)
        if own and self.taken is not None and self.taken.mode == "only":
            printed = ()
        fresh, others = self.unused(own), list(self.unused(printed))
        if fresh and others:
            others = chance.shuffle(others)
        keep = max(len(fresh), least - len(fresh)) if fresh else len(others)
        return (*fresh, *others[:keep]), (*others[keep:], *self.oldest_first((*own, *printed)))
