"""Whatever comes by a socket, in whatever order: the room stands, and the server says nothing of a failure."""

import json
import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, get_args

import msgspec.inspect
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from garabato.games import hall
from garabato.ink import codec
from garabato.room.commands import RoomCommand
from tests.support.household import Home, Player
from tests.support.live import LiveServer

pytestmark = pytest.mark.slow

# ---------------------------------------------------------------- messages

WORDS = st.sampled_from(["", "doodles", "artbox", "en", "card-1", "word-1-1", "Ann", "normal", "easy", "rounds"]) | st.text(max_size=20)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 9) | st.integers() | st.floats(allow_nan=False) | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=6,
)


def fitting(kind: msgspec.inspect.Type) -> st.SearchStrategy[Any]:  # noqa: PLR0911  (one for each kind of type)
    """Values that a field of this type takes, as far as that can be seen from the type."""
    match kind:
        case msgspec.inspect.IntType():
            least = kind.ge if kind.ge is not None else 0
            return st.integers(least, min(kind.le if kind.le is not None else 9, least + 99))
        case msgspec.inspect.BoolType():
            return st.booleans()
        case msgspec.inspect.StrType():
            return WORDS.filter(lambda word: (kind.min_length or 0) <= len(word) <= (kind.max_length or 99))
        case msgspec.inspect.LiteralType():
            return st.sampled_from(kind.values)
        case msgspec.inspect.ListType() | msgspec.inspect.VarTupleType():
            return st.lists(fitting(kind.item_type), min_size=kind.min_length or 0, max_size=min(kind.max_length or 4, 4))
        case msgspec.inspect.TupleType():
            return st.tuples(*map(fitting, kind.item_types))
        case msgspec.inspect.UnionType():
            return st.one_of(*map(fitting, kind.types))
        case msgspec.inspect.StructType():
            return st.fixed_dictionaries({"type": st.just(kind.tag)} | {field.encode_name: fitting(field.type) for field in kind.fields})
        case msgspec.inspect.NoneType():
            return st.none()
        case _:
            return VALUES


@st.composite
def wish(draw: st.DrawFn, kinds: tuple[type, ...]) -> dict[str, Any]:
    """A message of one of these kinds: mostly as it should be, sometimes with a wrong field or without one."""
    kind = msgspec.inspect.type_info(draw(st.sampled_from(kinds)))
    wished: dict[str, Any] = draw(fitting(kind))
    for name in list(wished)[1:]:
        chance = draw(st.integers(0, 19))
        if chance == 0:
            del wished[name]
        elif chance == 1:
            wished[name] = draw(VALUES)
    return wished


ACTIONS = {name: get_args(game.actions) for name, game in hall().items()}
COMMANDS = get_args(RoomCommand)
FRAMES = (
    st.binary(max_size=60)
    | st.builds(lambda stroke, pen: codec.begin(stroke, pen, 0, 0, [(10, 10), (20, 20)]), st.integers(0, 5), st.integers(0, 9))
    | st.builds(codec.end, st.integers(0, 5))
)


def steps(game: str) -> st.SearchStrategy[tuple[str, Any]]:
    """What somebody does at a table with this game."""
    own = st.tuples(st.just("act"), wish(ACTIONS[game]))
    others = st.tuples(st.just("act"), wish(tuple(kind for kinds in ACTIONS.values() for kind in kinds)))
    command = st.tuples(st.just("command"), wish(COMMANDS))
    ink = st.tuples(st.just("ink"), FRAMES)
    wait = st.tuples(st.just("wait"), st.sampled_from([0.1, 1, 5, 30, 90]))
    lose = st.tuples(st.just("lose"), st.none())
    rude = st.tuples(st.just("json"), VALUES) | st.tuples(st.just("text"), st.binary(max_size=40))
    return st.one_of(own, own, own, own, command, command, ink, ink, wait, wait, lose, others, rude)


NO_SHRINKING = settings(phases=[Phase.explicit, Phase.reuse, Phase.generate])
"""An evening is long: looking for a shorter one that fails as well would take longer than a test may."""


