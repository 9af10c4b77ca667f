"""The browser's side: what the page weighs, and what drawing costs it, in Chromium."""

from __future__ import annotations

import json
import mimetypes
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, sync_playwright

from bench.processes import NODE, ROOT
from bench.report import Scale, median, print_table, verdict

VITE = ROOT / "node_modules/vite/bin/vite.js"
PAGE = ROOT / "bench/page"
ORIGIN = "http://bench.localhost/"
MOST_MS, MOST_REDRAW_MS = 1.0, 50.0
LIMITS = {"first": 40, "evening": 140, "decks": 10, "keeping": 7, "tv": 20}
GAME = 15
"""Kilobytes, as in web/budget.ts."""
ISOLATED = {"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp"}
"""Only such a page is told the time to the microsecond."""


def _vite(config: str, out: Path) -> str:
    command = [str(part) for part in (NODE, VITE, "build", "--config", PAGE / config, "--outDir", out, "--logLevel", "warn")]
    said: str = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return said


def weights(out: Path) -> dict[str, float]:
    """Kilobytes, gzipped, by part of the page."""
    line = next(line for line in _vite("weigh.config.ts", out).splitlines() if line.startswith("weights "))
    told: dict[str, int] = json.loads(line.removeprefix("weights "))
    return {name: size / 1000 for name, size in told.items()}


def _serve(page: Page, folder: Path) -> None:
    def answer(route: Route) -> None:
        path = folder / (route.request.url.removeprefix(ORIGIN) or "index.html")
        kind = mimetypes.guess_type(path.name)[0] or "text/plain"
        if path.is_file():
            route.fulfill(body=path.read_bytes(), headers={"Content-Type": kind, **ISOLATED})
        else:
            route.fulfill(status=404)

    page.route(f"{ORIGIN}**", answer)


def drawing(folder: Path, runs: int) -> list[dict[str, Any]]:
    """What the page measures, again and again."""
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--no-proxy-server"])
        page = browser.new_page(viewport={"width": 1280, "height": 800}, device_scale_factor=2)
        _serve(page, folder)
        page.goto(ORIGIN)
        told = [page.evaluate("window.measure()") for _ in range(runs)]
        browser.close()
    return told


def run(scale: Scale) -> str:
    """Weights, then drawing."""
    with tempfile.TemporaryDirectory(prefix="garabato-bench-") as folder:
        sizes = weights(Path(folder) / "client")
        _vite("vite.config.ts", Path(folder) / "page")
        told = drawing(Path(folder) / "page", scale.runs)
    limit = {name: LIMITS.get(name, GAME) for name in sizes}
    print_table(
        "The page, gzipped, in the heaviest language",
        ("", "kB", "limit kB", ": limit"),
        [(name, f"{size:.1f}", str(limit[name]), f"{size / limit[name]:.2f}") for name, size in sizes.items()],
    )
    frame, bare, redraw = (median(each[what] for each in told) for what in ("frame", "bare", "redraw"))
    print_table(
        "Drawing in Chromium, two canvas pixels a CSS pixel",
        ("", "ms", "limit ms", ": limit", "bare lineTo ms", ": bare"),
        [
            ("a frame with 8 live canvases", f"{frame:.3f}", str(MOST_MS), f"{frame / MOST_MS:.2f}", f"{bare:.3f}", f"{frame / bare:.1f}"),
            ("a whole drawing of 6,000 points anew", f"{redraw:.2f}", str(MOST_REDRAW_MS), f"{redraw / MOST_REDRAW_MS:.2f}", "-", "-"),
        ],
    )
    heaviest = max(sizes[name] / limit[name] for name in sizes)
    return (
        f"first page {sizes['first']:.1f} kB, a whole evening {sizes['evening']:.1f} kB, "
        f"the fullest budget {heaviest:.0%}: {verdict(heaviest, 1, most=True)}; "
        f"a frame with 8 live canvases {frame:.2f} ms: {verdict(frame, MOST_MS, most=True)}; 6,000 points anew {redraw:.1f} ms"
    )
