"""What anyone at the table may know: the house rules, the actions and the view."""

from typing import Annotated, Literal

from msgspec import Meta

from garabato.core import Action, Continue, Fact, Millis, Outcome, Seat

Face = Literal["arch", "dash", "dot", "face", "slant", "squiggle"]
"""A figure on a die or on a card."""

Colour = Literal["orange", "red", "yellow", "green", "blue", "purple"]
"""In the order of the dice they take: orange one, purple six."""

Kind = Literal["free", "block"]
"""An action card: Free Roll, or Block a Turn."""

CardId = str
"""The stable name of a card, for instance ``"red-3"``, ``"free-1"`` or ``"block-2"``. It begins with the colour or the kind."""

Phase = Literal["deal", "block", "draw", "roll", "asleep", "over"]
"""The dealer chooses the Gallery; others may block the turn; its player draws; its player rolls and takes; nobody plays on; the end."""

Assist = Literal["off", "last_roll", "always"]

Ended = Literal["took", "stole", "nothing", "too_early", "time", "away", "blocked", "passed_over"]
"""How a turn went: a card taken from the Gallery or from a player; ended without one; lost by rolling before drawing; out of time;
its player went away; blocked; passed over because its player is away or no longer plays along."""


class Options(Fact, tag="doodle_dice"):
    """The house rules. The defaults are the rulebook."""

    turn_s: Annotated[int, Meta(ge=20, le=600)] | None = 60
    """Idle cap of a turn in seconds; None is off."""
    deal_s: Annotated[int, Meta(ge=10, le=300)] | None = 30
    """Idle cap of the dealer's choice in seconds; None is off."""
    block_s: Annotated[int, Meta(ge=2, le=20)] = 4
    """How long a turn waits for a Block, while somebody else holds one."""
    dealer_picks: bool = True
    """The dealer chooses the first Gallery; else chance does."""
    strict_draw: bool = True
    """Who rolls before drawing loses the turn; else such a roll is refused."""
    must_take: bool = False
    """Nobody rolls on while the dice show a card that may be taken."""
    assist: Assist = "off"
    """When the table shows which cards the dice fit: never, after the last roll, or always and with the odds."""


class Choose(Action):
    """The dealer lays this doodle into the first Gallery, in place of one of the same colour."""

    card: CardId


class Declare(Action):
    """I want this card out of another player's set, and nothing else in this turn."""

    card: CardId


class Withdraw(Action):
    """I do not steal after all."""


class Draw(Action):
    """I draw a card into the Gallery, and go on drawing past action cards."""


class Roll(Action):
    """I roll these dice, by their place from 0 to 5; the first roll is of all six."""

    dice: tuple[Annotated[int, Meta(ge=0, le=5)], ...] = (0, 1, 2, 3, 4, 5)


class Take(Action):
    """The dice show this card: I take it into my set."""

    card: CardId


class EndTurn(Action):
    """I take nothing (more) in this turn."""


class UseFreeRoll(Action):
    """I play a Free Roll: one more roll in this turn."""


class Block(Action):
    """I play a Block: this player loses the next turn that has not begun."""

    seat: Seat


class PlayOn(Action):
    """I was passed over and am here again."""


TableAction = Choose | Declare | Withdraw | Draw | Roll | Take | EndTurn | UseFreeRoll | Block | PlayOn | Continue
"""What a client may send. `Continue`, by the dealer or the host, leaves the rest of the first Gallery to chance."""


class Target(Fact, tag="target"):
    """The card that is to be stolen in this turn. `owner` is None when it has gone back to the Gallery meanwhile."""

    card: CardId
    owner: Seat | None


class TurnTold(Fact, tag="turn_told"):
    """How one turn went."""

    number: int
    """Turns are numbered from 1; each one that is passed over counts."""
    seat: Seat
    how: Ended
    card: CardId | None = None
    """What was taken."""
    by: Seat | None = None
    """From whom a card was stolen, or who blocked the turn."""


class View(Fact, tag="doodle_dice_view"):
    """What one seat, or a bystander, sees of the game."""

    phase: Phase
    number: int
    """Of the turn, from 1; 0 while the dealer chooses."""
    dealer: Seat
    turn: Seat | None
    """Whose turn it is; None while the dealer chooses, while nobody plays on and at the end."""
    order: tuple[Seat, ...]
    """All seats of the game clockwise from the one left of the dealer, who begins."""
    until: Millis | None
    """Table time at which the phase ends by itself."""
    gallery: tuple[CardId, ...]
    """The face-up doodles, in the order in which they were laid; while the dealer chooses, those chosen so far."""
    pile: int
    """How many cards are left to draw."""
    sets: dict[Seat, tuple[CardId, ...]]
    """The doodles that each seat has collected, in the order of their colours."""
    free: dict[Seat, int]
    """How many Free Rolls lie unused before each seat."""
    blocks: dict[Seat, int]
    """How many Blocks lie unused before each seat."""
    blocked: dict[Seat, tuple[Seat, ...]]
    """Who has blocked the turns that each seat is still to lose, the next one first."""
    dozing: tuple[Seat, ...]
    """Who is passed over until they say that they play on."""
    begun: bool
    """The turn has begun: it can't be blocked any more."""
    target: Target | None
    drawn: tuple[CardId, ...]
    """The cards that were drawn in this turn, action cards included."""
    dice: tuple[Face, ...]
    """The six dice; none before the first roll of the turn."""
    rolled: tuple[int, ...]
    """Which of them the last roll moved, by their place from 0 to 5."""
    rolls: int
    """How often the dice were rolled in this turn."""
    rolls_left: int
    """Without the Free Rolls that are not played yet."""
    recent: tuple[TurnTold, ...]
    """How the last turns went, the newest one last."""
    fits: tuple[CardId, ...]
    """The cards that may be taken with these dice, where the house shows them."""
    odds: dict[CardId, int]
    """In how many of a thousand turns like this one each card that may be taken will be complete, if all rolls that are left
    go for it; where the house shows it."""
    may_choose: tuple[CardId, ...]
    """The doodles that I may lay into the first Gallery."""
    may_declare: tuple[CardId, ...]
    """The cards of others that I may declare to steal."""
    may_withdraw: bool
    may_draw: bool
    may_roll: bool
    roll_is_lost: bool
    """I have to draw first: a roll costs the turn, or is refused, as the house has it (`may_roll`)."""
    may_take: tuple[CardId, ...]
    """The cards that I may try to take in this turn, whatever the dice show."""
    may_end: bool
    may_use_free: bool
    may_block: tuple[Seat, ...]
    """The players whose next turn I may block."""
    may_play_on: bool
    may_continue: bool
    outcome: Outcome | None
