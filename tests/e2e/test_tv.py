"""A big screen beside the table: in step with the phones, knows nothing they do not show, needs nobody's hand."""

from typing import Any

import pytest

from tests.e2e.conftest import BIG, PHONE, Door
from tests.e2e.evening import comes_back, curl, move, start, vote
from tests.e2e.player import Player
from tests.e2e.served import Served

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SMALLEST = 32
"""Pixels of a letter's size, of 1080 lines."""

TEXTS = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim();
    const parent = walk.currentNode.parentElement;
    if (text === '' || parent.closest('.vh, script, style')) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const box = range.getBoundingClientRect();
    const { fontSize, visibility } = getComputedStyle(parent);
    if (box.width === 0 || visibility === 'hidden') continue;
    found.push({ text, size: parseFloat(fontSize), left: box.left, top: box.top, right: box.right, bottom: box.bottom });
  }
  return found;
}"""


class Screen:
    """Looks at the big screen, in light and in dark, and writes down what cannot be read from the other end of the room."""

    def __init__(self, door: Door) -> None:
        self.tv: Player = door.person("Tv", BIG)
        self.faults: list[str] = []

    def look(self, scene: str) -> None:
        self.tv.page.wait_for_timeout(150)
        for text in self.texts():
            if text["size"] < SMALLEST:
                self.faults.append(f"{scene}: {text['text']!r} is {text['size']} px")
            if text["left"] < 0 or text["top"] < 0 or text["right"] > 1921 or text["bottom"] > 1081:
                self.faults.append(f"{scene}: {text['text']!r} is cut off at {text}")
        for scheme in ("light", "dark"):
            self.tv.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            self.tv.page.wait_for_timeout(60)
            self.tv.shot(f"tv-{scene}.{scheme}")
        self.tv.page.emulate_media(color_scheme="light", reduced_motion="reduce")

    def texts(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.tv.page.evaluate(TEXTS)
        return found

    def reads(self) -> str:
        return " ".join(text["text"] for text in self.texts())


def test_a_big_screen_goes_along_with_the_phones(door: Door, served: Served) -> None:
    served.start(speed=2)
    people = [door.person(name, PHONE) for name in ("Nonna", "Marco", "Ana", "Leo", "Sofia")]
    host, screen = people[0], Screen(door)
    code = host.start_room(served.url())
    screen.tv.page.goto(served.url(f"tv/{code}"))
    screen.tv.page.get_by_role("heading", name=" ".join(code)).wait_for()
    for person in people[1:]:
        person.join(served.url(code))
    for number, person in enumerate(people):
        person.page.evaluate("scrollTo(0, document.body.scrollHeight)")
        person.stroke([(0.1 + 0.16 * number + x / 6, 0.2 + y * 0.6) for x, y in curl(number)], person.wall)
    screen.tv.until(lambda: screen.tv.dark(screen.tv.wall) > 0, "the doodles on the wall")
    host.unfold_rules()
    host.choose("preset-kids")
    host.fewer_rounds(2)
    for person in people[1:3]:
        person.ready()
    screen.look("lobby")
    screen.tv.until(lambda: all(person.name in screen.reads() for person in people), "everybody's name")
    assert len(host.ears.room["people"]) == len(people), "a big screen is nobody"
    start(host, [people[3], people[4]])
    one_round(served, screen, people)
    sockets = screen.tv.ears.sockets
    served.kill9()
    served.start(speed=2)
    comes_back(screen.tv, sockets, "the death of the server")
    rest(served, screen, people)
    assert not screen.faults, "\n".join(screen.faults)


def in_step(screen: Screen, people: list[Player], *phases: str) -> None:
    """Everybody and the big screen are in the same scene."""
    for person in (*people, screen.tv):
        person.phase(*phases)


def one_round(served: Served, screen: Screen, people: list[Player]) -> None:
    tv = screen.tv
    in_step(screen, people, "card")
    with served.frozen():
        screen.look("card")
    in_step(screen, people, "draw")
    for number, person in enumerate(people):
        person.sheet.wait_for()
        person.stroke(curl(number))
    for person in people[:2]:
        person.done()
    tv.until(lambda: len(tv.view["done"]) == 2, "two who are done")
    with served.frozen():
        screen.look("draw")
    assert tv.view["own"] is None
    for person in people[2:]:
        person.done()
    in_step(screen, people, "vote")
    for number, person in enumerate(people):
        vote(person, number)
        if number < 3:
            person.lock()
    tv.until(lambda: len(tv.view["locked"]) == 3, "three who have locked")
    tv.page.get_by_role("img", name=tv.say("drawing-of", name="Leo")).wait_for()
    with served.frozen():
        screen.look("vote")
    assert tv.view["ballot"] == {}
    for person in people[3:]:
        person.lock()
    in_step(screen, people, "reveal")
    with served.frozen():
        screen.look("reveal")
        tv.until(lambda: people[0].view["reveal"] == tv.view["reveal"], "the same reveal as in the hand")
        word = tv.page.locator(".what").inner_text()
        assert word.strip() != "…"
        assert word in screen.reads()


def rest(served: Served, screen: Screen, people: list[Player]) -> None:
    """To the podium: every pad and every end is the same on the big screen as in the hand."""
    host, seen = people[0], set[str]()
    while host.view["phase"] != "over":
        if host.view["phase"] == "pad" and "pad" not in seen:
            in_step(screen, people, "pad")
            with served.frozen():
                screen.look("pad")
            seen.add("pad")
        for number, person in enumerate(people):
            move(person, number)
        host.page.wait_for_timeout(25)
    in_step(screen, people, "over")
    screen.look("podium")
    assert screen.tv.view["outcome"] == host.view["outcome"]
