"""Games are found, not registered."""

from pathlib import Path

import pytest

import garabato.games
from garabato.games.hall import hall


def test_a_game_is_a_folder_that_exposes_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "patience").mkdir()
    (tmp_path / "patience/__init__.py").write_text("class GAME:\n    name = 'patience'\n")
    (tmp_path / "closet").mkdir()
    (tmp_path / "closet/__init__.py").write_text("")
    (tmp_path / "notes.py").write_text("GAME = None\n")
    monkeypatch.setattr(garabato.games, "__path__", [*garabato.games.__path__, str(tmp_path)])
    before = dict(hall())
    found = hall.__wrapped__()
    assert set(found) == {*before, "patience"}
    assert list(found) == sorted(found)


def test_the_hall_is_the_same_for_all() -> None:
    assert hall() is hall()
    assert all(name == game.name for name, game in hall().items())
