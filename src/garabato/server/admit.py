"""Who comes in: one answer for every door."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final
from urllib.parse import urlsplit

from garabato.server.config import Config
from garabato.server.peers import household, read_address

_PORTS: Final = {"http": 80, "https": 443}
_SOCKET: Final = re.compile(r"/api/rooms/([A-Za-z]{1,12})/socket")


@dataclass(frozen=True, slots=True)
class Knock:
    """What somebody at the door says. Header names are lower case."""

    path: str
    """Without the query."""
    headers: Mapping[str, str]
    peer: str
    """The address at the other end of the wire."""


@dataclass(frozen=True, slots=True)
class Admitted:
    """Come in: `address` is the person's own, `code` the room asked for."""

    address: str
    code: str


@dataclass(frozen=True, slots=True)
class Rejected:
    """Not so. `why` is one word for programs, `text` a sentence for operators."""

    status: HTTPStatus
    why: str
    text: str


def joined(pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Headers by lower-case name; one that came more than once is joined with commas."""
    headers: dict[str, str] = {}
    for name, value in pairs:
        lower = name.lower()
        headers[lower] = f"{headers[lower]},{value}" if lower in headers else value
    return headers


def address_of(headers: Mapping[str, str], peer: str, config: Config) -> str:
    """The person's address: `peer`, or what our own proxies say, read from the near end; of IPv6 the network."""
    address = peer
    for hop in reversed(headers.get("x-forwarded-for", "").split(",")):
        told = read_address(hop)
        if not config.trusts(address) or told is None:
            break
        address = str(told)
    return household(address)


def under_base(path: str, config: Config) -> str:
    """The path within the house. A proxy may have cut the base path off already or may not."""
    if path.startswith(config.base_path):
        return "/" + path[len(config.base_path) :]
    return path


def _host_and_port(netloc: str, scheme: str) -> tuple[str, int | None] | None:
    try:
        parts = urlsplit(f"//{netloc}")
        return (parts.hostname or "", parts.port or _PORTS.get(scheme))
    except ValueError:
        return None


def is_own_origin(headers: Mapping[str, str], peer: str, config: Config) -> bool:
    """Whether the page that asks was served by this house. Programs that are no browser send no Origin."""
    origin = headers.get("origin", "")
    if not origin or origin.lower() == config.public_origin:
        return True
    scheme, _, netloc = origin.lower().partition("://")
    asking = _host_and_port(netloc, scheme)
    hosts = [headers.get("host", "")]
    if config.trusts(peer):
        hosts.append(headers.get("x-forwarded-host", ""))
    return scheme in _PORTS and asking is not None and asking in [_host_and_port(host.lower(), scheme) for host in hosts if host]


def asked_room(path: str, config: Config) -> str | None:
    """The code in the path of a room's socket; None if it is another path. `path` is without the query."""
    asked = _SOCKET.fullmatch(under_base(path, config))
    return asked and asked[1].upper()


NO_UPGRADE: Final = Rejected(
    HTTPStatus.UPGRADE_REQUIRED, "no_upgrade", "A proxy dropped the Upgrade header. Have it pass on Upgrade and Connection, by HTTP/1.1."
)


def is_lost_upgrade(headers: Mapping[str, str]) -> bool:
    """Whether an ordinary request was one for a socket when it left the browser.

    Proxies drop ``Upgrade`` and ``Connection`` unless told otherwise (RFC 9110, 7.6.1); the rest of the handshake gets through.
    """
    return "sec-websocket-key" in headers


def admit(knock: Knock, config: Config, open_sockets: Mapping[str, int]) -> Admitted | Rejected:
    """Let a socket in or not. `open_sockets`: how many each address has."""
    code = asked_room(knock.path, config)
    if code is None:
        return Rejected(HTTPStatus.NOT_FOUND, "not_found", "There is no socket at this path.")
    if not is_own_origin(knock.headers, knock.peer, config):
        return Rejected(
            HTTPStatus.FORBIDDEN,
            "origin",
            "The page was not served by this server. Behind a proxy, pass the Host header on or set --public-url.",
        )
    address = address_of(knock.headers, knock.peer, config)
    if open_sockets.get(address, 0) >= config.limits.sockets:
        return Rejected(HTTPStatus.TOO_MANY_REQUESTS, "too_many_sockets", "Too many sockets are open from this address.")
    return Admitted(address, code)
