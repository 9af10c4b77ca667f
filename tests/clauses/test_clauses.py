"""Every rule has a test, and every test that names a rule names one that exists."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src/garabato/games"


def clauses(rules: str) -> list[str]:
    """The numbers of the rules, in order: one a heading."""
    return re.findall(r"^### ([A-Z]{2}-\d+)\b", rules, re.MULTILINE)


def marked(source: str) -> Iterator[str]:
    """The rules that a test module says it proves."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
            yield from (ast.literal_eval(argument) for argument in node.args)


def rulebooks() -> list[Path]:
    return sorted(GAMES.glob("*/RULES.md"))


def modules_of_tests() -> list[Path]:
    own = [path for path in (ROOT / "tests").glob("**/test_*.py") if "toy_game" not in path.parts]
    return [*GAMES.glob("*/tests/**/test_*.py"), *own]


@pytest.mark.parametrize("rules", rulebooks(), ids=lambda path: path.parent.name)
def test_every_rule_has_a_test_in_its_game(rules: Path) -> None:
    tested = {number for path in rules.parent.glob("tests/**/test_*.py") for number in marked(path.read_text("utf-8"))}
    assert set(clauses(rules.read_text("utf-8"))) - tested == set()


def test_every_marked_rule_exists() -> None:
    known = {number for rules in rulebooks() for number in clauses(rules.read_text("utf-8"))}
    assert known
    named = {number: path for path in modules_of_tests() for number in marked(path.read_text("utf-8"))}
    assert {number: path for number, path in named.items() if number not in known} == {}


@pytest.mark.parametrize("rules", rulebooks(), ids=lambda path: path.parent.name)
def test_rules_are_numbered_without_gaps(rules: Path) -> None:
    numbers = clauses(rules.read_text("utf-8"))
    letters = numbers[0].split("-")[0]
    assert numbers == [f"{letters}-{n}" for n in range(1, len(numbers) + 1)]


def test_a_game_has_rules() -> None:
    assert [path.parent for path in GAMES.glob("*/__init__.py") if not (path.parent / "RULES.md").is_file()] == []


def test_a_house_rule_names_a_rule_that_exists() -> None:
    from garabato.games.hall import hall  # noqa: PLC0415  (only this test needs the games)

    for game in hall().values():
        numbers = clauses((GAMES / game.name / "RULES.md").read_text("utf-8"))
        assert set(game.clauses.values()) <= set(numbers)


def test_marks_and_headings_are_read() -> None:
    assert list(marked("@pytest.mark.clause('XX-1', 'XX-2')\ndef test_a(): ...\n")) == ["XX-1", "XX-2"]
    assert list(marked("# pytest.mark.clause('XX-1')\n")) == []
    assert clauses("### XX-1 One\ntext XX-3\n### XX-2\n## XX-4\n") == ["XX-1", "XX-2"]
