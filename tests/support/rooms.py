"""A room with simulated people, a simulated store and a driver that may die between any two effects."""

from __future__ import annotations

import itertools
import random
from collections import deque
from dataclasses import dataclass, field
from typing import Any

import msgspec

from garabato.core import Card, Concept, ConceptId, Millis, Seat
from garabato.games import hall
from garabato.ink import codec
from garabato.ink.pack import unpack_frames
from garabato.room import Room, commands, effects, facts, inputs, messages
from garabato.room.turn import Judges, unjudged
from garabato.words import cards_of


def cards(words: int) -> tuple[Card, ...]:
    """Forty cards of so many words each."""
    return tuple(Card(f"card-{n}", tuple(Concept(ConceptId(f"word-{n}-{k}")) for k in range(words))) for n in range(40))


CARDS = cards(3)
SECRET = bytes(range(16))


def decks(game: Any, languages: frozenset[str]) -> tuple[Card, ...]:
    """Forty cards for every game and every language, each with as many words as the game's own have."""
    del languages
    own = cards_of(game.name) if game.deck else ()
    return cards(len(own[0].words)) if own else CARDS


class Died(Exception):  # noqa: N818  (death is no error here)
    """The process ended here."""


@dataclass
class Store:
    """What survives. `fails` says what the next commit does: 'before', 'after' or ''."""

    entries: list[bytes] = field(default_factory=list)
    ink: list[tuple[int, int, bytes]] = field(default_factory=list)
    fails: str = ""

    def commit(self, append: effects.Append) -> None:
        """Store all or nothing. Raises: Died, when nobody can know whether it was stored."""
        how, self.fails = self.fails, ""
        if how == "before":
            raise Died
        self.entries += append.entries
        self.ink += [(row.sheet, row.seq, row.data) for row in append.ink]
        if how == "after":
            raise Died


@dataclass
class Client:
    """One browser: its seat token, its page, what it asked for and what it drew."""

    key: str
    link: int | None = None
    page: str = "page-0001"
    seat: Seat | None = None
    no: int = 0
    pending: dict[int, Any] = field(default_factory=dict)
    acked: set[int] = field(default_factory=set)
    refused: list[messages.ServerSentRefused] = field(default_factory=list)
    room: messages.RoomView | None = None
    view: Any = None
    pen: messages.Pen | None = None
    clock: messages.Clock | None = None
    live: frozenset[int] = frozenset()
    drawings: dict[int, list[bytes]] = field(default_factory=dict)
    frames: list[bytes] = field(default_factory=list)
    """What I drew with the current pen."""
    frames_pen: int = 0
    stroke: int = 0
    saved: codec.Position = field(default_factory=codec.Position)
    notices: list[str] = field(default_factory=list)
    bye: str = ""
    numbers: list[int] = field(default_factory=list)
    heard: list[Any] = field(default_factory=list)


