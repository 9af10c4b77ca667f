"""Rooms under everything that can happen: people come and go, the store fails, the process dies between any two effects.

What must hold, whatever the seed: nothing acknowledged is lost, the log folds to what the people were
told, nobody is stuck for ever, and no news arrives before its commit.
"""

from __future__ import annotations

import os
import random
from typing import Any

import msgspec
import pytest

from garabato.core import Continue, Seat
from garabato.games import hall
from garabato.room import Room, commands
from tests.support.rooms import Client, Died, Table, decks, log_of

SEEDS = int(os.environ.get("GARABATO_SEEDS", "200"))
NAMED_SEEDS: tuple[int, ...] = ()
"""Seeds that once found a fault; they stay."""

SHORT = {
    "artbox": {"word_s": 10, "simplified": True, "match_s": 60, "look_s": 2, "award_zero": True},
    "doodles": {"rounds": 2},
    "how_do_you_doodle": {"rounds": 2},
    "doodle_dash": {"call_s": 5, "go_s": 2, "draw_s": 30, "guess_s": 10, "auto_roll": True},
}
"""House rules that make a game short enough for hundreds of lives."""

MOST = 9
"""Newcomers come until there are so many: two more than can play."""

NAMES = ("Ann", "Bo", "Čeněk", "Дана", "Eva", "Ann")


class Simulation:
    """One seeded life of a room."""

    def __init__(self, seed: int, game: str) -> None:
        self.luck = random.Random(seed)
        self.table = Table(game, chance=self.luck)
        self.table.doubt = 0.005
        self.game = hall()[game]
        self.deaths = 0

    # ------------------------------------------------------------ what may happen

    def go(self, steps: int) -> None:
        """So many things happen, one after the other."""
        for name in NAMES[: self.luck.randint(3, 6)]:
            self.survive(self.table.client, name)
        self.table.ask(self.table.clients[0], commands.Pick(self.game.name, SHORT.get(self.game.name, {})))
        for _ in range(steps):
            self.survive(self.step)
            self.check()

    def survive(self, what: Any, *args: Any) -> None:
        """Do it; if the process dies of it, start another one and check that nothing is lost."""
        try:
            what(*args)
        except Died:
            self.deaths += 1
            acked = {client.key: set(client.acked) for client in self.table.clients}
            saved = {client.key: (client.frames_pen, client.saved) for client in self.table.clients}
            self.table.restart()
            self.check_kept(acked, saved)

    def step(self) -> None:
        """One thing that may happen."""
        luck, table = self.luck, self.table
        if luck.random() < 0.04:
            table.dies_in = luck.randrange(12)
        if luck.random() < 0.03:
            table.store.fails = luck.choice(["before", "after"])
        here = [client for client in table.clients if client.link is not None]
        gone = [client for client in table.clients if client.link is None and client.bye != "kicked"]
        roll = luck.random()
        if gone and (roll < 0.12 or not here):
            table.join(luck.choice(gone))
        elif roll < 0.16:
            table.lose(luck.choice(here))
        elif roll < 0.18:
            table.join(luck.choice(here))
        elif roll < 0.19 and len(table.clients) < MOST:
            table.client("New")
        elif roll < 0.40:
            table.run(luck.choice([1, 20, 300, 2000, 9000, 25_000]))
        elif roll < 0.60:
            table.scribble(luck.choice(here), luck.randint(1, 5))
        else:
            self.ask(luck.choice(here))

    def ask(self, client: Client) -> None:
        """A command, or something the game offers this seat now."""
        luck, state = self.luck, self.table.room.state
        if client.seat is None:
            return
        if not state.playing or state.outcome is not None or luck.random() < 0.05:
            self.table.ask(client, self.command(client))
        elif client.seat in state.players:
            offers = list(self.game.legal(state.table, client.seat))
            if offers:
                offer = luck.choice(offers)
                choice = {name: luck.choice(list(values)) for name, values in offer.choices.items()}
                self.table.ask(client, offer.action(**choice))

    def command(self, client: Client) -> Any:
        """Something asked of the room, now and then by somebody who may not."""
        kinds = [
            commands.Ready(self.luck.random() < 0.5),
            commands.TellAge(self.luck.choice((None, 7, 70))),
            commands.Start(),
            commands.Start(),
            commands.Again(),
            commands.ToLobby(),
            commands.Say("ciao"),
            commands.Dress("Ann", self.luck.randint(1, 8), self.luck.choice(["en", "it"])),
            commands.Pace(self.luck.choice([10, 15, 20])),
            commands.WipeWall(),
            commands.Arrange(tuple(self.luck.sample(self.table.room.state.seating, 2)) if len(self.table.clients) > 1 else (Seat(0),)),
            commands.Leave(),
            commands.Pick(self.game.name, SHORT.get(self.game.name, {})),
            commands.Kick(Seat(self.luck.randrange(6))),
            *self.care(),
        ]
        weights = [3, 1, 6, 6, 2, 1, 2, 2, 1, 1, 1, 0.4, 1, 0.2, 0.5, 0.3, 0.3, 0.5, 0.3, 1.5, 1.5, 0.3]
        del client
        return self.luck.choices(kinds, weights)[0]

    def care(self) -> list[Any]:
        """How people look after their room."""
        one, other = (Seat(self.luck.randrange(8)) for _ in range(2))
        return [
            commands.VoteKick(one),
            commands.HandOver(one),
            commands.Report(one),
            commands.PauseGame(),
            commands.Unban(one),
            commands.TakeSeat(one),
            commands.GiveSeat(one, other),
            commands.LockRoom(self.luck.random() < 0.3),
        ]

    # ------------------------------------------------------------ what must hold

    def check(self) -> None:
        """Everybody was told what is so."""
        state = self.table.room.state
        for client in self.table.links.values():
            if client.seat is None or client.room is None:
                continue
            seat = client.seat if client.seat in state.players else None
            truth = self.game.view(state.table, seat) if state.playing else None
            assert client.view == truth, "what was told is what is so"

    def check_kept(self, acked: dict[str, set[int]], saved: dict[str, Any]) -> None:
        """What was acknowledged is in the room that was folded anew."""
        state = self.table.room.state
        receipts = {(e.receipt.seat, e.receipt.no) for e in log_of(self.table) if e.receipt is not None}
        for client in self.table.clients:
            if client.seat is None:
                continue
            own = [member.seat for member in state.members.values() if member.key == client.key]
            assert len(own) == 1, "everybody has one seat"
            if own != [client.seat]:  # in a running game somebody else plays on there
                continue
            for no in acked[client.key]:
                if (client.seat, no) in receipts:
                    assert state.receipts.has(client.seat, client.page, no)
            pen, position = saved[client.key]
            held = state.pens[client.seat]
            if held.sheet is not None and held.count == pen:
                ink = self.table.room._session.sheets.get(held.sheet)
                stored = ink.stored(client.seat) if ink is not None else None
                assert position == (0, 0) or (stored is not None and stored >= position), "saved ink is there"

    def play_out(self) -> None:
        """Everybody comes back and plays on: the game must end by itself."""
        table = self.table
        table.dies_in, table.store.fails = None, ""
        for client in [c for c in table.clients if c.link is None and c.bye != "kicked"]:
            table.join(client)
        for _ in range(4000):
            state = table.room.state
            if not state.playing or state.outcome is not None:
                return
            for client in list(table.links.values()):
                self.ask(client)
            host = table.of(state.host) if state.host is not None else None
            if host is not None:
                table.ask(host, commands.ResumeGame())
                table.ask(host, Continue())
            table.run(5000)
        pytest.fail("the game never ended")


