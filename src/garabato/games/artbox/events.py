"""What happens at the table. Logged for ever: see `Fact`."""

from typing import Literal, NamedTuple

from garabato.core import Card, Concept, ConceptId, Fact, Millis, Outcome, Seat, SeatAway, SeatBack, SeatGone
from garabato.games.artbox.shapes import Kind
from garabato.games.artbox.sketch import SketchEvent
from garabato.games.artbox.table import Options, Score
from garabato.kit.fouls import FoulEvent
from garabato.kit.race import RaceEvent


class Face(NamedTuple):
    """A card of the pile, that nobody has seen yet; in an event a `Card` is one that somebody has seen."""

    id: str
    word: ConceptId

    @property
    def card(self) -> Card:
        """The card, in somebody's hand."""
        return Card(self.id, (Concept(self.word),))


class Spot(NamedTuple):
    """A place on the board: whose drawing hangs there, which of that player's sheets it is, and the place of its word on the rack."""

    seat: Seat
    sheet: int
    word: int


class Started(Fact):
    """The table is laid."""

    options: Options
    seats: tuple[Seat, ...]
    """Clockwise."""
    bots: tuple[Seat, ...]
    pile: tuple[Face, ...]
    """Face down, the top card first."""
    until: Millis
    """The table may name the most talented till then."""


class Nominated(Fact):
    """`seat` says that `named` has the greatest talent."""

    seat: Seat
    named: Seat


class ArtistAsked(Fact):
    """Nobody was named by more than half: who names an artist first is the start player."""

    until: Millis


class ArtistNamed(Fact):
    """`seat` named an artist."""

    seat: Seat
    name: str


class StartFound(Fact):
    """The first start player is known."""

    seat: Seat
    how: Literal["host", "talent", "artist", "chance"]


class PileRefilled(Fact):
    """The used cards were shuffled and put under the pile; this is the whole pile now."""

    pile: tuple[Face, ...]


class RoundDealt(Fact):
    """A round begins: everybody present has drawn word cards, from the top of the pile."""

    round: int
    start: Seat
    hands: dict[Seat, tuple[Card, ...]]
    until: Millis | None


class Kept(Fact):
    """`seat` has chosen; the other card is under the pile."""

    seat: Seat
    cards: tuple[int, ...]


class DiceAwaited(Fact):
    """All have chosen; the start player may throw."""

    until: Millis


class DiceThrown(Fact):
    """The four dice lie on the shape cards."""

    dice: tuple[Kind, ...]
    until: Millis


class DrawingBegun(Fact):
    """All draw."""

    until: Millis | None


class HourglassTurned(Fact):
    """The first one has finished: the others have as long as the sand runs."""

    seat: Seat
    until: Millis


class SandOut(Fact):
    """Time is over; what was done before that may still be on its way."""


class DrawingsHung(Fact):
    """The drawings hang on the board and the words lie open, both shuffled afresh."""

    spots: tuple[Spot, ...]
    """The first one is place 1."""
    rack: tuple[Card, ...]
    """The first one is place 1."""
    decoys: int
    """How many cards of the rack came from the top of the pile."""
    tokens: dict[Seat, int]
    """What breaks ties, for everybody in the round."""
    until: Millis | None


class Matched(Fact):
    """`seat` wrote down the word on a place of the rack for a place on the board."""

    seat: Seat
    place: int
    word: int


class MatchCleared(Fact):
    """`seat` took back what was written down for a place on the board."""

    seat: Seat
    place: int


class DrawingTold(Fact):
    """The word and the artist of the drawing on a place, and what everybody had written down for it."""

    place: int
    guesses: dict[Seat, int | None]
    """By guesser, the place on the rack."""
    right: tuple[Seat, ...]
    until: Millis


class PointsGiven(Fact):
    """The two points of the round."""

    score: Score
    until: Millis


class Hurried(Fact):
    """Somebody whose right it is went on before the time."""

    until: Millis


class GameOver(Fact):
    """Somebody has reached the target, or the game was called off."""

    outcome: Outcome


MatchEvent = Matched | MatchCleared
Event = (
    Started
    | Nominated
    | ArtistAsked
    | ArtistNamed
    | StartFound
    | PileRefilled
    | RoundDealt
    | Kept
    | DiceAwaited
    | DiceThrown
    | DrawingBegun
    | SketchEvent
    | HourglassTurned
    | SandOut
    | DrawingsHung
    | MatchEvent
    | DrawingTold
    | PointsGiven
    | Hurried
    | GameOver
    | SeatAway
    | SeatBack
    | SeatGone
    | FoulEvent
    | RaceEvent
)
