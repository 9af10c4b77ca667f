"""What goes into a room. Nothing else can change it."""

import msgspec

from garabato.core import Millis, Seat
from garabato.room.commands import Command


class Join(msgspec.Struct, frozen=True):
    """Somebody opened a socket and said hello. `key` is the hash of the seat token, never the token."""

    link: int
    key: str
    client: str
    name: str
    look: int | None
    language: str


class Watch(msgspec.Struct, frozen=True):
    """A big screen opened a socket: it sees what a bystander sees, is no person and does nothing."""

    link: int
    language: str


class Act(msgspec.Struct, frozen=True):
    """A seat's action of the game, as it came. `sent`: room time at which it was sent, at most 150 ms ago."""

    seat: Seat
    no: int
    action: msgspec.Raw
    sent: Millis
    seen: int = 0
    """The number of the newest Update that the person had before them; 0: not said."""


class Order(msgspec.Struct, frozen=True):
    """A seat's command to the room."""

    seat: Seat
    no: int
    command: Command


class InkFrame(msgspec.Struct, frozen=True):
    """One frame of ink from a seat's current pen."""

    seat: Seat
    frame: bytes
    sent: Millis


class Lost(msgspec.Struct, frozen=True):
    """The socket of a seat or of a big screen is gone."""

    seat: Seat


class Wake(msgspec.Struct, frozen=True):
    """The time asked for by `WakeAt` has come."""


Rare = Join | Watch | Act | Order | Lost | Wake
"""All but ink, of which there is more than of all the others together."""

Input = InkFrame | Rare
