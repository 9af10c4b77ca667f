"""People on raw loopback sockets, cheap enough to keep a server busy from one other core.

Every person has an address of the own (127.0.x.y), so the server's limits for addresses stay as they are.
A drawn frame carries its number in its two points; what came is only read after the measuring.
"""

from __future__ import annotations

import base64
import json
import os
import random
import select
import socket
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from http.client import HTTPConnection

from garabato.ink.codec import Op, Reader, put_number

STROKE = 30
"""Frames of one stroke: a second of drawing."""
LIVE, BEGIN_SIZE = 4, 5
CHUNK = 1 << 18


def address(number: int) -> str:
    """The loopback address of a person."""
    return f"127.0.{1 + number // 250}.{1 + number % 250}"


def make_room(port: int, number: int, game: str = "doodles") -> str:
    """A new room of the real server, asked for by a person with this number; its code."""
    http = HTTPConnection("127.0.0.1", port, source_address=(address(number), 0))
    http.request("POST", "/api/rooms", json.dumps({"game": game, "language": "en"}), {"Content-Type": "application/json"})
    answer = http.getresponse()
    told = json.loads(answer.read())
    http.close()
    if answer.status >= 400:
        raise SystemExit(f"no room: {told}")
    code: str = told["code"]
    return code


def client_frame(payload: bytes, *, text: bool = False) -> bytes:
    """A whole message to a server. The mask is 0: allowed, and free of charge."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
    return bytes([0x81 if text else 0x82]) + length + bytes(4) + payload


def messages(data: bytes) -> Iterator[tuple[int, int, bytes]]:
    """The messages in what came from a server: where each ends, its opcode, its payload. The last may be cut."""
    at = 0
    while at + 2 <= len(data):
        opcode, size, body = data[at] & 0x0F, data[at + 1], at + 2
        if size == 126:
            size, body = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
        elif size == 127:
            size, body = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
        at = body + size
        if at > len(data):
            return
        yield at, opcode, data[body:at]


@dataclass(slots=True)
class Person:
    """One open socket and everything it has heard."""

    number: int
    socket: socket.socket
    drawn: int = 0
    """Frames with points so far."""
    sent_at: list[float] = field(default_factory=list)
    """When each of them was sent."""
    blocked: int = 0
    """Frames that the kernel did not take."""
    chunks: list[tuple[float, bytes]] = field(default_factory=list)
    """What came, and when."""
    stroke: int = 0

    def send(self, payload: bytes, *, text: bool = False) -> None:
        """One message."""
        self.socket.sendall(client_frame(payload, text=text))

    def next_frame(self) -> bytes:
        """Two more points of the stroke, END and BEGIN where it is long enough. Its points say its number."""
        number = self.drawn
        points = bytes((number & 63, number >> 6 & 63, number >> 12 & 63, number >> 18 & 63))
        if number % STROKE:
            return client_frame(bytes((Op.APPEND,)) + put_number(self.stroke) + points)
        end = client_frame(bytes((Op.END,)) + put_number(self.stroke)) if self.stroke else b""
        self.stroke += 1
        return end + client_frame(bytes((Op.BEGIN,)) + put_number(self.stroke) + b"\1\0\0" + points)

    def draw(self) -> None:
        """Send the next frame; if the server reads too slowly the person waits."""
        stroke = self.stroke
        frame = self.next_frame()
        try:
            sent = self.socket.send(frame)
        except BlockingIOError:
            self.stroke = stroke
            self.blocked += 1
            return
        while sent < len(frame):  # the rest of it has to follow, or everything after it is unreadable
            select.select([], [self.socket], [])
            sent += self.socket.send(frame[sent:])
        self.sent_at.append(time.perf_counter())
        self.drawn += 1

    def read(self) -> int:
        """Take what is there; how much it was."""
        try:
            chunk = self.socket.recv(CHUNK)
        except BlockingIOError:
            return 0
        if not chunk:
            raise SystemExit(f"the server closed the socket of person {self.number}: {self.heard()[-300:]!r}")
        self.chunks.append((time.perf_counter(), chunk))
        return len(chunk)

    def heard(self) -> bytes:
        """Everything that came."""
        return b"".join(chunk for _, chunk in self.chunks)

    def texts(self) -> list[dict[str, object]]:
        """The JSON messages that came."""
        return [json.loads(payload) for _, opcode, payload in messages(self.heard()) if opcode == 1]


def connect(port: int, code: str, number: int, *, buffer: int = 0) -> Person:
    """Open a socket to a room and say hello. `buffer`: bytes that the kernel takes for this reader, 0 as always."""
    opened = socket.socket()
    if buffer:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    opened.bind((address(number), 0))
    opened.connect(("127.0.0.1", port))
    key = base64.b64encode(os.urandom(16)).decode()
    opened.sendall(
        f"GET /api/rooms/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += opened.recv(4096)
    if b" 101 " not in answer.split(b"\r\n", 1)[0]:
        raise SystemExit(answer.decode())
    person = Person(number, opened)
    rest = answer.split(b"\r\n\r\n", 1)[1]
    if rest:
        person.chunks.append((time.perf_counter(), rest))
    hello = {"type": "ClientSentHello", "protocol": 1, "token": f"token-of-person-{number:08d}", "client": f"page-{number:06d}"}
    person.send(json.dumps(hello | {"name": f"P{number}", "look": None, "language": "en"}).encode(), text=True)
    return person


class Crowd:
    """Everybody in all the rooms."""

    def __init__(self, people: list[Person]) -> None:
        self.people = people
        # Nobody waits for a neighbour to move a hand: the frames of a room come one by one, spread over the time between two of one's own.
        self._turns = random.Random(len(people)).sample(people, len(people))  # noqa: S311  (no secret)
        self._poll = select.epoll()
        self._by_fd = {person.socket.fileno(): person for person in people}
        for person in people:
            person.socket.setblocking(False)
            self._poll.register(person.socket, select.EPOLLIN)

    def hear(self, wait: float) -> int:
        """Read what comes within `wait` seconds; how many bytes."""
        heard = 0
        for fd, _ in self._poll.poll(wait, len(self._by_fd)):
            heard += self._by_fd[fd].read()
        return heard

    def settle(self, quiet: float = 0.3) -> None:
        """Read until nothing comes for a while."""
        until = time.perf_counter() + quiet
        while time.perf_counter() < until:
            if self.hear(0.02):
                until = time.perf_counter() + quiet

    def draw(self, seconds: float, rate: float, artists: list[Person] | None = None) -> None:
        """Let everybody draw `rate` frames a second, one after the other, and hear what comes."""
        artists = self._turns if artists is None else artists
        step = 1 / (rate * len(artists))
        begun, count = time.perf_counter(), 0
        heard_at = begun
        while (now := time.perf_counter()) < begun + seconds:
            due = int((now - begun) / step)
            if due - count > len(artists):  # behind by more than a round: what was not drawn in time is not drawn
                count = due - len(artists)
            for number in range(count, due):
                artists[number % len(artists)].draw()
            count = max(count, due)
            if now - heard_at > 0.002:
                heard_at = now
                self.hear(0)
            else:
                time.sleep(0.0005)  # nobody's turn yet: leave the processor to the server

    def forget(self) -> None:
        """Forget what was heard and drawn so far, but not where the strokes are."""
        for person in self.people:
            person.chunks.clear()

    def close(self) -> None:
        """Everybody leaves."""
        self._poll.close()
        for person in self.people:
            person.socket.close()


@dataclass(slots=True)
class Heard:
    """What a person saw being drawn."""

    frames: int = 0
    """Frames of others, END included."""
    reordered: int = 0
    """Frames whose number is not the next one of their author."""
    delays: list[float] = field(default_factory=list)
    """Seconds from sending to arriving, of every frame with points."""
    next: dict[int, int] = field(default_factory=dict)


def read_ink(person: Person, authors: dict[int, Person], since: float = 0.0, until: float = float("inf")) -> Heard:
    """What the person saw, counted between two moments. `authors`: by the number under which the room shows them."""
    heard = Heard()
    ends = _ends(person.chunks)
    arrived, end = next(ends, (0.0, 0))
    for at, opcode, payload in messages(person.heard()):
        while end < at:
            arrived, end = next(ends)
        if opcode == 1 and (b"Notice" in payload or b"Refused" in payload or b"ServerSentBye" in payload):
            raise SystemExit(f"person {person.number} was told {payload!r}")
        if opcode == 2 and payload[0] == LIVE:
            _records(payload, heard, authors, arrived, counted=since <= arrived <= until)
    return heard


def _ends(chunks: Iterable[tuple[float, bytes]]) -> Iterator[tuple[float, int]]:
    end = 0
    for at, chunk in chunks:
        end += len(chunk)
        yield at, end


def _records(payload: bytes, heard: Heard, authors: dict[int, Person], arrived: float, *, counted: bool) -> None:
    reader = Reader(payload, 1)
    while not reader.done:
        reader.number()
        author, frame = reader.number(), reader.take(reader.number())
        heard.frames += counted
        if frame[0] & 0x7F == Op.END:
            continue
        number = frame[-4] | frame[-3] << 6 | frame[-2] << 12 | frame[-1] << 18
        heard.reordered += number != heard.next.get(author, number)
        heard.next[author] = number + 1
        if counted and author in authors:
            heard.delays.append(arrived - authors[author].sent_at[number])
