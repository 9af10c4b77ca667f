"""People with bad phones, bad networks and no patience. They do anything at any time, and note what they were promised."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import json
import random
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec.inspect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from garabato.core import Action, AnyGame
from garabato.games import hall
from garabato.ink import codec

BREATH_S = (0.02, 0.2)
"""Between two things that one person does."""
ACCIDENTS = ("torn", "closed", "reload", "second tab", "deaf", "home")
MOST_BOTS = 2
SELDOM = 0.04
"""How likely something goes wrong instead of something being done."""


@dataclass
class Visit:
    """What one socket was told."""

    seat: int | None = None
    views: list[tuple[int | None, str]] = field(default_factory=list)
    """The game's views in the order in which they came, each as `canonical` text, and on which seat they were seen."""
    labels: list[tuple[int | None, int]] = field(default_factory=list)
    """On which seat and under which labels whole drawings came."""
    bye: str = ""


def canonical(view: Any) -> str:
    """The same text for the same view, however its fields are ordered."""
    return json.dumps(view, sort_keys=True)


@dataclass
class Person:
    """One browser. `said` is what is known of each line of chat: asked, done or refused."""

    room: Room
    name: str
    luck: random.Random
    token: str = field(default_factory=lambda: secrets.token_urlsafe(16))
    said: dict[str, str] = field(default_factory=dict)
    visits: list[Visit] = field(default_factory=list)
    kicked: bool = False
    calm: bool = False
    """Only sits there and looks."""
    faults: list[str] = field(default_factory=list)
    _page: str = field(default_factory=lambda: secrets.token_urlsafe(8))
    _no: int = 0
    _open: dict[int, dict[str, Any]] = field(default_factory=dict)
    """What was asked and not answered yet."""
    _truth: dict[str, Any] = field(default_factory=dict)
    _strokes: int = 0

    async def live(self, url: str, end: asyncio.Event) -> None:
        """Come, stay a while, have an accident, come again."""
        while not end.is_set() and not self.kicked:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await self._visit(url, end)
            await asyncio.sleep(self.luck.uniform(*BREATH_S))

    async def _visit(self, url: str, end: asyncio.Event) -> None:
        visit = Visit()
        self.visits.append(visit)
        async with connect(
            url, compression=None, max_queue=None, proxy=None, ping_interval=None, open_timeout=5, close_timeout=1
        ) as socket:
            await self._hello(socket)
            ears = asyncio.create_task(self._listen(socket, visit))
            try:
                accident = await self._act(socket, visit, ears, end)
                match accident:
                    case "torn":
                        socket.transport.abort()
                    case "reload":
                        self._turn_page()
                    case "second tab":
                        self._turn_page()
                        await self._visit(url, end)
                    case "deaf":
                        socket.transport.pause_reading()
                        await asyncio.sleep(self.luck.uniform(0.5, 2))
                        socket.transport.resume_reading()
                    case "home":
                        await self._ask(socket, {"type": "ClientSentCommand", "command": {"type": "Leave"}})
                    case _:
                        pass
            finally:
                ears.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await ears

    def _turn_page(self) -> None:
        self._page = secrets.token_urlsafe(8)
        self._open.clear()

    async def _hello(self, socket: ClientConnection) -> None:
        hello = {
            "type": "ClientSentHello",
            "protocol": 1,
            "token": self.token,
            "client": self._page,
            "name": self.name,
            "look": None,
            "language": "en",
        }
        await socket.send(json.dumps(hello))

    # ------------------------------------------------------------ what is heard

    async def _listen(self, socket: ClientConnection, visit: Visit) -> None:
        with contextlib.suppress(WebSocketException):
            async for message in socket:
                if isinstance(message, bytes):
                    self._see(message, visit)
                else:
                    await self._hear(json.loads(message), visit, socket)

    @staticmethod
    def _see(message: bytes, visit: Visit) -> None:
        if message[0] == 1:
            visit.labels.append((visit.seat, codec.Reader(message[1:]).number()))

    async def _hear(self, message: dict[str, Any], visit: Visit, socket: ClientConnection) -> None:
        match message["type"]:
            case "ServerSentWelcome":
                for request in list(self._open.values()):
                    await socket.send(json.dumps(request))
                visit.seat = message["you"]  # from now on other things may be asked: numbers ascend
            case "ServerSentUpdate":
                self._truth |= message
                if message.get("view"):
                    visit.views.append((visit.seat, canonical(message["view"])))
            case "ServerSentDone" | "ServerSentRefused":
                self._answered(message["no"], done=message["type"] == "ServerSentDone")
            case "ServerSentBye":
                visit.bye = message["reason"]
                self.kicked = self.kicked or message["reason"] == "kicked"
                if message["reason"] in {"bad_message", "flood", "unknown_room", "version", "full"}:
                    self.faults.append(f"{self.name} of {self.room.code} was sent away: {message['reason']}")

    def _answered(self, no: int, *, done: bool) -> None:
        request = self._open.pop(no, None)
        command = request.get("command", {}) if request else {}
        if command.get("type") == "Say":
            self.said[command["text"]] = "done" if done else "refused"

    # ------------------------------------------------------------ what is done

    async def _act(self, socket: ClientConnection, visit: Visit, ears: asyncio.Task[None], end: asyncio.Event) -> str:
        """Do things until something happens; what."""
        while not ears.done() and not end.is_set():
            await asyncio.sleep(self.luck.uniform(*BREATH_S))
            if self.calm or visit.seat is None or "room" not in self._truth:
                continue
            if self.luck.random() < SELDOM:
                return self.luck.choice(ACCIDENTS)
            if self._truth.get("pen") and self.luck.random() < 1 / 4:
                for frame in self._stroke(self._truth["pen"]["pen"]):
                    await socket.send(frame)
                continue
            request = self._wish(visit)
            for _ in range(self.luck.choice((1, 1, 1, 3))):
                await self._ask(socket, request)
        return ""

    async def _ask(self, socket: ClientConnection, request: dict[str, Any]) -> None:
        """Ask, sometimes twice with the same number."""
        self._no += 1
        request = copy.deepcopy(request) | {"no": self._no}
        self._open[self._no] = request
        command = request.get("command", {})
        if command.get("type") == "Say":
            command["text"] = f"{command['text']} {self._no}"
            self.said[command["text"]] = "asked"
        for _ in range(self.luck.choice((1, 1, 2))):
            await socket.send(json.dumps(request))

    def _wish(self, visit: Visit) -> dict[str, Any]:
        room, view = self._truth["room"], self._truth.get("view")
        if room["host"] == visit.seat and self.luck.random() < 1 / 3 and (command := self._as_host(room, view, visit)):
            return {"type": "ClientSentCommand", "command": command}
        if view and self.luck.random() < 2 / 3:
            return {"type": "ClientSentAct", "action": any_action(hall()[room["game"]], view, self.luck), "seen": self._truth["number"]}
        command = self.luck.choice(
            (
                {"type": "Say", "text": f"{self.name} says"},
                {"type": "Ready", "ready": self.luck.random() < 1 / 2},
                {"type": "Dress", "name": self.name, "look": self.luck.randint(1, 8), "language": self.luck.choice(("en", "it", "ru"))},
                {"type": "TellAge", "age": self.luck.randint(6, 90)},
                {"type": "VoteKick" if self.luck.random() < 1 / 50 else "Report", "seat": self.luck.randint(0, 5)},
                {"type": "TakeSeat", "seat": self.luck.randint(0, 5)},
            )
        )
        return {"type": "ClientSentCommand", "command": dict(command)}

    def _as_host(self, room: dict[str, Any], view: dict[str, Any] | None, visit: Visit) -> dict[str, Any] | None:
        if self.luck.random() < 1 / 10:
            return self._about_bots(room)
        if room["stage"] == "lobby":
            return {"type": "Start", "first": None}
        if view and view.get("outcome"):
            return {"type": self.luck.choice(("Again", "ToLobby"))}
        others = [person["seat"] for person in room["people"] if person["seat"] != visit.seat]
        if others and not self.room.has_kicked and self.luck.random() < 1 / 100:
            self.room.has_kicked = True
            return {"type": "Kick", "seat": self.luck.choice(others)}
        return None

    def _about_bots(self, room: dict[str, Any]) -> dict[str, Any]:
        """A bot comes, goes, or plays for whoever is away."""
        away = [person["seat"] for person in room["people"] if person["presence"] in {"away", "left"}]
        bots = [person["seat"] for person in room["people"] if person["bot"]]
        if away and self.luck.random() < 1 / 2:
            return {"type": "LendBot", "seat": self.luck.choice(away), "skill": "easy"}
        if len(bots) < MOST_BOTS:
            return {"type": "AddBot", "skill": self.luck.choice(("easy", "normal", "hard"))}
        return {"type": "RemoveBot", "seat": self.luck.choice(bots)}

    def _stroke(self, pen: int) -> Iterator[bytes]:
        self._strokes += 1
        first = (self.luck.randrange(4096), self.luck.randrange(4096))
        more = [(self.luck.randrange(4096), self.luck.randrange(4096)) for _ in range(3)]
        yield codec.begin(self._strokes, pen, 0, 0, [first])
        yield codec.append(self._strokes, more, first)
        yield codec.end(self._strokes)


