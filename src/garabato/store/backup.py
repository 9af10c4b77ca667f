"""A copy of the database that is whole, made while the server writes; and the way back."""

import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from garabato.store.contract import StoreFailed
from garabato.store.sqlite import OURS, SCHEMA

_COMPANIONS: Final = ("-wal", "-shm")
"""What SQLite keeps beside a database that is open. A copy has none."""


def _reading(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def examine(path: Path) -> int:
    """Read every page of the database; how many rooms are in it. Raises: StoreFailed."""
    if not path.is_file():
        raise StoreFailed(f"There is no file {path}.")
    try:
        with closing(_reading(path)) as database:
            program, version = (database.execute(f"pragma {name}").fetchone()[0] for name in ("application_id", "user_version"))
            if program != OURS:
                raise StoreFailed(f"{path} is no database of Garabato.")
            if version > SCHEMA:
                raise StoreFailed(f"{path} was written by a newer Garabato (version {version}, this one knows {SCHEMA}). Update Garabato.")
            found: str = database.execute("pragma integrity_check(1)").fetchone()[0]
            if found != "ok":
                raise StoreFailed(f"{path} is damaged: {found}. Restore a copy that is not.")
            rooms: int = database.execute("select count(*) from room").fetchone()[0]
            return rooms
    except sqlite3.Error as error:
        raise StoreFailed(f"{path} can't be read ({error}). See that it is a whole copy and may be read.") from error


def copy(source: Path, target: Path) -> int:
    """Copy the database as it is at this moment, into a file for its owner's eyes only; how many rooms are in it.

    Nobody is held up who writes meanwhile. The copy is examined before it gets its name: what stands under `target` is whole.
    Raises: StoreFailed, also if `target` is there already.
    """
    if target.exists():
        raise StoreFailed(f"{target} is there already. Name another file.")
    half = target.with_name(f"{target.name}.half")
    try:
        half.unlink(missing_ok=True)
        os.close(os.open(half, os.O_RDWR | os.O_CREAT | os.O_EXCL, mode=0o600))
        with closing(_reading(source)) as database, closing(sqlite3.connect(half)) as written:
            database.backup(written)
            written.execute("pragma journal_mode = delete")
        rooms = examine(half)
        _settle(half, target)
    except sqlite3.Error as error:
        raise StoreFailed(f"{source} can't be copied to {target} ({error}).") from error
    except OSError as error:
        raise StoreFailed(f"{half} can't be written ({error.strerror}). Name a file in a folder with room for it.") from error
    finally:
        half.unlink(missing_ok=True)
    return rooms


def _settle(half: Path, target: Path) -> None:
    """Give the file its name once all of it is on the disk."""
    with half.open("rb+") as file:
        os.fsync(file.fileno())
    half.replace(target)


def put_back(backup: Path, database: Path) -> Path | None:
    """Put a copy in the place of the database; where the old one is kept, None if there was none.

    Nobody may have the database open: take the folder's lock first. Raises: StoreFailed; then the old database stands as it was.
    """
    examine(backup)
    fresh = database.with_name(f"{database.name}.restored")
    fresh.unlink(missing_ok=True)
    copy(backup, fresh)
    kept = None
    try:
        if database.exists():
            kept = _set_aside(database)
        fresh.replace(database)
    except OSError as error:
        raise StoreFailed(f"{database} can't be replaced ({error.strerror}).") from error
    return kept


def _set_aside(database: Path) -> Path:
    """Move the old database out of the way, with what belongs to it."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    kept = database.with_name(f"{database.stem}-before-{stamp}{database.suffix}")
    for ending in (*_COMPANIONS, ""):
        beside = database.with_name(database.name + ending)
        if beside.exists():
            beside.replace(kept.with_name(kept.name + ending))
    return kept
