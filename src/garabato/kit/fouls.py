"""Letters and numbers in a drawing: people decide. A flag, one question, a verdict."""

from typing import Literal

from garabato.core import Action, Fact, Label, Millis, Seat

Foul = Literal["none", "asked", "foul", "clear"]
"""What is known of a drawing: nobody flagged it, the question is open, upheld, or rejected."""


class Flag(Action):
    """I see letters or numbers in this drawing."""

    label: Label


class Judge(Action):
    """My answer to the open question."""

    label: Label
    foul: bool


class Question(Fact, tag="question"):
    """Is there a letter or a number in this drawing?"""

    label: Label
    artist: Seat
    until: Millis
    asked: tuple[Seat, ...]
    """The people whose answer is awaited or given."""
    answered: tuple[Seat, ...]
