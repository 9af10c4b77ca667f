"""What a room durably is: a fold over its log. Nothing here decides anything."""

from collections import deque
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec

from garabato.core import AnyGame, Fact, Millis, Outcome, Paper, Seat, Sheet, Skill
from garabato.room import facts
from garabato.room.box import Box
from garabato.room.clock import TableClock
from garabato.room.deck_facts import DeckBrought, DeckDropped, DeckTaken
from garabato.room.keeping import Keeping, placed_behind
from garabato.room.keeping_facts import GaveBack, HandedOver, KeepingFact, TookOver, Unbanned
from garabato.room.messages import Presence
from garabato.room.receipts import Receipts

WALL: Final = Sheet(0)
"""The lobby's shared sheet."""

CHAT_KEPT: Final = 50


@dataclass(frozen=True, slots=True)
class Member:
    """One person of the room, with a seat of the own."""

    seat: Seat
    key: str
    name: str
    look: int
    language: str
    presence: Presence = "here"
    since: Millis = Millis(0)
    """Room time of the last change of presence."""
    ready: bool = False
    banned: bool = False
    age: int | None = None
    """In years, as the person said; it orders the seats of a game and is told to nobody."""

    bot: Skill | None = None
    """The seat belongs to a bot of this skill; None: to a person."""
    stand_in: Skill | None = None
    """A bot of this skill plays for the person, who is away."""

    @property
    def present(self) -> bool:
        """Counts as being at the table: the grace for a lost connection is not over."""
        return self.presence in {"here", "reconnecting"}

    @property
    def played_by(self) -> Skill | None:
        """The skill of the bot that plays here, on its own seat or for a person; None: nobody but the person."""
        return None if self.banned else self.bot or self.stand_in

    @property
    def attended(self) -> bool:
        """Somebody plays here: the person, or a bot."""
        return self.present or self.stand_in is not None


@dataclass(frozen=True, slots=True)
class HeldPen:
    """The `count`-th pen of a seat, on `sheet`; `epoch` tells apart the wall before and after a wipe."""

    count: int
    sheet: Sheet | None
    epoch: int = 0


