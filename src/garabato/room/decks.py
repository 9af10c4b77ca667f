"""People's own decks: taking one, dropping it, and what the table gets to know of it."""

from typing import Final

from garabato.core import Card, Refused, Seat, Why
from garabato.room.chance import SeededChance
from garabato.room.commands import DropDeck
from garabato.room.deck_facts import DeckBrought, DeckDropped, DeckTaken
from garabato.room.inputs import DeckFetched
from garabato.room.messages import DeckInBox
from garabato.room.own_deck import MOST_CARDS
from garabato.room.seats import languages as spoken
from garabato.room.state import RoomState
from garabato.room.turn import Turn

MOST_DECKS: Final = 30
"""That were ever brought into one room; the log keeps them all."""

MOST_CARDS_EVER: Final = 6 * MOST_CARDS
"""On all of them together: a thousand cards of seven words take 1.5 MB of memory for as long as the room is open."""


def obey(turn: Turn, seat: Seat, command: DeckFetched | DropDeck) -> None:
    """Put a deck into the box, or take it out. Raises: Refused."""
    box = turn.state.box
    if isinstance(command, DropDeck):
        if box.taken is not None:
            turn.log(DeckDropped())
        return
    deck = command.deck
    if deck is None:
        raise Refused(Why.BAD_VALUE, "", "refused-unknown-deck")
    if deck.code not in box.decks:
        if len(box.decks) >= MOST_DECKS or sum(len(each.cards) for each in (*box.decks.values(), deck)) > MOST_CARDS_EVER:
            raise Refused(Why.NOT_NOW, "", "refused-many-decks")
        turn.log(DeckBrought(deck))
    if box.taken is None or (box.taken.code, box.taken.mode) != (deck.code, command.mode):
        turn.log(DeckTaken(deck.code, command.mode, seat))


def lay(turn: Turn, seats: tuple[Seat, ...]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The cards for a game of these seats, and those to fall back on. Raises: Refused."""
    state, game = turn.state, turn.state.chosen
    if state.box.taken is not None and missing(state, len(seats)):
        raise Refused(Why.NOT_NOW, "", "refused-few-own-cards")
    # Another luck than that of the game's first decision, which would deal from it again.
    chance = SeededChance(state.secret + b"box", state.decisions)
    return state.box.lay(game, turn.decks(game, spoken(state, seats)), game.cards(state.options, len(seats)), chance)


def languages(state: RoomState) -> frozenset[str]:
    """The language of the cards in the box counts in guesses, whoever speaks it."""
    deck = state.box.own_deck(state.chosen)
    return frozenset() if deck is None else frozenset({deck.language})


def missing(state: RoomState, players: int) -> int:
    """How many cards too few the deck has for so many players, or for as few as the game allows, where it is played with alone."""
    deck, taken = state.box.own_deck(state.chosen), state.box.taken
    if deck is None or taken is None or taken.mode == "mixed":
        return 0
    return max(0, state.chosen.cards(state.options, max(players, state.chosen.seats.start)) - len(deck.cards))


def in_the_box(state: RoomState, players: int) -> DeckInBox | None:
    """What everybody may know of the deck. How many cards are left is not told while a game runs: it would tell of deals."""
    taken = state.box.taken
    if taken is None:
        return None
    deck = state.box.decks[taken.code]
    fits = deck.width == state.chosen.words
    return DeckInBox(
        code=deck.code,
        title=deck.title,
        language=deck.language,
        width=deck.width,
        cards=len(deck.cards),
        unused=None if state.playing or not fits else state.box.left(deck.code),
        mode=taken.mode,
        by=taken.seat,
        fits=fits,
        missing=missing(state, players),
    )
