"""Drawing with shapes and handing in."""

from typing import Final

from garabato.core import Ctx, Refused, Seat, Why
from garabato.games.artbox import events as ev
from garabato.games.artbox import sketch as sk
from garabato.games.artbox.shapes import BOARD, MOST_SHAPES, Kind, Shape
from garabato.games.artbox.sketch import Sketch
from garabato.games.artbox.state import State
from garabato.games.artbox.table import BringToFront, Clear, Place, Redo, Remove, Reshape, Undo
from garabato.kit import race

SketchAction = Place | Reshape | Remove | BringToFront | Clear | Undo | Redo

MISSING: Final[dict[Kind, str]] = {
    "line": "refused-ar-5-line",
    "box": "refused-ar-5-box",
    "triangle": "refused-ar-5-triangle",
    "circle": "refused-ar-5-circle",
}
"""The sentence that names the shape which a drawing lacks."""
TURNS: Final = 3600
"""Degrees: a hand may turn a shape ten times round, either way."""
LEAN: Final = 1000
"""Hundredths of the width: so far beside its triangle a hand may pull the tip."""


def draw(state: State, seat: Seat, action: SketchAction, ctx: Ctx) -> tuple[ev.Event, ...]:
    """One step on a sheet; a step that changes nothing is none.

    Raises: Refused.
    """
    _must_draw(state, seat, ctx)
    sketches = state.round.hands[seat].sketches
    if not 0 <= action.sheet < len(sketches):
        raise Refused(Why.BAD_VALUE, "AR-4", "refused-ar-4-sheet")
    sketch = sketches[action.sheet]
    match action:
        case Place():
            return (_place(state, seat, sketch, action),)
        case Clear():
            return (sk.SheetCleared(seat, action.sheet),) if sketch.pieces else ()
        case Undo():
            return (sk.StepUndone(seat, action.sheet),) if sketch.past else ()
        case Redo():
            return (sk.StepRedone(seat, action.sheet),) if sketch.future else ()
        case _:
            return _touch(state, seat, sketch, action)


def hand_in(state: State, seat: Seat, ctx: Ctx) -> tuple[ev.Event, ...]:
    """Take the lowest token that is left (AR-5).

    Raises: Refused, with the sentence that names what is missing.
    """
    if state.phase == "draw" and seat in state.round.hand_in.claimants:
        return ()
    _must_draw(state, seat, ctx)
    for sketch in state.round.hands[seat].sketches:
        if lacking := sk.missing(sketch.kinds, state.round.dice, state.house):
            raise Refused(Why.NOT_NOW, "AR-5", MISSING[lacking[0]])
        if not sketch.pieces:
            raise Refused(Why.NOT_NOW, "AR-5", "refused-ar-5-empty")
    return race.claim(state.round.hand_in, seat, ctx.at, ctx.sent)


def _must_draw(state: State, seat: Seat, ctx: Ctx) -> None:
    if state.phase in {"match", "reveal", "points"} or (state.phase == "draw" and state.until is not None and ctx.sent > state.until):
        raise Refused(Why.TOO_LATE, "AR-4", "refused-ar-4-late")
    if state.phase != "draw":
        raise Refused(Why.NOT_NOW, "AR-4", "refused-ar-4-now")
    if seat not in state.round.hands:
        raise Refused(Why.NOT_YOURS, "AR-4", "refused-ar-4-out")
    if seat in state.round.hand_in.claimants:
        raise Refused(Why.TOO_LATE, "AR-5", "refused-ar-5-final")


def _must_be_a_shape(shape: Shape) -> None:
    """A hand that slips over the edge is brought back; what no hand does is refused."""
    near = all(-BOARD <= middle <= 2 * BOARD for middle in (shape.x, shape.y))
    sized = all(0 <= side <= 2 * BOARD for side in (shape.width, shape.height))
    if not (near and sized and abs(shape.turn) <= TURNS and abs(shape.lean) <= LEAN):
        raise Refused(Why.BAD_VALUE, "AR-4", "refused-ar-4-size")


def _place(state: State, seat: Seat, sketch: Sketch, action: Place) -> sk.ShapePlaced:
    used = sketch.kinds
    left = sk.left(used, state.round.dice, state.house)
    kind = action.shape.kind
    if kind not in state.round.dice:
        raise Refused(Why.BAD_VALUE, "AR-4", "refused-ar-4-kind")
    if len(used) == MOST_SHAPES:
        raise Refused(Why.NOT_NOW, "AR-4", "refused-ar-4-full")
    if not left[kind]:
        raise Refused(Why.NOT_NOW, "AR-4", "refused-ar-4-stock")
    if action.id <= sketch.last:
        raise Refused(Why.BAD_VALUE, "AR-4", "refused-ar-4-shape")
    _must_be_a_shape(action.shape)
    return sk.ShapePlaced(seat, action.sheet, action.id, sk.fit(action.shape, regular=state.house.regular_only))


def _touch(state: State, seat: Seat, sketch: Sketch, action: Reshape | Remove | BringToFront) -> tuple[ev.Event, ...]:
    shape = sketch.shape(action.id)
    if shape is None:
        raise Refused(Why.BAD_VALUE, "AR-4", "refused-ar-4-shape")
    match action:
        case Remove():
            return (sk.ShapeRemoved(seat, action.sheet, action.id),)
        case BringToFront():
            on_top = sketch.pieces[-1].id == action.id
            return () if on_top else (sk.ShapeRaised(seat, action.sheet, action.id),)
        case _:
            if action.shape.kind != shape.kind:
                raise Refused(Why.BAD_VALUE, "AR-4", "refused-ar-4-reshape")
            _must_be_a_shape(action.shape)
            fitted = sk.fit(action.shape, regular=state.house.regular_only)
            return () if fitted == shape else (sk.ShapeChanged(seat, action.sheet, action.id, fitted),)
