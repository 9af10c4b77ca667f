"""What every store promises, proved on each; and that a store without its fence would be found out."""

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import pytest

from garabato.store import LEASE, Batch, Claimed, Held, MemoryStore, SqliteStore, Store, StoredInk, Unknown


@dataclass
class Clock:
    """The database's clock, by hand."""

    now: int = 1_000_000

    def __call__(self) -> int:
        return self.now


@dataclass
class Table:
    """Two nodes at one database."""

    ann: Store
    ben: Store
    clock: Clock = field(default_factory=Clock)


Opener = Callable[[Path], Table]


def memory(_: Path) -> Table:
    clock = Clock()
    store = MemoryStore(clock)
    return Table(store, store, clock)


def sqlite(folder: Path, kind: type[SqliteStore] = SqliteStore) -> Table:
    clock = Clock()
    return Table(kind(folder / "a.sqlite", now=clock), kind(folder / "a.sqlite", now=clock), clock)


def room(table: Table, code: str = "ROOM") -> None:
    """A room of Ann's with one entry; Ann and Ben live."""
    table.ann.beat("ann", "http://ann")
    table.ben.beat("ben", "http://ben")
    assert table.ann.create(code, "ann", "doodles", b"first")


def batch(owner: str, seq: int, *entries: bytes, ink: Sequence[StoredInk] = (), code: str = "ROOM") -> Batch:
    return Batch(code, owner, seq, entries, tuple(ink))


def contents(table: Table, code: str = "ROOM") -> Claimed:
    """What is in the room; a record of the reader's is at its end."""
    claimed = table.ann.claim(code, "reader", b"read", suspect=owner(table, code))
    assert isinstance(claimed, Claimed)
    table.ann.release(code, "reader")
    return claimed


def owner(table: Table, code: str) -> str | None:
    held = table.ann.claim(code, "nobody", b"read")
    if isinstance(held, Held):
        return held.owner
    table.ann.release(code, "nobody")
    return None


def close(table: Table) -> None:
    table.ann.close()
    table.ben.close()


PROMISES: list[Callable[[Table], None]] = []


def promise(check: Callable[[Table], None]) -> Callable[[Table], None]:
    PROMISES.append(check)
    return check


# ---------------------------------------------------------------- rooms


@promise
def a_code_is_used_once(table: Table) -> None:
    assert table.ann.create("ROOM", "ann", "doodles", b"first")
    assert not table.ann.create("ROOM", "ann", "doodles", b"first")
    assert not table.ben.create("ROOM", "ben", "doodles", b"other")
    table.ann.end("ROOM")
    assert not table.ben.create("ROOM", "ben", "doodles", b"other")
    assert table.ben.create("MOOR", "ben", "doodles", b"other")


@promise
def open_rooms_are_listed_newest_first(table: Table) -> None:
    assert list(table.ann.open_rooms()) == []
    for code in ("ZERO", "ALSO", "MOOR"):
        table.ann.create(code, "ann", "doodles", b"first")
        table.clock.now += 1
    assert list(table.ben.open_rooms()) == ["MOOR", "ALSO", "ZERO"]
    table.ben.end("ALSO")
    table.ben.end("NONE")
    assert list(table.ann.open_rooms()) == ["MOOR", "ZERO"]


@promise
def an_unknown_room_is_not_a_closed_one(table: Table) -> None:
    assert table.ann.claim("ROOM", "ann", b"claim") == Unknown(closed=False)
    room(table)
    table.ann.end("ROOM")
    assert table.ann.claim("ROOM", "ann", b"claim") == Unknown(closed=True)


@promise
def a_room_can_be_read_without_touching_it(table: Table) -> None:
    assert table.ann.read("ROOM") == Unknown(closed=False)
    room(table)
    ink = StoredInk(0, 0, b"i")
    assert table.ann.commit([batch("ann", 1, b"a", ink=[ink])]) == [True]
    assert table.ben.read("ROOM") == table.ben.read("ROOM") == Claimed((b"first", b"a"), (ink,))
    assert table.ann.commit([batch("ann", 2, b"b")]) == [True]
    table.ann.end("ROOM")
    assert table.ben.read("ROOM") == Claimed((b"first", b"a", b"b"), (ink,))


@promise
def rooms_that_nobody_uses_are_known(table: Table) -> None:
    for code in ("MADE", "HELD", "LEFT", "OVER"):
        room(table, code)
    table.clock.now += 500
    table.ann.claim("HELD", "ann", b"claim")
    table.ann.release("LEFT", "ann")
    table.ann.end("OVER")
    assert list(table.ann.idle(501)) == []
    assert list(table.ann.idle(500)) == ["MADE"]
    table.clock.now += 500
    assert list(table.ann.idle(500)) == ["MADE", "HELD", "LEFT"]


# ---------------------------------------------------------------- claims


