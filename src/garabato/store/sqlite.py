"""The store of one machine: one SQLite file, write-ahead log, every commit on the disk before it counts.

Any number of processes may open the same file: SQLite lets one write at a time, the lease says
whose a room is, and the key of the log is the fence.
"""

import os
import sqlite3
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from garabato.store.contract import LEASE, Batch, Claimed, Held, StoredInk, StoreFailed, Unknown
from garabato.store.memory import machine_clock

SCHEMA: Final = 1
"""The version this Garabato writes, in `PRAGMA user_version`."""
OURS: Final = 0x47617262
"""`PRAGMA application_id`: "Garb"."""

_TABLES: Final = f"""
    create table node (id text primary key, url text not null, lease_until integer not null) without rowid;
    create table room (
        code text primary key, node text, game text not null, created_at integer not null, claimed_at integer not null, closed_at integer
    );
    create table log (
        room text not null, seq integer not null, owner text not null, data blob not null, primary key (room, seq)
    ) without rowid;
    create table ink (
        room text not null, sheet integer not null, seq integer not null, owner text not null, data blob not null,
        primary key (room, sheet, seq)
    );
    pragma application_id = {OURS};
    pragma user_version = {SCHEMA};
"""

_ADVICE: Final = {
    sqlite3.SQLITE_FULL: "The disk is full. Make room on it; a running server then goes on by itself",
    sqlite3.SQLITE_BUSY: "Another program keeps the database locked. Find it and end it; a running server then goes on by itself",
    sqlite3.SQLITE_READONLY: "The database may not be written. Give the user that runs Garabato the right to write it and its folder",
    sqlite3.SQLITE_CANTOPEN: "The database can't be opened. See that its folder is there and may be written, or name another one",
    sqlite3.SQLITE_CORRUPT: "The database is damaged. Stop the server and put back a backup, or move the file away to begin with a new one",
    sqlite3.SQLITE_NOTADB: "This file is no database. Move it away, or name another data folder",
    sqlite3.SQLITE_IOERR: "The disk failed to read or write. Look at the system's log for its errors",
}


