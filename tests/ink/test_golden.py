"""The golden vectors, which the TypeScript codec is tested with too."""

import json
from pathlib import Path
from typing import Any

import pytest

from garabato.core import Label, Millis, Seat
from garabato.ink import (
    LIVE,
    BadInk,
    Op,
    Position,
    Record,
    SheetInk,
    codec,
    live_record,
    pack_frames,
    pack_row,
    pen_message,
    read_frame,
    saved_message,
    sheet_message,
    skip,
    strokes,
    unpack_frames,
    unpack_row,
)

Vector = dict[str, Any]
GOLDEN: dict[str, list[Vector]] = json.loads(Path(__file__).with_name("golden.json").read_text(encoding="utf-8"))


def vectors(kind: str) -> pytest.MarkDecorator:
    """One test for each vector of that kind."""
    return pytest.mark.parametrize("vector", GOLDEN[kind], ids=lambda v: v.get("name") or v["kind"])


def data(vector: Vector) -> bytes:
    """The frame's bytes."""
    repeat = vector.get("repeat", {"hex": "", "times": 0})
    repeated: int = repeat["times"]
    return bytes.fromhex(vector["hex"]) + bytes.fromhex(repeat["hex"]) * repeated


def frames(vector: Vector, field: str = "frames") -> list[bytes]:
    """A list of frames' bytes."""
    return [bytes.fromhex(each) for each in vector[field]]


def position(vector: Vector) -> Position:
    """The vector's position."""
    return Position(**vector["position"])


def begun(vector: Vector) -> list[bytes]:
    """What stands before the vector's frame, so that a drawing can be read."""
    return [codec.begin(vector["stroke"], 1, 0, 0, [vector["last"]])] if vector["op"] == "APPEND" else []


def pairs(points: list[list[int]]) -> list[codec.Point]:
    """Points as the codec has them."""
    return [(x, y) for x, y in points]


@vectors("frames")
def test_the_head_of_a_frame_is_read(vector: Vector) -> None:
    frame = read_frame(data(vector))
    assert frame == codec.walk_frame(data(vector))
    assert frame.data == data(vector)
    assert frame.op is Op[vector["op"]]
    for name in ("stroke", "pen", "colour", "width"):
        assert getattr(frame, name) == vector.get(name, 0), name
    assert frame.points == vector.get("count", len(vector.get("points", [])))
    assert frame.pressure == ("pressures" in vector)


@vectors("frames")
def test_the_points_of_a_frame_are_worked_out(vector: Vector) -> None:
    if "points" in vector:
        before = begun(vector)
        (stroke,) = strokes([*before, data(vector)])
        assert list(stroke.points[len(before) :]) == pairs(vector["points"])
        assert list(stroke.pressures[len(before) :]) == vector.get("pressures", [0] * len(vector["points"]))


def write(vector: Vector) -> bytes:
    """The vector's fields as a frame."""
    pressures = bytes(vector.get("pressures", []))
    match Op[vector["op"]]:
        case Op.BEGIN:
            points = pairs(vector["points"])
            return codec.begin(vector["stroke"], vector["pen"], vector["colour"], vector["width"], points, pressures)
        case Op.APPEND:
            return codec.append(vector["stroke"], pairs(vector["points"]), vector["last"], pressures)
        case Op.END:
            return codec.end(vector["stroke"])
        case Op.UNDO:
            return codec.undo(vector["stroke"], vector["pen"])
        case Op.REDO:
            return codec.redo(vector["stroke"], vector["pen"])
        case Op.CLEAR:
            return codec.clear(vector["pen"])


@pytest.mark.parametrize("vector", [v for v in GOLDEN["frames"] if v["encode"]], ids=lambda v: v["name"])
def test_a_frame_is_written(vector: Vector) -> None:
    assert write(vector).hex() == vector["hex"]


@vectors("malformed")
def test_what_is_no_frame_is_said_to_be_none(vector: Vector) -> None:
    for read in (read_frame, codec.walk_frame):
        with pytest.raises(BadInk) as bad:
            read(data(vector))
        assert bad.value.reason == vector["reason"]


@vectors("drawings")
def test_frames_make_strokes(vector: Vector) -> None:
    drawn = [
        {
            "stroke": s.stroke,
            "pen": s.pen,
            "colour": s.colour,
            "width": s.width,
            "points": [list(point) for point in s.points],
            "pressures": list(s.pressures),
            "hidden": s.hidden,
        }
        for s in strokes(frames(vector))
    ]
    assert drawn == vector["strokes"]


@vectors("drawings")
def test_a_sheet_stands_where_the_drawing_ends(vector: Vector) -> None:
    sheet, seat = SheetInk(colours=9, widths=9), Seat(0)
    for frame in frames(vector):
        sheet.take(seat, read_frame(frame), Millis(0))
    assert sheet.taken(seat) == position(vector)
    assert sheet.strokes_left() == sum(not s["hidden"] for s in vector["strokes"])


@vectors("disorder")
def test_frames_that_make_no_drawing_are_bad_ink(vector: Vector) -> None:
    with pytest.raises(BadInk) as bad:
        strokes(frames(vector))
    assert bad.value.reason == vector["reason"]


@vectors("resume")
def test_an_author_goes_on_from_a_position(vector: Vector) -> None:
    rest = skip(frames(vector), position(vector))
    assert [each.hex() for each in rest] == vector["rest"]


@vectors("snapshots")
def test_a_snapshot_is_its_frames(vector: Vector) -> None:
    assert pack_frames(frames(vector)).hex() == vector["hex"]
    assert unpack_frames(data(vector)) == frames(vector)


@vectors("messages")
def test_messages_to_a_client(vector: Vector) -> None:
    match vector["kind"]:
        case "SHEET":
            message = sheet_message(Label(vector["label"]), frames(vector))
        case "PEN":
            message = pen_message(vector["pen"], Position(vector["ops"], vector["points"]), frames(vector))
        case "SAVED":
            message = saved_message(vector["pen"], Position(vector["ops"], vector["points"]))
        case _:
            records = [(Label(r["label"]), Seat(r["author"]), bytes.fromhex(r["frame"])) for r in vector["records"]]
            message = LIVE + b"".join(live_record(*record) for record in records)
    assert message.hex() == vector["hex"]


@vectors("rows")
def test_a_row_is_its_records(vector: Vector) -> None:
    records = [Record(Millis(r["at"]), Seat(r["author"]), bytes.fromhex(r["frame"])) for r in vector["records"]]
    assert pack_row(records).hex() == vector["hex"]
    assert list(unpack_row(data(vector))) == records
