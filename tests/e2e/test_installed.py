"""The page can be put on a phone's home screen, opens without its server, and never mistakes yesterday's answer for today's."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import LAN_NAME, Door
from tests.e2e.player import Player
from tests.e2e.served import Served

pytestmark = [pytest.mark.browser, pytest.mark.slow]

KEPT = "async () => (await (await caches.open('garabato')).keys()).map(request => new URL(request.url).pathname)"


def kept(person: Player) -> list[str]:
    paths: list[str] = person.page.evaluate(KEPT)
    return paths


def test_the_page_opens_without_its_server(door: Door, served: Served) -> None:
    served.start()
    ana = door.person("Ana")
    code = ana.start_room(served.url())
    for needed in ("/", "/assets/index-", "/assets/en-", "/assets/Room-"):
        ana.until(lambda start=needed: any(path.startswith(start) for path in kept(ana)), f"{needed} to be kept")
    assert not [path for path in kept(ana) if path.startswith("/api")]
    served.stop()
    ana.page.goto(served.url(code))
    expect(ana.page.get_by_role("alert")).to_contain_text(ana.say("trouble-away"))
    ana.page.goto(served.url())
    expect(ana.button("home-start")).to_be_visible()
    served.start()
    ana.page.goto(served.url(code))
    ana.in_lobby()


def test_the_manifest_is_the_browsers_to_read(door: Door, served: Served) -> None:
    served.start()
    ana = door.person("Ana")
    ana.page.goto(served.url("ABCD"))
    devtools = ana.page.context.new_cdp_session(ana.page)
    found = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"] == served.url("manifest.webmanifest")
    sizes = ana.page.evaluate(
        """async url => Promise.all((await (await fetch(url)).json()).icons.filter(icon => icon.type === 'image/png').map(async icon => {
          const picture = await createImageBitmap(await (await fetch(new URL(icon.src, url))).blob());
          return [icon.sizes, `${picture.width}x${picture.height}`];
        }))""",
        found["url"],
    )
    assert len(sizes) == 3
    assert all(said == drawn for said, drawn in sizes)


def test_a_table_on_the_home_network_needs_none_of_it(door: Door, served: Served) -> None:
    served.start()
    ana = door.person("Ana")
    ana.start_room(served.url(host=LAN_NAME))
    assert ana.page.evaluate("!window.isSecureContext && !('serviceWorker' in navigator)")