@dataclass(slots=True)
class RoomState:
    """Everything that survives. `apply` folds one entry; `games` are the games of the hall."""

    games: Any
    code: str = ""
    secret: bytes = b""
    language: str = "en"
    stage: str = "lobby"
    game: AnyGame | None = None
    options: Any = None
    members: dict[Seat, Member] = field(default_factory=dict)
    seating: tuple[Seat, ...] = ()
    """Everybody, clockwise: as they came, or as the host has arranged them."""
    owner: Seat | None = None
    """The rightful host: who came first."""
    host: Seat | None = None
    """Who acts as the host."""
    players: tuple[Seat, ...] = ()
    """The seats of the game on the table, clockwise."""
    table: Any = None
    """The game's own state."""
    nth: int = 0
    """How many games were begun."""
    decisions: int = 0
    next_sheet: Sheet = Sheet(1)
    first_sheet: Sheet = Sheet(1)
    """The first sheet of the game on the table."""
    box: Box = field(default_factory=Box)
    clock: TableClock = TableClock()
    pause: facts.Paused | None = None
    pens: dict[Seat, HeldPen] = field(default_factory=dict)
    wall_epoch: int = 0
    wall_first: int = 0
    receipts: Receipts = field(default_factory=Receipts)
    chat: deque[facts.Said] = field(default_factory=lambda: deque(maxlen=CHAT_KEPT))
    keeping: Keeping = field(default_factory=Keeping)
    """Who may come in and who has to go."""
    at: Millis = Millis(0)
    entries: int = 0
    """How many entries were folded: the number of the next one."""

    @property
    def playing(self) -> bool:
        """Whether a game is on the table."""
        return self.stage == "playing"

    @property
    def chosen(self) -> AnyGame:
        """The game that was picked; a room has one from its first entry on."""
        assert self.game is not None, "a room's log begins with Opened"
        return self.game

    @property
    def outcome(self) -> Outcome | None:
        """How the game on the table ended, if it has."""
        return self.chosen.outcome(self.table) if self.playing else None

    def paper(self, seat: Seat) -> Paper:
        """Where a seat may draw and what it may see, in the lobby as in a game."""
        if self.playing:
            return self.chosen.paper(self.table, seat if seat in self.players else None)
        return Paper(pen=WALL if seat in self.members and self.members[seat].presence != "left" else None)

    def apply(self, entry: facts.Entry, events: tuple[Fact, ...] | None = None) -> None:
        """Fold one entry. `events` are the decoded game events, if the caller has them at hand."""
        self.at = max(self.at, entry.at)
        self.entries += 1
        if entry.receipt is not None:
            self.receipts.add(entry.receipt)
        self._apply(entry.what, self.at, events)
        if not isinstance(entry.what, (facts.Beat, facts.Said, facts.ReadySet, facts.AgeTold)):
            self._hand_out_pens()

    def _apply(self, what: facts.RoomFact, at: Millis, events: tuple[Fact, ...] | None) -> None:  # noqa: C901, PLR0912  (one case a fact)
        match what:
            case facts.Opened():
                self._open(what)
            case facts.ClaimedBy():
                self._lose_everybody(at)
            case facts.Seated():
                self._seat(what, at)
            case facts.Dressed() | facts.ReadySet() | facts.AgeTold() | facts.PresenceSet() | facts.Kicked():
                self._change_person(what, at)
            case facts.HostPassed():
                self._pass_host(what.seat)
            case facts.Picked():
                self._pick(what.game, what.options)
            case facts.Arranged():
                self.seating = (*what.order, *(seat for seat in self.seating if seat not in what.order))
            case facts.Began():
                self._begin(what, at, facts.decode_events(what.events, self.chosen.events) if events is None else events)
            case facts.Played():
                self._play(what.minted, facts.decode_events(what.events, self.chosen.events) if events is None else events)
            case facts.Returned():
                self._clear_table(at)
            case facts.PaceSet():
                self.clock = self.clock.at_pace(at, what.tenths)
            case facts.Paused() | facts.Resumed():
                self._pause(what if isinstance(what, facts.Paused) else None, at)
            case facts.WallWiped():
                self.wall_first, self.wall_epoch = what.first, self.wall_epoch + 1
            case facts.Said():
                self.chat.append(what)
            case facts.Beat():
                pass
            case facts.BotSeated() | facts.BotDressed() | facts.BotLent() | facts.BotThanked():
                self._change_bot(what, at)
            case DeckBrought() | DeckTaken() | DeckDropped():
                self.box.apply(what)
            case _:
                self._keep(what, at)

    def _open(self, what: facts.Opened) -> None:
        self.code, self.secret, self.language = what.code, bytes.fromhex(what.secret), what.language
        self._pick(what.game, what.options)

    def _lose_everybody(self, at: Millis) -> None:
        for member in self.members.values():
            if member.presence == "here" and member.bot is None:
                self._change(member.seat, presence="reconnecting", since=at)

    def _change_person(self, what: facts.Dressed | facts.ReadySet | facts.AgeTold | facts.PresenceSet | facts.Kicked, at: Millis) -> None:
        match what:
            case facts.Dressed():
                self._change(what.seat, name=what.name, look=what.look, language=what.language)
            case facts.ReadySet():
                self._change(what.seat, ready=what.ready)
            case facts.AgeTold():
                self._change(what.seat, age=what.age)
            case facts.PresenceSet():
                self._change(what.seat, presence=what.presence, since=at)
            case _:
                self._change(what.seat, presence="left", since=at, banned=True, ready=False, stand_in=None)
                if self.members[what.seat].bot is None:
                    self.keeping.bar(what.seat, what.address)

    def _change_bot(self, what: facts.BotSeated | facts.BotDressed | facts.BotLent | facts.BotThanked, at: Millis) -> None:
        match what:
            case facts.BotSeated():
                self.members[what.seat] = Member(what.seat, "", what.name, what.look, what.language, since=at, bot=what.skill)
                self.seating += (what.seat,)
            case facts.BotDressed():
                self._change(what.seat, name=what.name, bot=what.skill)
            case facts.BotLent():
                self._change(what.seat, stand_in=what.skill)
            case _:
                self._change(what.seat, stand_in=None)

    def _pass_host(self, seat: Seat) -> None:
        if self.owner is not None and self.members[self.owner].banned:
            self.owner = seat
        self.host = seat

    def _keep(self, what: KeepingFact, at: Millis) -> None:
        self.keeping.apply(what, at)
        if isinstance(what, Unbanned):
            self._change(what.seat, banned=False)
        elif isinstance(what, HandedOver):
            self.owner = self.host = what.seat
        elif isinstance(what, (TookOver, GaveBack)):
            self._swap(what.seat, what.of)
        if isinstance(what, GaveBack):  # the next game has a seat for whoever has played for another one
            self.seating = placed_behind(self.seating, what.seat, what.of)

    def _swap(self, one: Seat, other: Seat) -> None:
        """Two people change places; the seats, and what lies before them, stay."""
        to = {one: other, other: one}
        self.members |= {one: replace(self.members[other], seat=one), other: replace(self.members[one], seat=other)}
        self.receipts.swap(one, other)
        self.owner, self.host = (None if seat is None else to.get(seat, seat) for seat in (self.owner, self.host))
        self.chat = deque((facts.Said(to.get(said.seat, said.seat), said.text) for said in self.chat), CHAT_KEPT)
        self.keeping.swap(one, other)

    def _change(self, seat: Seat, **fields: Any) -> None:
        self.members[seat] = replace(self.members[seat], **fields)

    def _seat(self, what: facts.Seated, at: Millis) -> None:
        self.members[what.seat] = Member(what.seat, what.key, what.name, what.look, what.language, since=at)
        self.seating += (what.seat,)
        if self.owner is None:
            self.owner = self.host = what.seat

    def _pick(self, name: str, options: msgspec.Raw) -> None:
        self.game = self.games[name]
        self.options = msgspec.json.decode(options, type=self.chosen.options)

    def _pause(self, pause: facts.Paused | None, at: Millis) -> None:
        self.pause, self.clock = pause, self.clock.run(at, running=pause is None)

    def _begin(self, what: facts.Began, at: Millis, events: tuple[Fact, ...]) -> None:
        self.stage, self.players, self.table, self.pause = "playing", what.seats, None, None
        self.clock, self.first_sheet = self.clock.run(at, running=True), self.next_sheet
        self.nth += 1
        self._play(what.minted, events)

    def _play(self, minted: int, events: tuple[Fact, ...]) -> None:
        self.decisions += 1
        self.next_sheet = Sheet(self.next_sheet + minted)
        for event in events:
            self.table = self.chosen.evolve(self.table, event)
        self.box.use(events)

    def _clear_table(self, at: Millis) -> None:
        self.stage, self.players, self.table, self.pause = "lobby", (), None, None
        self.clock = self.clock.run(at, running=False)
        if self.keeping.next is not None:
            self._pick(*self.keeping.next)
        self.keeping.clear_table()
        for seat in self.members:
            self._change(seat, ready=False, stand_in=None)

    def _hand_out_pens(self) -> None:
        for seat in self.members:
            held = self.pens.setdefault(seat, HeldPen(0, None))
            sheet = self.paper(seat).pen
            epoch = self.wall_epoch if sheet == WALL else 0
            if (sheet, epoch) != (held.sheet, held.epoch):
                self.pens[seat] = HeldPen(held.count + (sheet is not None), sheet, epoch)
