"""41: behind a proxy with https and a path of its own, in a browser."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import LAN_NAME, LAPTOP, PHONE, Door
from tests.e2e.player import Player
from tests.support.live import LiveServer
from tests.support.proxies import Proxy, Site, certificate, missing

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture
def server(tmp_path: Path, client: Path) -> Iterator[LiveServer]:
    reason = missing("nginx")
    if reason is not None:
        pytest.skip(reason)
    with LiveServer(tmp_path / "data", "--base-path", "/doodle/", "--trusted-proxy", "127.0.0.1", "--client", str(client)) as server:
        yield server
        assert "Traceback" not in server.logged()


def test_people_meet_under_the_public_address(door: Door, server: LiveServer, tmp_path: Path) -> None:
    site = Site(tmp_path / "good", server.port, *certificate(tmp_path, LAN_NAME), path="/doodle/", name=LAN_NAME)
    here = {"ignore_https_errors": True}

    def person(name: str, device: dict[str, Any]) -> Player:
        someone = door.person(name, device, **here)
        # A certificate nobody vouches for is good enough for pages here, but never for a service worker.
        someone.page.add_init_script("delete Navigator.prototype.serviceWorker")
        return someone

    with Proxy("nginx", site) as proxy:
        ana = person("Ana", LAPTOP)
        code = ana.start_room(proxy.url)
        assert ana.page.url == f"{proxy.url}{code}"
        bo = person("Bo", PHONE)
        bo.join(f"{proxy.url}{code}")
        bo.stroke([(0.2, 0.2), (0.8, 0.8)], bo.wall)
        ana.until(lambda: ana.dark(ana.wall) > 0, "the line that Bo drew")
        shown = ana.page.locator("img[src*='qr.svg']").first
        expect(shown).to_have_js_property("complete", True)
        assert shown.evaluate("image => image.naturalWidth") > 0
    site.upgrades = False
    site.folder = tmp_path / "bad"
    with Proxy("nginx", site) as proxy:
        cyd = person("Cyd", PHONE)
        cyd.follow(f"{proxy.url}{code}")
        expect(cyd.page.get_by_role("alert").get_by_text(cyd.say("trouble-no_upgrade"))).to_be_visible()
        cyd.shot("trouble-no-upgrade")
