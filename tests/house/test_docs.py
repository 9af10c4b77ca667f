"""The documentation says what is so."""

import argparse
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from garabato import cli
from garabato.games import hall
from garabato.room import doors, people
from garabato.room.keeping import VOTE_MS
from garabato.room.messages import PROTOCOL, ClientSent, Command, ServerSent, ServerSentBye
from garabato.room.votes import AGAIN_MS
from garabato.server.config import Limits
from garabato.server.http_door import MOST_HEAD, REQUEST_SECONDS
from garabato.server.metrics import Metrics

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("changelog.d/README.md"), *ROOT.glob("src/garabato/**/*.md")])


def rows(page: str, heading: str = "") -> list[list[str]]:
    """Give the cells of the tables below a heading, without their heads."""
    text = (ROOT / page).read_text().partition(heading)[2].partition("\n## ")[0] if heading else (ROOT / page).read_text()
    lines = [line for line in text.splitlines() if line.startswith("|")]
    after_rule = [line for above, line in zip(["", *lines], lines, strict=False) if above and not line.startswith("|---")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in after_rule]


def first_words(page: str, heading: str = "") -> set[str]:
    return {word[1] for cells in rows(page, heading) if (word := re.match(r"`([A-Za-z_]+)`", cells[0]))}


def anchors(page: Path) -> set[str]:
    titles = re.findall(r"^#+ (.*)$", page.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title).strip().lower().replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text()):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        found = page.parent / path if path else page
        assert found.exists(), target
        assert not anchor or anchor in anchors(found), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_verb_exists(page: Path) -> None:
    verbs = set(re.findall(r"^([a-z]+):.*##", (ROOT / "Makefile").read_text(), re.MULTILINE))
    named = set(re.findall(r"(?:`|^ {4})make ([a-z]+)", page.read_text(), re.MULTILINE))
    assert named <= verbs


def test_the_pages_build(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    result = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    pages = "".join(page.read_text() for page in tmp_path.rglob("*.html"))
    assert not re.search(r"""(?:<link|<script|<img)[^>]*(?:href|src)=["']?(?:https?:)?//""", pages)


def test_the_readme_lists_the_games() -> None:
    listed = {(cells[0], cells[1], cells[2]) for cells in rows("README.md", "## The games")}
    games = {
        (f"[{title(name)}](src/garabato/games/{name}/)", f"{game.seats.start} to {game.seats.stop - 1}", f"{game.minutes} min")
        for name, game in hall().items()
    }
    assert listed == games


def title(name: str) -> str:
    return (ROOT / f"src/garabato/games/{name}/RULES.md").read_text().splitlines()[0].removeprefix("# ")


def test_every_message_is_described() -> None:
    page = "docs/reference/messages.md"
    assert first_words(page, "## From the browser") == {each.__name__ for each in get_args(ClientSent)}
    assert first_words(page, "## Commands") == {each.__name__ for each in get_args(Command)}
    assert first_words(page, "## From the server") == {each.__name__ for each in get_args(ServerSent)}
    assert first_words(page, "## Why a socket closes") == set(get_args(ServerSentBye.__annotations__["reason"]))
    assert f"which is {PROTOCOL} in this version" in (ROOT / page).read_text()


def test_every_address_is_described() -> None:
    source = "\n".join(path.read_text() for path in sorted((ROOT / "src/garabato/server").glob("rest*.py")))
    routes = {
        (method.upper(), re.sub(r":str", "", path)) for method, path in re.findall(r'^@(get|post)\(\s*"([^"]+)"', source, re.MULTILINE)
    }
    assert {(cells[0], cells[1].strip("`")) for cells in rows("docs/reference/http.md") if cells[0] in {"GET", "POST"}} == routes


def test_every_counter_is_described() -> None:
    metrics = Metrics()
    metrics.show_rooms({("lobby", "doodles", ""): 1})
    kinds = {f"{family.name}_total" if family.type == "counter" else family.name: family.type for family in metrics.registry.collect()}
    assert {cells[0].strip("`"): cells[1] for cells in rows("docs/reference/metrics.md")} == kinds


def test_the_limits_are_the_real_ones() -> None:
    page, limits = (ROOT / "docs/reference/http.md").read_text(), Limits()
    assert f"| open sockets | {limits.sockets} |" in page
    assert f"| new sockets | {limits.knocks:.0f} a second, at first {limits.sockets} at once |" in page
    assert f"| new rooms | {limits.new_rooms} in ten minutes |" in page
    assert f"| questions about rooms | {limits.questions:.0f} a second, {10 * limits.questions:.0f} at once |" in page
    assert f"| addresses and QR codes | {limits.pictures:.0f} a second, {10 * limits.pictures:.0f} at once |" in page
    assert f"here after {REQUEST_SECONDS:.0f} seconds, and its head has to be shorter than {MOST_HEAD // 1024} KiB" in page
    assert f"| JSON messages | {limits.texts:.0f} a second, {2 * limits.texts:.0f} at once, {limits.text_bytes // 1024} KiB each |" in page
    assert f"| ink | {limits.inks:.0f} messages a second, {2 * limits.inks:.0f} at once |" in page
    assert f"{limits.buffered // 1024} KiB, ten seconds without a byte taken, or a minute in all" in page
    assert limits.lagging == 10


def test_the_promised_times_are_the_real_ones() -> None:
    page = (ROOT / "docs/promises.md").read_text()
    assert f"*reconnecting* for {people.GRACE_MS // 1000} seconds" in page
    assert f"After {people.HOST_MS // 1000} seconds somebody else who is there acts as the host" in page
    assert f"lapses after {VOTE_MS // 1000} seconds" in page
    host = (ROOT / "docs/how-to/host.md").read_text()
    assert f"takes {Limits().guesses} wrong guesses from one address in ten minutes" in host
    assert AGAIN_MS == 120_000
    assert doors.MOST_PEOPLE == 40
    assert "Forty people are in it" in (ROOT / "docs/reference/messages.md").read_text()


def options(parser: argparse.ArgumentParser, name: str) -> dict[str, set[str]]:
    """Give the options of every command, by its name; those of subcommands count as their command's."""
    found: dict[str, set[str]] = {}
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for word, command in action.choices.items():
                found |= options(command, f"{name} {word}")
        elif action.option_strings and "--help" not in action.option_strings:
            found.setdefault(name, set()).update(action.option_strings)
    return found


def test_every_option_is_described() -> None:
    documented = {
        command: {cells[0].strip("`") for cells in rows("docs/reference/command-line.md", f"## {command}") if cells[0].startswith("`-")}
        for command in [f"garabato {name}" for name in ("serve", "doctor", "backup", "restore", "replay", "words")]
    }
    real: dict[str, set[str]] = {}
    for command, found in options(cli._parser({}), "garabato").items():
        real.setdefault(" ".join(command.split()[:2]), set()).update(found)
    assert documented == real


def test_every_variable_of_the_environment_is_described() -> None:
    page, source = (ROOT / "docs/reference/command-line.md").read_text(), (ROOT / "src/garabato/cli.py").read_text()
    asked = {f"GARABATO_{name}" for name in re.findall(r'default\("([A-Z_]+)"', source)} | set(re.findall(r'"(GARABATO_[A-Z_]+)"', source))
    assert set(re.findall(r"`(GARABATO_[A-Z_]+)`", page)) == asked


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_command_named_exists(page: Path) -> None:
    commands = {command.split()[1] for command in options(cli._parser({}), "garabato")}
    named = set(re.findall(r"(?:`|^ {4}|/bin/)garabato ([a-z]+)", page.read_text(), re.MULTILINE))
    assert named <= commands
