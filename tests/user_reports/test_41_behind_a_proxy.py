"""41: Works on localhost, dead behind a proxy.

Each proxy of the handbook runs with the handbook's own file, with https, under a path. What a page needs comes through by the
public address; sockets outlive the proxy's patience with the silent; and where a proxy keeps them out, the page learns why.
"""

import contextlib
import json
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from garabato.server.config import Config
from tests.support.live import LiveServer
from tests.support.proxies import NAME, PACKAGES, Proxy, Site, certificate, missing

pytestmark = pytest.mark.slow
SILENCE = 2
"""Seconds that the proxies here wait for a sign of life, where the handbook's wait 30."""
HELLO = {"type": "ClientSentHello", "protocol": 1, "token": "t" * 22, "client": "page-0001", "name": "Ann", "look": None, "language": "en"}


@pytest.fixture(autouse=True)
def _names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only here the example's name is this machine."""
    ask = socket.getaddrinfo

    def answer(host: Any, port: Any, *args: Any, **kwargs: Any) -> Any:
        return ask("127.0.0.1" if host in {NAME, NAME.encode()} else host, port, *args, **kwargs)

    monkeypatch.setattr(socket, "getaddrinfo", answer)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("proxies")


@pytest.fixture(scope="module")
def pair(folder: Path) -> tuple[Path, Path]:
    return certificate(folder, NAME)


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[LiveServer]:
    """Pings so much sooner as the proxies are less patient."""
    with LiveServer(folder / "data", "--base-path", "/doodle/", "--trusted-proxy", "127.0.0.1", "--ping-every", "0.5") as server:
        yield server
        assert "Traceback" not in server.logged()


@pytest.fixture(params=PACKAGES)
def kind(request: pytest.FixtureRequest) -> str:
    wanted: str = request.param
    reason = missing(wanted)
    if reason is not None:
        pytest.skip(reason)
    return wanted


def site(server: LiveServer, pair: tuple[Path, Path], folder: Path, **more: Any) -> Site:
    return Site(folder, server.port, *pair, path="/doodle/", **more)


def browser(proxy: Proxy) -> httpx.Client:
    return httpx.Client(base_url=proxy.url, verify=proxy.trust(), follow_redirects=False)


def room(client: httpx.Client) -> str:
    made = client.post("api/rooms", json={"game": "doodles", "language": "en"}, headers={"origin": origin(client)})
    code: str = made.raise_for_status().json()["code"]
    return code


def origin(client: httpx.Client) -> str:
    return str(client.base_url).removesuffix("/doodle/")


def door(proxy: Proxy, code: str, *, page: str | None = None) -> ClientConnection:
    address = f"{proxy.url.replace('https', 'wss', 1)}api/rooms/{code}/socket"
    return connect(address, ssl=proxy.trust(), origin=page or proxy.url.removesuffix("/doodle/"), compression=None, ping_interval=None)  # type: ignore[arg-type]


def listen(socket: ClientConnection, seconds: float) -> None:
    """Say nothing. Raises: ConnectionClosed."""
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        with contextlib.suppress(TimeoutError):
            socket.recv(left)


def test_everything_has_the_public_address(kind: str, server: LiveServer, pair: tuple[Path, Path], tmp_path: Path) -> None:
    with Proxy(kind, site(server, pair, tmp_path)) as proxy, browser(proxy) as client:
        page = client.get("").raise_for_status().text
        assert '<base href="/doodle/" />' in page
        assets = re.findall(r"""(?:src|href)="\./([^"]+)""", page)
        assert len(assets) > 2
        for asset in [*assets, "worker.js", "manifest.webmanifest", "api/games"]:
            client.get(asset).raise_for_status()
        code = room(client)
        assert client.get(f"api/rooms/{code}/address").json() == {"url": f"{proxy.url}{code}"}
        assert client.get(f"{code}").text == client.get(f"tv/{code}").text == page
        assert client.get("metrics").status_code == 404, "what counts others is for the machine itself"
        forgotten = client.get(f"{origin(client)}/doodle")
        assert forgotten.status_code in {301, 308} or kind == "nginx"
        assert forgotten.is_redirect
        assert forgotten.headers["location"].removeprefix(origin(client)) == "/doodle/"


@pytest.mark.parametrize("kind", ["nginx", "haproxy"], indirect=True)  # Caddy cuts nobody off
def test_a_socket_outlives_the_silence(kind: str, server: LiveServer, pair: tuple[Path, Path], tmp_path: Path) -> None:
    with Proxy(kind, site(server, pair, tmp_path, silence=SILENCE)) as proxy, browser(proxy) as client, door(proxy, room(client)) as ann:
        ann.send(json.dumps(HELLO))
        assert json.loads(ann.recv(10))["type"] == "ServerSentWelcome"
        listen(ann, 2 * SILENCE)
        ann.send(json.dumps({"type": "ClientSentPing", "mark": 7}))
        while json.loads(ann.recv(10))["type"] != "ServerSentPong":
            pass


@pytest.mark.parametrize("kind", ["nginx", "haproxy"], indirect=True)
def test_without_pings_it_would_not(kind: str, pair: tuple[Path, Path], tmp_path: Path) -> None:
    options = ("--base-path", "/doodle/", "--trusted-proxy", "127.0.0.1", "--ping-every", "60")
    with (
        LiveServer(tmp_path / "data", *options) as silent,
        Proxy(kind, site(silent, pair, tmp_path / "proxy", silence=SILENCE)) as proxy,
        browser(proxy) as client,
        door(proxy, room(client)) as ann,
    ):
        ann.send(json.dumps(HELLO))
        with pytest.raises(ConnectionClosed):
            listen(ann, 10 * SILENCE)


def test_the_usual_ping_is_soon_enough() -> None:
    assert 2 * Config().ping_every < 30


def test_a_proxy_without_the_upgrade_header_is_named(kind: str, server: LiveServer, pair: tuple[Path, Path], tmp_path: Path) -> None:
    with Proxy(kind, site(server, pair, tmp_path, upgrades=False)) as proxy, browser(proxy) as client:
        code = room(client)
        with pytest.raises(InvalidStatus) as refused:
            door(proxy, code)
        assert refused.value.response.status_code == 426
        assert client.get(f"api/rooms/{code}/door").json() == {"why": "no_upgrade", "text": "trouble-no_upgrade"}
        assert "Upgrade" in server.logged()


def test_a_proxy_that_hides_the_host_is_named(kind: str, server: LiveServer, pair: tuple[Path, Path], tmp_path: Path) -> None:
    with Proxy(kind, site(server, pair, tmp_path)) as proxy, browser(proxy) as client:
        code = room(client)
        with pytest.raises(InvalidStatus) as refused:
            door(proxy, code, page="https://elsewhere.example")
        assert refused.value.response.status_code == 403
        assert client.get(f"api/rooms/{code}/door").json() == {"why": "origin", "text": "trouble-origin"}
        unheard = client.get("api/rooms/BCDF/door")
        assert unheard.json() == {"why": "blocked", "text": "trouble-blocked"}, "no request for this one ever came"
