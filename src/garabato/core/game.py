"""A game is a value: one frozen record of pure functions."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Generic, Protocol, TypeVar

from garabato.core.fact import Fact, Label, Millis, Seat, Sheet
from garabato.core.words import Card, Concept, ConceptId

T = TypeVar("T")
State = TypeVar("State")
Act = TypeVar("Act")
Event = TypeVar("Event", bound=Fact)
View = TypeVar("View", bound=Fact)
Options = TypeVar("Options", bound=Fact)


class Why(StrEnum):
    """The four reasons for which a fair player's action may be refused."""

    NOT_NOW = "not_now"
    NOT_YOURS = "not_yours"
    TOO_LATE = "too_late"
    BAD_VALUE = "bad_value"


class Refused(Exception):  # noqa: N818  (a refusal is no error: the rules said no)
    """The rules say no. The state is unchanged and the player is told why.

    `clause` is the rule, for instance ``"DO-9"``; `text` the id of the sentence that tells the
    person what happened and what to do (a message of the game's or the shell's catalogue).
    """

    def __init__(self, why: Why, clause: str, text: str) -> None:
        super().__init__(f"{why} ({clause}): {text}")
        self.why = why
        self.clause = clause
        self.text = text


class Chance(Protocol):
    """Where all luck comes from. The same decision of the same room always has the same luck."""

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each as likely as any other. `bound` >= 1."""
        ...

    def roll(self, faces: int = 6) -> int:
        """A number from 1 to `faces`."""
        ...

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """The same items in a random order."""
        ...


class Verdict(StrEnum):
    """What can be said of a guess without asking anybody."""

    YES = "yes"
    """It is right."""
    ASK = "ask"
    """Who knows the secret decides. A machine never says that a guess is wrong."""
    REFUSED = "refused"
    """More than one guess at once; it may be said again."""


Judge = Callable[[Concept, str], Verdict]
"""Judges a guess, as typed, at a secret; in every language that is spoken at the table."""


def people_decide(secret: Concept, guess: str) -> Verdict:
    """Judge nothing: the people at the table do."""
    del secret, guess
    return Verdict.ASK


@dataclass(frozen=True, slots=True)
class Ctx:
    """What a decision may know besides the state."""

    at: Millis
    """Table time of this decision."""
    chance: Chance
    mint: Callable[[], Sheet]
    """Take a sheet that was never used in this room."""
    sent: Millis
    """Table time at which the action was sent: at most `at`, and `at` itself for SYSTEM."""
    judge: Judge = people_decide
    """A verdict goes into an event: a fold never needs words."""


@dataclass(frozen=True)
class Setup(Generic[Options]):
    """What lies on the table before the game begins."""

    options: Options
    seats: tuple[Seat, ...]
    """Clockwise; "left of" is the next one."""
    deck: tuple[Card, ...]
    """The cards every seat can read, without those already used in this room, in no particular order."""
    first: Seat | None = None
    """The first player whom the host chose; None leaves it to chance."""
    bots: frozenset[Seat] = frozenset()
    """Seats that are played by bots; they never vote on a foul."""
    elders: tuple[Seat, ...] = ()
    """The same seats, oldest first; those who came earlier count as older while the ages are not known."""
    ages_known: bool = False
    """Whether everybody has said their age."""
    spare: tuple[Card, ...] = ()
    """More cards, for when `deck` comes to its end: in this order, those used longest ago first."""


@dataclass(frozen=True, slots=True)
class Deadline:
    """At table time `at` SYSTEM does `action`. A timer is data."""

    at: Millis
    action: Fact


@dataclass(frozen=True, slots=True)
class Offer:
    """One kind of action a seat may do now; every combination of `choices` is accepted."""

    action: type[Any]
    choices: Mapping[str, Sequence[Any]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Paper:
    """Where a seat may draw and what drawings it may see."""

    pen: Sheet | None = None
    until: Millis | None = None
    """Table time of the last stroke that counts; None while there is no end."""
    shown: Mapping[Label, Sheet] = field(default_factory=dict)


def no_cards(options: Fact, players: int) -> int:
    """A game without cards needs none."""
    del options, players
    return 0


class Standing(Fact):
    """One seat's place at the end: 1 is best, ties share a place and the next place is skipped."""

    seat: Seat
    place: int
    score: int


