"""What happens by itself: the clocks, the last hand-in, the next reveal. One event at a time."""

from collections import Counter
from typing import Final

from garabato.core import Card, Ctx, Deadline, Fact, Millis, Seat
from garabato.games.artbox import events as ev
from garabato.games.artbox.scoring import NO_POINTS, barren, called_off, final, guesses, reached, score
from garabato.games.artbox.shapes import Kind
from garabato.games.artbox.state import Round, State, decoys, sheets_each
from garabato.games.artbox.table import Options
from garabato.kit import fouls, race

TALENT_MS: Final = 10_000
"""How long the table may think about who has the greatest talent."""
ARTIST_MS: Final = 20_000
"""How long the name of an artist is waited for."""
THROW_MS: Final = 10_000
"""After this time the dice are thrown for the start player."""
DICE_MS: Final = 4_000
"""The dice lie still and everybody looks at them."""
UNDER_WAY_MS: Final = 150
"""How long the table waits for what was done in time and is still on its way."""
FACES: Final[tuple[Kind, ...]] = ("box", "box", "triangle", "triangle", "line", "circle")
"""The faces of each die (AR-3)."""
DICE: Final = 4


class TimeUp(Fact):
    """SYSTEM: the time that `deadline` named has come."""


def _in(ctx: Ctx, seconds: int | None) -> Millis | None:
    return None if seconds is None else Millis(ctx.at + seconds * 1000)


def thrown(ctx: Ctx) -> ev.DiceThrown:
    """Four dice fall."""
    dice: tuple[Kind, ...] = tuple(FACES[ctx.chance.below(len(FACES))] for _ in range(DICE))
    return ev.DiceThrown(dice=dice, until=Millis(ctx.at + DICE_MS))


def follow(state: State, ctx: Ctx) -> ev.Event | None:
    """The next thing that happens by itself at this time; None when the table waits for somebody or for the clock."""
    if state.phase == "over":
        return None
    settled = race.follow(state.race, ctx.at) if state.race else None
    return fouls.follow(state.fouls, ctx.at, state.until, state.people) or settled or _phase_follow(state, ctx)


def deadline(state: State) -> Deadline | None:
    """When the next thing happens even if nobody acts."""
    times = [_phase_ends(state), state.race.due if state.race else None, state.fouls.deadline]
    known = [time for time in times if time is not None]
    return Deadline(at=min(known), action=TimeUp()) if known else None


def _phase_ends(state: State) -> Millis | None:
    """The end of the phase, which waits for open claims; that of drawing and matching comes twice."""
    if state.until is None or state.held_up:
        return None
    if state.race and state.race.claims and (state.sand_out or state.phase == "artist"):
        return None
    return Millis(state.until + UNDER_WAY_MS) if state.sand_out else state.until


def _due(state: State, ctx: Ctx) -> bool:
    ends = _phase_ends(state)
    return ends is not None and ctx.at >= ends


def _phase_follow(state: State, ctx: Ctx) -> ev.Event | None:  # noqa: PLR0911  (one case a phase)
    match state.phase:
        case "talent" | "artist":
            return _deal(state, ctx, 1, state.first) if state.first is not None else _find_start(state, ctx)
        case "words":
            return _words(state, ctx)
        case "throw":
            start_is_away = state.round.start in state.absent
            return thrown(ctx) if start_is_away or _due(state, ctx) else None
        case "dice":
            drawing_s = state.house.hourglass_s if state.house.simplified else state.house.draw_s
            return ev.DrawingBegun(until=_in(ctx, drawing_s)) if _due(state, ctx) else None
        case "draw":
            return _draw(state, ctx)
        case "match":
            return _match(state, ctx)
        case "reveal":
            return _tell_next(state, ctx) if _due(state, ctx) else None
        case _:
            return _next_round(state, ctx) if _due(state, ctx) else None


def _find_start(state: State, ctx: Ctx) -> ev.StartFound | ev.ArtistAsked | None:
    """AR-1: whom more than half of the people name; else who names an artist first; else chance."""
    if not state.people:
        return _by_chance(state, ctx)
    if state.phase == "artist":
        if state.naming.places:
            return ev.StartFound(seat=state.naming.places[0], how="artist")
        return _by_chance(state, ctx) if _due(state, ctx) else None
    named = Counter(state.nominations[seat] for seat in state.people if seat in state.nominations)
    for seat, count in named.items():
        if 2 * count > len(state.people):
            return ev.StartFound(seat=seat, how="talent")
    undecided = _due(state, ctx) or sum(named.values()) == len(state.people)
    return ev.ArtistAsked(until=Millis(ctx.at + ARTIST_MS)) if undecided else None


def _by_chance(state: State, ctx: Ctx) -> ev.StartFound:
    return ev.StartFound(seat=state.seats[ctx.chance.below(len(state.seats))], how="chance")


def cards_needed(house: Options, players: int) -> int:
    """How many cards a round takes from the pile."""
    return players * (sheets_each(house, players) + 1) + decoys(house, players)


