"""The bot's game sense."""

import pytest

from garabato.core import Continue, Seat, Skill
from garabato.games.doodle_dice import GAME, bot
from garabato.games.doodle_dice.events import DozedOff
from garabato.games.doodle_dice.table import Block, Declare, Draw, EndTurn, Options, PlayOn, Roll, Take, UseFreeRoll, Withdraw
from garabato.games.doodle_dice.tests.tables import FIVE, DiceTable, dice_table
from garabato.kit.mind import UniformMind
from tests.support.tabletop import Table

SKILLS: tuple[Skill, ...] = ("easy", "normal", "hard")
every_skill = pytest.mark.parametrize("skill", SKILLS)


def choice(made: Table, seat: int = 0, skill: Skill = "normal", seed: int = 1) -> object:
    return bot.choose(made.view(seat), GAME.legal(made.state, Seat(seat)), UniformMind(seed), skill)


def rolled(faces: str, **how: object) -> DiceTable:
    """Seat 0 has drawn purple-10 and rolled."""
    made = dice_table(pile=("purple-10", "purple-9"), **how)  # type: ignore[arg-type]
    made.act(0, Draw())
    made.roll(faces)
    return made


@every_skill
def test_it_leaves_the_gallery_to_chance_and_plays_on(skill: Skill) -> None:
    made = Table(GAME, 2, deck=())
    assert choice(made, 0, skill) == Continue()
    assert choice(made, 1, skill) is None
    made = dice_table()
    made.state = GAME.evolve(made.state, DozedOff(seat=Seat(1)))
    assert choice(made, 1, skill) == PlayOn()


@every_skill
def test_it_draws_before_it_rolls(skill: Skill) -> None:
    made = dice_table()
    assert choice(made, 0, skill) == Draw()
    assert choice(made, 1, skill) is None
    made.act(0, Draw())
    assert choice(made, 0, skill) == Roll()


def test_the_easy_one_takes_the_first_card_it_can() -> None:
    made = rolled("face arch slant slant dot dot", gallery=("orange-1", "blue-4", "green-8"))
    assert choice(made, skill="easy") == Take("orange-1")


def test_the_others_want_what_is_rare() -> None:
    made = rolled("face dash slant slant dot arch", gallery=("orange-1", "blue-4", "green-8"))
    assert choice(made, skill="normal") == Take("blue-4")
    assert choice(made, skill="hard") == Take("blue-4")


def test_they_roll_on_for_something_better_and_keep_what_they_need() -> None:
    made = rolled("face dash slant slant arch arch", gallery=("orange-1", "blue-4"))
    assert choice(made, skill="normal") == Roll(dice=(4, 5))
    assert choice(made, skill="hard") == Roll(dice=(4, 5))
    made = rolled("dash dash slant slant arch face", gallery=("purple-3", "purple-5"), sets={0: FIVE[:4]})
    for skill in ("normal", "hard"):
        assert choice(made, skill=skill) == Roll(dice=(1,)), "two arches, a face, a dash and two slants"


def test_they_take_the_consolation_after_the_last_roll() -> None:
    made = rolled("face dash slant slant arch arch", gallery=("orange-1", "blue-4"))
    made.roll("arch arch", (4, 5))
    made.roll("arch arch", (4, 5))
    for skill in SKILLS:
        assert choice(made, skill=skill) == Take("orange-1")
    made = rolled("dot dot dot dot dot dot", gallery=("orange-1",))
    made.roll("dot dot dot dot dot dot")
    made.roll("dot dot dot dot dot dot")
    for skill in SKILLS:
        assert choice(made, skill=skill) == EndTurn()


def test_where_one_must_take_it_takes() -> None:
    made = rolled("face dash slant slant arch arch", gallery=("orange-1", "blue-4"), options=Options(dealer_picks=False, must_take=True))
    assert choice(made, skill="hard") == Take("orange-1")


