"""The smallest words of the house: numbers with a meaning, and facts."""

from typing import Final, Literal, NewType, dataclass_transform

import msgspec

Seat = NewType("Seat", int)
"""A place at the table, numbered from 0 in the order of arrival, never used twice in a room's life."""

Sheet = NewType("Sheet", int)
"""A sheet of paper, minted in the log, never used twice in a room's life and never sent to a client."""

Label = NewType("Label", int)
"""What a client knows a sheet by. The game chooses it so that it betrays nothing."""

Millis = NewType("Millis", int)
"""A moment or a span in milliseconds. Games read table time; the room reads room time."""

Skill = Literal["easy", "normal", "hard"]
"""How well a bot draws, guesses and plays."""

SYSTEM: Final = Seat(-1)
"""The hourglass and the referee: the seat that acts when a deadline comes or somebody is gone."""


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Fact(msgspec.Struct, frozen=True, tag=True):
    """Something that is so: an event, a state, a view. Immutable, and the wire knows its name.

    Logged facts are append-only: a new field has a default, a tag is never used again for
    something else, and what a tag means never changes.
    """


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Action(Fact, frozen=True, forbid_unknown_fields=True):
    """Something a seat asks for. A client sends these, so a field nobody knows is an error."""
