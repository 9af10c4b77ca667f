"""What happens by itself: the Gallery, the next turn, the end of the time. One event at a time."""

from typing import Final

from garabato.core import Ctx, Deadline, Fact, Millis, Outcome, Seat
from garabato.games.doodle_dice import events as ev
from garabato.games.doodle_dice.box import ACTION_CARDS, COLOURS, DOODLES, colour_of, kind_of
from garabato.games.doodle_dice.state import State
from garabato.games.doodle_dice.table import CardId, Ended, Options, TurnTold
from garabato.kit.ranking import rank

PATIENCE: Final = 2
"""After so many turns in a row that a player let pass, the next ones are passed over (DI-5)."""

WON: Final = "won-six"
CALLED_OFF: Final = "called-off-sets"
"""Sentences that say how a game ended."""


class TimeUp(Fact):
    """SYSTEM: the time that `deadline` named has come."""


def deadline(state: State) -> Deadline | None:
    """When the next thing happens even if nobody acts."""
    return None if state.until is None else Deadline(at=state.until, action=TimeUp())


def follow(state: State, ctx: Ctx) -> ev.DiceEvent | None:
    """The next thing that happens by itself at this time; None when the table waits for somebody or for the clock."""
    due = state.until is not None and ctx.at >= state.until
    match state.phase:
        case "deal":
            ready = due or state.dealer in state.absent or len(state.gallery) == len(COLOURS)
            return lay(state, ctx) if ready else None
        case "block" | "draw" | "roll":
            return _turn(state, ctx, due=due)
        case "next":
            return _next(state, ctx)
        case "asleep":
            return _next(state, ctx) if state.active else None
        case _:
            return None


def choice_ends(options: Options, ctx: Ctx, *, by_chance: bool) -> Millis | None:
    """When the dealer's choice ends: at once where chance lays the Gallery, as it does for a bot."""
    return ctx.at if by_chance or not options.dealer_picks else _in(ctx, options.deal_s)


def lay(state: State, ctx: Ctx) -> ev.GalleryLaid:
    """DI-1: one doodle of each colour, by chance where the dealer has chosen none; the rest is shuffled."""
    gallery: list[CardId] = []
    for colour in COLOURS:
        cards = [card for card in DOODLES if colour_of(card) == colour]
        gallery.append(next((card for card in cards if card in state.gallery), None) or cards[ctx.chance.below(len(cards))])
    rest = [card for card in (*DOODLES, *ACTION_CARDS) if card not in gallery]
    return ev.GalleryLaid(gallery=tuple(gallery), pile=tuple(ctx.chance.shuffle(rest)))


def draw(state: State, *, late: bool = False) -> ev.Drawn:
    """DI-8: cards from the top up to the first doodle, or all that are left."""
    doodle = next((index for index, card in enumerate(state.pile) if kind_of(card) is None), len(state.pile))
    return ev.Drawn(cards=state.pile[: doodle + 1], late=late)


def turn_over(state: State, how: Ended, card: CardId | None = None, by: Seat | None = None) -> ev.TurnOver:
    """The end of the turn that is being played."""
    missed = state.missed.get(state.seat, 0) + 1 if how == "time" and not state.turn.begun else 0
    return ev.TurnOver(told=TurnTold(number=state.number, seat=state.seat, how=how, card=card, by=by), missed=missed)


def called_off(state: State) -> Outcome:
    """The end before the end: the sets so far, nobody has won."""
    return _outcome(state, CALLED_OFF, finished=False)


def _outcome(state: State, reason: str, *, finished: bool) -> Outcome:
    """DI-11: who has six colours has won; the others by the colours they have."""
    return Outcome(
        standings=rank({seat: (len(state.sets[seat]),) for seat in state.order}), clause="DI-11", reason=reason, finished=finished
    )


def _in(ctx: Ctx, seconds: int | None) -> Millis | None:
    return None if seconds is None else Millis(ctx.at + seconds * 1000)


def _turn(state: State, ctx: Ctx, *, due: bool) -> ev.DiceEvent | None:
    """What ends a turn, or the time in which it may be blocked."""
    if state.seat in state.absent:
        return turn_over(state, "away")
    waiting = state.blocked.get(state.seat)
    if waiting and not state.turn.begun:
        return turn_over(state, "blocked", by=waiting[0])
    if not due:
        return None
    if state.phase == "block":
        return ev.WindowClosed(until=_in(ctx, state.options.turn_s))
    if state.phase == "draw" and state.pile:
        return draw(state, late=True)
    return turn_over(state, "time")


def _next(state: State, ctx: Ctx) -> ev.DiceEvent:
    """The end, or the turn of the one on the left, which may be passed over."""
    if state.complete is not None:
        return ev.GameOver(outcome=_outcome(state, WON, finished=True))
    if state.missed.get(state.seat, 0) >= PATIENCE and state.seat not in state.dozing:
        return ev.DozedOff(seat=state.seat)
    if not state.active:
        return ev.Rested()
    seat, number = state.next_seat, state.number + 1
    if seat not in state.active:
        return _passed_over(state, TurnTold(number=number, seat=seat, how="passed_over"))
    if seat in state.blocked:
        return _passed_over(state, TurnTold(number=number, seat=seat, how="blocked", by=state.blocked[seat][0]))
    window = any(state.blocks[other] for other in state.active - {seat})
    until = _in(ctx, state.options.block_s if window else state.options.turn_s)
    return ev.TurnBegan(number=number, seat=seat, window=window, until=until)


def _passed_over(state: State, told: TurnTold) -> ev.TurnOver:
    return ev.TurnOver(told=told, missed=state.missed.get(told.seat, 0))
