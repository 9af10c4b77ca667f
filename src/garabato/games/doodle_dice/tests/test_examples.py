"""The worked examples of the rules, as data."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from garabato.core import Refused, Seat, Why
from garabato.games.doodle_dice.box import counts
from garabato.games.doodle_dice.state import fits
from garabato.games.doodle_dice.table import Block, Declare, Draw, EndTurn, Take, UseFreeRoll
from garabato.games.doodle_dice.tests.tables import DiceTable, dice_table, refusal

EXAMPLES = {example["id"]: example for example in json.loads((Path(__file__).parent / "examples.json").read_text("utf-8"))}
MATCHES = ["C1", "C2", "C3", "C4"]
PLAYED = [name for name, example in EXAMPLES.items() if "steps" in example]

CARDS = {"o1": "orange-1", "r1": "red-4", "y1": "yellow-1", "g1": "green-1", "p1": "purple-1", "FREE": "free-1", "BLOCK": "block-1"}
"""The cards that the examples speak of."""


def seat(letter: str) -> Seat:
    return Seat(ord(letter) - ord("A"))


def test_all_examples_are_tried() -> None:
    assert sorted([*MATCHES, "C5", *PLAYED]) == sorted(EXAMPLES)
    assert len(EXAMPLES) == 17


@pytest.mark.clause("DI-4")
@pytest.mark.parametrize("name", MATCHES)
def test_what_the_dice_show(name: str) -> None:
    given = EXAMPLES[name]["given"]
    assert fits(counts(given["card"]), counts(given["dice"])) is EXAMPLES[name]["expect"]


@pytest.mark.clause("DI-6")
def test_a_colour_that_one_has() -> None:
    given = EXAMPLES["C5"]["given"]
    sets = {0: [f"{colour}-9" for colour in given["own"]], 1: ["red-2"]}
    made = dice_table(gallery=["red-1"], sets=sets)
    assert refusal(made, 0, Declare("red-2")) == (Why.BAD_VALUE, "DI-6", "refused-di-6")
    made.act(0, Draw())
    made.roll("arch dash slant slant dot dot")
    assert refusal(made, 0, Take("red-1")) == (Why.BAD_VALUE, "DI-6", "refused-di-6")


def laid(given: dict[str, Any]) -> DiceTable:
    """The table of an example."""
    owned = {seat(letter): each for letter, each in given["owned"].items()}
    return dice_table(
        len(given["players"]),
        gallery=[CARDS[card] for card in given["gallery"]],
        pile=[CARDS[card] for card in given["pile_from_the_top"]],
        sets={
            who: [*(f"{colour}-10" for colour in each.get("colours", ())), *(CARDS[card] for card in each.get("cards", ()))]
            for who, each in owned.items()
        },
        free={who: each.get("free", 0) for who, each in owned.items()},
        blocks={who: each.get("block", 0) for who, each in owned.items()},
    )


def play(made: DiceTable, kind: str, who: str, *what: str) -> None:
    """One step of an example. Raises: Refused."""
    if kind == "roll":
        made.roll(what[0])
        return
    action = {
        "draw": Draw,
        "end": EndTurn,
        "free": UseFreeRoll,
        "claim": lambda: Take(CARDS[what[0]]),
        "declare": lambda: Declare(CARDS[what[1]]),
        "block": lambda: Block(seat(what[0])),
    }[kind]
    made.act(seat(who), action())


def reply(made: DiceTable, step: list[str]) -> str:
    """What is said to a step."""
    try:
        play(made, *step)
    except Refused:
        return "refused"
    view = made.view(None)
    if view.outcome:
        return "wins"
    return "turn lost" if view.recent and view.recent[-1].how == "too_early" else "ok"


def colours(made: DiceTable, who: int) -> list[str]:
    return [card.split("-")[0] for card in made.view(None).sets[who]]


SEEN: dict[str, Callable[[DiceTable], Any]] = {
    "turn": lambda made: "ABC"[made.view(None).turn],
    "gallery": lambda made: list(made.view(None).gallery),
    "pile size": lambda made: made.view(None).pile,
    "A's colours": lambda made: colours(made, 0),
    "A's set": lambda made: colours(made, 0),
    "B's set": lambda made: colours(made, 1),
    "A's Free Rolls": lambda made: made.view(None).free[0],
    "A's action cards": lambda made: {"free": made.view(None).free[0], "block": made.view(None).blocks[0]},
    "B's Blocks": lambda made: made.view(None).blocks[1],
    "last event": lambda made: ["ABC"[made.view(None).recent[-1].seat], made.view(None).recent[-1].how],
    "C was passed over": lambda made: (Seat(2), "blocked") in made.told(),
    "winner": lambda made: "ABC"[made.view(None).outcome.winners[0]],
}


@pytest.mark.clause("DI-2", "DI-3", "DI-4", "DI-7", "DI-8", "DI-9", "DI-10", "DI-11")
@pytest.mark.parametrize("name", PLAYED)
def test_worked_turns(name: str) -> None:
    example = EXAMPLES[name]
    made = laid(example["given"])
    assert [reply(made, step) for step in example["steps"]] == example["replies"]
    seen = [SEEN[what](made) for what in example["expect_means"].split(", ")]
    expected = example["expect"] if len(seen) > 1 else [example["expect"]]
    assert seen == [[CARDS.get(each, each) for each in value] if isinstance(value, list) else value for value in expected]
