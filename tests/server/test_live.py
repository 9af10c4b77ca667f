"""Real sockets on loopback, at both doors: what we rely on in picows and uvicorn."""

import json
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from garabato.ink import codec
from tests.support.live import Browser, LiveServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("live")]


@pytest.fixture(scope="module", params=["picows", "plain"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    options = ["--plain"] if request.param == "plain" else []
    with LiveServer(tmp_path_factory.mktemp(request.param) / "data", *options) as running:
        yield running
        errors = [line for line in running.logged().splitlines() if '"level": "error"' in line]
        # uvicorn says so after every handshake that was answered with a status.
        assert not [line for line in errors if "without completing handshake" not in line]


@pytest.fixture
def code(server: LiveServer) -> str:
    return server.room()


def is_picows(server: LiveServer) -> bool:
    return '"door": "picows"' in server.logged()


def test_two_people_meet(server: LiveServer, code: str) -> None:
    ann, bo = server.join(code, "Ann"), server.join(code, "Bo")
    assert (ann.seat, bo.seat) == (0, 1)
    assert bo.command("Ready", ready=True)["type"] == "ServerSentDone"
    ann.until("ServerSentUpdate")
    while not ann.truth["room"]["people"][-1]["ready"]:
        ann.until("ServerSentUpdate")
    ann.socket.send(codec.begin(1, 1, 0, 0, [(5, 5), (6, 6)]))
    while not (bo.inks and bo.inks[-1][0] == 4):
        bo.hear()
    bo.leave()
    while ann.truth["room"]["people"][-1]["presence"] != "reconnecting":
        ann.until("ServerSentUpdate")
    ann.leave()


def test_messages_in_pieces_are_put_together(server: LiveServer, code: str) -> None:
    ann = server.join(code, "Ann")
    ann.socket.send(['{"type":"Client', 'SentPing",', '"mark":', "5}"])
    assert ann.until("ServerSentPong")["mark"] == 5
    ann.leave()


@pytest.mark.parametrize("close", [1000, 1001, 4321])
def test_a_close_is_answered(server: LiveServer, code: str, close: int) -> None:
    ann = server.join(code, "Ann")
    ann.socket.close(close)
    assert ann.socket.close_code == close
    assert ann.socket.protocol.close_rcvd is not None


def test_too_long_a_message_ends_its_socket_only(server: LiveServer, code: str) -> None:
    ann, bo = server.join(code, "Ann"), server.join(code, "Bo")
    bo.socket.send(b"x" * 70_000)
    _, close = bo.closed()
    assert close == 1009
    assert ann.command("Ready", ready=True)["type"] == "ServerSentDone"
    ann.leave()


def test_a_goodbye_comes_with_its_reason(server: LiveServer, code: str) -> None:
    ann = server.join(code, "Ann")
    ann.socket.send("{")
    assert ann.closed() == ({"type": "ServerSentBye", "reason": "bad_message", "again": False}, 1008)


def test_the_newer_tab_serves(server: LiveServer, code: str) -> None:
    ann = server.join(code, "Ann")
    second = server.join(code, "Ann", token=ann.token)
    assert ann.closed() == ({"type": "ServerSentBye", "reason": "elsewhere", "again": False}, 1000)
    assert second.command("Ready", ready=True)["type"] == "ServerSentDone"
    second.leave()


def test_another_page_is_not_let_in(server: LiveServer, code: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        server.connect(code, origin="http://evil.example")
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body or b"")["why"] == "origin"
    Browser(server, code, "Ann", origin=f"http://127.0.0.1:{server.port}").leave()


def raw(server: LiveServer, code: str, *, connection: str = "keep-alive, Upgrade", pieces: int = 1) -> socket.socket:
    """A handshake as Firefox makes it."""
    head = (
        f"GET /api/rooms/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: {connection}\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: " + "c" * 3000 + "\r\n\r\n"
    ).encode()
    wire = socket.create_connection(("127.0.0.1", server.port), timeout=10)
    size = len(head) // pieces + 1
    for start in range(0, len(head), size):
        wire.sendall(head[start : start + size])
        time.sleep(0.01)
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += wire.recv(1)
    assert answer.startswith(b"HTTP/1.1 101 ")
    assert b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in answer
    return wire


@pytest.mark.parametrize("pieces", [1, 5])
def test_a_handshake_with_all_that_browsers_send(server: LiveServer, code: str, pieces: int) -> None:
    with raw(server, code, pieces=pieces) as wire:
        wire.sendall(b"\x89\x82\0\0\0\0hi")
        assert wire.recv(4) == b"\x8a\x02hi", "a ping is answered"


@pytest.mark.parametrize(
    "wrong",
    [
        b"\x81\x02{}",  # not masked
        b"\x83\x80\0\0\0\0",  # an unknown kind of frame
        b"\xc1\x80\0\0\0\0",  # compressed, which was not agreed on
        b"\x80\x80\0\0\0\0",  # goes on with what never began
        b"\x01\x80\0\0\0\0\x81\x80\0\0\0\0",  # begins anew within a message
        b"\x09\x80\0\0\0\0",  # a ping in pieces
        b"\x82\xff" + b"\xff" * 8 + b"\0\0\0\0",  # longer than anything
    ],
)
def test_wrong_frames_end_the_socket(server: LiveServer, code: str, wrong: bytes) -> None:
    with raw(server, code) as wire:
        wire.sendall(wrong)
        received = bytearray()
        with suppress(ConnectionError):
            while piece := wire.recv(4096):
                received += piece
                if b"\x88" in piece:
                    wire.sendall(b"\x88\x80\0\0\0\0")
        if is_picows(server):
            assert b"\x88" in received, "and is told so"


def test_a_socket_without_a_goodbye_is_lost(server: LiveServer, code: str) -> None:
    ann, bo = server.join(code, "Ann"), server.join(code, "Bo")
    wire = bo.socket.socket
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    bo.socket.socket.shutdown(socket.SHUT_RDWR)
    while [person["presence"] for person in ann.truth.get("room", {}).get("people", [])] != ["here", "reconnecting"]:
        ann.until("ServerSentUpdate")
    ann.leave()


def test_a_phone_that_never_reads_hurts_nobody(server: LiveServer, code: str) -> None:
    """It is cut off within seconds; the others get every frame meanwhile."""
    bo, deaf = server.join(code, "Bo"), raw_reader(server, code)
    authors = [server.join(code, f"Author {n}") for n in range(8)]
    # Far from each other, so that each point takes four bytes.
    spots = [(4000 * (n % 2), 4000 * (n % 2)) for n in range(990)]
    began = time.monotonic()
    for author in authors:
        author.socket.send(codec.begin(1, 1, 0, 0, spots[:1]))
        for _ in range(20):
            author.socket.send(codec.append(1, spots, (0, 0)))
        assert author.command("Ready", ready=True)["type"] == "ServerSentDone"
    assert time.monotonic() - began < 8, "nobody waited for the one who does not read"
    frames = 0
    while frames < 8 * 21:
        bo.hear()
        frames += count_live(bo.inks)
        bo.inks.clear()
    gone = [person for person in bo.truth["room"]["people"] if person["name"] == "Deaf"]
    while gone[0]["presence"] != "reconnecting":
        bo.until("ServerSentUpdate", timeout=20)
        gone = [person for person in bo.truth["room"]["people"] if person["name"] == "Deaf"]
    assert time.monotonic() - began < 25
    deaf.close()
    for person in (bo, *authors):
        person.leave()


def raw_reader(server: LiveServer, code: str) -> socket.socket:
    """Joins with a small window and never reads again."""
    wire = raw(server, code)
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    hello = json.dumps(
        {"type": "ClientSentHello", "protocol": 1, "token": "d" * 22, "client": "deafdeaf", "name": "Deaf", "look": None, "language": "en"}
    ).encode()
    wire.sendall(b"\x81\xfe" + struct.pack(">H", len(hello)) + b"\0\0\0\0" + hello)
    return wire


def count_live(messages: list[bytes]) -> int:
    count = 0
    for message in messages:
        if message[0] == 4:
            reader = codec.Reader(message, 1)
            while not reader.done:
                reader.number(), reader.number(), reader.take(reader.number())
                count += 1
    return count


def test_the_counters_count(server: LiveServer, code: str) -> None:
    server.join(code, "Ann").leave()
    text = httpx.get(f"{server.url}metrics").text
    assert "garabato_append_seconds_count" in text
    assert code not in text


def test_nothing_secret_is_logged(server: LiveServer, code: str) -> None:
    ann = server.join(code, "Annunziata")
    ann.socket.send("{")
    ann.closed()
    logged = server.logged()
    assert ann.token not in logged
    assert "Annunziata" not in logged
    assert ConnectionClosed.__name__ not in logged
