"""What a seat may do, and what it is told when it may not."""

from garabato.core import SYSTEM, CallOff, Continue, CoreAction, Ctx, Inked, Seat, SeatAway, SeatBack, SeatGone, SheetClosed
from garabato.games.doodle_dice import events as ev
from garabato.games.doodle_dice import refusals as no
from garabato.games.doodle_dice.box import DICE, DOODLES, FACES, WANTED, counts
from garabato.games.doodle_dice.state import State, fits
from garabato.games.doodle_dice.steps import TimeUp, called_off, draw, lay, turn_over
from garabato.games.doodle_dice.table import (
    Block,
    CardId,
    Choose,
    Declare,
    Draw,
    EndTurn,
    PlayOn,
    Roll,
    TableAction,
    Take,
    UseFreeRoll,
    Withdraw,
)

TurnAction = Declare | Withdraw | Draw | Roll | Take | EndTurn | UseFreeRoll
Move = Choose | Block | PlayOn | TurnAction
Act = TableAction | CoreAction | TimeUp
Events = tuple[ev.DiceEvent, ...]


def take(state: State, seat: Seat, action: Act, ctx: Ctx) -> Events:
    """What an action brings about, without its consequences.

    Raises: Refused.
    """
    match action:
        case SeatAway() | SeatBack() | SeatGone():
            return _presence(state, action)
        case Inked() | SheetClosed():
            return ()  # nothing is drawn in this game
        case CallOff():
            return () if state.phase == "over" else (ev.GameOver(outcome=called_off(state)),)
        case TimeUp():
            if state.until is None or ctx.at < state.until:
                raise no.TIME.said()
            return ()
        case Continue():
            _must_deal(state, seat)
            return (lay(state, ctx),)
        case _:
            return _play(state, seat, action, ctx)


def deals(state: State, seat: Seat) -> bool:
    """Whether a seat chooses the first Gallery now."""
    return state.phase == "deal" and seat == state.dealer and seat not in state.absent


def plays(state: State, seat: Seat) -> bool:
    """Whether a seat may act in its turn now."""
    return state.phase in {"draw", "roll"} and seat == state.seat and seat not in state.absent


def prey(state: State, seat: Seat) -> tuple[CardId, ...]:
    """What a seat might steal: the cards of others in colours that it has not."""
    return state.lacking(seat, (card for other in state.clockwise(seat) for card in state.sets[other]))


