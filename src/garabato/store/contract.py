"""What every store promises: append-only logs, fenced by their key."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

LEASE: Final = 6_000
"""For so many milliseconds after a beat a node counts as alive."""


@dataclass(frozen=True, slots=True)
class StoredInk:
    """One row of ink."""

    sheet: int
    seq: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Batch:
    """Consecutive records of one room, from log number `seq` on, and its ink: stored whole or not at all."""

    code: str
    owner: str
    seq: int
    entries: tuple[bytes, ...]
    ink: tuple[StoredInk, ...] = ()


@dataclass(frozen=True, slots=True)
class Claimed:
    """The room is yours: everything in it, the claim record included."""

    entries: tuple[bytes, ...]
    ink: tuple[StoredInk, ...]


@dataclass(frozen=True, slots=True)
class Held:
    """Another live node has the room."""

    owner: str
    url: str


@dataclass(frozen=True, slots=True)
class Unknown:
    """No such room, or it was closed."""

    closed: bool


class StoreFailed(Exception):  # noqa: N818  (a state of affairs, like Held and Unknown)
    """The database could not be reached or gave an error; nothing is known about the last batch.

    The message is a sentence for the operator: which database, what is wrong, what to do.
    """


class Store(Protocol):
    """Blocking; called from one writer thread only. Times are the database's own."""

    def beat(self, node: str, url: str) -> None:
        """Say that `node` lives and can be reached at `url`; its lease is `LEASE` from now."""
        ...

    def create(self, code: str, node: str, game: str, first: bytes) -> bool:
        """Make a room whose log begins with `first`. False if the code was ever used."""
        ...

    def claim(self, code: str, node: str, record: bytes, *, suspect: str | None = None) -> Claimed | Held | Unknown:
        """Take the room by appending `record` at the tail of its log.

        Refused (`Held`) while another owner's lease is live, unless that owner is the `suspect`.
        A node may claim what it owns already.
        """
        ...

    def read(self, code: str) -> Claimed | Unknown:
        """Everything in a room, whoever has it and closed or not; nothing is changed."""
        ...

    def commit(self, batches: Sequence[Batch]) -> Sequence[bool]:
        """Store all batches in one transaction, each batch whole or not at all.

        A batch goes on where its owner's own record is the last one of the log, and nowhere else:
        so ink alone is fenced too, and nothing follows a batch that was fenced.
        True: stored, or it stood there already with the same owner and bytes (a batch sent again
        after an unclear failure). False: fenced, the end of the log is somebody else's or elsewhere.
        Raises: StoreFailed; then any of them may or may not be stored.
        """
        ...

    def release(self, code: str, node: str) -> None:
        """Give the room up, so that another node may claim it at once; nothing happens to a room of another node."""
        ...

    def idle(self, millis: int) -> Sequence[str]:
        """Codes of the open rooms that nobody claimed or gave up in the last `millis`, oldest first."""
        ...

    def end(self, code: str) -> None:
        """Close the room for good; its log stays, its code is not used again."""
        ...

    def open_rooms(self) -> Sequence[str]:
        """Codes of all rooms that are not closed, newest first."""
        ...

    def close(self) -> None:
        """Finish; the store is not used afterwards."""
        ...
