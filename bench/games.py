"""Whole games a second: the rules alone, and through the room with its log, its ink and everybody's news. Bots without an eye play."""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec

from bench.report import Scale, interleaved, median, print_table, short, verdict
from garabato.core import SYSTEM, AnyGame, Card, Ctx, Fact, Inked, Millis, Seat, Setup, Sheet, SheetClosed
from garabato.games import hall
from garabato.ink import codec
from garabato.kit.mind import UniformMind
from garabato.room import Room
from garabato.room.chance import SeededChance
from garabato.room.commands import Start
from garabato.room.effects import Effect, Tell, WakeAt
from garabato.room.inputs import Act, InkFrame, Input, Join, Order, Wake
from garabato.room.messages import Pen
from garabato.words import cards_of

LEAST = 20.0
"""Whole games of Doodles a second and core through the room."""
POINTS = [(100 + 30 * n, 200 + 17 * n) for n in range(40)]
STEPS = 100_000


@dataclass
class Rules:
    """A game without a room: state, time and sheets, and nothing else."""

    game: AnyGame
    players: int
    seed: int
    at: Millis = Millis(0)
    state: Any = None
    decisions: int = 0
    sheets: int = 0
    pens: set[Sheet] = field(default_factory=set)

    def _ctx(self) -> Ctx:
        return Ctx(self.at, SeededChance(self.seed.to_bytes(16, "big"), self.decisions), self._mint, self.at)

    def _mint(self) -> Sheet:
        self.sheets += 1
        return Sheet(self.sheets)

    def _decide(self, seat: Seat, action: Any) -> None:
        self._fold(self.game.decide(self.state, seat, action, self._ctx()))
        now = {pen for seat in range(self.players) if (pen := self.game.paper(self.state, Seat(seat)).pen) is not None}
        before, self.pens = self.pens, now
        for sheet in sorted(now - before):
            self._decide(SYSTEM, Inked(sheet))
        for sheet in sorted(before - now):
            self._decide(SYSTEM, SheetClosed(sheet, 1, 1))

    def _fold(self, events: Any) -> None:
        self.decisions += 1
        for event in events:
            self.state = self.game.evolve(self.state, event)

    def play(self) -> int:
        """From the first card to the podium; how many decisions."""
        seats = tuple(Seat(number) for number in range(self.players))
        self._fold(self.game.start(Setup(self.game.options(), seats, cards_of(self.game.name)), self._ctx()))
        choose = bot_of(self.game)
        minds = [UniformMind(self.seed * 64 + seat + 1) for seat in seats]
        for _ in range(STEPS):
            if self.game.outcome(self.state) is not None:
                return self.decisions
            moved = False
            for seat in seats:
                offers = list(self.game.legal(self.state, seat))
                action = choose(self.game.view(self.state, seat), offers, minds[seat]) if offers else None
                if action is not None:
                    self._decide(seat, action)
                    moved = True
            if not moved:
                deadline = self.game.deadline(self.state)
                assert deadline is not None, "nobody does anything and nothing comes by itself"
                self.at = deadline.at
                self._decide(SYSTEM, deadline.action)
        raise AssertionError("the game does not end")


