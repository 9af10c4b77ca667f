"""Requests that never end are told so, and go."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from garabato.server import http_door
from garabato.server.http_door import MOST_HEAD, PatientHttp

Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter, ServerState], Awaitable[None]]


async def app(_: Any, receive: Any, send: Any) -> None:
    """Says how long the body was."""
    size, more = 0, True
    while more:
        part = await receive()
        size, more = size + len(part.get("body", b"")), part.get("more_body", False)
    body = str(size).encode()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", str(len(body)).encode())]})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def talk(conversation: Talk) -> None:
    async def run() -> None:
        config = uvicorn.Config(app, http=PatientHttp, lifespan="off", log_config=None)
        config.load()
        state, loop = ServerState(), asyncio.get_running_loop()
        server = await loop.create_server(lambda: PatientHttp(config=config, server_state=state, app_state={}), "127.0.0.1", 0)
        async with server:
            reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            async with asyncio.timeout(10):
                await conversation(reader, writer, state)
            writer.close()
            await writer.wait_closed()
            while state.connections or state.tasks:  # noqa: ASYNC110  (uvicorn has no event for it)
                await asyncio.sleep(0)

    asyncio.run(run())


@pytest.mark.parametrize("begun", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nhost: a", b"POST / HTTP/1.1\r\ncontent-length: 9\r\n\r\nabc"])
def test_who_never_gets_to_the_end_is_told_and_goes(monkeypatch: pytest.MonkeyPatch, begun: bytes) -> None:
    monkeypatch.setattr(http_door, "REQUEST_SECONDS", 0.05)

    async def conversation(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, _: ServerState) -> None:
        writer.write(begun)
        assert (await reader.readline()) == b"HTTP/1.1 408 Request Timeout\r\n"
        assert b'"why": "request_timeout"' in await reader.read()

    talk(conversation)


@pytest.mark.parametrize("line", [b"x: y\r\n", b"y" * 1024])
def test_a_head_without_an_end_is_refused(line: bytes) -> None:
    async def conversation(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, _: ServerState) -> None:
        writer.write(b"GET / HTTP/1.1\r\nx: " + line * (MOST_HEAD // len(line) + 2))
        assert (await reader.readline()) == b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
        assert b'"why": "request_header_fields_too_large"' in await reader.read()

    talk(conversation)


def test_others_do_not_notice() -> None:
    async def conversation(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, state: ServerState) -> None:
        for size in (0, 3, 200_000):
            writer.write(b"POST / HTTP/1.1\r\nhost: a\r\ncontent-length: %d\r\n\r\n" % size + b"z" * size)
            assert (await reader.readline()) == b"HTTP/1.1 200 OK\r\n"
            head = await reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().partition(b"content-length: ")[2].split(b"\r\n")[0])
            assert (await reader.readexactly(length)) == str(size).encode()
            (connection,) = state.connections
            assert connection._deadline is None, "between two requests nothing is awaited"

    talk(conversation)