class Evening:
    """Four people who send anything, at a table where a game is on."""

    def __init__(self, game: str) -> None:
        self.home = Home()
        self.code = self.home.room()
        self.people = [self.home.player(self.code, name) for name in ("Ann", "Bo", "Cyd", "Dee")]
        self.people[0].command("Pick", game=game, options={})
        self.people[0].command("Start", first=0)
        self.home.loop.advance(0.2)
        assert self.home.table(self.code).state.playing

    def step(self, who: int, what: str, value: Any) -> None:
        """One of them does something; whoever was shown the door comes again."""
        player = self.people[who]
        if player.caller.over:
            player = self.people[who] = Player(self.home, self.code, player.name, token=player.token).hello()
        match what:
            case "act" | "command":
                player.no += 1
                wrapped = {"type": "ClientSentAct", "action": value} if what == "act" else {"type": "ClientSentCommand", "command": value}
                player.raw({**wrapped, "no": player.no})
            case "json":
                player.raw(value)
            case "text":
                player.text(value)
            case "ink":
                player.binary(value)
            case "wait":
                self.home.loop.advance(value)
            case "lose":
                player.lose()
        self.home.loop.advance(0.05)

    def failures(self) -> float:
        """How many rooms had to be thrown away."""
        return self.home.house.premises.metrics.rooms_failed._value.get()


@pytest.mark.parametrize("game", hall())
def test_no_message_breaks_a_room(game: str) -> None:
    @NO_SHRINKING
    @given(st.lists(st.tuples(st.integers(0, 3), steps(game)), min_size=15, max_size=40))
    def probe(evening_steps: list[tuple[int, tuple[str, Any]]]) -> None:
        evening = Evening(game)
        for who, (what, value) in evening_steps:
            evening.step(who, what, value)
            assert not evening.failures(), (what, value)

    probe()


# ---------------------------------------------------------------- frames


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    with LiveServer(folder / "data") as server:
        yield server
        log = server.logged()
    assert "Traceback" not in log
    assert '"exception"' not in log


def frame(first: int, length: int | None, mask: bool, payload: bytes) -> bytes:
    """Bytes that look like a frame; `length` is what it claims, None: the truth."""
    claimed = len(payload) if length is None else length
    bit = 0x80 if mask else 0
    if claimed < 126:
        head = bytes((first, bit | claimed))
    elif claimed < 1 << 16:
        head = bytes((first, bit | 126)) + struct.pack(">H", claimed)
    else:
        head = bytes((first, bit | 127)) + struct.pack(">Q", claimed & (1 << 64) - 1)
    return head + (b"\0\0\0\0" if mask else b"") + payload


HELLO = json.dumps(
    {"type": "ClientSentHello", "protocol": 1, "token": "t" * 22, "client": "page-0001", "name": "A", "look": None, "language": "en"}
).encode()
PAYLOADS = st.binary(max_size=200) | st.just(HELLO) | st.just(b'{"type":"ClientSentPing","mark":1}') | st.just(b"x" * 70_000)
KINDS = st.sampled_from([0x81, 0x82, 0x01, 0x02, 0x00, 0x80, 0x88, 0x89, 0x8A]) | st.integers(0, 255)
LENGTHS = st.none() | st.none() | st.none() | st.integers(0, (1 << 64) - 1)
WIRE = st.lists(
    st.builds(frame, KINDS, LENGTHS, st.sampled_from([True, True, True, False]), PAYLOADS) | st.binary(max_size=40), min_size=1, max_size=8
)


def handshake(server: LiveServer, code: str) -> socket.socket:
    wire = socket.create_connection(("127.0.0.1", server.port), timeout=10)
    wire.sendall(
        f"GET /api/rooms/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert wire.recv(4096).startswith(b"HTTP/1.1 101 ")
    return wire


def test_no_bytes_break_the_server(server: LiveServer) -> None:
    code = server.room()
    ann = server.join(code, "Ann")

    @given(st.just(frame(0x81, None, True, HELLO)) | st.just(b""), WIRE)
    def probe(first: bytes, frames: list[bytes]) -> None:
        with handshake(server, code) as wire, suppress(ConnectionError, TimeoutError):
            wire.sendall(first)
            for each in frames:
                wire.sendall(each)
            wire.shutdown(socket.SHUT_WR)
            while wire.recv(65536):
                pass

    probe()
    ann.send({"type": "ClientSentPing", "mark": 5})
    ann.until("ServerSentPong", mark=5)
    ann.leave()


@pytest.mark.parametrize(
    "head", [b"", b"GET / HTTP/1.1\r\n", b"GET /api/rooms/BCDF/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"]
)
def test_no_request_breaks_the_server(server: LiveServer, head: bytes) -> None:
    @given(st.binary(max_size=300))
    def probe(rest: bytes) -> None:
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as wire, suppress(ConnectionError, TimeoutError):
            wire.sendall(head + rest + b"\r\n\r\n")
            wire.shutdown(socket.SHUT_WR)
            while wire.recv(65536):
                pass

    probe()
    assert server.room()