@promise
def a_claim_gives_everything_and_is_itself_the_last_entry(table: Table) -> None:
    room(table)
    ink = [StoredInk(2, 0, b"later sheet"), StoredInk(1, 1, b"second"), StoredInk(1, 0, b"")]
    assert table.ann.commit([batch("ann", 1, b"a", b"", ink=ink)]) == [True]
    assert table.ann.claim("ROOM", "ann", b"claim") == Claimed(
        (b"first", b"a", b"", b"claim"), (StoredInk(1, 0, b""), StoredInk(1, 1, b"second"), StoredInk(2, 0, b"later sheet"))
    )
    assert table.ann.commit([batch("ann", 4, b"b")]) == [True]


@promise
def a_room_of_a_live_node_is_held(table: Table) -> None:
    room(table)
    assert table.ben.claim("ROOM", "ben", b"claim") == Held("ann", "http://ann")
    assert table.ann.commit([batch("ann", 1, b"a")]) == [True]
    assert isinstance(table.ann.claim("ROOM", "ann", b"claim"), Claimed)


@promise
def a_lease_ends_exactly_when_it_should(table: Table) -> None:
    room(table)
    table.clock.now += LEASE - 1
    assert table.ben.claim("ROOM", "ben", b"claim") == Held("ann", "http://ann")
    table.clock.now += 1
    assert isinstance(table.ben.claim("ROOM", "ben", b"claim"), Claimed)


@promise
def a_beat_renews_the_lease_and_the_address(table: Table) -> None:
    room(table)
    table.clock.now += LEASE - 1
    table.ann.beat("ann", "http://new")
    table.clock.now += LEASE - 1
    assert table.ben.claim("ROOM", "ben", b"claim") == Held("ann", "http://new")


@promise
def a_node_that_never_beat_holds_nothing(table: Table) -> None:
    assert table.ann.create("ROOM", "ann", "doodles", b"first")
    assert table.ben.claim("ROOM", "ben", b"claim") == Claimed((b"first", b"claim"), ())


@promise
def only_the_suspect_loses_its_lease(table: Table) -> None:
    room(table)
    assert isinstance(table.ben.claim("ROOM", "ben", b"claim", suspect="cid"), Held)
    assert isinstance(table.ben.claim("ROOM", "ben", b"claim", suspect="ann"), Claimed)
    assert table.ann.claim("ROOM", "ann", b"claim", suspect="cid") == Held("ben", "http://ben")


@promise
def a_refused_claim_leaves_no_trace(table: Table) -> None:
    room(table)
    assert isinstance(table.ben.claim("ROOM", "ben", b"claim"), Held)
    assert contents(table).entries == (b"first", b"read")


@promise
def a_released_room_can_be_claimed_at_once(table: Table) -> None:
    room(table)
    table.ann.release("NONE", "ann")
    table.ben.release("ROOM", "ben")
    assert isinstance(table.ben.claim("ROOM", "ben", b"claim"), Held)
    table.ann.release("ROOM", "ann")
    assert table.ben.claim("ROOM", "ben", b"claim") == Claimed((b"first", b"claim"), ())
    assert isinstance(table.ann.claim("ROOM", "ann", b"claim"), Held)


# ---------------------------------------------------------------- commits


@promise
def nothing_to_store_is_no_news(table: Table) -> None:
    room(table)
    assert list(table.ann.commit([])) == []
    assert table.ann.commit([batch("ann", 1)]) == [True]
    assert table.ann.commit([batch("ann", 0), batch("ann", 2), batch("ben", 1)]) == [False, False, False]
    assert contents(table) == Claimed((b"first", b"read"), ())


@promise
def one_commit_may_go_on_with_a_room_many_times(table: Table) -> None:
    room(table)
    room(table, "MOOR")
    ink = [StoredInk(0, 0, b"wall")]
    batches = [batch("ann", 1, b"a"), batch("ann", 1, b"x", code="MOOR"), batch("ann", 2, b"b", b"c", ink=ink), batch("ann", 4, b"d")]
    assert table.ann.commit(batches) == [True, True, True, True]
    assert contents(table) == Claimed((b"first", b"a", b"b", b"c", b"d", b"read"), tuple(ink))
    assert contents(table, "MOOR") == Claimed((b"first", b"x", b"read"), ())


@promise
def who_lost_the_room_can_not_write(table: Table) -> None:
    room(table)
    assert isinstance(table.ben.claim("ROOM", "ben", b"claim", suspect="ann"), Claimed)
    assert table.ann.commit([batch("ann", 1, b"late")]) == [False]
    assert table.ann.commit([batch("ann", 2, b"later")]) == [False]
    assert table.ben.commit([batch("ben", 2, b"mine")]) == [True]
    assert contents(table).entries == (b"first", b"claim", b"mine", b"read")


