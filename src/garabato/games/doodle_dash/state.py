"""The whole truth of a table, secrets included, and what can be asked of it."""

from typing import Final

from msgspec import field

from garabato.core import Card, Concept, Fact, Label, Millis, Outcome, Seat, Sheet
from garabato.games.doodle_dash.events import Heard, Spare
from garabato.games.doodle_dash.table import Began, Missed, Options, Phase, Stop
from garabato.kit.fouls import Fouls
from garabato.kit.places import clockwise
from garabato.kit.race import Race

LABELS_PER_ROUND: Final = 16
"""A label is the attempt times this plus the artist's place in the seat order."""

THREE: Final = 3
"""So few players play without the token (DA-2)."""

BLIND: Final = frozenset({"eyes", "word", "draw", "down"})
"""The phases in which the guesser's eyes are closed (DA-4, DA-11)."""


class Show(Fact):
    """One step of guessing: the boards that were turned up for it, the guess, the verdict."""

    guess: int
    artists: tuple[Seat, ...]
    text: str | None = None
    heard: Heard | None = None
    asked: tuple[Seat, ...] | None = None
    """The artists who decide, once they were asked."""
    asked_until: Millis | None = None
    answers: dict[Seat, bool] = field(default_factory=dict[Seat, bool])
    right: bool | None = None
    missed: Missed | None = None


class Round(Fact):
    """One attempt at a round; a void one is followed by another with the same number and a card from the box."""

    attempt: int
    """From 1, never used twice in a game."""
    number: int
    guesser: Seat
    card: Card
    began: Began
    foul_by: Seat | None
    race: Race
    """For the token and the die."""
    called: int | None = None
    sheets: dict[Seat, Sheet] = field(default_factory=dict[Seat, Sheet])
    inked: frozenset[Seat] = frozenset()
    """On whose board there is, or was, a stroke."""
    rolls: int = 0
    rolled_at: Millis | None = None
    """When the die was taken or last came to rest."""
    roll_due: Millis | None = None
    """When it rolls even if nobody taps."""
    symbol: bool = False
    stop: Stop | None = None
    stopped_at: Millis | None = None
    boards_down: bool = False
    strokes: dict[Seat, int] = field(default_factory=dict[Seat, int])
    """How many strokes are on each board that is face down for good."""
    shows: tuple[Show, ...] = ()
    revealed: bool = False
    void: bool = False

    @property
    def word(self) -> Concept | None:
        """The entry that was called."""
        return None if self.called is None else self.card.words[self.called - 1]

    @property
    def shown(self) -> frozenset[Seat]:
        """Whose board was turned up for a guess."""
        return frozenset(seat for show in self.shows for seat in show.artists)

    @property
    def right(self) -> bool:
        """Whether the word was guessed."""
        return bool(self.shows) and self.shows[-1].right is True

    @property
    def boards(self) -> tuple[Seat, ...]:
        """The artists with a board worth looking at: one that was shown, or that has a stroke."""
        return tuple(seat for seat in self.sheets if seat in self.shown or self.strokes.get(seat))


class State(Fact):
    """A game being played."""

    house: Options
    seats: tuple[Seat, ...]
    elders: tuple[Seat, ...]
    ages_known: bool
    bots: tuple[Seat, ...]
    stack: tuple[Card, ...]
    box: tuple[Spare, ...]
    phase: Phase = "eyes"
    until: Millis | None = None
    absent: frozenset[Seat] = frozenset()
    rounds: tuple[Round, ...] = ()
    """All attempts; the last one is being played."""
    fouls: Fouls = Fouls()
    outcome: Outcome | None = None

    @property
    def round(self) -> Round:
        """The attempt that is being played."""
        return self.rounds[-1]

    @property
    def show(self) -> Show:
        """The guess that is being made, or was the last."""
        return self.round.shows[-1]

    @property
    def order(self) -> tuple[Seat, ...]:
        """All seats clockwise from the guesser."""
        return clockwise(self.seats, self.round.guesser)

    @property
    def present(self) -> tuple[Seat, ...]:
        """Who is at the table, clockwise from the guesser."""
        return tuple(seat for seat in self.order if seat not in self.absent)

    @property
    def people(self) -> tuple[Seat, ...]:
        """Who is at the table and no bot."""
        return tuple(seat for seat in self.present if seat not in self.bots)

    @property
    def artists(self) -> tuple[Seat, ...]:
        """The artists at the table."""
        return tuple(seat for seat in self.present if seat != self.round.guesser)

    @property
    def judges(self) -> tuple[Seat, ...]:
        """Who may say whether a guess is right: the artists at the table who are people."""
        return tuple(seat for seat in self.artists if seat not in self.bots)

    @property
    def drawing(self) -> tuple[Seat, ...]:
        """The artists at the table who have not finished."""
        return tuple(seat for seat in self.artists if seat not in self.round.race.claimants)

    @property
    def prizes(self) -> tuple[str, ...]:
        """What lies in the centre, in the order in which it is taken (DA-2)."""
        return ("token", "die") if len(self.seats) > THREE else ("die",)

    def holder(self, prize: str) -> Seat | None:
        """Who has the token or the die."""
        places = dict(zip(self.prizes, self.round.race.places, strict=False))
        return places.get(prize)

    @property
    def tie_ms(self) -> int:
        """How soon after the first a claim counts as made at the same time (DA-18)."""
        return self.house.tie_window_ms if self.ages_known else 0

    @property
    def spoken(self) -> bool:
        """Whether guesses are spoken: somebody must be there to hear them, and no bot speaks (DA-17)."""
        return self.house.judge == "spoken" and bool(self.judges) and self.round.guesser not in self.bots

    @property
    def callable_numbers(self) -> tuple[int, ...]:
        """The numbers that may be called: with children not the one with the star (DA-5)."""
        card = self.round.card
        return tuple(n for n in range(1, len(card.words) + 1) if not (self.house.kids and card.star == n - 1))

    @property
    def restarts(self) -> int:
        """How often this round was started anew for a foul."""
        return sum(of.number == self.round.number and of.began == "foul" for of in self.rounds)

    @property
    def may_restart(self) -> bool:
        """Whether an upheld foul restarts the round (DA-16)."""
        most = self.house.max_restarts
        return bool(self.box) and (most is None or self.restarts < most)

    @property
    def open_boards(self) -> dict[Label, Seat]:
        """The boards of this round that lie open, with their artists; those that were taken away for a foul as well."""
        if self.phase not in {"guess", "reveal"}:
            return {}
        seen = self.round.boards if self.phase == "reveal" else tuple(self.round.shown)
        return {self.label(self.round, seat): seat for seat in self.order if seat in seen}

    @property
    def held_up(self) -> bool:
        """Whether the end of the round waits for a verdict about a foul."""
        return self.phase == "reveal" and any(self.fouls.pending(label) for label in self.open_boards)

    def label(self, of: Round, artist: Seat) -> Label:
        """What clients know the artist's drawing of an attempt by."""
        return Label(of.attempt * LABELS_PER_ROUND + self.seats.index(artist))

    def taken_away(self, of: Round, artist: Seat) -> bool:
        """Whether the drawing has a foul that could not restart the round: it is hidden and scores nothing."""
        return self.fouls.of(self.label(of, artist)) == "foul"
