"""What an operator may do while the house is open."""

from collections.abc import Callable
from functools import partial

from structlog import get_logger

from garabato.server.house import House, NoRoom
from garabato.server.table import Table
from garabato.store.contract import Store

log = get_logger()


class Office:
    """One for a house. Whatever is done here stands in the log."""

    def __init__(self, house: House) -> None:
        self._house = house

    def close(self, typed: str, done: Callable[[bool], None]) -> None:
        """Close a room for good; its people are told. `done` hears whether there was such a room."""

        def opened(found: Table | NoRoom) -> None:
            if isinstance(found, NoRoom):
                done(False)
            else:
                found.when_settled(partial(self._end, found, done))

        self._house.open(typed, opened)

    def _end(self, table: Table, done: Callable[[bool], None]) -> None:
        if table.gone:  # somebody was quicker, or the store said no: it is as it is stored
            self.close(table.code, done)
            return
        table.throw_away("closed")

        def ended(result: object) -> None:
            if isinstance(result, Exception):
                log.error("room not closed", room=table.code, error=repr(result))
            else:
                log.warning("room closed by the operator")
            done(not isinstance(result, Exception))

        self._house.premises.shelf.call(partial(_end, table.code), ended)

    def count_open(self, done: Callable[[int | None], None]) -> None:
        """How many rooms are not closed, in memory or not; None if the store does not say."""
        self._house.premises.shelf.call(_count_open, lambda found: done(None if isinstance(found, Exception) else found))

    def last_call(self, *, on: bool) -> None:
        """Let no new rooms be made, or let them be made again."""
        self._house.premises.last_call = on
        log.warning("no new rooms" if on else "new rooms again")

    def ban(self, typed: str) -> bool:
        """Let nobody in from an address or a network, and send away who is here from there. Whether it was one. Raises: OSError."""
        banned = self._house.bans.add(typed) is not None
        for caller in list(self._house.callers):
            if self._house.bans.holds(caller.address):
                caller.bye("kicked", again=False)
        if banned:
            log.warning("address banned")
        return banned

    def unban(self, typed: str) -> None:
        """Let them in again. Raises: OSError."""
        self._house.bans.remove(typed)
        log.warning("address no longer banned")


def _end(code: str, store: Store) -> None:
    store.end(code)


def _count_open(store: Store) -> int:
    return len(store.open_rooms())