def _deal(state: State, ctx: Ctx, number: int, start: Seat) -> ev.PileRefilled | ev.RoundDealt:
    """Word cards for everybody at the table; who is away has no part in the round."""
    if len(state.pile) < cards_needed(state.house, len(state.seats)):
        pile = (*state.pile, *ctx.chance.shuffle(state.discard))
        return ev.PileRefilled(pile=tuple(ev.Face(card.id, card.words[0].id) for card in pile))
    each = sheets_each(state.house, len(state.seats)) + 1
    hands = {seat: state.pile[index * each : (index + 1) * each] for index, seat in enumerate(state.present)}
    return ev.RoundDealt(round=number, start=start, hands=hands, until=_in(ctx, state.house.word_s))


def _words(state: State, ctx: Ctx) -> ev.Kept | ev.DiceAwaited | None:
    """Who has not chosen when all others have, or when time is over, keeps what lies left."""
    if not (_due(state, ctx) or (state.present and not state.choosing)):
        return None
    for seat, hand in state.round.hands.items():
        if not hand.kept:
            return ev.Kept(seat=seat, cards=tuple(range(sheets_each(state.house, len(state.seats)))))
    return ev.DiceAwaited(until=Millis(ctx.at + THROW_MS))


def _sand(state: State, ctx: Ctx, first: Seat | None) -> ev.HourglassTurned | None:
    """The hourglass that the first one turns."""
    if first is None or state.turned:
        return None
    return ev.HourglassTurned(seat=first, until=Millis(ctx.at + state.house.hourglass_s * 1000))


def _draw(state: State, ctx: Ctx) -> ev.Event | None:
    current = state.round
    first = next(iter(current.hand_in.places), None) if state.house.draw_hourglass and not state.house.simplified else None
    waits = bool(current.hand_in.claims) or not (state.present and not state.drawing)
    return (_sand(state, ctx, first) or _ends(state, ctx)) if waits else _hang(state, ctx)


def _match(state: State, ctx: Ctx) -> ev.Event | None:
    current = state.round
    first = next(iter(current.finish.places), None)
    nothing_to_guess = not any(current.others(seat) for seat in current.hands)
    waits = bool(current.finish.claims) or not (nothing_to_guess or (state.present and not state.matching))
    return (_sand(state, ctx, first) or _ends(state, ctx)) if waits else _tell_next(state, ctx)


def _ends(state: State, ctx: Ctx) -> ev.Event | None:
    """What the clock ends while somebody is waited for: first the sand, a moment later what was still on its way."""
    if not _due(state, ctx):
        return None
    if not state.sand_out:
        return ev.SandOut()
    return _hang(state, ctx) if state.phase == "draw" else _tell_next(state, ctx)


def _hang(state: State, ctx: Ctx) -> ev.DrawingsHung:
    """Drawings and words in orders of their own, that say nothing about anybody (AR-6)."""
    current = state.round
    cards: list[Card] = [card for hand in current.hands.values() for card in hand.kept_cards]
    added = state.pile[: decoys(state.house, len(state.seats))]
    rack = ctx.chance.shuffle([*cards, *added])
    drawn = [
        ev.Spot(seat, index, rack.index(card) + 1)
        for seat, hand in current.hands.items()
        for index, card in enumerate(hand.kept_cards)
        if hand.sketches[index].pieces
    ]
    return ev.DrawingsHung(
        spots=tuple(ctx.chance.shuffle(drawn)),
        rack=tuple(rack),
        decoys=len(added),
        tokens=_tokens(state, current),
        until=_in(ctx, state.house.match_s),
    )


def _tokens(state: State, current: Round) -> dict[Seat, int]:
    """By order of handing in; then who has a whole drawing, then the rest, clockwise from the start player (AR-5)."""
    took = () if state.house.simplified else current.hand_in.places
    others = [seat for seat in state.order if seat in current.hands and seat not in took]
    if not state.house.simplified:
        others.sort(key=lambda seat: not state.complete(current, seat))
    return {seat: number for number, seat in enumerate((*took, *others), start=1)}


def _tell_next(state: State, ctx: Ctx) -> ev.DrawingTold | ev.PointsGiven:
    """The next drawing; after the last one and its verdicts the points."""
    current = state.round
    place = len(current.told) + 1
    if place > len(current.spots):
        return ev.PointsGiven(score=score(state), until=Millis(ctx.at + 2 * state.house.look_s * 1000))
    written = guesses(current, place)
    right = tuple(seat for seat, word in written.items() if word == current.spots[place - 1].word)
    return ev.DrawingTold(place=place, guesses=written, right=right, until=Millis(ctx.at + state.house.look_s * 1000))


def _next_round(state: State, ctx: Ctx) -> ev.Event:
    """AR-11: the end, or the marker passes clockwise."""
    if reached(state):
        return ev.GameOver(outcome=final(state))
    if barren(state):
        return ev.GameOver(outcome=called_off(state, NO_POINTS))
    return _deal(state, ctx, state.round.number + 1, state.order[1])
