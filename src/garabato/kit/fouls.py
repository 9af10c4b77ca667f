"""Letters and numbers in a drawing: people decide. A flag, one question, a verdict.

A state machine of its own that a game keeps beside its own state. The game says which drawings lie
open (`drawings`: label -> artist) and who the `people` are: present, no bots, in the order of the
table. It folds the four events with `evolve`, calls `follow` after each of its decisions and puts
`Fouls.deadline` among its deadlines.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal

from msgspec import field
from msgspec.structs import replace

from garabato.core import Action, Fact, Label, Millis, Offer, Refused, Seat, Why

Foul = Literal["none", "asked", "foul", "clear"]
"""What is known of a drawing: nobody flagged it, the question is open, upheld, or rejected."""

Drawings = Mapping[Label, Seat]
"""The drawings that lie open and have not been scored, with their artists."""

ANSWER_MS: Final = 10_000
"""How long the question stays open on top of the step's own deadline."""

PATIENCE: Final = 3
"""After so many rejected flags a player's flags are not heard any more in this game."""

TEXTS: Final = (
    "refused-flag-absent",
    "refused-flag-own",
    "refused-flag-bot",
    "refused-flag-asked",
    "refused-flag-ruled",
    "refused-flag-silenced",
    "refused-judge-closed",
    "refused-judge-not-asked",
    "refused-judge-twice",
    "refused-judge-late",
)
"""Ids of all sentences this part may say."""


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


class Flagged(Fact):
    """`seat` flagged a drawing; the question comes when no other is open."""

    label: Label
    artist: Seat
    seat: Seat


class Asked(Fact):
    """The question about a flagged drawing is open; the one who flagged it has said yes."""

    label: Label
    artist: Seat
    seat: Seat
    asked: tuple[Seat, ...]
    until: Millis


class Judged(Fact):
    """`seat` answered the question."""

    label: Label
    seat: Seat
    foul: bool


class Ruled(Fact):
    """The verdict about a drawing that `seat` had flagged. It is final."""

    label: Label
    seat: Seat
    foul: bool


FoulEvent = Flagged | Asked | Judged | Ruled


class Fouls(Fact):
    """All flags, answers and verdicts of a game."""

    queue: tuple[Flagged, ...] = ()
    """Flagged drawings whose question is not open yet."""
    open: Asked | None = None
    answers: dict[Seat, bool] = field(default_factory=dict[Seat, bool])
    """To the open question."""
    verdicts: dict[Label, bool] = field(default_factory=dict[Label, bool])
    """True: a foul."""
    rejected: dict[Seat, int] = field(default_factory=dict[Seat, int])
    """How many flags of a seat came to nothing."""

    @property
    def deadline(self) -> Millis | None:
        """When the open question ends by itself."""
        return self.open.until if self.open else None

    @property
    def question(self) -> Question | None:
        """The open question as everybody may see it: who has answered, not what."""
        if self.open is None:
            return None
        ask = self.open
        answered = tuple(seat for seat in ask.asked if seat in self.answers)
        return Question(label=ask.label, artist=ask.artist, until=ask.until, asked=ask.asked, answered=answered)

    def of(self, label: Label) -> Foul:
        """What is known of a drawing."""
        if label in self.verdicts:
            return "foul" if self.verdicts[label] else "clear"
        return "asked" if self.pending(label) else "none"

    def pending(self, label: Label) -> bool:
        """Whether a verdict about the drawing is still to come."""
        if self.open is not None and self.open.label == label:
            return True
        return any(case.label == label for case in self.queue)

    def awaited(self, people: Sequence[Seat]) -> tuple[Seat, ...]:
        """Which of these people have still to answer the open question."""
        asked = self.open.asked if self.open else ()
        return tuple(seat for seat in asked if seat in people and seat not in self.answers)


def _objection(fouls: Fouls, seat: Seat, label: Label, drawings: Drawings, people: Sequence[Seat]) -> tuple[Why, str] | None:
    """Why a seat may not flag a drawing now; None if it may."""
    if label not in drawings:
        return Why.NOT_NOW, "refused-flag-absent"
    if drawings[label] == seat:
        return Why.NOT_YOURS, "refused-flag-own"
    if seat not in people:
        return Why.NOT_YOURS, "refused-flag-bot"
    if label in fouls.verdicts:
        return Why.TOO_LATE, "refused-flag-ruled"
    if fouls.pending(label):
        return Why.NOT_NOW, "refused-flag-asked"
    silenced = fouls.rejected.get(seat, 0) >= PATIENCE
    return (Why.NOT_YOURS, "refused-flag-silenced") if silenced else None


