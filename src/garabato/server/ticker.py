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
        self._work: list[Callable[[], None]] = []
        self._due: list[Callable[[], None]] = []
        self._timer: Timer | None = None

    def at_tick(self, flush: Callable[[], None], work: Callable[[], None] | None = None) -> None:
        """Call `flush` at the next tick, after all `work`: to write to a socket drives everything else out of the processor's cache."""
        self._due.append(flush)
        if work is not None:
            self._work.append(work)
        if self._timer is None:
            self._timer = self._loop.call_later(TICK - self._loop.time() % TICK, self._tick)

    def _tick(self) -> None:
        self._timer = None
        work, self._work = self._work, []
        due, self._due = self._due, []
        for each in work:
            each()
        for flush in due:
            flush()
