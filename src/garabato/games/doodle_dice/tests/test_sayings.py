"""Whatever the rules say has a sentence in every language."""

import re
from pathlib import Path

import pytest

from garabato.games.doodle_dice import GAME, refusals
from garabato.games.doodle_dice.steps import CALLED_OFF, WON

CATALOGUES = sorted((Path(__file__).parents[1] / "texts").glob("*.ftl"))
SAID = {no.text for no in refusals.ALL} | {WON, CALLED_OFF, "title", "pitch", "tagline"}
OPTIONS = {f"option-{name}" for name in GAME.clauses} | {f"option-assist-{value}" for value in ("off", "last_roll", "always")}


def test_there_are_five_languages() -> None:
    assert [path.stem for path in CATALOGUES] == ["en", "es", "it", "ro", "ru"]


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.stem)
def test_every_language_has_every_sentence(catalogue: Path) -> None:
    ids = set(re.findall(r"^([a-z][a-z0-9_-]*) *=", catalogue.read_text("utf-8"), re.MULTILINE))
    assert (SAID | OPTIONS | {"option-turn_s-on", "option-deal_s-on"}) - ids == set()


def test_no_two_refusals_share_a_sentence() -> None:
    assert len({no.text for no in refusals.ALL}) == len(refusals.ALL)
    assert all(no.text.startswith(f"refused-{no.clause.lower()}") for no in refusals.ALL)
