"""A game of Doodles, played through the screens."""

import math
import time
from collections.abc import Callable

from playwright.sync_api import TimeoutError  # noqa: A004  (what a browser that waits in vain raises)

from tests.e2e.player import MOMENT_MS, PATIENCE_MS, Player, Point
from tests.e2e.served import Served

BACK_MS = 10_000
"""The promise is to be back 5 s after the network; a busy test machine may take twice as long."""


def curl(turn: int) -> list[Point]:
    """A spiral; each number has its own."""
    steps = 14
    return [
        (0.5 + 0.04 * (turn % 5) + 0.022 * i * math.cos(0.9 * i + turn), 0.5 + 0.022 * i * math.sin(0.9 * i + turn)) for i in range(steps)
    ]


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


def start(host: Player, others: list[Player]) -> None:
    for person in others:
        person.ready()
    host.until(lambda: all(one["ready"] for one in host.ears.room["people"] if one["seat"] != host.ears.seat), "everybody is ready")
    host.press(host.button("start"))
    for person in (host, *others):
        person.phase("card", "token", "draw")


def move(person: Player, number: int) -> bool:
    """Do what is this person's to do now; whether there was anything. Who is overtaken by the sand has lost nothing."""
    view = person.view
    moment = (view["phase"], view["round"], len(view["columns"]))
    if person.pictured(view["phase"]):
        person.shot(f"{person.name}-{view['phase']}")
    try:
        return _move(person, number)
    except (TimeoutError, AssertionError):
        now = person.view
        if (now["phase"], now["round"], len(now["columns"])) == moment:
            raise
        return True


def _move(person: Player, number: int) -> bool:
    view, me = person.view, person.ears.seat
    if view["phase"] == "draw" and view["own"] and me not in view["done"]:
        person.sheet.wait_for(timeout=MOMENT_MS)
        person.stroke(curl(number + view["round"]))
        person.done()
    elif view["phase"] == "vote" and view["may_vote"] and me not in view["locked"]:
        (vote if (number + view["round"]) % 3 == 0 else vote_by_keys)(person, number)
        person.lock()
    elif view["phase"] in {"reveal", "pad"} and me == person.ears.room["host"]:
        person.go_on()
    else:
        return False
    return True


def play(people: list[Player], goes_on: Callable[[], bool], first: int = 0) -> None:
    """Everybody does what is to be done, as long as the game goes on; the first of `people` is the host and has the hand number `first`."""
    idle_ms = 0
    while goes_on():
        busy = [move(person, number) for number, person in enumerate(people, first)]
        people[0].page.wait_for_timeout(25)
        idle_ms = 0 if any(busy) else idle_ms + 25
        assert idle_ms < PATIENCE_MS, f"nobody has anything to do\nview: {people[0].view}"


def play_round(people: list[Player]) -> None:
    """From wherever this round is to the next one, or to the end."""
    host, now = people[0], people[0].view["round"]
    play(people, lambda: host.view["round"] == now and host.view["phase"] != "over")


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
