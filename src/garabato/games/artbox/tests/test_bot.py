"""The bot's game sense."""

import itertools
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from garabato.core import ConceptId, Label, Seat
from garabato.games.artbox import GAME, bot
from garabato.games.artbox.outline import outline
from garabato.games.artbox.shapes import Kind, Shape
from garabato.games.artbox.table import Finish, Keep, Match, Options, Throw
from garabato.games.artbox.tests.tables import drawing, hand_in, lay, matching, place_of, table, to
from garabato.kit.mind import UniformMind
from tests.support.tabletop import Table


class Eye(UniformMind):
    """A bot's mind that sees what it is told, by label and word; everything else is unlikely."""

    def __init__(self, sight: Mapping[tuple[int, str], float]) -> None:
        super().__init__(1)
        self._sight = sight

    def recognise(self, label: Label, candidates: Sequence[ConceptId]) -> Sequence[float]:
        return [self._sight.get((label, word), 0.0) for word in candidates]


def choice(made: Table, seat: int, mind: UniformMind) -> object:
    return bot.choose(made.view(seat), GAME.legal(made.state, Seat(seat)), mind)


def test_it_keeps_a_card_by_luck_and_throws_the_dice() -> None:
    made = table(3)
    assert {choice(made, 0, UniformMind(seed)) for seed in range(1, 30)} == {Keep((0,)), Keep((1,))}
    two = table(3, three_player_two_drawings=True)
    assert {choice(two, 0, UniformMind(seed)) for seed in range(1, 60)} == {Keep((0, 1)), Keep((0, 2)), Keep((1, 2))}
    to(made, "throw")
    assert (choice(made, 0, UniformMind(1)), choice(made, 1, UniformMind(1))) == (Throw(), None)


@pytest.mark.parametrize("house", [{}, {"shapes": "exact"}, {"simplified": True}, {"three_player_two_drawings": True}])
@pytest.mark.parametrize("dice", [("box",) * 4, ("line", "circle", "box", "triangle"), ("line", "line", "box", "box")])
def test_it_lays_what_the_dice_ask_for_and_hands_in(house: dict[str, object], dice: tuple[Kind, ...]) -> None:
    made = drawing(3, dice=dice, **house)
    mind = UniformMind(1)
    steps = 0
    while (action := choice(made, 0, mind)) is not None:
        made.act(0, action)
        steps += 1
        assert steps < 20
    assert made.view(0).claimed
    for sheet in made.state.round.hands[Seat(0)].sketches:
        assert len({(shape.x, shape.y) for shape in sheet.shapes}) == len(sheet.shapes), "side by side"


class Hand(UniformMind):
    """A mind that has these shapes in it whatever the word, and is always asked for the same."""

    def __init__(self, *shapes: Shape) -> None:
        super().__init__(1)
        self.shapes = shapes
        self.asked: set[tuple[tuple[Kind, ...], bool]] = set()

    def compose(self, concept: ConceptId, dice: Sequence[Any], *, exact: bool) -> Sequence[Any]:
        del concept
        self.asked.add((tuple(dice), exact))
        return self.shapes


BOXES = tuple(Shape("box", 1000 * n, 500, 300, 400, 15) for n in range(1, 4))
LINE, CIRCLE = Shape("line", 2000, 2000, 900, 0, 45), Shape("circle", 2000, 3000, 700, 600, 0)
DICE: tuple[Kind, ...] = ("box", "box", "line", "circle")


def laid_by(made: Table, mind: UniformMind) -> tuple[Shape, ...]:
    """What lies on the first sheet when seat 0 has handed in."""
    while (action := choice(made, 0, mind)) is not None:
        made.act(0, action)
    assert made.view(0).claimed
    return made.state.round.hands[Seat(0)].sketches[0].shapes


def test_it_lays_its_picture_from_the_bottom_to_the_top() -> None:
    mind = Hand(*BOXES, LINE, CIRCLE)
    assert laid_by(drawing(3, dice=DICE), mind) == mind.shapes
    assert mind.asked == {(DICE, False)}


def test_of_its_picture_it_lays_what_the_dice_allow() -> None:
    mind = Hand(*BOXES, LINE, CIRCLE)
    assert laid_by(drawing(3, dice=DICE, shapes="exact"), mind) == (*BOXES[:2], LINE, CIRCLE)
    assert mind.asked == {(DICE, True)}


def test_what_a_person_has_begun_it_only_completes() -> None:
    made = drawing(3, dice=DICE)
    lay(made, 0, "circle")
    kinds = [shape.kind for shape in laid_by(made, Hand(*BOXES, LINE, CIRCLE))]
    assert sorted(kinds) == ["box", "circle", "line"]
    assert kinds[0] == "circle"


