"""What happens at a table of Doodles. Logged for ever: see `Fact`."""

from garabato.core import Card, Fact, Millis, Outcome, Seat, SeatAway, SeatBack, SeatGone, Sheet, SheetClosed
from garabato.games.doodles.table import Options, Revealed
from garabato.kit.fouls import FoulEvent
from garabato.kit.tokens import Number


class Started(Fact):
    """The table is laid (DO-1): the pile is shuffled, the first player is known (DO-2)."""

    options: Options
    seats: tuple[Seat, ...]
    """Clockwise."""
    first: Seat
    bots: tuple[Seat, ...]
    pile: tuple[Card, ...]
    """Face down, the top card first; as many as there are rounds."""


class CardTurned(Fact):
    """A round begins with its card (DO-4)."""

    round: int
    first: Seat
    card: Card
    until: Millis


class TokensDealt(Fact):
    """Everybody present has drawn a subject token (DO-5) and has a sheet."""

    tokens: dict[Seat, Number]
    sheets: dict[Seat, Sheet]
    until: Millis


class SandTurned(Fact):
    """The hourglass runs (DO-6)."""

    until: Millis


class DrawingFinished(Fact):
    """`seat` has put the pencil down."""

    seat: Seat


class DrawingResumed(Fact):
    """`seat` draws on after all."""

    seat: Seat


class PencilsDown(Fact):
    """The drawing is over (DO-7)."""


class VoteOpened(Fact):
    """All sheets lie open (DO-8), without those of artists who left before their first stroke."""

    withdrawn: tuple[Seat, ...]
    until: Millis | None


class Voted(Fact):
    """A vote token was placed or moved (DO-8)."""

    seat: Seat
    artist: Seat
    number: Number


class TakenBack(Fact):
    """A vote token went back to the hand (DO-8)."""

    seat: Seat
    artist: Seat


class Locked(Fact):
    """`seat` has voted."""

    seat: Seat


class Unlocked(Fact):
    """`seat` thinks again."""

    seat: Seat


class VoteClosed(Fact):
    """No token moves any more (DO-10)."""

    excused: tuple[Seat, ...]
    """Who was away: their missing tokens cost nothing."""
    drawn: dict[Seat, dict[Seat, Number]]
    """By voter and artist, the tokens that chance placed for those who missed the vote."""


class ArtistRevealed(Fact):
    """The votes on one drawing and then its subject token were turned over (DO-10)."""

    revealed: Revealed
    until: Millis


class Hurried(Fact):
    """Somebody whose right it is went on before the time."""

    until: Millis


class PadShown(Fact):
    """The round's column is filled in (DO-13)."""

    until: Millis


class GameOver(Fact):
    """The last round is written down (DO-14), or the game was called off."""

    outcome: Outcome


DoodlesEvent = (
    Started
    | CardTurned
    | TokensDealt
    | SandTurned
    | DrawingFinished
    | DrawingResumed
    | PencilsDown
    | SheetClosed
    | VoteOpened
    | Voted
    | TakenBack
    | Locked
    | Unlocked
    | VoteClosed
    | ArtistRevealed
    | Hurried
    | PadShown
    | GameOver
    | SeatAway
    | SeatBack
    | SeatGone
    | FoulEvent
)
