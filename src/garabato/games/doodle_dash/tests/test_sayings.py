"""Whatever the rules say has a sentence in every language."""

import re
from pathlib import Path

import pytest

from garabato.games.doodle_dash import refusals
from garabato.games.doodle_dash.scoring import CALLED_OFF, SHARED, WON
from garabato.kit import fouls

TEXTS = Path(__file__).parents[1] / "texts"
SHARED_TEXTS = Path(__file__).parents[5] / "web/texts/kit"


@pytest.mark.parametrize("catalogue", sorted(TEXTS.glob("*.ftl")), ids=lambda path: path.stem)
def test_every_language_has_every_sentence(catalogue: Path) -> None:
    said = {no.text for no in refusals.NOES} | {*fouls.TEXTS, CALLED_OFF, SHARED, WON}
    texts = catalogue.read_text("utf-8") + (SHARED_TEXTS / catalogue.name).read_text("utf-8")
    assert said - set(re.findall(r"^([a-z][a-z0-9-]*) *=", texts, re.MULTILINE)) == set()


def test_no_refusal_stands_twice() -> None:
    assert len({no.text for no in refusals.NOES}) == len(refusals.NOES) == 25
