"""What happens at such a table. Logged for ever: see `Fact`."""

from typing import Generic, TypeVar

from garabato.core import Card, Fact, Millis, Outcome, Seat, SeatAway, SeatBack, SeatGone, Sheet, SheetClosed
from garabato.kit.fouls import FoulEvent
from garabato.kit.three_words.table import CommonOptions, Revealed
from garabato.kit.tokens import Number

Options_co = TypeVar("Options_co", bound=CommonOptions, covariant=True)


class Started(Fact, Generic[Options_co]):
    """The table is laid: the pile is shuffled, the first player is known."""

    options: Options_co
    seats: tuple[Seat, ...]
    """Clockwise."""
    first: Seat
    bots: tuple[Seat, ...]
    pile: tuple[Card, ...]
    """Face down, the top card first; as many as there are rounds."""


class CardTurned(Fact):
    """A round begins with its card."""

    round: int
    first: Seat
    card: Card
    until: Millis


class TokensDealt(Fact):
    """Everybody present has drawn a number token and has a sheet."""

    tokens: dict[Seat, Number]
    sheets: dict[Seat, Sheet]
    until: Millis


class SandTurned(Fact):
    """The hourglass runs."""

    until: Millis


class DrawingFinished(Fact):
    """`seat` has put the pencil down."""

    seat: Seat


class DrawingResumed(Fact):
    """`seat` draws on after all."""

    seat: Seat


class PencilsDown(Fact):
    """The drawing is over."""


class VoteOpened(Fact):
    """All sheets lie open, without those of artists who left before their first stroke."""

    withdrawn: tuple[Seat, ...]
    until: Millis | None


class Voted(Fact):
    """A vote token was placed or moved."""

    seat: Seat
    artist: Seat
    number: Number


class TakenBack(Fact):
    """A vote token went back to the hand."""

    seat: Seat
    artist: Seat


class Locked(Fact):
    """`seat` has voted."""

    seat: Seat


class Unlocked(Fact):
    """`seat` thinks again."""

    seat: Seat


class VoteClosed(Fact):
    """No token moves any more."""

    excused: tuple[Seat, ...]
    """Who was away: their missing tokens cost nothing."""
    drawn: dict[Seat, dict[Seat, Number]]
    """By voter and artist, the tokens that chance placed for those who missed the vote."""


class ArtistRevealed(Fact):
    """The votes on one drawing and its number token were turned over."""

    revealed: Revealed
    until: Millis


class Hurried(Fact):
    """Somebody whose right it is went on before the time."""

    until: Millis


class PadShown(Fact):
    """The round's column is filled in."""

    until: Millis


class GameOver(Fact):
    """The last round is written down, or the game was called off."""

    outcome: Outcome


LaterEvent = (
    CardTurned
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
"""Whatever happens at a table that is laid."""

TableEvent = Started[CommonOptions] | LaterEvent
