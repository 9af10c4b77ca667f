"""Frames put together: snapshots, rows of the store, and the binary messages to a client (``FORMAT.md``)."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from garabato.core import Label, Millis, Seat
from garabato.ink.codec import Position, Reader, put_number, read_frame

_LATEST: Final = 2**53 - 1
"""Room time goes on for years, so it alone may be longer than other numbers."""
_ONE_BYTE: Final = 0x80
"""Smaller numbers are varints of one byte: themselves."""


class Record(msgspec.Struct, frozen=True, gc=False):
    """One frame as it is kept: when it came, who drew it."""

    at: Millis
    author: Seat
    frame: bytes


def pack_frames(frames: Iterable[bytes]) -> bytes:
    """A snapshot."""
    return b"".join(put_number(len(frame)) + frame for frame in frames)


def unpack_frames(snapshot: bytes) -> list[bytes]:
    """The frames of a snapshot, each checked.

    Raises: BadInk.
    """
    reader = Reader(snapshot)
    frames: list[bytes] = []
    while not reader.done:
        frames.append(read_frame(reader.take(reader.number())).data)
    return frames


def pack_row(records: Iterable[Record]) -> bytes:
    """A row of the ink table; the times of the records never go back."""
    out = bytearray()
    before = 0
    for record in records:
        out += put_number(record.at - before) + put_number(record.author) + put_number(len(record.frame)) + record.frame
        before = record.at
    return bytes(out)


def unpack_row(row: bytes) -> Iterator[Record]:
    """The records of a row. The frames are not checked.

    Raises: BadInk.
    """
    reader = Reader(row)
    at = 0
    while not reader.done:
        at += reader.number(_LATEST)
        yield Record(Millis(at), Seat(reader.number()), reader.take(reader.number()))


# ---------------------------------------------------------------- server to client


def sheet_message(label: Label, frames: Iterable[bytes]) -> bytes:
    """SHEET: one author's whole drawing."""
    return b"\x01" + put_number(label) + pack_frames(frames)


def pen_message(pen: int, stored: Position, frames: Iterable[bytes]) -> bytes:
    """PEN: the own sheet so far, all of it `stored`."""
    return b"\x02" + put_number(pen) + put_number(stored.ops) + put_number(stored.points) + pack_frames(frames)


def saved_message(pen: int, stored: Position) -> bytes:
    """SAVED: the own ink is stored up to here."""
    return b"\x03" + put_number(pen) + put_number(stored.ops) + put_number(stored.points)


LIVE: Final = b"\x04"
"""The first byte of a LIVE message; records of `live_record` follow."""


def live_record(label: Label, author: Seat, frame: bytes) -> bytes:
    """One frame within a LIVE message."""
    size = len(frame)
    if label < _ONE_BYTE and author < _ONE_BYTE and size < _ONE_BYTE:
        return bytes((label, author, size)) + frame
    return put_number(label) + put_number(author) + put_number(len(frame)) + frame
