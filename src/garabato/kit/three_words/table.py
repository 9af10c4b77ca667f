"""What anyone at such a table may know: the house rules that all these games have, the actions and the view."""

from typing import Annotated, Literal

from msgspec import Meta

from garabato.core import Action, Card, Continue, Fact, Label, Millis, Outcome, Seat
from garabato.kit.fouls import Flag, Foul, Judge, Question
from garabato.kit.tokens import Number

Phase = Literal["card", "token", "draw", "vote", "reveal", "pad", "over"]

Rounds = Annotated[int, Meta(ge=1, le=12)]
VoteRule = Literal["compulsory", "optional"]
"""Whether a missing token is as bad as a wrong one or costs nothing."""
MissedVote = Literal["wrong", "random", "zero"]
FoulRule = Literal["minus_two", "zero", "play_on"]
Tie = Literal["own", "guessed", "shared"]
Backs = Literal["live", "locked", "never"]
"""Since when everybody sees at which drawings a player's tokens lie: at once, when all have locked, or not before the reveal."""


class CommonOptions(Fact):
    """The house rules that every such game has."""

    rounds: Rounds
    draw_s: Annotated[int, Meta(ge=10, le=180)] = 30
    vote_s: Annotated[int, Meta(ge=15, le=600)] | None = 60
    """Idle cap of voting in seconds; None is off: the vote ends when everybody has locked."""
    look_s: Annotated[int, Meta(ge=1, le=60)] = 5
    """How long the card lies open before the tokens, and how long each reveal lasts by itself."""
    vote: VoteRule = "compulsory"


class Vote(Action):
    """Place one own vote token face down at another player's drawing, or move it there."""

    artist: Seat
    number: Number


class TakeBack(Action):
    """Take an own token back from a drawing before locking."""

    artist: Seat


class Lock(Action):
    """My tokens lie as they shall; the reveal begins when everybody has locked."""


class Unlock(Action):
    """I want to think again, while there is time."""


class Done(Action):
    """My drawing is finished; when everybody's is, nobody waits for the sand."""


class DrawOn(Action):
    """I go on drawing after all, while there is sand."""


TableAction = Vote | TakeBack | Lock | Unlock | Done | DrawOn | Flag | Judge | Continue
"""What a client may send."""


class Drawing(Fact, tag="drawing"):
    """One sheet on the table, with its author in the open."""

    label: Label
    artist: Seat
    round: int
    blank: bool = False
    foul: Foul = "none"


class Bet(Fact, tag="bet"):
    """One revealed vote token. `points` is None when the drawing is annulled."""

    voter: Seat
    number: Number | None
    """None: no token was placed."""
    points: int | None


class Revealed(Fact, tag="revealed"):
    """One artist's reveal: the number token and the votes; which of them is turned first is the book's affair."""

    artist: Seat
    label: Label
    number: Number
    bets: tuple[Bet, ...]
    points: int | None
    """The artist's points for the drawing."""


class Column(Fact, tag="column"):
    """One round on the pad: what each seat got for each drawing and the sum."""

    round: int
    card: Card
    reveals: tuple[Revealed, ...]
    totals: dict[Seat, int]
    """Sum of the round by seat; a seat that was out of the round has 0."""


class View(Fact):
    """What one seat, or a bystander, sees of the game."""

    phase: Phase
    round: int
    """From 1."""
    rounds: int
    first: Seat
    order: tuple[Seat, ...]
    """All seats of the game clockwise from the first player."""
    card: Card
    until: Millis | None
    """Table time at which the phase ends by itself; in `draw` the end of the sand."""
    own: Number | None
    """My number token; None for bystanders and for who has none this round."""
    dealt: tuple[Seat, ...]
    """Who holds a number token this round."""
    done: tuple[Seat, ...]
    """Who has finished drawing."""
    drawings: tuple[Drawing, ...]
    """This round's sheets from the vote on, clockwise from the first player; at the end of the
    game every drawing of every round."""
    may_vote: tuple[Seat, ...]
    """Artists at whose drawing I may place a token."""
    ballot: dict[Seat, Number]
    """My own placed tokens by artist."""
    stock: dict[Number, int]
    """My tokens still in hand by number."""
    locked: tuple[Seat, ...]
    """Who has locked the ballot."""
    waiting: tuple[Seat, ...]
    """For whom the table waits now."""
    reveal: Revealed | None
    """The artist who is being revealed."""
    columns: tuple[Column, ...]
    """The pad: finished rounds, and of this one the artists revealed so far."""
    totals: dict[Seat, int]
    question: Question | None
    """The question about a foul that is open now, for everybody but the artist to answer."""
    may_flag: tuple[Label, ...]
    """The drawings on which I may still raise a flag."""
    may_judge: bool
    """Whether my answer to the question is awaited."""
    may_continue: bool
    """Whether I may go on (the first player, or the host through the room)."""
    outcome: Outcome | None
    backs: dict[Seat, tuple[Seat, ...]]
    """By artist, whose tokens are seen to lie face down at the drawing; empty where the house keeps that secret."""
