"""`garabato doctor`: what is well, what is odd, what is wrong, and what to do about it."""

import http.client
import json
import shutil
import sqlite3
import ssl
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Any, Final, Literal
from urllib.parse import urlsplit

from garabato.server.addresses import home_url, lan_address
from garabato.server.app import CLIENT
from garabato.server.config import Config
from garabato.server.keys import FILE as KEY
from garabato.server.lock import FolderTaken, lock_folder
from garabato.server.peers import is_loopback
from garabato.server.serve import DATABASE, CannotServe, bind
from garabato.store.backup import examine
from garabato.store.contract import StoreFailed

SCARCE: Final = 1 << 30
"""Bytes of free space under which it is time to make room."""
TOO_LITTLE: Final = 50 << 20
FILES: Final = 4096
"""Open files that a busy evening may need: each socket is one."""
PATIENCE: Final = 5.0
"""Seconds for an answer over the network."""
SLACK_MS: Final = 60_000
CLOCKS_APART: Final = 5.0
"""Seconds that this clock and that of a proxy may differ before somebody should look."""

_KEY: Final = "Z2FyYWJhdG8gZG9jdG9yIQ=="
"""For the handshake of a socket: any 16 bytes (RFC 6455, 4.1)."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One sentence. `bad`: people can't play, or will lose something."""

    level: Literal["well", "odd", "bad"]
    text: str


def well(text: str) -> Finding:
    """As it should be."""
    return Finding("well", text)


def odd(text: str) -> Finding:
    """Worth a look."""
    return Finding("odd", text)


def bad(text: str) -> Finding:
    """Not as it should be."""
    return Finding("bad", text)


# ---------------------------------------------------------------- this machine


def runs(config: Config) -> bool:
    """Whether a server has the data folder. Raises: OSError."""
    if not config.folder.is_dir():
        return False
    try:
        lock_folder(config.folder).close()
    except FolderTaken:
        return True
    return False


def folder(config: Config) -> Iterator[Finding]:
    """The data folder: there, ours to write, with room in it."""
    place = config.folder.absolute()
    if not place.exists():
        yield odd(
            f"There is no data folder {place} yet. The first start makes it; if there should be rooms in it, name the right one: --data"
        )
        return
    probe = place / ".doctor"
    try:
        probe.write_bytes(bytes(4096))
        probe.unlink()
    except OSError as error:
        yield bad(f"The data folder {place} can't be written ({error.strerror}). Give it to the user that runs Garabato.")
        return
    free = shutil.disk_usage(place).free
    room = f"{free / (1 << 30):.1f} GB free"
    if free < TOO_LITTLE:
        yield bad(f"The disk of {place} is full ({room}). Make room: while nothing can be stored, nobody can play.")
    elif free < SCARCE:
        yield odd(f"The disk of {place} is nearly full ({room}). Make room before it is.")
    else:
        yield well(f"The data folder {place} can be written, {room}.")
    token = place / KEY
    if sys.platform != "win32" and token.exists() and token.stat().st_mode & 0o077:
        yield bad(f"Others on this machine can read the admin's token: chmod 600 {token}")


def database(config: Config) -> Iterator[Finding]:
    """Every page of it is read; the rooms are counted, and no time in it lies ahead."""
    path = config.folder / DATABASE
    if not path.exists():
        return
    try:
        rooms = examine(path)
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as looked_at:
            newest = looked_at.execute("select max(claimed_at) from room").fetchone()[0] or 0
    except (StoreFailed, sqlite3.Error) as error:
        yield bad(str(error))
        return
    yield well(f"The database is whole: {rooms} room{'s' * (rooms != 1)}.")
    if newest > time.time() * 1000 + SLACK_MS:
        yield bad("The clock of this machine goes wrong: the database knows a later time. Set the clock, or rooms are kept for too long.")
    else:
        yield well(f"The clock says {time.strftime('%Y-%m-%d %H:%M:%S %Z')}, later than anything stored.")


def files() -> Iterator[Finding]:
    """How many files the process may open."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415  (there is none for Windows)

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY or most >= FILES:
        yield well("Enough files may be open at once, one for each socket.")
    else:
        yield odd(f"Only {most} files may be open at once, and each socket is one. For more people allow more: LimitNOFILE=, ulimit -n.")


def pages() -> Iterator[Finding]:
    """Whether the client is built."""
    if not (CLIENT / "index.html").is_file():
        yield bad("The pages are not built. Run `make setup` in the project's folder, or install a wheel.")


def port(config: Config, *, running: bool) -> Iterator[Finding]:
    """Free while no server runs; ours while one does."""
    if not running:
        try:
            bind(config).close()
        except CannotServe as cannot:
            yield bad(str(cannot))
        else:
            yield well(f"No server runs on this data folder. Port {config.port} is free for it.")
        return
    here = _ask(f"http://{_near(config)}:{config.port}{config.base_path}", "api/health")
    if "alive" in here.said:
        yield well(f"The server runs and answers on port {config.port}.")
    else:
        trouble = here.trouble or "something else answers"
        yield bad(f"A server has the data folder, but on port {config.port} {trouble}. Name its port: --port")


def _near(config: Config) -> str:
    everywhere = config.host in {"0.0.0.0", "::", ""}  # noqa: S104  (says: everywhere)
    host = "127.0.0.1" if everywhere else config.host
    return f"[{host}]" if ":" in host else host


# ---------------------------------------------------------------- the way of the people


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back over HTTP."""

    status: int
    said: dict[str, Any]
    """Empty unless it was JSON."""
    date: float | None
    """The other side's clock."""
    trouble: str = ""
    """Why nothing came back."""


