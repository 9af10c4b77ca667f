"""One thing leads to another: what a decision brings about, and all that follows from it at once."""

from collections.abc import Callable, Iterable
from typing import TypeVar

State = TypeVar("State")
Event = TypeVar("Event")


def unfold(
    state: State,
    events: Iterable[Event],
    evolve: Callable[[State, Event], State],
    follow: Callable[[State], Event | None],
) -> tuple[Event, ...]:
    """The events and what follows from them, one after another, until nothing does."""
    told = list(events)
    for event in told:
        state = evolve(state, event)
    while (next_event := follow(state)) is not None:
        told.append(next_event)
        state = evolve(state, next_event)
    return tuple(told)
