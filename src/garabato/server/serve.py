"""The process: from a configuration to a listening port, and to a good end."""

import asyncio
import gc
import secrets
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from types import FrameType
from typing import IO, Final

import uvicorn
from structlog import get_logger

from garabato.core import AnyGame, Card
from garabato.games import hall
from garabato.server.addresses import home_url, lan_address
from garabato.server.app import CLIENT, build_app
from garabato.server.bans import FILE as BANS
from garabato.server.bans import Bans
from garabato.server.config import Config
from garabato.server.doorkeeper import Doorkeeper
from garabato.server.house import House
from garabato.server.http_door import PatientHttp
from garabato.server.keys import FILE as KEY
from garabato.server.keys import token_in
from garabato.server.link import MAX_FRAME, SEND_BUFFER, SILENT_AFTER
from garabato.server.lock import FolderTaken, lock_folder
from garabato.server.passwords import HashingThread
from garabato.server.premises import Premises
from garabato.server.shelf import LoopShelf
from garabato.server.study import QuietRoom
from garabato.store.contract import StoreFailed
from garabato.store.sqlite import SqliteStore
from garabato.store.writer import Writer
from garabato.words import judge_in, load
from garabato.words.mask import masks

log = get_logger()

DATABASE: Final = "garabato.sqlite"
DRAIN_SECONDS: Final = 8.0
_BACKLOG: Final = 2048

TURN_SECONDS: Final = 0.0005
"""So long the thread in which bots think goes on when the loop or the store's writer has something to do: ten times less than usual."""


class CannotServe(Exception):  # noqa: N818  (one sentence for the operator: what is wrong, what to do)
    """The server can't begin."""