def _connection(url: str) -> http.client.HTTPConnection:
    parts = urlsplit(url)
    if parts.scheme == "https":
        return http.client.HTTPSConnection(parts.netloc, timeout=PATIENCE, context=ssl.create_default_context())
    return http.client.HTTPConnection(parts.netloc, timeout=PATIENCE)


def _ask(base: str, path: str, **headers: str) -> Answer:
    """GET `path` below `base`, which ends with a slash."""
    with closing(_connection(base)) as connection:
        try:
            connection.request(
                "GET", urlsplit(base).path + path, headers={name.replace("_", "-"): value for name, value in headers.items()}
            )
            answer = connection.getresponse()
            body = b"" if answer.status == http.client.SWITCHING_PROTOCOLS else answer.read(1 << 16)
        except ssl.SSLCertVerificationError as error:
            return Answer(0, {}, None, f"the certificate is not believed ({error.verify_message})")
        except (OSError, http.client.HTTPException) as error:
            return Answer(0, {}, None, f"nobody answers ({str(error) or type(error).__name__})")
    return Answer(answer.status, _json(body), _date(answer.headers.get("date")))


def _json(body: bytes) -> dict[str, Any]:
    try:
        said = json.loads(body)
    except ValueError:
        return {}
    return said if isinstance(said, dict) else {}


def _date(text: str | None) -> float | None:
    try:
        return parsedate_to_datetime(text or "").timestamp()
    except ValueError:
        return None


def public(config: Config) -> Iterator[Finding]:
    """The public address leads to this server, with all that a proxy has to hand on."""
    url = config.public_url.rstrip("/") + "/"
    there = _ask(url, "api/health")
    if there.trouble:
        yield bad(f"At {url} {there.trouble}. Look at the name, the proxy and the firewall.")
        return
    if "start" not in there.said:
        yield bad(f"At {url} something else answers ({there.status}). Look at the proxy's path, and at --base-path.")
        return
    here = _ask(f"http://{_near(config)}:{config.port}{config.base_path}", "api/health")
    if here.said.get("start") != there.said["start"]:
        yield bad(f"At {url} another Garabato answers than here. Look where the proxy sends people.")
        return
    yield well(f"{url} leads to this server.")
    if there.date is not None and abs(there.date - time.time()) > CLOCKS_APART:
        yield odd(f"The clock of the proxy and this machine's are {abs(there.date - time.time()):.0f} s apart.")
    yield from _handed_on(url)
    yield from _upgraded(url)


def _handed_on(url: str) -> Iterator[Finding]:
    seen = _ask(url, "api/seen").said
    if not seen.get("proxied"):
        yield well("No proxy says that it stands in between; the limits count people's own addresses.")
    elif not seen.get("trusted"):
        yield odd("A proxy stands in between and is not believed: the limits count all people as one. Name its address: --trusted-proxy")
    else:
        yield well("The proxy in between is believed; the limits count people's own addresses.")
    if seen.get("url") != url:
        yield bad(f"The server tells people {seen.get('url')} instead of {url}. Start it with --public-url {url}")


def _upgraded(url: str) -> Iterator[Finding]:
    parts = urlsplit(url)
    origin = f"{parts.scheme}://{parts.netloc}"
    answer = _ask(
        url,
        "api/rooms/BCDF/socket",
        Upgrade="websocket",
        Connection="Upgrade",
        Origin=origin,
        Sec_WebSocket_Version="13",
        Sec_WebSocket_Key=_KEY,
    )
    if answer.status == http.client.SWITCHING_PROTOCOLS:
        yield well("Live connections get through.")
    elif answer.status == http.client.UPGRADE_REQUIRED:
        yield bad("The proxy drops the Upgrade header: nobody gets further than the first page. Let it pass Upgrade and Connection on.")
    elif answer.said.get("why") == "origin":
        yield bad("The server takes its own page for a stranger's. Have the proxy pass the Host header on, or set --public-url.")
    else:
        yield bad(f"Live connections do not get through ({answer.trouble or answer.status}). Look what stands in between.")


def reach(config: Config, *, running: bool) -> Iterator[Finding]:
    """How people find the server."""
    if config.public_url and running:
        yield from public(config)
    elif config.public_url:
        yield odd(f"Whether {config.public_url} leads here can be seen only while the server runs.")
    elif is_loopback(config.host):
        yield odd("Only this machine finds the server. For others: --host 0.0.0.0, or a proxy and --public-url.")
    elif lan_address() is None:
        yield odd("This machine is in no network: nobody else finds the server.")
    else:
        yield well(f"People in the same network find it at {home_url(config, lan_address())}")


def examine_all(config: Config) -> Iterator[Finding]:
    """Everything, the most important first."""
    running = runs(config)
    checks: tuple[Callable[[], Iterator[Finding]], ...] = (
        lambda: folder(config),
        lambda: database(config),
        pages,
        files,
        lambda: port(config, running=running),
        lambda: reach(config, running=running),
    )
    for check in checks:
        yield from check()


MARKS: Final = {"well": "  ok ", "odd": "  ?  ", "bad": "  !! "}


def doctor(config: Config, say: Callable[[str], object]) -> int:
    """Say everything, a line each; the exit code: 0 if nothing is bad, 1 if something is."""
    worst = 0
    for finding in examine_all(config):
        say(f"{MARKS[finding.level]}{finding.text}")
        worst = max(worst, finding.level == "bad")
    return int(worst)
