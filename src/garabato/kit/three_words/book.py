"""What the rulebooks of these games call differently: the number of each rule and the sentence for each refusal."""

from dataclasses import dataclass, fields
from typing import NamedTuple


class Sentence(NamedTuple):
    """The rule that says no, and the id of the sentence that says it to the player."""

    clause: str
    text: str


@dataclass(frozen=True, kw_only=True)
class Book:
    """One rulebook."""

    players: Sentence
    """Too few or too many are at the table."""
    cards: Sentence
    """There are fewer cards than rounds."""
    seat: Sentence
    """Who acts is not at the table."""
    sheet: Sentence
    """No token, so no sheet, in this round."""
    sand: Sentence
    """The hourglass is not running, or it has not run out yet."""
    sand_out: Sentence
    vote: Sentence
    """The vote is not open yet."""
    vote_over: Sentence
    vote_out: Sentence
    """No part in this round, so no vote."""
    vote_missing: Sentence
    """A lock while tokens are missing."""
    vote_locked: Sentence
    vote_own: Sentence
    """A token for the own drawing."""
    vote_nothing: Sentence
    """A token for somebody who has no drawing on the table."""
    stock: Sentence
    """The fourth token of a number."""
    go_on: Sentence
    """There is nothing to go on from, or it is another's turn to."""
    foul: str
    """The clause about letters and numbers."""
    end: str
    """The clause that says who has won."""

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        """All refusals of the book."""
        values = (getattr(self, field.name) for field in fields(self))
        return tuple(value for value in values if isinstance(value, Sentence))
