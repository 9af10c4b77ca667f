"""What a person may ask of the room. Part of the messages: the TypeScript of these is generated, too."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from garabato.core import Action, Seat, Skill
from garabato.room.own_deck import DeckCode, DeckMode

Name = Annotated[str, Meta(max_length=200)]
"""As typed; the room cuts it at a grapheme border and tells equal names apart."""

Look = Annotated[int, Meta(ge=1, le=8)]
"""Colour and shape of a person: 1 to 8."""

Language = Annotated[str, Meta(pattern="^[a-z]{2}$")]

Password = Annotated[str, Meta(max_length=100)]
"""As typed; blanks around it do not count."""


class Dress(Action):
    """Change the own name, look or language."""

    name: Name
    look: Look | None
    language: Language


class Ready(Action):
    """I am ready to start, or not yet."""

    ready: bool


class TellAge(Action):
    """How old I am, in years; null takes it back. Nobody is told: where the oldest begins, the order is all that shows."""

    age: Annotated[int, Meta(ge=1, le=120)] | None


class Pick(Action):
    """Host: put this game on the table with these house rules (a field left out has its default)."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any]


class Arrange(Action):
    """Host: people sit clockwise in this order; whoever is not named comes after them, as before."""

    order: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=400)]


class Start(Action):
    """Host: begin the game with everybody who sits at the table. `first`: the first player, else chance decides."""

    first: Seat | None = None


class Again(Action):
    """Host: once a game is over, the same one anew, with everybody who is at the table and other cards."""


class ToLobby(Action):
    """Host: back to the lobby, after a game or instead of it."""


class Kick(Action):
    """Host: send a person away for good."""

    seat: Seat


class AddBot(Action):
    """Host: one more bot sits down."""

    skill: Skill = "normal"


class DressBot(Action):
    """Host: this bot is called so and plays so well."""

    seat: Seat
    name: Name
    skill: Skill


class RemoveBot(Action):
    """Host: this bot gets up, from its own seat or from that of the person for whom it plays."""

    seat: Seat


class LendBot(Action):
    """Host: a bot plays for this person, who is away, until the person is back."""

    seat: Seat
    skill: Skill = "normal"


class Pace(Action):
    """Host: how fast table time runs. 10 is the rulebook, 15 and 20 give more time."""

    tenths: Literal[10, 15, 20]


class TakeDeck(Action):
    """Host: this deck of our own lies in the box from now on."""

    code: DeckCode
    mode: DeckMode


class DropDeck(Action):
    """Host: only the game's own cards again."""


class WipeWall(Action):
    """Host: a clean sheet on the lobby's wall."""


class Say(Action):
    """Chat, while the table may talk."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Leave(Action):
    """I go home. The same browser may come back to the same seat."""


class LockRoom(Action):
    """Host: nobody new comes in, or everybody again. Who has a seat always comes back to it."""

    locked: bool


class SetPassword(Action):
    """Host: whoever is new has to know this word; blank: no more. It is kept as a slow hash only."""

    password: Password


class Unban(Action):
    """Host: this person, who was sent away, may come back."""

    seat: Seat


class VoteKick(Action):
    """I want this person to go. When most of the others want it, too, it is done."""

    seat: Seat


class Report(Action):
    """The host shall know that this person misbehaves."""

    seat: Seat


class ReadReports(Action):
    """Host: I have seen all reports."""


class HandOver(Action):
    """Host: this person is the host from now on."""

    seat: Seat


class SetChat(Action):
    """Host: the room may chat, or not."""

    on: bool


class SetIdleCaps(Action):
    """Host: from the next game on the games wait for people only so long as they say, or for ever."""

    on: bool


class PauseGame(Action):
    """Host: table time stands still."""


class ResumeGame(Action):
    """Host: table time goes on."""


class TakeSeat(Action):
    """I, who only watch, play on at this seat, whose person has left the game."""

    seat: Seat


class GiveSeat(Action):
    """Host: this person, who only watches, plays on at this seat, whose person is away."""

    seat: Seat
    to: Seat


KeepingCommand = (
    LockRoom | Unban | VoteKick | Report | ReadReports | HandOver | SetChat | SetIdleCaps | PauseGame | ResumeGame | TakeSeat | GiveSeat
)
"""Who may come, who has to go, who decides."""

TableCommand = (
    Dress
    | Ready
    | TellAge
    | Pick
    | Arrange
    | Start
    | Again
    | ToLobby
    | Kick
    | Pace
    | WipeWall
    | Say
    | Leave
    | AddBot
    | DressBot
    | RemoveBot
    | LendBot
)
"""What goes on at the table."""

RoomCommand = TableCommand | KeepingCommand | DropDeck
"""All but the password, which no room ever sees, and what has to be fetched for the room before."""

Command = RoomCommand | SetPassword | TakeDeck
