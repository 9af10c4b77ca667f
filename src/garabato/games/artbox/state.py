"""The whole truth of a table, secrets included, and what can be asked of it."""

from typing import Final

from msgspec import field

from garabato.core import Card, Concept, Fact, Label, Millis, Outcome, Seat
from garabato.games.artbox import sketch
from garabato.games.artbox.events import DrawingTold, Spot
from garabato.games.artbox.shapes import Kind
from garabato.games.artbox.sketch import Sketch
from garabato.games.artbox.table import LABELS_PER_ROUND, Options, Phase, Score
from garabato.kit.fouls import Fouls
from garabato.kit.places import clockwise
from garabato.kit.race import Race

THREE: Final = 3
"""The published edition has a rule for so few."""
TARGETS: Final = {3: 5, 4: 5, 5: 4, 6: 4, 7: 3, 8: 3}
"""By the number of players, the points that end the game (AR-2)."""
DECOYS: Final = {3: 3, 4: 3, 5: 2, 6: 2, 7: 1, 8: 1}
"""By the number of players, the words that the published edition adds."""


def sheets_each(house: Options, players: int) -> int:
    """How many drawings everybody makes."""
    return 2 if house.three_player_two_drawings and players == THREE else 1


def decoys(house: Options, players: int) -> int:
    """How many words without a drawing are added to the rack."""
    return DECOYS[players] if house.decoys == "by_players" else int(house.decoys)


class Hand(Fact):
    """One player's part in a round."""

    cards: tuple[Card, ...]
    kept: tuple[int, ...] = ()
    """Which cards were kept, one for each sheet; empty before the choice."""
    sketches: tuple[Sketch, ...] = ()

    @property
    def kept_cards(self) -> tuple[Card, ...]:
        """The cards that were kept, in the order of the sheets."""
        return tuple(self.cards[index] for index in self.kept)

    @property
    def words(self) -> tuple[Concept, ...]:
        """What to draw on each sheet."""
        return tuple(card.words[0] for card in self.kept_cards)


class Round(Fact):
    """One of the rounds."""

    number: int
    start: Seat
    hands: dict[Seat, Hand]
    dice: tuple[Kind, ...] = ()
    hand_in: Race = Race(name="hand_in")
    tokens: dict[Seat, int] = field(default_factory=dict[Seat, int])
    """What breaks ties; complete when the drawings hang."""
    spots: tuple[Spot, ...] = ()
    rack: tuple[Card, ...] = ()
    matches: dict[Seat, dict[int, int]] = field(default_factory=dict[Seat, dict[int, int]])
    """By guesser and place on the board the place on the rack."""
    finish: Race = Race(name="finish")
    told: tuple[DrawingTold, ...] = ()
    score: Score | None = None

    def places_of(self, artist: Seat) -> dict[int, int]:
        """The artist's own drawings: place on the board to place on the rack."""
        return {place: spot.word for place, spot in enumerate(self.spots, start=1) if spot.seat == artist}

    def words_of(self, artist: Seat) -> tuple[int, ...]:
        """The places of the artist's own words on the rack."""
        own = self.hands[artist].kept_cards if artist in self.hands else ()
        return tuple(place for place, card in enumerate(self.rack, start=1) if card in own)

    def others(self, guesser: Seat) -> tuple[int, ...]:
        """The places of the drawings that this player guesses: all but the own."""
        if guesser not in self.hands:
            return ()
        return tuple(place for place, spot in enumerate(self.spots, start=1) if spot.seat != guesser)

    def sketch(self, spot: Spot) -> Sketch:
        """The drawing on a place of the board."""
        return self.hands[spot.seat].sketches[spot.sheet]


class State(Fact):
    """A game being played."""

    house: Options
    seats: tuple[Seat, ...]
    bots: tuple[Seat, ...]
    pile: tuple[Card, ...]
    discard: tuple[Card, ...] = ()
    """The words of earlier rounds."""
    phase: Phase = "talent"
    until: Millis | None = None
    sand_out: bool = False
    """The time to draw or to match is over; only what is still on its way counts."""
    turned: bool = False
    """The first one to finish has turned the hourglass."""
    absent: frozenset[Seat] = frozenset()
    first: Seat | None = None
    """The start player of the first round."""
    nominations: dict[Seat, Seat] = field(default_factory=dict[Seat, Seat])
    naming: Race = Race(name="artist")
    artists: dict[Seat, str] = field(default_factory=dict[Seat, str])
    """The artists that were named, by who did."""
    rounds: tuple[Round, ...] = ()
    """The last one is being played."""
    fouls: Fouls = Fouls()
    outcome: Outcome | None = None

    @property
    def round(self) -> Round:
        """The round that is being played."""
        return self.rounds[-1]

    @property
    def order(self) -> tuple[Seat, ...]:
        """All seats clockwise from the start player."""
        return clockwise(self.seats, self.round.start) if self.rounds else self.seats

    @property
    def present(self) -> tuple[Seat, ...]:
        """Who is at the table, clockwise from the start player."""
        return tuple(seat for seat in self.order if seat not in self.absent)

    @property
    def people(self) -> tuple[Seat, ...]:
        """Who is at the table and no bot."""
        return tuple(seat for seat in self.present if seat not in self.bots)

    @property
    def target(self) -> int:
        """So many points end the game."""
        return TARGETS[len(self.seats)]

    @property
    def race(self) -> Race | None:
        """What is being raced for in this phase."""
        match self.phase:
            case "artist":
                return self.naming
            case "draw":
                return self.round.hand_in
            case "match":
                return self.round.finish
            case _:
                return None

    @property
    def choosing(self) -> tuple[Seat, ...]:
        """Who is at the table and has not chosen a word yet."""
        return tuple(seat for seat in self.present if seat in self.round.hands and not self.round.hands[seat].kept)

    @property
    def drawing(self) -> tuple[Seat, ...]:
        """Who is at the table and has not handed in yet, as far as is settled."""
        return tuple(seat for seat in self.present if seat in self.round.hands and seat not in self.round.hand_in.places)

    @property
    def matching(self) -> tuple[Seat, ...]:
        """Who is at the table and has not finished guessing yet, as far as is settled."""
        return tuple(seat for seat in self.present if self.round.others(seat) and seat not in self.round.finish.places)

    @property
    def held_up(self) -> bool:
        """Whether the points wait for a verdict, not for the reveal's own end."""
        return self.phase == "reveal" and len(self.round.told) == len(self.round.spots) and self.fouls.open is not None

    @property
    def ends(self) -> Millis | None:
        """When the phase ends by itself; while a verdict is awaited, when the question does."""
        return self.fouls.deadline if self.held_up else self.until

    @property
    def questionable(self) -> dict[Label, Seat]:
        """The drawings whose artist is known and whose points are not given yet."""
        if self.phase != "reveal" or not self.house.flags:
            return {}
        return {label(self.round, told.place): self.round.spots[told.place - 1].seat for told in self.round.told}

    def complete(self, of: Round, artist: Seat) -> bool:
        """Whether all drawings of a player can be handed in."""
        hand = of.hands[artist]
        return bool(hand.sketches) and all(sketch.complete(each, of.dice, self.house) for each in hand.sketches)


def label(of: Round, place: int) -> Label:
    """What clients know a drawing by."""
    return Label(of.number * LABELS_PER_ROUND + place)
