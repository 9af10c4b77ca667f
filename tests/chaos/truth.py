"""What the log says, held against what people were told."""

from __future__ import annotations

import json
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

import msgspec

from garabato.core import Seat
from garabato.games import hall
from garabato.room import facts
from garabato.room.state import RoomState
from tests.chaos.people import Person, Room, Visit, canonical


class Story:
    """A room, folded entry by entry. `views`: for each seat, after which entries it might be told which view; None is who plays no part."""

    def __init__(self, entries: Sequence[bytes]) -> None:
        self.views: defaultdict[Seat | None, defaultdict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
        self.labels: defaultdict[Seat | None, set[int]] = defaultdict(set)
        self.said: Counter[str] = Counter()
        self.played = 0
        self.state = RoomState(hall())
        for number, data in enumerate(entries):
            self._fold(number, facts.decode_entry(data))

    def _fold(self, number: int, entry: facts.Entry) -> None:
        self.state.apply(entry)
        match entry.what:
            case facts.Said():
                self.said[entry.what.text] += 1
            case facts.Played():
                self.played += 1
            case _:
                pass
        if self.state.playing and isinstance(entry.what, (facts.Played, facts.Began)):
            for seat in (*self.state.players, None):
                view = self.state.chosen.view(self.state.table, seat)
                self.views[seat][canonical(json.loads(msgspec.json.encode(view)))].append(number)
                self.labels[seat] |= self.state.chosen.paper(self.state.table, seat).shown.keys()

    def may_know(self, seat: int | None, view: str, since: int) -> int | None:
        """The first entry from `since` on after which the seat might be told this; None: never."""
        found: list[int] = []
        for who in (None if seat is None else Seat(seat), None):
            after = self.views[who].get(view, [])
            found += after[bisect_left(after, since) :][:1]
        return min(found, default=None)


def faults(story: Story, room: Room) -> Iterator[str]:
    """Everything that should not have been."""
    for person in room.people:
        yield from person.faults
        yield from _promises(story, person)
        for visit in person.visits:
            yield from _secrets(story, person, visit)


def _promises(story: Story, person: Person) -> Iterator[str]:
    """What was acknowledged happened once, what was refused never, the rest at most once."""
    for text, known in person.said.items():
        times = story.said[text]
        if known == "done" and times != 1:
            yield f"{text!r} was acknowledged and happened {times} times"
        elif known == "refused" and times:
            yield f"{text!r} was refused and happened"
        elif times > 1:
            yield f"{text!r} happened {times} times"


def _secrets(story: Story, person: Person, visit: Visit) -> Iterator[str]:
    """Nobody is told anything but what the seat may know, and that in order."""
    since = 0
    for seat, view in visit.views:
        at = story.may_know(seat, view, since)
        if at is None:
            yield f"{person.name} on seat {seat} was told what that seat never may know after entry {since}: {view[:300]}"
            return
        since = at
    for seat, label in visit.labels:
        if label and label not in story.labels[None] | story.labels[None if seat is None else Seat(seat)]:
            yield f"{person.name} on seat {seat} was shown a drawing {label}, which that seat never may see"
            return
