"""One server a data folder: the operating system keeps the lock, and gives it back whatever end the process takes."""

import os
import sys
from pathlib import Path
from typing import IO, Final

NAME: Final = "garabato.lock"


class FolderTaken(Exception):  # noqa: N818  (named by what was found)
    """Another server works on this data folder."""


def lock_folder(folder: Path) -> IO[bytes]:
    """Take the folder for this process, until the returned file is closed or the process ends.

    Raises: FolderTaken, OSError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    file = (folder / NAME).open("a+b")
    try:
        _lock(file)
    except OSError:
        file.close()
        raise FolderTaken(folder) from None
    file.truncate(0)
    file.write(str(os.getpid()).encode())
    file.flush()
    return file


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
