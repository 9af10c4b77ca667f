"""What a person may ask of the room. Part of the messages: the TypeScript of these is generated, too."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from garabato.core import Action, Seat

Name = Annotated[str, Meta(max_length=200)]
"""As typed; the room cuts it at a grapheme border and tells equal names apart."""

Look = Annotated[int, Meta(ge=1, le=8)]
"""Colour and shape of a person: 1 to 8."""

Language = Annotated[str, Meta(pattern="^[a-z]{2}$")]


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


class Pace(Action):
    """Host: how fast table time runs. 10 is the rulebook, 15 and 20 give more time."""

    tenths: Literal[10, 15, 20]


class WipeWall(Action):
    """Host: a clean sheet on the lobby's wall."""


class Say(Action):
    """Chat, while the table may talk."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Leave(Action):
    """I go home. The same browser may come back to the same seat."""


Command = Dress | Ready | TellAge | Pick | Arrange | Start | Again | ToLobby | Kick | Pace | WipeWall | Say | Leave
