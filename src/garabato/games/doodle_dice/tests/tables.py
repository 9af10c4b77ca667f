"""Tables of Doodle Dice that stand where a test wants them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from garabato.core import Refused, Seat, Why
from garabato.games.doodle_dice import GAME
from garabato.games.doodle_dice.box import FACES, by_colour
from garabato.games.doodle_dice.events import TurnBegan
from garabato.games.doodle_dice.table import Block, Draw, EndTurn, Options, Roll, TurnTold
from tests.support.tabletop import Luck, Table

OPEN = Options(dealer_picks=False)
"""The house rules with a Gallery laid by chance: the first turn comes at once."""

GALLERY = ("orange-1", "red-1", "yellow-1", "green-1", "blue-1", "purple-1")
PILE = ("orange-2", "red-2", "yellow-2", "green-2", "blue-2", "purple-2", "orange-3", "red-3")
FIVE = ("red-5", "yellow-5", "green-5", "blue-5", "purple-5")
"""All colours but orange."""


class Cup(Luck):
    """Luck whose dice fall as a test says, and by a seed when it has said nothing."""

    def __init__(self) -> None:
        super().__init__(0)
        self.coming: list[int] = []

    def below(self, bound: int) -> int:
        return self.coming.pop(0) if self.coming else super().below(bound)


class DiceTable(Table):
    """A table with a cup that can be told what to show."""

    def __init__(self, players: int, options: Options, **how: Any) -> None:
        self.cup = Cup()
        how.setdefault("first", Seat(players - 1))
        super().__init__(GAME, players, options, deck=(), luck=lambda _: self.cup, **how)

    def roll(self, faces: str, dice: Sequence[int] | None = None) -> None:
        """The player rolls these dice (all of them if left out), and these faces come up."""
        shown = faces.split()
        self.cup.coming = [FACES.index(face) for face in shown]  # type: ignore[arg-type]
        try:
            self.act(self.state.seat, Roll(dice=tuple(dice or range(6))))
        finally:
            self.cup.coming = []

    def pass_on(self) -> None:
        """Nobody blocks the turn; the player draws, rolls nothing useful and ends it."""
        if self.view(None).phase == "block":
            self.wait()
        seat = self.state.seat
        self.act(seat, Draw())
        self.roll("dot dot dot dot dot dot")
        self.act(seat, EndTurn())

    def told(self) -> list[tuple[Seat, str]]:
        """How the last turns went."""
        return [(turn.seat, turn.how) for turn in self.view(None).recent]


def dice_table(  # noqa: PLR0913  (each is a fact about the table)
    players: int = 2,
    *,
    gallery: Sequence[str] = GALLERY,
    pile: Sequence[str] = PILE,
    sets: Mapping[int, Iterable[str]] | None = None,
    free: Mapping[int, int] | None = None,
    blocks: Mapping[int, int] | None = None,
    options: Options = OPEN,
    **how: Any,
) -> DiceTable:
    """Seat 0 is to begin its turn, with these cards on the table; no window for a Block."""
    made = DiceTable(players, options, **how)
    none = dict.fromkeys(made.seats, 0)
    owned = {card for cards in (sets or {}).values() for card in cards}
    made.state = replace(
        made.state,
        gallery=tuple(card for card in gallery if card not in owned),
        pile=tuple(card for card in pile if card not in owned),
        sets={seat: by_colour(tuple((sets or {}).get(seat, ()))) for seat in made.seats},
        free=none | dict(free or {}),
        blocks=none | dict(blocks or {}),
    )
    assert (made.view(None).phase, made.view(None).turn) == ("draw", 0)
    return made


def window(made: DiceTable, seat: int = 0) -> None:
    """Begin the turn of a seat anew, with the time in which it may be blocked."""
    at = made.at + made.options.block_s * 1000
    made.state = GAME.evolve(made.state, TurnBegan(number=made.state.number, seat=Seat(seat), window=True, until=at))


def refusal(made: Table, seat: int, action: object, at: int | None = None) -> tuple[Why, str, str]:
    """How an action is refused; the state stays as it was."""
    before = made.state
    with pytest.raises(Refused) as refused:
        made.act(seat, action, at)
    assert made.state == before
    return refused.value.why, refused.value.clause, refused.value.text


def block(made: Table, by: int, seat: int) -> None:
    made.act(by, Block(Seat(seat)))


def newest(made: Table) -> TurnTold:
    """How the last turn went."""
    told: TurnTold = made.view(None).recent[-1]
    return told