@promise
def nothing_follows_a_batch_that_was_fenced(table: Table) -> None:
    room(table)
    table.ben.claim("ROOM", "ben", b"claim", suspect="ann")
    assert table.ann.commit([batch("ann", 1, b"late"), batch("ann", 2, b"later"), batch("ann", 3, b"last")]) == [False] * 3
    assert table.ben.commit([batch("ben", 2, b"mine")]) == [True]


@promise
def ink_alone_is_fenced_too(table: Table) -> None:
    room(table)
    assert table.ann.commit([batch("ann", 1, ink=[StoredInk(0, 0, b"good")])]) == [True]
    table.ben.claim("ROOM", "ben", b"claim", suspect="ann")
    assert table.ann.commit([batch("ann", 1, ink=[StoredInk(0, 1, b"late")])]) == [False]
    assert table.ann.commit([batch("ann", 2, ink=[StoredInk(0, 1, b"late")])]) == [False]
    assert table.ben.commit([batch("ben", 2, ink=[StoredInk(0, 1, b"mine")])]) == [True]
    assert contents(table).ink == (StoredInk(0, 0, b"good"), StoredInk(0, 1, b"mine"))


@promise
def a_log_has_no_gap(table: Table) -> None:
    room(table)
    assert table.ann.commit([batch("ann", 2, b"b"), batch("ann", 0, b"x"), batch("ann", 9, ink=[StoredInk(0, 0, b"i")])]) == [False] * 3
    assert contents(table) == Claimed((b"first", b"read"), ())


@promise
def there_is_no_writing_to_a_room_that_is_not(table: Table) -> None:
    assert table.ann.commit([batch("ann", 0, b"a"), batch("ann", 1, b"a"), batch("ann", 0)]) == [False, False, False]
    assert table.ann.claim("ROOM", "ann", b"claim") == Unknown(closed=False)


@promise
def a_batch_sent_again_is_stored_once(table: Table) -> None:
    room(table)
    sent = [batch("ann", 1, b"a", b"b", ink=[StoredInk(0, 0, b"i")]), batch("ann", 3, ink=[StoredInk(0, 1, b"j")])]
    assert table.ann.commit(sent) == [True, True]
    assert table.ann.commit(sent) == [True, True]
    assert table.ann.commit([batch("ann", 3, b"c")]) == [True]
    assert table.ann.commit([*sent, batch("ann", 3, b"c")]) == [True, True, True]
    table.ben.claim("ROOM", "ben", b"claim", suspect="ann")
    assert table.ann.commit(sent) == [True, True]
    assert contents(table) == Claimed((b"first", b"a", b"b", b"c", b"claim", b"read"), (StoredInk(0, 0, b"i"), StoredInk(0, 1, b"j")))


@promise
def sent_again_means_the_same_in_everything(table: Table) -> None:
    room(table)
    ink = StoredInk(0, 0, b"i")
    assert table.ann.commit([batch("ann", 1, b"a", b"b", ink=[ink])]) == [True]
    others = [
        batch("ann", 1, b"a", b"x", ink=[ink]),
        batch("ben", 1, b"a", b"b", ink=[ink]),
        batch("ann", 1, b"a", b"b", ink=[StoredInk(0, 0, b"x")]),
        batch("ann", 1, b"a", b"b", ink=[StoredInk(0, 1, b"i")]),
        batch("ann", 1, b"a", b"b", b"c", ink=[ink]),
        batch("ann", 2, b"b", b"c"),
        batch("ann", 1, b"b"),
        batch("ben", 3, ink=[ink]),
    ]
    assert table.ann.commit(others) == [False] * len(others)
    assert contents(table) == Claimed((b"first", b"a", b"b", b"read"), (ink,))


@promise
def a_batch_is_stored_whole_or_not_at_all(table: Table) -> None:
    room(table)
    taken = StoredInk(5, 0, b"taken")
    assert table.ann.commit([batch("ann", 1, ink=[taken])]) == [True]
    clash = batch("ann", 1, b"a", ink=[StoredInk(4, 0, b"new"), StoredInk(5, 0, b"other"), StoredInk(6, 0, b"new")])
    twice = batch("ann", 1, b"a", ink=[StoredInk(7, 0, b"one"), StoredInk(7, 0, b"two")])
    assert table.ann.commit([clash, twice]) == [False, False]
    assert contents(table) == Claimed((b"first", b"read"), (taken,))


@promise
def a_fenced_room_does_not_spoil_the_others(table: Table) -> None:
    for code in ("ZERO", "ROOM", "MOOR"):
        room(table, code)
    table.ben.claim("ROOM", "ben", b"claim", suspect="ann")
    batches = [batch("ann", 1, b"a", code=code, ink=[StoredInk(0, 0, b"i")]) for code in ("ZERO", "ROOM", "MOOR")]
    assert table.ann.commit(batches) == [True, False, True]
    for code in ("ZERO", "MOOR"):
        assert contents(table, code) == Claimed((b"first", b"a", b"read"), (StoredInk(0, 0, b"i"),))
    assert contents(table) == Claimed((b"first", b"claim", b"read"), ())


