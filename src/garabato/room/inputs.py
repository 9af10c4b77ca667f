"""What goes into a room. Nothing else can change it."""

import msgspec

from garabato.core import Millis, Seat
from garabato.room.commands import RoomCommand
from garabato.room.own_deck import DeckMode, OwnDeck


class Join(msgspec.Struct, frozen=True):
    """Somebody opened a socket and said hello. `key` is the hash of the seat token, never the token."""

    link: int
    key: str
    client: str
    name: str
    look: int | None
    language: str
    address: str = ""
    """A keyed hash of where the socket comes from; empty: many may share it."""
    proof: str = ""
    """The hash of the password that was typed, with the room's own salt; empty: nothing was."""


class Watch(msgspec.Struct, frozen=True):
    """A big screen opened a socket: it sees what a bystander sees, is no person and does nothing."""

    link: int
    language: str
    proof: str = ""
    """As in `Join`."""


class Act(msgspec.Struct, frozen=True):
    """A seat's action of the game, as it came. `sent`: room time at which it was sent, at most 150 ms ago."""

    seat: Seat
    no: int
    action: msgspec.Raw
    sent: Millis
    seen: int = 0
    """The number of the newest Update that the person had before them; 0: not said."""


class PasswordHashed(msgspec.Struct, frozen=True):
    """What the driver makes of `SetPassword`: the hex of a slow hash and of its salt. Both empty: no password any more."""

    salt: str
    hash: str


class DeckFetched(msgspec.Struct, frozen=True):
    """What the driver makes of `TakeDeck`; None: there is no such deck."""

    deck: OwnDeck | None
    mode: DeckMode


class Order(msgspec.Struct, frozen=True):
    """A seat's command to the room."""

    seat: Seat
    no: int
    command: RoomCommand | PasswordHashed | DeckFetched


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