class SqliteStore:
    """Keeps all promises of `Store` in the file `path`, which is made with its folder if it is missing.

    `now` is the machine's clock in milliseconds, `patience` for how many seconds another process's
    transaction is waited for. It may be made in one thread and used in another.
    Raises: StoreFailed, also for a database of a newer Garabato or of another program; these stay untouched.
    """

    def __init__(self, path: Path, *, now: Callable[[], int] = machine_clock, patience: float = 5.0) -> None:
        self._path = path
        self._now = now
        with self._explained():
            self._make_file()
            self._recognise(patience)
            self._db = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
            self._db.execute("pragma journal_mode = wal")
            self._db.execute("pragma synchronous = full")
        with self._transaction():
            if self._value("pragma user_version") == 0:
                for statement in _TABLES.split(";"):
                    self._db.execute(statement)

    # ---------------------------------------------------------------- opening

    def _make_file(self) -> None:
        """Tables hold people's names and the hashes of their keys: the file is its owner's only."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(self._path, os.O_RDWR | os.O_CREAT, mode=0o600))
        except OSError as error:
            sentence = f"{self._path}: {error.strerror}. See that it may be written, or name another data folder."
            raise StoreFailed(sentence) from error

    def _recognise(self, patience: float) -> None:
        """Look at the file without touching it; a new one is empty."""
        looker = sqlite3.connect(f"{self._path.absolute().as_uri()}?mode=ro", uri=True, timeout=patience)
        try:
            program, version, tables = looker.execute(
                "select (select * from pragma_application_id), (select * from pragma_user_version), (select count(*) from sqlite_master)"
            ).fetchone()
        finally:
            looker.close()
        if tables and program != OURS:
            sentence = f"{self._path} is the database of another program. Name another data folder."
            raise StoreFailed(sentence)
        if version > SCHEMA:
            sentence = (
                f"{self._path} was written by a newer Garabato (its tables are of version {version}, this one knows {SCHEMA}). "
                "Update Garabato, or name another data folder. The file is untouched."
            )
            raise StoreFailed(sentence)

    # ---------------------------------------------------------------- Store

    def beat(self, node: str, url: str) -> None:
        """See `Store.beat`."""
        with self._transaction():
            self._db.execute("insert or replace into node values (?, ?, ?)", (node, url, self._now() + LEASE))

    def create(self, code: str, node: str, game: str, first: bytes) -> bool:
        """See `Store.create`."""
        with self._transaction():
            if self._value("select 1 from room where code = ?", code):
                return False
            now = self._now()
            self._db.execute("insert into room values (?, ?, ?, ?, ?, null)", (code, node, game, now, now))
            self._db.execute("insert into log values (?, 0, ?, ?)", (code, node, first))
        return True

    def claim(self, code: str, node: str, record: bytes, *, suspect: str | None = None) -> Claimed | Held | Unknown:
        """See `Store.claim`."""
        with self._transaction():
            room = self._db.execute("select node, closed_at from room where code = ?", (code,)).fetchone()
            if room is None or room[1] is not None:
                return Unknown(closed=room is not None)
            holder = room[0]
            if holder not in {None, node, suspect}:
                url = self._value("select url from node where id = ? and lease_until > ?", holder, self._now())
                if url is not None:
                    return Held(holder, url)
            self._db.execute("update room set node = ?, claimed_at = ? where code = ?", (node, self._now(), code))
            end = self._value("select max(seq) + 1 from log where room = ?", code)
            self._db.execute("insert into log values (?, ?, ?, ?)", (code, end, node, record))
            return self._contents(code)

    def read(self, code: str) -> Claimed | Unknown:
        """See `Store.read`."""
        with self._transaction():
            known = self._value("select 1 from room where code = ?", code)
            return self._contents(code) if known else Unknown(closed=False)

    def _contents(self, code: str) -> Claimed:
        # All at once: a query that is left half read would keep its old snapshot for ever and with it the next write away.
        entries = self._db.execute("select data from log where room = ? order by seq", (code,)).fetchall()
        ink = self._db.execute("select sheet, seq, data from ink where room = ? order by sheet, seq", (code,)).fetchall()
        return Claimed(tuple(data for (data,) in entries), tuple(StoredInk(*row) for row in ink))

    def commit(self, batches: Sequence[Batch]) -> Sequence[bool]:
        """See `Store.commit`."""
        with self._transaction():
            return [self._append(batch) or self._stands(batch) for batch in batches]

    def release(self, code: str, node: str) -> None:
        """See `Store.release`."""
        with self._transaction():
            self._db.execute("update room set node = null, claimed_at = ? where code = ? and node = ?", (self._now(), code, node))

    def idle(self, millis: int) -> Sequence[str]:
        """See `Store.idle`."""
        query = "select code from room where closed_at is null and claimed_at <= ? order by rowid"
        with self._explained():
            rooms = self._db.execute(query, (self._now() - millis,)).fetchall()
        return [code for (code,) in rooms]

    def end(self, code: str) -> None:
        """See `Store.end`."""
        with self._transaction():
            self._db.execute("update room set closed_at = ? where code = ?", (self._now(), code))

    def open_rooms(self) -> Sequence[str]:
        """See `Store.open_rooms`."""
        with self._explained():
            rooms = self._db.execute("select code from room where closed_at is null order by rowid desc").fetchall()
        return [code for (code,) in rooms]

    def close(self) -> None:
        """See `Store.close`."""
        with self._explained():
            self._db.close()

    # ---------------------------------------------------------------- one batch

    def _append(self, batch: Batch) -> bool:
        """Put the batch at the end of its room's log, if that is its owner's."""
        if not self._owns_the_end(batch):
            return False
        self._db.execute("savepoint batch")
        try:
            self._insert(batch)
        except sqlite3.IntegrityError:
            self._db.execute("rollback to batch")
            return False
        self._db.execute("release batch")
        return True

    def _owns_the_end(self, batch: Batch) -> bool:
        last = self._db.execute(
            "select owner, seq from log where room = ? and seq >= ? order by seq limit 2", (batch.code, batch.seq - 1)
        ).fetchall()
        return last == [(batch.owner, batch.seq - 1)]

    def _insert(self, batch: Batch) -> None:
        entries = [(batch.code, seq, batch.owner, data) for seq, data in enumerate(batch.entries, batch.seq)]
        self._db.executemany("insert into log values (?, ?, ?, ?)", entries)
        ink = [(batch.code, row.sheet, row.seq, batch.owner, row.data) for row in batch.ink]
        self._db.executemany("insert into ink values (?, ?, ?, ?, ?)", ink)

    def _stands(self, batch: Batch) -> bool:
        """Whether the batch was stored before."""
        entries = enumerate(batch.entries, batch.seq)
        log_stands = all(
            self._value("select 1 from log where room = ? and seq = ? and owner = ? and data = ?", batch.code, seq, batch.owner, data)
            for seq, data in entries
        )
        same_ink = "select 1 from ink where room = ? and sheet = ? and seq = ? and owner = ? and data = ?"
        ink_stands = all(self._value(same_ink, batch.code, row.sheet, row.seq, batch.owner, row.data) for row in batch.ink)
        return log_stands and ink_stands and bool(batch.entries or batch.ink)

    # ---------------------------------------------------------------- SQLite

    def _value(self, query: str, *values: object) -> Any:
        row = self._db.execute(query, values).fetchone()
        return row and row[0]

    @contextmanager
    def _transaction(self) -> Generator[None, None, None]:
        """All of it or nothing of it, alone among all processes."""
        with self._explained():
            try:
                self._db.execute("begin immediate")
                yield
                self._db.execute("commit")
            finally:
                with suppress(sqlite3.Error):  # whether it is rolled back now or when the file is opened again
                    if self._db.in_transaction:
                        self._db.execute("rollback")

    @contextmanager
    def _explained(self) -> Generator[None, None, None]:
        try:
            yield
        except sqlite3.ProgrammingError:  # a mistake in this file; the database has nothing to do with it
            raise
        except sqlite3.Error as error:
            # The low byte of SQLite's code is the kind of error, the others say more.
            advice = _ADVICE.get(error.sqlite_errorcode & 0xFF, "The database failed")
            sentence = f"{self._path}: {advice} ({error})."
            raise StoreFailed(sentence) from error
