"""Somebody comes late to a wall of 20,000 points: how much is sent, and how long it takes."""

from __future__ import annotations

import time

from bench.crowd import Crowd, connect, make_room, read_ink
from bench.processes import Garabato
from bench.report import Scale, interleaved, median, print_table, verdict

PEOPLE = 8
RATE = 55
MOST_BYTES, MOST_SECONDS = 100_000, 0.3


def measure(points: int, comers: int) -> list[tuple[int, float, int]]:
    """Bytes, seconds and reordered frames of each who comes late."""
    with Garabato() as server:
        code = make_room(server.port, 0)
        people = [connect(server.port, code, number) for number in range(PEOPLE)]
        crowd = Crowd(people)
        crowd.settle()
        while sum(person.drawn for person in people) * 2 < points:
            crowd.draw(0.5, RATE)
        crowd.settle(1.0)
        frames = sum(person.drawn + person.stroke - 1 for person in people)
        comes: list[tuple[int, float, int]] = []
        for number in range(comers):
            began = time.perf_counter()
            late = connect(server.port, code, PEOPLE + number)
            arrival = Crowd([late])
            arrival.settle()
            heard = read_ink(late, {})
            assert heard.frames == frames, f"{heard.frames} of {frames} frames were heard"
            comes.append((len(late.heard()), late.chunks[-1][0] - began, heard.reordered))
            arrival.close()
        crowd.close()
        return comes


def run(scale: Scale) -> str:
    """Several who come late, one after the other."""
    points = scale.of(20_000, 2000)
    runs = [one for each in interleaved(1, {"": lambda: measure(points, scale.runs)}).values() for come in each for one in come]
    size, took = median(one[0] for one in runs), median(one[1] for one in runs)
    print_table(
        f"Late to a wall of {points} points in frames of two",
        ("", "measured", "limit", ": limit"),
        [
            ("bytes", f"{size:,.0f}", f"{MOST_BYTES:,}", f"{size / MOST_BYTES:.2f}"),
            ("seconds from knocking to the last byte", f"{took:.3f}", str(MOST_SECONDS), f"{took / MOST_SECONDS:.2f}"),
            ("reordered frames", str(sum(one[2] for one in runs)), "0", "-"),
        ],
    )
    return (
        f"late to a wall of {points} points: {size / 1000:.0f} kB: {verdict(size / 1000, MOST_BYTES / 1000, most=True)}, "
        f"{took:.2f} s: {verdict(took, MOST_SECONDS, most=True)}"
    )
