"""A hand's strokes become frames of a pen, each at its time."""

from __future__ import annotations

import itertools

import pytest

from garabato.bots.pencil import STEP_MS, Move, Timed, frames_of
from garabato.ink.codec import Op, read_frame, strokes

TWO: list[list[Timed]] = [
    [(100.4, 200.6, 0.0), (110, 210, 300.0), (120, 220, 600.0), (130, 230, 650.0)],
    [(900, 900, 1000.0), (950, 900, 2000.0)],
]


def test_the_frames_draw_the_strokes() -> None:
    drawn = strokes(move.frame for move in frames_of(TWO, 7, 5_000, 2_000))
    assert [stroke.points for stroke in drawn] == [((100, 201), (110, 210), (120, 220), (130, 230)), ((900, 900), (950, 900))]
    assert {stroke.pen for stroke in drawn} == {7}


@pytest.mark.parametrize("span", [500.0, 2_000.0, 20_000.0])
def test_a_drawing_takes_as_long_as_it_shall(span: float) -> None:
    moves = frames_of(TWO, 1, 5_000, span)
    assert moves[0].at == 5_000
    assert moves[-1].at == pytest.approx(5_000 + span)
    assert [move.at for move in moves] == sorted(move.at for move in moves)


def ops(moves: list[Move]) -> list[Op]:
    return [read_frame(move.frame).op for move in moves]


def test_each_stroke_begins_and_ends() -> None:
    assert ops(frames_of(TWO, 1, 0, 2_000)) == [Op.BEGIN, Op.APPEND, Op.APPEND, Op.APPEND, Op.END, Op.BEGIN, Op.APPEND, Op.END]


def test_quick_points_go_together() -> None:
    quick = [[(float(n), 0.0, 10.0 * n) for n in range(100)]]
    moves = [move for move in frames_of(quick, 1, 0, 990) if read_frame(move.frame).op is Op.APPEND]
    assert all(later.at - earlier.at >= STEP_MS for earlier, later in itertools.pairwise(moves[:-1]))
    assert sum(read_frame(move.frame).points for move in moves) == 99


def test_a_dot_is_a_stroke() -> None:
    assert ops(frames_of([[(5, 5, 0.0)]], 1, 0, 1_000)) == [Op.BEGIN, Op.END]


def test_nothing_is_nothing() -> None:
    assert frames_of([], 1, 0, 1_000) == frames_of([[]], 1, 0, 1_000) == []
