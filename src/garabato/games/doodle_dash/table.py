"""What anyone at the table may know: the house rules, the actions, the view."""

from typing import Annotated, Literal

from msgspec import Meta

from garabato.core import Action, Card, Concept, Fact, Label, Millis, Outcome, Seat
from garabato.kit.fouls import Flag, Foul, Judge, Question

Phase = Literal["eyes", "word", "draw", "down", "guess", "reveal", "over"]
"""The guesser closes the eyes and calls a number; the artists read the word; they draw; the boards are
turned down; the guesser guesses; the word and all boards are shown."""

JudgeRule = Literal["auto", "spoken", "exact"]
"""Who says whether a guess is right: the table and, where it does not know, the artists; the artists
alone, of a guess that is spoken aloud; the table alone."""

Stop = Literal["die", "finished", "cap"]
"""Why the drawing ended: the symbol was rolled, everybody has finished, the time is over."""

Began = Literal["next", "foul", "guesser_left", "too_few"]
"""Why a round began: it was its turn, or the round before it is void."""

Missed = Literal["passed", "time", "away"]
"""Why nothing was guessed."""


class Options(Fact, tag="doodle_dash"):
    """The house rules. The defaults are the rulebook."""

    kids: bool = False
    """A number with a star can't be called."""
    judge: JudgeRule = "auto"
    call_s: Annotated[int, Meta(ge=5, le=120)] | None = 20
    """Idle cap of calling a number in seconds; None is off."""
    go_s: Annotated[int, Meta(ge=2, le=60)] | None = 5
    """After so many seconds it is Go by itself; None: only the guesser says Go."""
    draw_s: Annotated[int, Meta(ge=30, le=600)] | None = 90
    """Idle cap of drawing; None is off."""
    guess_s: Annotated[int, Meta(ge=10, le=300)] | None = 40
    """Idle cap of one guess; None is off."""
    look_s: Annotated[int, Meta(ge=5, le=60)] = 5
    """How long the word and all boards lie open at the end of a round."""
    auto_roll: bool = False
    """The die rolls by itself."""
    tie_window_ms: Annotated[int, Meta(ge=0, le=300)] = 100
    """Who claims so soon after the first has claimed at the same time; only where all ages are known."""
    max_restarts: Annotated[int, Meta(ge=0, le=5)] | None = None
    """How often one round may be restarted for a foul; None: as long as the box has cards."""
    quiet: bool = True
    """The artists may not chat while they know the word."""


class Call(Action):
    """Guesser: this number on the card, counted from 1."""

    number: Annotated[int, Meta(ge=1, le=7)]


class Go(Action):
    """Guesser: everybody draws."""


class Done(Action):
    """Artist: my drawing is finished, the board lies face down, my hand is on what is left in the centre."""


class Roll(Action):
    """Artist with the die: roll it. A tap that comes too soon after a roll rolls as soon as it may."""


class Guess(Action):
    """Guesser: this is what I see, typed."""

    text: Annotated[str, Meta(min_length=1, max_length=100)]


class Pass(Action):
    """Guesser: I have no idea; it counts as wrong."""


class Accept(Action):
    """Artist: the guess is right. `guess` is its number in the view."""

    guess: int


class Reject(Action):
    """Artist: the guess is wrong. `guess` is its number in the view."""

    guess: int


DashAction = Call | Go | Done | Roll | Guess | Pass | Accept | Reject | Flag | Judge
"""What a client may send."""


class Board(Fact, tag="board"):
    """A drawing that lies open. One with an upheld foul that could not restart the round does not."""

    label: Label
    artist: Seat
    round: int
    blank: bool = False
    foul: Foul = "none"


class Asked(Fact, tag="asked"):
    """The artists decide about a guess."""

    guess: int
    """Its number."""
    text: str
    """As typed; empty where guesses are spoken."""
    until: Millis
    asked: tuple[Seat, ...]
    answered: tuple[Seat, ...]
    """Who has answered, not what; empty for the guesser, who hears nothing but the verdict."""


class Try(Fact, tag="try"):
    """One guess and the boards it was made from."""

    guess: int
    """The number of the guess in this game, from 1."""
    artists: tuple[Seat, ...]
    """Whose boards were turned up for it."""
    text: str | None
    """As typed; None while nothing was guessed, or when it never was; empty where guesses are spoken."""
    right: bool | None
    """None while it is awaited or judged."""
    missed: Missed | None = None


class Column(Fact, tag="column"):
    """One round on the score sheet."""

    round: int
    guesser: Seat
    word: Concept
    tries: int
    """How many guesses were needed or made."""
    right: bool
    points: dict[Seat, int]


class View(Fact, tag="doodle_dash_view"):
    """What one seat, or a bystander, sees of the game.

    The guesser's eyes are closed from the call to the guess: until then `finished`, `claims`, `token` and `die` are empty for that seat;
    the die is heard all the same.
    """

    phase: Phase
    round: int
    """From 1."""
    rounds: int
    began: Began
    """Why this round began; unless "next", the round before it is void and this one has a card from the box."""
    foul_by: Seat | None
    """Whose drawing made the round start anew, if `began` is "foul"."""
    guesser: Seat
    order: tuple[Seat, ...]
    """All seats of the game clockwise from the guesser."""
    has_token: bool
    """False with three players: then the first who finishes takes the die."""
    until: Millis | None
    """Table time at which the phase ends by itself; in `draw` the last stroke that counts, in `guess` the last guess that counts."""
    number: int | None
    """The called number, from 1; None before the call."""
    card: Card | None
    """For artists from the call on, for all once the word is revealed."""
    word: Concept | None
    """The word on the card that was called, for whom the card is open."""
    finished: tuple[Seat, ...]
    """Whose board lies face down because they have finished, in this order."""
    claims: tuple[Seat, ...]
    """Whose hand is on the token or the die before it is known who was first."""
    token: Seat | None
    die: Seat | None
    rolls: int
    """How often the die was rolled in this round."""
    stop: Stop | None
    """Why the drawing ended, once it has."""
    boards: tuple[Board, ...]
    """The boards that lie open; at the end of the game those of all rounds."""
    tries: tuple[Try, ...]
    """This round's guesses; the last one is being made or was the last."""
    spoken: bool
    """The guess is spoken aloud and the artists tap; otherwise it is typed."""
    asked: Asked | None
    columns: tuple[Column, ...]
    totals: dict[Seat, int]
    waiting: tuple[Seat, ...]
    """For whom the table waits now, as far as this seat may know."""
    question: Question | None
    """The question about a foul that is open now."""
    may_call: bool
    may_go: bool
    may_done: bool
    """A stroke is on my board, so I may finish."""
    may_roll: bool
    may_guess: bool
    """My typed guess is awaited."""
    may_pass: bool
    may_answer: bool
    """My Accept or Reject is awaited, or, where guesses are spoken, heard."""
    may_flag: tuple[Label, ...]
    """The drawings on which I may raise a flag."""
    may_judge: bool
    """Whether my answer to the question about a foul is awaited."""
    outcome: Outcome | None