class _Server(uvicorn.Server):
    """uvicorn, with our goodbye before its own: it does not know picows' sockets."""

    def __init__(self, config: uvicorn.Config, drain: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._drain = drain

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye to everybody, then close."""
        await self._drain()
        await super().shutdown(sockets)


def bind(config: Config) -> socket.socket:
    """The listening socket. Raises: CannotServe."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)  # accepted sockets inherit it
    try:
        listening.bind((config.host, config.port))
        listening.listen(_BACKLOG)
    except OSError as error:
        listening.close()
        sentence = f"Port {config.port} on {config.host} can't be used ({error.strerror}). Choose another one: --port {config.port + 1}"
        raise CannotServe(sentence) from error
    listening.setblocking(False)
    return listening


def use_plain_door(*, wanted: bool) -> bool:
    """Whether sockets come by ASGI: because it is wanted, or because picows has no build for this machine. Raises: CannotServe."""
    plain = wanted or find_spec("picows") is None
    if plain and find_spec("websockets") is None:
        sentence = "There is no picows for this machine. Install another library for WebSockets: pip install websockets"
        raise CannotServe(sentence)
    return plain


def _cards(game: AnyGame, languages: frozenset[str]) -> tuple[Card, ...]:
    return load().decks(game.name, languages)


def _uvicorn_config(house: House, lan: str | None, *, client: Path, plain: bool) -> uvicorn.Config:
    """`plain`: sockets by ASGI instead of picows."""
    if plain:
        ws: object = "websockets-sansio"
    else:
        from garabato.server.picows_door import picows_door  # noqa: PLC0415  (there may be no picows)

        ws = picows_door(Doorkeeper(house))
    return uvicorn.Config(
        build_app(house, lan, client=client),
        ws=ws,  # type: ignore[arg-type]  # documented: "a custom class"
        ws_max_size=MAX_FRAME,
        ws_ping_interval=house.premises.config.ping_every,
        ws_ping_timeout=SILENT_AFTER,
        ws_per_message_deflate=False,
        http=PatientHttp,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=3,
    )


async def _drain(house: House) -> None:
    """Give everything back and let everybody go, within reason."""
    log.info("draining", rooms=len(house.tables), sockets=len(house.callers))
    empty = asyncio.Event()
    house.drain(empty.set)
    try:
        async with asyncio.timeout(DRAIN_SECONDS):
            await empty.wait()
    except TimeoutError:
        log.warning("the store does not answer: what was not acknowledged is lost", rooms=len(house.tables))
        house.give_up()
        await asyncio.sleep(0)  # the goodbyes are written


@dataclass(frozen=True, slots=True)
class Extras:
    """What only tests and special machines ask for."""

    client: Path = CLIENT
    """The folder of the built client."""
    on_ready: Callable[[], None] = lambda: None
    """Called once it listens."""
    plain: bool = False
    """Sockets by ASGI, also where picows would be there."""


async def _run(config: Config, listening: socket.socket, writer: Writer, extras: Extras) -> None:
    loop = asyncio.get_running_loop()
    words = load()
    shelf, node = LoopShelf(writer, loop), secrets.token_hex(8)
    hashing, study = HashingThread(loop), QuietRoom(loop)
    premises = Premises(config, loop, shelf, words, _cards, hall(), words.languages, node, judge_in, study=study, hashing=hashing)
    if config.mask_words:
        premises.mask = masks(config.allowed_words)
    house, lan = House(premises), lan_address()
    house.bans = Bans(config.folder / BANS)
    plain = use_plain_door(wanted=extras.plain)
    server = _Server(_uvicorn_config(house, lan, client=extras.client, plain=plain), lambda: _drain(house))
    house.beat()
    # Words, routes and modules are here to stay; a search for garbage among them would take longer than a frame of ink may wait.
    gc.collect()
    gc.freeze()
    sys.setswitchinterval(TURN_SECONDS)
    log.info("serving", node=premises.node, url=home_url(config, lan), door="asgi" if plain else "picows")
    extras.on_ready()
    try:
        await server.serve([listening])
    finally:
        hashing.stop()
        study.stop()


def new_loop() -> asyncio.AbstractEventLoop:
    """uvloop's where it runs."""
    try:
        import uvloop  # noqa: PLC0415  (there is none for Windows)
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def _open_store(folder: Path) -> SqliteStore:
    try:
        return SqliteStore(folder / DATABASE)
    except StoreFailed as error:
        raise CannotServe(str(error)) from error


def _take_folder(folder: Path) -> IO[bytes]:
    try:
        return lock_folder(folder)
    except FolderTaken:
        sentence = f"Another Garabato works on the data folder {folder}. Stop it, or choose another folder: --data"
        raise CannotServe(sentence) from None
    except OSError as error:
        sentence = f"The data folder {folder} can't be written ({error.strerror}). Choose another one: --data"
        raise CannotServe(sentence) from error


def _with_key(config: Config) -> Config:
    """The admin's key is in the data folder, unless one was given. Raises: CannotServe."""
    if config.keys.admin:
        return config
    try:
        return replace(config, keys=replace(config.keys, admin=token_in(config.folder)))
    except (OSError, UnicodeError) as error:
        raise CannotServe(f"The admin's token {config.folder / KEY} can't be read ({error}). Remove it, and a new one is made.") from error


def _allow_files() -> None:
    """Each socket is an open file: take as many as the system allows, not as many as it gives unasked."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415  (there is none for Windows)

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # some systems say "no limit" and mean less
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _heard(number: int, frame: FrameType | None) -> None:
    """A signal came; uvicorn has done what is to be done."""


def serve(config: Config, extras: Extras = Extras()) -> None:
    """Serve until SIGTERM or SIGINT. Raises: CannotServe."""
    _allow_files()
    with _take_folder(config.folder), bind(config) as listening:
        config = _with_key(config)
        writer = Writer(_open_store(config.folder))
        # uvicorn raises the signal again after its own end; by then there is nothing left to do.
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, _heard)
        try:
            with asyncio.Runner(loop_factory=new_loop) as runner:
                runner.run(_run(config, listening, writer, extras))
        finally:
            writer.stop()