class Table:
    """The driver: carries out effects in order, exactly as the server does, without a network."""

    def __init__(self, game: str = "doodles", *, chance: random.Random | None = None, judges: Judges = unjudged) -> None:
        self.store = Store()
        self.at = Millis(0)
        self.clients: list[Client] = []
        self.links: dict[int, Client] = {}
        self.next_link = 1
        self.wake: Millis | None = None
        self.chance = chance or random.Random(1)
        self.doubt = 0.0
        """How often news is compared with the store, 0 to 1."""
        self.dies_in: int | None = None
        """Die before the effect with this number from now; None: live on."""
        self.queue: deque[inputs.Input] = deque()
        self.busy = False
        self.judges = judges
        self.room, first = Room.create("ABCD", SECRET, game, "en", self.at, hall=hall(), decks=decks, judges=judges)
        self.store.entries.append(first)

    # ------------------------------------------------------------ time and death

    def feed(self, what: inputs.Input) -> None:
        """One input at the present time, and all that comes of it. Raises: Died."""
        self.queue.append(what)
        if self.busy:
            return
        self.busy = True
        while self.queue:
            for effect in self.room.handle(self.queue.popleft(), self.at):
                self._maybe_die()
                self._do(effect)
        self.busy = False

    def _maybe_die(self) -> None:
        if self.dies_in is not None:
            self.dies_in -= 1
            if self.dies_in < 0:
                raise Died

    def run(self, millis: int) -> None:
        """Let so much time pass; wake the room whenever it asked for it."""
        end = Millis(self.at + millis)
        while self.wake is not None and self.wake <= end:
            self.at, self.wake = Millis(max(self.at, self.wake)), None
            self.feed(inputs.Wake())
        self.at = Millis(max(self.at, end))

    def restart(self) -> None:
        """The process is gone; another one claims the room and folds it from the store."""
        for client in (*self.clients, *self.links.values()):
            client.link = None
        self.links.clear()
        self.queue.clear()
        self.busy = False
        self.wake, self.dies_in, self.store.fails = None, None, ""
        self.store.entries.append(Room.claim_record("node", Millis(0)))
        self.room = Room.fold(self.store.entries, self.store.ink, hall=hall(), decks=decks, judges=self.judges)
        self.at = self.room.at

    # ------------------------------------------------------------ people

    def client(self, name: str, **how: Any) -> Client:
        """A new browser that joins."""
        client = Client(key=f"key-{len(self.clients)}")
        self.clients.append(client)
        self.join(client, name, **how)
        return client

    def join(self, client: Client, name: str = "Ann", language: str = "en", look: int | None = None, address: str = "") -> None:
        """Open a socket, say hello, and send again what was not acknowledged."""
        client.link, self.next_link = self.next_link, self.next_link + 1
        self.links[client.link] = client
        client.numbers.clear()
        client.bye = ""
        self.feed(inputs.Join(client.link, client.key, client.page, name, look, language, address))
        for no, what in sorted(client.pending.items()):
            if client.link is not None:
                self._ask(client, no, what)

    def watcher(self, language: str = "en") -> Client:
        """A big screen."""
        screen = Client(key="")
        self.watch(screen, language)
        return screen

    def watch(self, screen: Client, language: str = "en") -> None:
        """Open a socket that only watches."""
        screen.link, self.next_link = self.next_link, self.next_link + 1
        self.links[screen.link] = screen
        screen.numbers.clear()
        self.feed(inputs.Watch(screen.link, language))

    def lose(self, client: Client) -> None:
        """The socket breaks."""
        if client.link is not None:
            del self.links[client.link]
            client.link = None
            assert client.seat is not None
            self.feed(inputs.Lost(client.seat))

    def ask(self, client: Client, what: Any, *, seen: int = 0) -> int:
        """A numbered command (a `commands.Command`) or game action; returns its number. `seen`: the newest Update they had."""
        client.no += 1
        client.pending[client.no] = what
        self._ask(client, client.no, what, seen)
        return client.no

    def _ask(self, client: Client, no: int, what: Any, seen: int = 0) -> None:
        assert client.seat is not None
        if isinstance(what, commands.Command | inputs.DeckFetched):
            self.feed(inputs.Order(client.seat, no, what))
        else:
            raw = what if isinstance(what, msgspec.Raw) else msgspec.Raw(msgspec.json.encode(what))
            self.feed(inputs.Act(client.seat, no, raw, self.at, seen))

    def scribble(self, client: Client, points: int = 3) -> None:
        """Draw one stroke with the pen I hold, in frames of one point each."""
        if client.pen is None or client.seat is None:
            return
        self._take_pen(client)
        client.stroke += 1
        spots = [(100 + 10 * n, 200 + 7 * client.stroke) for n in range(points)]
        frames = [codec.begin(client.stroke, client.pen.pen, 0, 0, spots[:1])]
        frames += [codec.append(client.stroke, [spot], last) for last, spot in itertools.pairwise(spots)]
        client.frames += [*frames, codec.end(client.stroke)]
        for frame in [*frames, codec.end(client.stroke)]:
            self.ink(client, frame)

    def ink(self, client: Client, frame: bytes) -> None:
        """Send one frame, if the socket is open."""
        if client.link is not None:
            assert client.seat is not None
            self.feed(inputs.InkFrame(client.seat, frame, self.at))

    def _take_pen(self, client: Client) -> None:
        assert client.pen is not None
        if client.frames_pen != client.pen.pen:
            client.frames, client.frames_pen, client.saved = [], client.pen.pen, codec.Position()

    # ------------------------------------------------------------ effects

    def _do(self, effect: effects.Effect) -> None:  # noqa: C901  (one case an effect)
        match effect:
            case effects.Append():
                self.store.commit(effect)
            case effects.Admit():
                self._admit(effect)
            case effects.Reject():
                client = self.links.pop(effect.link)
                client.link, client.bye = None, effect.reason
            case effects.Tell():
                self._tell(effect)
            case effects.Send():
                self._send(effect)
            case effects.Live():
                for client in self.links.values():
                    if client.seat not in {None, effect.author} and effect.label in client.live:
                        client.drawings.setdefault(effect.label, []).append(effect.frame)
            case effects.HangUp():
                client = self.of(effect.seat)
                if client is not None:
                    client.bye = effect.reason
                    client.seat = None if effect.again else client.seat
                    assert client.link is not None
                    del self.links[client.link]
                    client.link = None
            case effects.WakeAt():
                self.wake = effect.at

    def of(self, seat: Seat) -> Client | None:
        """The connected browser on a seat."""
        return next((c for c in self.links.values() if c.seat == seat), None)

    def _admit(self, effect: effects.Admit) -> None:
        client = self.links[effect.link]
        for link, older in list(self.links.items()):
            if older.seat == effect.seat and link != effect.link:
                del self.links[link]
                if older is not client:
                    older.link, older.bye = None, "elsewhere"
        client.seat = effect.seat
        client.room = client.view = client.pen = client.clock = None

    def _tell(self, effect: effects.Tell) -> None:
        client = self.of(effect.seat)
        if client is None:
            return
        client.heard.append(effect)
        if effect.view is not None and self.chance.random() < self.doubt:
            self._check_stored(effect)
        assert not client.numbers or effect.number > client.numbers[-1], "update numbers ascend on a socket"
        client.numbers.append(effect.number)
        client.room = effect.room or client.room
        client.view = None if effect.no_view else effect.view or client.view
        client.pen = None if effect.no_pen else effect.pen or client.pen
        client.clock = effect.clock or client.clock
        client.live = client.live if effect.live is None else effect.live

    def _check_stored(self, effect: effects.Tell) -> None:
        """No news before its commit: the store alone gives the view that is told."""
        state = Room.fold(self.store.entries, self.store.ink, hall=hall(), decks=decks).state
        seat = effect.seat if effect.seat in state.players else None
        assert effect.view == state.chosen.view(state.table, seat), "told before it was stored"

    def _send(self, effect: effects.Send) -> None:
        client = self.of(effect.seat)
        if client is None:
            return
        client.heard.append(effect.message)
        match effect.message:
            case messages.ServerSentDone(no=no):
                client.pending.pop(no, None)
                client.acked.add(no)
            case messages.ServerSentRefused(no=no):
                client.pending.pop(no, None)
                client.refused.append(effect.message)
            case messages.ServerSentNotice(text=text):
                client.notices.append(text)
            case bytes() as data:
                self._binary(client, data)
            case _:
                pass

    def _binary(self, client: Client, data: bytes) -> None:
        reader = codec.Reader(data, 1)
        if data[0] == 1:
            label = reader.number()
            client.drawings[label] = unpack_frames(data[reader.at :])
        elif data[0] in {2, 3}:
            pen, ops, points = reader.number(), reader.number(), reader.number()
            if pen == client.frames_pen:
                client.saved = codec.Position(ops, points)
            if data[0] == 2:
                self._resume(client, pen, codec.Position(ops, points), unpack_frames(data[reader.at :]))

    def _resume(self, client: Client, pen: int, position: codec.Position, stored: list[bytes]) -> None:
        if client.frames_pen != pen:
            client.frames, client.frames_pen, client.saved = list(stored), pen, position
            for frame in stored:
                client.stroke = max(client.stroke, codec.read_frame(frame).stroke)
            return
        for frame in codec.skip(client.frames, position):
            self.ink(client, frame)


def log_of(table: Table) -> list[facts.Entry]:
    """The stored log, read."""
    return [facts.decode_entry(data) for data in table.store.entries]
