"""Every screen, in light and dark: nothing for axe to find, no sideways scroll on a small phone, and pictures of all."""

import json
import os
import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from tests.e2e.conftest import LAPTOP, PHONE, Door
from tests.e2e.evening import curl, move, start, vote
from tests.e2e.player import Player
from tests.e2e.served import ROOT, Served

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SMALL = {"width": 320, "height": 640}
OTHERS = {"tablet": {"width": 768, "height": 1024}, "laptop": {"width": 1280, "height": 800}}
"""Sizes of which there are only pictures."""
PICTURES = "GARABATO_SHOTS" in os.environ
SPEED = 1 if PICTURES else 4
"""The sand stands still while a screen is looked at, but the server's clock does not; pictures in every size take long."""
AXE = ROOT / "node_modules/axe-core/axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@cache
def axe() -> str:
    if not AXE.is_file():
        pytest.fail("axe-core is not installed: run `make setup`", pytrace=False)
    return AXE.read_text(encoding="utf-8")


class Inspector:
    """Looks at one page, whatever is on it, and writes down what is wrong. `game`: whose screens these are."""

    def __init__(self, person: Player, game: str = "") -> None:
        self.person = person
        self.game = game
        self.page = person.page
        self.faults: list[str] = []
        person.page.context.add_init_script(script=axe())

    def look(self, screen: str) -> None:
        """At one screen: in light, in dark, and on a small phone."""
        size = self.page.viewport_size
        assert size is not None
        name = f"{self.game}-{screen}" if self.game else screen
        for scheme in ("light", "dark"):
            self.page.emulate_media(color_scheme=scheme)
            self.person.shot(f"{name}.{scheme}")
            self.faults += [f"{screen} ({scheme}): {fault}" for fault in self._violations()]
        self.page.emulate_media(color_scheme="light")
        self.page.set_viewport_size(SMALL)
        self.person.shot(f"{name}.small")
        wide = self.page.evaluate("document.scrollingElement.scrollWidth")
        if wide > SMALL["width"]:
            self.faults.append(f"{screen}: {wide} px wide on a phone of {SMALL['width']}")
        if PICTURES:
            self._picture(name)
        self.page.set_viewport_size(size)

    def _picture(self, name: str) -> None:
        """In every other size, for contact sheets."""
        for kind, size in OTHERS.items():
            self.page.set_viewport_size(size)
            for scheme in ("light", "dark"):
                self.page.emulate_media(color_scheme=scheme)
                self.page.wait_for_timeout(100)
                self.person.shot(f"{name}.{kind}.{scheme}")
        self.page.emulate_media(color_scheme="light")

    def _violations(self) -> list[str]:
        found: list[dict[str, Any]] = self.page.evaluate(
            "async rules => (await axe.run({ runOnly: rules, resultTypes: ['violations'] })).violations", RULES
        )
        return [f"{each['id']}: {node['target']} {node['failureSummary']}" for each in found for node in each["nodes"]]


def test_every_screen_is_for_everybody(door: Door, served: Served) -> None:
    served.start(speed=SPEED)
    host, other, third = door.person("Ana", PHONE), door.person("Bruno"), door.person("Chiara", language="it")
    see = Inspector(host)
    outside(see, served)
    code = host.start_room(served.url())
    for person in (other, third):
        person.join(served.url(code))
    lobby(see)
    host.unfold_rules()
    see.look("rules")
    host.choose("preset-kids")
    host.fewer_rounds(1)
    start(host, [other, third])
    see.game = "doodles"
    game(see, served, [host, other, third])
    assert not see.faults, "\n".join(see.faults)


def outside(see: Inspector, served: Served) -> None:
    """What there is without a room."""
    person = see.person
    person.page.goto(served.url())
    person.page.get_by_label(person.say("your-name")).wait_for()
    see.look("home")
    person.page.goto(served.url("?games="))
    person.page.get_by_role("heading", name=person.say("home-games")).wait_for()
    see.look("games")
    person.page.goto(served.url("?games=doodles"))
    person.page.get_by_role("heading", name=person.say("title")).first.wait_for()
    see.look("one-game")
    person.page.goto(served.url("WXYZ"))
    person.button("join").wait_for()
    see.look("invited")


def lobby(see: Inspector) -> None:
    """The room before the game, and what can be laid over it."""
    person = see.person
    widest = "one => { one.textContent = 'MWMW'; one.style.setProperty('--wide', 4); }"
    person.page.get_by_role("heading", level=1).evaluate(widest)
    see.look("lobby")
    for name in ("menu", "chat"):
        person.press(person.button(name).first)
        person.button("close").wait_for()
        see.look(name)
        person.press(person.button("close"))
    person.press(person.button("how-to-play"))
    person.button("close").wait_for()
    see.look("how-to-play")
    person.press(person.button("close"))
    assert person.ears.sockets == 1, "the room was built anew, perhaps when its sentences came"


def game(see: Inspector, served: Served, people: list[Player]) -> None:
    """One round, phase by phase. While a screen is looked at the server stands still, and with it the sand."""
    host, other, third = people
    for phase in ("card", "token"):
        host.phase(phase)
        with served.frozen():
            see.look(phase)
    for number, person in enumerate(people):
        person.sheet.wait_for()
        person.stroke(curl(number))
    with served.frozen():
        see.look("draw")
    host.done()
    host.button("keep-drawing").wait_for()
    with served.frozen():
        see.look("wait")
    for person in (other, third):
        person.done()
    betting(see, served, people)
    shown: set[str] = set()
    while "over" not in shown:
        host.phase("reveal", "pad", "over")
        with served.frozen():
            host.page.wait_for_timeout(200)
            now = host.view["phase"]
            if now not in shown:
                see.look(now)
            shown.add(now)
        if now != "over":
            move(host, 0)
    assert shown >= {"reveal", "pad", "over"}


