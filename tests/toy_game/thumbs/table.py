"""What anyone at a table of Thumbs may know."""

from typing import Annotated, Literal

from msgspec import Meta

from garabato.core import Action, Continue, Fact, Label, Millis, Outcome, Seat

Phase = Literal["draw", "vote", "over"]


class Options(Fact, tag="thumbs"):
    """The house rules."""

    draw_s: Annotated[int, Meta(ge=5, le=60)] = 20
    vote_s: Annotated[int, Meta(ge=5, le=60)] = 20


class Finish(Action):
    """My drawing is finished (TH-2)."""


class Show(Action):
    """My thumb goes up, or down (TH-3)."""

    up: bool


ThumbsAction = Finish | Show | Continue


class View(Fact, tag="thumbs_view"):
    """What one seat, or a bystander, sees of the game."""

    phase: Phase
    until: Millis | None
    artist: Seat
    order: tuple[Seat, ...]
    """Clockwise from the artist."""
    drawing: Label | None
    """Once it may be seen."""
    mine: bool | None
    """My own thumb."""
    shown: tuple[Seat, ...]
    """Who has made up the mind."""
    up: tuple[Seat, ...]
    """At the end, whose thumbs went up."""
    may_show: bool
    outcome: Outcome | None
