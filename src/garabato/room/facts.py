"""What the log of a room is made of. Append-only for ever: see `Fact`."""

from types import GenericAlias
from typing import Any, Final, Literal

import msgspec

from garabato.core import Fact, Millis, Seat, Skill
from garabato.room.deck_facts import DeckFact
from garabato.room.keeping_facts import KeepingFact

LOG: Final = 1
"""The version that new entries carry. A log of a newer version is refused by name and left untouched."""


BEAT_MS: Final = 5000
"""The log is at most this much behind an open deadline's clock, and behind the ink."""


class Opened(Fact):
    """The room begins. `secret` (hex) seeds all its luck and leaves the log for nobody."""

    code: str
    secret: str
    game: str
    options: msgspec.Raw
    language: str


class ClaimedBy(Fact):
    """A node took the room. Everybody who was here has to come back to it."""

    node: str


class Seated(Fact):
    """Somebody new sat down. `key` is a hash of the seat token."""

    seat: Seat
    key: str
    name: str
    look: int
    language: str


class Dressed(Fact):
    """A person changed name, look or language."""

    seat: Seat
    name: str
    look: int
    language: str


class ReadySet(Fact):
    """A person is ready to start, or not."""

    seat: Seat
    ready: bool


class AgeTold(Fact):
    """How old a person says to be, in years; None takes it back. For the order of age and nothing else."""

    seat: Seat
    age: int | None


class PresenceSet(Fact):
    """Where a person is now."""

    seat: Seat
    presence: Literal["here", "reconnecting", "away", "left"]


class Kicked(Fact):
    """A person was sent away and may not come back. `address`: a keyed hash of where from; nobody new may come from there."""

    seat: Seat
    address: str = ""


class HostPassed(Fact):
    """Another person acts as the host. The rightful host takes over again on return."""

    seat: Seat


class Picked(Fact):
    """A game with its house rules was put on the table."""

    game: str
    options: msgspec.Raw


class Arranged(Fact):
    """People sit clockwise in this order; whoever is not named comes after them, as before."""

    order: tuple[Seat, ...]


class Began(Fact):
    """The game began with these seats, clockwise; `events` are the game's own."""

    seats: tuple[Seat, ...]
    minted: int
    events: msgspec.Raw


class Played(Fact):
    """One decision of the game; `minted` new sheets were taken."""

    seat: Seat
    minted: int
    events: msgspec.Raw


class Returned(Fact):
    """The table went back to the lobby."""


class PaceSet(Fact):
    """Table time runs at 10 / `tenths` of real time."""

    tenths: int


class Paused(Fact):
    """Table time stands still. `until` is room time, for `few` only."""

    reason: Literal["few", "nobody", "host"]
    until: Millis | None


class Resumed(Fact):
    """Table time goes on."""


class WallWiped(Fact):
    """The wall is clean: its ink rows before number `first` are not shown any more."""

    first: int


class Said(Fact):
    """Chat."""

    seat: Seat
    text: str


class BotSeated(Fact):
    """A bot sat down. It speaks the language of whoever seated it, for its name and for words it types."""

    seat: Seat
    name: str
    look: int
    skill: Skill
    language: str


class BotDressed(Fact):
    """A bot got another name or skill."""

    seat: Seat
    name: str
    skill: Skill


class BotLent(Fact):
    """A bot plays for a person who is away; the game has its seat back."""

    seat: Seat
    skill: Skill


class BotThanked(Fact):
    """The bot that played for a person got up."""

    seat: Seat


class Beat(Fact):
    """Nothing but the time: written while a deadline is open or ink comes, so that a restart gives no time back and takes none."""


RoomFact = (
    Opened
    | ClaimedBy
    | Seated
    | Dressed
    | ReadySet
    | AgeTold
    | PresenceSet
    | Kicked
    | HostPassed
    | Picked
    | Arranged
    | Began
    | Played
    | Returned
    | PaceSet
    | Paused
    | Resumed
    | WallWiped
    | Said
    | Beat
    | BotSeated
    | BotDressed
    | BotLent
    | BotThanked
    | KeepingFact
    | DeckFact
)


class Receipt(msgspec.Struct, frozen=True, array_like=True):
    """The numbered action or command that an entry carries out; sent again, it is only acknowledged."""

    seat: Seat
    client: str
    no: int


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One record of the log. `at` is room time of receipt and never goes back."""

    at: Millis
    what: RoomFact
    receipt: Receipt | None = None
    v: int = LOG


class _Version(msgspec.Struct):
    v: int = LOG


class NewerLog(Exception):  # noqa: N818  (named by what was found)
    """The log was written by a newer version of the program."""

    def __init__(self, version: int) -> None:
        super().__init__(f"this room's log has version {version}, this program reads up to {LOG}: use the newer program")
        self.version = version


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Entry)
_version = msgspec.json.Decoder(_Version)


def decode_events(raw: msgspec.Raw, kinds: Any) -> tuple[Fact, ...]:
    """A game's own events; `kinds` is the union of them."""
    events: tuple[Fact, ...] = msgspec.json.decode(raw, type=GenericAlias(tuple, (kinds, ...)))
    return events


def encode_entry(entry: Entry) -> bytes:
    """The bytes of one log record."""
    return _encoder.encode(entry)


def decode_entry(data: bytes) -> Entry:
    """Read one log record. Raises: NewerLog, msgspec.ValidationError."""
    version = _version.decode(data).v
    if version > LOG:
        raise NewerLog(version)
    return _decoder.decode(data)