def betting(see: Inspector, served: Served, people: list[Player]) -> None:
    host, other, third = people
    host.phase("vote")
    host.thumbs().first.wait_for()
    with served.frozen():
        see.look("vote")
    # Not the host's own drawing, so that the host is asked.
    other.press(other.button("thumb-open", name=third.name))
    other.press(other.button("flag", name=third.name))
    other.press(other.button("flag-ask"))
    host.until(lambda: host.view["question"] is not None, "the question")
    host.button("judge-no").wait_for()
    with served.frozen():
        see.look("judging")
    for person in people:
        if person.view["may_judge"]:
            person.press(person.button("judge-no"))
    for number, person in enumerate(people):
        vote(person, number)
        person.lock()


def reasons() -> list[str]:
    """All that may go wrong at the door, as the catalogue has it."""
    texts = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "web/texts").rglob("en.ftl"))
    names: list[str] = re.findall(r"^trouble-([a-z_]+) =", texts, re.MULTILINE)
    return [name for name in names if name not in {"home", "reload", "unknown_room", "away", "blocked"}]


def test_every_trouble_is_said_in_words(door: Door, served: Served) -> None:
    served.start()
    person = door.person("Ana", PHONE)
    see = Inspector(person)
    code = person.start_room(served.url())
    assert len(reasons()) > 5
    for reason in reasons():
        person.page.route_web_socket(re.compile("socket$"), lambda socket, why=reason: goodbye(socket, why))
        person.page.goto(served.url(code))
        trouble(see, reason)
    person.page.route_web_socket(re.compile("socket$"), lambda socket: socket.close())
    person.page.goto(served.url(code))
    trouble(see, "blocked")
    person.page.goto(served.url("QQQQ"))
    trouble(see, "unknown_room")
    person.page.route("**/api/rooms/*", lambda route: route.abort())
    person.page.goto(served.url(code))
    trouble(see, "away")
    assert not see.faults, "\n".join(see.faults)


def goodbye(socket: WebSocketRoute, reason: str) -> None:
    """The server shows somebody the door."""
    bye = {"type": "ServerSentBye", "reason": reason, "again": False}

    def answer(_: str | bytes) -> None:
        socket.send(json.dumps(bye))
        socket.close()

    socket.on_message(answer)


def trouble(see: Inspector, reason: str) -> None:
    person = see.person
    person.page.get_by_role("heading", name=person.say(f"trouble-{reason}")).wait_for()
    see.look(f"trouble-{reason}")


def test_a_round_by_keyboard_alone(door: Door, served: Served) -> None:
    """Everything but drawing: in by the link, ready, bets, lock, on. No mouse, no finger."""
    served.start(speed=4)
    host = door.person("Ana", LAPTOP)
    others = [door.person("Bruno"), door.person("Chiara")]
    keys = host.page.keyboard
    host.page.goto(served.url())
    tab_to(host, "textbox", host.say("your-name"))
    keys.type("Ana")
    tab_to(host, "button", host.say("home-start"))
    keys.press("Enter")
    host.in_lobby()
    code = host.page.url[-4:]
    for person in others:
        person.join(served.url(code))
        person.ready()
    tab_to(host, "button", host.say("start"))
    keys.press("Enter")
    for number, person in enumerate(others):
        person.sheet.wait_for()
        person.stroke(curl(number))
        person.done()
    host.sheet.wait_for()
    tab_to(host, "button", host.say("done"))
    keys.press("Space")
    host.phase("vote")
    for number, person in enumerate(others):
        vote(person, number)
        person.lock()
    for number in (1, 2):
        keys.press(str(number))
        host.until(lambda goal=number: len(host.view["ballot"]) == goal, "a token")
        keys.press("ArrowRight")
    tab_to(host, "button", host.say("lock"))
    keys.press("Enter")
    for _ in range(4):
        host.phase("reveal", "pad")
        view = host.view
        name = host.say.like("next-artist", "next-you", "to-pad", "next-round")
        host.page.get_by_role("button", name=name).wait_for()
        tab_to(host, "button", name)
        keys.press("Enter")
        host.until(lambda before=view: host.view is not before, "the reveal to go on")
    host.until(lambda: host.view["round"] == 2, "the next round")


def tab_to(person: Player, role: Any, name: str | re.Pattern[str]) -> None:
    """With the Tab key, as somebody without a mouse."""
    wanted = person.page.get_by_role(role, name=name, exact=True).first
    wanted.wait_for()
    for _ in range(60):
        if wanted.evaluate("one => one === document.activeElement"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key never comes to {name}")


@pytest.mark.parametrize("language", ["en", "es", "it", "ro", "ru"])
def test_a_host_with_all_rules_in_sight_scrolls_downwards_only(door: Door, served: Served, language: str) -> None:
    served.start()
    host = door.person("Nonna", PHONE, language=language)
    host.start_room(served.url())
    host.unfold_rules()
    for width in (430, 390, 360, 320):
        host.page.set_viewport_size({"width": width, "height": 844})
        host.until(
            lambda width=width: host.page.evaluate("document.documentElement.scrollWidth") == width, f"a page no wider than {width} pixels"
        )
