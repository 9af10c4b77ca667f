"""Draw all sixty doodles of Doodle Dice on one sheet: ``python scripts/doodle_sheet.py [--check] [--bare]``.

`--bare` leaves the names out: ask somebody what each of them is.
"""

import argparse
import json
import re
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
GAME: Final = ROOT / "src/garabato/games/doodle_dice"
TARGET: Final = ROOT / "docs/assets/doodle-dice.svg"

COLOURS: Final = {
    "orange": "#E8842A",
    "red": "#CC3A32",
    "yellow": "#F0C532",
    "green": "#6DB45C",
    "blue": "#4C8FDB",
    "purple": "#5E2F7C",
}
CARD: Final = (120, 116)
GAP: Final = 12
DOT: Final = 7
LINE: Final = 3 / 72
"""How thick a line is, as a part of the width of the drawing; a dot is as large as on a die."""


def names() -> dict[str, str]:
    """The English name of every doodle."""
    text = (GAME / "texts/en.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^figure-([a-z]+-\d+) = (.+)$", text, re.MULTILINE))


def doodle(box: str, parts: list[str], faces: dict[str, str]) -> str:
    """The lines of one doodle, in its own box."""
    line = LINE * float(box.split()[2])
    paths = []
    for part in parts:
        face, x, y, *rest = part.split()
        turn, size = (*rest, *("0", "1")[len(rest) :])
        width = DOT if face == "dot" else line / float(size)
        paths.append(f'<path d="{faces[face]}" transform="translate({x} {y})rotate({turn})scale({size})" stroke-width="{width:.3g}"/>')
    return "".join(paths)


def sheet(*, bare: bool = False) -> str:
    """Ten cards to a line, a line for each colour."""
    drawn: dict[str, Any] = json.loads((GAME / "figures.json").read_text(encoding="utf-8"))
    called = names()
    across, down = CARD
    width, height = 10 * (across + GAP) + GAP, len(COLOURS) * (down + GAP) + GAP
    cards = []
    for card, (box, *parts) in drawn["figures"].items():
        colour, number = card.split("-")
        x = GAP + (int(number) - 1) * (across + GAP)
        y = GAP + list(COLOURS).index(colour) * (down + GAP)
        ink = f'<svg x="6" y="16" width="{across - 12}" height="{down - 40}" viewBox="{box}">{doodle(box, parts, drawn["faces"])}</svg>'
        name = "" if bare else f'<text x="{across / 2:g}" y="{down - 9}" fill="#241E18" stroke="none">{called[card]}</text>'
        paper = f'<rect width="{across}" height="{down}" rx="8" fill="#FFFBF0" stroke="none"/>'
        mark = f'<rect x="8" y="7" width="18" height="8" rx="2" fill="{COLOURS[colour]}" stroke="none"/>'
        cards.append(f'<g transform="translate({x} {y})">{paper}{mark}{ink}{name}</g>')
    lines = "\n".join(cards)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' font-family="sans-serif" font-size="13" text-anchor="middle">\n'
        "<title>The sixty doodles of Doodle Dice</title>\n"
        f'<rect width="{width}" height="{height}" fill="#E8DBC2"/>\n'
        f'<g fill="none" stroke="#241E18" stroke-linecap="round" stroke-linejoin="round">\n{lines}\n</g>\n</svg>\n'
    )


def main() -> int:
    """Write the sheet, or say whether it is up to date."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--bare", action="store_true")
    args = parser.parse_args()
    drawn = sheet(bare=args.bare)
    if args.check:
        return 0 if TARGET.read_text(encoding="utf-8") == drawn else 1
    if args.bare:
        sys.stdout.write(drawn)
        return 0
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(drawn, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
