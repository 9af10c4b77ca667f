"""Anyone may build this behind any mirror: no file of the project names a registry."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
REGISTRIES = tuple(
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("files", "pythonhosted", "org"),
        ("registry", "npmjs", "org"),
        ("registry", "yarnpkg", "com"),
        ("npmmirror", "com"),
        ("nodejs", "org"),
        ("jsdelivr", "net"),
        ("unpkg", "com"),
    )
)


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True).stdout  # noqa: S607
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def test_no_tracked_file_names_a_registry() -> None:
    names = {f"{path.relative_to(ROOT)}: {host}" for path in tracked() for host in REGISTRIES if host.encode() in path.read_bytes()}
    assert not names


def test_package_lock_pins_by_hash_alone() -> None:
    text = (ROOT / "package-lock.json").read_text()
    assert '"resolved"' not in text
    assert '"integrity": "sha512-' in text


def test_every_python_requirement_is_pinned_by_hash() -> None:
    for lock in ROOT.glob("requirements*.lock"):
        blocks = [line for line in lock.read_text().splitlines() if line[:1].isalnum()]
        assert blocks
        assert all("==" in line and line.endswith("\\") for line in blocks), lock


def test_uv_lock_is_left_out() -> None:
    assert "uv.lock" in (ROOT / ".gitignore").read_text().split()
