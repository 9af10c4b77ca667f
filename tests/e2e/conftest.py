"""A browser, a server, people; and the rule that no page may ever complain."""

import itertools
import os
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from garabato.server.app import CLIENT
from tests.e2e.player import Player
from tests.e2e.served import Served
from tests.e2e.wires import Wire

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LYING_PHONE = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
TABLET = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
LAPTOP = {"viewport": {"width": 1280, "height": 800}}
BIG = {"viewport": {"width": 1920, "height": 1080}}
"""A television."""

AT_NIGHT = pytest.mark.skipif(int(os.environ.get("GARABATO_SEEDS", "0")) < 1000, reason="every number of people: make night")

LAN_NAME = "garabato.lan"
"""A name that is this machine for the browser, and no secure context."""

FLAGS = (
    f"--host-resolver-rules=MAP {LAN_NAME} 127.0.0.1",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
    "--mute-audio",
    "--no-proxy-server",
)


@pytest.fixture(scope="session")
def client() -> Path:
    """The built client."""
    folder = Path(os.environ.get("GARABATO_CLIENT", CLIENT))
    if not (folder / "index.html").is_file():
        pytest.fail(f"the client is not built in {folder}: run `make setup`", pytrace=False)
    return folder


@pytest.fixture(scope="session")
def shots(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pictures of the screens go."""
    named = os.environ.get("GARABATO_SHOTS")
    folder = Path(named) if named else tmp_path_factory.mktemp("shots")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    """One browser for all tests: each person has a context of their own in it."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    flags = [*FLAGS, "--no-sandbox"] if root else list(FLAGS)
    browser = playwright.chromium.launch(executable_path=chromium, args=flags)
    yield browser
    browser.close()


@pytest.fixture
def served(tmp_path: Path, client: Path) -> Iterator[Served]:
    """A server that is not started yet."""
    server = Served(tmp_path / "house", client)
    yield server
    server.stop()
    assert not server.complaints()


@pytest.fixture
def wire(served: Served) -> Wire:
    """A cable to the server that can be pulled."""
    return Wire(served.port)


class Door:
    """Through it people come, each with a device."""

    def __init__(self, browser: Browser, shots: Path) -> None:
        self._browser = browser
        self._shots = shots
        self.people: list[Player] = []

    def person(self, name: str, device: dict[str, Any] = PHONE, *, language: str = "en", **more: Any) -> Player:
        context = self._browser.new_context(locale=language, **{"reduced_motion": "reduce", **device, **more})
        player = Player(context.new_page(), name, language=language, touch=device.get("has_touch", False), shots=self._shots)
        self.people.append(player)
        return player

    def beside(self, person: Player) -> Player:
        """The same browser, another tab."""
        tab = Player(person.page.context.new_page(), person.name, language=person.say.language, touch=person.touch, shots=self._shots)
        self.people.append(tab)
        return tab

    def close(self) -> None:
        for context in {person.page.context: None for person in self.people}:
            context.close()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def door(request: pytest.FixtureRequest, browser: Browser, shots: Path) -> Iterator[Door]:
    """People come in by it; at the end none of their pages may have complained."""
    door = Door(browser, shots)
    yield door
    if request.node.stash.get(FAILED, False):
        for person in door.people:
            person.shot(f"failed-{request.node.name}-{person.name}")
        print(f"pictures of the failure: {shots}")
    door.close()
    assert not list(itertools.chain.from_iterable(person.troubles for person in door.people))