@dataclass
class Room:
    """A room and who comes to it."""

    code: str
    game: str
    people: list[Person] = field(default_factory=list)
    has_kicked: bool = False


# ---------------------------------------------------------------- actions that might be allowed


def any_action(game: AnyGame, view: dict[str, Any], luck: random.Random) -> dict[str, Any]:
    """An action of the game with values that stand somewhere in the view, or are near them."""
    if view.get("may_continue") and luck.random() < 1 / 2:
        return {"type": "Continue"}
    kinds = msgspec.inspect.type_info(game.actions)
    structs = kinds.types if isinstance(kinds, msgspec.inspect.UnionType) else (kinds,)
    kind = luck.choice([each for each in structs if isinstance(each, msgspec.inspect.StructType)])
    assert issubclass(kind.cls, Action)
    seen = list(_atoms(view))
    return {"type": kind.tag, **{each.encode_name: _value(each.type, seen, luck) for each in kind.fields}}


def _atoms(value: Any) -> Iterator[Any]:
    if isinstance(value, dict):
        for key, each in value.items():
            if key != "type":
                yield from _atoms(each)
    elif isinstance(value, list):
        for each in value:
            yield from _atoms(each)
    elif value is not None:
        yield value


def _value(kind: msgspec.inspect.Type, seen: list[Any], luck: random.Random) -> Any:  # noqa: PLR0911  (one case a type)
    match kind:
        case msgspec.inspect.UnionType(types):
            return _value(luck.choice(types), seen, luck)
        case msgspec.inspect.LiteralType(values):
            return luck.choice(values)
        case msgspec.inspect.BoolType():
            return luck.random() < 1 / 2
        case msgspec.inspect.IntType():
            least, most = kind.ge if kind.ge is not None else 0, kind.le if kind.le is not None else 10_000
            fitting = [each for each in seen if type(each) is int and least <= each <= most]
            return luck.choice(fitting) if fitting and luck.random() < 0.9 else luck.randint(least, min(most, least + 8))
        case msgspec.inspect.StrType():
            return luck.choice([each for each in seen if isinstance(each, str) and 0 < len(each) < 40] or ["cat"])
        case msgspec.inspect.VarTupleType(item) | msgspec.inspect.ListType(item):
            return [_value(item, seen, luck) for _ in range(luck.randint(1, 3))]
        case msgspec.inspect.CustomType() | msgspec.inspect.StructType() | msgspec.inspect.TupleType() | msgspec.inspect.DictType():
            return luck.choice(seen)
        case _:
            return None
