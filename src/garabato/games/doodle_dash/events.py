"""What happens at the table. Logged for ever: see `Fact`."""

from typing import Literal

from garabato.core import (
    Card,
    Concept,
    ConceptId,
    Fact,
    Inked,
    Millis,
    Outcome,
    Seat,
    SeatAway,
    SeatBack,
    SeatGone,
    Sheet,
    SheetClosed,
)
from garabato.games.doodle_dash.table import Began, Missed, Options, Stop
from garabato.kit.fouls import FoulEvent
from garabato.kit.race import RaceEvent

Heard = Literal["yes", "ask"]
"""What the table says of a guess: right, or that it does not know."""


class Spare(Fact, tag="spare"):
    """A card in the box. It is no `Card` of the game before it is taken out, so that the next game may use it."""

    id: str
    words: tuple[ConceptId, ...]
    star: int | None

    @property
    def card(self) -> Card:
        """The card, taken out."""
        return Card(id=self.id, words=tuple(Concept(word) for word in self.words), star=self.star)


class Started(Fact):
    """The table is laid."""

    options: Options
    seats: tuple[Seat, ...]
    """Clockwise."""
    elders: tuple[Seat, ...]
    """The same seats, oldest first."""
    ages_known: bool
    bots: tuple[Seat, ...]
    stack: tuple[Card, ...]
    """Face down, the top card first; as many as there are rounds."""
    box: tuple[Spare, ...]
    """The other cards, shuffled."""


class RoundBegan(Fact):
    """The guesser's eyes are closed, the card is turned up. Unless `began` is "next", the round before is void."""

    round: int
    guesser: Seat
    card: Card
    began: Began
    foul_by: Seat | None
    until: Millis | None


class NumberCalled(Fact):
    """The artists know the word: entry `number` on the card, from 1."""

    number: int
    until: Millis | None


class DrawingBegan(Fact):
    """Go. Every artist has a board, also who is away just now."""

    sheets: dict[Seat, Sheet]
    until: Millis | None


class DieTaken(Fact):
    """The race for the die is decided. `until`: when the table rolls if its holder does not."""

    at: Millis
    until: Millis


class DieTapped(Fact):
    """The holder wants to roll sooner than the die can: it will roll at `until`."""

    until: Millis


class DieRolled(Fact):
    """The die came to rest. `until`: when the table rolls again if the holder does not."""

    symbol: bool
    at: Millis
    until: Millis


class Stopped(Fact):
    """Nobody draws any more: strokes count up to `at`. The boards are shown at `until`."""

    why: Stop
    at: Millis
    until: Millis


class BoardsDown(Fact):
    """What was drawn in time has come; all boards lie face down."""


class BoardsShown(Fact):
    """These artists turn their boards up; the guesser has one guess."""

    guess: int
    artists: tuple[Seat, ...]
    until: Millis | None


class Guessed(Fact):
    """The guesser has typed a guess, and what the table says of it."""

    guess: int
    text: str
    heard: Heard


class GuessMissed(Fact):
    """There is no guess; that is as good as a wrong one."""

    guess: int
    why: Missed


class GuessPut(Fact):
    """The artists decide about the guess, or, where it was spoken, the first of them has begun to."""

    guess: int
    asked: tuple[Seat, ...]
    until: Millis


class Answered(Fact):
    """What an artist says of the guess."""

    guess: int
    seat: Seat
    right: bool


class GuessDecided(Fact):
    """The verdict about the guess."""

    guess: int
    right: bool


class WordRevealed(Fact):
    """The card and all boards lie open; the points of the round are given."""

    until: Millis


class GameOver(Fact):
    """The last card is played, or the game was called off."""

    outcome: Outcome


InRound = (
    NumberCalled
    | DrawingBegan
    | Inked
    | DieTaken
    | DieTapped
    | DieRolled
    | Stopped
    | BoardsDown
    | SheetClosed
    | BoardsShown
    | Guessed
    | GuessMissed
    | GuessPut
    | Answered
    | GuessDecided
    | WordRevealed
    | RaceEvent
)
"""What concerns the round that is being played, and nothing else."""

DashEvent = Started | RoundBegan | InRound | GameOver | SeatAway | SeatBack | SeatGone | FoulEvent
