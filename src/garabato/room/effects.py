"""What comes out of a room: the driver carries these out in order.

`Append` is one transaction. Every other effect waits for the appends before it; only `Live` does
not wait, and goes no further than the last durable `Tell.live` of each seat allows.
"""

import msgspec

from garabato.core import Fact, Label, Millis, Offer, Seat, Sheet, Skill
from garabato.room.messages import Clock, Pen, RoomView


class InkRow(msgspec.Struct, frozen=True):
    """One stored piece of ink; `seq` counts from 0 within the sheet."""

    sheet: Sheet
    seq: int
    data: bytes


class Append(msgspec.Struct, frozen=True):
    """Store these log entries (encoded, in order) and ink rows, all or nothing."""

    entries: tuple[bytes, ...]
    ink: tuple[InkRow, ...] = ()


class Admit(msgspec.Struct, frozen=True):
    """From now on `link` is the socket of `seat`; an older one of the same seat is told `elsewhere`.

    A big screen gets a number below that of SYSTEM; everything addressed to it is like that to a seat.

    The driver greets the link with `ServerSentWelcome`; the whole truth follows in the same effects.
    """

    link: int
    seat: Seat


class Reject(msgspec.Struct, frozen=True):
    """The link does not come in; `reason` is one of `ServerSentBye.reason`."""

    link: int
    reason: str


class Tell(msgspec.Struct, frozen=True):
    """What is true now for this seat. None means unchanged; the driver merges what is not sent yet.

    `view` is the game's view for the seat (`NO_VIEW` when there is no game any more); the driver adds
    names in `language`.
    """

    seat: Seat
    number: int
    language: str
    room: RoomView | None = None
    view: Fact | None = None
    no_view: bool = False
    pen: Pen | None = None
    no_pen: bool = False
    clock: Clock | None = None
    live: frozenset[Label] | None = None
    """The labels whose ink this seat may see while it is drawn."""
    offers: tuple[Offer, ...] | None = None
    """What the seat may do now, whenever that or `view` has changed: for bots only, people see it by the view."""


class BotIn(msgspec.Struct, frozen=True):
    """From now on a bot of this skill sits at `seat`: tells and sends to the seat are for it. `luck` seeds its own."""

    seat: Seat
    skill: Skill
    luck: int


class BotOut(msgspec.Struct, frozen=True):
    """The bot at `seat` is gone; it acts no more."""

    seat: Seat


class Send(msgspec.Struct, frozen=True):
    """One message to a seat: a JSON message (a Fact) or ready binary ink."""

    seat: Seat
    message: Fact | bytes


class Live(msgspec.Struct, frozen=True):
    """Ink of `author` on `label`, to every other seat whose durable `live` holds the label."""

    label: Label
    author: Seat
    frame: bytes


class HangUp(msgspec.Struct, frozen=True):
    """Say goodbye on the seat's socket, if there is one, and close it."""

    seat: Seat
    reason: str
    again: bool


class WakeAt(msgspec.Struct, frozen=True):
    """Handle a `Wake` at this room time; a later WakeAt replaces it, None takes it back."""

    at: Millis | None


Effect = Append | Admit | Reject | BotIn | BotOut | Tell | Send | Live | HangUp | WakeAt
