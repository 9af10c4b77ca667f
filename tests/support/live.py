"""A server process on loopback, and browsers that speak to it over real sockets."""

from __future__ import annotations

import json
import os
import secrets
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

START_SECONDS = 60
ROOT = Path(__file__).parent.parent.parent


class LiveServer:
    """`fast_server.py` in a process of its own."""

    def __init__(self, data: Path, *options: str, speed: float = 1.0) -> None:
        command = [sys.executable, "-X", "dev", "tests/support/fast_server.py", "--data", str(data), "--speed", str(speed), *options]
        self.log = (data.parent / f"{data.name}.log").open("a+b")
        self.process = subprocess.Popen(  # noqa: S603  (our own file)
            command, stdout=subprocess.PIPE, stderr=self.log, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}
        )
        assert self.process.stdout is not None
        watch = threading.Timer(START_SECONDS, self.process.kill)
        watch.start()
        self.url = self.process.stdout.readline().decode().strip()
        watch.cancel()
        assert self.url, self.logged()

    def logged(self) -> str:
        """What it wrote."""
        self.log.seek(0)
        return self.log.read().decode()

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.url.split(":")[2].split("/")[0])

    def room(self, game: str = "doodles", language: str = "en") -> str:
        """Make a room; its code."""
        answer = httpx.post(f"{self.url}api/rooms", json={"game": game, "language": language})
        code: str = answer.raise_for_status().json()["code"]
        return code

    def socket_url(self, code: str) -> str:
        """Where the room's socket is."""
        return f"{self.url.replace('http', 'ws', 1)}api/rooms/{code}/socket"

    def connect(self, code: str, **how: Any) -> ClientConnection:
        """Open a socket that has not said hello."""
        return connect(self.socket_url(code), compression=None, legacy=True, max_queue=None, **how)

    def join(self, code: str, name: str, **how: Any) -> Browser:
        """Join a room."""
        return Browser(self, code, name, **how)

    def kill(self) -> None:
        """No goodbye."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """The exit code after SIGTERM."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(30)
        self.log.close()
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class Browser:
    """Somebody in a room."""

    def __init__(self, server: LiveServer, code: str, name: str, *, token: str | None = None, language: str = "en", **how: Any) -> None:
        self.token = token or secrets.token_urlsafe(16)
        self.name = name
        self.code = code
        self.no = 0
        self.truth: dict[str, Any] = {}
        self.texts: list[dict[str, Any]] = []
        self.inks: list[bytes] = []
        self.socket = server.connect(code, **how)
        self.send(
            {
                "type": "ClientSentHello",
                "protocol": 1,
                "token": self.token,
                "client": secrets.token_urlsafe(8),
                "name": name,
                "look": None,
                "language": language,
            }
        )
        self.seat: int = self.until("ServerSentWelcome")["you"]

    def send(self, message: Any) -> None:
        """A JSON message."""
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = 10.0) -> dict[str, Any] | bytes:
        """The next message. Raises: TimeoutError, ConnectionClosed."""
        message = self.socket.recv(timeout)
        if isinstance(message, bytes):
            self.inks.append(message)
            return message
        text: dict[str, Any] = json.loads(message)
        self.texts.append(text)
        if text["type"] == "ServerSentUpdate":
            self.truth |= text
        return text

    def until(self, kind: str, timeout: float = 10.0, **fields: Any) -> dict[str, Any]:
        """Hear until a JSON message of this kind with these fields."""
        while True:
            message = self.hear(timeout)
            if isinstance(message, dict) and message["type"] == kind and fields.items() <= message.items():
                return message

    def command(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Ask the room for something and wait for the answer."""
        return self._ask("ClientSentCommand", "command", kind, fields)

    def act(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Do something in the game and wait for the answer."""
        return self._ask("ClientSentAct", "action", kind, fields)

    def _ask(self, wrap: str, part: str, kind: str, fields: dict[str, Any]) -> dict[str, Any]:
        self.no += 1
        self.send({"type": wrap, "no": self.no, part: {"type": kind, **fields}})
        while True:
            message = self.hear()
            if isinstance(message, dict) and message.get("no") == self.no:
                return message

    def closed(self, timeout: float = 10.0) -> tuple[dict[str, Any] | None, int | None]:
        """Hear until the end; the goodbye, if there was one, and the close code."""
        try:
            while True:
                self.hear(timeout)
        except ConnectionClosed as end:
            byes = [text for text in self.texts if text["type"] == "ServerSentBye"]
            return (byes[-1] if byes else None), (end.rcvd.code if end.rcvd else None)

    def leave(self) -> None:
        """Close the socket."""
        self.socket.close()
