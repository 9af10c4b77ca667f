"""What a delivered frame of ink costs: the server beside a relay by node's `ws`.

The lobby's wall, 8 people a room, everybody draws. A delivery is one frame at one of the other seven.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from bench.crowd import Crowd, Heard, Person, connect, make_room, read_ink
from bench.processes import Garabato, Relay, Server
from bench.report import Scale, interleaved, median, print_table, short, verdict

PEOPLE = 8
WARM_UP = 2.0
CONTENDERS: dict[str, Callable[[], Server]] = {
    "garabato": Garabato,
    "node ws, at once": Relay,
    "node ws, 16 ms tick": partial(Relay, 16),
}
MOST_TICKED, LEAST_SATURATED = 1.3, 3.0


@dataclass(frozen=True, slots=True)
class Load:
    """How many rooms, and how many frames a second everybody draws."""

    rooms: int
    rate: float
    seconds: float

    @property
    def title(self) -> str:
        """In words."""
        wanted = short(self.rooms * PEOPLE * (PEOPLE - 1) * self.rate)
        return f"{self.rooms} rooms x {PEOPLE} people x {self.rate:g} frames/s ({wanted} deliveries/s wanted)"


@dataclass(frozen=True, slots=True)
class Figures:
    """One run."""

    delivered: float
    """Frames a second."""
    busy: float
    """CPU seconds a second."""
    micros: float
    """CPU time of a delivery."""
    late: float
    """Milliseconds that 99 of 100 frames take at most."""
    reordered: int


def fill(server: Server, rooms: int) -> list[list[Person]]:
    """Everybody comes in; by room, in the order of the seats."""
    real = isinstance(server, Garabato)
    codes = [make_room(server.port, number) if real else f"room-{number}" for number in range(rooms)]
    return [[connect(server.port, code, room * PEOPLE + seat) for seat in range(PEOPLE)] for room, code in enumerate(codes)]


def measure(start: Callable[[], Server], load: Load) -> Figures:
    """Start a server, let a crowd draw, end it."""
    with start() as server:
        rooms = fill(server, load.rooms)
        crowd = Crowd([person for room in rooms for person in room])
        crowd.settle()
        crowd.draw(WARM_UP, load.rate)
        crowd.hear(0)
        began, cpu = time.perf_counter(), server.cpu()
        crowd.draw(load.seconds, load.rate)
        ended, spent = time.perf_counter(), server.cpu() - cpu
        crowd.settle()
        crowd.close()
        heard = [read_ink(person, dict(enumerate(room)), began, ended) for room in rooms for person in room]
        return _figures(heard, ended - began, spent)


def _figures(heard: list[Heard], seconds: float, spent: float) -> Figures:
    frames = sum(each.frames for each in heard)
    delays = sorted(delay for each in heard for delay in each.delays)
    return Figures(
        delivered=frames / seconds,
        busy=spent / seconds,
        micros=spent / frames * 1e6,
        late=delays[int(len(delays) * 0.99)] * 1000,
        reordered=sum(each.reordered for each in heard),
    )


def _middle(figures: list[Figures]) -> Figures:
    """The medians; every reordered frame counts."""
    return Figures(
        delivered=median(each.delivered for each in figures),
        busy=median(each.busy for each in figures),
        micros=median(each.micros for each in figures),
        late=median(each.late for each in figures),
        reordered=sum(each.reordered for each in figures),
    )


def compare(load: Load, runs: int, names: list[str]) -> dict[str, Figures]:
    """All contenders under one load: medians, as a table."""
    given = interleaved(runs, {name: partial(measure, CONTENDERS[name], load) for name in names})
    middle = {name: _middle(figures) for name, figures in given.items()}
    ours = next(iter(middle.values()))
    print_table(
        load.title,
        ("", "deliveries/s", "CPU", "us CPU each", "per CPU-second", "p99 ms", "reordered", "ours : this"),
        [
            (
                name,
                short(each.delivered),
                f"{each.busy:.0%}",
                f"{each.micros:.2f}",
                short(1e6 / each.micros),
                f"{each.late:.1f}",
                str(each.reordered),
                f"{each.micros / ours.micros:.2f} x as many per CPU-second",
            )
            for name, each in middle.items()
        ],
    )
    return middle


def run(scale: Scale) -> str:
    """All loads."""
    names = list(CONTENDERS)
    seconds = scale.of(5, 2)
    small = compare(Load(scale.of(20, 2), 30, seconds), scale.runs, names)
    large = compare(Load(scale.of(100, 4), 30, seconds), scale.runs, names)
    full = compare(Load(scale.of(100, 4), 55, seconds), scale.runs, names)
    ours, at_once, ticked = names
    quicker = full[at_once].micros / full[ours].micros
    dearer = [each[ours].micros / each[ticked].micros for each in (small, large)]
    told = " and ".join(f"{each:.2f}" for each in dearer)
    return (
        f"saturated {short(1e6 / full[ours].micros)} deliveries/CPU-s, {quicker:.1f} x node ws at once: "
        f"{verdict(quicker, LEAST_SATURATED, most=False)}; "
        f"CPU of a delivery {told} x node ws with a tick: {verdict(max(dearer), MOST_TICKED, most=True)}"
    )


def main() -> None:
    """One load from the command line, for a closer look."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rooms", type=int, default=20)
    parser.add_argument("--rate", type=float, default=30)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--only", choices=CONTENDERS, action="append")
    args = parser.parse_args()
    compare(Load(args.rooms, args.rate, args.seconds), args.runs, args.only or list(CONTENDERS))


if __name__ == "__main__":
    main()
