"""What every test may rely on: how many examples Hypothesis tries, and a browser."""

import os
import shutil
from pathlib import Path

import pytest
from hypothesis import settings
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

settings.register_profile("dev", max_examples=5, deadline=None)
settings.register_profile("ci", max_examples=25, deadline=None, derandomize=True)
settings.register_profile("night", max_examples=500, deadline=None)
settings.load_profile("dev")

CHROMIUM_WANTED = "needs Chromium: `sudo apt install chromium`, or `.venv/bin/playwright install chromium`"


def chromium_path() -> str | None:
    """Where Chromium is: the machine's own, else Playwright's download."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    on_path = next(filter(None, map(shutil.which, names)), None)
    downloads = sorted(Path.home().glob(".cache/ms-playwright/chromium-*/chrome-linux*/chrome"))
    return os.environ.get("CHROMIUM") or on_path or (str(downloads[-1]) if downloads else None)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Give the path of the browser to start."""
    path = chromium_path()
    return path or pytest.fail(CHROMIUM_WANTED)


def is_for_browser(node_id: str) -> bool:
    """Say whether a test belongs to those that start Chromium."""
    return node_id.startswith("tests/e2e/")


class BrowserLast(LoadScopeScheduling):
    """Test by test to whichever process is free, but the browser's tests to one of them."""

    def _split_scope(self, nodeid: str) -> str:
        return "browser" if is_for_browser(nodeid) else nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> BrowserLast:
    """Playwright leaves an event loop running in its process, and several people with a browser each want the machine for themselves."""
    return BrowserLast(config, log)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the browser's tests last; without a browser say how to get one (in CI that is a failure)."""
    items.sort(key=lambda item: is_for_browser(item.nodeid))
    if chromium_path() is None and not os.environ.get("CI"):
        for item in items:
            if item.get_closest_marker("browser"):
                item.add_marker(pytest.mark.skip(reason=CHROMIUM_WANTED))