def test_a_free_roll_is_played_when_it_promises_enough() -> None:
    for skill in ("normal", "hard"):
        made = rolled("face dash slant slant arch arch", gallery=("blue-4",), sets={0: FIVE[:1]}, free={0: 1})
        assert isinstance(choice(made, skill=skill), Roll), "not before the last roll"
        made.roll("arch arch", (4, 5))
        made.roll("arch arch", (4, 5))
        assert choice(made, skill=skill) == UseFreeRoll()
        made.act(0, UseFreeRoll())
        assert isinstance(choice(made, skill=skill), Roll)
        made = rolled("arch arch arch arch arch arch", gallery=("purple-1",), sets={0: FIVE[:4]}, free={0: 1})
        made.roll("arch arch arch arch arch arch")
        made.roll("arch arch arch arch arch arch")
        assert choice(made, skill=skill) == EndTurn(), "six figures out of six dice are too much to ask"


# ---------------------------------------------------------------- stealing

LACKING = {"purple": FIVE[:4], "orange": FIVE, "blue": ("red-5", "yellow-5", "green-5", "purple-5")}
"""Sets without this colour; the last one lacks orange too."""


@pytest.mark.parametrize(
    ("gallery", "mine", "theirs", "does"),
    [
        ("purple-7", "purple", "purple-1", Declare("purple-1")),  # 19.7 % against 11.5
        ("purple-7", "purple", "purple-9", Draw()),  # as likely
        ("purple-4", "orange", "orange-1", Declare("orange-1")),  # purple is of no use any more
        ("blue-4", "blue", "orange-1", Draw()),  # orange is likelier, but blue is rarer
    ],
)
def test_it_steals_what_is_much_more_worth_trying(gallery: str, mine: str, theirs: str, does: object) -> None:
    made = dice_table(gallery=(gallery,), sets={0: LACKING[mine], 1: (theirs,)})
    assert [choice(made, skill=skill) for skill in SKILLS] == [Draw(), does, does], "the easy one never steals"


@pytest.mark.parametrize(("drawn", "does"), [("orange-4", Roll()), ("purple-9", Roll()), ("purple-1", Withdraw())])
def test_it_thinks_again_when_it_has_drawn(drawn: str, does: object) -> None:
    made = dice_table(gallery=("orange-5",), pile=(drawn, "red-3"), sets={0: ("orange-2", *FIVE[:4]), 1: ("purple-7",)})
    assert choice(made) == Declare("purple-7")
    made.act(0, Declare("purple-7"))
    assert choice(made) == Draw()
    made.act(0, Draw())
    assert [choice(made, skill=skill) for skill in ("normal", "hard")] == [does, does]


def test_after_a_steal_was_declared_it_goes_for_that_card_alone() -> None:
    made = dice_table(gallery=("orange-4", "red-1"), sets={1: ("blue-4",)})
    made.act(0, Declare("blue-4"))
    made.act(0, Draw())
    made.roll("face dash slant slant arch arch")
    assert choice(made) == Roll(dice=(4, 5))
    made.roll("dot arch", (4, 5))
    assert choice(made) == Take("blue-4")


# ---------------------------------------------------------------- Blocks


@pytest.mark.parametrize(("skill", "colours"), [("easy", 1), ("normal", 4), ("hard", 5)])
def test_it_blocks_whoever_is_far_ahead(skill: Skill, colours: int) -> None:
    made = dice_table(3, sets={0: FIVE[: colours - 1]}, blocks={2: 1})
    assert choice(made, 2, skill) is None
    made = dice_table(3, sets={0: FIVE[:colours], 1: FIVE[: colours - 1]}, blocks={2: 1})
    assert choice(made, 2, skill) == Block(Seat(0))


def test_it_blocks_nobody_twice_and_among_equals_by_luck() -> None:
    made = dice_table(3, sets={0: FIVE, 1: ("orange-1", "red-1", "yellow-1", "green-1")}, blocks={2: 2})
    made.act(2, Block(Seat(1)))
    assert choice(made, 2) == Block(Seat(0))
    made.act(0, Draw())
    assert choice(made, 2) is None
    made = dice_table(3, sets={0: FIVE, 1: ("orange-1", "red-1", "yellow-1", "green-1", "blue-1")}, blocks={2: 1})
    assert {choice(made, 2, seed=seed) for seed in range(1, 30)} == {Block(Seat(0)), Block(Seat(1))}


def test_the_doodles_are_on_the_dice() -> None:
    assert GAME.bot.subject(dice_table().view(0)) is None
