"""A store that forgets everything with its process: for tests, and for a table that shall leave no trace."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from garabato.store.contract import LEASE, Batch, Claimed, Held, StoredInk, Unknown


def machine_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(slots=True)
class _Node:
    url: str
    lease_until: int


@dataclass(slots=True)
class _Room:
    node: str | None
    used_at: int
    closed: bool = False
    log: list[tuple[str, bytes]] = field(default_factory=list[tuple[str, bytes]])
    ink: dict[tuple[int, int], tuple[str, bytes]] = field(default_factory=dict[tuple[int, int], tuple[str, bytes]])


class MemoryStore:
    """Keeps all promises of `Store` but to last."""

    def __init__(self, now: Callable[[], int] = machine_clock) -> None:
        self._now = now
        self._nodes: dict[str, _Node] = {}
        self._rooms: dict[str, _Room] = {}

    def beat(self, node: str, url: str) -> None:
        """See `Store.beat`."""
        self._nodes[node] = _Node(url, self._now() + LEASE)

    def create(self, code: str, node: str, game: str, first: bytes) -> bool:
        """See `Store.create`."""
        del game
        if code in self._rooms:
            return False
        self._rooms[code] = _Room(node, self._now(), log=[(node, first)])
        return True

    def claim(self, code: str, node: str, record: bytes, *, suspect: str | None = None) -> Claimed | Held | Unknown:
        """See `Store.claim`."""
        room = self._rooms.get(code)
        if room is None or room.closed:
            return Unknown(closed=room is not None)
        if room.node is not None and room.node not in {node, suspect}:
            holder = self._nodes.get(room.node)
            if holder is not None and holder.lease_until > self._now():
                return Held(room.node, holder.url)
        room.node, room.used_at = node, self._now()
        room.log.append((node, record))
        return self._contents(room)

    def read(self, code: str) -> Claimed | Unknown:
        """See `Store.read`."""
        room = self._rooms.get(code)
        return Unknown(closed=False) if room is None else self._contents(room)

    def _contents(self, room: _Room) -> Claimed:
        entries = tuple(data for _, data in room.log)
        return Claimed(entries, tuple(StoredInk(*key, data) for key, (_, data) in sorted(room.ink.items())))

    def commit(self, batches: Sequence[Batch]) -> Sequence[bool]:
        """See `Store.commit`."""
        return [self._commit(batch) for batch in batches]

    def _commit(self, batch: Batch) -> bool:
        room = self._rooms.get(batch.code)
        if room is None:
            return False
        entries = [(batch.owner, data) for data in batch.entries]
        ink = {(row.sheet, row.seq): (batch.owner, row.data) for row in batch.ink}
        at_the_end = batch.seq == len(room.log) and room.log[-1][0] == batch.owner
        if at_the_end and len(ink) == len(batch.ink) and not ink.keys() & room.ink.keys():
            room.log += entries
            room.ink |= ink
            return True
        log_stands = room.log[batch.seq : batch.seq + len(entries)] == entries
        ink_stands = all(room.ink.get((row.sheet, row.seq)) == (batch.owner, row.data) for row in batch.ink)
        return log_stands and ink_stands and bool(entries or ink)

    def release(self, code: str, node: str) -> None:
        """See `Store.release`."""
        room = self._rooms.get(code)
        if room is not None and room.node == node:
            room.node, room.used_at = None, self._now()

    def idle(self, millis: int) -> Sequence[str]:
        """See `Store.idle`."""
        before = self._now() - millis
        return [code for code, room in self._rooms.items() if not room.closed and room.used_at <= before]

    def end(self, code: str) -> None:
        """See `Store.end`."""
        if code in self._rooms:
            self._rooms[code].closed = True

    def open_rooms(self) -> Sequence[str]:
        """See `Store.open_rooms`."""
        return [code for code, room in reversed(self._rooms.items()) if not room.closed]

    def close(self) -> None:
        """See `Store.close`."""
