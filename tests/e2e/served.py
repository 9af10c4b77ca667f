"""The real server with a hurried clock, as a process that a test may start, kill and start again."""

import contextlib
import json
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from garabato.core import Outcome
from garabato.games import hall
from garabato.room import Room
from garabato.room.state import RoomState
from garabato.server.serve import DATABASE
from garabato.store.contract import Claimed
from garabato.store.sqlite import SqliteStore
from garabato.words import load

ROOT = Path(__file__).parents[2]
PATIENCE_S = 60
"""How long a busy machine may take to start Python."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Served:
    """One port and one folder; whatever dies, the next process goes on with both."""

    def __init__(self, folder: Path, client: Path, *, root: Path = ROOT) -> None:
        self.folder = folder
        self.client = client
        self.root = root
        self.port = free_port()
        self._log = folder / "server.log"
        self._process: subprocess.Popen[str] | None = None
        folder.mkdir(parents=True, exist_ok=True)

    def url(self, code: str = "", *, host: str = "127.0.0.1", port: int | None = None) -> str:
        return f"http://{host}:{port or self.port}/{code}"

    def start(self, speed: float = 1) -> None:
        assert self._process is None, "it runs already"
        script = self.root / "tests/support/fast_server.py"
        command = [sys.executable, script, "--port", self.port, "--data", self.folder / "data", "--speed", speed, "--client", self.client]
        environment = {"PYTHONPATH": f"{self.root / 'src'}:{self.root}", "PATH": "/usr/bin:/bin"}
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                [str(part) for part in command], cwd=self.root, env=environment, stdout=subprocess.PIPE, stderr=log, text=True
            )
        out = self._process.stdout
        assert out is not None
        ready, _, _ = select.select([out], [], [], PATIENCE_S)
        assert ready, f"the server did not start:\n{self._log.read_text()}"
        assert out.readline().startswith("http"), f"the server did not start:\n{self._log.read_text()}"

    def kill9(self) -> None:
        """As a power cut: nothing is said, nothing is finished."""
        assert self._process is not None
        self._process.kill()
        self._end()

    @contextlib.contextmanager
    def frozen(self) -> Iterator[None]:
        """The process stands still: for some seconds no page notices, and no sand runs."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        if self._process is None:
            return
        self._process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(20)
        self._process.kill()
        self._end()

    def _end(self) -> None:
        assert self._process is not None
        self._process.communicate()
        self._process = None

    def complaints(self) -> list[str]:
        """What the server wrote that no server should write."""
        if not self._log.exists():
            return []
        lines = self._log.read_text().splitlines()
        return [line for line in lines if "Traceback" in line or '"exception"' in line]

    # ---------------------------------------------------------------- what is stored

    def stored(self, code: str) -> Claimed:
        """Log and ink of a room as they lie on the disk."""
        store = SqliteStore(self.folder / "data" / DATABASE)
        try:
            found = store.read(code)
        finally:
            store.close()
        assert isinstance(found, Claimed)
        return found

    def folded(self, code: str) -> RoomState:
        """The room as its log says, folded by the rules engine itself."""
        found = self.stored(code)
        ink = [(row.sheet, row.seq, row.data) for row in found.ink]
        room = Room.fold(found.entries, ink, hall=hall(), decks=lambda game, languages: load().decks(game.name, languages))
        return room.state

    def entries(self, code: str) -> list[Any]:
        return [json.loads(entry) for entry in self.stored(code).entries]

    def outcome(self, code: str, *, patience: float = 20) -> Outcome:
        """How the game ended. The log is on the disk before anybody is told, so this is no race; only disks are slow."""
        end = time.monotonic() + patience
        while (outcome := self.folded(code).outcome) is None:
            assert time.monotonic() < end, "the log has no end of the game"
            time.sleep(0.05)
        return outcome
