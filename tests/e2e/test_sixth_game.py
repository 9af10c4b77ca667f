"""A sixth game touches one folder: laid beside the others it is found, built, served, played, and holds what every game holds."""

import shutil
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Door
from tests.e2e.sayings import Sayings
from tests.e2e.served import ROOT, Served

pytestmark = [pytest.mark.browser, pytest.mark.slow]

TOY = ROOT / "tests/toy_game/thumbs"
COPIED = ("src", "web", "scripts", "tests/support", "tests/test_every_game.py", "conftest.py", "pyproject.toml", "hatch_build.py")
GENERATED = {Path("web/src/wire.ts")}
BUILT = Path("src/garabato/web")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with one more folder in it."""
    root = tmp_path_factory.mktemp("house")
    names = [*COPIED, "vite.config.ts", *(path.name for path in ROOT.glob("*.json"))]
    for name in names:
        source, target = ROOT / name, root / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(
                source, target, ignore=lambda folder, _: {"__pycache__", "web"} if folder == str(ROOT / "src/garabato") else {"__pycache__"}
            )
        else:
            shutil.copy(source, target)
    shutil.copytree(TOY, root / "src/garabato/games/thumbs")
    (root / "node_modules").symlink_to(ROOT / "node_modules")
    return root


def marks(root: Path) -> dict[Path, str]:
    """What stands in every file that somebody wrote."""
    files = [path for top in ("src", "web", "scripts") for path in (root / top).rglob("*") if path.is_file()]
    names = {path.relative_to(root): path for path in files if "__pycache__" not in path.parts}
    return {
        name: blake2b(path.read_bytes()).hexdigest() for name, path in names.items() if BUILT not in name.parents and name not in GENERATED
    }


def run(root: Path, *command: str) -> str:
    """Run a command of the house in the copy."""
    environment = {"PYTHONPATH": f"{root / 'src'}:{root}", "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": str(root)}
    done = subprocess.run([sys.executable, *command], cwd=root, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_sixth_game_touches_one_folder(house: Path, door: Door, tmp_path: Path) -> None:
    before = marks(house)
    run(house, "scripts/wire.py")
    run(house, "hatch_build.py", "run", "--silent", "build", "--", "--logLevel", "warn")
    suite = run(house, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_every_game.py", "-k", "thumbs")
    assert " passed" in suite
    served = Served(tmp_path / "toy", house / BUILT, root=house)
    served.start(speed=5)
    try:
        play_thumbs(door, served, house)
    finally:
        served.stop()
    assert not served.complaints()
    assert marks(house) == before


def play_thumbs(door: Door, served: Served, house: Path) -> None:
    """To its end, by two people."""
    ana, bea = (door.person(name, PHONE) for name in ("Ana", "Bea"))
    for person in (ana, bea):
        person.say = Sayings("en", "thumbs", house)
    code = ana.start_room(served.url())
    bea.join(served.url(code))
    ana.press(ana.page.get_by_role("button", name=ana.say("title"), exact=True))
    ana.until(lambda: ana.ears.room["game"] == "thumbs", "the game on the table")
    bea.ready()
    ana.press(ana.button("start"))
    ana.phase("draw")
    artist, other = (ana, bea) if ana.view["artist"] == ana.ears.seat else (bea, ana)
    artist.sheet.wait_for()
    artist.stroke([(0.2, 0.2), (0.5, 0.7), (0.8, 0.2)])
    artist.done()
    other.phase("vote")
    other.press(other.button("up"))
    for person in (ana, bea):
        person.phase("over")
        expect(person.page.get_by_role("heading", name=person.say("won-liked"))).to_be_visible()
    ana.press(ana.button("to-lobby"))
    bea.in_lobby()
