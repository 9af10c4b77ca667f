"""From a link to a seat in less than five seconds, on a slow phone in a slow network.

How long it takes is told, not asserted: the test's machine is nobody's phone. What makes it slow is.
"""

import gzip
import time
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.e2e.conftest import PHONE, Door
from tests.e2e.player import Player
from tests.e2e.served import Served

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SLOW_NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
SLOW_PHONE = 4
"""So many times slower than this machine."""

FIRST_PAGE_BYTES = 40_000
SEAT_BYTES = 90_000
SEAT_REQUESTS = 30

WATCH = """
addEventListener('DOMContentLoaded', () => {
  const seen = {};
  globalThis.seen = seen;
  const look = () => {
    if (!seen.asked && document.querySelector('input[name=name]')) seen.asked = performance.now();
    if (!seen.seated && document.querySelector('canvas')) seen.seated = performance.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
  look();
});
"""
FETCHED = """moment => [...new Set([
  ...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource'),
].filter(one => one.startTime < moment && (moment === Infinity || one.responseEnd <= moment)).map(one => one.name))]"""
"""Each once: what the page asks for again so that its worker may keep it lies in the browser's cache."""


def weight(addresses: list[str], client: Path) -> int:
    """What the files of the client among these weigh as they are sent."""
    total = 0
    for address in addresses:
        name = urlsplit(address).path.lstrip("/")
        file = client / (name if (client / name).is_file() else "index.html")
        if name.startswith("api/") or file.suffix == ".woff2":
            continue  # the hand-writing comes late and nobody waits for it
        total += min(len(gzip.compress(file.read_bytes(), 9)), file.stat().st_size)
    return total


def slowed(person: Player) -> None:
    tools = person.page.context.new_cdp_session(person.page)
    tools.send("Network.enable")
    tools.send("Network.emulateNetworkConditions", SLOW_NETWORK)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_PHONE})


def test_five_seconds(door: Door, served: Served, client: Path) -> None:
    served.start()
    code = door.person("Host").start_room(served.url())
    guest = door.person("Guest", PHONE)
    guest.page.add_init_script(WATCH)
    slowed(guest)
    began = time.monotonic()
    guest.follow(served.url(code))
    guest.in_lobby()
    took = time.monotonic() - began
    seen = guest.page.evaluate("seen")
    first = guest.page.evaluate(FETCHED, seen["asked"])
    whole = guest.page.evaluate(FETCHED, seen["seated"])
    print(
        f"\nlink to seat: {took:.1f} s, the name was asked for after {seen['asked'] / 1000:.1f} s; "
        f"first page {weight(first, client) / 1000:.1f} kB in {len(first)} requests, "
        f"to the seat {weight(whole, client) / 1000:.1f} kB in {len(whole)}"
    )
    assert weight(first, client) <= FIRST_PAGE_BYTES
    assert weight(whole, client) <= SEAT_BYTES
    assert len(whole) <= SEAT_REQUESTS
