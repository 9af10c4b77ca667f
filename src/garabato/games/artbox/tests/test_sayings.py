"""Whatever the rules say has a sentence in every language."""

import re
from pathlib import Path

import pytest

from garabato.games import artbox
from garabato.games.artbox.scoring import AWARD_REASONS, CALLED_OFF, NO_POINTS, WON, WON_BY_PLACE
from garabato.kit import fouls

FOLDER = Path(artbox.__file__).parent
SHARED = FOLDER.parents[3] / "web/texts/kit"
LANGUAGES = ("en", "es", "it", "ro", "ru")


def refusals() -> set[str]:
    """The ids in the sources of the rules."""
    return {name for path in FOLDER.glob("*.py") for name in re.findall(r'"(refused-ar-[a-z0-9-]+)"', path.read_text("utf-8"))}


def ids(path: Path) -> set[str]:
    return {*re.findall(r"^([a-z][\w-]*) *=", path.read_text("utf-8"), re.MULTILINE)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_sentence(language: str) -> None:
    known = ids(FOLDER / f"texts/{language}.ftl") | ids(SHARED / f"{language}.ftl")
    said = refusals() | {*fouls.TEXTS, *AWARD_REASONS, *WON, WON_BY_PLACE, CALLED_OFF, NO_POINTS}
    assert len(said) > 60
    assert said - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_house_rule_has_a_name(language: str) -> None:
    known = ids(FOLDER / f"texts/{language}.ftl") | ids(SHARED / f"{language}.ftl")
    assert {f"option-{name}" for name in artbox.GAME.clauses} <= known


def test_no_sentence_of_a_refusal_is_unused() -> None:
    assert {name for name in ids(FOLDER / "texts/en.ftl") if name.startswith("refused-")} == refusals()
