"""What every test may rely on: how many examples Hypothesis tries, and a browser."""

import os
import shutil
from pathlib import Path

import pytest
from hypothesis import settings

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


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the browser's tests together and last; without a browser say how to get one (in CI that is a failure).

    Playwright leaves an event loop running in its process, and a browser wants the machine for itself.
    """
    items.sort(key=_is_for_browser)
    missing = chromium_path() is None and not os.environ.get("CI")
    for item in filter(_is_for_browser, items):
        item.add_marker(pytest.mark.xdist_group("browser"))
        if missing:
            item.add_marker(pytest.mark.skip(reason=CHROMIUM_WANTED))


def _is_for_browser(item: pytest.Item) -> bool:
    return item.get_closest_marker("browser") is not None
