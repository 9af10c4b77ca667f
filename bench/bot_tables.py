"""Two hundred people, each alone with three bots, and beside them a table of people: how long its actions take.

The server has one core to itself, the people the other ones.
"""

from __future__ import annotations

import json
import os
import select
import time
from dataclasses import dataclass
from pathlib import Path

from bench.crowd import Person, connect, make_room, messages
from bench.processes import Garabato
from bench.report import Scale, median, print_table, verdict
from garabato.games import hall

BOTS = 3
MOST_MS = 100.0
EVERY_S = 0.05
"""Seconds between two actions of the people's table."""
ALIVE_S = 8.0
"""Seconds between two signs of life of everybody."""


@dataclass(frozen=True, slots=True)
class Figures:
    """One run."""

    half: float
    """Milliseconds from an action of a person until it is acknowledged, in the middle."""
    late: float
    """The same, of one in a hundred."""
    load: float
    """Of a core."""
    drawn: int
    """Kilobytes that came to the people with bots: that they did play."""


def _command(person: Person, no: int, command: dict[str, object]) -> None:
    person.send(json.dumps({"type": "ClientSentCommand", "no": no, "command": command}).encode(), text=True)


class Evening:
    """Everybody with a socket."""

    def __init__(self, port: int, tables: int) -> None:
        games = [*hall()]
        self.alone = [connect(port, make_room(port, number, games[number % len(games)]), number) for number in range(tables)]
        home = make_room(port, tables)
        self.home = [connect(port, home, tables + seat) for seat in range(3)]
        self.people = {person.socket.fileno(): person for person in (*self.alone, *self.home)}
        self._poll = select.poll()
        for number in self.people:
            self._poll.register(number, select.POLLIN)
        self._alive_at = time.perf_counter()

    def listen(self, until: float, person: Person | None = None) -> None:
        """Take what comes until a moment, or until something came for one person; forget it except for that one's."""
        while (left := until - time.perf_counter()) > 0:
            ready = [self.people[number] for number, _ in self._poll.poll(left * 1000)]
            for each in ready:
                each.drawn += each.read()
                if each is not person:
                    each.chunks.clear()
            if time.perf_counter() - self._alive_at > ALIVE_S:
                self._alive_at = time.perf_counter()
                for each in self.people.values():
                    each.send(b'{"type":"ClientSentPing","mark":1}', text=True)
            if person in ready:
                return

    def begin(self) -> None:
        """Bots sit down, games begin; not all at the same moment."""
        for person in self.alone:
            for no in range(1, BOTS + 1):
                _command(person, no, {"type": "AddBot", "skill": ("easy", "normal", "hard")[no % 3]})
            _command(person, BOTS + 1, {"type": "Start"})
            self.listen(time.perf_counter() + 0.05)

    def ask(self, person: Person, no: int) -> float:
        """Seconds until an action is acknowledged."""
        began, done = time.perf_counter(), f'"ServerSentDone","no":{no}'.encode()
        person.chunks.clear()
        _command(person, no, {"type": "Ready", "ready": bool(no % 2)})
        while True:
            self.listen(began + 10, person)
            if any(done in payload for _, _, payload in messages(person.heard())):
                return time.perf_counter() - began
            if time.perf_counter() - began > 10:
                raise SystemExit("an action was not acknowledged within ten seconds")

    def close(self) -> None:
        """Everybody goes."""
        for person in self.people.values():
            person.socket.close()


def measure(tables: int, seconds: float) -> Figures:
    """The people's table beside so many tables of bots."""
    with Garabato() as server:
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(server.process.pid, cores[:1])
        for task in Path(f"/proc/{server.process.pid}/task").iterdir():
            os.sched_setaffinity(int(task.name), cores[:1])
        os.sched_setaffinity(0, cores[1:] or cores)
        evening = Evening(server.port, tables)
        evening.begin()
        evening.listen(time.perf_counter() + 3)
        for person in evening.people.values():
            person.drawn = 0
        cpu, began, trips, no = server.cpu(), time.perf_counter(), list[float](), 0
        while time.perf_counter() - began < seconds:
            no += 1
            trips.append(evening.ask(evening.home[0], no))
            evening.listen(time.perf_counter() + EVERY_S)
        load = (server.cpu() - cpu) / (time.perf_counter() - began)
        drawn = sum(person.drawn for person in evening.alone)
        evening.close()
        os.sched_setaffinity(0, cores)
    trips.sort()
    return Figures(median(trips) * 1000, trips[int(len(trips) * 0.99)] * 1000, load, drawn // 1000)


def run(scale: Scale) -> str:
    """Without bots, and beside many of them."""
    tables, seconds = scale.of(200, 20), scale.of(60, 8)
    given = {number: measure(number, seconds) for number in (0, tables)}
    print_table(
        f"The actions of a table of people for {seconds} s, the server on one core",
        ("tables of bots", "p50 ms", "p99 ms", "load of the core", "kB to people with bots"),
        [(str(number), f"{each.half:.1f}", f"{each.late:.1f}", f"{each.load:.0%}", f"{each.drawn}") for number, each in given.items()],
    )
    late = given[tables].late
    return f"beside {tables} tables of bots an action of people takes {late:.1f} ms at p99: {verdict(late, MOST_MS, most=True)}"
