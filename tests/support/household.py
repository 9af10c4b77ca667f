"""A whole house in a test's hand: its clock, its store and its sockets. Nothing sleeps, nothing is sent anywhere."""

from __future__ import annotations

import heapq
import itertools
import json
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from garabato.core import AnyGame, Card, Concept, ConceptId
from garabato.games import hall
from garabato.ink import codec
from garabato.server.admit import Admitted
from garabato.server.caller import Caller
from garabato.server.config import Config
from garabato.server.house import House, NoRoom
from garabato.server.link import Frame
from garabato.server.premises import Premises
from garabato.server.table import Table
from garabato.server.ticker import TICK
from garabato.store.contract import Batch, Store
from garabato.store.memory import MemoryStore

CARDS = tuple(Card(f"card-{n}", tuple(Concept(ConceptId(f"word-{n}-{k}")) for k in range(3))) for n in range(40))


def decks(game: AnyGame, languages: frozenset[str]) -> tuple[Card, ...]:
    """Forty cards for every game and every language."""
    del game, languages
    return CARDS


class Names:
    """Every concept has a name in every language but Romanian, which lacks those that end in 2."""

    def name(self, concept: ConceptId, language: str, fallback: str) -> tuple[str, str]:
        """The name and its language."""
        used = fallback if language == "ro" and concept.endswith("2") else language
        return f"{concept}/{used}", used


@dataclass
class Later:
    """A timer of the fake loop."""

    callback: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        """Let it not happen."""
        self.cancelled = True


class FakeLoop:
    """Time passes when a test says so."""

    def __init__(self) -> None:
        self.at = 1000.0
        self.iterations = 0
        self._soon: deque[Later] = deque()
        self._later: list[tuple[float, int, Later]] = []
        self._count = itertools.count()

    def time(self) -> float:
        """Monotonic seconds."""
        return self.at

    def call_soon(self, callback: Callable[[], None], /) -> Later:
        """At the end of this iteration."""
        later = Later(callback)
        self._soon.append(later)
        return later

    def call_later(self, delay: float, callback: Callable[[], None], /) -> Later:
        """In `delay` seconds."""
        later = Later(callback)
        heapq.heappush(self._later, (self.at + delay, next(self._count), later))
        return later

    def settle(self) -> None:
        """Run everything that is to happen now."""
        while self._soon:
            self.iterations += 1
            for _ in range(len(self._soon)):
                later = self._soon.popleft()
                if not later.cancelled:
                    later.callback()

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        end = self.at + seconds
        self.settle()
        while self._later and self._later[0][0] <= end:
            self.at, _, later = heapq.heappop(self._later)
            if not later.cancelled:
                later.callback()
            self.settle()
        self.at = end

    @property
    def timers(self) -> int:
        """How many timers wait."""
        return sum(not later.cancelled for _, _, later in self._later)


class FakeShelf:
    """The way to the store. `held`: work waits until `step`. `answer`: what the next commit says instead."""

    def __init__(self, store: Store, loop: FakeLoop) -> None:
        self.store = store
        self.held = False
        self.answer: bool | Exception | None = None
        self.batches: list[Batch] = []
        self._loop = loop
        self._work: deque[Callable[[], None]] = deque()

    def submit(self, batch: Batch, done: Callable[[bool | Exception], None]) -> None:
        """Store a batch."""

        def commit() -> None:
            self.batches.append(batch)
            answer, self.answer = self.answer, None
            result = self.store.commit([batch])[0] if answer is None else answer
            self._loop.call_soon(lambda: done(result))

        self._add(commit)

    def call(self, work: Callable[[Store], Any], done: Callable[[Any], None]) -> None:
        """Do anything else."""

        def ask() -> None:
            try:
                result = work(self.store)
            except Exception as error:  # noqa: BLE001  (as the writer does)
                result = error
            self._loop.call_soon(lambda: done(result))

        self._add(ask)

    def _add(self, work: Callable[[], None]) -> None:
        self._work.append(work)
        if not self.held:
            self.step(len(self._work))

    def step(self, count: int = 1) -> None:
        """Do this much of what waits."""
        for _ in range(min(count, len(self._work))):
            self._work.popleft()()

    def let_go(self) -> None:
        """Hold nothing back any more."""
        self.held = False
        self.step(len(self._work))


@dataclass
class FakeLink:
    """A socket. `writes` are the calls of `send`."""

    writes: list[list[Frame]] = field(default_factory=list)
    clock: Callable[[], float] = lambda: 0.0
    times: list[float] = field(default_factory=list)
    """When each of the writes was made."""
    pings: list[bytes] = field(default_factory=list)
    closed: int | None = None
    waiting: int = 0
    pong: Callable[[bytes], None] | None = None
    """Answers pings, as every browser does."""

    def send(self, frames: Sequence[Frame]) -> None:
        """Take messages."""
        if self.closed is None:
            self.writes.append(list(frames))
            self.times.append(self.clock())

    def buffered(self) -> int:
        """What the test says."""
        return self.waiting

    def ping(self, payload: bytes) -> None:
        """Take a ping."""
        self.pings.append(payload)
        if self.pong is not None:
            self.pong(payload)

    def close(self, code: int) -> None:
        """Remember the code."""
        self.closed = code

    @property
    def frames(self) -> list[Frame]:
        """Everything that was sent."""
        return [frame for write in self.writes for frame in write]

    @property
    def bytes(self) -> int:
        """How much was sent."""
        return sum(len(frame.payload) for frame in self.frames)


