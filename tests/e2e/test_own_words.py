"""Words of one's own: written in the lobby, mended line by line, played, and read by nobody before."""

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import PHONE, Door
from tests.e2e.evening import start
from tests.e2e.player import Player
from tests.e2e.served import Served
from tests.e2e.test_screens import Inspector

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MARKUP = "<img src=x onerror=alert(1)>"
GOOD = [f"{MARKUP} {n}; nutria {n}; otter {n}" for n in range(8)]
SMALL = {**PHONE, "viewport": {"width": 320, "height": 640}}


def sheet(host: Player) -> Locator:
    return host.page.get_by_label(host.say("deck-text"))


def test_a_bad_deck_is_mended_by_line_and_its_first_card_is_played(door: Door, served: Served) -> None:
    served.start(speed=4)
    host, others = door.person("Ana", SMALL), [door.person("Bruno"), door.person("Chiara")]
    see = Inspector(host)
    code = host.start_room(served.url())
    for person in others:
        person.join(served.url(code))
    host.press(host.button("own-words"))
    sheet(host).fill("\n".join([*GOOD[:3], "nutria 3; otter 3", *GOOD[4:], GOOD[0]]))
    fault = host.page.get_by_role("button", name=host.say("deck-line", line=4))
    expect(fault).to_be_visible()
    expect(host.page.get_by_role("button", name=host.say("deck-again", other=1))).to_be_visible()
    expect(host.button("deck-put")).to_be_disabled()
    fits(host)
    see.look("own-words")
    host.press(fault)
    expect(sheet(host)).to_be_focused()
    assert host.page.evaluate("() => getSelection().toString()") == "nutria 3; otter 3"
    sheet(host).fill("\n".join(GOOD))
    expect(host.page.get_by_text(host.say("deck-good", n=8, width=3))).to_be_visible()
    host.page.get_by_label(host.say("deck-title")).fill("Zoo")
    host.press(host.button("deck-put"))
    for person in (host, *others):
        expect(person.page.get_by_text("Zoo")).to_be_visible()
        expect(person.page.get_by_text(person.say("deck-cards", n=8))).to_be_visible()
    host.press(host.button("own-words"))
    expect(host.page.get_by_text(host.say("deck-code"))).to_be_visible()
    fits(host)
    see.look("own-words-in-the-box")
    host.press(host.button("close"))
    assert not any("nutria" in person.page.content() for person in others)
    start(host, others)
    for person in (host, *others):
        person.phase("card", "token", "draw")
        expect(person.page.get_by_text(MARKUP).first).to_be_visible()
    host.shot("own-words-card")
    assert not see.faults, "\n".join(see.faults)


def fits(person: Player) -> None:
    """The paper on top is no wider than it seems."""
    assert person.page.evaluate(
        "() => { const { scrollWidth, clientWidth } = document.querySelector('dialog[open]'); return scrollWidth <= clientWidth; }"
    )
