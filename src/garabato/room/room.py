"""A room without a network: inputs in, effects out, in order.

`Room.handle` folds at once and is therefore ahead of the store. If an append fails, or somebody
else has the room, throw the Room away and fold it again from what is stored.
"""

from collections.abc import Iterable
from typing import Any, Self, assert_never

import msgspec

from garabato.core import Fact, Label, Millis, Refused, Seat, Sheet, Why
from garabato.ink.pack import Record, unpack_row
from garabato.room import bots, facts, keeping_facts, orders, pencil, people, play, telling, votes, watchers
from garabato.room.effects import Effect, WakeAt
from garabato.room.inputs import Act, InkFrame, Input, Join, Lost, Order, Rare, Wake, Watch
from garabato.room.messages import Clock, ServerSentDone, ServerSentRefused
from garabato.room.names import Mask, unmasked
from garabato.room.session import Session
from garabato.room.state import WALL, RoomState
from garabato.room.turn import Decks, Judges, Turn, unjudged


class Room:
    """One table with its people."""

    def __init__(self, state: RoomState, decks: Decks, judges: Judges, mask: Mask = unmasked) -> None:
        self._state = state
        self._session = Session()
        self._decks = decks
        self._judges = judges
        self._mask = mask

    @classmethod
    def create(  # noqa: PLR0913  (what a room begins with)
        cls,
        code: str,
        secret: bytes,
        game: str,
        language: str,
        at: Millis,
        *,
        hall: Any,
        decks: Decks,
        judges: Judges = unjudged,
        mask: Mask = unmasked,
    ) -> tuple[Self, bytes]:
        """A new room and the first record of its log. `secret`: 16 random bytes or more."""
        options = msgspec.Raw(msgspec.json.encode(hall[game].options()))
        entry = facts.Entry(at, facts.Opened(code, secret.hex(), game, options, language))
        room = cls(RoomState(hall), decks, judges, mask)
        room._state.apply(entry)
        return room, facts.encode_entry(entry)

    @classmethod
    def fold(  # noqa: PLR0913  (what is stored, and what the house brings)
        cls,
        entries: Iterable[bytes],
        ink: Iterable[tuple[int, int, bytes]],
        *,
        hall: Any,
        decks: Decks,
        judges: Judges = unjudged,
        mask: Mask = unmasked,
    ) -> Self:
        """The room as its stored log and its ink rows `(sheet, seq, data)` say. Raises: NewerLog."""
        state = RoomState(hall)
        for data in entries:
            state.apply(facts.decode_entry(data))
        room = cls(state, decks, judges, mask)
        room._load_ink(ink)
        return room

    @staticmethod
    def claim_record(node: str, at: Millis) -> bytes:
        """The log record by which a node takes the room."""
        return facts.encode_entry(facts.Entry(at, facts.ClaimedBy(node)))

    def _load_ink(self, ink: Iterable[tuple[int, int, bytes]]) -> None:
        turn = self._turn(self._state.at)
        for number, seq, data in ink:
            sheet = Sheet(number)
            for record in unpack_row(data):
                self._state.at = max(self._state.at, record.at)
            if sheet == WALL and seq < self._state.wall_first:
                pencil.sheet_ink(turn, sheet).rows = seq + 1
            elif sheet == WALL or (self._state.playing and sheet >= self._state.first_sheet):
                pencil.sheet_ink(turn, sheet).load([data])

    # ------------------------------------------------------------ questions

    @property
    def at(self) -> Millis:
        """Room time of the newest thing in the room; after a restart room time goes on from here."""
        return self._state.at

    @property
    def next_seq(self) -> int:
        """The number of the next log entry."""
        return self._state.entries

    @property
    def state(self) -> RoomState:
        """What is folded so far, for reading."""
        return self._state

    def clock(self, at: Millis) -> Clock:
        """The time now, on both clocks."""
        return telling.clock(self._turn(at))

    def live_ink(self, label: Label, seat: Seat) -> list[tuple[Seat, bytes]]:
        """All ink of others that `seat` sees while it is drawn under `label`: author and frame, in order."""
        if label != pencil.WALL_LABEL or self._state.playing:
            return []
        records: tuple[Record, ...] = pencil.sheet_ink(self._turn(self._state.at), WALL).records
        return [(record.author, record.frame) for record in records if record.author != seat]

    # ------------------------------------------------------------ the one way in

    def handle(self, what: Input, at: Millis) -> list[Effect]:
        """Take one input at room time `at` and say what has to happen, in order."""
        session, state = self._session, self._state
        turn = self._turn(max(at, state.at))
        step = play.step(state)
        due = session.woken_at is None or session.woken_at <= turn.at
        if due:
            self._run_due(turn)
        if isinstance(what, InkFrame):
            self._ink(turn, what)
            if not turn.entries:
                return [*turn.effects(), *turn.sends, *(self._wake(turn) if due else self._wake_for_ink(turn))]
        else:
            self._take(turn, what)
        self._run_due(turn)
        if votes.settle(turn):
            self._run_due(turn)
        play.settle(turn, step)
        self._forget_sheets()
        bots.attend(turn)
        news = telling.tell(turn)
        return [*turn.effects(), *news, *turn.sends, *self._wake(turn)]

    def _turn(self, at: Millis) -> Turn:
        return Turn(self._state, self._session, self._decks, self._judges, at, self._mask)

    def _take(self, turn: Turn, what: Rare) -> None:
        match what:
            case Join():
                people.join(turn, what)
            case Watch():
                watchers.watch(turn, what)
            case Lost() if watchers.is_watcher(turn, what.seat):
                watchers.lost(turn, what.seat)
            case Lost():
                people.lost(turn, what.seat)
            case Act() | Order() if watchers.is_watcher(turn, what.seat):
                watchers.refuse(turn, what)
            case Act() | Order():
                self._numbered(turn, what)
            case Wake():
                self._session.woken_at = None
            case _:
                assert_never(what)

    @staticmethod
    def _ink(turn: Turn, what: InkFrame) -> None:
        if watchers.is_watcher(turn, what.seat):
            watchers.refuse(turn, what)
            return
        begun = pencil.draw(turn, what)
        if begun is not None:
            play.inked(turn, begun)

    def _numbered(self, turn: Turn, what: Act | Order) -> None:
        link = self._session.links.get(what.seat)
        if link is None:
            return
        asked, receipts = (what.seat, link.client, what.no), turn.state.receipts
        if receipts.has(*asked):
            turn.send(what.seat, ServerSentDone(what.no))
            return
        if receipts.is_overtaken(*asked):
            turn.send(what.seat, ServerSentRefused(what.no, Why.TOO_LATE, "", "refused-overtaken"))
            return
        turn.receipt = facts.Receipt(what.seat, link.client, what.no)
        answer: Fact = ServerSentDone(what.no)
        try:
            if isinstance(what, Act):
                play.act(turn, what)
            else:
                orders.obey(turn, what.seat, what.command)
        except Refused as no:
            answer = ServerSentRefused(what.no, no.why, no.clause, no.text)
        turn.receipt = None
        turn.send(what.seat, answer)

    # ------------------------------------------------------------ time

    def _run_due(self, turn: Turn) -> None:
        """Do everything whose time has come, the earliest first, each as of now."""
        while (due := self._next_due(turn)) is not None and due[0] <= turn.at:
            due[1]()

    def _next_due(self, turn: Turn) -> tuple[Millis, Any] | None:
        """The next thing that happens by itself."""
        state = turn.state
        dues: list[tuple[Millis, Any]] = []
        for member in state.members.values():
            away = people.away_at(member)
            if away is not None:
                dues.append((away, lambda seat=member.seat: people.set_presence(turn, seat, "away")))
        heir = people.next_host(state, turn.at)
        if heir is not None:
            dues.append((heir[1], lambda: turn.log(facts.HostPassed(heir[0]))))
        if state.pause is not None and state.pause.until is not None:
            dues.append((state.pause.until, lambda: play.call_off(turn)))
        vote = votes.due(state)
        if vote is not None:
            dues.append((vote[1], lambda: turn.log(keeping_facts.KickLapsed(vote[0]))))
        deadline = play.deadline_at(state)
        if deadline is not None:
            dues.append((deadline, lambda: play.time_up(turn)))
            dues.append((Millis(state.at + facts.BEAT_MS), lambda: turn.log(facts.Beat())))
        ink = pencil.flush_at(turn)
        if ink is not None:
            dues.append((ink, lambda: pencil.flush_due(turn)))
        return min(dues, key=lambda due: due[0]) if dues else None

    def _wake(self, turn: Turn) -> list[Effect]:
        due = self._next_due(turn)
        at = None if due is None else due[0]
        if at == self._session.woken_at:
            return []
        self._session.woken_at = at
        return [WakeAt(at)]

    def _wake_for_ink(self, turn: Turn) -> list[Effect]:
        """Ink alone moves no other time than that of its storing."""
        due = pencil.flush_at(turn) if turn.fresh else None
        if due is None or (self._session.woken_at is not None and self._session.woken_at <= due):
            return []
        self._session.woken_at = due
        return [WakeAt(due)]

    def _forget_sheets(self) -> None:
        """Let go of the ink of games that are over; it stays in the store."""
        first = self._state.first_sheet if self._state.playing else self._state.next_sheet
        for sheet in [sheet for sheet in self._session.sheets if WALL < sheet < first]:
            del self._session.sheets[sheet]
