"""What one seat may know, built up from nothing."""

from collections.abc import Container
from typing import TypeVar

from garabato.core import Seat
from garabato.kit.fouls import flaggable
from garabato.kit.three_words.acts import continues
from garabato.kit.three_words.scoring import columns, totals
from garabato.kit.three_words.state import Round, State
from garabato.kit.three_words.table import Drawing, View
from garabato.kit.tokens import Number, stock

Seen = TypeVar("Seen", bound=View)
"""The view by the tag of one game."""


def view(kind: type[Seen], state: State, seat: Seat | None) -> Seen:
    """The table as this seat sees it; None is a bystander behind nobody's back."""
    current = state.round
    voting = state.phase == "vote" and not current.vote_closed
    pad = columns(state)
    return kind(
        phase=state.phase,
        round=current.number,
        rounds=state.house.rounds,
        first=current.first,
        order=state.order,
        card=current.card,
        until=state.ends,
        own=None if seat is None else current.tokens.get(seat),
        dealt=_among(state, current.tokens),
        done=_among(state, current.done),
        drawings=_drawings(state),
        may_vote=() if seat is None or not voting else _among(state, current.subjects_of(seat)),
        ballot=_ballot(current, seat),
        stock={} if seat is None else stock(_ballot(current, seat).values()),
        locked=_among(state, current.locked),
        waiting=_waiting(state),
        reveal=current.reveals[-1] if state.phase == "reveal" else None,
        columns=pad,
        totals=totals(state, pad),
        question=state.fouls.question,
        may_flag=() if seat is None else flaggable(state.fouls, seat, state.unscored, state.people),
        may_judge=seat is not None and seat in state.fouls.awaited(state.people),
        may_continue=seat is not None and continues(state, seat),
        outcome=state.outcome,
        backs=_backs(state),
    )


def _among(state: State, seats: Container[Seat]) -> tuple[Seat, ...]:
    """These seats, clockwise from the first player."""
    return tuple(seat for seat in state.order if seat in seats)


def _ballot(current: Round, seat: Seat | None) -> dict[Seat, Number]:
    return {} if seat is None else current.ballots.get(seat, {})


def _backs(state: State) -> dict[Seat, tuple[Seat, ...]]:
    """Whose tokens are seen to lie at each drawing; their numbers are not."""
    current = state.round
    seen = {"live": True, "locked": current.vote_closed, "never": False}[state.house.show_backs]
    if not seen or state.phase not in {"vote", "reveal"}:
        return {}
    lying = {artist: [seat for seat in state.order if artist in current.ballots.get(seat, {})] for artist in state.order}
    return {artist: tuple(voters) for artist, voters in lying.items() if voters}


def _waiting(state: State) -> tuple[Seat, ...]:
    """For whom the table waits now."""
    if state.held_up:
        return state.fouls.awaited(state.people)
    return {"draw": state.drawing, "vote": state.voting}.get(state.phase, ())


def _drawings(state: State) -> tuple[Drawing, ...]:
    """The open sheets of this round, at the end those of all."""
    rounds = state.rounds if state.phase == "over" else (state.round,)
    return tuple(
        Drawing(
            label=label,
            artist=artist,
            round=of.number,
            blank=of.strokes[artist] == 0,
            foul=state.fouls.of(label),
        )
        for of in rounds
        if of.open
        for artist in state.order
        if of.takes_part(artist)
        for label in (state.label(of, artist),)
    )
