"""Where one reads from right to left, the page begins at the right; drawings and figures stay as they are."""

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import PHONE, Door
from tests.e2e.evening import start
from tests.e2e.player import Player
from tests.e2e.served import Served

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MIRROR = """
const turn = () => { if (document.documentElement && document.documentElement.dir !== 'rtl') document.documentElement.dir = 'rtl'; };
new MutationObserver(turn).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['dir'] });
turn();
"""
"""Whatever the catalogues' language is, it is laid out as Arabic or Hebrew would be."""
SMALL = {"width": 320, "height": 640}
CORNER = [(0.1 + 0.02 * step, 0.1 + 0.015 * (step % 3)) for step in range(8)]
"""A scribble in the upper left of the sheet."""


def middle(what: Locator) -> float:
    what.wait_for()
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2


def starts_with(first: Locator, then: Locator) -> None:
    """What is read first lies farther to the right."""
    assert middle(first) > middle(then)


def keeps_within(person: Player, screen: str) -> None:
    """Nothing sticks out, on a small phone neither."""
    usual = person.page.viewport_size
    assert usual is not None
    for size in (usual, SMALL):
        person.page.set_viewport_size(size)  # type: ignore[arg-type]
        person.shot(f"mirrored-{screen}-{size['width']}")
        assert person.page.evaluate("document.scrollingElement.scrollWidth") <= size["width"], f"{screen} at {size['width']} px"
    person.page.set_viewport_size(usual)


def upper_left(person: Player, canvas: Locator) -> None:
    """The scribble is where its artist put it."""
    person.until(lambda: person.dark(canvas) > 0, "the drawing")
    ink = person.ink(canvas)
    assert ink["right"] < 0.4
    assert ink["bottom"] < 0.4


def test_the_page_is_mirrored_and_drawings_are_not(door: Door, served: Served) -> None:
    served.start(speed=2)
    people = [door.person("Ana"), door.person("Bruno", PHONE), door.person("Chiara"), door.person("Emil")]
    host, reader, *others = people
    reader.page.context.add_init_script(MIRROR)
    code = host.start_room(served.url())
    at_the_door(reader, served)
    for person in (reader, *others):
        person.join(served.url(code))
    in_the_lobby(reader)
    host.unfold_rules()
    host.fewer_rounds(1)
    start(host, [reader, *others])
    while_drawing(reader, people)
    while_voting(reader, people)


def at_the_door(reader: Player, served: Served) -> None:
    reader.page.goto(served.url())
    starts_with(reader.page.get_by_text(reader.say("home-line")), reader.page.get_by_role("button", name="English"))
    label, field = reader.page.get_by_text(reader.say("home-code")), reader.page.locator("input[name=code]")
    expect(label).to_have_css("direction", "rtl")
    expect(field).to_have_css("direction", "ltr")
    keeps_within(reader, "door")


def in_the_lobby(reader: Player) -> None:
    starts_with(reader.page.get_by_role("heading", level=1), reader.page.get_by_role("img", name=reader.say("qr")))
    seat = reader.page.get_by_role("listitem").filter(has_text="Ana")
    starts_with(seat.locator("svg"), seat.get_by_text("Ana", exact=True))
    expect(reader.page.get_by_role("heading", level=1)).to_have_css("direction", "ltr")
    keeps_within(reader, "lobby")
    reader.press(reader.button("menu"))
    starts_with(reader.page.get_by_role("dialog").get_by_role("heading").first, reader.button("close"))
    keeps_within(reader, "menu")
    reader.press(reader.button("close"))


def while_drawing(reader: Player, people: list[Player]) -> None:
    for person in people:
        person.phase("draw")
        person.sheet.wait_for()
        person.stroke(CORNER)
    starts_with(reader.page.locator("main ol").first, reader.page.get_by_role("timer"))
    starts_with(reader.button("ink-undo"), reader.button("ink-redo"))
    upper_left(reader, reader.sheet)
    keeps_within(reader, "draw")
    for person in people:
        person.done()


def while_voting(reader: Player, people: list[Player]) -> None:
    for person in people:
        person.phase("vote")
    thumbs, answer = reader.thumbs(), reader.answers().first
    starts_with(thumbs.first, thumbs.last)
    starts_with(answer.locator("span").first, answer.locator("span").last)
    upper_left(reader, reader.page.get_by_role("main").locator("canvas").first)
    reader.page.keyboard.press("ArrowLeft")
    expect(thumbs.nth(1)).to_have_attribute("aria-current", "true")
    keeps_within(reader, "vote")
