"""All that a page hears, on every channel, in the order in which it came."""

import json
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Error, Page, Response, WebSocket


@dataclass(frozen=True)
class Heard:
    """One thing that arrived: where from, and its bytes."""

    channel: str
    data: bytes

    @property
    def message(self) -> dict[str, Any] | None:
        """A text frame of the socket as what it says."""
        if self.channel != "text":
            return None
        said: dict[str, Any] = json.loads(self.data)
        return said


class Ears:
    """Listens at a page from its first byte."""

    def __init__(self, page: Page) -> None:
        self.heard: list[Heard] = []
        self.asked: list[str] = []
        self.view: dict[str, Any] | None = None
        self.room: dict[str, Any] = {}
        self.seat = -1
        self.sockets = 0
        self.fresh = False
        """Whether the newest socket has told the truth yet."""
        self._responses: list[Response] = []
        page.on("websocket", self._socket)
        page.on("response", self._response)
        page.on("request", lambda request: self.asked.append(request.url))

    def _response(self, response: Response) -> None:
        self._responses.append(response)

    def _socket(self, socket: WebSocket) -> None:
        self.sockets += 1
        self.fresh = False
        socket.on("framereceived", self._frame)

    def _frame(self, payload: str | bytes) -> None:
        text = isinstance(payload, str)
        heard = Heard("text" if text else "binary", payload.encode() if isinstance(payload, str) else payload)
        self.heard.append(heard)
        message = heard.message
        if message is None:
            return
        match message["type"]:
            case "ServerSentWelcome":
                self.seat = message["you"]
            case "ServerSentUpdate":
                self.room = message.get("room", self.room)
                self.view = message.get("view", self.view)
                self.fresh = True

    def hear(self, channel: str, data: bytes) -> None:
        """Something that was asked for beside the page."""
        self.heard.append(Heard(channel, data))

    def collect(self) -> None:
        """Fetch the bodies of the HTTP answers; to be called while the page is there."""
        responses, self._responses = self._responses, []
        for response in responses:
            try:
                body = response.body()
            except Error:
                continue  # it had none, or the page went on
            self.heard.append(Heard(response.url, body))
