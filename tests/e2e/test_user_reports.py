"""Faults that people really reported of such games, tried in a real browser (the numbers are those of tests/user_reports)."""

import contextlib
import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import connect
from websockets.typing import Origin

from garabato.ink.codec import Op, read_frame
from garabato.ink.pack import unpack_row
from garabato.room.messages import PROTOCOL
from tests.e2e.conftest import LAPTOP, PHONE, Door
from tests.e2e.evening import comes_back, curl, move, play, start
from tests.e2e.player import Player
from tests.e2e.served import Served
from tests.e2e.wires import Wire

pytestmark = [pytest.mark.browser, pytest.mark.slow]

FAST = 5
"""Where people act, and nobody may be overtaken because a machine is slow."""
STROKES = [[(0.2, 0.2), (0.3, 0.25), (0.4, 0.2)], [(0.6, 0.2), (0.62, 0.3), (0.6, 0.4)], [(0.3, 0.5), (0.5, 0.55), (0.7, 0.5)]]
NEAR = 0.012
"""A pencil's breadth, as a part of the sheet."""


def three(door: Door, served: Served, device: dict[str, Any] = PHONE) -> tuple[list[Player], str]:
    """Three at a table, who draw; the first has the device."""
    people = [door.person("Ana", device), door.person("Bea"), door.person("Cid")]
    code = people[0].start_room(served.url())
    for person in people[1:]:
        person.join(served.url(code))
    people[0].unfold_rules()
    people[0].choose("preset-kids")
    start(people[0], people[1:])
    for person in people:
        person.sheet.wait_for()
    return people, code


def same(one: dict[str, float], other: dict[str, float]) -> bool:
    return all(abs(one[side] - other[side]) < NEAR for side in ("left", "top", "right", "bottom"))


def test_01_and_03_one_sheet(door: Door, served: Served) -> None:
    served.start()
    people, _ = three(door, served)
    turn_the_phone(people[0])
    two_fingers(people[0])
    rest_the_palm(people[0])


def turn_the_phone(ana: Player) -> None:
    """01: the drawing stays, nobody sends it again, and the pencil is where the finger is."""
    for points in STROKES:
        ana.stroke(points)
    before = ana.ink(ana.sheet)
    told = len(ana.ears.heard)
    ana.page.set_viewport_size({"width": 844, "height": 390})
    ana.until(lambda: same(ana.ink(ana.sheet), before), "the drawing at the same places after turning the phone")
    assert not [heard for heard in ana.ears.heard[told:] if heard.data[:1] in {b"\x01", b"\x02"}], "the whole drawing was asked for"
    ana.stroke([(0.8, 0.8), (0.9, 0.9)])
    ana.until(
        lambda: abs(ana.ink(ana.sheet)["bottom"] - 0.9) < NEAR and abs(ana.ink(ana.sheet)["right"] - 0.9) < NEAR, "ink under the finger"
    )
    ana.press(ana.button("ink-clear"))
    ana.until(lambda: ana.dark(ana.sheet) == 0, "a clean sheet")


def two_fingers(ana: Player) -> None:
    """03: only the first one draws."""
    one, other = ana.on(ana.sheet, [(0.2, 0.2), (0.8, 0.8)])
    ana.fingers("touchStart", [one])
    ana.fingers("touchStart", [one, other])
    for step in range(1, 6):
        ana.fingers("touchMove", [(one[0] + 6 * step, one[1]), (other[0] - 6 * step, other[1])])
    ana.fingers("touchEnd", [])
    ana.until(lambda: ana.dark(ana.sheet) > 0, "the first finger's stroke")
    ink = ana.ink(ana.sheet)
    assert ink["right"] < 0.45, "the second finger drew, or a line joins the two"
    assert ink["bottom"] < 0.25


def rest_the_palm(ana: Player) -> None:
    """03: the pen's stroke is whole, and of the palm nothing stays."""
    palm = ana.on(ana.sheet, [(0.9, 0.9)])
    ana.fingers("touchStart", palm)
    ana.pen([(0.3, 0.6), (0.4, 0.65), (0.5, 0.6)])
    ana.fingers("touchMove", [(palm[0][0] - 20, palm[0][1] - 10)])
    ana.fingers("touchEnd", [])
    ana.until(lambda: abs(ana.ink(ana.sheet)["bottom"] - 0.65) < NEAR, "the pen's stroke and nothing of the palm")
    assert ana.ink(ana.sheet)["right"] < 0.55


