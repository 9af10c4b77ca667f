"""The bots of one table: who sits where, and their way to the room, which is everybody's."""

from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from garabato.bots.mind import SeatMind, Words
from garabato.bots.runner import Runner, Timer
from garabato.core import AnyGame, ConceptId, Millis, Seat
from garabato.room.effects import BotIn, BotOut, Send, Tell
from garabato.room.inputs import Act, InkFrame, Input
from garabato.room.state import RoomState
from garabato.server.premises import Premises

T = TypeVar("T")

_MIND: Final = 1 << 32
"""Added to a bot's luck, so that its whims are not its pace."""


class Staff:
    """Bots get what is told to their seats and act by the same inputs as people."""

    def __init__(self, premises: Premises, state: Callable[[], RoomState], now: Callable[[], Millis], put: Callable[[Input], None]) -> None:
        self._premises, self._state, self.now, self._put = premises, state, now, put
        self._runners: dict[Seat, Runner] = {}

    # ------------------------------------------------------------ what the table does

    def change(self, what: BotIn | BotOut) -> None:
        """A bot sits down, or is gone."""
        if isinstance(what, BotIn):
            mind = SeatMind(what.skill, what.luck + _MIND, Words(self._vocabulary, self._word))
            self._runners[what.seat] = Runner(self, what.seat, what.skill, what.luck, mind)
        else:
            self._runners.pop(what.seat).leave()

    def tell(self, tell: Tell) -> None:
        """The newest truth, if it is a bot's."""
        runner = self._runners.get(tell.seat)
        if runner is not None:
            runner.tell(tell)

    def hear(self, send: Send) -> bool:
        """Whether a message was a bot's."""
        runner = self._runners.get(send.seat)
        if runner is not None:
            runner.hear(send.message)
        return runner is not None

    def leave(self) -> None:
        """Everybody gets up."""
        for runner in self._runners.values():
            runner.leave()
        self._runners.clear()

    # ------------------------------------------------------------ what a bot does (a `Desk`)

    def after(self, millis: float, call: Callable[[], None]) -> Timer:
        """Call it when so much room time has passed."""
        return self._premises.loop.call_later(millis / 1000 / self._premises.config.speed, call)

    def game(self) -> AnyGame:
        """The game on the table."""
        return self._state().chosen

    def act(self, seat: Seat, no: int, action: msgspec.Raw) -> None:
        """An action of the game."""
        self._put(Act(seat, no, action, self.now()))

    def draw(self, seat: Seat, frame: bytes) -> None:
        """A frame of ink from the seat's pen."""
        self._put(InkFrame(seat, frame, self.now()))

    def study(self, work: Callable[[], T], done: Callable[[T | Exception], None]) -> None:
        """Think where it holds up nobody."""
        self._premises.study(work, done, deep=self.game().bot.deep)

    def _vocabulary(self) -> list[ConceptId]:
        state = self._state()
        cards = self._premises.decks(state.chosen, frozenset({state.language}))
        return [word.id for card in cards for word in card.words]

    def _word(self, concept: ConceptId, language: str) -> str:
        return self._premises.names.name(concept, language, self._state().language)[0]
