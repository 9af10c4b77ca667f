"""Whatever the rules say has a sentence in every language."""

import ast
import re
from pathlib import Path

import pytest

from garabato.games.doodles import sayings
from garabato.kit import fouls

GAME = Path(__file__).parents[1]
CATALOGUES = sorted((GAME / "texts").glob("*.ftl"))


def refusals(*sources: Path) -> set[str]:
    """The ids of refusals that stand in the code."""
    nodes = [node for source in sources for node in ast.walk(ast.parse(source.read_text("utf-8")))]
    said = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text for text in said if re.fullmatch(r"refused-[a-z0-9-]+", text)}


def test_the_list_is_what_the_code_says() -> None:
    code = [path for path in GAME.glob("*.py") if path.name != "sayings.py"]
    assert refusals(*code, Path(fouls.__file__)) == set(sayings.REFUSALS)
    assert len(sayings.TEXTS) == len(set(sayings.TEXTS))


def test_every_outcome_has_its_reason() -> None:
    assert sayings.OUTCOMES == ("won-score", "won-own-doodles", "won-right-votes", "won-guessed-doodles", "shared", "called-off")


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.stem)
def test_every_language_has_every_sentence(catalogue: Path) -> None:
    ids = set(re.findall(r"^([a-z][a-z0-9-]*) *=", catalogue.read_text("utf-8"), re.MULTILINE))
    assert set(sayings.TEXTS) - ids == set()
