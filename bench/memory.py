"""What an idle connection and a room weigh in the real server's memory."""

from __future__ import annotations

from bench.crowd import Crowd, Person, connect, make_room
from bench.processes import Garabato
from bench.report import Scale, interleaved, median, print_table, verdict

PEOPLE = 8
MOST = 16 * 1024
WARM = 10


def measure(rooms: int) -> tuple[float, float]:
    """Bytes a room with nobody in it, and bytes a person who has joined and does nothing."""
    with Garabato() as server:
        early = [connect(server.port, make_room(server.port, room), room) for room in range(WARM)]
        Crowd(early).settle()
        empty = server.memory()
        codes = [make_room(server.port, WARM + room) for room in range(rooms)]
        made = server.memory()
        people: list[Person] = [
            connect(server.port, code, WARM + room * PEOPLE + seat) for room, code in enumerate(codes) for seat in range(PEOPLE)
        ]
        crowd = Crowd(people)
        crowd.settle()
        full = server.memory()
        crowd.close()
        return (made - empty) / rooms, (full - made) / len(people)


def run(scale: Scale) -> str:
    """Both weights."""
    rooms = scale.of(100, 20)
    runs = interleaved(scale.runs, {"": lambda: measure(rooms)})[""]
    room, person = (median(each[which] for each in runs) for which in (0, 1))
    print_table(
        f"Memory of the server's own, {rooms} rooms x {PEOPLE} idle people",
        ("", "kB", "limit kB", ": limit"),
        [
            ("a room", f"{room / 1024:.1f}", "-", "-"),
            ("a person who has joined", f"{person / 1024:.1f}", f"{MOST / 1024:.0f}", f"{person / MOST:.2f}"),
        ],
    )
    return f"an idle person {person / 1024:.1f} kB: {verdict(person / 1024, MOST / 1024, most=True)}; a room {room / 1024:.1f} kB"
