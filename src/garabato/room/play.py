"""The game on the table: decisions, sheets that close, borders between phases."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from garabato.core import (
    SYSTEM,
    CallOff,
    Continue,
    Ctx,
    Fact,
    Inked,
    Millis,
    Refused,
    Seat,
    Setup,
    Sheet,
    SheetClosed,
    Why,
)
from garabato.room import decks, facts, pencil
from garabato.room.chance import SeededChance
from garabato.room.inputs import Act
from garabato.room.seats import ages_known, bots_among, elders, languages, sitting
from garabato.room.state import RoomState
from garabato.room.turn import Turn

FEW_MS: Final = 60_000
"""How long a game short of people waits before it is called off."""


class _Mint:
    """Hands out the sheets of one decision."""

    def __init__(self, first: Sheet) -> None:
        self._first, self.minted = first, 0

    def __call__(self) -> Sheet:
        self.minted += 1
        return Sheet(self._first + self.minted - 1)


def _ctx(turn: Turn, seats: Iterable[Seat], sent: Millis | None = None) -> tuple[Ctx, _Mint]:
    """What a decision may know of the table with these seats."""
    state = turn.state
    mint = _Mint(state.next_sheet)
    ctx = Ctx(
        at=state.clock.now(turn.at),
        chance=SeededChance(state.secret, state.decisions),
        mint=mint,
        sent=state.clock.now(turn.at if sent is None else min(sent, turn.at)),
        judge=turn.judges(languages(state, seats) | decks.languages(state)),
    )
    return ctx, mint


def decide(turn: Turn, actor: Seat, action: Fact, sent: Millis | None = None) -> bool:
    """Put an action to the game and fold what comes of it. Says whether anything did.

    `sent`: room time at which a person sent it, by all that is known. Raises: Refused.
    """
    state = turn.state
    ctx, mint = _ctx(turn, state.players, sent)
    events = tuple(state.chosen.decide(state.table, actor, action, ctx))
    if not events:
        return False
    pens = _open_sheets(state)
    turn.log(facts.Played(actor, mint.minted, msgspec.Raw(msgspec.json.encode(events))), events)
    for sheet in sorted(pens - _open_sheets(state)):
        last, left = pencil.close(turn, sheet)
        decide(turn, SYSTEM, SheetClosed(sheet, last, left))
    return True


def _open_sheets(state: RoomState) -> set[Sheet]:
    return {held.sheet for seat in state.players if (held := state.pens[seat]).sheet is not None}


def inked(turn: Turn, sheet: Sheet) -> None:
    """Let the game know of the first stroke on a sheet; what comes of it is stored together with the stroke."""
    if decide(turn, SYSTEM, Inked(sheet)):
        pencil.store(turn, sheet)


def act(turn: Turn, what: Act) -> None:
    """A person's action. Raises: Refused, with the reason to tell."""
    state, seat = turn.state, what.seat
    if not state.playing:
        raise Refused(Why.NOT_NOW, "", "refused-no-game")
    if seat not in state.players and seat != state.host:
        raise Refused(Why.NOT_YOURS, "", "refused-watching")
    if state.pause is not None:
        raise Refused(Why.NOT_NOW, "", "refused-paused")
    try:
        action = msgspec.json.decode(what.action, type=state.chosen.actions)
    except (msgspec.DecodeError, RecursionError) as unreadable:
        raise Refused(Why.BAD_VALUE, "", "refused-unreadable") from unreadable
    if isinstance(action, Continue) and _has_gone_on(turn, what):
        return
    if isinstance(action, Continue) and seat == state.host:
        decide(turn, SYSTEM, action)
    elif seat not in state.players:
        raise Refused(Why.NOT_YOURS, "", "refused-watching")
    else:
        decide(turn, seat, action, what.sent)


def _has_gone_on(turn: Turn, what: Act) -> bool:
    """Whether what the person wants to leave is off the table already: somebody else was quicker, or it was a second tap."""
    return 0 < what.seen < turn.session.told[what.seat].viewed


def _house_rules(state: RoomState) -> Any:
    """The options of the chosen game, without its idle caps where the room wants none."""
    off = {} if state.keeping.idle_caps else dict.fromkeys(state.chosen.idle_caps)
    return msgspec.structs.replace(state.options, **off)


def begin(turn: Turn, first: Seat | None) -> None:
    """Start the game with everybody who is at the table; one that is over makes room for it. Raises: Refused."""
    state = turn.state
    game = state.chosen
    seats = sitting(state)
    if len(seats) < game.seats.start:
        raise Refused(Why.NOT_NOW, "", "refused-too-few")
    if first is not None and first not in seats:
        raise Refused(Why.BAD_VALUE, "", "refused-unknown-seat")
    deck, spare = decks.lay(turn, seats)
    known = ages_known(state, seats)
    order = elders(state, seats, known=known)
    setup = Setup(_house_rules(state), seats, deck, first, bots_among(state, seats), order, ages_known=known, spare=spare)
    ctx, mint = _ctx(turn, seats)
    events = tuple(game.start(setup, ctx))
    pencil.flush(turn)
    if state.playing:
        turn.log(facts.Returned())
    turn.log(facts.Began(seats, mint.minted, msgspec.Raw(msgspec.json.encode(events))), events)


def deadline_at(state: RoomState) -> Millis | None:
    """Room time at which SYSTEM has to act in the game, None while nothing runs."""
    if not state.playing:
        return None
    deadline = state.chosen.deadline(state.table)
    return None if deadline is None else state.clock.room_time(deadline.at)


def time_up(turn: Turn) -> None:
    """The game's deadline has come."""
    deadline = turn.state.chosen.deadline(turn.state.table)
    assert deadline is not None, "only called when deadline_at said so"
    moved = decide(turn, SYSTEM, deadline.action)
    assert moved, f"{deadline.action} changed nothing and would come again for ever"


def step(state: RoomState) -> str:
    """The name of the game's phase; empty without a game."""
    return state.chosen.step(state.table) if state.playing else ""


def settle(turn: Turn, step_before: str) -> None:
    """Pause at a border when too few are left, at once when no player is here; resume when they are back."""
    state = turn.state
    if not state.playing or state.outcome is not None or (state.pause is not None and state.pause.reason == "host"):
        return
    here = any(state.members[seat].presence == "here" and state.members[seat].bot is None for seat in state.players)
    enough = sum(state.members[seat].attended for seat in state.players) >= state.chosen.seats.start
    if not here:
        if state.pause is None or state.pause.reason == "few":
            turn.log(facts.Paused("nobody", None))
    elif state.pause is not None:
        if enough:
            turn.log(facts.Resumed())
        elif state.pause.reason == "nobody":
            turn.log(facts.Paused("few", Millis(turn.at + FEW_MS)))
    elif not enough and step(state) != step_before:
        turn.log(facts.Paused("few", Millis(turn.at + FEW_MS)))


def call_off(turn: Turn) -> None:
    """Nobody came in time: the game ends with the scores so far."""
    turn.log(facts.Resumed())
    decide(turn, SYSTEM, CallOff())
