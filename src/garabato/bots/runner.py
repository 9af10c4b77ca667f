"""One bot at a table: it hears what its seat is told, waits as long as a person would, and acts as its seat may.

All times of a bot come from its own luck and from what its seat knows; so its silence tells no more than a person's.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, TypeVar

import msgspec
from structlog import get_logger

from garabato.bots.mind import Glance, SeatMind
from garabato.bots.pencil import Move, frames_of
from garabato.core import AnyGame, ConceptId, Fact, Label, Millis, Offer, Seat, Skill
from garabato.ink.codec import Reader
from garabato.room.effects import Tell
from garabato.room.messages import Clock, Pen, RoomView, ServerSentDone, ServerSentRefused

log = get_logger()
T = TypeVar("T")

SHARE: Final = 0.2
"""Of the time that is left nothing takes more than this, so that there is time for the rest."""
QUICKEST_MS: Final = 150
"""Nobody is quicker than this."""
SPARE_MS: Final = (1_000, 2_500)
"""So long before the end a bot wants to be ready, from … to."""
TAKE_UP_MS: Final = (600, 2_200)
"""How long it takes to read the word and to take the pencil, from … to."""
REFUSED_MS: Final = 2_000
"""How long a bot thinks about a no."""
SPEED: Final[dict[Skill, float]] = {"easy": 1.25, "normal": 1.0, "hard": 0.8}
"""How long everything takes, compared with a person who knows the game."""

_SHEET, _PEN = 1, 2


class Timer(Protocol):
    """Something that will happen."""

    def cancel(self) -> None:
        """Let it not happen."""
        ...


class Desk(Protocol):
    """What a bot has of the table: the time, a way to act and to draw like anybody, and a quiet place to think."""

    def now(self) -> Millis:
        """Room time."""
        ...

    def after(self, millis: float, call: Callable[[], None]) -> Timer:
        """Call it when so much room time has passed."""
        ...

    def game(self) -> AnyGame:
        """The game on the table."""
        ...

    def act(self, seat: Seat, no: int, action: msgspec.Raw) -> None:
        """An action of the game."""
        ...

    def draw(self, seat: Seat, frame: bytes) -> None:
        """A frame of ink from the seat's pen."""
        ...

    def study(self, work: Callable[[], T], done: Callable[[T | Exception], None]) -> None:
        """Do the work where it holds up nobody, then call `done` where everything else happens."""
        ...


