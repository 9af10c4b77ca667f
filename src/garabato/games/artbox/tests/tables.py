"""Tables of ArtBox that stand where a test wants them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from garabato.core import Seat
from garabato.games.artbox import GAME
from garabato.games.artbox.events import Event
from garabato.games.artbox.shapes import Kind, Shape
from garabato.games.artbox.steps import FACES
from garabato.games.artbox.table import Finish, HandIn, Match, Options, Place
from tests.support.tabletop import CARDS, Luck, T, Table

DICE: tuple[Kind, ...] = ("box", "box", "triangle", "line")
MIDDLE = 2048


class Rigged(Luck):
    """Luck whose dice fall as they shall; nothing is shuffled, so seats, places and words are in the same order."""

    def __init__(self, dice: Sequence[Kind]) -> None:
        super().__init__(0)
        self._falls = [FACES.index(kind) for kind in dice]

    def below(self, bound: int) -> int:
        return self._falls.pop(0) if bound == len(FACES) and self._falls else super().below(bound)

    def shuffle(self, items: Sequence[T]) -> list[T]:
        return list(items)


def table(players: int = 4, *, dice: Sequence[Kind] = DICE, first: int | None = 0, bots: Iterable[int] = (), **house: Any) -> Table:
    """Everybody has word cards; without a `first` the start player is still to be found."""
    start = None if first is None else Seat(first)
    return Table(GAME, players, Options(**house), CARDS, start, bots, luck=lambda _: Rigged(dice))


def to(made: Table, phase: str) -> Table:
    """Let time pass up to the moment at which a phase begins."""
    made.wait_until(lambda view: view.phase == phase)
    return made


def drawing(players: int = 4, **how: Any) -> Table:
    """All draw; everybody has kept the left card."""
    return to(table(players, **how), "draw")


def shape(kind: Kind, **how: int) -> Shape:
    """A shape in the middle, unless said."""
    usual = {"x": MIDDLE, "y": MIDDLE, "width": 800, "height": 0 if kind == "line" else 600, "turn": 0}
    return Shape(kind, **(usual | how))


def lay(made: Table, seat: int, *kinds: Kind, sheet: int = 0) -> None:
    """Lay these shapes, or what the dice still ask for."""
    for kind in kinds or made.view(seat).sheets[sheet].missing:
        made.act(seat, Place(made.view(seat).sheets[sheet].next, shape(kind), sheet))


def hand_in(made: Table, *seats: int) -> None:
    """These finish their drawings and take tokens, one after the other."""
    for seat in seats:
        for sheet in range(len(made.view(seat).sheets)):
            lay(made, seat, sheet=sheet)
        made.act(seat, HandIn())
        settle(made)


def settle(made: Table) -> None:
    """Let the open claims be settled."""
    while made.state.race is not None and made.state.race.claims:
        made.wait()


def matching(players: int = 4, *, order: Sequence[int] = (), **how: Any) -> Table:
    """All drawings hang on the board; tokens were taken in this order."""
    made = drawing(players, **how)
    hand_in(made, *(order or range(players)))
    assert made.view(None).phase == "match"
    return made


def place_of(made: Table, artist: int) -> int:
    """Where the first drawing of this artist hangs."""
    return next(place for place, spot in enumerate(made.state.round.spots, start=1) if spot.seat == artist)


def word_of(made: Table, artist: int) -> int:
    """Where the first word of this artist lies."""
    return int(made.state.round.words_of(Seat(artist))[0])


def guess(made: Table, guesses: Mapping[int, Mapping[int, int]]) -> None:
    """By guesser and artist, whose word is written down."""
    for guesser, written in guesses.items():
        for artist, owner in written.items():
            made.act(guesser, Match(place_of(made, artist), word_of(made, owner)))


def finish(made: Table, *seats: int) -> None:
    """These have finished guessing, one after the other."""
    for seat in seats:
        made.act(seat, Finish())
        settle(made)


def everybody_right(made: Table) -> dict[int, dict[int, int]]:
    """All guess all."""
    return {guesser: {artist: artist for artist in made.seats if artist != guesser} for guesser in made.seats}


def happened(made: Table, kind: type[Event]) -> list[Any]:
    """All events of this kind."""
    return [event for event in made.events if isinstance(event, kind)]
