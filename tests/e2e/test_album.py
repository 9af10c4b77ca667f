"""What comes after a game: the album and its pictures, the same people again, and the album once more in the lobby."""

import itertools
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import LAN_NAME, LAPTOP, LYING_PHONE, PHONE, Door
from tests.e2e.evening import play, start
from tests.e2e.player import Player
from tests.e2e.served import Served
from tests.e2e.test_screens import Inspector, axe

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PNG = b"\x89PNG\r\n\x1a\n"


def size(picture: Path) -> tuple[int, int]:
    """Width and height of a PNG."""
    head = picture.read_bytes()[:24]
    assert head.startswith(PNG)
    return int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")


def saved(person: Player, button: str) -> tuple[str, tuple[int, int]]:
    """Press it and look at the picture that comes: the name of its file, and its size."""
    with person.page.expect_download() as coming:
        person.press(person.button(button))
    return coming.value.suggested_filename, size(Path(coming.value.path()))


def pieces(person: Player) -> Locator:
    """The drawings of the album."""
    words = ("drew", "drawing-of")
    return person.page.get_by_role("button", name=person.say.like(*words))


def played(door: Door, home: str) -> list[Player]:
    """Three people at the podium after two rounds; the first one is the host."""
    people = [door.person("Ana", PHONE), door.person("Bruno", LAPTOP, language="it"), door.person("Chiara", LYING_PHONE, language="ru")]
    code = people[0].start_room(home)
    for person in people[1:]:
        person.join(home + code)
    people[0].unfold_rules()
    people[0].choose("preset-kids")
    people[0].fewer_rounds(2)
    start(people[0], people[1:])
    for person in people:
        person.phase("card")
    play(people, lambda: people[0].view["phase"] != "over")
    for person in people:
        person.phase("over")
        pieces(person).first.wait_for()
    return people


def test_the_album_can_be_leafed_through_watched_and_saved(door: Door, served: Served) -> None:
    served.start(speed=4)
    people = played(door, served.url(host=LAN_NAME))
    for person in people:
        assert not person.page.evaluate("isSecureContext")
        assert pieces(person).count() == 6
        name, (wide, high) = saved(person, "save-album")
        assert name.endswith(".png")
        assert (wide, high > 1000) == (1200, True)
        leafed(person)
    buttons_in_sight(people[0])


def leafed(person: Player) -> None:
    """One drawing after the other, by arrow keys and by the button."""
    person.press(pieces(person).first)
    title = person.page.locator("dialog[open]").get_by_role("heading").first
    expect(title).to_have_text(person.say("drawing-n-of", n=1, of=6))
    person.page.keyboard.press("ArrowLeft")
    expect(title).to_have_text(person.say("drawing-n-of", n=6, of=6))
    person.press(person.button("drawing-after"))
    expect(title).to_have_text(person.say("drawing-n-of", n=1, of=6))
    canvas = person.page.locator("dialog[open] canvas")
    person.until(lambda: person.dark(canvas) > 0, "the drawing")
    whole = person.dark(canvas)
    person.press(person.button("watch-drawn"))
    person.until(lambda: person.dark(canvas) < whole / 2, "the drawing to begin anew")
    person.press(person.button("show-whole"))
    person.until(lambda: person.dark(canvas) == whole, "the whole drawing")
    _, (wide, high) = saved(person, "save-drawing")
    assert (wide, high > wide) == (1080, True)
    expect(person.button("save-drawing")).to_be_enabled()
    if person.touch:
        second = person.say("drawing-n-of", n=2, of=6)
        for _ in range(3):  # a busy machine may take one for a tap; a person swipes again, too
            if title.inner_text() != second:
                swiped(person, canvas)
                person.page.wait_for_timeout(1500)
        expect(title).to_have_text(second)
    person.page.keyboard.press("Escape")
    expect(title).to_have_count(0)


def swiped(person: Player, canvas: Locator) -> None:
    """From right to left."""
    first, *others = person.on(canvas, [(0.8 - 0.1 * step, 0.5) for step in range(6)])
    person.fingers("touchStart", [first])
    for place in others:
        person.fingers("touchMove", [place])
    person.fingers("touchEnd", [])


def buttons_in_sight(host: Player) -> None:
    """On a phone nobody has to scroll for what comes next."""
    host.page.evaluate("scrollTo(0, 0)")
    for name in ("play-again", "another-game"):
        expect(host.button(name)).to_be_in_viewport(ratio=1)


def test_one_tap_plays_again_and_the_first_album_stays(door: Door, served: Served) -> None:
    served.start(speed=4)
    people = played(door, served.url())
    ana, *others = people
    cards = {card["card"]["id"] for card in ana.view["columns"]}
    see = Inspector(ana)
    ana.page.evaluate(axe())
    for person in others:
        expect(person.page.get_by_text(person.say("host-plays-on", name="Ana"))).to_be_visible()
    ana.press(ana.button("play-again"))
    for person in people:
        person.phase("card", "token", "draw")
        assert (person.view["round"], person.view["columns"]) == (1, [])
    assert ana.view["card"]["id"] not in cards
    play(people, lambda: ana.view["round"] == 1 and ana.view["phase"] != "over")
    ana.press(ana.button("menu").first)
    ana.press(ana.button("to-lobby"))
    ana.press(ana.button("ask-lobby.yes"))
    for person, length in itertools.product(people, (3, 6)):
        person.in_lobby()
        person.press(person.button("last-album"))
        # The newest is what was seen of the game that was ended early.
        person.press(person.page.locator("dialog[open] label").nth(0 if length == 3 else 1))
        expect(pieces(person)).to_have_count(length)
        canvas = pieces(person).last.locator("canvas")
        canvas.scroll_into_view_if_needed()
        person.until(lambda canvas=canvas, person=person: person.dark(canvas) > 0, "the last drawing of the album")
        if person is ana:
            see.look(f"album-{length}")
            person.press(pieces(person).first)
            see.look(f"drawing-{length}")
            person.page.keyboard.press("Escape")
        person.page.keyboard.press("Escape")
    assert not see.faults, "\n".join(see.faults)
