"""What one seat may know, built up from nothing. All is open but the order of the pile."""

from collections.abc import Collection

from garabato.core import Seat
from garabato.games.doodle_dice.acts import blockable, deals, may_roll, plays, prey
from garabato.games.doodle_dice.box import DOODLES
from garabato.games.doodle_dice.odds import per_mille
from garabato.games.doodle_dice.state import State
from garabato.games.doodle_dice.table import CardId, View


def view(state: State, seat: Seat | None) -> View:  # long because a view has many fields, a line each
    """The table as this seat sees it; None is a bystander."""
    assert state.phase != "next", "every decision ends with a turn, with nobody to play it, or with the end"
    turn = state.turn
    mine = seat is not None and plays(state, seat)
    drawing = mine and state.phase == "draw"
    return View(
        phase=state.phase,
        number=state.number,
        dealer=state.dealer,
        turn=state.seat if state.phase in {"block", "draw", "roll"} else None,
        order=state.order,
        until=state.until,
        gallery=state.gallery,
        pile=len(state.pile),
        sets=state.sets,
        free=state.free,
        blocks=state.blocks,
        blocked=state.blocked,
        dozing=_among(state, state.dozing),
        begun=turn.begun,
        target=turn.target,
        drawn=turn.drawn,
        dice=turn.dice,
        rolled=turn.moved,
        rolls=turn.rolls,
        rolls_left=state.rolls_left,
        recent=state.recent,
        fits=_fits(state),
        odds=_odds(state),
        may_choose=tuple(DOODLES) if seat is not None and deals(state, seat) else (),
        may_declare=prey(state, state.seat) if drawing else (),
        may_withdraw=mine and turn.target is not None and not turn.rolls,
        may_draw=drawing,
        may_roll=mine and may_roll(state),
        roll_is_lost=drawing and bool(state.pile),
        may_take=state.within_reach if mine and turn.rolls else (),
        may_end=mine and turn.rolls > 0,
        may_use_free=mine and state.free[state.seat] > 0,
        may_block=() if seat is None or seat not in state.seats else blockable(state, seat),
        may_play_on=seat in state.dozing - state.absent and state.phase != "over",
        may_continue=seat is not None and deals(state, seat),
        outcome=state.outcome,
    )


def _among(state: State, seats: Collection[Seat]) -> tuple[Seat, ...]:
    """These seats, clockwise from the one left of the dealer."""
    return tuple(seat for seat in state.order if seat in seats)


def _fits(state: State) -> tuple[CardId, ...]:
    """What the dice show, where the house tells it."""
    told = {"off": False, "last_roll": state.rolls_left == 0, "always": True}[state.options.assist]
    return state.shown if told and state.phase == "roll" and state.turn.rolls else ()


def _odds(state: State) -> dict[CardId, int]:
    """How the chances stand, where the house tells them."""
    told = state.options.assist == "always" and state.phase in {"draw", "roll"}
    return per_mille(state.within_reach, state.turn.dice, state.rolls_left) if told else {}
