"""Whole games in real browsers, with everything that happens on an evening."""

import time

import pytest

from tests.e2e.conftest import LAN_NAME, LYING_PHONE, PHONE, TABLET, Door
from tests.e2e.evening import comes_back, curl, play, play_round, same_end, start, vote, vote_by_keys
from tests.e2e.player import Player
from tests.e2e.served import Served
from tests.e2e.wires import Wire

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WITHIN_GRACE = 4
"""Room seconds in a real one: a cut of 3 s is one of 12, and nobody counts as away before 20."""
FAST = 9


def laid(door: Door, served: Served, link: dict[str, str]) -> tuple[list[Player], str]:
    """Five people round a table, each with another device and some in another language."""
    ana = door.person("Ana", PHONE)
    people = [
        ana,
        door.person("Bruno", PHONE, language="it"),
        door.person("Chiara", LYING_PHONE, language="it"),
        door.person("Dana", TABLET),
        door.person("Emil", PHONE, color_scheme="dark"),
    ]
    code = ana.start_room(served.url())
    for person in people[1:]:
        person.join(link.get(person.name, served.url()) + code)
    return people, code


def test_a_whole_evening(door: Door, served: Served, wire: Wire) -> None:
    served.start(speed=WITHIN_GRACE)
    elsewhere = wire.url()
    people, code = laid(door, served, {"Bruno": elsewhere, "Chiara": elsewhere})
    ana, _, chiara, _, emil = people
    ana.unfold_rules()
    ana.choose("preset-kids")
    ana.fewer_rounds(6)
    chiara.stroke([(0.2, 0.2), (0.4, 0.5), (0.6, 0.3)], chiara.wall)
    emil.until(lambda: emil.dark(emil.wall) > 0, "Chiara's doodle on the wall")
    start(ana, people[1:])
    draw_through_mishaps(people, wire)
    vote_through_a_death(people, served)
    play_round(people)
    play_without_two(people, wire)
    play(people, lambda: ana.view["phase"] != "over")
    same_end(people, served, code)
    ana.press(ana.button("another-game"))
    for person in people:
        person.in_lobby()


def draw_through_mishaps(people: list[Player], wire: Wire) -> None:
    """On a slow clock a page is loaded anew in mid-drawing, and a network is gone for three seconds."""
    ana, bruno, _, dana, _ = people
    for number, person in enumerate(people):
        person.sheet.wait_for()
        person.stroke(curl(number))
    before = dana.dark(dana.sheet)
    dana.page.reload()
    dana.sheet.wait_for()
    dana.until(lambda: dana.dark(dana.sheet) > before * 0.9, "the strokes from before the reload")
    sockets = bruno.ears.sockets
    with wire.pulled():
        ana.page.wait_for_timeout(3_000)
    comes_back(bruno, sockets, "3 s without a network")
    assert [one["presence"] for one in ana.ears.room["people"]].count("away") == 0
    assert bruno.dark(bruno.sheet) > 0
    for person in people:
        person.done()


def vote_through_a_death(people: list[Player], served: Served) -> None:
    """The server dies when the tokens lie and nobody has locked. It comes back with a faster clock."""
    for number, person in enumerate(people):
        (vote if number % 2 else vote_by_keys)(person, number)
    placed = [person.view["ballot"] for person in people]
    sockets = [person.ears.sockets for person in people]
    served.kill9()
    served.start(speed=FAST)
    for person, before in zip(people, sockets, strict=True):
        comes_back(person, before, "the server's death")
    assert [person.view["ballot"] for person in people] == placed
    for person in people:
        person.lock()


def play_without_two(people: list[Player], wire: Wire) -> None:
    """Two on one cable are gone for half a minute; the others play on."""
    ana, bruno, chiara, dana, emil = people
    sockets = {person.name: person.ears.sockets for person in (bruno, chiara)}
    began, first = time.monotonic(), ana.view["round"]
    with wire.pulled():
        play([ana, dana, emil], lambda: time.monotonic() < began + 30 and ana.view["phase"] != "over")
    assert ana.view["round"] > first, "the others waited for those who were gone"
    for person in (bruno, chiara):
        comes_back(person, sockets[person.name], "30 s without a network")


def test_in_an_insecure_context(door: Door, served: Served) -> None:
    """A home party is plain HTTP on a LAN: no wake lock, no clipboard, no coalesced events, no `randomUUID`."""
    served.start(speed=FAST)
    home = served.url(host=LAN_NAME)
    people = [door.person("Nonna", PHONE, language="it"), door.person("Leo", LYING_PHONE), door.person("Mia", TABLET)]
    code = people[0].start_room(home)
    for person in people[1:]:
        person.join(home + code)
    for person in people:
        assert not person.page.evaluate("isSecureContext"), "this name is a secure context: the test proves nothing"
    people[0].unfold_rules()
    people[0].fewer_rounds(2)
    start(people[0], people[1:])
    people[0].phase("card", "token", "draw")
    play(people, lambda: people[0].view["phase"] != "over")
    same_end(people, served, code)
