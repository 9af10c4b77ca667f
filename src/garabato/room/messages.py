"""What goes over the socket as JSON text, both ways. Ink is binary (see ``ink/FORMAT.md``).

The TypeScript of these messages is generated; the numbers and names here are the protocol.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from garabato.core import Action, Fact, Millis, Seat, Skill
from garabato.room.commands import Command, Language, Look, Name, Password
from garabato.room.own_deck import DeckMode

PROTOCOL: Final = 1
"""Both sides must speak the same number; a client of another one is told to reload."""

# ---------------------------------------------------------------- client to server


class ClientSentHello(Action):
    """The first message on a socket."""

    protocol: int
    token: Annotated[str, Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
    """The secret of this browser in this room, at least 128 random bits; it owns the seat."""
    client: Annotated[str, Meta(min_length=8, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
    """New for every page load; action numbers count within it."""
    name: Name
    look: Look | None
    language: Language
    password: Password = ""
    """Only for a new seat in a room that has one."""


class ClientSentWatch(Action):
    """The first message on a big screen's socket: it sees what a bystander may see and asks for nothing."""

    protocol: int
    language: Language
    password: Password = ""


class ClientSentAct(Action):
    """An action of the game on the table. `no` ascends within a client; sent again it takes effect once."""

    no: Annotated[int, Meta(ge=1, le=2**31)]
    action: msgspec.Raw
    seen: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """The newest Update that the person had before them; 0: not said."""


class ClientSentCommand(Action):
    """Something asked of the room, numbered like actions."""

    no: Annotated[int, Meta(ge=1, le=2**31)]
    command: Command


class ClientSentPing(Action):
    """Are you there, and what time is it? Answered at once."""

    mark: Annotated[int, Meta(ge=0, le=2**53)]


ClientSent = ClientSentHello | ClientSentWatch | ClientSentAct | ClientSentCommand | ClientSentPing

# ---------------------------------------------------------------- server to client

Presence = Literal["here", "reconnecting", "away", "left"]


class Person(Fact, tag="person"):
    """Somebody in the room."""

    seat: Seat
    name: str
    look: int
    language: str
    presence: Presence
    ready: bool
    playing: bool
    """Sits in the game that is on the table; in the lobby: will sit in it."""
    bot: Skill | None = None
    """It is a bot that plays so well; null: a person."""
    stand_in: Skill | None = None
    """A bot plays so well for the person, who is away."""


class Pause(Fact, tag="pause"):
    """Table time stands still. `few`: too few people; `until` (room time) the game is called off. `host`: the host wants it so."""

    reason: Literal["few", "nobody", "host"]
    until: Millis | None


class Kicking(Fact, tag="kicking"):
    """A vote is open: shall `target` go?"""

    target: Seat
    yes: tuple[Seat, ...]
    """Who wants it, who asked first."""
    missing: int
    """How many more have to want it."""
    until: Millis
    """Room time at which it lapses."""


class Banned(Fact, tag="banned"):
    """Somebody who was sent away for good."""

    seat: Seat
    name: str


class Reporting(Fact, tag="reporting"):
    """`by` says that `seat` misbehaves."""

    seat: Seat
    by: Seat


class DeckInBox(Fact, tag="deck_in_box"):
    """A deck of people's own. Its words are told to nobody before they are played."""

    code: str
    """By which it can be taken in other rooms, too."""
    title: str
    language: str
    width: int
    """How many words a card holds."""
    cards: int
    unused: int | None
    """How many of them were never played in this room; null while a game runs, or when the game has other cards."""
    mode: DeckMode
    by: Seat
    """Who put it there, and may know its words."""
    fits: bool
    """Whether the game on the table can be played with it; if not, it stays in the box."""
    missing: int
    """How many cards more it would need for the game on the table."""


class RoomView(Fact, tag="room_view"):
    """What everybody in the room may know of it."""

    code: str
    host: Seat
    people: tuple[Person, ...]
    """Clockwise, without those who were sent away. From the first one on they sit in the next game, as many as it has seats."""
    stage: Literal["lobby", "playing"]
    game: str
    nth: int
    """How many games were begun in this room: which one it is whose drawings have these labels."""
    options: dict[str, Any]
    seats_min: int
    seats_max: int
    pause: Pause | None
    pace: int
    muted: bool
    """Whether you have to keep silent now."""
    language: str
    """The room's language, for cards that yours lacks."""
    locked: bool = False
    """Nobody new comes in."""
    password: bool = False
    """Whoever is new has to know a word."""
    chat: bool = True
    idle_caps: bool = True
    """Games wait for people only so long as they say; holds from the next game on."""
    voting: tuple[Kicking, ...] = ()
    banned: tuple[Banned, ...] = ()
    """The host's alone."""
    reports: tuple[Reporting, ...] = ()
    """The host's alone."""
    next_game: str | None = None
    """While a game is on the table: what the host has picked to come after it."""
    next_options: dict[str, Any] | None = None
    deck: DeckInBox | None = None
    """The deck of people's own that lies in the box; null: there are the game's own cards only."""


class Clock(Fact, tag="clock"):
    """The time now. Table time advances by 10 / `pace` of real time while `running`."""

    table: Millis
    room: Millis
    running: bool
    pace: int


class Pen(Fact, tag="pen"):
    """You may draw: the `pen`-th pen of yours in this room, until this table time."""

    pen: int
    until: Millis | None


class ServerSentWelcome(Fact):
    """You are at the table. A big screen has no seat: its number is below -1."""

    protocol: int
    you: Seat
    code: str


class ServerSentUpdate(Fact, omit_defaults=True):
    """The newest truth. A part that is left out has not changed."""

    number: int
    room: RoomView | UnsetType = UNSET
    view: msgspec.Raw | UnsetType = UNSET
    """The game's view for you; null when no game is on the table."""
    names: dict[str, str] | UnsetType = UNSET
    """The words of the concepts in `view`, in your language."""
    foreign: dict[str, str] | UnsetType = UNSET
    """For concepts that your language lacks: the language their name is in."""
    pen: Pen | None | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET


class ServerSentDone(Fact):
    """Your action or command took effect and is stored."""

    no: int


class ServerSentRefused(Fact):
    """The rules said no; nothing has changed."""

    no: int
    why: str
    clause: str
    text: str
    """Id of the sentence to show."""


class ServerSentNotice(Fact):
    """Something of yours was not taken, for instance too much ink; `text` is the sentence's id."""

    text: str


class ServerSentSaid(Fact):
    """Chat."""

    seat: Seat
    text: str


class ServerSentPong(Fact):
    """The answer to a ping."""

    mark: int
    clock: Clock


ByeReason = Literal[
    "elsewhere",
    "left",
    "kicked",
    "barred",
    "locked",
    "password",
    "wrong_password",
    "guesses",
    "closed",
    "unknown_room",
    "full",
    "version",
    "moved",
    "lagging",
    "flood",
    "bad_message",
]
"""Why a socket closes. `barred`: somebody from the same network was sent away; `guesses`: too many wrong passwords."""


class ServerSentBye(Fact):
    """The socket is about to close, and why; `again` says whether to come back by oneself."""

    reason: ByeReason
    again: bool


ServerSent = (
    ServerSentWelcome
    | ServerSentUpdate
    | ServerSentDone
    | ServerSentRefused
    | ServerSentNotice
    | ServerSentSaid
    | ServerSentPong
    | ServerSentBye
)
