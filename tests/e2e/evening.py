"""A game of Doodles, played through the screens."""

import math
import time

from tests.e2e.player import Player, Point
from tests.e2e.served import Served

BACK_MS = 10_000
"""The promise is to be back 5 s after the network; a busy test machine may take twice as long."""


def curl(turn: int) -> list[Point]:
    """A spiral; each number has its own."""
    steps = 14
    return [
        (0.5 + 0.04 * (turn % 5) + 0.022 * i * math.cos(0.9 * i + turn), 0.5 + 0.022 * i * math.sin(0.9 * i + turn)) for i in range(steps)
    ]


def draw_all(people: list[Player], turn: int = 0) -> None:
    for number, person in enumerate(people):
        person.sheet.wait_for()
        person.stroke(curl(turn + number))
        person.done()


def bets(voter: int, artist: int) -> int:
    """Whatever, but never more than three of one number."""
    return (voter + artist) % 3 + 1


def vote(person: Player, number: int) -> None:
    person.phase("vote")
    person.thumbs().first.wait_for()
    for thumb in range(person.thumbs().count()):
        person.bet(thumb, bets(number, thumb))


def vote_by_keys(person: Player, number: int) -> None:
    person.phase("vote")
    thumbs = person.thumbs()
    thumbs.first.wait_for()
    for thumb in range(thumbs.count()):
        person.page.keyboard.press(str(bets(number, thumb)))
        person.until(lambda goal=thumb: len(person.view["ballot"]) > goal, "the token")
        person.page.keyboard.press("ArrowRight")


def reveal(host: Player, *, shots: bool = False) -> None:
    """The host goes on from artist to artist until the round is written down, and from there."""
    round_now = host.view["round"]
    seen: set[object] = set()
    while True:
        host.phase("reveal", "pad", "card", "token", "draw", "over")
        view = host.view
        if view["round"] != round_now or view["phase"] == "over":
            return
        now = (view["phase"], len(view["columns"][-1]["reveals"]))
        if now not in seen:
            seen.add(now)
            if shots:
                host.shot(f"game-{view['phase']}-{len(seen)}")
            host.press(host.go_on().first)
        host.page.wait_for_timeout(30)


def start(host: Player, others: list[Player]) -> None:
    for person in others:
        person.ready()
    host.until(lambda: all(one["ready"] for one in host.ears.room["people"] if one["seat"] != host.ears.seat), "everybody is ready")
    host.press(host.button("start"))


def play_round(people: list[Player], turn: int) -> None:
    """Everybody draws and votes at once; the first of `people` is the host."""
    draw_all(people, turn)
    for number, person in enumerate(people):
        vote(person, number)
        person.lock()
    reveal(people[0])


def same_end(people: list[Player], served: Served, code: str) -> None:
    """Every screen shows what the rules say, read from the log."""
    for person in people:
        person.phase("over")
    outcome = served.outcome(code)
    assert outcome.finished
    names = {one.seat: one.name for one in served.folded(code).members.values()}
    scores = {names[standing.seat]: standing.score for standing in outcome.standings}
    for person in people:
        assert person.totals() == scores


def comes_back(person: Player, sockets: int, what: str) -> None:
    """The page opens a new socket by itself and has the whole truth again; nobody loads it anew."""
    began = time.monotonic()
    person.until(lambda: person.ears.sockets > sockets and person.ears.fresh, f"{person.name} to come back after {what}", BACK_MS)
    print(f"\n{person.name} is back {time.monotonic() - began:.2f} s after {what}")
