"""The sheet with all doodles of Doodle Dice in the documentation shows those that are played with."""

import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("doodle_sheet", ROOT / "scripts/doodle_sheet.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_sheet_is_up_to_date() -> None:
    module = script()
    drawn = (ROOT / "docs/assets/doodle-dice.svg").read_text(encoding="utf-8")
    assert drawn == module.sheet(), "run scripts/doodle_sheet.py"
    assert drawn.count("<text") == 60


def test_a_bare_sheet_tells_no_names() -> None:
    assert "<text" not in script().sheet(bare=True)
