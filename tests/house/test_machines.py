"""The files for machines: the container, the composition, the unit. What can be said of them without the machines."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from garabato import cli

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "docs/how-to/garabato.service"


def instructions() -> list[tuple[str, str]]:
    lines = [line for line in (ROOT / "Dockerfile").read_text().splitlines() if line and not line.startswith("#")]
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in lines]


def said(word: str) -> list[str]:
    return [rest for name, rest in instructions() if name == word]


def test_the_container_runs_as_nobody_with_its_rooms_outside() -> None:
    words = [name for name, _ in instructions()]
    last_stage = words[len(words) - 1 - words[::-1].index("FROM") :]
    assert {"USER", "VOLUME", "HEALTHCHECK", "EXPOSE", "ENTRYPOINT"} <= set(last_stage)
    assert said("USER")[-1] not in {"root", "0"}
    assert said("VOLUME") == ["/data"]
    assert "GARABATO_DATA=/data" in said("ENV")[0]


def test_the_container_is_built_from_what_is_there() -> None:
    for rest in said("COPY"):
        *sources, _ = [word for word in rest.split() if not word.startswith("--")]
        for source in sources:
            assert source.startswith("/opt/") or (ROOT / source).exists(), source
    lines = "\n".join(said("RUN"))
    for lock in re.findall(r"\S+\.lock", lines):
        assert (ROOT / lock).is_file()
    assert all(re.fullmatch(r"python:3\.\d+-slim( AS \w+)?", image) for image in said("FROM")), "an image's name, and no host"


def test_what_starts_in_the_container_is_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert said("ENTRYPOINT") == ['["/opt/garabato/bin/garabato"]']
    assert said("CMD") == ['["serve"]']
    with pytest.raises(SystemExit):
        cli.main(["serve", "--help"])
    assert "--data" in capsys.readouterr().out


def test_the_health_check_is_python() -> None:
    (check,) = said("HEALTHCHECK")
    code = re.search(r'"-c", "(.*)"\]', check)
    assert code is not None
    compile(code[1], "HEALTHCHECK", "exec")
    assert "/api/health" in code[1]


def test_what_is_ignored_is_not_needed() -> None:
    ignored = (ROOT / ".dockerignore").read_text().split()
    assert {".git", ".venv", "node_modules", "data"} <= set(ignored)
    assert not {"src", "web", "package.json", "hatch_build.py", "LICENSES"} & set(ignored)


def test_the_composition_keeps_the_rooms_and_gives_no_rights_away() -> None:
    composition: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
    (service,) = composition["services"].values()
    assert set(composition["volumes"]) == {volume.partition(":")[0] for volume in service["volumes"]}
    assert (service["cap_drop"], service["read_only"], service["restart"]) == (["ALL"], True, "unless-stopped")
    assert "no-new-privileges:true" in service["security_opt"]
    assert not {"privileged", "network_mode"} & set(service)


def test_the_unit_starts_a_command_that_exists(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    start = re.search(r"^ExecStart=(.*)$", UNIT.read_text(), re.MULTILINE)
    assert start is not None
    program, *args = shlex.split(start[1])
    assert program.endswith("/bin/garabato")
    monkeypatch.setattr(cli, "_serve", lambda _: 0)
    assert cli.main(args) == 0
    assert not capsys.readouterr().err


def test_the_unit_is_well_formed_and_shut_tight(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("needs systemd-analyze: sudo apt install systemd")
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text().replace("/opt/garabato/bin/garabato", sys.executable))
    verified = subprocess.run([analyze, "verify", unit], capture_output=True, text=True, check=False)
    assert (verified.returncode, [line for line in verified.stderr.splitlines() if unit.name in line]) == (0, [])
    if "--offline" not in subprocess.run([analyze, "--help"], capture_output=True, text=True, check=True).stdout:
        return  # an older one
    exposed = subprocess.run([analyze, "security", "--offline=true", "--threshold=25", unit], capture_output=True, text=True, check=False)
    assert exposed.returncode == 0, exposed.stdout
