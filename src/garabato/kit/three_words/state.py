"""The whole truth of a table, secrets included, and what can be asked of it."""

from typing import Final

from msgspec import convert, field

from garabato.core import Card, Fact, Label, Millis, Outcome, Seat, Sheet
from garabato.kit.fouls import Fouls
from garabato.kit.once import once
from garabato.kit.places import clockwise
from garabato.kit.three_words.table import Backs, CommonOptions, FoulRule, MissedVote, Phase, Revealed, Tie
from garabato.kit.tokens import Number

LABELS_PER_ROUND: Final = 16
"""A label is the round times this plus the artist's place in the seat order."""


class House(CommonOptions):
    """All house rules; those that a game does not leave to the house are as they stand here."""

    missed_vote: MissedVote = "wrong"
    foul: FoulRule = "minus_two"
    tie: Tie = "shared"
    rotate: bool = False
    quiet: bool = True
    show_backs: Backs = "never"


def house(options: CommonOptions) -> House:
    """The house rules in full, from those that the game has."""
    return convert(options, House, from_attributes=True)


class Round(Fact):
    """One of the rounds."""

    number: int
    first: Seat
    card: Card
    tokens: dict[Seat, Number] = field(default_factory=dict[Seat, Number])
    """The number tokens of who takes part."""
    sheets: dict[Seat, Sheet] = field(default_factory=dict[Seat, Sheet])
    done: frozenset[Seat] = frozenset()
    pencils_down: bool = False
    strokes: dict[Seat, int] = field(default_factory=dict[Seat, int])
    """How many strokes are on each artist's closed sheet."""
    open: bool = False
    """The sheets lie open for all to see."""
    withdrawn: tuple[Seat, ...] = ()
    ballots: dict[Seat, dict[Seat, Number]] = field(default_factory=dict[Seat, dict[Seat, Number]])
    """The vote tokens by voter and artist."""
    locked: frozenset[Seat] = frozenset()
    vote_closed: bool = False
    excused: tuple[Seat, ...] = ()
    reveals: tuple[Revealed, ...] = ()
    written: bool = False
    """The round's column on the pad is complete."""

    @property
    @once
    def artists(self) -> tuple[Seat, ...]:
        """Whose drawings are voted on and scored."""
        return tuple(seat for seat in self.tokens if seat not in self.withdrawn)

    def takes_part(self, artist: Seat) -> bool:
        """Whether the artist's drawing is voted on and scored."""
        return artist in self.artists

    def subjects_of(self, voter: Seat) -> tuple[Seat, ...]:
        """The artists at whose drawings this voter may place a token: every other one."""
        return tuple([artist for artist in self.artists if artist != voter]) if voter in self.tokens else ()


class State(Fact):
    """A game being played."""

    house: House
    seats: tuple[Seat, ...]
    first: Seat
    bots: tuple[Seat, ...]
    pile: tuple[Card, ...]
    phase: Phase = "card"
    until: Millis | None = None
    absent: frozenset[Seat] = frozenset()
    rounds: tuple[Round, ...] = ()
    """The last one is being played."""
    fouls: Fouls = Fouls()
    outcome: Outcome | None = None

    @property
    def round(self) -> Round:
        """The round that is being played."""
        return self.rounds[-1]

    @property
    @once
    def order(self) -> tuple[Seat, ...]:
        """All seats clockwise from the round's first player."""
        return clockwise(self.seats, self.round.first)

    @property
    @once
    def present(self) -> tuple[Seat, ...]:
        """Who is at the table, clockwise from the first player."""
        return tuple([seat for seat in self.order if seat not in self.absent])

    @property
    @once
    def people(self) -> tuple[Seat, ...]:
        """Who is at the table and no bot."""
        return tuple([seat for seat in self.present if seat not in self.bots])

    @property
    @once
    def drawing(self) -> tuple[Seat, ...]:
        """For whom the sand still has to run: present, with a sheet, not finished."""
        return tuple([seat for seat in self.present if seat in self.round.sheets and seat not in self.round.done])

    @property
    @once
    def voting(self) -> tuple[Seat, ...]:
        """For whom the vote still has to wait: present, with a vote to cast, not locked."""
        return tuple([seat for seat in self.present if seat not in self.round.locked and self.round.subjects_of(seat)])

    @property
    @once
    def next_artist(self) -> Seat | None:
        """Whose drawing is revealed next; None when all are."""
        shown = {reveal.artist for reveal in self.round.reveals}
        return next((seat for seat in self.order if seat not in shown and self.round.takes_part(seat)), None)

    @property
    @once
    def unscored(self) -> dict[Label, Seat]:
        """The drawings that lie open and whose score is not shown yet, with their artists."""
        if self.phase not in {"vote", "reveal"}:
            return {}
        shown = {reveal.artist for reveal in self.round.reveals}
        return {self.label(self.round, seat): seat for seat in self.order if self.round.takes_part(seat) and seat not in shown}

    @property
    def held_up(self) -> bool:
        """Whether the table waits for a verdict, not for the phase's own end."""
        if self.phase == "vote":
            return self.round.vote_closed
        artist = self.next_artist
        return self.phase == "reveal" and artist is not None and self.fouls.pending(self.label(self.round, artist))

    @property
    def ends(self) -> Millis | None:
        """When the phase ends by itself; while a verdict is awaited, when the question does."""
        return self.fouls.deadline if self.held_up else self.until

    def label(self, of: Round, artist: Seat) -> Label:
        """What clients know the artist's drawing of a round by."""
        return Label(of.number * LABELS_PER_ROUND + self.seats.index(artist))
