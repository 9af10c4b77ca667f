"""One phone that reads a kilobyte a second, among fifty rooms: the server keeps little for it, and its room does not feel it."""

import json
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from garabato.ink import codec
from garabato.server.config import Limits
from garabato.server.link import HIGH_WATER
from tests.support.live import Browser, LiveServer

pytestmark = [pytest.mark.slow, pytest.mark.skipif(sys.platform != "linux", reason="asks /proc how much memory there is")]
ROOMS = 50
AUTHORS = 8
ROUNDS = 6
FRAMES = 18
"""Of a line; six lines of so many are as much at once as a pen may draw."""
SPOTS = [(4000 * (n % 2), 4000 * (n % 2)) for n in range(990)]
"""Far from each other, so that each point takes four bytes."""
MOST = 2 * (HIGH_WATER + Limits().buffered)
"""Bytes that a slow reader may cost: what is kept for it, and as much again for the allocator."""
HELLO = {"type": "ClientSentHello", "protocol": 1, "client": "trickles", "name": "Slow", "look": None, "language": "en"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with LiveServer(tmp_path_factory.mktemp("trickle") / "data") as running:
        yield running


def memory(server: LiveServer) -> int:
    """Bytes of the machine's memory that only this process has."""
    lines = Path(f"/proc/{server.process.pid}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Private_"))


class Trickle:
    """Joins, and then takes a kilobyte a second from a small window."""

    def __init__(self, server: LiveServer, code: str) -> None:
        self.taken = 0
        self._over = threading.Event()
        self._wire = socket.socket()
        self._wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._wire.connect(("127.0.0.1", server.port))
        hello = json.dumps(HELLO | {"token": "s" * 22}).encode()
        self._wire.sendall(
            f"GET /api/rooms/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            + b"\x81\xfe"
            + len(hello).to_bytes(2, "big")
            + b"\0\0\0\0"
            + hello
        )
        self._thread = threading.Thread(target=self._read)
        self._thread.start()

    def _read(self) -> None:
        while not self._over.wait(0.1):
            self.taken += len(self._wire.recv(102))

    def leave(self) -> None:
        self._over.set()
        self._thread.join()
        self._wire.close()


class Ear(threading.Thread):
    """Reads for somebody, as fast as it can."""

    def __init__(self, browser: Browser) -> None:
        super().__init__()
        self._browser = browser
        self.ink = 0
        self.said: list[str] = []
        self.start()

    def run(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                message = self._browser.hear(30)
                if isinstance(message, bytes):
                    self.ink += len(message)
                    self._browser.inks.clear()
                elif message["type"] == "ServerSentSaid":
                    self.said.append(message["text"])


def draw(author: Browser, turn: int) -> int:
    """One long line on the wall as it is after `turn` wipes; its bytes."""
    frames = [codec.begin(1, turn + 1, 0, 0, SPOTS[:1]), *([codec.append(1, SPOTS, (0, 0))] * FRAMES)]
    for frame in frames:
        author.socket.send(frame)
    return sum(map(len, frames))


def until(holds: Callable[[], bool]) -> None:
    """Wait until it holds, as long as a busy machine may take."""
    end = time.monotonic() + 20
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.005)


def evening(server: LiveServer, *, slow: bool) -> int:
    """A room that draws, talks and wipes its wall: how many bytes the server's memory grew at most."""
    code = server.room()
    host = server.join(code, "Bo")
    authors = [server.join(code, f"Author {n}") for n in range(AUTHORS)]
    trickle = Trickle(server, code) if slow else None
    ears = [Ear(each) for each in (host, *authors)]
    before = most = memory(server)
    drawn = 0
    for turn in range(ROUNDS):
        drawn += sum(draw(author, turn) for author in authors)
        authors[turn % AUTHORS].send({"type": "ClientSentCommand", "no": turn + 1, "command": {"type": "Say", "text": f"line {turn}"}})
        until(lambda due=drawn, lines=turn + 1: ears[0].ink >= due and len(ears[0].said) == lines)
        host.send({"type": "ClientSentCommand", "no": turn + 1, "command": {"type": "WipeWall"}})
        until(lambda pen=turn + 2: all(author.truth["pen"]["pen"] == pen for author in authors))
        most = max(most, memory(server))
    assert drawn > 3_000_000
    assert ears[0].said == [f"line {turn}" for turn in range(ROUNDS)]
    if trickle is not None:
        until(lambda: trickle.taken > 0)
        assert trickle.taken < drawn / 50
        trickle.leave()
    for each in (host, *authors):
        each.leave()
    for ear in ears:
        ear.join()
    return most - before


def test_it_costs_the_server_little_and_its_room_nothing(server: LiveServer) -> None:
    with httpx.Client() as client:
        made = [client.post(f"{server.url}api/rooms", json={"game": "doodles", "language": "en"}).json()["code"] for _ in range(ROOMS)]
    others = [server.join(code, "Ann") for code in made]
    evening(server, slow=False)  # the first one finds everything cold
    usual = evening(server, slow=False)
    beside = evening(server, slow=True)
    print(f"grew by {usual / 1e6:.2f} MB, beside a trickling reader by {beside / 1e6:.2f} MB")  # noqa: T201  (a measured figure is told, too)
    assert beside - usual < MOST
    for each in others:
        each.send({"type": "ClientSentPing", "mark": 1})
        each.until("ServerSentPong", mark=1)
        each.leave()