def flaggable(fouls: Fouls, seat: Seat, drawings: Drawings, people: Sequence[Seat]) -> tuple[Label, ...]:
    """The drawings that a seat may flag now."""
    return tuple(label for label in drawings if _objection(fouls, seat, label, drawings, people) is None)


def offers(fouls: Fouls, seat: Seat, drawings: Drawings, people: Sequence[Seat]) -> Iterator[Offer]:
    """What a seat may say about fouls now."""
    if labels := flaggable(fouls, seat, drawings, people):
        yield Offer(Flag, {"label": labels})
    if fouls.open and seat in fouls.awaited((seat,)):
        yield Offer(Judge, {"label": (fouls.open.label,), "foul": (False, True)})


def flag(fouls: Fouls, seat: Seat, label: Label, drawings: Drawings, people: Sequence[Seat], clause: str) -> Flagged:  # noqa: PLR0913, PLR0917  (each is a fact about the table)
    """Take a flag.

    Raises: Refused, with the game's `clause`.
    """
    objection = _objection(fouls, seat, label, drawings, people)
    if objection:
        why, text = objection
        raise Refused(why, clause, text)
    return Flagged(label=label, artist=drawings[label], seat=seat)


def judge(fouls: Fouls, seat: Seat, answer: Judge, at: Millis, clause: str) -> tuple[Judged, ...]:
    """Take an answer; the same one again changes nothing.

    Raises: Refused, with the game's `clause`.
    """
    ask = fouls.open
    if ask is None or ask.label != answer.label:
        raise Refused(Why.TOO_LATE, clause, "refused-judge-closed")
    if seat not in ask.asked:
        raise Refused(Why.NOT_YOURS, clause, "refused-judge-not-asked")
    if seat in fouls.answers:
        if fouls.answers[seat] == answer.foul:
            return ()
        raise Refused(Why.NOT_NOW, clause, "refused-judge-twice")
    if at > ask.until:
        raise Refused(Why.TOO_LATE, clause, "refused-judge-late")
    return (Judged(label=answer.label, seat=seat, foul=answer.foul),)


def follow(fouls: Fouls, at: Millis, step_until: Millis | None, people: Sequence[Seat]) -> Asked | Ruled | None:
    """What happens next by itself: a verdict when nobody is awaited or time is over, then the next question."""
    ask = fouls.open
    if ask:
        if at < ask.until and fouls.awaited(people):
            return None
        yes = sum(fouls.answers.values())
        return Ruled(label=ask.label, seat=ask.seat, foul=2 * yes > len(fouls.answers))
    if not fouls.queue:
        return None
    case = fouls.queue[0]
    asked = tuple(seat for seat in people if seat != case.artist)
    if case.seat not in asked:  # whoever flagged it and is gone by now has said yes all the same
        asked = (*asked, case.seat)
    until = Millis(max(at, step_until or at) + ANSWER_MS)
    return Asked(label=case.label, artist=case.artist, seat=case.seat, asked=asked, until=until)


def dismiss(fouls: Fouls) -> Fouls:
    """Let go of all flags without a verdict: the game is over."""
    return replace(fouls, queue=(), open=None, answers={})


def evolve(fouls: Fouls, event: FoulEvent) -> Fouls:
    """Fold one event."""
    match event:
        case Flagged():
            return replace(fouls, queue=(*fouls.queue, event))
        case Asked():
            return replace(fouls, queue=fouls.queue[1:], open=event, answers={event.seat: True})
        case Judged():
            return replace(fouls, answers=fouls.answers | {event.seat: event.foul})
        case _:
            rejected = fouls.rejected
            if not event.foul:
                rejected = rejected | {event.seat: rejected.get(event.seat, 0) + 1}
            return replace(fouls, open=None, answers={}, verdicts=fouls.verdicts | {event.label: event.foul}, rejected=rejected)
