"""A drawing laid out of lines, boxes, triangles and circles, as near to its lines as so few shapes come.

Every stroke proposes shapes: what it is nearly, what it would be if it were closed, the straight pieces between its corners, and
what it is together with its neighbours. Then whichever shape covers most of the ink that is still bare, and adds least that is
not there, is laid, again and again; and in the end each is nudged until it fits no better.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from typing import Final, Literal, NamedTuple

import numpy as np

from garabato.bots.picture import Line, Points, evenly

Kind = Literal["line", "box", "triangle", "circle"]

BOARD: Final = 4096
SMALLEST: Final = 64
"""No shape is narrower or lower, no line shorter."""
MARGIN: Final = 200
"""So much of the board stays free around a drawing."""
MOST: Final = 12
"""A sensible person lays no more shapes."""
NEAR: Final = 0.035
"""Ink so near to an outline is covered by it, in parts of the drawing's longer side."""
BARE: Final = 0.75
"""What a piece of outline costs where no ink is, by the ink that it could have covered."""
WORTH: Final = 0.085
"""A shape that adds less ink than this, in sides of the drawing, is left out."""
SPACING: Final = 0.02
"""Ink and outlines are measured at points so far apart."""
NUDGES: Final = (0.03, 0.012)
"""How far a shape is pushed and pulled to fit better, first and then."""


class Laid(NamedTuple):
    """One outline, in the numbers that ArtBox takes: units of the board, degrees clockwise, hundredths of the width."""

    kind: Kind
    x: int
    y: int
    width: int
    height: int
    turn: int
    lean: int = 0


class _Form(NamedTuple):
    """The same in parts of the drawing's longer side, from its middle."""

    kind: Kind
    x: float
    y: float
    width: float
    height: float
    turn: float
    lean: float = 0.0

    @property
    def thick(self) -> bool:
        """Whether it is more than a line."""
        return self.kind != "line" and self.height > THIN


THIN: Final = 1.01 * SMALLEST / (BOARD - 2 * MARGIN)
"""A shape of this height looks like a line."""


def fit(strokes: Sequence[Line], dice: Sequence[Kind], *, exact: bool = False, most: int = MOST) -> list[Laid]:
    """Compose a drawing of shapes from the bottom to the top.

    `dice`: what was rolled; only these kinds are used, each at least once, or (`exact`) each just as often as it was rolled. Without
    strokes every rolled kind is laid once, for no picture.
    """
    lines, scale, middle = _normal(strokes)
    rolled = Counter(dice)
    ink = np.concatenate([evenly(line, SPACING) for line in lines])
    forms = _different(form for form in _proposals(lines) if form.kind in rolled)
    wanted = dict(rolled) if exact else dict.fromkeys(rolled, 1)
    limits = dict(rolled) if exact else dict.fromkeys(rolled, most)
    chosen = _Easel(ink).chosen(forms, wanted, limits, max(most, sum(wanted.values())))
    scale = min(scale, BOARD / max(max(form.width, form.height) for form in chosen))
    return [_laid(form, scale, middle) for form in chosen]


def outline(shape: Laid, spacing: float = BOARD * SPACING) -> Points:
    """Return the outline of a shape as points on the board: shape (n, 2). So the eye sees what was laid."""
    form = _Form(shape.kind, shape.x, shape.y, shape.width, shape.height, float(np.radians(shape.turn)), shape.lean / 100)
    return _outline(form, spacing)


def _thin(rolled: Mapping[Kind, int]) -> Kind:
    """The kind by which lines are laid: the first of these that was rolled, as flat as may be."""
    return next(kind for kind in ("line", "box", "circle", "triangle") if kind in rolled)


def _different(forms: Iterable[_Form]) -> list[_Form]:
    """Only one of shapes that are nearly the same."""
    return list({(form.kind, *(round(number / 0.025) for number in form[1:])): form for form in forms}.values())


def _normal(strokes: Sequence[Line]) -> tuple[list[Points], float, Points]:
    """The strokes with a longer side of 1 about 0, and how they go back on the board: the scale and the middle."""
    lines = [np.asarray([point[:2] for point in stroke], np.float64) for stroke in strokes if len(stroke) > 1]
    lines = lines or [np.array([[0.0, 0.0], [1.0, 1.0]])]
    every = np.concatenate(lines)
    low, high = every.min(0), every.max(0)
    side = max(float((high - low).max()), 1e-9)
    return [(line - (low + high) / 2) / side for line in lines], BOARD - 2.0 * MARGIN, np.full(2, BOARD / 2)


def _laid(form: _Form, scale: float, middle: Points) -> Laid:
    x, y = (int(each) for each in np.clip(np.rint(np.array([form.x, form.y]) * scale + middle), 0, BOARD))
    width, height = (min(max(round(each * scale), SMALLEST), BOARD) for each in (form.width, form.height))
    lean = round(min(max(form.lean, -1.0), 1.0) * 100) if form.kind == "triangle" else 0
    return Laid(form.kind, x, y, width, 0 if form.kind == "line" else height, round(np.degrees(form.turn)) % 360, lean)


