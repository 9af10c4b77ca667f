"""One clock for the flushes of all sockets."""

from collections.abc import Callable
from typing import Final

from garabato.server.link import Loop, Timer

TICK: Final = 0.016
"""Seconds between two writes to one socket."""


class Ticker:
    """Calls what is due at the next tick; no timer runs while nothing is."""

    def __init__(self, loop: Loop) -> None:
        self._loop = loop
        self._due: list[Callable[[], None]] = []
        self._timer: Timer | None = None

    def at_tick(self, flush: Callable[[], None]) -> None:
        """Call `flush` at the next tick."""
        self._due.append(flush)
        if self._timer is None:
            self._timer = self._loop.call_later(TICK - self._loop.time() % TICK, self._tick)

    def _tick(self) -> None:
        self._timer = None
        due, self._due = self._due, []
        for flush in due:
            flush()
