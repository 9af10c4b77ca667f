"""One room at work: time and messages go in, its effects are carried out in order.

Everything waits for the appends before it; an append is never taken back. If the store says no, the
Room object is thrown away, because it has folded what was not stored.
"""

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from typing import Final, Literal, NamedTuple, assert_never

import msgspec
from structlog import get_logger

from garabato.core import Millis, Seat
from garabato.ink.pack import live_record, sheet_message
from garabato.room import Room
from garabato.room.effects import Admit, Append, BotIn, BotOut, Effect, HangUp, Live, Reject, Send, Tell, WakeAt
from garabato.room.inputs import Act, InkFrame, Input, Lost, Wake
from garabato.room.messages import (
    PROTOCOL,
    ClientSentAct,
    ClientSentCommand,
    ServerSentPong,
    ServerSentUpdate,
    ServerSentWelcome,
)
from garabato.room.state import RoomState
from garabato.server.caller import Caller, Greeting, Reason
from garabato.server.link import Frame, Timer
from garabato.server.outbox import News, live_message, text_frame
from garabato.server.premises import Premises
from garabato.server.staff import Staff
from garabato.server.threshold import Threshold
from garabato.server.ticker import TICK
from garabato.store.contract import Batch, StoredInk

log = get_logger()

MOST_WAITING: Final = 20_000
"""Effects that may wait for the store; after that nobody is waiting any more."""

_OTHERS_INK: Final = b"\x01\x04"
"""The kinds of binary messages that hold ink of others: SHEET and LIVE."""


class RoomStatus(msgspec.Struct):
    """What anybody may know of a room who has its code."""

    code: str
    stage: Literal["lobby", "playing"]
    game: str
    people: int
    """How many are there now."""


class _Later(NamedTuple):
    """Live ink that must not overtake what is on its way to these seats."""

    live: Live
    seats: tuple[Seat, ...]


