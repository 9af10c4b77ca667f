"""Copies of the database: whole, made under way, and put back."""

import sqlite3
from pathlib import Path

import pytest

from garabato.store import backup
from garabato.store.contract import Batch, Claimed, StoreFailed
from garabato.store.sqlite import SCHEMA, SqliteStore


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "data" / "garabato.sqlite"


@pytest.fixture
def store(database: Path) -> SqliteStore:
    database.parent.mkdir()
    store = SqliteStore(database)
    assert store.create("BCDF", "me", "doodles", b"first")
    return store


def contents(path: Path, code: str = "BCDF") -> tuple[bytes, ...]:
    store = SqliteStore(path)
    found = store.read(code)
    store.close()
    assert isinstance(found, Claimed)
    return found.entries


def test_a_copy_of_a_database_in_use_is_whole(store: SqliteStore, database: Path, tmp_path: Path) -> None:
    assert backup.copy(database, tmp_path / "copy.sqlite") == 1
    assert store.commit([Batch("BCDF", "me", 1, (b"later",))]) == [True]
    store.close()
    copied = tmp_path / "copy.sqlite"
    assert copied.stat().st_mode & 0o777 == 0o600
    assert contents(copied) == (b"first",)
    assert {path.name for path in tmp_path.iterdir()} >= {"copy.sqlite"}
    assert not [path for path in tmp_path.iterdir() if path.name.endswith(".half")]


def test_a_copy_overwrites_nothing(store: SqliteStore, database: Path, tmp_path: Path) -> None:
    store.close()
    (tmp_path / "copy").write_bytes(b"precious")
    with pytest.raises(StoreFailed, match="is there already"):
        backup.copy(database, tmp_path / "copy")
    assert (tmp_path / "copy").read_bytes() == b"precious"


def test_a_copy_needs_a_place(store: SqliteStore, database: Path, tmp_path: Path) -> None:
    store.close()
    with pytest.raises(StoreFailed, match="can't be written"):
        backup.copy(database, tmp_path / "nowhere" / "copy")


def test_what_is_no_database_is_not_copied(tmp_path: Path) -> None:
    strange = tmp_path / "strange"
    strange.write_bytes(b"no database " * 100)
    with pytest.raises(StoreFailed, match="can't be copied"):
        backup.copy(strange, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


def test_it_is_put_back_and_the_old_one_kept(store: SqliteStore, database: Path, tmp_path: Path) -> None:
    backup.copy(database, tmp_path / "copy")
    store.create("BCDG", "me", "doodles", b"newer")
    store.close()
    kept = backup.put_back(tmp_path / "copy", database)
    assert kept is not None
    assert contents(database) == (b"first",)
    assert contents(kept, "BCDG") == (b"newer",)
    assert database.stat().st_mode & 0o777 == 0o600


def test_the_old_one_takes_along_what_was_not_written_back_yet(store: SqliteStore, database: Path, tmp_path: Path) -> None:
    backup.copy(database, tmp_path / "copy")
    store.create("BCDG", "me", "doodles", b"newer")  # lies in the write-ahead log: a crash leaves it there
    kept = backup.put_back(tmp_path / "copy", database)
    assert kept is not None
    assert kept.with_name(f"{kept.name}-wal").exists()
    assert contents(kept, "BCDG") == (b"newer",)
    assert contents(database) == (b"first",)
    store.close()


def test_a_new_house_can_begin_with_a_copy(store: SqliteStore, database: Path, tmp_path: Path) -> None:
    store.close()
    (tmp_path / "other").mkdir()
    assert backup.put_back(database, tmp_path / "other" / "garabato.sqlite") is None
    assert contents(tmp_path / "other" / "garabato.sqlite") == (b"first",)


def test_only_what_is_whole_is_put_back(store: SqliteStore, database: Path, tmp_path: Path) -> None:
    store.close()
    with pytest.raises(StoreFailed, match="There is no file"):
        backup.put_back(tmp_path / "none", database)
    other = sqlite3.connect(tmp_path / "other")
    other.execute("create table strange (x)")
    other.close()
    with pytest.raises(StoreFailed, match="is no database of Garabato"):
        backup.put_back(tmp_path / "other", database)
    assert contents(database) == (b"first",)


def test_a_newer_one_is_left_alone(store: SqliteStore, database: Path) -> None:
    store.close()
    newer = sqlite3.connect(database)
    newer.execute(f"pragma user_version = {SCHEMA + 1}")
    newer.close()
    with pytest.raises(StoreFailed, match="newer Garabato"):
        backup.examine(database)


def test_damage_is_found(store: SqliteStore, database: Path) -> None:
    for number in range(200):
        store.create(f"B{number:03d}", "me", "doodles", bytes(500))
    store.close()
    whole = bytearray(database.read_bytes())
    whole[8192:12288] = bytes(range(256)) * 16
    database.write_bytes(whole)
    with pytest.raises(StoreFailed, match="is damaged"):
        backup.examine(database)


def test_what_can_not_be_read_is_no_copy(tmp_path: Path) -> None:
    (tmp_path / "strange").write_bytes(b"no database " * 100)
    with pytest.raises(StoreFailed, match="can't be read"):
        backup.examine(tmp_path / "strange")


def test_a_place_that_can_not_be_taken(store: SqliteStore, database: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    backup.copy(database, tmp_path / "copy")
    store.close()

    def fail(_: Path) -> Path:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(backup, "_set_aside", fail)
    with pytest.raises(StoreFailed, match="can't be replaced"):
        backup.put_back(tmp_path / "copy", database)
    assert contents(database) == (b"first",)