def blockable(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Whose next turn a seat may block: every other player's, once it has not begun."""
    if not state.blocks[seat] or seat in state.absent or state.phase == "over":
        return ()
    begun = {state.seat} if state.turn.begun else set[Seat]()
    return tuple(other for other in state.clockwise(seat)[:-1] if other not in state.gone | begun)


def may_roll(state: State) -> bool:
    """Whether a roll would be taken, be it one that costs the turn: one is left, and nothing has to be taken instead."""
    if state.phase == "draw" and state.pile:
        return state.options.strict_draw
    return state.rolls_left > 0 and not (state.options.must_take and state.shown)


def _presence(state: State, action: SeatAway | SeatBack | SeatGone) -> Events:
    """Who gives the seat up for good leaves the doodles in the Gallery (DI-1)."""
    seat = action.seat
    match action:
        case SeatGone():
            news = seat in state.seats and seat not in state.gone
            return (action, ev.CardsReturned(seat=seat, cards=state.sets[seat])) if news else ()
        case SeatAway():
            return (action,) if seat in state.seats and seat not in state.absent else ()
        case _:
            return (action,) if seat in state.absent else ()


def _must_deal(state: State, seat: Seat) -> None:
    if state.phase != "deal":
        raise no.LAID.said()
    if seat not in {SYSTEM, state.dealer} or seat in state.absent:
        raise no.DEALER.said()


def _play(state: State, seat: Seat, action: Move, ctx: Ctx) -> Events:
    if seat not in state.seats or seat in state.absent:
        raise no.SEAT.said()
    if state.phase == "over":
        raise no.OVER.said()
    match action:
        case Choose():
            _must_deal(state, seat)
            if action.card not in DOODLES:
                raise no.NO_DOODLE.said()
            return () if action.card in state.gallery else (ev.Chosen(card=action.card),)
        case PlayOn():
            if seat not in state.dozing:
                raise no.HERE.said()
            return (ev.PlayedOn(seat=seat),)
        case Block():
            return _block(state, seat, action)
        case _:
            _must_play(state, seat, ctx)
            return _turn(state, action, ctx)


def _block(state: State, seat: Seat, action: Block) -> Events:
    if not state.blocks[seat]:
        raise no.NO_BLOCK.said()
    if action.seat not in blockable(state, seat):
        raise (no.BEGUN if action.seat == state.seat != seat else no.WHOM).said()
    woken = (ev.PlayedOn(seat=seat),) if seat in state.dozing else ()
    return (ev.BlockPlayed(seat=action.seat, by=seat), *woken)


def _must_play(state: State, seat: Seat, ctx: Ctx) -> None:
    """Refuse what belongs to a turn when this seat has none."""
    if state.phase == "deal":
        raise no.DEALING.said()
    if seat != state.seat or state.phase == "asleep":
        raise no.NOT_YOUR_TURN.said()
    if state.phase == "block":
        raise no.WINDOW.said()
    if state.until is not None and ctx.at > state.until:
        raise no.LATE.said()


def _turn(state: State, action: TurnAction, ctx: Ctx) -> Events:
    match action:
        case Declare():
            return _declare(state, action)
        case Withdraw():
            return _withdraw(state)
        case Roll():
            return _roll(state, action, ctx)
        case Take():
            return _take(state, action)
        case _:
            return _simple(state, action)


def _simple(state: State, action: Draw | EndTurn | UseFreeRoll) -> Events:
    match action:
        case Draw():
            if state.phase == "roll":
                raise no.DRAWN.said()
            return (draw(state),)
        case EndTurn():
            if not state.turn.rolls:
                raise no.ROLL_FIRST.said()
            return (turn_over(state, "nothing"),)
        case _:
            if not state.free[state.seat]:
                raise no.NO_FREE_ROLL.said()
            return (ev.FreeRollUsed(),)


def _declare(state: State, action: Declare) -> Events:
    """DI-7: before drawing and rolling, one card of an opponent's set."""
    if state.phase == "roll":
        raise no.DECLARE_LATE.said()
    owner = state.owner(action.card)
    if owner is None:
        raise no.NOT_IN_A_SET.said()
    if action.card not in prey(state, state.seat):
        raise no.COLOUR.said()
    target = state.turn.target
    return () if target and target.card == action.card else (ev.Declared(card=action.card, owner=owner),)


def _withdraw(state: State) -> Events:
    if not state.turn.target:
        raise no.NOTHING_DECLARED.said()
    if state.turn.rolls:
        raise no.BOUND.said()
    return (ev.Withdrawn(),)


def _roll(state: State, action: Roll, ctx: Ctx) -> Events:
    """DI-2, DI-3: draw first; the first roll is of all six dice, the later ones are of any."""
    turn = state.turn
    if not turn.rolls and sorted(action.dice) != list(range(DICE)):
        raise no.ALL_SIX.said()
    if not action.dice or len(set(action.dice)) < len(action.dice):
        raise no.DICE.said()
    undrawn = state.phase == "draw" and bool(state.pile)
    if not may_roll(state):
        raise (no.DRAW_FIRST if undrawn else no.MUST_TAKE if state.rolls_left else no.NO_ROLL_LEFT).said()
    if undrawn:
        return (turn_over(state, "too_early"),)
    moved = tuple(sorted(action.dice))
    dice = list(turn.dice or FACES)
    for place in moved:
        dice[place] = FACES[ctx.chance.below(len(FACES))]
    return (ev.Rolled(dice=tuple(dice), moved=moved),)


def _take(state: State, action: Take) -> Events:
    """DI-4, DI-6, DI-7: one doodle that the dice show, in a new colour; after a declared steal only that card."""
    turn, owner = state.turn, state.owner(action.card)
    if not turn.rolls:
        raise no.NOTHING_ROLLED.said()
    if turn.target and turn.target.card != action.card:
        raise no.OTHER_CARD.said()
    if action.card not in state.gallery and not turn.target:
        raise (no.NOT_IN_GALLERY if owner is None else no.UNDECLARED).said()
    if not state.lacking(state.seat, (action.card,)):
        raise no.COLOUR.said()
    if not fits(WANTED[action.card], counts(turn.dice)):
        raise no.FITS_NOT.said()
    return (turn_over(state, "took" if owner is None else "stole", action.card, owner),)
