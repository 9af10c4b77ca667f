"""Turn icons into lines that a hand can follow: ``python scripts/line_art.py [FOLDER]``.

FOLDER holds the unpacked npm packages ``openmoji`` 17, ``@tabler/icons`` 3 and ``lucide-static`` 1 as ``openmoji``,
``tabler`` and ``lucide`` (``npm pack`` fetches them). What is wanted stands in ``src/garabato/bots/icons/concepts.tsv``; the
lines go beside it into ``strokes.npz``. Needs svgelements, which ``make eye`` installs.

What none of them has is drawn for this project: paths in a box of 100 by 100 in ``own.tsv``, line by line in the order in which a
person draws them. Without FOLDER only these are read anew, and the icons of the packages stay as they are.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np
from svgelements import SVG, Close, Move, Shape
from svgelements import Path as Outline

ICONS: Final = Path(__file__).parents[1] / "src/garabato/bots/icons"
FOLDERS: Final = {"openmoji": "openmoji/black/svg", "tabler": "tabler/icons/outline", "lucide": "lucide/icons"}
OWN: Final = ICONS / "own.tsv"
BOX: Final = 1023
"""The longer side of an icon in `strokes.npz`; points are whole numbers."""
STEP: Final = 0.006
"""How far points of a curve lie apart, as a part of the icon's longer side."""
TOLERANCE: Final = 0.0015
"""How far a kept line may leave the curve, as a part of the longer side."""
THIN: Final = 0.045
"""A filled shape of no more width is a line that was drawn as an area."""
NOTHING: Final = 1e-9
"""What is no longer than this is a point."""
SAME: Final = 0.022
"""Lines no further apart are drawn once."""
JOIN: Final = 0.012
"""Ends no further apart are one corner."""

Line = np.ndarray[Any, np.dtype[np.float64]]


def pieces(path: Path) -> Iterator[tuple[Line, bool]]:
    """Yield each sub-path as points, and whether it is a filled area without a line around it."""
    for shape in SVG.parse(path, reify=True).elements():
        if not isinstance(shape, Shape) or shape.values.get("display") == "none":
            continue
        stroked = shape.stroke is not None and shape.stroke.value is not None
        filled = shape.fill is not None and shape.fill.value is not None
        if not stroked and not (filled and shape.fill.red + shape.fill.green + shape.fill.blue < 300):  # noqa: PLR2004  (white covers, black draws)
            continue
        outline = Outline(shape)
        for sub in outline.as_subpaths():
            line = points(Outline(sub))
            if len(line) > 1:
                yield line, not stroked


def points(path: Outline) -> Line:
    """Follow a sub-path in small steps."""
    found: list[tuple[float, float]] = []
    for segment in path:
        if isinstance(segment, Move):
            found.append((segment.end.x, segment.end.y))
            continue
        if isinstance(segment, Close) and (segment.end is None or segment.start is None):
            continue
        straight = isinstance(segment, Close) or type(segment).__name__ == "Line"
        many = 1 if straight else 16
        for step in range(1, many + 1):
            point = segment.point(step / many)
            found.append((point.x, point.y))
    line = np.array(found, dtype=np.float64).reshape(-1, 2)
    fresh = np.r_[True, np.hypot(*np.diff(line, axis=0).T) > NOTHING]
    return line[fresh]


def length(line: Line) -> float:
    """How long a line is."""
    return float(np.hypot(*np.diff(line, axis=0).T).sum())


