from collections import Counter
from itertools import combinations_with_replacement

import numpy as np
import pytest

from garabato.bots import compose, eye
from garabato.bots.compose import BOARD, SMALLEST, Kind, Laid, fit, outline
from garabato.bots.hand import Stroke, draw
from garabato.core import ConceptId
from garabato.games.artbox.shapes import Shape
from garabato.games.artbox.sketch import fit as fair

KINDS: tuple[Kind, ...] = ("line", "box", "triangle", "circle")
ROUND = [[(100 + 80 * np.cos(turn), 100 + 80 * np.sin(turn)) for turn in np.linspace(0, 2 * np.pi, 40)]]
SQUARE = [[(0, 0), (100, 0), (100, 100), (0, 100), (0, 0)]]
ROOF = [[(0, 60), (50, 0), (100, 60), (0, 60)]]
SLOPE = [[(0, 0), (100, 30)]]


def strokes(word: str, seed: int = 1) -> tuple[Stroke, ...]:
    drawing = draw(ConceptId(word), "hard", seed)
    assert drawing is not None
    return drawing.strokes


@pytest.mark.parametrize("dice", [*combinations_with_replacement(KINDS, 4)][::9], ids="-".join)
@pytest.mark.parametrize("word", ["house", "clock"])
def test_only_rolled_kinds_are_laid_and_each_of_them(word: str, dice: tuple[Kind, ...]) -> None:
    laid = fit(strokes(word), dice)
    assert {shape.kind for shape in laid} == set(dice)
    assert len(laid) <= compose.MOST


def test_by_the_house_rule_each_kind_is_laid_as_often_as_it_was_rolled() -> None:
    for dice in [*combinations_with_replacement(KINDS, 4)][::15]:
        assert Counter(shape.kind for shape in fit(strokes("car"), dice, exact=True)) == Counter(dice)


def test_artbox_takes_every_shape_as_it_is() -> None:
    for word in ("house", "kite"):
        for shape in fit(strokes(word), KINDS):
            assert fair(Shape(*shape), regular=False) == Shape(*shape)


@pytest.mark.parametrize(("drawn", "kind"), [(ROUND, "circle"), (SQUARE, "box"), (ROOF, "triangle"), (SLOPE, "line")])
def test_a_shape_is_laid_as_itself(drawn: list[list[tuple[float, float]]], kind: Kind) -> None:
    best = max(fit(drawn, KINDS), key=lambda shape: shape.width * max(shape.height, SMALLEST))
    assert best.kind == kind
    covered = outline(best)
    low, high = covered.min(0), covered.max(0)
    assert (high - low).max() == pytest.approx(BOARD - 2 * compose.MARGIN, rel=0.08)


def test_without_a_picture_each_kind_is_laid_once() -> None:
    assert {shape.kind for shape in fit([], KINDS)} == set(KINDS)


def test_no_more_shapes_than_wanted() -> None:
    assert len(fit(strokes("car"), KINDS, most=5)) == 5


def test_the_same_lines_give_the_same_shapes() -> None:
    assert fit(strokes("clock"), KINDS) == fit(strokes("clock"), KINDS)


@pytest.mark.parametrize(
    ("shape", "corner"),
    [
        (Laid("line", 1000, 2000, 800, 0, 90), (1000, 2400)),
        (Laid("box", 1000, 2000, 800, 400, 0), (1400, 2200)),
        (Laid("triangle", 1000, 2000, 800, 400, 0, 50), (1400, 1800)),
        (Laid("circle", 1000, 2000, 800, 400, 90), (1000, 2400)),
    ],
    ids=lambda value: value.kind if isinstance(value, Laid) else "",
)
def test_outlines_lie_where_people_see_them(shape: Laid, corner: tuple[int, int]) -> None:
    assert np.hypot(*(outline(shape) - corner).T).min() < BOARD * compose.SPACING


def test_the_thing_is_still_to_be_seen() -> None:
    words = [ConceptId(word) for word in ("house", "umbrella", "butterfly", "giraffe", "clock", "envelope", "sailboat", "star")]
    right = 0
    for number, word in enumerate(words):
        laid = fit(strokes(word, number), KINDS)
        shares = eye.among(eye.look([outline(shape) for shape in laid]), words)
        right += shares[number] == max(shares)
    assert right >= 6
