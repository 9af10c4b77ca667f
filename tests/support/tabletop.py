"""A table without a room: it keeps the time, closes the sheets and lets anybody act."""

import itertools
import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from garabato.core import (
    SYSTEM,
    AnyGame,
    Card,
    Chance,
    Concept,
    ConceptId,
    Ctx,
    Fact,
    Inked,
    Judge,
    Millis,
    Paper,
    Seat,
    Setup,
    Sheet,
    SheetClosed,
    people_decide,
)

T = TypeVar("T")

CARDS = tuple(Card(f"card-{n}", tuple(Concept(ConceptId(f"word-{n}-{k}")) for k in range(1, 4))) for n in range(1, 21))
"""A deck for games that take cards of three words."""


class Luck:
    """Seeded luck: the same seed, the same luck."""

    def __init__(self, seed: object) -> None:
        self._random = random.Random(repr(seed))

    def below(self, bound: int) -> int:
        return self._random.randrange(bound)

    def roll(self, faces: int = 6) -> int:
        return self._random.randrange(faces) + 1

    def shuffle(self, items: Sequence[T]) -> list[T]:
        return self._random.sample(items, len(items))


class Mint:
    """New sheets, numbered on from those that were minted before."""

    def __init__(self, used: int) -> None:
        self.used = used

    def __call__(self) -> Sheet:
        self.used += 1
        return Sheet(self.used)


@dataclass
class Table:
    """A game being played. Seats are 0, 1, 2 …"""

    game: AnyGame
    players: int = 3
    options: Any = None
    deck: tuple[Card, ...] = CARDS
    first: Seat | None = Seat(0)
    bots: Iterable[int] = ()
    elders: Sequence[int] = ()
    """Oldest first, if everybody has said the own age."""
    seed: int = 0
    luck: Callable[[int], Chance] | None = None
    """By the number of the decision; seeded by `seed` if left out."""
    judge: Judge = people_decide
    state: Any = None
    at: Millis = Millis(0)
    events: list[Fact] = field(default_factory=list)
    decisions: int = 0
    sheets: int = 0
    strokes: dict[Sheet, int] = field(default_factory=dict)
    """How many strokes were drawn on each sheet."""

    def __post_init__(self) -> None:
        self.options = self.game.options() if self.options is None else self.options
        bots, elders = frozenset(Seat(bot) for bot in self.bots), tuple(Seat(each) for each in self.elders)
        setup = Setup(self.options, self.seats, self.deck, self.first, bots, elders or self.seats, ages_known=bool(elders))
        ctx = self.ctx()
        self._fold(ctx, self.game.start(setup, ctx))

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(number) for number in range(self.players))

    def ctx(self, sent: int | None = None) -> Ctx:
        """What the next decision may know; asking twice gives the same luck and the same sheets twice."""
        chance = self.luck(self.decisions) if self.luck else Luck((self.seed, self.decisions))
        return Ctx(self.at, chance, Mint(self.sheets), self.at if sent is None else Millis(sent), self.judge)

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.state, None if seat is None else Seat(seat))

    def paper(self, seat: int | None) -> Paper:
        return self.game.paper(self.state, None if seat is None else Seat(seat))

    def act(self, seat: int, action: Any, at: int | None = None, sent: int | None = None) -> list[Fact]:
        """Let a seat act, now or at a later time; the deadline is not played. `sent`: if before that. Raises: Refused."""
        if at is not None:
            assert at >= self.at
            self.at = Millis(at)
        before = len(self.events)
        self._decide(Seat(seat), action, sent)
        return self.events[before:]

    def system(self, *actions: Fact) -> list[Fact]:
        """Let SYSTEM act now."""
        return [event for action in actions for event in self.act(SYSTEM, action)]

    def draw(self, seat: int, strokes: int = 1) -> None:
        """Draw on the own sheet."""
        sheet = self.paper(seat).pen
        assert sheet is not None, f"seat {seat} has no pen"
        if sheet not in self.strokes:
            self.system(Inked(sheet))
        self.strokes[sheet] = self.strokes.get(sheet, 0) + strokes

    def wait(self) -> list[Fact]:
        """Let the next deadline come."""
        deadline = self.game.deadline(self.state)
        assert deadline is not None, "nothing comes by itself"
        return self.act(SYSTEM, deadline.action, deadline.at)

    def wait_until(self, reached: Callable[[Any], bool]) -> None:
        """Let deadlines come until a bystander's view says so."""
        for _ in range(1000):
            if reached(self.view(None)):
                return
            self.wait()
        raise AssertionError("it never came")

    def actions(self, seat: int) -> list[Any]:
        """Every action that the offers to a seat stand for."""
        return [action for offer in self.game.legal(self.state, Seat(seat)) for action in built(offer)]

    def _decide(self, seat: Seat, action: Any, sent: int | None = None) -> None:
        pens = self._pens()
        ctx = self.ctx(sent)
        self._fold(ctx, self.game.decide(self.state, seat, action, ctx))
        for sheet in sorted(pens - self._pens()):
            strokes = self.strokes.get(sheet, 0)
            self._decide(SYSTEM, SheetClosed(sheet, strokes - 1, strokes))

    def _fold(self, ctx: Ctx, events: Iterable[Fact]) -> None:
        for event in events:
            self.state = self.game.evolve(self.state, event)
            self.events.append(event)
        self.decisions += 1
        self.sheets = ctx.mint.used

    def _pens(self) -> set[Sheet]:
        return {pen for seat in self.seats if (pen := self.paper(seat).pen) is not None}


def built(offer: Any) -> list[Any]:
    """Every action that an offer stands for."""
    names = list(offer.choices)
    return [offer.action(**dict(zip(names, values, strict=True))) for values in itertools.product(*offer.choices.values())]
