"""What happens at the table. Logged for ever: see `Fact`."""

from garabato.core import Fact, Millis, Outcome, Seat, SeatAway, SeatBack, SeatGone
from garabato.games.doodle_dice.table import CardId, Face, Options, TurnTold


class Started(Fact):
    """Everybody sits and there is a dealer, who has the doodles face up in the hand."""

    options: Options
    seats: tuple[Seat, ...]
    """Clockwise."""
    dealer: Seat
    bots: tuple[Seat, ...]
    until: Millis | None
    """When chance lays whatever the dealer has not chosen."""


class Chosen(Fact):
    """The dealer chose a doodle for the first Gallery, in place of one of the same colour."""

    card: CardId


class GalleryLaid(Fact):
    """One doodle of each colour lies face up; all other cards are shuffled."""

    gallery: tuple[CardId, ...]
    pile: tuple[CardId, ...]
    """Face down, the top card first."""


class TurnBegan(Fact):
    """It is `seat`'s turn."""

    number: int
    seat: Seat
    window: bool
    """Somebody else holds a Block: first they may play it."""
    until: Millis | None


class WindowClosed(Fact):
    """Nobody has blocked the turn so far: its player may act."""

    until: Millis | None


class Declared(Fact):
    """The player names the card to be stolen in this turn."""

    card: CardId
    owner: Seat


class Withdrawn(Fact):
    """The player does not steal after all."""


class Drawn(Fact):
    """Cards were drawn: a doodle for the Gallery as the last one, before it action cards for their drawer."""

    cards: tuple[CardId, ...]
    """None if the pile is empty; without a doodle if it ended meanwhile."""
    late: bool = False
    """The table drew because the player's time was over."""


class Rolled(Fact):
    """Some or all dice were rolled."""

    dice: tuple[Face, ...]
    """All six as they lie now."""
    moved: tuple[int, ...]
    """Which of them were rolled, by their place."""


class FreeRollUsed(Fact):
    """A Free Roll was turned face down: one more roll in this turn."""


class BlockPlayed(Fact):
    """`by` turned a Block face down: `seat` loses the next turn."""

    seat: Seat
    by: Seat


class TurnOver(Fact):
    """A turn is over, or was passed over. A taken card lies in the set of the player."""

    told: TurnTold
    missed: int
    """How many turns in a row the player has let pass by now."""


class DozedOff(Fact):
    """`seat` has let two turns pass: the next ones are passed over."""

    seat: Seat


class PlayedOn(Fact):
    """`seat` is here again."""

    seat: Seat


class Rested(Fact):
    """Nobody plays on; the table waits for somebody who does."""


class CardsReturned(Fact):
    """The seat was given up for good: its doodles are back in the Gallery, its action cards out of the game."""

    seat: Seat
    cards: tuple[CardId, ...]


class GameOver(Fact):
    """Somebody has six colours, or the game was called off."""

    outcome: Outcome


DiceEvent = (
    Started
    | Chosen
    | GalleryLaid
    | TurnBegan
    | WindowClosed
    | Declared
    | Withdrawn
    | Drawn
    | Rolled
    | FreeRollUsed
    | BlockPlayed
    | TurnOver
    | DozedOff
    | PlayedOn
    | Rested
    | CardsReturned
    | GameOver
    | SeatAway
    | SeatBack
    | SeatGone
)
"""Whatever happens at the table; the first event is `Started`."""
