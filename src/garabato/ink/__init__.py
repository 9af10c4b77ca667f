"""The pencil: the binary form of strokes and the limits of a sheet."""

from garabato.ink.book import NOT_NOW, TEXTS, TOO_FAST, Bucket, InkRefused, SheetInk
from garabato.ink.codec import BadInk, Flaw, Frame, Op, Point, Position, Stroke, read_frame, skip, split, strokes
from garabato.ink.pack import (
    LIVE,
    Record,
    live_record,
    pack_frames,
    pack_row,
    pen_message,
    saved_message,
    sheet_message,
    unpack_frames,
    unpack_row,
)

__all__ = [
    "LIVE",
    "NOT_NOW",
    "TEXTS",
    "TOO_FAST",
    "BadInk",
    "Bucket",
    "Flaw",
    "Frame",
    "InkRefused",
    "Op",
    "Point",
    "Position",
    "Record",
    "SheetInk",
    "Stroke",
    "live_record",
    "pack_frames",
    "pack_row",
    "pen_message",
    "read_frame",
    "saved_message",
    "sheet_message",
    "skip",
    "split",
    "strokes",
    "unpack_frames",
    "unpack_row",
]
