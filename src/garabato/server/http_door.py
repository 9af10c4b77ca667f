"""HTTP requests that never end: uvicorn waits for ever and keeps whatever comes; here both have a limit."""

import asyncio
import json
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_HEAD: Final = 64 * 1024
"""Bytes of a request before its body."""

REQUEST_SECONDS: Final = 30.0
"""Until a request has arrived, body and all; the longest is an own deck, from a phone at the edge of its network."""


class PatientHttp(HttpToolsProtocol):
    """uvicorn's own, that says no to endless requests."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._head = 0
        """Bytes since the request before ended; -1: the head is complete."""
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn narrows it, too
        """Somebody is there; the first request has to come soon."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._done_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """More of a request."""
        super().data_received(data)
        if self._head >= 0:
            self._head += len(data)
            if self._head > MOST_HEAD and not self.transport.is_closing():
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._head = 0
        self._wait()

    def on_headers_complete(self) -> None:
        """Its head is here."""
        self._head = -1
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it is here."""
        self._head = 0
        self._done_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """It becomes a socket, which has limits of its own."""
        self._done_waiting()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self._done_waiting()
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self._refuse, HTTPStatus.REQUEST_TIMEOUT)

    def _done_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _refuse(self, status: HTTPStatus) -> None:
        body = json.dumps({"why": status.name.lower(), "text": "notice-not-taken"}).encode()
        head = (
            f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
            f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        self.transport.close()