def same_room(table: Table) -> None:
    """A fold of the store is the room that lives."""
    folded = Room.fold(table.store.entries, table.store.ink, hall=hall(), decks=decks).state
    lived = table.room.state
    for name in ("stage", "members", "owner", "host", "players", "table", "decisions", "next_sheet", "box", "keeping", "pause", "receipts"):
        assert getattr(folded, name) == getattr(lived, name), name
    assert msgspec.json.encode(folded.options) == msgspec.json.encode(lived.options)
    assert folded.pens == lived.pens
    assert folded.clock == lived.clock


FEWER_LIVES = {"artbox": 10, "doodle_dash": 25, "doodle_dice": 10, "how_do_you_doodle": 10}
LIVES = [("doodles", seed) for seed in (*NAMED_SEEDS, *range(SEEDS))] + [
    (game, seed) for game, part in FEWER_LIVES.items() for seed in range(SEEDS // part)
]
"""The room is the same whatever the game, so one game has most of the lives; a game of twelve rounds has long ones."""


@pytest.mark.parametrize(("game", "seed"), LIVES)
def test_a_room_survives(game: str, seed: int) -> None:
    """Hundreds of lives, each with deaths."""
    simulation = Simulation(seed, game)
    simulation.go(250)
    same_room(simulation.table)
    simulation.play_out()
    same_room(simulation.table)


def test_the_simulation_sees_death() -> None:
    """The lives above do contain what they are about: deaths, games, ink."""
    deaths = games = ink = 0
    for seed in range(12):
        simulation = Simulation(seed, "doodles")
        simulation.go(250)
        deaths += simulation.deaths
        games += sum(type(entry.what).__name__ == "Began" for entry in log_of(simulation.table))
        ink += len(simulation.table.store.ink)
    assert deaths > 20
    assert games > 5
    assert ink > 100
