"""All of HTTP on one port: the API, the client's files, and the headers they share."""

from pathlib import Path
from typing import Final, cast

from garabato.server.admit import under_base
from garabato.server.asgi import App, Message, Receive, Scope, Send
from garabato.server.asgi_door import asgi_door
from garabato.server.config import Config
from garabato.server.doorkeeper import Doorkeeper
from garabato.server.house import House
from garabato.server.rest import rest_app
from garabato.server.static import Static

CLIENT: Final = Path(__file__).parent.parent / "web"

_POLICY: Final = {
    "default-src": "'self'",
    "connect-src": "'self' ws: wss:",
    "img-src": "'self' data: blob:",
    "object-src": "'none'",
    "base-uri": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
_TO_REST: Final = ("/api/", "/admin/")
_AT_REST: Final = {"/admin", "/metrics"}
_HEADERS: Final = [
    (b"content-security-policy", "; ".join(f"{what} {whence}" for what, whence in _POLICY.items()).encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
]


def _guarded(app: App) -> App:
    """Every answer carries the same strict headers."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_HEADERS]
            await send(message)

        await app(scope, receive, with_headers)

    return guarded


async def _to_base(config: Config, send: Send) -> None:
    """Whoever forgot the slash at the end."""
    await send({"type": "http.response.start", "status": 308, "headers": [(b"location", config.base_path.encode())]})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


def _within(app: App, config: Config) -> App:
    """The app does not know that it lives under a base path."""

    async def within(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and f"{scope['path']}/" == config.base_path:
            await _to_base(config, send)
            return
        if scope["type"] == "http":
            path = under_base(scope["path"], config)
            scope = {**scope, "path": path, "raw_path": path.encode()}
        await app(scope, receive, send)

    return within


def build_app(house: House, lan: str | None, *, client: Path = CLIENT) -> App:
    """The whole app, its door for plain ASGI sockets included."""
    config = house.premises.config
    rest, static = cast("App", rest_app(house, lan)), Static(client, config.base_path)

    async def switch(scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        to_rest = scope["type"] != "http" or path.startswith(_TO_REST) or path in _AT_REST
        await (rest if to_rest else static)(scope, receive, send)

    return _within(asgi_door(_guarded(switch), Doorkeeper(house)), config)
