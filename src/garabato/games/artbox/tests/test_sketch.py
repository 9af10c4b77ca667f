"""The clause AR-4: what may be drawn, and steps that are taken back."""

import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from garabato.core import SYSTEM, Seat, SeatAway, SeatBack, Why
from garabato.games.artbox import GAME, sketch
from garabato.games.artbox.shapes import BOARD, MOST_SHAPES, MOST_STEPS, SMALLEST, Kind, Shape
from garabato.games.artbox.sketch import fit, legal
from garabato.games.artbox.steps import TimeUp
from garabato.games.artbox.table import BringToFront, Clear, HandIn, Options, Place, Redo, Remove, Reshape, Undo
from garabato.games.artbox.tests.tables import drawing, hand_in, lay, shape, table, to
from tests.support.tabletop import Table
from tests.support.three_words import refusal, until

EXAMPLES = {example["id"]: example for example in json.loads((Path(__file__).parent / "examples.json").read_text("utf-8"))}

pytestmark = pytest.mark.clause("AR-4")


def ids(made: Table, seat: int = 0) -> tuple[int, ...]:
    """The shapes on the sheet, from the bottom to the top."""
    numbers: tuple[int, ...] = made.view(seat).sheets[0].ids
    return numbers


def kinds(names: list[str]) -> list[Kind]:
    """The examples call a box a square."""
    known: dict[str, Kind] = {"square": "box", "triangle": "triangle", "line": "line", "circle": "circle"}
    return [known[name] for name in names]


@pytest.mark.parametrize(("example", "rule"), [("A10", "at_least_once"), ("A11", "exact")])
def test_legal_drawings_of_the_examples(example: str, rule: str) -> None:
    told = EXAMPLES[example]
    rolled = kinds(told["given"]["rolled"])
    house = Options(shapes="exact" if rule == "exact" else "at_least_once")
    assert [legal(kinds(used), rolled, house) for used in told["given"]["used"]] == told["expect"]


def test_the_sheet_says_what_is_missing_and_what_is_left() -> None:
    made = drawing(dice=("circle", "box", "circle", "circle"))
    assert made.view(0).sheets[0].missing == ("box", "circle")
    assert made.view(0).sheets[0].left == {"line": 0, "box": 40, "triangle": 0, "circle": 40}
    lay(made, 0, "circle")
    assert made.view(0).sheets[0].missing == ("box",)
    exact = drawing(dice=("circle", "box", "circle", "circle"), shapes="exact")
    assert exact.view(0).sheets[0].missing == ("box", "circle", "circle", "circle")
    lay(exact, 0, "circle")
    assert exact.view(0).sheets[0].missing == ("box", "circle", "circle")
    assert exact.view(0).sheets[0].left == {"line": 0, "box": 1, "triangle": 0, "circle": 2}


def test_only_what_was_rolled_may_be_laid() -> None:
    made = drawing()
    assert refusal(made, 0, Place(1, shape("circle"))) == (Why.BAD_VALUE, "AR-4", "refused-ar-4-kind")
    lay(made, 0, "line", "line", "line", "box")
    assert [each.kind for each in made.view(0).sheets[0].shapes] == ["line", "line", "line", "box"]


def test_exactly_what_was_rolled() -> None:
    made = drawing(shapes="exact")
    lay(made, 0, "box", "box")
    assert refusal(made, 0, Place(3, shape("box"))) == (Why.NOT_NOW, "AR-4", "refused-ar-4-stock")
    made.act(0, Remove(1))
    lay(made, 0, "box", "triangle", "line")
    assert made.view(0).sheets[0].missing == ()


def test_the_simplified_game_wants_any_shapes() -> None:
    made = drawing(simplified=True)
    assert (made.at, until(made)) == (34_000, 64_000)
    assert made.view(0).sheets[0].missing == ()
    assert refusal(made, 0, HandIn()) == (Why.NOT_NOW, "AR-5", "refused-ar-5-empty")
    lay(made, 0, "line")
    made.act(0, HandIn())
    assert made.view(0).tokens == {}
    assert refusal(made, 1, Place(1, shape("circle")))[2] == "refused-ar-4-kind"


def test_a_shape_may_be_moved_stretched_turned_raised_and_removed() -> None:
    made = drawing()
    lay(made, 0, "line", "box", "triangle")
    assert ids(made) == (1, 2, 3)
    changed = shape("box", x=10, y=20, width=300, height=400, turn=45)
    made.act(0, Reshape(2, changed))
    assert made.view(0).sheets[0].shapes[1] == changed
    assert made.act(0, Reshape(2, changed)) == []
    made.act(0, BringToFront(1))
    assert ids(made) == (2, 3, 1)
    assert made.act(0, BringToFront(1)) == []
    made.act(0, Remove(3))
    assert ids(made) == (2, 1)
    made.act(0, Clear())
    assert ids(made) == ()
    assert made.act(0, Clear()) == []
    assert made.view(0).sheets[0].next == 4


