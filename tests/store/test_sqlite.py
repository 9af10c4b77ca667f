"""What is SQLite's own: versions, damage, a full disk, other processes, and death at any moment."""

import os
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from garabato.store import Batch, Claimed, SqliteStore, StoredInk, StoreFailed
from garabato.store.sqlite import OURS, SCHEMA


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "rooms.sqlite"


@contextmanager
def opened(path: Path) -> Iterator[SqliteStore]:
    with closing(SqliteStore(path, patience=0)) as store:
        yield store


def by_hand(path: Path, *statements: str) -> None:
    """Do something to the file behind the store's back."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for statement in statements:
            db.execute(statement)


def sentence(call: Callable[[], object], path: Path, *words: str) -> None:
    """The call fails with a sentence for the operator that names the file and the way out."""
    with pytest.raises(StoreFailed) as failed:
        call()
    assert str(failed.value).startswith(f"{path}"), failed.value
    assert all(word in str(failed.value) for word in words), failed.value


def test_the_folder_is_made_and_the_file_is_its_owners_only(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "er" / "rooms.sqlite"
    with opened(path) as store:
        assert store.create("ROOM", "ann", "doodles", b"first")
        assert [file.stat().st_mode & 0o077 for file in path.parent.iterdir()] == [0, 0, 0]


def test_a_commit_is_on_the_disk_before_it_counts(path: Path) -> None:
    with opened(path) as store:
        assert store._value("pragma journal_mode") == "wal"
        assert store._value("pragma synchronous") == 2  # FULL: also the write-ahead log is synced at each commit
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("pragma application_id").fetchone() == (OURS,)
        assert db.execute("pragma user_version").fetchone() == (SCHEMA,)


def test_everything_is_there_when_the_file_is_opened_again(path: Path) -> None:
    ink = StoredInk(0, 0, b"i")
    with opened(path) as store:
        store.create("ROOM", "ann", "doodles", b"first")
        assert store.commit([Batch("ROOM", "ann", 1, (b"a",), (ink,))]) == [True]
    with opened(path) as store:
        assert list(store.open_rooms()) == ["ROOM"]
        assert store.claim("ROOM", "ann", b"claim") == Claimed((b"first", b"a", b"claim"), (ink,))


def test_a_database_of_a_newer_version_is_refused_by_name_and_left_untouched(path: Path) -> None:
    SqliteStore(path).close()
    by_hand(path, f"pragma user_version = {SCHEMA + 1}", "pragma journal_mode = delete")
    before = path.read_bytes(), path.stat().st_mtime_ns, os.listdir(path.parent)  # noqa: PTH208  (names are enough)
    sentence(lambda: SqliteStore(path), path, "newer Garabato", f"version {SCHEMA + 1}", f"knows {SCHEMA}", "Update Garabato")
    assert (path.read_bytes(), path.stat().st_mtime_ns, os.listdir(path.parent)) == before  # noqa: PTH208


def test_the_database_of_another_program_is_refused_and_left_untouched(path: Path) -> None:
    by_hand(path, "create table room (code)")
    before = path.read_bytes()
    sentence(lambda: SqliteStore(path), path, "another program")
    assert path.read_bytes() == before


def test_a_file_that_is_no_database_is_refused_and_left_untouched(path: Path) -> None:
    path.write_bytes(b"my holiday diary " * 100)
    sentence(lambda: SqliteStore(path), path, "no database", "another data folder")
    assert path.read_bytes() == b"my holiday diary " * 100


def test_a_folder_that_can_not_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    path = tmp_path / "file" / "rooms.sqlite"
    sentence(lambda: SqliteStore(path), path, "File exists", "name another data folder")


def test_a_folder_instead_of_the_file(path: Path) -> None:
    path.mkdir()
    sentence(lambda: SqliteStore(path), path, "Is a directory", "name another data folder")


def fails(store: SqliteStore, path: Path, *words: str) -> None:
    """Every kind of writing fails with that sentence, and nothing of it is left."""
    batch = Batch("ROOM", "ann", 1, (b"x" * 100_000,))
    for call in (
        lambda: store.commit([batch]),
        lambda: store.create("MOOR", "ann", "doodles", b"x" * 100_000),
        lambda: store.claim("ROOM", "ann", b"x" * 100_000),
    ):
        sentence(call, path, *words)


def test_a_full_disk_fails_with_a_sentence_and_then_goes_on(path: Path) -> None:
    with opened(path) as store:
        store.create("ROOM", "ann", "doodles", b"first")
        store._db.execute(f"pragma max_page_count = {store._value('pragma page_count')}")
        fails(store, path, "disk is full", "Make room")
        store._db.execute("pragma max_page_count = 100000")
        assert store.commit([Batch("ROOM", "ann", 1, (b"x" * 100_000,))]) == [True]
        assert list(store.open_rooms()) == ["ROOM"]


def test_a_locked_database_fails_with_a_sentence_and_then_goes_on(path: Path) -> None:
    with opened(path) as store, closing(sqlite3.connect(path, isolation_level=None)) as other:
        store.create("ROOM", "ann", "doodles", b"first")
        other.execute("begin immediate")
        fails(store, path, "locked", "end it")
        sentence(lambda: store.beat("ann", "http://ann"), path, "locked")
        sentence(lambda: store.release("ROOM", "ann"), path, "locked")
        sentence(lambda: store.end("ROOM"), path, "locked")
        assert list(store.open_rooms()) == ["ROOM"]
        other.execute("rollback")
        assert store.commit([Batch("ROOM", "ann", 1, (b"x" * 100_000,))]) == [True]


def test_a_database_that_may_not_be_written(path: Path) -> None:
    with opened(path) as store:
        store.create("ROOM", "ann", "doodles", b"first")
        store._db.execute("pragma query_only = on")
        fails(store, path, "may not be written", "the right")


def test_a_damaged_database_fails_with_a_sentence(path: Path) -> None:
    with opened(path) as store:
        store.create("ROOM", "ann", "doodles", b"first")
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xa5" * (path.stat().st_size - 4096))
    with opened(path) as store:
        fails(store, path, "damaged", "put back a backup")
        sentence(store.open_rooms, path, "damaged")


def test_a_failure_without_advice_says_what_sqlite_says(path: Path) -> None:
    with opened(path) as store:
        by_hand(path, "drop table ink")
        store.create("ROOM", "ann", "doodles", b"first")
        sentence(lambda: store.claim("ROOM", "ann", b"claim"), path, "The database failed", "no such table: ink")
        by_hand(path, "create table ink (room, sheet, seq, owner, data)")
        assert store.claim("ROOM", "ann", b"claim") == Claimed((b"first", b"claim"), ())


def test_a_mistake_of_ours_is_not_blamed_on_the_database(path: Path) -> None:
    with opened(path) as store:
        pass
    with pytest.raises(sqlite3.ProgrammingError):
        store.open_rooms()


def test_what_fails_otherwise_is_taken_back(path: Path) -> None:
    with opened(path) as store:
        store.create("ROOM", "ann", "doodles", b"first")
        with pytest.raises(OverflowError):
            store.commit([Batch("ROOM", "ann", 1, (b"a",)), Batch("ROOM", "ann", 2, (), (StoredInk(2**70, 0, b"i"),))])
        assert store.claim("ROOM", "ann", b"claim") == Claimed((b"first", b"claim"), ())


# ---------------------------------------------------------------- several processes


def test_two_processes_make_the_same_file(path: Path) -> None:
    opening = f"import pathlib, garabato.store as s; s.SqliteStore(pathlib.Path({str(path)!r})).close()"
    children = [subprocess.Popen([sys.executable, "-c", opening]) for _ in range(2)]  # noqa: S603  (written here)
    assert [child.wait(30) for child in children] == [0, 0]


def test_two_writers_wait_for_each_other(path: Path) -> None:
    stored: list[bool] = []

    def write(node: str) -> None:
        with closing(SqliteStore(path)) as store:
            store.create(node, node, "doodles", b"first")
            for seq in range(1, 40):
                stored.extend(store.commit([Batch(node, node, seq, (b"a",))]))

    writers = [threading.Thread(target=write, args=(node,)) for node in ("ann", "ben")]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert stored == [True] * 78


# ---------------------------------------------------------------- kill -9

CHILD = """
import pathlib, sys
from garabato.store import Batch, SqliteStore, StoredInk, Writer

