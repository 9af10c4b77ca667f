"""One handling of one input: what it may touch, and what it brings about."""

from collections.abc import Callable
from typing import Any

import msgspec

from garabato.core import AnyGame, Card, Fact, Judge, Millis, Seat, people_decide
from garabato.room import facts
from garabato.room.effects import Admit, Append, BotIn, BotOut, Effect, HangUp, InkRow, Live, Reject, Send
from garabato.room.names import Mask, unmasked
from garabato.room.session import Session
from garabato.room.state import RoomState

Decks = Callable[[AnyGame, frozenset[str]], tuple[Card, ...]]
"""The cards of a game whose words have a name in each of the languages."""

Judges = Callable[[frozenset[str]], Judge]
"""The judge of guesses in any of these languages."""


def unjudged(languages: frozenset[str]) -> Judge:
    """Bring no judge: the people at the table decide."""
    del languages
    return people_decide


class Turn(msgspec.Struct):
    """The room as one input finds it, and the effects gathered so far."""

    state: RoomState
    session: Session
    decks: Decks
    judges: Judges
    at: Millis
    mask: Mask = unmasked
    receipt: facts.Receipt | None = None
    entries: list[bytes] = []
    ink: list[InkRow] = []
    doors: list[Admit | Reject | BotIn | BotOut | HangUp] = []
    sends: list[Send | HangUp] = []
    live: list[Live] = []
    fresh: bool = False
    """Whether a sheet has ink to be stored that had none."""

    def log(self, what: facts.RoomFact, events: tuple[Fact, ...] | None = None) -> None:
        """Fold a fact at once and have it stored; the turn's receipt goes with its first one."""
        entry = facts.Entry(self.at, what, self.receipt)
        self.receipt = None
        self.state.apply(entry, events)
        self.entries.append(facts.encode_entry(entry))

    def send(self, seat: Seat, message: Any) -> None:
        """One message to one person, after what was logged is stored."""
        if seat in self.session.links:
            self.sends.append(Send(seat, message))

    def effects(self) -> list[Effect]:
        """All that came of this turn but the news, in the order in which it has to happen."""
        append: list[Effect] = [Append(tuple(self.entries), tuple(self.ink))] if self.entries or self.ink else []
        return [*self.live, *append, *self.doors]