class Outcome(Fact):
    """How a game ended. `finished` is False when it was called off: then nobody has won."""

    standings: tuple[Standing, ...]
    clause: str
    """The rule that decided."""
    reason: str
    """The id of the sentence that says how it was decided, in the game's catalogue."""
    finished: bool = True

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place, none if the game was called off."""
        return tuple(s.seat for s in self.standings if s.place == 1) if self.finished else ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Bot:
    """How bots play a game, knowing what their seat knows."""

    choose: Callable[..., Any]
    """`choose(view, offers, mind, skill)`: what to do next, one of `offers`; None: nothing. The mind is the kit's `Mind`."""
    subject: Callable[[Any], ConceptId | None]
    """`subject(view)`: what to draw now; None: nothing."""
    pace: Mapping[type[Any], tuple[int, int]]
    """How long a person takes to do each kind of action, in milliseconds from … to; kinds that are not there are left to people."""
    drawing: tuple[int, int] = (9_000, 20_000)
    """How long a person takes to draw a word, in milliseconds from … to."""
    deep: bool = False
    """Whether it thinks for a good part of a second at times: then bots of other games need not wait for it."""


@dataclass(frozen=True, kw_only=True)
class Game(Generic[State, Act, Event, View, Options]):
    """The rules of one game. `hall()` finds every folder that exposes a `GAME`; nothing is registered."""

    name: str
    """The folder's name, for instance ``"doodles"``."""
    seats: range
    """How many may play."""
    minutes: int
    """About how long a game lasts."""
    deck: str
    """The name of the deck in the game's own ``decks`` folder; empty: no cards."""
    colours: int
    """How many colours of pencil the game has; colour 0 is plain pencil."""
    widths: int
    """How many widths of pencil the game has."""
    options: type[Options]
    presets: Mapping[str, Options]
    """By name; ``"rulebook"`` is always there and holds the defaults."""
    clauses: Mapping[str, str]
    """For each option's name the rule that it changes."""
    actions: Any
    """Union of the actions a client may send."""
    events: Any
    """Union of the events, for the log."""
    views: Any
    """Union (or the one type) of the views, for the generated wire types."""

    start: Callable[[Setup[Options], Ctx], Sequence[Event]]
    """The opening events. Raises Refused if the table can't begin."""
    decide: Callable[[State, Seat, Act, Ctx], Sequence[Event]]
    """All rules and all dice. Raises Refused; then nothing has changed."""
    evolve: Callable[[State | None, Event], State]
    """A fold: no rules, no dice, never fails. None is the state before the opening events."""
    legal: Callable[[State, Seat], Iterable[Offer]]
    """What a seat may do now. An action built from an offer is never refused."""
    deadline: Callable[[State], Deadline | None]
    view: Callable[[State, Seat | None], View]
    """What a seat may know, built up from nothing; None is a bystander behind nobody's back."""
    paper: Callable[[State, Seat | None], Paper]
    outcome: Callable[[State], Outcome | None]
    step: Callable[[State], str]
    """A name that changes at every border between two phases; there a game short of people pauses."""
    quiet: Callable[[State, Seat], bool]
    """Whether a seat has to keep silent now (chat and reactions are muted)."""
    bot: Bot
    idle_caps: tuple[str, ...] = ()
    """Names of the options that say how long a step waits for people; None there is for ever. A table needs none of them."""
    words: int = 0
    """How many words a card of the deck holds; 0: no cards."""
    cards: Callable[[Any, int], int] = no_cards
    """`cards(options, players)`: how many cards there have to be before the game can begin."""


AnyGame = Game[Any, Any, Any, Any, Any]