store = SqliteStore(pathlib.Path(sys.argv[1]))
for room in range(8):
    store.create(f"R{room}", "ann", "doodles", b"first")
writer = Writer(store)

def go_on(room, seq):
    def done(result):
        assert result is True
        print(room, seq, flush=True)
        go_on(room, seq + 1)
    writer.submit(Batch(f"R{room}", "ann", seq, (b"entry %d" % seq,), (StoredInk(0, seq, b"ink"),)), done)

for room in range(8):
    go_on(room, 1)
sys.stdin.read()
"""


@pytest.mark.parametrize("lines", [1, 300])
def test_what_was_acknowledged_survives_kill_9(path: Path, lines: int) -> None:
    command = [sys.executable, "-c", CHILD, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as child:  # noqa: S603  (written here)
        assert child.stdout is not None
        heard = [child.stdout.readline() for _ in range(lines)]
        child.send_signal(signal.SIGKILL)
        heard += [line for line in child.stdout if line.endswith("\n")]
    assert child.returncode == -signal.SIGKILL
    assert len(heard) >= lines
    acknowledged = dict[int, int]()
    for line in heard:
        room, seq = map(int, line.split())
        acknowledged[room] = max(seq, acknowledged.get(room, 0))
    with opened(path) as store:
        for room, last in acknowledged.items():
            claimed = store.claim(f"R{room}", "ben", b"claim")
            assert isinstance(claimed, Claimed)
            count = len(claimed.entries) - 2
            assert count >= last
            assert claimed.entries[1:-1] == tuple(b"entry %d" % seq for seq in range(1, count + 1))
            assert claimed.ink == tuple(StoredInk(0, seq, b"ink") for seq in range(1, count + 1))
