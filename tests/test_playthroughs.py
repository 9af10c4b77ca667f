"""A whole game of each kind is stored as text: a change of the rules shows as a difference to read."""

from pathlib import Path

import pytest

from garabato.games.hall import hall
from tests.support.playthrough import header, replay, stored


@pytest.mark.parametrize("path", stored(), ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def test_a_playthrough_is_played_again(path: Path) -> None:
    """If the change is meant: `.venv/bin/python -m tests.support.playthrough`."""
    assert replay(hall()[path.parts[-4]], header(path)) == path.read_text("utf-8")


def test_every_game_has_a_playthrough() -> None:
    assert {path.parts[-4] for path in stored()} == set(hall())
