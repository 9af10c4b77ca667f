"""Whatever several nodes do in whatever order, every store says the same."""

import shutil
import tempfile
from pathlib import Path

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from garabato.store import LEASE, Batch, Claimed, MemoryStore, SqliteStore, StoredInk

NODES = st.sampled_from(["ann", "ben", "cid"])
CODES = st.sampled_from(["ROOM", "MOOR"])
BYTES = st.sampled_from([b"", b"a", b"b"])
INK = st.lists(st.builds(StoredInk, st.integers(0, 1), st.integers(0, 2), BYTES), max_size=3)


class StoresAgree(RuleBasedStateMachine):
    """Three nodes, two rooms, two stores; one of them on the disk and opened twice."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1000
        self.folder = Path(tempfile.mkdtemp(prefix="garabato-"))
        self.memory = MemoryStore(lambda: self.now)
        self.sqlite = {node: self.open() for node in ("ann", "ben")}
        self.sqlite["cid"] = self.sqlite["ben"]
        self.ends: dict[str, int] = {}
        """A number near the end of each log, so that many batches fit."""
        self.sent: list[Batch] = []

    def open(self) -> SqliteStore:
        return SqliteStore(self.folder / "a.sqlite", now=lambda: self.now)

    def teardown(self) -> None:
        for store in self.sqlite.values():
            store.close()
        shutil.rmtree(self.folder)

    @rule(later=st.sampled_from([1, LEASE // 2, LEASE]))
    def wait(self, later: int) -> None:
        self.now += later

    @rule(node=NODES)
    def beat(self, node: str) -> None:
        self.memory.beat(node, f"http://{node}")
        self.sqlite[node].beat(node, f"http://{node}")

    @rule(node=NODES, code=CODES, first=BYTES)
    def create(self, node: str, code: str, first: bytes) -> None:
        made = self.memory.create(code, node, "doodles", first)
        assert self.sqlite[node].create(code, node, "doodles", first) == made
        self.ends.setdefault(code, 1)

    @rule(node=NODES, code=CODES, record=BYTES, suspect=st.none() | NODES)
    def claim(self, node: str, code: str, record: bytes, suspect: str | None) -> None:
        claimed = self.memory.claim(code, node, record, suspect=suspect)
        assert self.sqlite[node].claim(code, node, record, suspect=suspect) == claimed
        if isinstance(claimed, Claimed):
            self.ends[code] = len(claimed.entries)

    @rule(owner=NODES, code=CODES, off=st.sampled_from([0, 0, 0, -1, 1]), entries=st.lists(BYTES, max_size=3), ink=INK)
    def commit(self, owner: str, code: str, off: int, entries: list[bytes], ink: list[StoredInk]) -> None:
        batch = Batch(code, owner, max(0, self.ends.get(code, 0) + off), tuple(entries), tuple(ink))
        self.sent.append(batch)
        (stored,) = self.check([batch], owner)
        if stored:
            self.ends[code] = batch.seq + len(entries)

    @rule(owner=NODES, data=st.data())
    def commit_again(self, owner: str, data: st.DataObject) -> None:
        self.check(data.draw(st.lists(st.sampled_from(self.sent), max_size=3)) if self.sent else [], owner)

    def check(self, batches: list[Batch], owner: str) -> list[bool]:
        stored = self.memory.commit(batches)
        assert self.sqlite[owner].commit(batches) == stored
        return list(stored)

    @rule(node=NODES, code=CODES)
    def release(self, node: str, code: str) -> None:
        self.memory.release(code, node)
        self.sqlite[node].release(code, node)

    @rule(node=NODES, code=CODES, end=st.integers(0, 5))
    def end(self, node: str, code: str, end: int) -> None:
        if end == 0:
            self.memory.end(code)
            self.sqlite[node].end(code)

    @rule(node=st.sampled_from(["ann", "ben"]))
    def restart(self, node: str) -> None:
        self.sqlite[node].close()
        self.sqlite[node] = self.open()
        self.sqlite["cid"] = self.sqlite["ben"]

    @invariant()
    def the_same_rooms_are_open_and_idle(self) -> None:
        for store in self.sqlite.values():
            assert store.open_rooms() == self.memory.open_rooms()
            assert store.idle(LEASE) == self.memory.idle(LEASE)

    @rule(node=NODES, code=CODES)
    def read(self, node: str, code: str) -> None:
        assert self.sqlite[node].read(code) == self.memory.read(code)


TestStoresAgree = StoresAgree.TestCase
