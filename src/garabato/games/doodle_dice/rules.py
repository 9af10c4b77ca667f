"""The rules, put together from their parts."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from garabato.core import Continue, Ctx, Offer, Outcome, Paper, Seat, Setup
from garabato.games.doodle_dice import events as ev
from garabato.games.doodle_dice import refusals as no
from garabato.games.doodle_dice.acts import Act, blockable, deals, may_roll, plays, prey, take
from garabato.games.doodle_dice.box import DICE, DOODLES
from garabato.games.doodle_dice.fold import evolve
from garabato.games.doodle_dice.state import State
from garabato.games.doodle_dice.steps import choice_ends, follow
from garabato.games.doodle_dice.table import (
    Block,
    Choose,
    Declare,
    Draw,
    EndTurn,
    Options,
    PlayOn,
    Roll,
    Take,
    UseFreeRoll,
    Withdraw,
)

SEATS: Final = range(2, 7)

ALL_DICE: Final = tuple(range(DICE))
SOME_DICE: Final = tuple(dice for count in range(1, DICE + 1) for dice in combinations(ALL_DICE, count))
"""Every choice of dice to roll."""


def start(setup: Setup[Options], ctx: Ctx) -> tuple[ev.DiceEvent, ...]:
    """Name the dealer, who chooses the Gallery unless chance does.

    Raises: Refused.
    """
    if len(setup.seats) not in SEATS:
        raise no.PLAYERS.said()
    dealer = setup.seats[ctx.chance.below(len(setup.seats))] if setup.first is None else setup.first
    bots = tuple(sorted(setup.bots))
    until = choice_ends(setup.options, ctx, by_chance=dealer in bots)
    started = ev.Started(options=setup.options, seats=setup.seats, dealer=dealer, bots=bots, until=until)
    return _with_consequences(None, (started,), ctx)


def decide(state: State, seat: Seat, action: Act, ctx: Ctx) -> tuple[ev.DiceEvent, ...]:
    """What an action brings about, with everything that follows from it at once.

    Raises: Refused.
    """
    return _with_consequences(state, take(state, seat, action, ctx), ctx)


def _with_consequences(state: State | None, events: tuple[ev.DiceEvent, ...], ctx: Ctx) -> tuple[ev.DiceEvent, ...]:
    for event in events:
        state = evolve(state, event)
    while state and (following := follow(state, ctx)):
        events = (*events, following)
        state = evolve(state, following)
    return events


def legal(state: State, seat: Seat) -> Iterator[Offer]:
    """What a seat may do now."""
    if seat not in state.seats:
        return
    if deals(state, seat):
        yield Offer(Continue)
        yield Offer(Choose, {"card": tuple(DOODLES)})
    if targets := blockable(state, seat):
        yield Offer(Block, {"seat": targets})
    if seat in state.dozing - state.absent and state.phase != "over":
        yield Offer(PlayOn)
    if plays(state, seat):
        yield from _turn(state)


def _turn(state: State) -> Iterator[Offer]:
    turn = state.turn
    if state.phase == "draw":
        yield Offer(Draw)
        if cards := prey(state, state.seat):
            yield Offer(Declare, {"card": cards})
    if turn.target and not turn.rolls:
        yield Offer(Withdraw)
    if may_roll(state):
        yield Offer(Roll, {"dice": SOME_DICE if turn.rolls else (ALL_DICE,)})
    if turn.rolls and state.shown:
        yield Offer(Take, {"card": state.shown})
    if turn.rolls:
        yield Offer(EndTurn)
    if state.free[state.seat]:
        yield Offer(UseFreeRoll)


def paper(state: State, seat: Seat | None) -> Paper:
    """Nobody draws in this game."""
    del state, seat
    return Paper()


def outcome(state: State) -> Outcome | None:
    """How the game ended, if it has."""
    return state.outcome


def step(state: State) -> str:
    """The turn: a game short of people may pause between two of them."""
    return str(state.number) if state.phase in {"block", "draw", "roll"} else state.phase


def quiet(state: State, seat: Seat) -> bool:
    """Nobody has to keep silent."""
    del state, seat
    return False
