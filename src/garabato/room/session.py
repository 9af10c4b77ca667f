"""What a room knows only while it is up: sockets, what was told, ink in memory."""

from dataclasses import dataclass, field

from garabato.core import Fact, Label, Millis, Offer, Seat, Sheet, Skill
from garabato.ink.book import Bucket, SheetInk
from garabato.room.messages import Clock, Pen, RoomView


@dataclass(slots=True)
class Told:
    """The last news a seat was given."""

    number: int = 0
    room: RoomView | None = None
    view: Fact | None = None
    viewed: int = 0
    """The number of the Update that brought `view`."""
    table: object = None
    """The game's state of which `view` is the view."""
    offers: tuple[Offer, ...] = ()
    """What a bot was told that it may do."""
    language: str = ""
    pen: Pen | None = None
    clock: Clock | None = None
    live: frozenset[Label] = frozenset()
    shown: dict[Label, Sheet] = field(default_factory=dict)
    """The drawings that were sent; a client keeps them."""
    wall: int | None = None
    """The epoch of the wall that was sent; None: it is not in sight."""


@dataclass(slots=True)
class Link:
    """The socket of a seat, or of a big screen, and the page behind it; or the bot that plays at the seat."""

    link: int
    client: str
    watches: str | None = None
    """The language of a big screen; None: a person sits here."""
    bot: Skill | None = None
    """How well the bot plays that sits here; None: no bot does."""
    notices: dict[str, Millis] = field(default_factory=dict)
    """When each notice was last given."""
    torn: bool = False
    """A piece of the open stroke was not taken, so what follows of it has no place any more."""


@dataclass(slots=True)
class Session:
    """Sockets, news and ink. Gone with the process; the log and the ink rows bring all that matters back."""

    links: dict[Seat, Link] = field(default_factory=dict)
    """By seat. Big screens stand here under numbers below that of SYSTEM, which never leave the session."""
    told: dict[Seat, Told] = field(default_factory=dict)
    sheets: dict[Sheet, SheetInk] = field(default_factory=dict)
    dirty: set[Sheet] = field(default_factory=set)
    """Sheets with ink that is not stored yet."""
    buckets: dict[Seat, Bucket] = field(default_factory=dict)
    """How fast each person draws."""
    attended: int = -1
    """At which length of the log it was last seen to that bots sit where they shall."""
    addresses: dict[str, str] = field(default_factory=dict)
    """By seat key: where a person came from last, as a keyed hash."""
    woken_at: Millis | None = None
