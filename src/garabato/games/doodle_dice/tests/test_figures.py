"""What is drawn on a card takes the dice that the rules ask for, and no two cards are alike."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from garabato.games.doodle_dice.box import COLOURS, DOODLES, FACES, colour_of

HERE = Path(__file__).parents[1]
DRAWN: dict[str, Any] = json.loads((HERE / "figures.json").read_text(encoding="utf-8"))
FIGURES: dict[str, list[str]] = DRAWN["figures"]


def faces(card: str) -> tuple[str, ...]:
    return tuple(sorted(part.split()[0] for part in FIGURES[card][1:]))


def test_the_picture_of_a_card_is_laid_with_the_dice_of_the_rules() -> None:
    assert {card: faces(card) for card in FIGURES} == DOODLES


def test_every_face_is_drawn_once_for_dice_and_cards() -> None:
    assert sorted(DRAWN["faces"]) == sorted(FACES)


def test_no_two_cards_look_alike() -> None:
    looks = [tuple(sorted(parts)) for _, *parts in FIGURES.values()]
    assert len(set(looks)) == 60


@pytest.mark.parametrize("card", FIGURES)
def test_parts_lie_where_one_can_read_them(card: str) -> None:
    """A part is ``face x y [turn [size]]``, in a measure in which a die is 40 wide; the box is the ``viewBox`` around all of them."""
    box, *parts = FIGURES[card]
    left, top, width, height = map(float, box.split())
    for part in parts:
        _, x, y, *rest = part.split()
        turn, size = [float(number) for number in (*rest, *("0", "1")[len(rest) :])]
        assert left < float(x) < left + width
        assert top < float(y) < top + height
        assert turn in {0, 90, 180, 270}
        assert 0.5 <= size <= 3


def test_a_stack_is_as_hard_as_its_colour_says() -> None:
    """Purple takes four different faces or more and none four times; blue none four times; hardly a card is all of one kind."""
    counts = {card: Counter(faces(card)) for card in FIGURES}
    for card, count in counts.items():
        assert count.total() == COLOURS.index(colour_of(card)) + 1
        assert max(count.values()) <= 3
        if colour_of(card) == "purple":
            assert len(count) >= 4
    assert sum(len(count) == 1 and count.total() > 1 for count in counts.values()) <= 3
