"""Fold events into the state. No rules, no dice, never fails."""

from msgspec.structs import replace

from garabato.core import Millis, SeatAway, SeatBack, SeatGone
from garabato.games.artbox import events as ev
from garabato.games.artbox import sketch as sk
from garabato.games.artbox.state import Hand, Round, State
from garabato.games.artbox.table import Phase
from garabato.kit import fouls, presence, race


def evolve(state: State | None, event: ev.Event) -> State:  # noqa: C901, PLR0911, PLR0912  (one case an event)
    """Fold one event; the first one is `Started`."""
    if isinstance(event, ev.Started):
        pile = tuple(face.card for face in event.pile)
        return State(house=event.options, seats=event.seats, bots=event.bots, pile=pile, until=event.until)
    assert state is not None, "a game's log begins with Started"
    match event:
        case SeatAway() | SeatGone():
            return replace(state, absent=state.absent | {event.seat})
        case SeatBack():
            return replace(state, absent=state.absent - {event.seat}, bots=presence.bots_after(state.bots, event))
        case fouls.Flagged() | fouls.Asked() | fouls.Judged() | fouls.Ruled():
            return replace(state, fouls=fouls.evolve(state.fouls, event))
        case race.Claimed() | race.Settled():
            return _race(state, event)
        case ev.Nominated():
            return replace(state, nominations=state.nominations | {event.seat: event.named})
        case ev.ArtistAsked():
            return _enter(state, "artist", event.until)
        case ev.ArtistNamed():
            return replace(state, artists=state.artists | {event.seat: event.name})
        case ev.StartFound():
            return replace(state, first=event.seat, until=None)
        case ev.PileRefilled():
            return replace(state, pile=tuple(face.card for face in event.pile), discard=())
        case ev.RoundDealt():
            return _deal(state, event)
        case ev.Hurried():
            return replace(state, until=event.until)
        case ev.GameOver():
            return replace(_enter(state, "over", None), outcome=event.outcome, fouls=fouls.dismiss(state.fouls))
        case _:
            return _in_round(state, event)


_InRound = (
    ev.Kept
    | ev.DiceAwaited
    | ev.DiceThrown
    | ev.DrawingBegun
    | sk.SketchEvent
    | ev.HourglassTurned
    | ev.SandOut
    | ev.DrawingsHung
    | ev.MatchEvent
    | ev.DrawingTold
    | ev.PointsGiven
)


def _in_round(state: State, event: _InRound) -> State:  # noqa: C901, PLR0911  (one case an event)
    of = state.round
    match event:
        case ev.Kept():
            return _keep(state, event)
        case ev.DiceAwaited():
            return _enter(state, "throw", event.until)
        case ev.DiceThrown():
            return _with(_enter(state, "dice", event.until), replace(of, dice=event.dice))
        case ev.DrawingBegun():
            return _enter(state, "draw", event.until)
        case ev.HourglassTurned():
            return replace(state, turned=True, sand_out=False, until=event.until)
        case ev.SandOut():
            return replace(state, sand_out=True)
        case ev.DrawingsHung():
            return _hang(state, event)
        case ev.Matched():
            mine = of.matches.get(event.seat, {}) | {event.place: event.word}
            return _with(state, replace(of, matches=of.matches | {event.seat: mine}))
        case ev.MatchCleared():
            mine = {place: word for place, word in of.matches[event.seat].items() if place != event.place}
            return _with(state, replace(of, matches=of.matches | {event.seat: mine}))
        case ev.DrawingTold():
            return _with(_enter(state, "reveal", event.until), replace(of, told=(*of.told, event)))
        case ev.PointsGiven():
            return _with(_enter(state, "points", event.until), replace(of, score=event.score))
        case _:
            return _draw(state, event)


def _enter(state: State, phase: Phase, until: Millis | None) -> State:
    """The beginning of a phase: no hourglass was turned in it, no sand has run out."""
    return replace(state, phase=phase, until=until, sand_out=False, turned=False)


def _with(state: State, of: Round) -> State:
    return replace(state, rounds=(*state.rounds[:-1], of))


def _race(state: State, event: race.RaceEvent) -> State:
    match event.race:
        case "artist":
            return replace(state, naming=race.evolve(state.naming, event))
        case "hand_in":
            return _with(state, replace(state.round, hand_in=race.evolve(state.round.hand_in, event)))
        case _:
            return _with(state, replace(state.round, finish=race.evolve(state.round.finish, event)))


def _deal(state: State, event: ev.RoundDealt) -> State:
    hands = {seat: Hand(cards=cards) for seat, cards in event.hands.items()}
    dealt = sum(len(cards) for cards in event.hands.values())
    opened = Round(number=event.round, start=event.start, hands=hands)
    return replace(_enter(state, "words", event.until), pile=state.pile[dealt:], rounds=(*state.rounds, opened))


def _keep(state: State, event: ev.Kept) -> State:
    of = state.round
    hand = of.hands[event.seat]
    under = tuple(card for index, card in enumerate(hand.cards) if index not in event.cards)
    kept = replace(hand, kept=event.cards, sketches=tuple(sk.Sketch() for _ in event.cards))
    return _with(replace(state, pile=state.pile + under), replace(of, hands=of.hands | {event.seat: kept}))


def _draw(state: State, event: sk.SketchEvent) -> State:
    of = state.round
    hand = of.hands[event.seat]
    drawn = sk.evolve(hand.sketches[event.sheet], event)
    sketches = (*hand.sketches[: event.sheet], drawn, *hand.sketches[event.sheet + 1 :])
    return _with(state, replace(of, hands=of.hands | {event.seat: replace(hand, sketches=sketches)}))


def _hang(state: State, event: ev.DrawingsHung) -> State:
    of = state.round
    hands = {seat: replace(hand, sketches=tuple(map(sk.laid_down, hand.sketches))) for seat, hand in of.hands.items()}
    hung = replace(of, hands=hands, spots=event.spots, rack=event.rack, tokens=event.tokens)
    entered = _enter(state, "match", event.until)
    return _with(replace(entered, pile=state.pile[event.decoys :], discard=(*state.discard, *event.rack)), hung)
