"""The rules, put together from their parts."""

from collections.abc import Iterator
from typing import Final, TypeVar

from garabato.core import Continue, Ctx, Label, Offer, Outcome, Paper, Refused, Seat, Setup, Sheet, Why
from garabato.kit import fouls
from garabato.kit.chain import unfold
from garabato.kit.once import once
from garabato.kit.three_words import events as ev
from garabato.kit.three_words.acts import Act, continues, may_lock, open_numbers, take
from garabato.kit.three_words.book import Book
from garabato.kit.three_words.fold import evolve
from garabato.kit.three_words.state import State
from garabato.kit.three_words.steps import follow, opening
from garabato.kit.three_words.table import CommonOptions, Done, DrawOn, Lock, TakeBack, Unlock, Vote

SEATS: Final = range(3, 8)

Options = TypeVar("Options", bound=CommonOptions)

_MUTED: Final = frozenset({"token", "draw", "vote"})


def start(book: Book, setup: Setup[Options], ctx: Ctx) -> tuple[ev.TableEvent, ...]:
    """Lay the table and turn up the first card.

    Raises: Refused.
    """
    if len(setup.seats) not in SEATS:
        raise Refused(Why.NOT_NOW, *book.players)
    if len(setup.deck) + len(setup.spare) < setup.options.rounds:
        raise Refused(Why.NOT_NOW, *book.cards)
    pile = [*ctx.chance.shuffle(setup.deck), *setup.spare][: setup.options.rounds]
    first = setup.seats[ctx.chance.below(len(setup.seats))] if setup.first is None else setup.first
    started = ev.Started(options=setup.options, seats=setup.seats, first=first, bots=tuple(sorted(setup.bots)), pile=tuple(pile))
    return started, opening(evolve(None, started), ctx)


def decide(book: Book, state: State, seat: Seat, action: Act, ctx: Ctx) -> tuple[ev.TableEvent, ...]:
    """What an action brings about, with everything that follows from it at once.

    Raises: Refused.
    """
    return unfold(state, take(book, state, seat, action, ctx), evolve, lambda now: follow(book, now, ctx))


def legal(state: State, seat: Seat) -> Iterator[Offer]:
    """What a seat may do now."""
    if continues(state, seat):
        yield Offer(Continue)
    if seat not in state.present:
        return
    yield from fouls.offers(state.fouls, seat, state.unscored, state.people)
    if state.phase == "draw" and seat in state.round.sheets:
        yield Offer(DrawOn if seat in state.round.done else Done)
    if state.phase == "vote" and not state.round.vote_closed:
        yield from _ballot(state, seat)


def _ballot(state: State, seat: Seat) -> Iterator[Offer]:
    artists = state.round.subjects_of(seat)
    if seat in state.round.locked:
        yield Offer(Unlock)
        return
    for artist in artists:
        yield Offer(Vote, {"artist": (artist,), "number": open_numbers(state, seat, artist)})
    placed = tuple(artist for artist in artists if artist in state.round.ballots.get(seat, {}))
    if placed:
        yield Offer(TakeBack, {"artist": placed})
    if artists and may_lock(state, seat):
        yield Offer(Lock)


def paper(state: State, seat: Seat | None) -> Paper:
    """The own sheet while the sand runs; all sheets from the vote on; the whole album at the end."""
    current = state.round
    if state.phase == "draw" and not current.pencils_down and seat is not None:
        return Paper(pen=current.sheets.get(seat), until=state.until if seat in current.sheets else None)
    return _on_the_table(state)


@once
def _on_the_table(state: State) -> Paper:
    """What lies open for everybody."""
    shown: dict[Label, Sheet] = {}
    for of in state.rounds if state.phase == "over" else state.rounds[-1:]:
        if of.open:
            shown |= {state.label(of, seat): of.sheets[seat] for seat in of.artists}
    return Paper(shown=shown)


def outcome(state: State) -> Outcome | None:
    """How the game ended, if it has."""
    return state.outcome


def step(state: State) -> str:
    """The round and the phase: at a change of either a game short of people may pause."""
    return f"{state.round.number}-{state.phase}"


def quiet(state: State, seat: Seat) -> bool:
    """Players keep silent while they draw and vote."""
    return state.house.quiet and state.phase in _MUTED and seat in state.seats