class Runner:
    """The bot on one seat, from its coming to its going."""

    def __init__(self, desk: Desk, seat: Seat, skill: Skill, luck: int, mind: SeatMind) -> None:
        self._desk, self._seat, self._mind = desk, seat, mind
        self._skill: Skill = skill
        self._luck = random.Random(luck)  # noqa: S311  (how long a bot takes)
        self._view: Any = None
        self._offers: tuple[Offer, ...] = ()
        self._clock = Clock(Millis(0), Millis(0), running=False, pace=10)
        self._pen: Pen | None = None
        self._language = "en"
        self._fresh: dict[Label, bytes] = {}
        """Drawings that came and were not looked at yet."""
        self._ready: dict[type[Any], float] = {}
        """Table time from which on the bot may do each kind of action that is offered to it."""
        self._news = 0
        self._content_at = -1
        """The news after which there was nothing to do."""
        self._no = 0
        self._thinking = False
        self._over = False
        self._alarm: Timer | None = None
        self._moves: list[Move] = []
        self._rests_at: float | None = None
        """Table time at which the drawing is finished, whatever the word."""
        self._hand: Timer | None = None
        self._rest: Timer | None = None

    # ------------------------------------------------------------ what it hears

    def tell(self, tell: Tell) -> None:
        """The newest truth."""
        self._news += 1
        if tell.room is not None:
            self._language = _language(tell.room)
        if tell.view is not None or tell.no_view:
            self._view = tell.view
        self._offers = self._offers if tell.offers is None else tell.offers
        self._clock = tell.clock or self._clock
        if tell.pen is not None or tell.no_pen:
            self._take_pen(tell.pen)
        self._note_offers()
        self._plan()
        self._plan_hand()

    def hear(self, message: Fact | bytes) -> None:
        """A message to the seat: a drawing, the own sheet, an answer."""
        if isinstance(message, bytes):
            self._see(message)
        elif isinstance(message, ServerSentRefused):
            log.info("bot refused", seat=self._seat, clause=message.clause, text=message.text)
            later = self._table_now() + REFUSED_MS
            self._ready = dict.fromkeys(self._ready, later)
            self._plan()
        elif isinstance(message, ServerSentDone):
            self._plan()

    def leave(self) -> None:
        """Get up; nothing is done any more."""
        self._over = True
        self._plan()
        self._plan_hand()

    def _see(self, message: bytes) -> None:
        reader = Reader(message, 1)
        if message[0] == _SHEET:
            label = Label(reader.number())
            self._fresh[label] = message[reader.at :]
        elif message[0] == _PEN:
            pen, begun = reader.number(), reader.number() > 0
            if self._pen is not None and pen == self._pen.pen and self._view is not None and not self._moves:
                self._begin_drawing(begun=begun)

    # ------------------------------------------------------------ time

    def _table_now(self) -> float:
        clock = self._clock
        return clock.table + (max(0, self._desk.now() - clock.room) * 10 / clock.pace if clock.running else 0)

    def _at(self, table: float, call: Callable[[], None]) -> Timer:
        return self._desk.after(max(0.0, table - self._table_now()) * self._clock.pace / 10, call)

    def _between(self, span: tuple[int, int]) -> float:
        return self._luck.uniform(*span)

    def _wait_for(self, kind: type[Any]) -> float:
        """When such an action is due, as of now: after a person's time, but never too late."""
        now, until = self._table_now(), getattr(self._view, "until", None)
        wait = self._between(self._desk.game().bot.pace[kind]) * SPEED[self._skill]
        if until is not None:
            wait = min(wait, (until - self._between(SPARE_MS) - now) * SHARE)
        return now + max(wait, QUICKEST_MS)

    def _note_offers(self) -> None:
        """What is offered anew is done after a while; the time of what was offered before runs on."""
        kinds = {offer.action for offer in self._offers} & self._desk.game().bot.pace.keys() if self._view is not None else set[type[Any]]()
        self._ready = {kind: self._ready[kind] if kind in self._ready else self._wait_for(kind) for kind in sorted(kinds, key=_name)}

    # ------------------------------------------------------------ thinking and acting

    def _plan(self) -> None:
        """Think when the first of what is offered is due, unless there was nothing to do as things stand."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        idle = self._over or self._thinking or not self._clock.running or self._content_at == self._news
        if not idle and self._ready:
            self._alarm = self._at(min(self._ready.values()), self._think)

    def _think(self) -> None:
        self._alarm, self._thinking = None, True
        offers, news = self._offers, self._news
        fresh, self._fresh = self._fresh, {}
        glance = Glance(self._desk.game().bot.choose, self._view, offers, self._skill, self._language, fresh)
        self._desk.study(lambda: self._mind.choose(glance), lambda action: self._thought(action, offers, news))

    def _thought(self, action: Any, offers: Sequence[Offer], news: int) -> None:
        self._thinking = False
        if isinstance(action, Exception):
            log.error("bot can't think", seat=self._seat, error=type(action).__name__)
            action = None
        if self._over or offers != self._offers or not self._clock.running:
            self._plan()
        elif action is None:
            self._content_at = news
            self._plan()
        else:
            self._act(action)

    def _act(self, action: Any) -> None:
        """Do it, if it is time; else think again when it is."""
        kind: type[Any] = action.__class__
        due = self._ready.get(kind, 0.0)
        if due > self._table_now() + 1:
            self._alarm = self._at(due, self._think)
            return
        self._ready[kind] = self._wait_for(kind)
        self._no += 1
        self._desk.act(self._seat, self._no, msgspec.Raw(msgspec.json.encode(action)))

    # ------------------------------------------------------------ drawing

    def _take_pen(self, pen: Pen | None) -> None:
        if pen is None or self._pen is None or pen.pen != self._pen.pen:
            self._moves, self._rests_at = [], None
            self._mind.finished = pen is None
        self._pen = pen

    def _begin_drawing(self, *, begun: bool) -> None:
        """Draw the word that is to be drawn; a sheet that was begun before a restart is left as it is."""
        pen, concept = self._pen, self._desk.game().bot.subject(self._view)
        assert pen is not None, "only called with a pen"
        start = self._table_now() + self._between(TAKE_UP_MS) * SPEED[self._skill]
        span = self._between(self._desk.game().bot.drawing) * SPEED[self._skill]
        if pen.until is not None:
            span = min(span, pen.until - self._between(SPARE_MS) - start)
        if begun or concept is None or span <= 0:
            self._finish()
            return
        self._rests_at = start + span
        self._plan_hand()
        self._desk.study(lambda: self._sketch(concept, pen.pen, start, span), lambda moves: self._sketched(moves, pen.pen))

    def _sketch(self, concept: ConceptId, pen: int, start: float, span: float) -> list[Move]:
        return frames_of(self._mind.sketch(concept), pen, start, span)

    def _sketched(self, moves: list[Move] | Exception, pen: int) -> None:
        if isinstance(moves, Exception):
            log.error("bot can't draw", seat=self._seat, error=type(moves).__name__)
        elif self._pen is not None and self._pen.pen == pen:
            self._moves = moves
            self._plan_hand()

    def _plan_hand(self) -> None:
        """The pencil moves when it is time; when the hand rests does not hang on how often it moved."""
        for timer in (self._hand, self._rest):
            if timer is not None:
                timer.cancel()
        self._hand = self._rest = None
        if self._clock.running and not self._over:
            self._hand = self._at(self._moves[0].at, self._move) if self._moves else None
            self._rest = None if self._rests_at is None else self._at(self._rests_at, self._finish)

    def _move(self) -> None:
        self._hand = None
        now = self._table_now() + 1
        while self._moves and self._moves[0].at <= now and self._pen is not None:
            self._desk.draw(self._seat, self._moves.pop(0).frame)
        if self._moves and not self._over:
            self._hand = self._at(self._moves[0].at, self._move)

    def _finish(self) -> None:
        """The hand rests."""
        while self._moves and self._pen is not None:
            self._desk.draw(self._seat, self._moves.pop(0).frame)
        self._rest = self._rests_at = None
        self._mind.finished = True
        self._content_at = -1
        self._plan()


def _name(kind: type[Any]) -> str:
    return kind.__name__


def _language(room: RoomView) -> str:
    """The language in which to say a word: that of the first person who plays, the host before all others."""
    speakers = [person for person in room.people if person.bot is None and person.playing]
    spoken = [person.language for person in sorted(speakers, key=lambda person: person.seat != room.host)]
    return spoken[0] if spoken else room.language