def test_what_does_not_lie_there_cannot_be_touched() -> None:
    made = drawing()
    lay(made, 0, "line", "box")
    assert refusal(made, 0, Place(2, shape("line"))) == (Why.BAD_VALUE, "AR-4", "refused-ar-4-shape")
    for action in (Remove(3), BringToFront(0), Reshape(9, shape("box"))):
        assert refusal(made, 0, action) == (Why.BAD_VALUE, "AR-4", "refused-ar-4-shape")
    assert refusal(made, 0, Reshape(1, shape("box"))) == (Why.BAD_VALUE, "AR-4", "refused-ar-4-reshape")
    for sheet in (-1, 1):
        assert refusal(made, 0, Undo(sheet)) == (Why.BAD_VALUE, "AR-4", "refused-ar-4-sheet")


def test_every_step_is_taken_back_and_done_again() -> None:
    made = drawing()
    assert made.act(0, Undo()) == made.act(0, Redo()) == []
    sheets = [made.view(0).sheets[0].shapes]
    for action in (
        Place(1, shape("line")),
        Place(5, shape("box")),
        Reshape(1, shape("line", turn=90)),
        BringToFront(1),
        Remove(5),
        Clear(),
    ):
        made.act(0, action)
        sheets.append(made.view(0).sheets[0].shapes)
    for before in reversed(sheets[:-1]):
        assert made.view(0).sheets[0].can_undo
        made.act(0, Undo())
        assert made.view(0).sheets[0].shapes == before
    assert not made.view(0).sheets[0].can_undo
    for after in sheets[1:]:
        assert made.view(0).sheets[0].can_redo
        made.act(0, Redo())
        assert made.view(0).sheets[0].shapes == after
    made.act(0, Undo())
    lay(made, 0, "box")
    assert not made.view(0).sheets[0].can_redo
    assert made.view(0).sheets[0].ids[-1] == 6


def test_so_many_steps_are_taken_back() -> None:
    made = drawing()
    lay(made, 0, "line")
    for turn in range(1, MOST_STEPS + 20):
        made.act(0, Reshape(1, shape("line", turn=turn)))
    taken_back = 0
    while made.view(0).sheets[0].can_undo:
        made.act(0, Undo())
        taken_back += 1
    assert taken_back == MOST_STEPS
    assert made.view(0).sheets[0].shapes[0].turn == 19


def test_so_many_shapes_fit_on_a_sheet() -> None:
    made = drawing()
    lay(made, 0, *["line"] * MOST_SHAPES)
    assert made.view(0).sheets[0].left == {"line": 0, "box": 0, "triangle": 0, "circle": 0}
    assert refusal(made, 0, Place(99, shape("line"))) == (Why.NOT_NOW, "AR-4", "refused-ar-4-full")


@pytest.mark.parametrize(
    ("asked", "regular", "fitted"),
    [
        (Shape("box", -5, 5000, 10, 8000, 725, 40), False, Shape("box", 0, 4096, 64, 4096, 5, 0)),
        (Shape("line", 10, 10, 8000, 700, -90, 3), False, Shape("line", 10, 10, 4096, 0, 270, 0)),
        (Shape("triangle", 10, 10, 300, 400, 0, -140), False, Shape("triangle", 10, 10, 300, 400, 0, -100)),
        (Shape("triangle", 10, 10, 300, 400, 0, 50), True, Shape("triangle", 10, 10, 300, 260, 0, 0)),
        (Shape("circle", 10, 10, 300, 400, 0), True, Shape("circle", 10, 10, 300, 300, 0, 0)),
        (Shape("line", 10, 10, 300, 400, 12), True, Shape("line", 10, 10, 300, 0, 12, 0)),
    ],
)
def test_what_is_asked_is_brought_within_bounds(asked: Shape, regular: bool, fitted: Shape) -> None:
    assert fit(asked, regular=regular) == fitted
    made = drawing(dice=(asked.kind,) * 4, regular_only=regular)
    made.act(0, Place(1, asked))
    assert made.view(0).sheets[0].shapes == (fitted,)
    made.act(0, Reshape(1, asked._replace(x=77)))
    assert made.view(0).sheets[0].shapes == (fitted._replace(x=77),)


