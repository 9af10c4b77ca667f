"""A crowd that does anything that is allowed: random play of any game, repeatable by its seed."""

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec.inspect

from garabato.core import SYSTEM, AnyGame, CallOff, Fact, Millis, Offer, Seat, SeatAway, SeatBack, SeatGone
from garabato.words import cards_of
from tests.support.tabletop import Table

STROKES = 3
LONGEST = 20_000
"""No game takes more decisions than this."""
PATIENCE = 100
"""After so many moves in a step that no clock ends, the crowd has had enough of the game."""


def sat_down(game: AnyGame, luck: random.Random) -> Table:
    """A table with any number of players, some of them bots, and any house rules."""
    players = luck.choice(game.seats)
    options = luck.choice([*game.presets.values(), any_options(game, luck)])
    bots = luck.sample(range(players), luck.choice((0, 1)))
    return Table(game, players, options, cards_of(game.name), first=None, bots=bots, seed=luck.randrange(2**32))


def any_options(game: AnyGame, luck: random.Random) -> Any:
    """House rules that nobody has chosen on purpose."""
    described = msgspec.inspect.type_info(game.options)
    assert isinstance(described, msgspec.inspect.StructType)
    return game.options(**{each.name: luck.choice(values_of(each.type)) for each in described.fields})


def values_of(kind: msgspec.inspect.Type) -> list[Any]:
    """What an option may be; of numbers the smallest, the largest and one between."""
    match kind:
        case msgspec.inspect.UnionType(types):
            return [value for each in types for value in values_of(each)]
        case msgspec.inspect.LiteralType(values):
            return list(values)
        case msgspec.inspect.BoolType():
            return [False, True]
        case msgspec.inspect.NoneType():
            return [None]
        case msgspec.inspect.IntType(ge=int(least), le=int(most)):
            return [least, (least + most) // 2, most]
    raise AssertionError(kind)


@dataclass
class Crowd:
    """Decides who does what next at a table."""

    table: Table
    luck: random.Random
    idle: float = 0.2
    """How likely everybody waits for the clock."""
    restless: float = 0.05
    """How likely somebody comes or goes."""
    away: set[Seat] = field(default_factory=set)
    moves: Counter[str] = field(default_factory=Counter)
    """By step."""

    def next_move(self) -> tuple[Seat, Any, Millis]:
        """Who does what, and when."""
        game, state, luck = self.table.game, self.table.state, self.luck
        deadline = game.deadline(state)
        self.moves[game.step(state)] += 1
        if deadline is None and self.moves[game.step(state)] > PATIENCE:
            return SYSTEM, CallOff(), self.table.at
        if luck.random() < self.restless:
            return SYSTEM, self._presence(), self.table.at
        offers = [(seat, offer) for seat in self.table.seats for offer in game.legal(state, seat)]
        if offers and not (deadline and luck.random() < self.idle):
            seat, offer = luck.choice(offers)
            latest = min(deadline.at, self.table.at + 2000) if deadline else self.table.at + 2000
            return seat, any_of(luck, offer), Millis(luck.randint(self.table.at, latest))
        if deadline:
            return SYSTEM, deadline.action, deadline.at
        assert self.away, "nobody may do anything and nothing comes by itself"
        return SYSTEM, self._back(), self.table.at

    def doodle(self) -> None:
        """Whoever has a pen may draw; where no clock runs somebody does."""
        drawing = False
        for seat in self.table.seats:
            if self.table.paper(seat).pen is not None and self.luck.random() < 1 / 4:
                self.table.draw(seat, self.luck.randint(1, STROKES))
                drawing = True
        if not drawing and self.table.game.deadline(self.table.state) is None:
            for seat in self.table.seats:
                if self.table.paper(seat).pen is not None:
                    self.table.draw(seat)

    def _presence(self) -> Fact:
        if self.away and self.luck.random() < 2 / 3:
            return self._back()
        seat = self.luck.choice(self.table.seats)
        self.away.add(seat)
        return self.luck.choice((SeatAway, SeatGone))(seat)

    def _back(self) -> SeatBack:
        seat = self.luck.choice(sorted(self.away))
        self.away.remove(seat)
        return SeatBack(seat)


def any_of(luck: random.Random, offer: Offer) -> Any:
    """One of the actions that an offer stands for."""
    return offer.action(**{name: luck.choice(list(values)) for name, values in offer.choices.items()})