def _outline(form: _Form, spacing: float = SPACING) -> Points:
    w, h = form.width / 2, form.height / 2
    if form.kind == "line":
        own = np.array([[-w, 0], [w, 0]])
    elif form.kind == "box":
        own = np.array([[-w, -h], [w, -h], [w, h], [-w, h], [-w, -h]])
    elif form.kind == "triangle":
        own = np.array([[-w, h], [form.lean * form.width, -h], [w, h], [-w, h]])
    else:
        round_ = np.linspace(0, 2 * np.pi, 49)
        own = np.stack([w * np.cos(round_), h * np.sin(round_)], 1)
    cos, sin = np.cos(form.turn), np.sin(form.turn)
    turned: Points = evenly(own, spacing) @ np.array([[cos, sin], [-sin, cos]]) + (form.x, form.y)
    return turned


# ---- what strokes propose


def _proposals(lines: Sequence[Points]) -> Iterator[_Form]:
    """All shapes that might be laid."""
    for line in lines:
        yield from _areas(line)
        for tolerance in (0.02, 0.05, 0.1):
            corners = _corners(line, tolerance)
            for start, end in pairwise(corners):
                yield from _straight(start, end)
            for piece in combinations(corners, 3) if len(corners) <= 7 else ():  # noqa: PLR2004  (more would be too many)
                yield from _triangles(np.array(piece))
    for one, other in combinations([line for line in lines if float(np.ptp(line, axis=0).max()) > 0.08][:9], 2):  # noqa: PLR2004  (likewise)
        yield from _areas(np.concatenate([one, other]))
    yield from _areas(np.concatenate(lines))


