"""What import-linter cannot see: builtins that reach out of the rules."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src/garabato"
PURE = ("core", "ink", "kit", "games", "room")
REACHING_OUT = frozenset({"open", "eval", "exec", "compile", "__import__", "input", "print", "breakpoint"})


def breaches(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in REACHING_OUT:
            yield f"line {node.lineno}: {node.id}"


def pure_files() -> Iterator[Path]:
    for part in PURE:
        yield from (path for path in (SRC / part).rglob("*.py") if "tests" not in path.parts)


def test_rules_and_rooms_use_no_builtin_that_reaches_out() -> None:
    found = [f"{path.relative_to(SRC)} {breach}" for path in pure_files() for breach in breaches(path.read_text())]
    assert not found


@pytest.mark.parametrize("name", sorted(REACHING_OUT))
def test_a_planted_breach_is_found(name: str) -> None:
    assert list(breaches(f"def f():\n    return {name}('x')\n")) == [f"line 2: {name}"]
    assert list(breaches(f"alias = {name}\n"))
