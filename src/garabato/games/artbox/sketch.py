"""A drawing made of shapes: what fits, what the dice still ask for, and steps that may be taken back."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from garabato.core import Fact, Seat
from garabato.games.artbox.shapes import BOARD, KINDS, MOST_SHAPES, MOST_STEPS, SMALLEST, Kind, Shape
from garabato.games.artbox.table import Options

EQUILATERAL: Final = 3**0.5 / 2
"""The height of a triangle with equal sides, by its width."""


class Piece(NamedTuple):
    """A shape on a sheet, with the number that its owner knows it by."""

    id: int
    shape: Shape


Pieces = tuple[Piece, ...]


class Sketch(Fact):
    """One sheet. `past` and `future` are how it looked before and after the steps that may be taken back or done again."""

    pieces: Pieces = ()
    """From the bottom to the top."""
    last: int = 0
    """The greatest number ever used on it."""
    past: tuple[Pieces, ...] = ()
    future: tuple[Pieces, ...] = ()

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """Only the outlines, from the bottom to the top."""
        return tuple(piece.shape for piece in self.pieces)

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """What lies on it, from the bottom to the top."""
        return tuple(piece.shape.kind for piece in self.pieces)

    def shape(self, number: int) -> Shape | None:
        """The shape with this number, if it lies on the sheet."""
        return next((piece.shape for piece in self.pieces if piece.id == number), None)


class ShapePlaced(Fact):
    """A shape was laid on top of the others."""

    seat: Seat
    sheet: int
    id: int
    shape: Shape


class ShapeChanged(Fact):
    """A shape was moved, stretched or turned."""

    seat: Seat
    sheet: int
    id: int
    shape: Shape


class ShapeRemoved(Fact):
    """A shape was taken away."""

    seat: Seat
    sheet: int
    id: int


class ShapeRaised(Fact):
    """A shape was laid on top of the others."""

    seat: Seat
    sheet: int
    id: int


class SheetCleared(Fact):
    """All shapes were taken away."""

    seat: Seat
    sheet: int


class StepUndone(Fact):
    """The last step was taken back."""

    seat: Seat
    sheet: int


class StepRedone(Fact):
    """The step that was taken back last was done after all."""

    seat: Seat
    sheet: int


SketchEvent = ShapePlaced | ShapeChanged | ShapeRemoved | ShapeRaised | SheetCleared | StepUndone | StepRedone


def evolve(sketch: Sketch, event: SketchEvent) -> Sketch:  # noqa: PLR0911  (one case an event)
    """Fold one event of this sheet."""
    match event:
        case StepUndone():
            return replace(sketch, pieces=sketch.past[-1], past=sketch.past[:-1], future=(*sketch.future, sketch.pieces))
        case StepRedone():
            return replace(sketch, pieces=sketch.future[-1], past=(*sketch.past, sketch.pieces), future=sketch.future[:-1])
        case ShapePlaced():
            return replace(_step(sketch, lambda pieces: (*pieces, Piece(event.id, event.shape))), last=event.id)
        case ShapeChanged():
            return _step(sketch, lambda pieces: tuple(Piece(event.id, event.shape) if each.id == event.id else each for each in pieces))
        case ShapeRemoved():
            return _step(sketch, lambda pieces: _without(pieces, event.id))
        case ShapeRaised():
            return _step(sketch, lambda pieces: (*_without(pieces, event.id), *(each for each in pieces if each.id == event.id)))
        case _:
            return _step(sketch, lambda _: ())


def _step(sketch: Sketch, change: Callable[[Pieces], Pieces]) -> Sketch:
    past = (*sketch.past, sketch.pieces)[-MOST_STEPS:]
    return replace(sketch, pieces=change(sketch.pieces), past=past, future=())


def _without(pieces: Pieces, number: int) -> Pieces:
    return tuple(piece for piece in pieces if piece.id != number)


def laid_down(sketch: Sketch) -> Sketch:
    """The sheet as it hangs on the board: nobody takes a step back any more."""
    return replace(sketch, past=(), future=())


def fit(shape: Shape, *, regular: bool) -> Shape:
    """The nearest shape that fits the board; `regular`: with equal sides, or round."""
    width = _within(shape.width, SMALLEST, BOARD)
    height = 0 if shape.kind == "line" else _within(shape.height, SMALLEST, BOARD)
    if regular and shape.kind != "line":
        height = round(width * EQUILATERAL) if shape.kind == "triangle" else width
    return Shape(
        kind=shape.kind,
        x=_within(shape.x, 0, BOARD),
        y=_within(shape.y, 0, BOARD),
        width=width,
        height=height,
        turn=shape.turn % 360,
        lean=_within(shape.lean, -100, 100) if shape.kind == "triangle" and not regular else 0,
    )


def _within(value: int, least: int, most: int) -> int:
    return min(max(value, least), most)


def missing(used: Sequence[Kind], dice: Sequence[Kind], house: Options) -> tuple[Kind, ...]:
    """What the drawing lacks (AR-4): each rolled kind at least once, or exactly the rolled shapes."""
    if house.simplified:
        return ()
    have, rolled = Counter(used), Counter(dice)
    wanted: dict[Kind, int] = {kind: rolled[kind] if house.shapes == "exact" else 1 for kind in KINDS if rolled[kind]}
    return tuple(kind for kind in wanted for _ in range(wanted[kind] - have[kind]))


def left(used: Sequence[Kind], dice: Sequence[Kind], house: Options) -> dict[Kind, int]:
    """How many more of each kind may be placed (AR-4); none of one that was not rolled."""
    have, rolled = Counter(used), Counter(dice)
    room = MOST_SHAPES - len(used)
    stock = {kind: rolled[kind] - have[kind] if house.shapes == "exact" else room for kind in KINDS}
    return {kind: min(room, stock[kind]) if rolled[kind] else 0 for kind in KINDS}


def legal(used: Sequence[Kind], dice: Sequence[Kind], house: Options) -> bool:
    """Whether a drawing of these shapes obeys the dice (AR-4)."""
    obeys = {*used} <= {*dice} and min(left(used, dice, house).values()) >= 0
    return bool(used) and obeys and not missing(used, dice, house)


def complete(sketch: Sketch, dice: Sequence[Kind], house: Options) -> bool:
    """Whether a sheet can be handed in."""
    return legal(sketch.kinds, dice, house)