def test_01_a_resized_window_keeps_the_wall(door: Door, served: Served) -> None:
    served.start()
    author, watcher = door.person("Ana", LAPTOP), door.person("Bea", LAPTOP)
    code = author.start_room(served.url())
    watcher.join(served.url(code))
    for points in STROKES:
        author.stroke(points, author.wall)
    watcher.until(lambda: same(watcher.ink(watcher.wall), author.ink(author.wall)), "the strokes to be with the watcher")
    before = author.ink(author.wall)
    rows = served.stored(code).ink
    for person in (author, watcher):
        person.page.set_viewport_size({"width": 700, "height": 900})
        person.until(lambda each=person: same(each.ink(each.wall), before), "all strokes at the same places")
    author.wall.scroll_into_view_if_needed()
    author.stroke([(0.8, 0.6), (0.9, 0.9)], author.wall)
    for person in (author, watcher):
        person.until(lambda each=person: abs(each.ink(each.wall)["bottom"] - 0.9) < 2 * NEAR, "the new stroke under the pointer")
    assert served.stored(code).ink[: len(rows)] == rows


def test_09_the_pencil_stays_as_it_was_chosen(door: Door, served: Served) -> None:
    """Doodles has one colour and two widths."""
    served.start(speed=FAST)
    people, code = three(door, served)
    ana = people[0]
    ana.press(ana.button("ink-thick"))
    expect(ana.button("ink-thick")).to_have_attribute("aria-pressed", "true")
    play(people, lambda: ana.view["round"] == 1)
    play(people, lambda: ana.view["phase"] != "vote")
    widths = [
        frame.width
        for row in served.stored(code).ink
        for record in unpack_row(row.data)
        if record.author == ana.ears.seat and (frame := read_frame(record.frame)).op == Op.BEGIN
    ]
    assert len(widths) >= 2
    assert set(widths) == {1}


WAKE_LOCK = """
globalThis.locks = 0;
navigator.wakeLock.request = async () => { globalThis.locks += 1; return { release: async () => undefined }; };
globalThis.see = state => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
};
"""


def test_13_a_phone_that_slept_comes_back_to_its_seat(door: Door, served: Served, wire: Wire) -> None:
    """Silent for 70 s of the room's time, without a word of goodbye, then loaded anew, all in the two minutes of one drawing."""
    served.start(speed=FAST)
    sleeper = door.person("Cid")
    sleeper.page.add_init_script(WAKE_LOCK)
    people = [door.person("Ana"), door.person("Bea"), door.person("Dan"), sleeper]
    code = people[0].start_room(served.url())
    for person in people[1:]:
        person.join((wire.url() if person is sleeper else served.url()) + code)
    assert sleeper.page.evaluate("locks") == 1, "the screen may go dark"
    sleeper.page.evaluate("see('hidden'); see('visible')")
    assert sleeper.page.evaluate("locks") == 2, "after it was hidden the screen may go dark"
    people[0].unfold_rules()
    people[0].choose("preset-kids")
    people[0].twice_the_time()
    start(people[0], people[1:])
    sleeper.sheet.wait_for()
    sleeper.stroke(curl(1))
    own, seat, ink = sleeper.view["own"], sleeper.ears.seat, sleeper.ink(sleeper.sheet)
    with wire.silent():
        people[0].page.wait_for_timeout(14_000)
    sleeper.page.reload()
    sleeper.until(lambda: sleeper.ears.fresh, "the seat")
    assert sleeper.ears.seat == seat
    assert sleeper.me["name"] == "Cid"
    assert len(sleeper.ears.room["people"]) == 4
    assert sleeper.page.get_by_label(sleeper.say("your-name")).count() == 0
    assert (sleeper.view["round"], sleeper.view["own"]) == (1, own)
    sleeper.until(lambda: same(sleeper.ink(sleeper.sheet), ink), "the drawing")


def test_15_three_seconds_without_a_network(door: Door, served: Served, wire: Wire) -> None:
    """In the lobby, as in a game (see the whole evening); nothing is sent into a closed socket, or the page would complain."""
    served.start()
    ana, bea = door.person("Ana"), door.person("Bea")
    code = ana.start_room(served.url())
    bea.join(wire.url() + code)
    sockets = bea.ears.sockets
    with wire.pulled():
        bea.stroke(curl(2), bea.wall)
        bea.button("ready-go").tap()
        bea.page.wait_for_timeout(3_000)
        expect(bea.page.get_by_text(bea.say("band-lost"))).to_be_visible()
    comes_back(bea, sockets, "3 s without a network")
    expect(bea.page.get_by_text(bea.say("band-lost"))).to_be_hidden()
    bea.until(lambda: bea.me["ready"], "what was asked for meanwhile")
    ana.until(lambda: ana.dark(ana.wall) > 0, "what was drawn meanwhile")


