"""Tables of Doodle Dash that stand where a test wants them. The guesser is seat 0, the word is the fourth on the card."""

from collections.abc import Sequence
from typing import Any

import pytest

from garabato.core import Card, Concept, ConceptId, Millis, Refused, Seat, SeatAway, Verdict, Why
from garabato.games.doodle_dash import GAME
from garabato.games.doodle_dash.table import Accept, Board, Call, Done, Go, Guess, Options, Reject
from garabato.kit.fouls import Flag, Judge
from tests.support.tabletop import Luck, Table

CARDS = tuple(Card(f"dash-{n}", tuple(Concept(ConceptId(f"thing-{n}-{k}")) for k in range(1, 8)), star=5) for n in range(1, 31))
"""Thirty cards; the sixth word of each has a star."""

RIGHT = "right"
"""A guess that the stand-in judge knows to be right whatever the word is."""


def judge(secret: Concept, guess: str) -> Verdict:
    """A stand-in: the word's own id is right, a list is refused, of all else it knows nothing."""
    if guess in {RIGHT, secret.id}:
        return Verdict.YES
    return Verdict.REFUSED if "," in guess else Verdict.ASK


class Loaded(Luck):
    """Nothing is shuffled, the lowest number comes, and the die shows the symbol only if it shall."""

    def __init__(self, *, symbol: bool) -> None:
        super().__init__(0)
        self._symbol = symbol

    def below(self, bound: int) -> int:
        return 0 if self._symbol or bound != 6 else 1

    def shuffle(self, items: Sequence[Any]) -> list[Any]:
        return list(items)


def table(players: int = 5, *, elders: Sequence[int] = (), bots: Sequence[int] = (), deck: Sequence[Card] = CARDS, **options: Any) -> Table:
    """The guesser's eyes are closed."""
    return Table(GAME, players, Options(**options), tuple(deck), bots=bots, elders=elders, luck=lambda _: Loaded(symbol=False), judge=judge)


def load(made: Table, *, symbol: bool) -> None:
    """What the die shows from now on."""
    made.luck = lambda _: Loaded(symbol=symbol)


def reading(players: int = 5, **how: Any) -> Table:
    """The artists read the word."""
    made = table(players, **how)
    made.act(made.view(None).guesser, Call(4))
    return made


def drawing(players: int = 5, **how: Any) -> Table:
    """Go, at table time 0."""
    made = reading(players, **how)
    made.act(made.view(None).guesser, Go())
    return made


def finish(made: Table, seat: int, at: int | None = None, sent: int | None = None) -> None:
    """Draw a stroke and turn the board down."""
    made.draw(seat)
    made.act(seat, Done(), at, sent)


def settle(made: Table) -> None:
    """Let the open race be decided."""
    due = made.state.round.race.due
    assert due is not None
    made.act(-1, made.game.deadline(made.state).action, due)


def rolling(players: int = 5, **how: Any) -> Table:
    """The token is seat 1's, the die seat 2's; with three players the die is seat 1's."""
    made = drawing(players, **how)
    for seat in (1, 2)[: min(2, players - 2)]:
        finish(made, seat)
    settle(made)
    return made


def scribbled(made: Table, *, but: Sequence[int] = ()) -> None:
    """A stroke on every board that is still drawn on."""
    for seat in made.seats:
        if seat not in but and made.paper(seat).pen is not None:
            made.draw(seat)


def guessing(players: int = 5, *, away: Sequence[int] = (), finished: int = 2, **how: Any) -> Table:
    """The first boards are shown. `away`: who went without a stroke; `finished`: how many took something from the centre."""
    made = drawing(players, **how)
    for seat in (1, 2)[: min(finished, players - 2)]:
        finish(made, seat)
    if finished:
        settle(made)
    scribbled(made, but=away)
    made.system(*(SeatAway(Seat(seat)) for seat in away))
    load(made, symbol=True)
    made.wait_until(lambda view: view.phase == "guess")
    return made


def wrong(made: Table) -> None:
    """A guess that no artist accepts."""
    made.act(made.view(None).guesser, Guess("something else"))
    if made.view(None).asked:
        answer(made, dict.fromkeys(made.view(None).asked.asked, False))


def right(made: Table) -> None:
    made.act(made.view(None).guesser, Guess(RIGHT))


def answer(made: Table, answers: dict[int, bool]) -> None:
    """What the artists say of the open guess, until it is decided."""
    guess = made.view(None).tries[-1].guess
    for seat, accepts in answers.items():
        if made.view(None).asked is not None or made.view(None).spoken:
            made.act(seat, Accept(guess) if accepts else Reject(guess))


def revealed(players: int = 5, **how: Any) -> Table:
    """The first guess was right: the word lies open."""
    made = guessing(players, **how)
    right(made)
    assert made.view(None).phase == "reveal"
    return made


def board(made: Table, artist: int) -> Board:
    """The artist's open board."""
    found: Board = next(each for each in made.view(None).boards if each.artist == artist)
    return found


def upheld(made: Table, artist: int, *, foul: bool = True) -> None:
    """Somebody finds a letter in the drawing, and so do all others, or none of them."""
    label = board(made, artist).label
    flagger, *others = [seat for seat in made.state.people if seat != artist]
    made.act(flagger, Flag(label))
    for other in others:
        if made.view(None).question is not None:
            made.act(other, Judge(label, foul))


def refusal(made: Table, seat: int, action: object, at: int | None = None, sent: int | None = None) -> tuple[Why, str, str]:
    """How an action is refused; the state stays as it was."""
    before = made.state
    with pytest.raises(Refused) as refused:
        made.act(seat, action, at, sent)
    assert made.state == before
    return refused.value.why, refused.value.clause, refused.value.text


def kinds(events: Sequence[object]) -> list[str]:
    """The names of events, in order."""
    return [type(event).__name__ for event in events]


def until(made: Table) -> Millis:
    """When the phase ends by itself, as everybody sees it."""
    seen: Millis = made.view(None).until
    return seen