@promise
def rooms_and_sheets_are_told_apart(table: Table) -> None:
    for code in ("A", "B"):
        room(table, code)
    batches = [batch("ann", 1, ink=[StoredInk(0, 0, code.encode())], code=code) for code in ("A", "B")]
    assert table.ann.commit(batches) == [True, True]
    assert contents(table, "A").ink == (StoredInk(0, 0, b"A"),)
    assert contents(table, "B").ink == (StoredInk(0, 0, b"B"),)


@promise
def any_bytes_and_numbers_come_back(table: Table) -> None:
    room(table)
    entries = (b"\0", bytes(range(256)), b"x" * 500_000)
    ink = (StoredInk(2**40, 2**31, b"\0\xff" * 1000),)
    assert table.ann.commit([batch("ann", 1, *entries, ink=ink)]) == [True]
    assert contents(table) == Claimed((b"first", *entries, b"read"), ink)


@pytest.mark.parametrize("check", PROMISES, ids=lambda check: check.__name__)
@pytest.mark.parametrize("opener", [memory, sqlite], ids=lambda opener: opener.__name__)
def test_a_store_keeps_its_promises(opener: Opener, check: Callable[[Table], None], tmp_path: Path) -> None:
    table = opener(tmp_path)
    check(table)
    close(table)


# ---------------------------------------------------------------- negative controls


class Unfenced(SqliteStore):
    """Writes over what stands at the number, whoever wrote it."""

    def _append(self, batch: Batch) -> bool:
        for seq, data in enumerate(batch.entries, batch.seq):
            self._db.execute("insert or replace into log values (?, ?, ?, ?)", (batch.code, seq, batch.owner, data))
        for row in batch.ink:
            values = (batch.code, row.sheet, row.seq, batch.owner, row.data)
            self._db.execute("insert or replace into ink values (?, ?, ?, ?, ?)", values)
        return True


class KeyOnly(SqliteStore):
    """Relies on the key alone: ink without entries, and what follows a fenced batch, slip through."""

    def _owns_the_end(self, batch: Batch) -> bool:
        del batch
        return True


class Halves(SqliteStore):
    """Keeps the part of a batch before a conflict."""

    def _append(self, batch: Batch) -> bool:
        if not self._owns_the_end(batch):
            return False
        try:
            self._insert(batch)
        except sqlite3.IntegrityError:
            return False
        return True


class Forgetful(SqliteStore):
    """Does not know a batch again."""

    def _stands(self, batch: Batch) -> bool:
        del batch
        return False


class Trusting(SqliteStore):
    """Takes every batch whose number is taken for one that was sent again."""

    def _stands(self, batch: Batch) -> bool:
        return self._value("select 1 from log where room = ? and seq = ?", batch.code, batch.seq) == 1


class Leaseless(MemoryStore):
    """Gives a room to whoever asks."""

    def beat(self, node: str, url: str) -> None:
        """Nobody is ever alive."""


FENCE = {"who_lost_the_room_can_not_write", "ink_alone_is_fenced_too", "nothing_follows_a_batch_that_was_fenced"}
LEASES = {"a_room_of_a_live_node_is_held", "a_lease_ends_exactly_when_it_should", "only_the_suspect_loses_its_lease"}


def leaseless(_: Path) -> Table:
    clock = Clock()
    store = Leaseless(clock)
    return Table(store, store, clock)


@pytest.mark.parametrize(
    ("opener", "found"),
    [
        pytest.param(partial(sqlite, kind=Unfenced), {*FENCE, "a_log_has_no_gap"}, id="unfenced"),
        pytest.param(partial(sqlite, kind=KeyOnly), {*FENCE, "a_log_has_no_gap"}, id="key only"),
        pytest.param(partial(sqlite, kind=Halves), {"a_batch_is_stored_whole_or_not_at_all"}, id="halves"),
        pytest.param(partial(sqlite, kind=Forgetful), {"a_batch_sent_again_is_stored_once"}, id="forgetful"),
        pytest.param(partial(sqlite, kind=Trusting), {*FENCE, "sent_again_means_the_same_in_everything"}, id="trusting"),
        pytest.param(leaseless, LEASES, id="leaseless"),
    ],
)
def test_a_store_that_breaks_a_promise_is_found_out(opener: Opener, found: set[str], tmp_path: Path) -> None:
    for check in PROMISES:
        if check.__name__ in found:
            table = opener(tmp_path / check.__name__)
            with pytest.raises(AssertionError):
                check(table)
            close(table)
    assert found <= {check.__name__ for check in PROMISES}