def evenly(line: Line, many: int) -> Line:
    """So many points at equal distances along a line."""
    along = np.r_[0.0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    wanted = np.linspace(0, along[-1], many)
    return np.stack([np.interp(wanted, along, line[:, axis]) for axis in (0, 1)], 1)


def middle(area: Line, side: float) -> Line | None:
    """The line in the middle of a thin area; None where it is no thin one."""
    x, y = area.T
    size = abs(float(np.dot(x, np.roll(y, 1)) - np.dot(y, np.roll(x, 1)))) / 2
    around = length(np.vstack([area, area[:1]]))
    if not around or 2 * size / around > THIN * side or around < 6 * 2 * size / around:
        return None
    even = evenly(np.vstack([area, area[:1]]), 97)[:-1]
    half = len(even) // 2
    ways = [np.roll(even, -first, axis=0) for first in range(half)]
    there, back = min(
        ((way[: half + 1], np.vstack([way[half:], way[:1]])[::-1]) for way in ways),
        key=lambda pair: np.hypot(*(pair[0] - pair[1]).T).mean(),
    )
    return (there + back) / 2


def near(line: Line, other: Line, within: float) -> bool:
    """Whether each point of the first line lies near the second."""
    apart = np.hypot(*(evenly(line, 40)[:, None] - evenly(other, 160)[None]).transpose(2, 0, 1))
    return bool((apart.min(1) < within).all())


def joined(lines: list[Line], within: float) -> list[Line]:
    """Lines that meet end to end are one, where no third one meets them."""
    lines = list(lines)
    while True:
        for one in range(len(lines)):
            pair = _neighbour(lines, one, within)
            if pair is not None:
                other, line = pair
                lines = [each for number, each in enumerate(lines) if number not in (one, other)] + [line]
                break
        else:
            return lines


def _neighbour(lines: list[Line], one: int, within: float) -> tuple[int, Line] | None:
    first = lines[one]
    if np.hypot(*(first[0] - first[-1])) < within:
        return None
    for tail in (first, first[::-1]):
        meeting = [
            (other, line if start else line[::-1])
            for other, line in enumerate(lines)
            for start in (True, False)
            if other != one and np.hypot(*(line[0 if start else -1] - tail[-1])) < within
        ]
        if len(meeting) == 1 and np.hypot(*(meeting[0][1][0] - meeting[0][1][-1])) >= within:
            return meeting[0][0], np.vstack([tail, meeting[0][1][1:]])
    return None


def simplified(line: Line, within: float) -> Line:
    """The points that matter (Douglas and Peucker)."""
    keep = np.zeros(len(line), dtype=bool)
    keep[[0, -1]] = True
    todo = [(0, len(line) - 1)]
    while todo:
        first, last = todo.pop()
        if last - first < 2:  # noqa: PLR2004  (nothing lies between neighbours)
            continue
        way, between = line[last] - line[first], line[first + 1 : last] - line[first]
        long = np.hypot(*way)
        apart = np.abs(way[0] * between[:, 1] - way[1] * between[:, 0]) / long if long > NOTHING else np.hypot(*between.T)
        worst = int(apart.argmax())
        if apart[worst] > within:
            keep[first + 1 + worst] = True
            todo += [(first, first + 1 + worst), (first + 1 + worst, last)]
    return line[keep]


def ordered(lines: list[Line]) -> list[Line]:
    """Large pieces first, then whatever is nearest to the pen."""
    spans = {id(line): float(np.ptp(line, axis=0).max()) for line in lines}
    most = max(spans.values())
    done: list[Line] = []
    for group in ([line for line in lines if spans[id(line)] >= most / 2], [line for line in lines if spans[id(line)] < most / 2]):
        left = list(group)
        if not done and left:
            first = max(left, key=lambda line: spans[id(line)])
            left = [line for line in left if line is not first]
            done.append(first)
        while left:
            pen = done[-1][-1]
            best = min(left, key=lambda line: min(np.hypot(*(line[0] - pen)), np.hypot(*(line[-1] - pen))))
            left = [line for line in left if line is not best]
            done.append(best if np.hypot(*(best[0] - pen)) <= np.hypot(*(best[-1] - pen)) else best[::-1])
    return done


def strokes(path: Path) -> list[Line]:
    """All lines of an icon in the order of drawing, in a box whose longer side is `BOX`."""
    raw = list(pieces(path))
    everything = np.vstack([line for line, _ in raw])
    side = float(np.ptp(everything, axis=0).max())
    lines = []
    for line, area in raw:
        thin = middle(line, side) if area and len(line) > 3 else None  # noqa: PLR2004  (a corner has no middle)
        lines.append(thin if thin is not None else np.vstack([line, line[:1]]) if area else line)
    lines = [line for line in lines if length(line) > JOIN * side]
    kept: list[Line] = []
    for line in sorted(lines, key=length, reverse=True):
        if not any(near(line, other, SAME * side) for other in kept):
            kept.append(line)
    return _boxed(ordered(joined(kept, JOIN * side)), everything)


def _boxed(whole: list[Line], everything: Line | None = None) -> list[Line]:
    everything = np.vstack(whole) if everything is None else everything
    corner, side = everything.min(0), float(np.ptp(everything, axis=0).max())
    even = [evenly(line, max(2, round(length(line) / (STEP * side)))) if len(line) > 40 else line for line in whole]  # noqa: PLR2004  (only curves are long)
    shift = (side - np.ptp(everything, axis=0)) / 2
    return [np.round((simplified(line, TOLERANCE * side) - corner + shift) * BOX / side) for line in even]


def own() -> dict[str, list[Line]]:
    """All lines of what was drawn for this project, by its name: as they are, in the same box as `strokes`."""
    rows = (line.split("\t") for line in OWN.read_text(encoding="utf-8").splitlines()[1:])
    return {name: _boxed([points(Outline(sub)) for sub in Outline(path).as_subpaths()]) for name, path in rows}


def before() -> dict[str, list[Line]]:
    """All lines of the icons that were converted last time."""
    with np.load(ICONS / "strokes.npz") as file:
        icons, counts, lengths, steps = (file[name] for name in ("icons", "counts", "lengths", "steps"))
    each = [np.cumsum(line, axis=0, dtype=np.float64) for line in np.split(steps, np.cumsum(lengths)[:-1])]
    ends = np.cumsum(counts, dtype=np.int64)
    return {str(icon): each[end - count : end] for icon, count, end in zip(icons, counts.astype(np.int64), ends, strict=True)}


def main() -> None:
    """Convert every icon that a concept asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, nargs="?", help="where the packages lie; without it their icons stay as they are")
    folder = parser.parse_args().folder
    rows = (line.split("\t") for line in (ICONS / "concepts.tsv").read_text(encoding="utf-8").splitlines()[1:])
    wanted = sorted({icon for _, icon in rows})
    drawn = own()
    kept = before() if folder is None else {}
    flat: list[Line] = []
    lengths: list[int] = []
    counts: list[int] = []
    for icon in wanted:
        kind, name = icon.split(":")
        if kind == "own":
            lines = drawn[name]
        elif folder is None:
            lines = kept[icon]
        else:
            lines = strokes(folder / FOLDERS[kind] / f"{name}.svg")
        counts.append(len(lines))
        lengths += [len(line) for line in lines]
        flat += lines
    steps = np.vstack([np.diff(line, axis=0, prepend=[[0, 0]]) for line in flat]).astype(np.int16)
    np.savez_compressed(
        ICONS / "strokes.npz",
        icons=np.array(wanted),
        counts=np.array(counts, np.uint8),
        lengths=np.array(lengths, np.uint16),
        steps=steps,
    )
    print(f"{len(wanted)} icons, {len(lengths)} lines, {len(steps)} points, {(ICONS / 'strokes.npz').stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
