"""Fold events into the state. No rules, no dice, never fails."""

from typing import Final, assert_never

from msgspec.structs import replace

from garabato.core import Seat, SeatAway, SeatBack, SeatGone
from garabato.games.doodle_dice import events as ev
from garabato.games.doodle_dice.box import by_colour, colour_of, kind_of
from garabato.games.doodle_dice.state import State, Turn
from garabato.games.doodle_dice.table import CardId, Kind, Target

RECENT: Final = 12
"""So many of the last turns are told: two rounds of a full table."""

_Counts = dict[Seat, int]


def evolve(state: State | None, event: ev.DiceEvent) -> State:  # noqa: PLR0911  (one case an event)
    """Fold one event; the first one is `Started`."""
    if isinstance(event, ev.Started):
        return _laid(event)
    assert state is not None, "a game's log begins with Started"
    match event:
        case ev.Chosen():
            rest = tuple(card for card in state.gallery if colour_of(card) != colour_of(event.card))
            return replace(state, gallery=by_colour((*rest, event.card)))
        case ev.GalleryLaid():
            return replace(state, phase="next", until=None, gallery=event.gallery, pile=event.pile)
        case ev.BlockPlayed():
            waiting = (*state.blocked.get(event.seat, ()), event.by)
            return replace(state, blocks=_less(state.blocks, event.by), blocked=state.blocked | {event.seat: waiting})
        case ev.Rested():
            return replace(state, phase="asleep", until=None)
        case ev.GameOver():
            return replace(state, phase="over", until=None, outcome=event.outcome)
        case SeatAway() | SeatBack() | SeatGone() | ev.DozedOff() | ev.PlayedOn() | ev.CardsReturned():
            return _presence(state, event)
        case ev.TurnBegan() | ev.WindowClosed() | ev.TurnOver():
            return _clock(state, event)
        case _:
            return _turn(state, event)


def _laid(event: ev.Started) -> State:
    none = dict.fromkeys(event.seats, 0)
    return State(
        options=event.options,
        seats=event.seats,
        dealer=event.dealer,
        bots=event.bots,
        seat=event.dealer,
        until=event.until,
        sets=dict.fromkeys(event.seats, ()),
        free=none,
        blocks=none,
    )


def _less(counts: _Counts, seat: Seat) -> _Counts:
    return counts | {seat: counts[seat] - 1}


def _awake(state: State, seat: Seat) -> State:
    return replace(state, dozing=state.dozing - {seat}, missed=state.missed | {seat: 0})


def _presence(state: State, event: SeatAway | SeatBack | SeatGone | ev.DozedOff | ev.PlayedOn | ev.CardsReturned) -> State:
    seat = event.seat
    match event:
        case ev.DozedOff():
            return replace(state, dozing=state.dozing | {seat})
        case ev.PlayedOn():
            return _awake(state, seat)
        case SeatAway():
            return replace(state, absent=state.absent | {seat})
        case SeatGone():
            return replace(state, absent=state.absent | {seat}, gone=state.gone | {seat})
        case SeatBack():
            return _awake(replace(state, absent=state.absent - {seat}, gone=state.gone - {seat}), seat)
        case _:
            return _returned(state, event)


def _returned(state: State, event: ev.CardsReturned) -> State:
    seat, target = event.seat, state.turn.target
    if target and target.card in event.cards:
        state = replace(state, turn=replace(state.turn, target=replace(target, owner=None)))
    return replace(
        state,
        gallery=(*state.gallery, *event.cards),
        sets=state.sets | {seat: ()},
        free=state.free | {seat: 0},
        blocks=state.blocks | {seat: 0},
        blocked={blocked: by for blocked, by in state.blocked.items() if blocked != seat},
    )


def _clock(state: State, event: ev.TurnBegan | ev.WindowClosed | ev.TurnOver) -> State:
    match event:
        case ev.TurnBegan():
            phase = "block" if event.window else "draw"
            return replace(state, phase=phase, until=event.until, number=event.number, seat=event.seat, turn=Turn())
        case ev.WindowClosed():
            return replace(state, phase="draw", until=event.until)
        case _:
            return _over(state, event)


def _over(state: State, event: ev.TurnOver) -> State:
    told = event.told
    state = replace(
        state,
        phase="next",
        until=None,
        seat=told.seat,
        number=told.number,
        turn=Turn(),
        missed=state.missed | {told.seat: event.missed},
        recent=(*state.recent, told)[-RECENT:],
    )
    if told.how == "blocked":
        waiting = state.blocked[told.seat][1:]
        rest = {seat: by for seat, by in state.blocked.items() if seat != told.seat}
        return replace(state, blocked=rest | ({told.seat: waiting} if waiting else {}))
    return state if told.card is None else _taken(state, told.seat, told.card)


def _taken(state: State, taker: Seat, card: CardId) -> State:
    sets = {seat: tuple(mine for mine in cards if mine != card) for seat, cards in state.sets.items()}
    gallery = tuple(other for other in state.gallery if other != card)
    return replace(state, gallery=gallery, sets=sets | {taker: by_colour((*sets[taker], card))})


def _turn(state: State, event: ev.Declared | ev.Withdrawn | ev.Drawn | ev.Rolled | ev.FreeRollUsed) -> State:
    turn = state.turn if isinstance(event, ev.Drawn) and event.late else replace(state.turn, begun=True)
    match event:
        case ev.Declared():
            return replace(state, turn=replace(turn, target=Target(card=event.card, owner=event.owner)))
        case ev.Withdrawn():
            return replace(state, turn=replace(turn, target=None))
        case ev.Drawn():
            kinds: list[Kind | None] = [kind_of(card) for card in event.cards]
            return replace(
                state,
                phase="roll",
                pile=state.pile[len(event.cards) :],
                gallery=(*state.gallery, *(card for card in event.cards if kind_of(card) is None)),
                free=_more(state.free, state.seat, kinds, "free"),
                blocks=_more(state.blocks, state.seat, kinds, "block"),
                turn=replace(turn, drawn=event.cards),
            )
        case ev.Rolled():
            return replace(state, phase="roll", turn=replace(turn, dice=event.dice, moved=event.moved, rolls=turn.rolls + 1))
        case ev.FreeRollUsed():
            return replace(state, free=_less(state.free, state.seat), turn=replace(turn, limit=turn.limit + 1))
        case _:
            assert_never(event)


def _more(counts: _Counts, seat: Seat, kinds: list[Kind | None], kind: Kind) -> _Counts:
    return counts | {seat: counts[seat] + kinds.count(kind)}
