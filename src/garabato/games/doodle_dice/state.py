"""The whole truth of a table, the order of the pile included, and what can be asked of it."""

from collections.abc import Iterable
from operator import lt
from typing import Final, Literal

from msgspec import field

from garabato.core import Fact, Millis, Outcome, Seat
from garabato.games.doodle_dice.box import COLOURS, WANTED, Counts, colour_of, counts
from garabato.games.doodle_dice.table import CardId, Face, Options, Phase, Target, TurnTold

ROLLS: Final = 3
"""In a turn without Free Rolls."""


class Turn(Fact):
    """What happened in the turn that is being played."""

    begun: bool = False
    """Its player has done something, so it can't be blocked any more."""
    target: Target | None = None
    drawn: tuple[CardId, ...] = ()
    dice: tuple[Face, ...] = ()
    moved: tuple[int, ...] = ()
    rolls: int = 0
    limit: int = ROLLS


class State(Fact):
    """A game being played."""

    options: Options
    seats: tuple[Seat, ...]
    dealer: Seat
    bots: tuple[Seat, ...]
    seat: Seat
    """Whose turn it is, or was last; at first the dealer's, so that the one left of the dealer begins."""
    phase: Phase | Literal["next"] = "deal"
    """`next`: a turn is over and the next one is to begin, all in one decision."""
    until: Millis | None = None
    gallery: tuple[CardId, ...] = ()
    pile: tuple[CardId, ...] = ()
    """Face down, the top card first."""
    sets: dict[Seat, tuple[CardId, ...]] = field(default_factory=dict[Seat, tuple[CardId, ...]])
    free: dict[Seat, int] = field(default_factory=dict[Seat, int])
    blocks: dict[Seat, int] = field(default_factory=dict[Seat, int])
    blocked: dict[Seat, tuple[Seat, ...]] = field(default_factory=dict[Seat, tuple[Seat, ...]])
    """Who has blocked the turns that each seat is still to lose."""
    missed: dict[Seat, int] = field(default_factory=dict[Seat, int])
    absent: frozenset[Seat] = frozenset()
    gone: frozenset[Seat] = frozenset()
    """Of the absent, those who gave up their seat for good."""
    dozing: frozenset[Seat] = frozenset()
    number: int = 0
    turn: Turn = Turn()
    recent: tuple[TurnTold, ...] = ()
    outcome: Outcome | None = None

    @property
    def order(self) -> tuple[Seat, ...]:
        """All seats clockwise from the one left of the dealer."""
        return self.clockwise(self.dealer)

    @property
    def active(self) -> frozenset[Seat]:
        """Who takes turns: present, and not passed over."""
        return frozenset(self.seats) - self.absent - self.dozing

    @property
    def next_seat(self) -> Seat:
        """Left of the player whose turn it was."""
        return self.clockwise(self.seat)[0]

    @property
    def rolls_left(self) -> int:
        """Without the Free Rolls that are not played yet."""
        return self.turn.limit - self.turn.rolls

    def clockwise(self, after: Seat) -> tuple[Seat, ...]:
        """All seats from the one left of `after`, who is the last one."""
        start = self.seats.index(after) + 1
        return self.seats[start:] + self.seats[:start]

    def lacking(self, seat: Seat, cards: Iterable[CardId]) -> tuple[CardId, ...]:
        """Of these doodles, those in colours that a set has not yet."""
        mine = frozenset(map(colour_of, self.sets[seat]))
        return tuple(card for card in cards if colour_of(card) not in mine)

    def owner(self, card: CardId) -> Seat | None:
        """In whose set a doodle lies."""
        return next((seat for seat, cards in self.sets.items() if card in cards), None)

    @property
    def within_reach(self) -> tuple[CardId, ...]:
        """What the player may try to take: the declared card and nothing else, or any doodle of the Gallery in a new colour."""
        if self.turn.target:
            return (self.turn.target.card,)
        return self.lacking(self.seat, self.gallery)

    @property
    def shown(self) -> tuple[CardId, ...]:
        """Of these, the cards that the dice show now."""
        dice = counts(self.turn.dice)
        return tuple(card for card in self.within_reach if fits(WANTED[card], dice))

    @property
    def complete(self) -> Seat | None:
        """Who has all six colours."""
        return next((seat for seat, cards in self.sets.items() if len(cards) == len(COLOURS)), None)


def fits(doodle: Counts, dice: Counts) -> bool:
    """Whether all figures of a doodle are among the dice; how they lie does not matter, other dice neither."""
    return not any(map(lt, dice, doodle))
