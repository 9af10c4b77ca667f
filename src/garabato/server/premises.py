"""What every part of the house shares."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from garabato.core import AnyGame
from garabato.room.names import Mask, unmasked
from garabato.room.turn import Decks, Judges, unjudged
from garabato.server.config import Config
from garabato.server.limits import Turnstile
from garabato.server.link import Loop
from garabato.server.metrics import Metrics
from garabato.server.outbox import Names
from garabato.server.passwords import Hashing, Passwords, hash_now
from garabato.server.study import Study, at_once
from garabato.server.ticker import Ticker
from garabato.store.contract import Batch, Store

T = TypeVar("T")


class Shelf(Protocol):
    """The way to the store: one thread does the work in order, `done` is called in the event loop."""

    def submit(self, batch: Batch, done: Callable[[bool | Exception], None]) -> None:
        """Store a batch together with others that wait: True, stored; False, fenced; an exception, nobody knows."""
        ...

    def call(self, work: Callable[[Store], T], done: Callable[[T | Exception], None]) -> None:
        """Do anything else with the store."""
        ...


@dataclass(slots=True)
class Premises:
    """The house without its people."""

    config: Config
    loop: Loop
    shelf: Shelf
    names: Names
    decks: Decks
    hall: Mapping[str, AnyGame]
    languages: Sequence[str]
    """The languages that have words."""
    node: str
    """The name of this process in the store; another one at each start."""
    judges: Judges = unjudged
    metrics: Metrics = field(default_factory=Metrics)
    study: Study = at_once
    """Where bots think."""
    hashing: Hashing = hash_now
    mask: Mask = unmasked
    """What becomes of names and chat before anybody sees them."""
    passwords: Passwords = field(init=False)
    deck_codes: Turnstile = field(init=False)
    """How often an address may take a deck by a code that nobody has."""
    ticker: Ticker = field(init=False)
    since: float = field(init=False)
    """When it was opened, by the loop's clock."""
    draining: bool = False
    """Nothing new is begun any more."""
    last_call: bool = False
    """The operator lets no new rooms be made; what is going on goes on."""

    def __post_init__(self) -> None:
        """The one ticker of the house, and what it remembers of guesses."""
        self.ticker = Ticker(self.loop)
        self.since = self.loop.time()
        limits = self.config.limits
        self.passwords = Passwords(self.hashing, limits.guesses, self.loop.time)
        self.deck_codes = Turnstile(limits.deck_checks, 10 * limits.deck_checks)
