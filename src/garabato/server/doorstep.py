"""Why sockets did not come about: browsers tell a page nothing of it, so the page asks here."""

from collections.abc import Callable
from typing import Final

KEPT: Final = 60.0
"""Seconds for which a reason is remembered."""

MOST: Final = 10_000


class Doorstep:
    """Who was turned away from which room, and the one word that says why. `now`: monotonic seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._whys: dict[tuple[str, str], tuple[float, str]] = {}
        """The oldest first."""

    def note(self, address: str, code: str, why: str) -> bool:
        """Remember it. Whether nobody was turned away for this reason in the last minute."""
        self._forget()
        news = all(known != why for _, known in self._whys.values())
        self._whys.pop((address, code), None)
        self._whys[address, code] = (self._now(), why)
        return news

    def why(self, address: str, code: str) -> str | None:
        """Why this address got no socket to this room a moment ago; None: no request for one came."""
        self._forget()
        found = self._whys.get((address, code))
        return found and found[1]

    def clear(self, address: str, code: str) -> None:
        """The socket is open after all."""
        self._whys.pop((address, code), None)

    def _forget(self) -> None:
        expired = self._now() - KEPT
        while self._whys:
            oldest = next(iter(self._whys))
            if self._whys[oldest][0] > expired and len(self._whys) < MOST:
                return
            del self._whys[oldest]