@pytest.mark.parametrize(
    "asked",
    [
        Shape("box", 10, 10, -1, 100, 0),
        Shape("box", 10, 10, 100, -1, 0),
        Shape("box", 10, 10, 2 * BOARD + 1, 100, 0),
        Shape("box", 10, 10, 100, 10**30, 0),
        Shape("box", -BOARD - 1, 10, 100, 100, 0),
        Shape("box", 10, 2 * BOARD + 1, 100, 100, 0),
        Shape("box", 10, 10, 100, 100, 3601),
        Shape("box", 10, 10, 100, 100, 0, -1001),
    ],
)
def test_what_no_hand_does_is_refused(asked: Shape) -> None:
    made = drawing(dice=("box",) * 4)
    assert refusal(made, 0, Place(1, asked)) == (Why.BAD_VALUE, "AR-4", "refused-ar-4-size")
    made.act(0, Place(1, shape("box")))
    assert refusal(made, 0, Reshape(1, asked)) == (Why.BAD_VALUE, "AR-4", "refused-ar-4-size")
    assert made.view(0).sheets[0].shapes == (shape("box"),)


@pytest.mark.parametrize(
    "asked",
    [
        b'["box",NaN,10,100,100,0,0]',
        b'["box",1e400,10,100,100,0,0]',
        b'["box",10.5,10,100,100,0,0]',
        b'["star",10,10,100,100,0,0]',
        b'["box",10,10]',
        b'{"kind":"box"}',
        b"[" * 10_000,
    ],
)
def test_what_is_no_shape_is_not_read(asked: bytes) -> None:
    sent = b'{"type":"Place","id":1,"shape":' + asked + b"}"
    with pytest.raises((msgspec.DecodeError, RecursionError)):
        msgspec.json.decode(sent, type=GAME.actions)


@given(
    st.builds(
        Shape,
        st.sampled_from(["line", "box", "triangle", "circle"]),
        *[st.integers()] * 6,
    ),
    st.booleans(),
)
def test_whatever_is_asked_fits(asked: Shape, regular: bool) -> None:
    fitted = fit(asked, regular=regular)
    assert fit(fitted, regular=regular) == fitted
    assert 0 <= fitted.x <= BOARD
    assert 0 <= fitted.y <= BOARD
    assert SMALLEST <= fitted.width <= BOARD
    assert fitted.height <= BOARD
    assert 0 <= fitted.turn < 360


def test_all_draw_at_the_same_time_and_nobody_sees_it() -> None:
    made = drawing(3)
    assert (until(made), made.view(None).waiting) == (154_000, (0, 1, 2))
    before = [made.view(seat) for seat in (1, 2, None)]
    lay(made, 0, "line", "box")
    made.act(0, Undo())
    assert [made.view(seat) for seat in (1, 2, None)] == before


def test_drawing_has_its_time() -> None:
    made = table(3)
    assert refusal(made, 0, Place(1, shape("line"))) == (Why.NOT_NOW, "AR-4", "refused-ar-4-now")
    to(made, "draw")
    end = until(made)
    made.act(0, Place(1, shape("line")), at=end - 1)
    made.wait()
    assert (made.at, made.view(None).phase) == (end, "draw")
    assert made.actions(0) == []
    assert refusal(made, 0, Place(2, shape("line")), end + 1) == (Why.TOO_LATE, "AR-4", "refused-ar-4-late")
    made.act(0, Place(2, shape("line")), at=end + 149, sent=end)
    assert refusal(made, SYSTEM, TimeUp())[2] == "refused-ar-7-sand"
    made.wait()
    assert (made.at, made.view(None).phase) == (end + 150, "match")
    assert refusal(made, 0, Place(3, shape("line")))[2] == "refused-ar-4-late"
    assert len(made.view(None).wall) == 1


def test_drawing_may_last_as_long_as_it_wants() -> None:
    made = drawing(3, draw_s=None)
    assert GAME.deadline(made.state) is None
    made.system(SeatAway(Seat(0)))
    hand_in(made, 1, 2)
    assert made.view(None).phase == "match"


def test_who_has_no_part_in_the_round_does_not_draw() -> None:
    made = table(4)
    made.system(SeatAway(Seat(3)))
    to(made, "points")
    to(made, "words")
    made.system(SeatBack(Seat(3)))
    to(made, "draw")
    assert refusal(made, 3, Undo()) == (Why.NOT_YOURS, "AR-4", "refused-ar-4-out")
    assert made.actions(3) == []


def test_what_may_be_done_to_a_sheet_is_offered() -> None:
    made = drawing()
    assert {type(action) for action in made.actions(0)} == {Place}
    lay(made, 0)
    made.act(0, Undo())
    assert {type(action) for action in made.actions(0)} == {Place, Reshape, Remove, BringToFront, Clear, Undo, Redo}
    made.act(0, Redo())
    assert HandIn() in made.actions(0)


def test_two_sheets_have_steps_of_their_own() -> None:
    made = drawing(3, three_player_two_drawings=True)
    lay(made, 0, "line", sheet=0)
    lay(made, 0, "box", sheet=1)
    made.act(0, Undo(sheet=0))
    assert [sheet.ids for sheet in made.view(0).sheets] == [(), (1,)]


def test_a_drawing_on_the_board_takes_no_step_back() -> None:
    assert sketch.laid_down(sketch.Sketch(past=((),), future=((),))) == sketch.Sketch()
