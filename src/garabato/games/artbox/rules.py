"""The rules, put together from their parts."""

from collections.abc import Iterator
from typing import Any, Final

from garabato.core import Continue, Ctx, Millis, Offer, Outcome, Paper, Refused, Seat, Setup, Why
from garabato.games.artbox import events as ev
from garabato.games.artbox import sketch as sk
from garabato.games.artbox.acts import Act, choices, continues, take
from garabato.games.artbox.fold import evolve
from garabato.games.artbox.matching import free_words
from garabato.games.artbox.shapes import BOARD, Shape
from garabato.games.artbox.state import State
from garabato.games.artbox.steps import TALENT_MS, cards_needed, follow
from garabato.games.artbox.table import (
    BringToFront,
    Clear,
    ClearMatch,
    Finish,
    HandIn,
    Keep,
    Match,
    NameArtist,
    Nominate,
    Options,
    Place,
    Redo,
    Remove,
    Reshape,
    Throw,
    Undo,
)
from garabato.kit import fouls
from garabato.kit.chain import unfold

SEATS: Final = range(3, 9)

_MUTED: Final = frozenset({"words", "throw", "dice", "draw", "match"})


def start(setup: Setup[Options], ctx: Ctx) -> tuple[ev.Event, ...]:
    """Lay the table and look for the start player.

    Raises: Refused.
    """
    if len(setup.seats) not in SEATS:
        raise Refused(Why.NOT_NOW, "AR-1", "refused-ar-1-players")
    pile = tuple(ev.Face(card.id, card.words[0].id) for card in (*ctx.chance.shuffle(setup.deck), *setup.spare))
    started = ev.Started(
        options=setup.options,
        seats=setup.seats,
        bots=tuple(sorted(setup.bots)),
        pile=pile,
        until=Millis(ctx.at + TALENT_MS),
    )
    laid = evolve(None, started)
    if len(pile) < cards_needed(setup.options, len(setup.seats)):
        raise Refused(Why.NOT_NOW, "AR-3", "refused-ar-3-few")
    found: tuple[ev.Event, ...] = () if setup.first is None else (ev.StartFound(seat=setup.first, how="host"),)
    return started, *unfold(laid, found, evolve, lambda now: follow(now, ctx))


def decide(state: State, seat: Seat, action: Act, ctx: Ctx) -> tuple[ev.Event, ...]:
    """What an action brings about, with everything that follows from it at once.

    Raises: Refused.
    """
    return unfold(state, take(state, seat, action, ctx), evolve, lambda now: follow(now, ctx))


def legal(state: State, seat: Seat) -> Iterator[Offer]:
    """What a seat may do now."""
    if continues(state, seat):
        yield Offer(Continue)
    if seat not in state.present:
        return
    yield from fouls.offers(state.fouls, seat, state.questionable, state.people)
    yield from _phase_offers(state, seat)


def _phase_offers(state: State, seat: Seat) -> Iterator[Offer]:
    match state.phase:
        case "talent" if seat in state.people:
            yield Offer(Nominate, {"seat": state.seats})
        case "artist" if seat in state.people and seat not in state.naming.claimants:
            yield Offer(NameArtist, {"name": ("Frida Kahlo", "Giotto")})
        case "words" if seat in state.choosing:
            yield Offer(Keep, {"cards": choices(state, seat)})
        case "throw" if seat == state.round.start:
            yield Offer(Throw)
        case "draw" if not state.sand_out and seat in state.drawing and seat not in state.round.hand_in.claimants:
            yield from _drawing_offers(state, seat)
        case "match" if not state.sand_out and seat in state.matching and seat not in state.round.finish.claimants:
            yield from _matching_offers(state, seat)
        case _:
            pass


def _drawing_offers(state: State, seat: Seat) -> Iterator[Offer]:
    for sheet, sketch in enumerate(state.round.hands[seat].sketches):
        yield from _sketch_offers(state, sheet, sketch)
    if state.complete(state.round, seat):
        yield Offer(HandIn)


def _sketch_offers(state: State, sheet: int, sketch: sk.Sketch) -> Iterator[Offer]:
    """Of the many places for a shape only the middle of the board, or a bit beside where it is."""
    here: dict[str, Any] = {"sheet": (sheet,)}
    left = sk.left(sketch.kinds, state.round.dice, state.house)
    shapes = tuple(Shape(kind, BOARD // 2, BOARD // 2, BOARD // 4, BOARD // 8, 0) for kind, more in left.items() if more)
    if shapes:
        yield Offer(Place, here | {"id": (sketch.last + 1,), "shape": shapes})
    for piece in sketch.pieces[-1:]:
        beside = piece.shape._replace(x=piece.shape.x // 2, turn=piece.shape.turn + 15)
        yield Offer(Reshape, here | {"id": (piece.id,), "shape": (beside,)})
        yield Offer(Remove, here | {"id": tuple(each.id for each in sketch.pieces)})
        yield Offer(BringToFront, here | {"id": tuple(each.id for each in sketch.pieces)})
        yield Offer(Clear, here)
    if sketch.past:
        yield Offer(Undo, here)
    if sketch.future:
        yield Offer(Redo, here)


def _matching_offers(state: State, seat: Seat) -> Iterator[Offer]:
    for place in state.round.others(seat):
        yield Offer(Match, {"place": (place,), "word": free_words(state, seat, place)})
    if written := tuple(state.round.matches.get(seat, {})):
        yield Offer(ClearMatch, {"place": written})
    yield Offer(Finish)


def paper(state: State, seat: Seat | None) -> Paper:
    """No ink: shapes are laid by actions."""
    del state, seat
    return Paper()


def outcome(state: State) -> Outcome | None:
    """How the game ended, if it has."""
    return state.outcome


def step(state: State) -> str:
    """The round and the phase: at a change of either a game short of people may pause."""
    return f"{len(state.rounds)}-{state.phase}"


def quiet(state: State, seat: Seat) -> bool:
    """Players keep silent from the choice of the word until all have guessed."""
    return state.house.quiet and state.phase in _MUTED and seat in state.seats
