"""Who comes in: the same cases at every door."""

import asyncio
from dataclasses import dataclass, field
from http import HTTPStatus
from ipaddress import ip_network
from typing import Any

import pytest
from picows import WSUpgradeRequest
from picows.picows import WSProtocol

from garabato.server.admit import Admitted, Knock, Rejected, address_of, admit, is_own_origin, joined
from garabato.server.asgi_door import asgi_door
from garabato.server.config import Config, Limits
from garabato.server.doorkeeper import Doorkeeper
from garabato.server.picows_door import picows_door
from tests.support.household import Home

PROXY = (ip_network("10.0.0.0/8"),)
KEY = {
    "upgrade": "websocket",
    "connection": "keep-alive, Upgrade",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
}


@dataclass(frozen=True)
class Case:
    name: str
    admitted: bool
    why: str = ""
    path: str = "/api/rooms/BCDF/socket"
    headers: dict[str, str] = field(default_factory=dict)
    peer: str = "192.0.2.1"
    address: str = "192.0.2.1"
    config: dict[str, Any] = field(default_factory=dict)
    open: int = 0


HERE = {"host": "table.example:8000"}
CASES = [
    Case("a program without an origin", admitted=True, headers=HERE),
    Case("a page of this house", admitted=True, headers=HERE | {"origin": "http://table.example:8000"}),
    Case("upper case is the same", admitted=True, headers={"host": "Table.Example:8000", "origin": "HTTP://TABLE.example:8000"}),
    Case("default ports are left out", admitted=True, headers={"host": "table.example", "origin": "https://table.example"}),
    Case("and may be named", admitted=True, headers={"host": "table.example:443", "origin": "https://table.example"}),
    Case("IPv6", admitted=True, headers={"host": "[::1]:8000", "origin": "http://[::1]:8000"}),
    Case("another page", admitted=False, why="origin", headers=HERE | {"origin": "http://evil.example"}),
    Case("another port", admitted=False, why="origin", headers=HERE | {"origin": "http://table.example:9000"}),
    Case("a page of a file", admitted=False, why="origin", headers=HERE | {"origin": "null"}),
    Case("another scheme", admitted=False, why="origin", headers=HERE | {"origin": "ftp://table.example:8000"}),
    Case("an origin that is none", admitted=False, why="origin", headers=HERE | {"origin": "http://table.example:port"}),
    Case("no host at all", admitted=False, why="origin", headers={"origin": "http://table.example"}),
    Case(
        "the public address",
        admitted=True,
        headers={"host": "127.0.0.1:8000", "origin": "https://fun.example"},
        config={"public_url": "https://Fun.example/doodle/"},
    ),
    Case(
        "the host a proxy of ours was asked for",
        admitted=True,
        headers={"host": "127.0.0.1:8000", "x-forwarded-host": "fun.example", "origin": "https://fun.example"},
        peer="10.1.1.1",
        address="10.1.1.1",
        config={"trusted": PROXY},
    ),
    Case(
        "the host that anybody claims",
        admitted=False,
        why="origin",
        headers={"host": "127.0.0.1:8000", "x-forwarded-host": "fun.example", "origin": "https://fun.example"},
    ),
    Case(
        "an address that a proxy of ours tells",
        admitted=True,
        headers=HERE | {"x-forwarded-for": "198.51.100.4"},
        peer="10.1.1.1",
        address="198.51.100.4",
        config={"trusted": PROXY},
    ),
    Case(
        "two proxies of ours",
        admitted=True,
        headers=HERE | {"x-forwarded-for": "6.6.6.6, 198.51.100.4, 10.2.2.2"},
        peer="10.1.1.1",
        address="198.51.100.4",
        config={"trusted": PROXY},
    ),
    Case("an address that anybody claims", admitted=True, headers=HERE | {"x-forwarded-for": "198.51.100.4"}, config={"trusted": PROXY}),
    Case(
        "an address with its port",
        admitted=True,
        headers=HERE | {"x-forwarded-for": "198.51.100.4:5123"},
        peer="10.1.1.1",
        address="198.51.100.4",
        config={"trusted": PROXY},
    ),
    Case(
        "a proxy that tells nonsense",
        admitted=True,
        headers=HERE | {"x-forwarded-for": "198.51.100.4, somebody"},
        peer="10.1.1.1",
        address="10.1.1.1",
        config={"trusted": PROXY},
    ),
    Case(
        "a proxy of ours on a socket for both kinds of addresses",
        admitted=True,
        headers=HERE | {"x-forwarded-for": "[2001:db8:1:2:3:4:5:6]:80"},
        peer="::ffff:10.1.1.1",
        address="2001:db8:1:2::/64",
        config={"trusted": PROXY},
    ),
    Case("of IPv6 the whole network", admitted=True, headers=HERE, peer="2001:db8:1:2::9", address="2001:db8:1:2::/64"),
    Case("a socket of the machine's own", admitted=True, headers=HERE, peer="", address=""),
    Case("under a base path", admitted=True, path="/doodle/api/rooms/BCDF/socket", headers=HERE, config={"base_path": "/doodle/"}),
    Case("a base path that the proxy cut off", admitted=True, headers=HERE, config={"base_path": "/doodle/"}),
    Case("a query does not matter", admitted=True, path="/api/rooms/BCDF/socket?x=1", headers=HERE),
    Case("another path", admitted=False, why="not_found", path="/socket", headers=HERE),
    Case("a path with more behind it", admitted=False, why="not_found", path="/api/rooms/BCDF/socket/x", headers=HERE),
    Case("no code", admitted=False, why="not_found", path="/api/rooms//socket", headers=HERE),
    Case("the last free socket", admitted=True, headers=HERE, config={"limits": Limits(sockets=3)}, open=2),
    Case("one socket too many", admitted=False, why="too_many_sockets", headers=HERE, config={"limits": Limits(sockets=3)}, open=3),
]
STATUS = {"origin": HTTPStatus.FORBIDDEN, "not_found": HTTPStatus.NOT_FOUND, "too_many_sockets": HTTPStatus.TOO_MANY_REQUESTS}


