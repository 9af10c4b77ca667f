"""Where people hand in decks of their own: looked through beside the event loop, one at a time, and kept."""

import asyncio
from functools import partial
from typing import Final

from garabato.kit.plain_text import clean_text
from garabato.room.deck_reading import Reading, read_deck
from garabato.room.own_deck import LONGEST_TITLE, OwnDeck
from garabato.server import deck_shelf
from garabato.server.asking import answered
from garabato.server.codes import DECK_LENGTH, tidy_code
from garabato.server.limits import Turnstile
from garabato.server.premises import Premises

BODY_BYTES: Final = 512 * 1024
"""Of a request; the text in it may be far smaller (`MOST_BYTES`), so that most of what is too large is refused in a sentence of its own."""


class DeckDesk:
    """One for the whole house."""

    def __init__(self, premises: Premises) -> None:
        limits = premises.config.limits
        self.premises = premises
        self._checks = Turnstile(limits.deck_checks, 10 * limits.deck_checks)
        self._decks = Turnstile(limits.new_decks / 600, limits.new_decks)
        self._one = asyncio.Lock()

    def takes_text_from(self, address: str) -> bool:
        """Whether one more text of this address is looked through now."""
        return self._checks.takes(address, self.premises.loop.time())

    def takes_deck_from(self, address: str) -> bool:
        """Whether one more deck of this address is kept now."""
        return self._decks.takes(address, self.premises.loop.time())

    async def read(self, text: str, language: str) -> Reading:
        """Look a text through. It takes a tenth of a second at most, which no table should wait for."""
        async with self._one:
            return await asyncio.get_running_loop().run_in_executor(None, read_deck, text, language)

    async def keep(self, reading: Reading, title: str, language: str) -> OwnDeck | None:
        """Store the cards without a fault, of which there is one at least. None: the store does not answer."""
        deck = OwnDeck("", clean_text(title, LONGEST_TITLE), language, tuple(reading.cards))
        return await answered(partial(deck_shelf.keep, self.premises.shelf, self.premises.node, deck))

    async def find(self, typed: str) -> OwnDeck | None:
        """The deck of this code, however it was typed."""
        code = tidy_code(typed, DECK_LENGTH)
        return None if code is None else await answered(partial(deck_shelf.fetch, self.premises.shelf, code))
