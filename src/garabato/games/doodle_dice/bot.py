"""A bot's game sense: what to go for, when to be content, when to steal, and what the action cards are for.

It weighs doodles by their worth, which is how many turns one would have to try for a doodle of that colour.
It wants its own set: it steals only what it is likelier to get than anything of the like worth in the Gallery, so that
bots alone never go on taking each other's cards for ever.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from garabato.core import Bot, ConceptId, Continue, Offer, Seat, Skill
from garabato.games.doodle_dice import plan
from garabato.games.doodle_dice.box import FACES, WANTED, colour_of, counts
from garabato.games.doodle_dice.odds import likelihood
from garabato.games.doodle_dice.table import (
    Block,
    CardId,
    Choose,
    Declare,
    Draw,
    EndTurn,
    Face,
    PlayOn,
    Roll,
    TableAction,
    Take,
    UseFreeRoll,
    View,
    Withdraw,
)
from garabato.kit.mind import Mind

ROLLS: Final = 3

Worth = Mapping[CardId, float]


@dataclass(frozen=True)
class _Sense:
    """What a bot of some skill knows of the game."""

    weighs: bool
    """It knows that some colours are harder to get than others; else it takes the first card it can."""
    plans: bool
    """It thinks of all cards at once; else it goes for one card at a time."""
    steals: bool
    blocks_at: int
    """It blocks whoever has so many colours."""
    saves: float
    """What a Free Roll has to bring on the average, in turns, to be played now."""


SENSES: Final[Mapping[Skill, _Sense]] = {
    "easy": _Sense(weighs=False, plans=False, steals=False, blocks_at=1, saves=0.0),
    "normal": _Sense(weighs=True, plans=False, steals=True, blocks_at=4, saves=0.5),
    "hard": _Sense(weighs=True, plans=True, steals=True, blocks_at=5, saves=0.5),
}

PACE: Final[Mapping[type[Any], tuple[int, int]]] = {
    Continue: (1500, 3000),
    Declare: (1500, 3500),
    Withdraw: (1200, 2500),
    Draw: (900, 2000),
    Roll: (1200, 2800),
    UseFreeRoll: (1200, 2600),
    Take: (1400, 2800),
    EndTurn: (1000, 2000),
    Block: (700, 2500),
    PlayOn: (500, 1500),
}

STEAL_BETTER: Final = 1.25
"""A steal is declared if it promises so many times what the Gallery does."""


def choose(view: View, offers: Iterable[Offer], mind: Mind, skill: Skill = "normal") -> TableAction | None:
    """What to do next; None: nothing."""
    sense = SENSES[skill]
    choices = {offer.action: offer.choices for offer in offers}
    if PlayOn in choices:
        return PlayOn()
    if Choose in choices:
        return Continue()  # chance lays as good a Gallery as anybody
    if Block in choices and (victim := _victim(view, choices[Block]["seat"], sense, mind)) is not None:
        return Block(seat=victim)
    if view.turn is None or not choices.keys() & {Draw, Roll, Take, EndTurn}:
        return None
    if Draw in choices:
        return _before_drawing(view, choices.get(Declare, {}).get("card", ()), sense)
    return _dice(view, choices, sense)


def _victim(view: View, seats: Sequence[Seat], sense: _Sense, mind: Mind) -> Seat | None:
    """Whose turn to block: of those with most colours, if they are many; nobody twice."""
    open_to = [seat for seat in seats if seat not in view.blocked]
    most = max((len(view.sets[seat]) for seat in open_to), default=0)
    leaders = [seat for seat in open_to if len(view.sets[seat]) == most]
    return leaders[mind.below(len(leaders))] if leaders and most >= sense.blocks_at else None


def _before_drawing(view: View, prey: Sequence[CardId], sense: _Sense) -> TableAction:
    if not sense.steals or view.target or not prey:
        return Draw()
    gallery = _open_cards(view)
    worth = _worth((*gallery, *prey), sense)
    promised = {card: _at_first(card) * worth[card] for card in prey}
    best = max(promised, key=lambda card: promised[card])
    if promised[best] > STEAL_BETTER * _expected({card: worth[card] for card in gallery}, (), ROLLS, sense):
        return Declare(card=best)
    return Draw()


def _dice(view: View, choices: Mapping[type[Any], Mapping[str, Sequence[Any]]], sense: _Sense) -> TableAction:
    """What to do with the dice, before and after each roll."""
    if not view.dice:
        return _first_roll(view, sense)
    worth = _worth(_aims(view), sense)
    shown = choices.get(Take, {}).get("card", ())
    taken = max(shown, key=lambda card: worth[card], default=None)
    content = worth[taken] if taken else 0.0
    if Roll in choices and _expected(worth, view.dice, view.rolls_left, sense) > content:
        return Roll(dice=_to_roll(worth, view.dice, view.rolls_left, sense))
    if UseFreeRoll in choices and not view.rolls_left and _expected(worth, view.dice, 1, sense) > content + sense.saves:
        return UseFreeRoll()
    return Take(card=taken) if taken else EndTurn()


def _first_roll(view: View, sense: _Sense) -> TableAction:
    """A declared steal is given up if the drawn card makes the Gallery the better choice."""
    if view.may_withdraw:
        gallery, prey = _open_cards(view), _aims(view)
        worth = _worth((*gallery, *prey), sense)
        ways = [_expected({card: worth[card] for card in cards}, (), ROLLS, sense) for cards in (gallery, prey)]
        if ways[0] > ways[1]:
            return Withdraw()
    return Roll()


def _open_cards(view: View) -> tuple[CardId, ...]:
    """The doodles of the Gallery in the colours that I lack."""
    mine = {colour_of(card) for card in view.sets[view.turn]} if view.turn is not None else set[str]()
    return tuple(card for card in view.gallery if colour_of(card) not in mine)


def _aims(view: View) -> tuple[CardId, ...]:
    """What I may take in this turn."""
    return (view.target.card,) if view.target else _open_cards(view)


def _worth(cards: Collection[CardId], sense: _Sense) -> Worth:
    """How many turns it takes on the average to get the likeliest card of the same colour."""
    if not sense.weighs:
        return dict.fromkeys(cards, 1.0)
    best: dict[str, float] = {}
    for card in cards:
        colour = colour_of(card)
        best[colour] = max(best.get(colour, 0.0), _at_first(card))
    return {card: 1 / best[colour_of(card)] for card in cards}


@cache
def _at_first(card: CardId) -> float:
    """The probability to complete a doodle in a turn."""
    return likelihood(card, counts(()), ROLLS)


def _likelihoods(worth: Worth, dice: Sequence[Face], rolls: int) -> dict[CardId, float]:
    """What each card promises if all rolls go for it."""
    shown = counts(dice)
    return {card: likelihood(card, shown, rolls) * value for card, value in worth.items()}


def _expected(worth: Worth, dice: Sequence[Face], rolls: int, sense: _Sense) -> float:
    """What so many rolls promise."""
    if sense.plans:
        return plan.expectation(worth, dice, rolls)
    return max(_likelihoods(worth, dice, rolls).values(), default=0.0)


def _to_roll(worth: Worth, dice: Sequence[Face], rolls: int, sense: _Sense) -> tuple[int, ...]:
    """Which dice to roll next."""
    if sense.plans:
        return plan.to_roll(worth, dice, rolls)
    promised = _likelihoods(worth, dice, rolls)
    aim = max(promised, key=lambda card: promised[card])
    wanted = dict(zip(FACES, WANTED[aim], strict=True))
    places: list[int] = []
    for place, face in enumerate(dice):
        wanted[face] -= 1
        if wanted[face] < 0:
            places.append(place)
    return tuple(places)


def subject(view: View) -> ConceptId | None:
    """Nothing: the doodles are on the dice."""
    del view
    return None


BOT: Final = Bot(choose=choose, subject=subject, pace=PACE)
