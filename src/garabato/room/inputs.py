"""What goes into a room. Nothing else can change it."""

from dataclasses import dataclass

import msgspec

from garabato.core import Millis, Seat
from garabato.room.messages import Command


@dataclass(frozen=True, slots=True)
class Join:
    """Somebody opened a socket and said hello. `key` is the hash of the seat token, never the token."""

    link: int
    key: str
    client: str
    name: str
    look: int | None
    language: str


@dataclass(frozen=True, slots=True)
class Watch:
    """A big screen opened a socket: it sees what a bystander sees, is no person and does nothing."""

    link: int
    language: str


@dataclass(frozen=True, slots=True)
class Act:
    """A seat's action of the game, as it came. `sent`: room time at which it was sent, at most 150 ms ago."""

    seat: Seat
    no: int
    action: msgspec.Raw
    sent: Millis


@dataclass(frozen=True, slots=True)
class Order:
    """A seat's command to the room."""

    seat: Seat
    no: int
    command: Command


@dataclass(frozen=True, slots=True)
class InkFrame:
    """One frame of ink from a seat's current pen."""

    seat: Seat
    frame: bytes
    sent: Millis


@dataclass(frozen=True, slots=True)
class Lost:
    """The socket of a seat or of a big screen is gone."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Wake:
    """The time asked for by `WakeAt` has come."""


Input = Join | Watch | Act | Order | InkFrame | Lost | Wake
