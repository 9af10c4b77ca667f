"""All rooms of this process, and everybody who has a socket to one."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import msgspec
from structlog import get_logger

from garabato.core import Millis
from garabato.room import NewerLog, Room
from garabato.room.facts import decode_entry
from garabato.server.admit import Admitted
from garabato.server.bans import Bans
from garabato.server.caller import Caller, Greeting, Reason
from garabato.server.codes import draw_code, tidy_code
from garabato.server.doorstep import Doorstep
from garabato.server.limits import Heads, Turnstile
from garabato.server.link import Link, Timer
from garabato.server.premises import Premises
from garabato.server.table import Table
from garabato.store.contract import Claimed, Held, Store, Unknown

log = get_logger()

NODE_BEAT: Final = 2.0
"""Seconds between two signs of life to the store."""

SWEEP: Final = 3600.0
"""Seconds between two looks for rooms that nobody uses any more."""

_CODES_TRIED: Final = 50


@dataclass(frozen=True, slots=True)
class NoRoom:
    """Why a room can't be had."""

    reason: Reason
    again: bool = False


Opened = Callable[[Table | NoRoom], None]
"""Hears of the room that was asked for."""


class House:
    """The rooms in memory and their people. Everything happens in one thread, nothing waits."""

    def __init__(self, premises: Premises) -> None:
        limits = premises.config.limits
        self.premises = premises
        self.tables: dict[str, Table] = {}
        self.heads = Heads()
        self.doorstep = Doorstep(premises.loop.time)
        self.bans = Bans()
        """Addresses that nobody may come from; whoever serves puts the kept ones here."""
        self.callers: set[Caller] = set()
        self._opening: dict[str, list[Opened]] = {}
        self._numbers = 0
        self._beat_timer: Timer | None = None
        self._when_empty: Callable[[], None] | None = None
        self._node_beat_at = -NODE_BEAT
        self._swept_at = -SWEEP
        self._knocks = Turnstile(limits.knocks, limits.sockets)
        self._new_rooms = Turnstile(limits.new_rooms / 600, limits.new_rooms)
        self._questions = Turnstile(limits.questions, 10 * limits.questions)
        self._pictures = Turnstile(limits.pictures, 10 * limits.pictures)

    # ------------------------------------------------------------ sockets

    def answer(self, link: Link, admitted: Admitted) -> Caller:
        """A socket is open."""
        self._numbers += 1
        caller = Caller(
            self.premises,
            link,
            self._numbers,
            address=admitted.address,
            code=admitted.code,
            on_hello=self._seat,
            on_lost=self._closed,
        )
        self.callers.add(caller)
        self.heads.enter(admitted.address)
        self.premises.metrics.sockets.inc()
        if self.premises.draining:
            caller.bye("moved", again=True)
        elif not self._knocks.takes(admitted.address, self.premises.loop.time()):
            caller.bye("flood", again=True)
        return caller

    def _closed(self, caller: Caller) -> None:
        """A socket is gone."""
        if caller in self.callers:
            self.callers.discard(caller)
            self.heads.leave(caller.address)
            self.premises.metrics.sockets.dec()
            self._look_if_empty()

    def _seat(self, caller: Caller, hello: Greeting) -> None:
        """Bring whoever said hello to the room."""

        def opened(table: Table | NoRoom) -> None:
            if caller.over:
                return
            if isinstance(table, NoRoom):
                caller.bye(table.reason, again=table.again)
            else:
                table.join(caller, hello)

        self.open(caller.code, opened)

    # ------------------------------------------------------------ rooms

    def open(self, typed: str, opened: Opened) -> None:
        """Find a room in memory, or take it from the store."""
        code = tidy_code(typed)
        if code is None:
            opened(NoRoom("unknown_room"))
        elif self.premises.draining:
            opened(NoRoom("moved", again=True))
        elif code in self.tables:
            opened(self.tables[code])
        elif code in self._opening:
            self._opening[code].append(opened)
        else:
            self._opening[code] = [opened]
            self._claim(code, None)

    def _claim(self, code: str, suspect: str | None) -> None:
        self.premises.shelf.call(partial(_claim, code, self.premises.node, suspect), partial(self._claimed, code))

    def _claimed(self, code: str, result: Claimed | Held | Unknown | Exception) -> None:
        match result:
            case Claimed():
                self._opened(code, self._fold(code, result))
            case Held() if result.owner != self.premises.node:
                # We hold the lock on the data folder, so no other process can be alive that owns rooms in it.
                self._claim(code, result.owner)
            case Held():
                self._opened(code, NoRoom("moved", again=True))
            case Unknown():
                self._opened(code, NoRoom("closed" if result.closed else "unknown_room"))
            case NewerLog() | msgspec.MsgspecError():
                log.error("log can't be read", room=code, error=str(result))
                self._opened(code, NoRoom("closed"))
            case Exception():
                log.error("claim failed", room=code, error=repr(result))
                self._opened(code, NoRoom("moved", again=True))

    def _fold(self, code: str, claimed: Claimed) -> Table | NoRoom:
        ink = [(row.sheet, row.seq, row.data) for row in claimed.ink]
        try:
            house = self.premises
            room = Room.fold(claimed.entries, ink, hall=house.hall, decks=house.decks, judges=house.judges, mask=house.mask)
        except Exception:
            log.exception("room can't be read", room=code)
            self.premises.metrics.rooms_failed.inc()
            return NoRoom("closed")
        self.premises.metrics.rooms_claimed.inc()
        table = self._put_up(code, room, len(claimed.entries))
        return NoRoom("closed") if table.gone else table

    def _put_up(self, code: str, room: Room, durable: int) -> Table:
        table = self.tables[code] = Table(self.premises, self._forget, code, room, durable)
        self.premises.metrics.rooms.set(len(self.tables))
        table.begin()
        return table

    def _opened(self, code: str, table: Table | NoRoom) -> None:
        for opened in self._opening.pop(code):
            opened(table)

    def takes_room_from(self, address: str) -> bool:
        """Whether this address may make one more room now."""
        return self._new_rooms.takes(address, self.premises.loop.time())

    def takes_question_from(self, address: str) -> bool:
        """Whether this address may ask about one more room now."""
        return self._questions.takes(address, self.premises.loop.time())

    def takes_picture_for(self, address: str) -> bool:
        """Whether this address may have one more QR code now."""
        return self._pictures.takes(address, self.premises.loop.time())

    def ask_store(self, answer: Callable[[bool], None]) -> None:
        """Whether the store answers."""
        node = self.premises.node
        self.premises.shelf.call(lambda store: store.beat(node, ""), lambda result: answer(not isinstance(result, Exception)))

    def create(self, game: str, language: str, opened: Opened, *, tries: int = _CODES_TRIED) -> None:
        """A new room with this game on the table."""
        if self.premises.draining or not tries:
            opened(NoRoom("moved", again=True))
            return
        code, house = draw_code(), self.premises
        start = partial(Room.create, hall=house.hall, decks=house.decks, judges=house.judges, mask=house.mask)
        room, first = start(code, secrets.token_bytes(32), game, language, Millis(0))

        def made(result: bool | Exception) -> None:  # noqa: FBT001  (the store's own word)
            if result is True:
                self.premises.metrics.rooms_made.inc()
                opened(self._put_up(code, room, 1))
            elif result is False:
                self.create(game, language, opened, tries=tries - 1)
            else:
                log.error("room not made", error=repr(result))
                opened(NoRoom("moved", again=True))

        self.premises.shelf.call(lambda store: store.create(code, house.node, game, first), made)

    def _forget(self, table: Table) -> None:
        """A room's object is not to be used any more."""
        if self.tables.get(table.code) is table:
            del self.tables[table.code]
            self.premises.metrics.rooms.set(len(self.tables))
            self._look_if_empty()

    # ------------------------------------------------------------ time

    def beat(self) -> None:
        """Once a second: everybody's pings and patience, empty rooms, our sign of life to the store."""
        now = self.premises.loop.time()
        for caller in list(self.callers):
            caller.beat(now)
        for table in list(self.tables.values()):
            if table.empty_since is not None and now - table.empty_since > self.premises.config.unload_after:
                table.when_settled(partial(self._release, table))
        if now - self._node_beat_at >= NODE_BEAT:
            self._node_beat_at = now
            node = self.premises.node
            self.premises.shelf.call(lambda store: store.beat(node, ""), _ignore)
        if now - self._swept_at >= SWEEP:
            self._swept_at = now
            forgotten = int(self.premises.config.close_after * 1000)
            self.premises.shelf.call(lambda store: store.idle(forgotten), self._close_idle)
        self._beat_timer = self.premises.loop.call_later(1.0, self.beat)

    def _close_idle(self, codes: Sequence[str] | Exception) -> None:
        """Rooms that nobody came to for a month are closed for good."""
        if isinstance(codes, Exception):
            _ignore(codes)
            return
        for code in codes:
            if code not in self.tables and code not in self._opening:
                log.info("closed")
                self.premises.shelf.call(partial(_end, code), _ignore)

    def _release(self, table: Table) -> None:
        if table.empty_since is None or table.gone:
            return
        table.throw_away()
        code, node = table.code, self.premises.node
        self.premises.shelf.call(lambda store: store.release(code, node), _ignore)

    # ------------------------------------------------------------ the end

    def drain(self, when_empty: Callable[[], None]) -> None:
        """Take nothing new, finish what is on its way to the store, give all rooms back, send everybody away."""
        self._when_empty = when_empty
        self.premises.draining = True
        if self._beat_timer is not None:
            self._beat_timer.cancel()
        for table in list(self.tables.values()):
            table.when_settled(partial(self._give_back, table))
        for caller in [caller for caller in self.callers if caller.table is None]:
            caller.bye("moved", again=True)
        self._look_if_empty()

    def give_up(self) -> None:
        """Say goodbye although the store has not answered."""
        for table in list(self.tables.values()):
            table.throw_away()

    def _give_back(self, table: Table) -> None:
        table.throw_away()
        code, node = table.code, self.premises.node
        self.premises.shelf.call(lambda store: store.release(code, node), _ignore)

    def _look_if_empty(self) -> None:
        if self._when_empty is not None and not self.tables and not self.callers:
            self._when_empty()


def _claim(code: str, node: str, suspect: str | None, store: Store) -> Claimed | Held | Unknown:
    """Take the room; a log that we can't read is left untouched. Raises: NewerLog, MsgspecError, StoreFailed."""
    found = store.read(code)
    if isinstance(found, Claimed):
        decode_entry(found.entries[-1])  # whoever wrote last had the newest program
    return store.claim(code, node, Room.claim_record(node, Millis(0)), suspect=suspect)


def _end(code: str, store: Store) -> None:
    store.end(code)


def _ignore(result: object) -> None:
    if isinstance(result, Exception):
        log.warning("store", error=repr(result))