def _areas(line: Points) -> Iterator[_Form]:
    """The ellipse, the boxes and the triangle that hold what a line goes around."""
    hull = _hull(line)
    if len(hull) < 3:  # noqa: PLR2004  (a line holds nothing)
        yield from _straight(line[0], line[-1])
        return
    for turn in {0.0, _steepest(hull)}:
        cos, sin = np.cos(turn), np.sin(turn)
        spun = hull @ np.array([[cos, -sin], [sin, cos]])
        low, high = spun.min(0), spun.max(0)
        x, y = np.array([[cos, -sin], [sin, cos]]) @ ((low + high) / 2)
        width, height = (float(each) for each in high - low)
        yield _Form("box", float(x), float(y), width, height, turn)
        yield _Form("circle", float(x), float(y), width, height, turn)
    three = np.array(list(combinations(hull[:: max(1, len(hull) // 12)], 3)))
    one, other = three[:, 1] - three[:, 0], three[:, 2] - three[:, 0]
    yield from _triangles(three[int(np.abs(one[:, 0] * other[:, 1] - one[:, 1] * other[:, 0]).argmax())])


def _straight(start: Points, end: Points) -> Iterator[_Form]:
    """A line from here to there; and the other kinds, as thin as they may be."""
    x, y = (start + end) / 2
    long = float(np.hypot(*(end - start)))
    turn = float(np.arctan2(end[1] - start[1], end[0] - start[0]))
    thin = SMALLEST / (BOARD - 2 * MARGIN)
    for kind in ("line", "box", "triangle", "circle"):
        yield _Form(kind, float(x), float(y), max(long, thin), thin, turn)


def _triangles(three: Points) -> Iterator[_Form]:
    """The triangle with these corners, whichever of them is the tip (the least leaning one)."""
    found: list[_Form] = []
    for nth in range(3):
        tip, right, left = three[nth], three[nth - 2], three[nth - 1]
        base = right - left
        width = float(np.hypot(*base))
        if width < 0.02:  # noqa: PLR2004  (no triangle)
            continue
        along = base / width
        across = np.array([-along[1], along[0]])
        rise = float((left - tip) @ across)
        if rise < 0:
            left, right, along, across, rise = right, left, -along, -across, -rise
        lean = float((tip - (left + right) / 2) @ along) / width
        middle = (left + right) / 2 - across * rise / 2
        found.append(_Form("triangle", float(middle[0]), float(middle[1]), width, rise, float(np.arctan2(along[1], along[0])), lean))
    leaning = [form for form in found if abs(form.lean) <= 1 and form.height > 0.01]  # noqa: PLR2004  (a line)
    yield from sorted(leaning, key=lambda form: abs(form.lean))[:1]


def _area(start: list[float], one: list[float], other: list[float]) -> float:
    return (one[0] - start[0]) * (other[1] - start[1]) - (one[1] - start[1]) * (other[0] - start[0])


def _hull(points: Points) -> Points:
    """The corners of what a rubber band around points would be, in order (Andrew's monotone chain)."""
    order: list[list[float]] = points[np.lexsort((points[:, 1], points[:, 0]))].tolist()

    def half(way: list[list[float]]) -> list[list[float]]:
        kept: list[list[float]] = []
        for point in way:
            while len(kept) > 1 and _area(kept[-2], kept[-1], point) <= 0:
                kept.pop()
            kept.append(point)
        return kept[:-1]

    return np.array([*half(order), *half(order[::-1])])


def _steepest(hull: Points) -> float:
    """The turn of the smallest box around a hull: one of its sides lies along the hull."""
    sides = np.diff(np.vstack([hull, hull[:1]]), axis=0)
    turns = np.unique(np.round(np.arctan2(sides[:, 1], sides[:, 0]) % (np.pi / 2), 3))

    def size(turn: float) -> float:
        spun: Points = hull @ np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
        wide, high = np.ptp(spun, axis=0)
        return float(wide) * float(high)

    return float(min(turns, key=size))


def _corners(line: Points, within: float) -> Points:
    """The points of a line that matter (Douglas and Peucker)."""
    keep = np.zeros(len(line), bool)
    keep[[0, -1]] = True
    todo = [(0, len(line) - 1)]
    while todo:
        first, last = todo.pop()
        if last - first < 2:  # noqa: PLR2004  (nothing lies between neighbours)
            continue
        way, between = line[last] - line[first], line[first + 1 : last] - line[first]
        long = float(np.hypot(*way))
        apart = np.abs(way[0] * between[:, 1] - way[1] * between[:, 0]) / long if long > within / 4 else np.hypot(*between.T)
        worst = int(apart.argmax())
        if apart[worst] > within:
            keep[first + 1 + worst] = True
            todo += [(first, first + 1 + worst), (first + 1 + worst, last)]
    return line[keep]


# ---- which of them are laid


class _Easel:
    """Ink, and how well shapes cover it."""

    def __init__(self, ink: Points) -> None:
        self._ink = ink
        self._far = (ink * ink).sum(1)[:, None]

    def chosen(self, forms: Sequence[_Form], wanted: Mapping[Kind, int], limits: Mapping[Kind, int], most: int) -> list[_Form]:
        """Lay the best shape again and again; what the dice want and nothing needs is laid where it does least harm."""
        covers = [self._cover(form) for form in forms]
        flat = _thin(limits)
        usual = [nth for nth, form in enumerate(forms) if form.thick or form.kind == flat]
        laid: list[int] = []
        bare = np.ones(len(self._ink))
        count: Counter[Kind] = Counter()

        def gain(nth: int) -> float:
            return float(bare @ covers[nth][0]) * SPACING - covers[nth][1]

        def lay(among: Iterable[int], least: float) -> bool:
            free = [nth for nth in among if nth not in laid and count[forms[nth].kind] < limits[forms[nth].kind]]
            best = max(free, key=gain, default=None)
            if best is None or gain(best) < least:
                return False
            laid.append(best)
            count[forms[best].kind] += 1
            np.multiply(bare, 1 - covers[best][0], out=bare)
            return True

        while len(laid) + sum((Counter(wanted) - count).values()) < most and lay(usual, WORTH):
            pass
        for kind in (Counter(wanted) - count).elements():
            lay((nth for nth, form in enumerate(forms) if form.kind == kind), -np.inf)
        found = self._nudged([forms[nth] for nth in laid])
        found += [_Form(kind, 0.0, 0.0, 0.05, 0.05, 0.0) for kind in (Counter(wanted) - count).elements()]
        return sorted(found, key=lambda form: -form.width * max(form.height, 0.01))

    def _cover(self, form: _Form) -> tuple[Points, float]:
        """How much of each dot of ink an outline covers, 0 to 1, and the price of its bare pieces in sides of the drawing."""
        dots = _outline(form)
        squares = self._far + (dots * dots).sum(1) - self._ink @ (dots.T * 2)
        to_ink, to_outline = (np.sqrt(np.maximum(squares.min(axis), 0)) / NEAR for axis in (0, 1))
        covered = np.clip(2 - to_outline * 1.5, 0, 1)
        off = np.clip(to_ink - 1, 0, 2).sum() * SPACING
        return covered, BARE * float(off)

    def _nudged(self, laid: list[_Form]) -> list[_Form]:
        """Push and pull each shape as long as the whole gets better."""
        found = list(laid)
        covers = [self._cover(form) for form in found]

        def worth() -> float:
            together = 1 - np.prod([1 - cover for cover, _ in covers], axis=0) if covers else np.zeros(1)
            return float(together.sum()) * SPACING - sum(price for _, price in covers)

        now = worth()
        for step in NUDGES:
            for nth in range(len(found)):
                for field in ("x", "y", "width", "height", "turn", "lean"):
                    for way in (step, -step):
                        old, cover = found[nth], covers[nth]
                        found[nth] = old._replace(**{field: getattr(old, field) + way * (3 if field == "turn" else 1)})
                        if min(found[nth].width, found[nth].height) < SMALLEST / BOARD:
                            found[nth] = old
                            continue
                        covers[nth] = self._cover(found[nth])
                        if (then := worth()) > now + 1e-6:
                            now = then
                        else:
                            found[nth], covers[nth] = old, cover
        return found
