"""Small files and small functions, or a reason in the margin."""

import ast
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SMALL = tuple(f"src/garabato/{part}/" for part in ("core", "kit", "games", "room"))
REASON = "long because"
"""A file over the limit says in its first five lines why: ``# long because …``; a long function beside its `def`."""


def sources(*patterns: str) -> list[Path]:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", *patterns]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def limit(name: str) -> int:
    return 300 if name.startswith(SMALL) and "/tests/" not in name else 500


def too_long(name: str, text: str) -> bool:
    lines = text.splitlines()
    return len(lines) > limit(name) and not any(REASON in line for line in lines[:5])


def long_functions(source: str) -> Iterator[str]:
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > 40 and REASON not in lines[node.lineno - 1]:
                yield f"{node.name}: {length} lines"


def test_files_are_short() -> None:
    files = [path for path in sources("*.py", "*.ts", "*.svelte", "*.css") if path.name != "wire.ts"]
    long = [str(path.relative_to(ROOT)) for path in files if too_long(str(path.relative_to(ROOT)), path.read_text())]
    assert not long


def test_functions_are_short() -> None:
    files = [path for path in sources("*.py") if "tests" not in path.parts]
    long = [f"{path.relative_to(ROOT)} {found}" for path in files for found in long_functions(path.read_text())]
    assert not long


@pytest.mark.parametrize(
    ("name", "lines", "first", "long"),
    [
        ("src/garabato/room/a.py", 300, "", False),
        ("src/garabato/room/a.py", 301, "", True),
        ("src/garabato/server/a.py", 301, "", False),
        ("src/garabato/server/a.py", 501, "", True),
        ("src/garabato/games/x/tests/a.py", 301, "", False),
        ("src/garabato/room/a.py", 301, f"# {REASON} the table is printed so", False),
    ],
)
def test_a_long_file_is_found(name: str, lines: int, first: str, long: bool) -> None:
    assert too_long(name, "\n".join([first, *["x = 1"] * (lines - 1)])) is long


def test_a_long_function_is_found() -> None:
    body = "    x = 1\n"
    assert not list(long_functions("def f():\n" + body * 39))
    assert list(long_functions("def f():\n" + body * 40)) == ["f: 41 lines"]
    assert not list(long_functions(f"def f():  # {REASON} so\n" + body * 40))