@pytest.fixture(params=CASES, ids=lambda case: case.name)
def case(request: pytest.FixtureRequest) -> Case:
    found: Case = request.param
    return found


def test_admit(case: Case) -> None:
    answer = admit(Knock(case.path.partition("?")[0], case.headers, case.peer), Config(**case.config), {case.address: case.open})
    if case.admitted:
        assert answer == Admitted(case.address, "BCDF")
    else:
        assert isinstance(answer, Rejected)
        assert (answer.why, answer.status) == (case.why, STATUS[case.why])


def home_of(case: Case) -> Home:
    home = Home(**case.config)
    for _ in range(case.open):
        home.house.heads.enter(case.address)
    return home


def check(case: Case, home: Home, status: int, body: bytes) -> None:
    if case.admitted:
        assert status == 101
        (caller,) = home.house.callers
        assert (caller.address, caller.code) == (case.address, "BCDF")
    else:
        assert status == STATUS[case.why]
        assert b'"why": "%s"' % case.why.encode() in body
        assert not home.house.callers


class Socket:
    """What the kernel has to say of a socket."""

    def fileno(self) -> int:
        return -1

    def setsockopt(self, *_: Any) -> None:
        return

    def getsockopt(self, *_: Any) -> int:
        return 0


class Wire(asyncio.Transport):
    """What picows is given to write on."""

    def __init__(self, peer: str) -> None:
        super().__init__({"peername": (peer, 5000), "sockname": ("127.0.0.1", 8000), "socket": Socket()})
        self.written = b""
        self.closing = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def get_write_buffer_size(self) -> int:
        return 1  # so that picows does not write past us

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        assert high == 64 * 1024
        assert low is None

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    abort = close


def request_bytes(case: Case) -> bytes:
    lines = [f"GET {case.path} HTTP/1.1", *(f"{name}: {value}" for name, value in (case.headers | KEY).items())]
    return "\r\n".join([*lines, "", ""]).encode()


def test_the_picows_door(case: Case) -> None:
    async def run() -> None:
        home, wire = home_of(case), Wire(case.peer)
        protocol: Any = picows_door(Doorkeeper(home.house))(config=None, server_state=None, app_state={})
        assert isinstance(protocol, WSProtocol)
        protocol.connection_made(wire)
        protocol.data_received(request_bytes(case))
        head, _, body = wire.written.partition(b"\r\n\r\n")
        check(case, home, int(head.split()[1]), body)
        assert wire.closing is not case.admitted
        protocol.connection_lost(None)
        assert not home.house.callers

    asyncio.run(run())


def test_the_asgi_door(case: Case) -> None:
    async def nowhere(*_: Any) -> None:
        raise AssertionError

    async def run() -> None:
        home = home_of(case)
        sent: list[Any] = []
        events = [{"type": "websocket.connect"}]

        async def receive() -> Any:
            if events:
                return events.pop()
            check(case, home, 101, b"")
            return {"type": "websocket.disconnect", "code": 1000}

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {
            "type": "websocket",
            "path": case.path.partition("?")[0],
            "headers": [(name.encode(), value.encode()) for name, value in case.headers.items()],
            "client": (case.peer, 5000),
            "extensions": {"websocket.http.response": {}},
        }
        await asgi_door(nowhere, Doorkeeper(home.house))(scope, receive, send)
        if case.admitted:
            assert sent[0]["type"] == "websocket.accept"
            assert not home.house.callers, "the socket is gone, and the house knows"
        else:
            check(case, home, sent[0]["status"], sent[1]["body"])

    asyncio.run(run())


def test_a_server_that_cannot_say_why_closes_the_socket() -> None:
    async def nowhere(*_: Any) -> None:
        raise AssertionError

    async def run() -> list[Any]:
        sent: list[Any] = []

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            sent.append(message)

        await asgi_door(nowhere, Doorkeeper(Home().house))(
            {"type": "websocket", "path": "/x", "headers": [], "client": None}, receive, send
        )
        return sent

    assert asyncio.run(run()) == [{"type": "websocket.close", "code": 1008, "reason": "not_found"}]


def test_headers_that_come_twice_are_joined() -> None:
    assert joined([("X-Forwarded-For", "1.1.1.1"), ("x-forwarded-for", "10.0.0.2")]) == {"x-forwarded-for": "1.1.1.1,10.0.0.2"}


def test_an_address_that_is_none_is_not_trusted() -> None:
    assert address_of({"x-forwarded-for": "1.1.1.1"}, "", Config(trusted=PROXY)) == ""
    assert is_own_origin({}, "", Config())


def test_picows_asks_with_the_request_it_was_given() -> None:
    assert {"method", "path", "version", "headers"} <= set(WSUpgradeRequest.__slots__)
