"""Tables of a game with three words a card that stand where a test wants them."""

import re
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st

import garabato.games
from garabato.core import AnyGame, ConceptId, Label, Millis, Refused, Seat, SeatAway, Why
from garabato.kit import fouls
from garabato.kit.fouls import Flag, Judge
from garabato.kit.mind import UniformMind
from garabato.kit.three_words.book import Book
from garabato.kit.three_words.scoring import CALLED_OFF, REASONS, SHARED
from garabato.kit.three_words.table import Done, Lock, Tie, Vote
from garabato.kit.tokens import NUMBERS, POOL, Number
from tests.support.tabletop import Luck, Table

GAMES = Path(garabato.games.__path__[0])
SHARED_TEXTS = Path(__file__).parents[2] / "web/texts/kit"


class Rigged(Luck):
    """Luck that deals these number tokens, clockwise from the first player."""

    def __init__(self, tokens: Sequence[int]) -> None:
        super().__init__(0)
        self._tokens = tokens

    def shuffle(self, items: Sequence[Any]) -> list[Any]:
        if tuple(items) != POOL:
            return super().shuffle(items)
        rest = list(items)
        for token in self._tokens:
            rest.remove(token)
        return [*self._tokens, *rest]


class Eye(UniformMind):
    """A bot's mind that sees what it is told, by label."""

    def __init__(self, sight: Mapping[int, Sequence[float]]) -> None:
        super().__init__(1)
        self._sight = sight

    def recognise(self, label: Label, candidates: Sequence[ConceptId]) -> Sequence[float]:
        assert len(candidates) == 3
        return self._sight.get(label, (1 / 3, 1 / 3, 1 / 3))


@dataclass(frozen=True)
class Tables:
    """Tables of one game."""

    game: AnyGame

    def table(self, *tokens: int, **how: Any) -> Table:
        """As many players as tokens; the first player is seat 0."""
        return Table(self.game, players=len(tokens), luck=lambda _: Rigged(tokens), **how)

    def drawing(self, *tokens: int, **how: Any) -> Table:
        """The sand runs."""
        made = self.table(*tokens, **how)
        made.wait_until(lambda view: view.phase == "draw")
        return made

    def voting(self, *tokens: int, away: Sequence[int] = (), **how: Any) -> Table:
        """All sheets lie open, one stroke on each; who is `away` went without a stroke while the sand ran."""
        made = self.drawing(*tokens, **how)
        for seat in made.seats:
            if seat not in away:
                made.draw(seat)
        made.system(*(SeatAway(Seat(seat)) for seat in away))
        made.wait()
        assert made.view(None).phase == "vote"
        return made


def cast(made: Table, votes: Mapping[int, Mapping[int, Number]], *, lock: bool = True) -> None:
    """Place these tokens, by voter and artist, and lock."""
    for voter, ballot in votes.items():
        for artist, number in ballot.items():
            made.act(voter, Vote(Seat(artist), number))
    for voter in votes if lock else ():
        made.act(voter, Lock())


def all_done(made: Table) -> None:
    """Everybody with a pencil puts it down."""
    for seat in made.seats:
        if made.paper(seat).pen is not None:
            made.act(seat, Done())


def refusal(made: Table, seat: int, action: object, at: int | None = None) -> tuple[Why, str, str]:
    """How an action is refused; the state stays as it was."""
    before = made.state
    with pytest.raises(Refused) as refused:
        made.act(seat, action, at)
    assert made.state == before
    return refused.value.why, refused.value.clause, refused.value.text


def until(made: Table) -> Millis:
    """When the phase ends by itself."""
    return made.view(None).until


def scored(made: Table) -> dict[Seat, int]:
    """The sums of the first round."""
    made.wait_until(lambda view: view.phase == "pad")
    (column,) = made.view(None).columns
    return column.totals


def upheld(made: Table, artist: Seat) -> None:
    """Everybody but the artist finds a letter in the drawing."""
    label = next(drawing.label for drawing in made.view(None).drawings if drawing.artist == artist)
    flagger, *others = [each for each in made.seats if each != artist]
    made.act(flagger, Flag(label))
    for other in others:
        made.act(other, Judge(label, True))


def assert_sayings(game: str, book: Book, ties: Iterable[Tie]) -> None:
    """Every language has each sentence that the game may say."""
    outcomes = {reason for tie in ties for reason in REASONS[tie]} | {SHARED, CALLED_OFF}
    said = {sentence.text for sentence in book.sentences} | {*fouls.TEXTS} | outcomes
    catalogues = sorted((GAMES / game / "texts").glob("*.ftl"))
    assert catalogues
    for catalogue in catalogues:
        shared = SHARED_TEXTS / catalogue.name
        ids = set(re.findall(r"^([a-z][a-z0-9-]*) *=", catalogue.read_text("utf-8") + shared.read_text("utf-8"), re.MULTILINE))
        assert said - ids == set(), catalogue.name


# ---------------------------------------------------------------- secrets

PLAYERS = 4
SEATS = range(PLAYERS)
WATCHERS = (None, *SEATS)
"""Everybody at a table of four, and a bystander."""

deals = st.permutations(POOL).map(lambda pool: tuple(pool[:PLAYERS]))
"""The tokens that four players may hold."""


def seen(made: Table, watcher: int | None) -> tuple[Any, Any]:
    """All that a watcher gets: the view as bytes, and the paper."""
    return msgspec.json.encode(made.view(watcher)), made.paper(watcher)


def other_hands(mine: Sequence[int], others: Sequence[int], known: Container[int | None]) -> tuple[int, ...]:
    """The hands of a world in which all but those of the `known` seats may be others; no token comes a fourth time."""
    varied = tuple(mine[seat] if seat in known else others[seat] for seat in SEATS)
    return tuple(mine) if any(varied.count(number) > 3 for number in NUMBERS) else varied


# ---------------------------------------------------------------- worked examples name players by letters


def seat(letter: str) -> Seat:
    """The seat of a player in an example."""
    return Seat(ord(letter) - ord("A"))


def by_seat(letters: Mapping[str, Any]) -> dict[Seat, Any]:
    """What an example says by player, by seat."""
    return {seat(letter): value for letter, value in letters.items()}
