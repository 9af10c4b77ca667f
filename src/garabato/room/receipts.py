"""Which numbered actions and commands of which page have taken effect: sent again, they do so no second time."""

from dataclasses import dataclass, field
from typing import Final

from garabato.core import Seat
from garabato.room.facts import Receipt

PAGES_KEPT: Final = 4
"""Pages of one person; a browser has one, and after a reload a new one."""

NUMBERS_KEPT: Final = 64
"""Of one page. A page asks for little before it hears an answer."""


@dataclass(slots=True)
class Receipts:
    """By seat, then by page, the newest used page last: the last numbers that took effect, ascending."""

    _seats: dict[Seat, dict[str, tuple[int, ...]]] = field(default_factory=dict[Seat, dict[str, tuple[int, ...]]])

    def add(self, receipt: Receipt) -> None:
        """It has taken effect."""
        pages = self._seats.setdefault(receipt.seat, {})
        pages[receipt.client] = tuple(sorted((*pages.pop(receipt.client, ()), receipt.no)))[-NUMBERS_KEPT:]
        while len(pages) > PAGES_KEPT:
            del pages[next(iter(pages))]

    def has(self, seat: Seat, page: str, no: int) -> bool:
        """Whether it has taken effect. One that is older than all that are kept is taken for one that has."""
        kept = self._of(seat, page)
        return no in kept or (len(kept) == NUMBERS_KEPT and no < kept[0])

    def is_overtaken(self, seat: Seat, page: str, no: int) -> bool:
        """Whether something that was asked later has taken effect, and this has not."""
        kept = self._of(seat, page)
        return bool(kept) and no < kept[-1] and not self.has(seat, page, no)

    def pages(self, seat: Seat) -> tuple[str, ...]:
        """The pages that are remembered, the newest used one last."""
        return tuple(self._seats.get(seat, {}))

    def swap(self, one: Seat, other: Seat) -> None:
        """Two people change places, and their pages with them."""
        pages = {one: self._seats.get(other, {}), other: self._seats.get(one, {})}
        self._seats |= {seat: of for seat, of in pages.items() if of}
        for seat, of in pages.items():
            if not of:
                self._seats.pop(seat, None)

    def _of(self, seat: Seat, page: str) -> tuple[int, ...]:
        return self._seats.get(seat, {}).get(page, ())
