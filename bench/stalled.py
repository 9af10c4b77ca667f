"""Somebody who never reads: the others get everything in order, and the server's memory stays as flat as without."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import partial

from bench.crowd import Crowd, Person, connect, make_room, messages, read_ink
from bench.processes import Garabato
from bench.report import Scale, interleaved, median, print_table, verdict

PEOPLE = 8
RATE = 30
TALK_EVERY = 0.05
PING_EVERY = 5.0
LINE = "x" * 300
MOST_GROWTH = 2.0
"""Megabytes more than where everybody reads: what may wait for one socket, in this process and in the kernel, is 256 kB."""


@dataclass(frozen=True, slots=True)
class Figures:
    """One run."""

    share: float
    """Of the frames that were drawn, those that the readers got."""
    growth: float
    """Megabytes."""
    reordered: int
    late: float
    closed: float
    """Seconds until the stalled one was sent away; 0: never."""


def _talk(people: list[Person], number: int) -> None:
    person = people[number % len(people)]
    person.send(
        f'{{"type":"ClientSentCommand","no":{number // len(people) + 1},"command":{{"type":"Say","text":"{LINE}"}}}}'.encode(), text=True
    )


def measure(seconds: float, *, stalls: bool) -> Figures:
    """A room of eight that draws and chats; whether the eighth reads."""
    with Garabato() as server:
        code = make_room(server.port, 0)
        people = [connect(server.port, code, number) for number in range(PEOPLE - 1)]
        eighth = connect(server.port, code, PEOPLE - 1, buffer=4096)
        crowd = Crowd(people if stalls else [*people, eighth])
        crowd.settle()
        crowd.draw(1, RATE, people)
        before = most = server.memory()
        began, talked, closed, pinged = time.perf_counter(), 0, 0.0, 0.0
        while (now := time.perf_counter() - began) < seconds:
            crowd.draw(TALK_EVERY, RATE, people)
            while talked < now / TALK_EVERY * 6:  # 120 lines a second: 36 kB
                _talk(people, talked)
                talked += 1
            if not closed and now - pinged > PING_EVERY:  # the eighth says that it lives
                pinged = now
                eighth.send(b'{"type":"ClientSentPing","mark":1}', text=True)
            if int(now * 2) != int((now - TALK_EVERY) * 2):
                most = max(most, server.memory())
            if stalls and not closed and any(b'"reconnecting"' in chunk for _, chunk in people[0].chunks[-20:]):
                closed = now
        crowd.settle()
        heard = [read_ink(person, dict(enumerate(people))) for person in people]
        drawn = sum(person.drawn for person in people)
        ends = sum(person.stroke - 1 for person in people)
        wanted = (drawn + ends) * (len(people) - 1)
        said = [payload for _, opcode, payload in messages(people[0].heard()) if opcode == 1 and b"ServerSentSaid" in payload]
        assert len(said) == talked, f"{len(said)} of {talked} lines were heard"
        delays = sorted(delay for each in heard for delay in each.delays)
        crowd.close()
        eighth.socket.close()
        return Figures(
            share=sum(each.frames for each in heard) / wanted,
            growth=(most - before) / 1e6,
            reordered=sum(each.reordered for each in heard),
            late=delays[int(len(delays) * 0.99)] * 1000,
            closed=closed,
        )


def run(scale: Scale) -> str:
    """With and without a reader who stalls."""
    seconds = scale.of(40, 15)
    given = interleaved(
        min(scale.runs, 3),
        {name: partial(measure, seconds, stalls=stalls) for name, stalls in (("all read", False), ("one never reads", True))},
    )
    rows = []
    for name, runs in given.items():
        closed = median(each.closed for each in runs)
        rows.append(
            (
                name,
                f"{min(each.share for each in runs):.2%}",
                f"{median(each.growth for each in runs):.2f}",
                f"{median(each.late for each in runs):.1f}",
                str(sum(each.reordered for each in runs)),
                f"after {closed:.0f} s" if closed else "-",
            )
        )
    print_table(
        f"A room of {PEOPLE} that draws and chats for {seconds} s",
        ("", "deliveries", "growth MB", "p99 ms", "reordered", "sent away"),
        rows,
    )
    share = min(each.share for runs in given.values() for each in runs)
    more = median(each.growth for each in given["one never reads"]) - median(each.growth for each in given["all read"])
    return (
        f"beside a reader who stalls {share:.1%} of the frames arrive: {verdict(share, 1.0, most=False)}; "
        f"memory {more:+.1f} MB against all reading: {verdict(more, MOST_GROWTH, most=True)}"
    )