@pytest.mark.parametrize(
    ("shape", "corners"),
    [
        (Shape("line", 100, 100, 80, 0, 0), [(60, 100), (140, 100)]),
        (Shape("line", 100, 100, 80, 0, 90), [(100, 60), (100, 140)]),
        (Shape("box", 100, 100, 80, 40, 0), [(60, 80), (140, 80), (140, 120), (60, 120), (60, 80)]),
        (Shape("triangle", 100, 100, 80, 40, 0, 25), [(120, 80), (140, 120), (60, 120), (120, 80)]),
        (Shape("triangle", 100, 100, 80, 40, 180), [(100, 120), (60, 80), (140, 80), (100, 120)]),
    ],
)
def test_the_outline_of_a_shape(shape: Shape, corners: list[tuple[float, float]]) -> None:
    assert [tuple(map(round, point)) for point in outline(shape)] == corners


def test_the_outline_of_a_circle_is_round() -> None:
    points = outline(Shape("circle", 1000, 1000, 400, 200, 0))
    assert points[0] == pytest.approx(points[-1])
    assert all(((x - 1000) / 200) ** 2 + ((y - 1000) / 100) ** 2 == pytest.approx(1) for x, y in points)


def test_it_shows_its_eye_what_hangs_on_the_board() -> None:
    class Looking(UniformMind):
        seen: dict[Label, Any] = {}  # noqa: RUF012  (one test)

        def show(self, label: Label, lines: Sequence[Sequence[Sequence[float]]]) -> None:
            self.seen[label] = lines

    made, mind = matching(4), Looking(1)
    choice(made, 0, mind)
    others = [hung for hung in made.view(0).wall if hung.place not in made.view(0).own]
    assert mind.seen == {hung.label: [outline(shape) for shape in hung.shapes] for hung in others}


def test_there_is_no_ink_in_this_game() -> None:
    assert bot.BOT.subject(drawing(3).view(0)) is None


def test_it_matches_as_well_as_it_sees() -> None:
    made = matching(4)
    words = [word.id for word in made.view(None).rack]
    label = [hung.label for hung in made.view(None).wall]
    eye = Eye({(label[1], words[3]): 0.6, (label[1], words[2]): 0.4, (label[2], words[3]): 0.9, (label[3], words[1]): 1.0})
    chosen = []
    while (action := choice(made, 0, eye)) is not None:
        chosen.append(action)
        made.act(0, action)
    assert chosen == [Match(2, 3), Match(3, 4), Match(4, 2), Finish()], "a worse pair for a better whole"


def test_blind_it_tries_everything() -> None:
    made = matching(3)
    tried = {choice(made, 0, UniformMind(seed)) for seed in range(1, 40)}
    assert tried == {Match(2, 2), Match(2, 3)}


def test_it_leaves_what_it_cannot_name() -> None:
    made = drawing(3)
    hand_in(made, 0, 1)
    lay(made, 2, "box")
    to(made, "match")
    mind = UniformMind(3)
    for _ in range(2):
        action = choice(made, 2, mind)
        assert isinstance(action, Match)
        assert action.place in {place_of(made, 0), place_of(made, 1)}
        made.act(2, action)
    assert choice(made, 2, mind) == Finish()


def test_talent_and_artists_are_left_to_people() -> None:
    made = table(3, first=None)
    assert choice(made, 0, UniformMind(1)) is None
    to(made, "artist")
    assert choice(made, 0, UniformMind(1)) is None
    to(made, "points")
    assert choice(made, 0, UniformMind(1)) is None


gains = st.integers(1, 5).flatmap(
    lambda columns: st.lists(st.lists(st.integers(-20, 0), min_size=columns, max_size=columns), min_size=1, max_size=columns)
)


@given(gains)
def test_the_assignment_is_the_best_there_is(table_of: list[list[int]]) -> None:
    rows, columns = len(table_of), len(table_of[0])
    paired = bot.assignment(table_of)
    assert len({*paired}) == rows
    totals = {
        order: sum(table_of[row][column] for row, column in enumerate(order)) for order in itertools.permutations(range(columns), rows)
    }
    assert totals[paired] == max(totals.values())


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (8, GAME.presets["rulebook"]),
        (5, GAME.presets["kids"]),
        (3, GAME.presets["published"]),
        (6, GAME.presets["published"]),
        (4, Options(decoys="4", regular_only=True, draw_s=None, match_s=None, word_s=None)),
    ],
)
def test_bots_alone_play_a_game_to_its_end(players: int, options: Options) -> None:
    made = Table(GAME, players, options, first=None, bots=range(players), seed=6)
    mind = UniformMind(7)
    while made.view(None).phase != "over":
        moves = [(seat, action) for seat in made.seats if (action := choice(made, seat, mind)) is not None]
        for seat, action in moves:
            made.act(seat, action)
        if not moves:
            made.wait()
    outcome = made.view(None).outcome
    assert (outcome.finished, len(outcome.winners)) == (True, 1)
