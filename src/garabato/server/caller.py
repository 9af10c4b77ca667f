"""Somebody on a socket: says hello, sits down, acts, is lost."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

import msgspec
from structlog import get_logger

from garabato.core import Fact, Label, Seat
from garabato.ink.pack import live_record
from garabato.room.effects import Tell
from garabato.room.messages import (
    PROTOCOL,
    ByeReason,
    ClientSent,
    ClientSentAct,
    ClientSentCommand,
    ClientSentHello,
    ClientSentPing,
    ClientSentWatch,
    ServerSentBye,
    ServerSentNotice,
    ServerSentRefused,
    ServerSentUpdate,
)
from garabato.server.limits import Bucket, Window
from garabato.server.link import SILENT_AFTER, Frame, Link
from garabato.server.outbox import News, Outbox, live_message, text_frame
from garabato.server.premises import Premises
from garabato.server.ticker import TICK

log = get_logger()

Reason = ByeReason

_CLOSE_CODES: Final = {"moved": 1012, "lagging": 1013, "flood": 1008, "bad_message": 1008}
Greeting = ClientSentHello | ClientSentWatch
"""What a socket has to say first: who sits down, or that it only watches."""

_GREETINGS: Final = {ClientSentHello.__name__, ClientSentWatch.__name__}
_LARGEST_NUMBER: Final = 2**31
_RTT_KEPT: Final = 4
_HALF_RTT_MOST: Final = 150
_EARLY_MOST: Final = 64
"""Messages that may come between the hello and the welcome, or while a password is hashed."""


class _Any(msgspec.Struct):
    """As much of any message as every version has."""

    type: str = ""
    protocol: int = 0
    no: int = 0


_decode: Final = msgspec.json.Decoder(ClientSent).decode
_glance: Final = msgspec.json.Decoder(_Any).decode
_UNREADABLE: Final = (msgspec.DecodeError, RecursionError, UnicodeDecodeError)


class Sitting(Protocol):
    """What a caller does with the table."""

    def act(self, caller: "Caller", message: ClientSentAct) -> None:
        """An action of the game."""
        ...

    def order(self, caller: "Caller", message: ClientSentCommand) -> None:
        """A command to the room."""
        ...

    def ink(self, caller: "Caller", frame: bytes) -> None:
        """Ink from the seat's pen."""
        ...

    def pong(self, caller: "Caller", mark: int) -> None:
        """The time, at once."""
        ...

    def catch_up(self, caller: "Caller") -> None:
        """Give the caller the live ink it has missed."""
        ...

    def render(self, news: News) -> ServerSentUpdate:
        """News as a message."""
        ...

    def leave(self, caller: "Caller") -> None:
        """The socket is gone."""
        ...


