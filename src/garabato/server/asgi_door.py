"""WebSockets by plain ASGI: for tests, and where picows has no wheel.

There are no pings of our own here: the server in front sends its own, and round trips count as 0.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Final

from garabato.server.admit import Admitted, Rejected, joined
from garabato.server.asgi import App, Receive, Scope, Send
from garabato.server.doorkeeper import Doorkeeper, rejection_body
from garabato.server.link import HIGH_WATER, Frame, Listener

LOW_WATER: Final = HIGH_WATER // 4
CLOSE_SECONDS: Final = 2.0


class AsgiLink:
    """A socket in the hands of an ASGI server; a task of its own does the waiting."""

    def __init__(self, send: Send) -> None:
        self.listener: Listener | None = None
        self._send = send
        self._waiting: deque[Frame] = deque()
        self._bytes = 0
        self._slow = False
        self._code: int | None = None
        self._wake = asyncio.Event()
        self.over = asyncio.Event()

    def send(self, frames: Sequence[Frame]) -> None:
        """Leave the messages for the task that writes."""
        if self._code is None:
            self._waiting += frames
            self._bytes += sum(len(frame.payload) for frame in frames)
            self._wake.set()
            if self._bytes > HIGH_WATER and not self._slow and self.listener is not None:
                self._slow = True
                self.listener.on_slow()

    def buffered(self) -> int:
        """Bytes that wait for the task that writes."""
        return self._bytes

    def ping(self, payload: bytes) -> None:  # noqa: ARG002  (Link)
        """ASGI knows no pings; the server in front sends its own and closes what does not answer."""
        if self.listener is not None:
            self.listener.on_pong(b"")

    def close(self, code: int) -> None:
        """Say goodbye when all is written; who does not read is cut off."""
        if self._code is None:
            self._code = code
            self._wake.set()
            asyncio.get_running_loop().call_later(CLOSE_SECONDS, self.over.set)

    async def write(self) -> None:
        """Write what is left here until `close`."""
        while self._waiting or self._code is None:
            self._wake.clear()
            while self._waiting:
                await self._write(self._waiting.popleft())
            if self._code is None:
                await self._wake.wait()
        await self._send({"type": "websocket.close", "code": self._code, "reason": ""})
        self.over.set()

    async def _write(self, frame: Frame) -> None:
        if frame.text:
            await self._send({"type": "websocket.send", "bytes": None, "text": frame.payload.decode()})
        else:
            await self._send({"type": "websocket.send", "bytes": frame.payload, "text": None})
        self._bytes -= len(frame.payload)
        if self._slow and self._bytes < LOW_WATER and self.listener is not None:
            self._slow = False
            self.listener.on_keen()

    async def read(self, receive: Receive) -> None:
        """Hand messages on until the other side closes."""
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                self.over.set()
                return
            text = event.get("text")
            payload = event.get("bytes") if text is None else text.encode()
            if self.listener is not None:
                self.listener.on_frame(Frame(text is not None, payload or b""))


async def _serve(link: AsgiLink, listener: Listener, receive: Receive) -> None:
    tasks = [asyncio.ensure_future(link.write()), asyncio.ensure_future(link.read(receive))]
    try:
        await link.over.wait()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        listener.on_lost()


async def _reject(rejected: Rejected, scope: Scope, send: Send) -> None:
    if "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 1008, "reason": rejected.why})
        return
    headers = [(b"content-type", b"application/json")]
    start = {"type": "websocket.http.response.start", "status": int(rejected.status), "headers": headers}
    body = {"type": "websocket.http.response.body", "body": rejection_body(rejected), "more_body": False}
    await send(start)
    await send(body)


async def _welcome(doorkeeper: Doorkeeper, admitted: Admitted, receive: Receive, send: Send) -> None:
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    link = AsgiLink(send)
    link.listener = doorkeeper.answer(link, admitted)
    await _serve(link, link.listener, receive)


def asgi_door(app: App, doorkeeper: Doorkeeper) -> App:
    """The app, with a door for sockets that come by ASGI."""

    async def with_door(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await app(scope, receive, send)
            return
        await receive()  # websocket.connect
        headers = joined((name.decode("latin-1"), value.decode("latin-1")) for name, value in scope["headers"])
        client = scope.get("client")
        answer = doorkeeper.admit(scope["path"], headers, client[0] if client else "")
        if isinstance(answer, Rejected):
            await _reject(answer, scope, send)
        else:
            await _welcome(doorkeeper, answer, receive, send)

    return with_door
