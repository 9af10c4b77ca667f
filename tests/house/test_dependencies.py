"""What the product imports is what its package asks for: nothing missing, nothing idle."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parents[2]
WITHOUT_IMPORT = {
    "httptools": "uvicorn takes it when it is there",
    "websockets": "uvicorn's door for machines without picows",
}


def imported(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_declared_dependencies_are_the_imported_ones() -> None:
    sources = [path for path in (ROOT / "src").rglob("*.py") if "tests" not in path.parts]
    modules = {module for path in sources for module in imported(path.read_text())} - sys.stdlib_module_names - {"garabato"}
    owners = packages_distributions()
    used = {normal(owners[module][0]) for module in modules}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    declared = {normal(re.split(r"[<>=!~; \[]", each, maxsplit=1)[0]) for each in project["dependencies"]}
    assert used == declared - WITHOUT_IMPORT.keys()
