"""The rules, put together from their parts."""

from collections.abc import Iterator
from typing import Final

from garabato.core import Ctx, Label, Offer, Outcome, Paper, Seat, Setup, Sheet
from garabato.games.doodle_dash import events as ev
from garabato.games.doodle_dash import refusals as no
from garabato.games.doodle_dash.acts import Act, may_answer, take
from garabato.games.doodle_dash.fold import evolve
from garabato.games.doodle_dash.state import State
from garabato.games.doodle_dash.steps import follow, next_due, opening
from garabato.games.doodle_dash.table import Accept, Call, Done, Go, Guess, Options, Pass, Reject, Roll
from garabato.games.doodle_dash.views import guessing, may_finish, may_roll
from garabato.kit import fouls
from garabato.kit.chain import unfold

SEATS: Final = range(3, 8)

STACKS: Final = {3: 12, 4: 12}
"""How many cards are played with few players; otherwise two for each (DA-1)."""

SOME_TEXT: Final = ("?",)
"""Any text may be guessed; an offer has to name one."""

_MUTED: Final = frozenset({"word", "draw", "down", "guess"})


def stack_size(players: int) -> int:
    """How many cards are played: each is a round (DA-1)."""
    return STACKS.get(players, 2 * players)


def start(setup: Setup[Options], ctx: Ctx) -> tuple[ev.DashEvent, ...]:
    """Lay the table; the oldest closes the eyes (DA-3).

    Raises: Refused.
    """
    if len(setup.seats) not in SEATS:
        raise no.PLAYERS.said()
    cards = stack_size(len(setup.seats))
    if len(setup.deck) + len(setup.spare) < cards:
        raise no.CARDS.said()
    deck = [*ctx.chance.shuffle(setup.deck), *setup.spare]
    elders = setup.elders or setup.seats
    box = tuple(ev.Spare(id=card.id, words=tuple(word.id for word in card.words), star=card.star) for card in deck[cards:])
    started = ev.Started(
        options=setup.options,
        seats=setup.seats,
        elders=elders,
        ages_known=setup.ages_known,
        bots=tuple(sorted(setup.bots)),
        stack=tuple(deck[:cards]),
        box=box,
    )
    guesser = elders[0] if setup.first is None else setup.first
    return started, opening(evolve(None, started), ctx, guesser)


def decide(state: State, seat: Seat, action: Act, ctx: Ctx) -> tuple[ev.DashEvent, ...]:
    """What an action brings about, with everything that follows from it at once.

    Raises: Refused.
    """
    return unfold(state, take(state, seat, action, ctx, next_due(state)), evolve, lambda now: follow(now, ctx))


def legal(state: State, seat: Seat) -> Iterator[Offer]:
    """What a seat may do now."""
    if seat not in state.present:
        return
    yield from fouls.offers(state.fouls, seat, state.open_boards, state.people)
    if seat == state.round.guesser:
        yield from _guesser(state)
    if may_finish(state, seat):
        yield Offer(Done)
    if may_roll(state, seat):
        yield Offer(Roll)
    if may_answer(state, seat):
        yield Offer(Accept, {"guess": (state.show.guess,)})
        yield Offer(Reject, {"guess": (state.show.guess,)})


def _guesser(state: State) -> Iterator[Offer]:
    if state.phase == "eyes":
        yield Offer(Call, {"number": state.callable_numbers})
    if state.phase == "word":
        yield Offer(Go)
    if guessing(state):
        if not state.spoken:
            yield Offer(Guess, {"text": SOME_TEXT})
        yield Offer(Pass)


def paper(state: State, seat: Seat | None) -> Paper:
    """The own board until it is turned down; then the own one and those that lie open, at the end the whole album."""
    current = state.round
    if seat is not None and (pen := current.sheets.get(seat)) is not None and _holds_pen(state, seat):
        return Paper(pen=pen, until=state.until if current.stopped_at is None else current.stopped_at)
    shown: dict[Label, Sheet] = {}
    if state.phase == "over":
        for of in state.rounds:
            if of.revealed and not of.void:
                shown |= {state.label(of, artist): of.sheets[artist] for artist in of.boards if not state.taken_away(of, artist)}
        return Paper(shown=shown)
    own = () if seat is None or seat not in current.sheets else (seat,)
    for artist in (*own, *state.open_boards.values()):
        if not state.taken_away(current, artist):
            shown[state.label(current, artist)] = current.sheets[artist]
    return Paper(shown=shown)


def _holds_pen(state: State, seat: Seat) -> bool:
    """An artist who has not finished, until the last stroke that was drawn in time has come (DA-8)."""
    return state.phase in {"draw", "down"} and not state.round.boards_down and seat not in state.round.race.claimants


def outcome(state: State) -> Outcome | None:
    """How the game ended, if it has."""
    return state.outcome


def step(state: State) -> str:
    """The attempt and the phase: at a change of either a game short of people may pause."""
    return f"{state.round.attempt}-{state.phase}"


def quiet(state: State, seat: Seat) -> bool:
    """The artists keep silent while they know the word and the guesser does not (DA-19)."""
    return state.house.quiet and state.phase in _MUTED and seat in state.seats and seat != state.round.guesser