class Caller:
    """One socket from its opening to its end. Its `table` and `seat` come after the hello."""

    __slots__ = (  # with so many names each caller would have a dict of 1.5 kB
        "_allowed",
        "_clock",
        "_early",
        "_excess",
        "_flushed_at",
        "_greeted",
        "_heard",
        "_inks",
        "_least",
        "_link",
        "_metrics",
        "_moved_at",
        "_noticed",
        "_on_hello",
        "_on_lost",
        "_opened",
        "_pinged",
        "_pings",
        "_premises",
        "_rtts",
        "_scheduled",
        "_slow_since",
        "_texts",
        "_waits",
        "address",
        "code",
        "half_rtt_ms",
        "id",
        "lagging",
        "live",
        "outbox",
        "over",
        "seat",
        "table",
    )

    def __init__(  # noqa: PLR0913  (who, where from, where to; long because a socket has that much state)
        self,
        premises: Premises,
        link: Link,
        number: int,
        *,
        address: str,
        code: str,
        on_hello: "Callable[[Caller, Greeting], None]",
        on_lost: "Callable[[Caller], None]",
    ) -> None:
        self._clock, self._metrics = premises.loop.time, premises.metrics
        now = self._clock()
        self.id = number
        self.address = address
        self.code = code
        self.table: Sitting | None = None
        self.seat: Seat | None = None
        self.over = False
        """Whether goodbye was said, or the socket is gone."""
        self.lagging = False
        self.live: frozenset[Label] = frozenset()
        """The labels whose live ink may be sent here: of the last durable news."""
        self.outbox = Outbox()
        self._premises = premises
        self._on_hello = on_hello
        self._on_lost = on_lost
        self._link = link
        self._greeted = False
        self._opened = self._heard = self._pinged = now
        self._slow_since = self._moved_at = 0.0
        self._least = self._allowed = 0
        self._pings = 0
        self._rtts: tuple[float, ...] = ()
        self.half_rtt_ms = 0
        """Milliseconds that a message takes to get here, at most 150: the best of the last few pings."""
        limits = premises.config.limits
        self._texts = Bucket(limits.texts, 2 * limits.texts)
        self._inks = Bucket(limits.inks, 2 * limits.inks)
        self._excess: Window | None = None
        self._noticed = -1.0
        self._early: list[Frame] = []
        self._waits = False
        self._scheduled = False
        self._flushed_at = -TICK

    # ------------------------------------------------------------ what comes in

    def on_frame(self, frame: Frame) -> None:
        """A whole message came."""
        if self.over or self._premises.draining:
            return
        now = self._heard = self._clock()
        bucket, count = (self._texts, self._metrics.texts) if frame.text else (self._inks, self._metrics.inks)
        count.inc()
        if not bucket.takes(now):
            self._too_fast(frame, now)
        elif not self._greeted:
            self._hello(frame)
        elif self.seat is None or self._waits:
            self._keep(frame)
        else:
            self._take(frame)

    def _take(self, frame: Frame) -> None:
        if frame.text:
            self._text(frame.payload)
        else:
            self._sitting().ink(self, frame.payload)

    def _hello(self, frame: Frame) -> None:
        try:
            glance = _glance(frame.payload) if frame.text else _Any()
            if glance.type in _GREETINGS and glance.protocol != PROTOCOL:
                self.bye("version", again=False)
                return
            hello = _decode(self._sized(frame.payload))
        except _UNREADABLE:
            hello = None
        if not isinstance(hello, Greeting):
            self.bye("bad_message", again=False)
            return
        self._greeted = True
        self.ping()
        self._on_hello(self, hello)

    def _keep(self, frame: Frame) -> None:
        """Messages that come before the welcome wait for it."""
        if len(self._early) >= _EARLY_MOST:
            self.bye("flood", again=False)
        else:
            self._early.append(frame)

    def _sized(self, payload: bytes) -> bytes:
        if len(payload) > self._premises.config.limits.text_bytes:
            raise msgspec.DecodeError
        return payload

    def _text(self, payload: bytes) -> None:
        try:
            message = _decode(self._sized(payload))
        except _UNREADABLE:
            self._unreadable(payload)
            return
        table = self._sitting()
        match message:
            case ClientSentAct():
                table.act(self, message)
            case ClientSentCommand():
                table.order(self, message)
            case ClientSentPing():
                table.pong(self, message.mark)
            case ClientSentHello() | ClientSentWatch():
                self.bye("bad_message", again=False)

    def _sitting(self) -> Sitting:
        assert self.table is not None, "nobody is heard, and no news is told, before there is a table"
        return self.table

    def _number(self, payload: bytes) -> int:
        """The number of a message that can't be read otherwise; 0 if it has none."""
        try:
            no = _glance(self._sized(payload)).no
        except _UNREADABLE:
            return 0
        return no if 0 < no <= _LARGEST_NUMBER else 0

    def _unreadable(self, payload: bytes) -> None:
        """A numbered message is refused by its number; with anything else there is no talking."""
        no = self._number(payload)
        if no > 0:
            self.say(ServerSentRefused(no, "bad_value", "", "refused-unreadable"))
        else:
            self.bye("bad_message", again=False)

    def _too_fast(self, frame: Frame, now: float) -> None:
        """Over the limit: refused where it has a number, told in any case, and in the end the door."""
        if self._excess is None:  # most never see one
            self._excess = Window(10.0)
        if self._excess.add(now) > self._premises.config.limits.flood:
            self.bye("flood", again=False)
            return
        no = self._number(frame.payload) if frame.text else 0
        if no > 0:
            self.say(ServerSentRefused(no, "not_now", "", "too-fast"))
        elif now - self._noticed >= 1.0:
            self._noticed = now
            self.say(ServerSentNotice("too-fast"))

    def on_pong(self, payload: bytes) -> None:
        """The answer to one of our pings: the number of the ping and its time."""
        now = self._heard = self._clock()
        if payload == str(self._pings).encode():
            self._rtts = (*self._rtts[1 - _RTT_KEPT :], now - self._pinged)
            self.half_rtt_ms = min(int(min(self._rtts) * 500), _HALF_RTT_MOST)

    # ------------------------------------------------------------ what goes out

    def welcome(self, seat: Seat, frame: Frame) -> None:
        """Sit down; what came before is heard now."""
        self.seat = seat
        self.put(frame)
        self.go_on()

    def wait(self) -> None:
        """Keep what comes from here on, until `go_on`."""
        self._waits = True

    def go_on(self) -> None:
        """Hear what was kept, in order."""
        self._waits = False
        early, self._early = self._early, []
        for number, each in enumerate(early):
            if self._waits:
                self._early = early[number:]
                return
            if not self.over:
                self._take(each)

    def say(self, message: Fact) -> None:
        """A message for this socket, with the next flush."""
        self.put(text_frame(message))

    def put(self, frame: Frame) -> None:
        """A ready message, with the next flush."""
        if self.over:
            return
        self.outbox.put(frame)
        self._has_news()

    def tell(self, tell: Tell) -> None:
        """The newest truth. It decides what live ink may follow."""
        if self.over:
            return
        if tell.live is not None:
            self.live = tell.live
            self.outbox.missed &= tell.live
        self.outbox.tell(tell)
        self._has_news()

    def show(self, label: Label, ink: Frame) -> None:
        """Live ink with the next flush, if it may be seen here. A slow reader gets all of it later, at once."""
        if self._sees(label):
            self.outbox.live(ink)
            self._has_news()

    def feed(self, label: Label, ink: Frame, now: float) -> None:
        """Live ink at once, after what waits."""
        if not self._sees(label):
            return
        if self.outbox:
            self.outbox.live(ink)
            self.flush()
        else:
            self._flushed_at = now
            self._send((ink,))

    def _sees(self, label: Label) -> bool:
        if self.lagging and label in self.live:
            self.outbox.missed.add(label)
            return False
        return label in self.live and not self.over

    def _has_news(self) -> None:
        """Flush at the end of this iteration, or a tick after the last time.

        Each socket by itself: were it the whole room, the moment of a write would tell what others do.
        """
        if self._scheduled:
            return
        self._scheduled = True
        if self._clock() - self._flushed_at >= TICK:
            self._premises.loop.call_soon(self.flush)
        else:
            self._premises.ticker.at_tick(self.flush)

    def flush(self) -> None:
        """Send what waits, in one write. To a slow reader nothing is sent."""
        self._scheduled = False
        self._flushed_at = self._clock()
        if self.over or not self.outbox:
            return
        if not self.lagging:
            self._send(self._waiting())
        elif self._link.buffered() + self.outbox.bytes > self._allowed:
            self.bye("lagging", again=True)

    def _waiting(self) -> list[Frame]:
        return self.outbox.take(self._render)

    def _render(self, news: News) -> ServerSentUpdate:
        return self._sitting().render(news)

    def _send(self, frames: Sequence[Frame]) -> None:
        self._metrics.sent.inc(len(frames))
        self._link.send(frames)

    # ------------------------------------------------------------ the state of the socket

    def on_slow(self) -> None:
        """The other side reads too slowly: no live ink, only the newest truth."""
        self.lagging = True
        self._slow_since = self._moved_at = self._clock()
        # A long drawing may be on its way to somebody who has just come: that much is no sign of a slow reader.
        self._least = self._link.buffered()
        self._allowed = self._least + self._premises.config.limits.buffered

    def on_keen(self) -> None:
        """The other side has caught up: the missed ink at once, then as before."""
        self.lagging = False
        if self.table is not None:
            self.table.catch_up(self)
        self._has_news()

    def catch_up(self, label: Label, ink: list[tuple[Seat, bytes]], clean: Frame) -> None:
        """The whole live ink of `label`, after the sheet was wiped `clean`."""
        self.put(clean)
        if ink:
            self.outbox.live(live_message([live_record(label, author, frame) for author, frame in ink]))

    def beat(self, now: float) -> None:
        """Once a second: pings, and the patience with those who are silent or slow."""
        limits = self._premises.config.limits
        if self.over:
            return
        if not self._greeted and now - self._opened > limits.hello:
            self.bye("bad_message", again=False)
        elif self._is_stuck(now) or now - self._heard > SILENT_AFTER:
            self.bye("lagging", again=True)
        elif now - self._pinged >= self._premises.config.ping_every:
            self.ping()

    def _is_stuck(self, now: float) -> bool:
        """Whether a slow reader has read nothing for too long, or was slow for far too long."""
        if not self.lagging:
            return False
        limits, waiting = self._premises.config.limits, self._link.buffered()
        if waiting < self._least:
            self._least, self._moved_at = waiting, now
        return now - self._moved_at > limits.lagging or now - self._slow_since > limits.slow

    def ping(self) -> None:
        """Measure how long the way is."""
        self._pings += 1
        self._pinged = self._clock()
        self._link.ping(str(self._pings).encode())

    def bye(self, reason: Reason, *, again: bool) -> None:
        """Say why, and close. What waits is sent before, unless the reader is slow."""
        if self.over:
            return
        waiting = [] if self.lagging else self._waiting()
        self._send([*waiting, text_frame(ServerSentBye(reason, again))])
        self._link.close(_CLOSE_CODES.get(reason, 1000))
        self._metrics.byes.labels(reason).inc()
        log.info("bye", caller=self.id, reason=reason)
        self._end()

    def on_lost(self) -> None:
        """The socket is gone."""
        self._end()
        self._on_lost(self)

    def _end(self) -> None:
        if not self.over:
            self.over = True
            if self.table is not None:
                self.table.leave(self)
