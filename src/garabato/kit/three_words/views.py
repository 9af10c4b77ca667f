"""What one seat may know, built up from nothing."""

from collections.abc import Container
from typing import Any, TypeVar

from msgspec.structs import replace

from garabato.core import Seat
from garabato.kit.fouls import flaggable
from garabato.kit.once import once
from garabato.kit.three_words.acts import continues
from garabato.kit.three_words.scoring import columns, totals
from garabato.kit.three_words.state import State
from garabato.kit.three_words.table import Drawing, View
from garabato.kit.tokens import stock

Seen = TypeVar("Seen", bound=View)
"""The view by the tag of one game."""


def view(kind: type[Seen], state: State, seat: Seat | None) -> Seen:
    """The table as this seat sees it: as a bystander behind nobody's back does (None), and what the seat alone may know on top."""
    seen: Seen = kind(**_open(state))
    if seat is None:
        return seen
    current = state.round
    voting = state.phase == "vote" and not current.vote_closed
    ballot = current.ballots.get(seat, {})
    return replace(
        seen,
        own=current.tokens.get(seat),
        may_vote=_among(state, current.subjects_of(seat)) if voting else (),
        ballot=ballot,
        stock=stock(ballot.values()),
        may_flag=flaggable(state.fouls, seat, state.unscored, state.people),
        may_judge=seat in state.fouls.awaited(state.people),
        may_continue=continues(state, seat),
    )


@once
def _open(state: State) -> dict[str, Any]:
    """The fields of a bystander's view, the same for everybody."""
    current = state.round
    return {
        "phase": state.phase,
        "round": current.number,
        "rounds": state.house.rounds,
        "first": current.first,
        "order": state.order,
        "card": current.card,
        "until": state.ends,
        "own": None,
        "dealt": _among(state, current.tokens),
        "done": _among(state, current.done),
        "drawings": _drawings(state),
        "may_vote": (),
        "ballot": {},
        "stock": {},
        "locked": _among(state, current.locked),
        "waiting": _waiting(state),
        "reveal": current.reveals[-1] if state.phase == "reveal" else None,
        "columns": columns(state),
        "totals": totals(state),
        "question": state.fouls.question,
        "may_flag": (),
        "may_judge": False,
        "may_continue": False,
        "outcome": state.outcome,
        "backs": _backs(state),
    }


def _among(state: State, seats: Container[Seat]) -> tuple[Seat, ...]:
    """These seats, clockwise from the first player."""
    return tuple(seat for seat in state.order if seat in seats)


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
