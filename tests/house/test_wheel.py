"""The wheel carries the built client and needs no Node; sources of screens and tests stay at home."""

import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a copy of the project, so that nobody's client is built under their feet."""
    copy = tmp_path_factory.mktemp("tree")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)
    (copy / "node_modules").symlink_to(ROOT / "node_modules")
    return copy


def build(tree: Path, target: str) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(tree / "dist")]
    result = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    return next((tree / "dist").glob("*.whl" if target == "wheel" else "*.tar.gz"))


@pytest.mark.slow
def test_the_wheel_holds_what_plays(tree: Path) -> None:
    names = zipfile.ZipFile(build(tree, "wheel")).namelist()
    assert "garabato/web/index.html" in names
    assert any(name.startswith("garabato/web/assets/") and name.endswith(".js") for name in names)
    assert any(name.startswith("garabato/games/doodles/decks/") for name in names)
    assert "garabato/words/concepts.tsv" in names
    assert {name.rpartition("/")[2] for name in names if "/licenses/" in name} >= {"LICENSE", "NOTICE", "OFL-1.1.txt", "ISC.txt"}
    bots = {"eye.npz", "looks.npz", "classes.tsv", "icons/concepts.tsv", "icons/strokes.npz", "icons/LICENSE"}
    assert {f"garabato/bots/{name}" for name in bots} <= {*names}


@pytest.mark.slow
def test_the_wheel_leaves_the_rest_at_home(tree: Path) -> None:
    names = zipfile.ZipFile(build(tree, "wheel")).namelist()
    assert not [name for name in names if name.endswith((".ts", ".svelte")) or "/tests/" in name]
    assert not [name for name in names if name.startswith("garabato/games/") and "/web/" in name]


@pytest.mark.slow
def test_the_sdist_can_build_a_wheel(tree: Path, tmp_path: Path) -> None:
    with tarfile.open(build(tree, "sdist")) as archive:
        archive.extractall(tmp_path, filter="data")
    unpacked = next(tmp_path.iterdir())
    assert not (unpacked / "node_modules").exists()
    (unpacked / "node_modules").symlink_to(ROOT / "node_modules")
    (unpacked / "package-lock.json").touch()
    shutil.copystat(ROOT / "package-lock.json", unpacked / "package-lock.json")
    assert "garabato/web/index.html" in zipfile.ZipFile(build(unpacked, "wheel")).namelist()