def test_19_the_newer_tab_plays(door: Door, served: Served) -> None:
    served.start()
    ana = door.person("Ana")
    code = ana.start_room(served.url())
    newer = door.beside(ana)
    newer.page.goto(served.url(code))
    newer.in_lobby()
    assert newer.ears.seat == ana.ears.seat
    expect(ana.page.get_by_role("heading", name=ana.say("trouble-elsewhere"))).to_be_visible()
    ana.press(ana.button("trouble-elsewhere.button"))
    ana.in_lobby()
    expect(newer.page.get_by_role("heading", name=ana.say("trouble-elsewhere"))).to_be_visible()
    newer.page.close()
    ana.speaks()
    assert [one["presence"] for one in ana.ears.room["people"]] == ["here"]


def test_31_a_double_click_counts_once(door: Door, served: Served) -> None:
    served.start(speed=FAST)
    people = [door.person(name, LAPTOP) for name in ("Ana", "Bea", "Cid")]
    ana = people[0]
    code = ana.start_room(served.url())
    for person in people[1:]:
        person.page.goto(served.url(code))
        person.page.get_by_label(person.say("your-name")).fill(person.name)
        person.button("join").dblclick()
        person.in_lobby()
        person.ready()
    ana.button("start").dblclick()
    for person in people:
        person.sheet.wait_for()
        person.button("done").dblclick()
    assert served.entries(code)
    facts = [entry["what"] for entry in served.entries(code)]
    ana.phase("draw", "vote", "reveal")
    facts = [entry["what"] for entry in served.entries(code)]
    assert [fact["type"] for fact in facts].count("Seated") == 3
    assert [fact["type"] for fact in facts].count("Began") == 1
    finished = [
        event["seat"] for fact in facts if fact["type"] == "Played" for event in fact["events"] if event["type"] == "DrawingFinished"
    ]
    assert sorted(finished)[:1] == [0]
    assert len(finished) == len(set(finished))


ODD = {
    "Bob \N{WOLF FACE}": "Bob",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466" * 12: "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466",
    "e\u0301" * 60: "",
    "\u200b\u200b": "",
    "\u202eevil": "evil",
}
MARKUP = "<svg/onload=alert()>"


def sits(others: contextlib.ExitStack, served: Served, code: str, name: str, number: int) -> None:
    """Somebody whose browser sends whatever name."""
    address = served.url(f"api/rooms/{code}/socket").replace("http", "ws")
    socket = others.enter_context(connect(address, origin=Origin(served.url()[:-1]), ping_interval=None, max_queue=None, close_timeout=1))
    token = f"{number:024d}"
    hello = {
        "type": "ClientSentHello",
        "protocol": PROTOCOL,
        "token": token,
        "client": token[:12],
        "name": name,
        "look": None,
        "language": "en",
    }
    socket.send(json.dumps(hello))
    while json.loads(socket.recv(20))["type"] != "ServerSentUpdate":
        pass


def no_markup(page: Page) -> None:
    assert page.evaluate("document.querySelectorAll('svg[onload]').length") == 0


def test_37_odd_names_are_only_names(door: Door, served: Served) -> None:
    served.start(speed=FAST)
    ana, markup = door.person("Ann"), door.person(MARKUP[:40])
    for person in (ana, markup):
        person.page.on("dialog", lambda dialog: ana.troubles.append(f"a dialog: {dialog.message}"))
    code = ana.start_room(served.url())
    markup.join(served.url(code))
    with contextlib.ExitStack() as others:
        for number, name in enumerate([*ODD, "Ann"]):
            sits(others, served, code, name, number)
        odd_names(ana, markup)


def odd_names(ana: Player, markup: Player) -> None:
    """All screens of a game with them."""
    ana.until(lambda: len(ana.ears.room["people"]) == 8, "everybody")
    names = [one["name"] for one in ana.ears.room["people"]]
    assert len(set(names)) == len(names), "equal names are not told apart"
    assert all(name.strip() for name in names)
    for expected in filter(None, ODD.values()):
        assert [name for name in names if expected in name]
    for person in (ana, markup):
        no_markup(person.page)
        expect(person.page.get_by_text(MARKUP).first).to_be_visible()
    ana.press(ana.button("chat", "chat-unread").first)
    ana.page.get_by_label(ana.say("chat-say")).fill(MARKUP)
    ana.page.keyboard.press("Enter")
    ana.page.get_by_role("log").get_by_text(MARKUP).wait_for()
    ana.press(ana.button("close"))
    ana.unfold_rules()
    ana.fewer_rounds(1)
    markup.ready()
    ana.press(ana.button("start"))
    for person in (ana, markup):
        person.phase("card", "token", "draw")
    shown: set[str] = set()
    while "over" not in shown:
        for number, person in enumerate((ana, markup)):
            move(person, number)
        if ana.view["phase"] in {"reveal", "pad", "over", "vote"}:
            no_markup(ana.page)
            if ana.view["phase"] != "vote":
                expect(ana.page.get_by_text(MARKUP).first).to_be_attached()
            shown.add(ana.view["phase"])
        ana.page.wait_for_timeout(50)
    assert {"reveal", "pad", "over"} <= shown
