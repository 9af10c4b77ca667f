"""The browser's types are those of the server."""

import sys
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec
import pytest

from garabato.core import Action, Card, Fact
from garabato.games.hall import hall

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

import wire  # noqa: E402  (a script, found once its folder is on the path)


def test_wire_types_are_fresh() -> None:
    assert wire.wire(hall().values()) == wire.TARGET.read_text("utf-8"), "stale: run scripts/wire.py"


class Drew(Fact, tag="drew"):
    """Somebody drew. And more."""

    seat: int
    number: Literal[1, 2] | None
    ballot: dict[int, int]
    card: Card
    pairs: tuple[tuple[int, str], ...]
    blank: bool = False


class Ask(Action):
    """Ask."""

    text: str
    first: int | None = None


def test_what_the_server_sends_is_always_there() -> None:
    printer = wire.Printer()
    assert printer.spell(msgspec.inspect.type_info(Drew), "") == "Drew"
    assert printer.known[""]["Drew"].splitlines() == [
        "/** Somebody drew. And more. */",
        "export interface Drew {",
        '  readonly type: "drew";',
        "  readonly seat: number;",
        "  readonly number: 1 | 2 | null;",
        "  readonly ballot: Readonly<Record<number, number>>;",
        "  readonly card: Card;",
        "  readonly pairs: readonly readonly [number, string][];",
        "  readonly blank: boolean;",
        "}",
    ]


class Point(NamedTuple):
    """A point. And more."""

    x: int
    colour: Literal["red", "blue"] = "red"


def test_a_tuple_with_names_keeps_them() -> None:
    printer = wire.Printer()
    assert printer.spell(msgspec.inspect.type_info(tuple[Point, ...]), "") == "readonly Point[]"
    assert printer.known[""]["Point"].splitlines() == [
        "/** A point. And more. */",
        'export type Point = readonly [x: number, colour: "blue" | "red"];',
    ]


def test_what_a_client_may_leave_out_is_marked() -> None:
    printer = wire.Printer()
    printer.spell(msgspec.inspect.type_info(Ask), "")
    assert "  readonly first?: number | null;" in printer.known[""]["Ask"].splitlines()


@pytest.mark.parametrize("game", [*hall()])
def test_a_game_has_a_namespace(game: str) -> None:
    text = wire.TARGET.read_text("utf-8")
    assert f"export namespace {game} {{" in text
