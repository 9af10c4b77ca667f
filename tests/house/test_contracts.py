"""Each contract of .importlinter finds a breach planted in a copy of the tree."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NEW_GAME = {"games/planted/__init__.py": "", "games/planted/table.py": "", "games/planted/rules.py": "", "games/planted/bot.py": ""}

PLANTED = {
    "core above nothing": ("layers", {"core/planted.py": "import garabato.kit"}),
    "kit below games": ("layers", {"kit/planted.py": "import garabato.games"}),
    "room below words": ("layers", {"room/planted.py": "import garabato.words"}),
    "store below bots": ("layers", {"store/planted.py": "import garabato.bots"}),
    "bots below server": ("layers", {"bots/planted.py": "import garabato.server"}),
    "store below server": ("layers", {"store/planted.py": "import garabato.server"}),
    "a file in core": ("pure", {"core/planted.py": "import pathlib"}),
    "a stream in ink": ("pure", {"ink/planted.py": "from io import BytesIO"}),
    "a clock in the kit": ("pure", {"kit/planted.py": "def f():\n    import time"}),
    "luck in a game": ("pure", {**NEW_GAME, "games/planted/rules.py": "import random"}),
    "luck in the room": ("pure", {"room/planted.py": "import random"}),
    "a clock in the room's chance": ("pure", {"room/chance.py": "import random\nimport time"}),
    "asyncio in the room": ("pure", {"room/planted.py": "import asyncio"}),
    "asyncio in the store": ("sync", {"store/planted.py": "import asyncio.subprocess"}),
    "pictures in a game": ("pure", {**NEW_GAME, "games/planted/bot.py": "import numpy"}),
    "a clock in the hand": ("senses", {"bots/hand.py": "import time"}),
    "the eye looks into the room": ("senses", {"bots/eye.py": "import garabato.room"}),
    "a game opens another": ("strangers", {**NEW_GAME, "games/planted/rules.py": "import garabato.games.doodles"}),
    "a bot reads the rules": ("bots", {**NEW_GAME, "games/planted/bot.py": "import garabato.games.planted.rules"}),
    "a bot reads the rules through a friend": (
        "bots",
        {
            **NEW_GAME,
            "games/planted/bot.py": "import garabato.games.planted.friend",
            "games/planted/friend.py": "from garabato.games.planted import rules",
        },
    ),
    "a bot looks into the room": ("bots", {**NEW_GAME, "games/planted/bot.py": "import garabato.room"}),
    "a bot looks into the store": ("bots", {**NEW_GAME, "games/planted/bot.py": "import garabato.store"}),
    "a bot reads the state": (
        "bots",
        {**NEW_GAME, "games/planted/state.py": "", "games/planted/bot.py": "import garabato.games.planted.state"},
    ),
    "the table reads the rules": ("bots", {**NEW_GAME, "games/planted/table.py": "import garabato.games.planted.rules"}),
    "a shared bot reads the state": (
        "bots",
        {"kit/planted/__init__.py": "", "kit/planted/state.py": "", "kit/planted/bot.py": "import garabato.kit.planted.state"},
    ),
    "the server opens a game": ("insides", {**NEW_GAME, "server/planted.py": "import garabato.games.planted.table"}),
    "two friends in a circle": ("cycles", {"kit/one.py": "import garabato.kit.two", "kit/two.py": "import garabato.kit.one"}),
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Give a copy of the package with its contracts."""
    for path in (ROOT / "src/garabato").rglob("*.py"):
        copy = tmp_path / path.relative_to(ROOT / "src")
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    shutil.copyfile(ROOT / ".importlinter", tmp_path / ".importlinter")
    return tmp_path


def plant(tree: Path, files: Mapping[str, str]) -> None:
    for name, text in files.items():
        path = tree / "garabato" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text + "\n")


def lint(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache", "--no-logo", *arguments]
    env = os.environ | {"PYTHONPATH": str(tree)}
    return subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, check=False)


def test_the_tree_keeps_every_contract(tree: Path) -> None:
    result = lint(tree)
    assert result.returncode == 0, result.stdout


def test_a_new_game_keeps_every_contract(tree: Path) -> None:
    tidy = {
        "games/planted/__init__.py": "from garabato.games.planted.rules import GAME",
        "games/planted/rules.py": "from garabato.games.planted import table\nGAME = table",
        "games/planted/bot.py": "from garabato.games.planted import table",
        "games/planted/table.py": "from garabato.core import Fact",
    }
    plant(tree, tidy)
    result = lint(tree)
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_breach_is_found(tree: Path, name: str) -> None:
    contract, files = PLANTED[name]
    plant(tree, files)
    result = lint(tree, "--contract", contract)
    assert result.returncode == 1, result.stdout + result.stderr
    assert "BROKEN" in result.stdout


def test_every_contract_has_a_planted_breach() -> None:
    contracts = {
        line.removeprefix("[importlinter:contract:").rstrip("]")
        for line in (ROOT / ".importlinter").read_text().splitlines()
        if line.startswith("[importlinter:contract:")
    }
    assert contracts == {contract for contract, _ in PLANTED.values()}