@dataclass
class Evening:
    """The same through a room: everybody hears the own news, draws a stroke on every sheet, and the log is written."""

    game: AnyGame
    players: int
    seed: int
    at: Millis = Millis(0)
    wake: Millis | None = None
    views: dict[Seat, Fact] = field(default_factory=dict)
    pens: dict[Seat, Pen] = field(default_factory=dict)
    numbers: int = 0

    def _feed(self, what: Input) -> None:
        for effect in self.room.handle(what, self.at):
            self._do(effect)

    def _do(self, effect: Effect) -> None:
        if isinstance(effect, Tell):
            if effect.view is not None:
                self.views[effect.seat] = effect.view
            if effect.pen is not None:
                self.pens[effect.seat] = effect.pen
        elif isinstance(effect, WakeAt):
            self.wake = effect.at

    def _act(self, seat: Seat, action: Fact) -> None:
        self.numbers += 1
        self._feed(Act(seat, self.numbers, msgspec.Raw(msgspec.json.encode(action)), self.at))

    def _draw(self) -> None:
        for seat, pen in list(self.pens.items()):
            self._feed(InkFrame(seat, codec.begin(pen.pen, pen.pen, 0, 0, POINTS), self.at))
            self._feed(InkFrame(seat, codec.end(pen.pen), self.at))
        self.pens.clear()

    def play(self) -> int:
        """From the lobby to the podium; how many decisions."""
        name = self.game.name
        self.room, _ = Room.create("ABCD", self.seed.to_bytes(16, "big"), name, "en", self.at, hall=hall(), decks=_deck)
        for seat in range(self.players):
            self._feed(Join(seat + 1, f"key-{seat}", f"page-{seat:04d}", f"P{seat}", None, "en"))
        self._feed(Order(Seat(0), 1, Start()))
        self.numbers = 1
        choose = bot_of(self.game)
        minds = [UniformMind(self.seed * 64 + seat + 1) for seat in range(self.players)]
        for _ in range(STEPS):
            state = self.room.state
            if state.outcome is not None:
                return state.decisions
            self._draw()
            moved = False
            for seat in state.players:
                offers = list(self.game.legal(state.table, seat))
                action = choose(self.views[seat], offers, minds[seat]) if offers else None
                if action is not None:
                    self._act(seat, action)
                    moved = True
            if not moved:
                assert self.wake is not None, "nobody does anything and nothing comes by itself"
                self.at, self.wake = Millis(max(self.at, self.wake)), None
                self._feed(Wake())
        raise AssertionError("the game does not end")


def bot_of(game: AnyGame) -> Callable[..., Any]:
    """How the game's bot chooses."""
    choose: Callable[..., Any] = importlib.import_module(f"garabato.games.{game.name}.bot").choose
    return choose


def _deck(game: AnyGame, languages: frozenset[str]) -> tuple[Card, ...]:
    del languages
    return cards_of(game.name)


@dataclass(frozen=True, slots=True)
class Played:
    """One run."""

    games: float
    """A second of CPU time."""
    decisions: float


def measure(kind: Callable[[AnyGame, int, int], Rules | Evening], game: AnyGame, players: int, seconds: float) -> Played:
    """Play one game after the other for a while."""
    games = decisions = 0
    began = time.thread_time()
    while (spent := time.thread_time() - began) < seconds:
        games += 1
        decisions += kind(game, players, games).play()
    return Played(games / spent, decisions / spent)


def run(scale: Scale) -> str:
    """Every game of the hall with as many people as fit best."""
    said: list[str] = []
    rows: list[tuple[str, ...]] = []
    for name, game in hall().items():
        players = (game.seats.start + game.seats.stop - 1) // 2
        kinds: dict[str, Callable[[], Played]] = {
            "rules alone": partial(measure, Rules, game, players, scale.of(10, 2) / 5),
            "through the room": partial(measure, Evening, game, players, scale.of(10, 2) / 5),
        }
        given = interleaved(scale.runs, kinds)
        speed = {kind: (median(each.games for each in runs), median(each.decisions for each in runs)) for kind, runs in given.items()}
        alone = speed["rules alone"][0]
        rows += [
            (f"{name}, {players} people, {kind}", f"{games:.1f}", short(decisions), f"{games / alone:.2f}")
            for kind, (games, decisions) in speed.items()
        ]
        whole = speed["through the room"][0]
        said.append(f"{name} {whole:.0f} games/s through the room, {alone:.0f} by the rules alone")
        if name == "doodles":
            said[-1] += f": {verdict(whole, LEAST, most=False)}"
    print_table("Whole games a second of CPU time", ("", "games/s", "decisions/s", ": rules alone"), rows)
    return "; ".join(said)
