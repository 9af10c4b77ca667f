"""Draw what the bots' hand draws on sheets, to be looked at: ``python scripts/hand_sheet.py OUT.png [--skill easy] [--words cat dog]``.

`--bare` leaves the names out: ask somebody what each of them is.
"""

import argparse
import math
import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from garabato.bots.art import drawable
from garabato.bots.hand import BOARD, draw
from garabato.core import ConceptId, Skill

SKILLS: Final[tuple[Skill, ...]] = ("easy", "normal", "hard")
CELL: Final = 108
ACROSS: Final = 14


def card(concept: str, skill: Skill, seed: int, *, bare: bool) -> str:
    """One drawing and its name."""
    drawing = draw(ConceptId(concept), skill, seed)
    strokes = drawing.strokes if drawing else ()
    lines = "".join(f'<polyline points="{" ".join(f"{point.x},{point.y}" for point in stroke)}"/>' for stroke in strokes)
    name = "" if bare else f"<figcaption>{concept}</figcaption>"
    return f'<figure><svg viewBox="0 0 {BOARD} {BOARD}" width="{CELL - 16}" height="{CELL - 16}">{lines}</svg>{name}</figure>'


STYLE: Final = f"""
body {{ margin: 0; padding: 8px; display: grid; grid-template-columns: repeat({ACROSS}, {CELL}px); background: #e8dbc2 }}
figure {{ margin: 2px; background: #fffbf0; text-align: center; border-radius: 6px; font: 10px sans-serif; padding-bottom: 3px }}
polyline {{ fill: none; stroke: #241e18; stroke-width: 70; stroke-linecap: round; stroke-linejoin: round }}
"""


def main() -> None:
    """Write the sheet."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--skill", choices=SKILLS, default="normal")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bare", action="store_true")
    parser.add_argument("--words", nargs="*", default=sorted(drawable()))
    args = parser.parse_args()
    cards = "".join(card(word, args.skill, args.seed, bare=args.bare) for word in args.words)
    height = 16 + math.ceil(len(args.words) / ACROSS) * (CELL + 16)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 16 + ACROSS * CELL, "height": height})
        page.set_content(f"<!doctype html><style>{STYLE}</style>{cards}")
        page.screenshot(path=args.out)
        browser.close()


if __name__ == "__main__":
    main()
