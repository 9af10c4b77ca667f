"""People's own decks in the store: each is a log of one entry under a code of its own, closed at once, and nobody's."""

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec
from structlog import get_logger

from garabato.core import Millis
from garabato.room.deck_facts import DeckBrought
from garabato.room.facts import Entry, decode_entry, encode_entry
from garabato.room.own_deck import OwnDeck
from garabato.server.codes import DECK_LENGTH, draw_code
from garabato.server.premises import Shelf
from garabato.store.contract import Claimed, Store, StoreFailed

log = get_logger()

_KIND: Final = "deck"
"""What stands in the store where a room has its game."""

_CODES_TRIED: Final = 50


def keep(shelf: Shelf, node: str, deck: OwnDeck, kept: Callable[[OwnDeck | None], None]) -> None:
    """Store a deck under a new code, whatever its own was. None: the store does not answer."""

    def stored(result: OwnDeck | Exception) -> None:
        if isinstance(result, Exception):
            log.error("deck not stored", error=repr(result))
        kept(None if isinstance(result, Exception) else result)

    shelf.call(partial(_keep, node, deck), stored)


def _keep(node: str, deck: OwnDeck, store: Store) -> OwnDeck:
    for _ in range(_CODES_TRIED):
        coded = msgspec.structs.replace(deck, code=draw_code(DECK_LENGTH))
        if store.create(coded.code, node, _KIND, encode_entry(Entry(Millis(0), DeckBrought(coded)))):
            store.end(coded.code)
            return coded
    sentence = "no code is free for one more deck"
    raise StoreFailed(sentence)


def fetch(shelf: Shelf, code: str, fetched: Callable[[OwnDeck | None], None]) -> None:
    """The deck of this code; None: there is none, or it can't be read."""

    def read(result: OwnDeck | Exception | None) -> None:
        if isinstance(result, Exception):
            log.error("deck can't be read", error=type(result).__name__)
        fetched(None if isinstance(result, Exception) else result)

    shelf.call(partial(_fetch, code), read)


def _fetch(code: str, store: Store) -> OwnDeck | None:
    found = store.read(code)
    what = decode_entry(found.entries[0]).what if isinstance(found, Claimed) else None
    return what.deck if isinstance(what, DeckBrought) else None