class Table:
    """A loaded room with its sockets. `durable`: how many entries the store holds."""

    def __init__(self, premises: Premises, forget: "Callable[[Table], None]", code: str, room: Room, durable: int) -> None:
        self.code = code
        self.callers: dict[int, Caller] = {}
        self.gone = False
        """Whether the Room object was thrown away or given back."""
        self.since = premises.loop.time()
        """When the room came into memory."""
        self.empty_since: float | None = self.since
        self._premises = premises
        self._forget = forget
        self._room = room
        self._threshold = Threshold(premises, room, self._put)
        self._language = "en"
        self._next_seq = durable
        self._clock, self._speed = premises.loop.time, premises.config.speed * 1000
        self._loaded_at, self._base = self._clock(), room.at
        self._last_at = room.at
        self._queue: deque[Effect | _Later] = deque()
        self._unsent: list[Append] = []
        self._in_flight = 0
        self._stored = 0
        self._carrying = False
        self._inks: deque[tuple[InkFrame, Millis]] = deque()
        """Frames on the wall that came in the last few milliseconds, and when; the Room takes them together."""
        self._feed: list[Live] = []
        """Live ink that everybody who may see it gets at once."""
        self._fed_at = -TICK
        self._feeding = False
        self._idle: list[Callable[[], None]] = []
        self._wake: Timer | None = None
        self._owners: dict[Seat, int] = {}
        """Which caller the Room takes for the seat's socket; ahead of `_seats` by what is not stored yet."""
        self._seats: dict[Seat, Caller] = {}
        self._staff = Staff(premises, lambda: self._room.state, self.now, self._put)
        self._pending: Counter[Seat] = Counter()
        """How many effects wait that decide what live ink a seat may see or that hold ink of others. Nobody stands here with 0."""

    # ------------------------------------------------------------ time

    def now(self) -> Millis:
        """Room time. It never goes back."""
        now = Millis(self._base + int((self._clock() - self._loaded_at) * self._speed))
        self._last_at = max(self._last_at, now)
        return self._last_at

    def _wake_at(self, at: Millis | None) -> None:
        if self._wake is not None:
            self._wake.cancel()
            self._wake = None
        if at is not None and not self.gone:
            due = self._loaded_at + (at - self._base) / self._speed
            self._wake = self._premises.loop.call_later(max(0.0, due - self._clock()), lambda: self._woken(at))

    def _woken(self, at: Millis) -> None:
        self._wake = None
        self._last_at = Millis(max(self._last_at, at))  # timers may come a little early
        self._put(Wake())

    @property
    def state(self) -> RoomState:
        """The room as it is folded so far, for reading."""
        return self._room.state

    def status(self) -> RoomStatus:
        """What anybody may know who has the code."""
        state = self._room.state
        here = sum(member.presence == "here" and member.bot is None for member in state.members.values())
        return RoomStatus(self.code, "playing" if state.playing else "lobby", state.chosen.name, here)

    # ------------------------------------------------------------ what goes in

    def begin(self) -> None:
        """Let the room's own time begin: a folded room has deadlines, too."""
        self._put(Wake())

    def join(self, caller: Caller, hello: Greeting) -> None:
        """Somebody who said hello wants a seat, or a big screen wants to watch."""
        if self.gone:
            caller.bye("moved", again=True)
            return
        self.callers[caller.id] = caller
        self.empty_since = None
        caller.table = self
        self._threshold.bring(caller, hello)

    def leave(self, caller: Caller) -> None:
        """The socket is gone. Only the seat's newest one matters."""
        self.callers.pop(caller.id, None)
        if not self.callers:
            self.empty_since = self._premises.loop.time()
        for seat, owner in self._owners.items():
            if owner == caller.id:
                del self._owners[seat]
                if self._seats.get(seat) is caller:
                    del self._seats[seat]
                self._put(Lost(seat))
                break

    def act(self, caller: Caller, message: ClientSentAct) -> None:
        """An action of the game."""
        seat = self._seat_of(caller)
        if seat is not None:
            at = self.now()
            self._put(Act(seat, message.no, message.action, Millis(at - caller.half_rtt_ms), message.seen), at)

    def order(self, caller: Caller, message: ClientSentCommand) -> None:
        """A command to the room."""
        self._threshold.order(caller, message, self._seat_of)

    def ink(self, caller: Caller, frame: bytes) -> None:
        """Ink from the seat's pen.

        On the wall all see the same at the same moment, so there it is gathered: taken at the end of this iteration, or a tick after
        the last time. In a game the moment at which one is answered must not tell what others do.
        """
        seat = self._seat_of(caller)
        if seat is None or self.gone:
            return
        at = self.now()
        ink = InkFrame(seat, frame, Millis(at - caller.half_rtt_ms))
        if self._room.state.playing:
            self._put(ink, at)
            return
        self._inks.append((ink, at))
        if not self._feeding:
            self._feeding = True
            if self._clock() - self._fed_at >= TICK:
                self._premises.loop.call_soon(self._feed_all)
            else:
                self._premises.ticker.at_tick(self._feed_all, self._take_inks)

    def _take_inks(self) -> None:
        while self._inks and not self.gone:
            self._handle(*self._inks.popleft())

    def _seat_of(self, caller: Caller) -> Seat | None:
        """The seat the Room knows this caller on; None once a newer page has come: the Room takes the numbers for that one's."""
        seat = caller.seat
        return seat if seat is None or self._owners.get(seat) == caller.id else None

    def pong(self, caller: Caller, mark: int) -> None:
        """The time, at once."""
        caller.say(ServerSentPong(mark, self._room.clock(self.now())))

    def _put(self, what: Input, at: Millis | None = None) -> None:
        """One input after all that came before it."""
        self._take_inks()
        if not self.gone:
            self._handle(what, self.now() if at is None else at)

    def _handle(self, what: Input, at: Millis) -> None:
        try:
            effects = self._room.handle(what, at)
        except Exception:
            # Half folded, it can't be trusted any more; the log can.
            log.exception("room failed", room=self.code, input=type(what).__name__)
            self._premises.metrics.rooms_failed.inc()
            self.throw_away()
            return
        self._accept(effects)

    # ------------------------------------------------------------ what comes out

    def _accept(self, effects: list[Effect]) -> None:
        for effect in effects:
            match effect:
                case Live():
                    self._live(effect)
                    continue
                case WakeAt():
                    self._wake_at(effect.at)  # tells nobody anything, so it need not wait
                    continue
                case Append():
                    self._unsent.append(effect)
                case Admit():
                    self._owners[effect.seat] = effect.link
                    self._expect(effect.seat)
                case HangUp():
                    self._owners.pop(effect.seat, None)
                    self._expect(effect.seat)
                case Send() | Tell() if _concerns_ink(effect):
                    self._expect(effect.seat)
                case _:
                    pass
            self._queue.append(effect)
        if not self._queue:
            return
        self._store()
        self._carry_out()
        if len(self._queue) > MOST_WAITING:
            log.error("the store does not answer: room given up", room=self.code)
            self.throw_away()

    def _store(self) -> None:
        """One batch of the room is under way at a time; what comes meanwhile goes together into the next."""
        if self._in_flight or not self._unsent or self.gone:
            return
        appends, self._unsent = self._unsent, []
        entries = tuple(entry for append in appends for entry in append.entries)
        ink = tuple(StoredInk(row.sheet, row.seq, row.data) for append in appends for row in append.ink)
        self._in_flight = len(appends)
        began = self._premises.loop.time()

        def done(result: bool | Exception) -> None:  # noqa: FBT001  (the store's own word)
            self._premises.metrics.append_seconds.observe(self._premises.loop.time() - began)
            self._settled(len(entries), result)

        self._premises.shelf.submit(Batch(self.code, self._premises.node, self._next_seq, entries, ink), done)

    def _settled(self, entries: int, result: bool | Exception) -> None:  # noqa: FBT001  (the store's own word)
        settled, self._in_flight = self._in_flight, 0
        if result is True:
            self._next_seq += entries
            self._stored += settled
            self._store()
            self._carry_out()
        else:
            log.warning("append failed", fenced=result is False, error=repr(result) if result else None)
            self._premises.metrics.appends_failed.inc()
            self.throw_away()
        if not self._in_flight:
            idle, self._idle = self._idle, []
            for then in idle:
                then()

    def _carry_out(self) -> None:
        if self._carrying:
            return
        self._carrying = True
        try:
            while self._queue and not self.gone:
                if isinstance(self._queue[0], Append):
                    if not self._stored:
                        break
                    self._stored -= 1
                self._do(self._queue.popleft())
        finally:
            self._carrying = False

    def _do(self, effect: Effect | _Later) -> None:
        match effect:
            case Admit():
                self._arrived(effect.seat)
                self._admit(effect)
            case Tell():
                self._tell(effect)
            case Send():
                self._send(effect)
            case _Later():
                for seat in effect.seats:
                    self._arrived(seat)
                self._show([effect.live], effect.seats)
            case Reject():
                self._reject(effect)
            case HangUp():
                self._hang_up(effect)
            case BotIn() | BotOut():
                self._staff.change(effect)
            case Append() | WakeAt() | Live():
                pass
            case _:
                assert_never(effect)

    def _admit(self, effect: Admit) -> None:
        caller, older = self.callers.get(effect.link), self._seats.get(effect.seat)
        if caller is None:  # it was lost before it was stored, and the Room knows
            return
        if older is not None and older is not caller:
            older.bye("elsewhere", again=False)
        self._seats[effect.seat] = caller
        caller.welcome(effect.seat, text_frame(ServerSentWelcome(PROTOCOL, effect.seat, self.code)))

    def _tell(self, tell: Tell) -> None:
        if _concerns_ink(tell):
            self._arrived(tell.seat)
        if tell.room is not None:
            self._language = tell.room.language
        self._staff.tell(tell)
        caller = self._seats.get(tell.seat)
        if caller is not None:
            caller.tell(tell)

    def _send(self, send: Send) -> None:
        caller = self._seats.get(send.seat)
        if _concerns_ink(send):
            self._arrived(send.seat)
        if self._staff.hear(send):
            return
        frame = Frame(text=False, payload=send.message) if isinstance(send.message, bytes) else text_frame(send.message)
        if caller is not None:
            caller.put(frame)

    def _reject(self, effect: Reject) -> None:
        caller = self.callers.get(effect.link)
        if caller is not None:
            caller.bye(_reason(effect.reason), again=False)

    def _hang_up(self, effect: HangUp) -> None:
        self._arrived(effect.seat)
        caller = self._seats.pop(effect.seat, None)
        if caller is not None:
            caller.bye(_reason(effect.reason), again=effect.again)

    # ------------------------------------------------------------ live ink

    def _live(self, effect: Live) -> None:
        """Live ink does not wait, unless something of what its reader may see, or ink before it, is still on the way."""
        if self._pending:
            later = tuple(seat for seat in self._pending if seat != effect.author)
            self._pending.update(later)
            self._queue.append(_Later(effect, later))
            self._show([effect], [seat for seat in self._seats if seat not in self._pending])
            return
        if self._feed and effect.label != self._feed[0].label:
            self._share_out()
        self._feed.append(effect)

    def _expect(self, seat: Seat) -> None:
        """Something is on its way that must not change places with live ink."""
        self._share_out()
        self._pending[seat] += 1

    def _arrived(self, seat: Seat) -> None:
        self._pending[seat] -= 1
        if not self._pending[seat]:
            del self._pending[seat]

    def _feed_all(self) -> None:
        """Everybody gets what was drawn, now."""
        self._feeding = False
        self._fed_at = now = self._clock()
        self._take_inks()
        feed, self._feed = self._feed, []
        if feed:
            for caller, ink in self._shares(feed, tuple(self._seats)):
                caller.feed(feed[0].label, ink, now)

    def _share_out(self) -> None:
        """What was drawn so far goes into everybody's outbox."""
        feed, self._feed = self._feed, []
        if feed:
            self._show(feed, tuple(self._seats))

    def _show(self, feed: list[Live], seats: Iterable[Seat]) -> None:
        for caller, ink in self._shares(feed, seats):
            caller.show(feed[0].label, ink)

    def _shares(self, feed: list[Live], seats: Iterable[Seat]) -> Iterator[tuple[Caller, Frame]]:
        """Ink of one label as a message to each of `seats`: everything but the own."""
        records = [(each.author, live_record(each.label, each.author, each.frame)) for each in feed]
        authors = {author for author, _ in records}
        everything = live_message([record for _, record in records])
        for seat in seats:
            caller = self._seats.get(seat)
            if caller is None:
                continue
            if seat not in authors:
                yield caller, everything
            elif len(authors) > 1:
                yield caller, live_message([record for author, record in records if author != seat])

    def catch_up(self, caller: Caller) -> None:
        """A slow reader is keen again: all live ink it missed, at once."""
        seat = caller.seat
        if self.gone or seat is None:
            return
        self._share_out()
        for label in sorted(caller.outbox.missed):
            caller.catch_up(label, self._room.live_ink(label, seat), Frame(text=False, payload=sheet_message(label, [])))
        caller.outbox.missed.clear()

    def render(self, news: News) -> ServerSentUpdate:
        """News as a message."""
        return news.update(self._premises.names, self._language)

    # ------------------------------------------------------------ the end

    def throw_away(self, reason: Reason = "moved") -> None:
        """Forget the Room object; its people come again and find the room as it is stored, unless they are told that it is closed."""
        self.gone = True
        self._staff.leave()
        self._wake_at(None)
        self._queue.clear()
        self._unsent.clear()
        self._inks.clear()
        self._forget(self)
        for caller in list(self.callers.values()):
            caller.bye(reason, again=reason == "moved")

    def when_settled(self, then: Callable[[], None]) -> None:
        """Call `then` when nothing of the room is on its way to the store."""
        self._take_inks()
        if self._in_flight or self._unsent:
            self._idle.append(then)
        else:
            then()


def _concerns_ink(effect: Send | Tell) -> bool:
    """Whether it holds ink of others, or says which may be seen."""
    if isinstance(effect, Tell):
        return effect.live is not None
    return isinstance(effect.message, bytes) and effect.message[0] in _OTHERS_INK


def _reason(word: str) -> Reason:
    reason: Reason = msgspec.convert(word, Reason)
    return reason