class Player:
    """A browser at the house."""

    def __init__(self, home: Home, code: str, name: str, *, token: str | None = None, language: str = "en") -> None:
        self.home = home
        self.code = code
        self.name = name
        self.language = language
        self.token = token or f"token-of-{name}".ljust(22, "-")
        self.no = 0
        self.link = FakeLink(clock=home.loop.time)
        self.caller: Caller = home.house.answer(self.link, Admitted(home.address, code))
        self.link.pong = self.caller.on_pong
        self._read = 0

    def hello(self, **changes: Any) -> Player:
        """Say hello and let everything happen."""
        hello = {
            "type": "ClientSentHello",
            "protocol": 1,
            "token": self.token,
            "client": f"page-{self.caller.id:04d}",
            "name": self.name,
            "look": None,
            "language": self.language,
        }
        self.raw(hello | changes)
        self.home.loop.settle()
        return self

    def watch(self, **changes: Any) -> Player:
        """Say hello as a big screen and let everything happen."""
        self.raw({"type": "ClientSentWatch", "protocol": 1, "language": self.language} | changes)
        self.home.loop.settle()
        return self

    def raw(self, message: Any) -> None:
        """Send anything as JSON text."""
        self.text(json.dumps(message).encode())

    def text(self, payload: bytes) -> None:
        """Send a text message."""
        self.caller.on_frame(Frame(text=True, payload=payload))

    def binary(self, payload: bytes) -> None:
        """Send a binary message."""
        self.caller.on_frame(Frame(text=False, payload=payload))

    def command(self, kind: str, **fields: Any) -> int:
        """Ask the room for something; its number."""
        self.no += 1
        self.raw({"type": "ClientSentCommand", "no": self.no, "command": {"type": kind, **fields}})
        return self.no

    def act(self, kind: str, **fields: Any) -> int:
        """Do something in the game; its number."""
        self.no += 1
        self.raw({"type": "ClientSentAct", "no": self.no, "action": {"type": kind, **fields}})
        return self.no

    def stroke(self, stroke: int, pen: int) -> None:
        """Draw a short stroke in two frames."""
        self.binary(codec.begin(stroke, pen, 0, 0, [(10, 10), (20, 20)]))
        self.binary(codec.end(stroke))

    def lose(self) -> None:
        """The socket breaks."""
        self.caller.on_lost()

    def heard(self) -> list[Frame]:
        """What came since the last time, the next flush included."""
        self.home.loop.advance(TICK)
        frames = self.link.frames
        fresh, self._read = frames[self._read :], len(frames)
        return fresh

    def texts(self) -> list[dict[str, Any]]:
        """The JSON messages since the last time."""
        return [json.loads(frame.payload) for frame in self.heard() if frame.text]

    def all(self, kind: str) -> list[dict[str, Any]]:
        """Every JSON message of a kind, ever."""
        self.home.loop.advance(TICK)
        texts = [json.loads(frame.payload) for frame in self.link.frames if frame.text]
        return [message for message in texts if message["type"] == kind]

    @property
    def bye(self) -> dict[str, Any] | None:
        """How the socket was closed."""
        byes = self.all("ServerSentBye")
        return byes[0] if byes else None

    @property
    def view(self) -> dict[str, Any]:
        """The newest truth, merged."""
        truth: dict[str, Any] = {}
        for update in self.all("ServerSentUpdate"):
            truth |= update
        return truth

    @property
    def seat(self) -> int:
        """The seat of the welcome."""
        seat: int = self.all("ServerSentWelcome")[-1]["you"]
        return seat


class Home:
    """A house, its store and its clock."""

    def __init__(self, *, store: MemoryStore | None = None, node: str = "node-1", loop: FakeLoop | None = None, **config: Any) -> None:
        self.loop = loop or FakeLoop()
        self.store = store or MemoryStore(lambda: int(self.loop.at * 1000))
        self.shelf = FakeShelf(self.store, self.loop)
        self.address = "192.0.2.7"
        self.config = replace(Config(), **config)
        self.house = House(Premises(self.config, self.loop, self.shelf, Names(), decks, hall(), ("en", "es", "ro"), node))
        self.house.beat()
        self.loop.settle()

    def room(self, game: str = "doodles", language: str = "en") -> str:
        """Make a room; its code."""
        made: list[Table | NoRoom] = []
        self.house.create(game, language, made.append)
        self.loop.settle()
        table = made[0]
        assert isinstance(table, Table)
        return table.code

    def player(self, code: str, name: str, **how: Any) -> Player:
        """Somebody who has joined."""
        return Player(self, code, name, **how).hello()

    def screen(self, code: str, **how: Any) -> Player:
        """A big screen that watches."""
        return Player(self, code, "", **how).watch()

    def table(self, code: str) -> Table:
        """The room in memory."""
        return self.house.tables[code]
