"""Pencils at a simulated table: single frames, and what is stored of them."""

from __future__ import annotations

from garabato.core import Millis, Seat
from garabato.ink import codec
from garabato.ink.pack import unpack_row
from garabato.room import inputs
from garabato.room.effects import Effect
from tests.support.rooms import Client, Table


def put(table: Table, client: Client, frame: bytes, sent: int | None = None) -> list[Effect]:
    """Send one frame that was under way since `sent`, from a page that takes the server's word for what it drew."""
    assert client.seat is not None
    client.frames_pen = 0
    effects = table.room.handle(inputs.InkFrame(client.seat, frame, Millis(table.at if sent is None else sent)), table.at)
    for effect in effects:
        table._do(effect)
    return effects


def pen_of(client: Client) -> int:
    assert client.pen is not None
    return client.pen.pen


def dot(client: Client, stroke: int, colour: int = 0, width: int = 0) -> bytes:
    return codec.begin(stroke, pen_of(client), colour, width, [(10 * stroke, 20)])


def strokes(table: Table, seat: int) -> int:
    """How many strokes are to be seen on a player's sheet."""
    held = table.room.state.pens[Seat(seat)].sheet or table.room.state.table.round.sheets[seat]
    ink = table.room._session.sheets.get(held)
    return ink.strokes_left() if ink is not None else 0


def stored(table: Table) -> list[tuple[int, bytes]]:
    """Author and frame of everything in the store, in order."""
    return [(record.author, record.frame) for _, _, row in table.store.ink for record in unpack_row(row)]


def pens_sent(client: Client) -> list[bytes]:
    return [what for what in client.heard if isinstance(what, bytes) and what[0] == 2]
