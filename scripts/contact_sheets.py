"""Lay the pictures that the browser tests took side by side: ``python scripts/contact_sheets.py [FOLDER]``.

``GARABATO_SHOTS=FOLDER .venv/bin/python -m pytest tests/e2e`` takes them. Their names say what is to be seen:
``[GAME-]SCREEN.[SIZE.]SCHEME.png``, and so does each sheet's: ``docs/screens/GAME-SIZE.jpg``.
"""

import argparse
import re
import shutil
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from garabato.games import hall

ROOT: Final = Path(__file__).parents[1]
TARGET: Final = ROOT / "docs/screens"
SCHEMES: Final = ("light", "dark")
WIDTHS: Final = {"phone": 195, "tablet": 300, "laptop": 480, "tv": 640}
"""How wide a picture is on the sheet, by what it is a picture of."""
WIDEST: Final = 2000
NAME: Final = re.compile(r"(?P<screen>[\w-]+)(?:\.(?P<size>tablet|laptop|tv))?\.(?P<scheme>light|dark)\.png")

STYLE: Final = """
body { margin: 0; padding: 24px; display: flex; flex-wrap: wrap; gap: 28px 20px; align-items: start; background: #d9cdb8 }
body { font: 600 15px system-ui; color: #33302c }
figure { margin: 0; display: grid; grid-template-columns: auto auto; justify-content: start; gap: 6px }
img { display: block; border-radius: 6px; box-shadow: 0 2px 6px #0004 }
figcaption { grid-column: 1 / -1 }
"""


@dataclass(frozen=True, slots=True, order=True)
class Shot:
    """One picture."""

    game: str
    size: str
    taken: float
    screen: str
    scheme: str
    path: Path


def shots(folder: Path) -> Iterator[Shot]:
    """All pictures whose names say what they show, in the order in which they were taken."""
    for path in folder.glob("*.png"):
        named = NAME.fullmatch(path.name)
        if named is None:
            continue
        screen, size = named["screen"], named["size"] or "phone"
        if screen.startswith("tv-"):
            screen, size = screen.removeprefix("tv-"), "tv"
        game = next((game for game in hall() if screen.startswith(f"{game}-")), "room")
        yield Shot(game, size, path.stat().st_mtime, screen.removeprefix(f"{game}-"), named["scheme"], path)


def sheet(size: str, pictures: Iterable[Shot]) -> str:
    """The page on which these pictures lie: each screen in light and in dark."""
    screens: dict[str, dict[str, Shot]] = {}
    for shot in pictures:
        screens.setdefault(shot.screen, {})[shot.scheme] = shot
    figures = [
        f"<figure><figcaption>{escape(screen)}</figcaption>"
        + "".join(f'<img src="{found[scheme].path.as_uri()}" width="{WIDTHS[size]}">' for scheme in SCHEMES if scheme in found)
        + "</figure>"
        for screen, found in screens.items()
    ]
    return f"<!doctype html><style>{STYLE}</style>{''.join(figures)}"


def print_sheet(page: Page, game: str, size: str, pictures: Iterable[Shot]) -> Path:
    """Make the sheet a picture of its own."""
    target = TARGET / f"{game}-{size}.jpg"
    source = TARGET / "sheet.html"
    source.write_text(sheet(size, pictures), encoding="utf-8")
    page.goto(source.as_uri())
    page.screenshot(path=target, full_page=True, type="jpeg", quality=72)
    source.unlink()
    return target


def main() -> None:
    """Print all sheets there are pictures for."""
    parser = argparse.ArgumentParser(description="Lay the pictures that the browser tests took side by side.")
    parser.add_argument("folder", type=Path, help="where GARABATO_SHOTS has put them")
    found = sorted(shots(parser.parse_args().folder.resolve()))
    if not found:
        parser.error("there are no pictures named SCREEN.[SIZE.]SCHEME.png in this folder")
    TARGET.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": WIDEST, "height": 1000})
        for (game, size), pictures in groupby(found, key=lambda shot: (shot.game, shot.size)):
            print(print_sheet(page, game, size, pictures).relative_to(ROOT))
        browser.close()


if __name__ == "__main__":
    main()
