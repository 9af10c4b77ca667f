"""`garabato doctor`, `backup` and `restore`: true sentences and exit codes."""

import shutil
import socket
import sqlite3
from collections import namedtuple
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from garabato import cli
from garabato.server import doctor as clinic
from garabato.server.config import Config
from garabato.server.doctor import Answer, Finding, doctor
from garabato.server.keys import token_in
from garabato.server.serve import DATABASE
from garabato.store.sqlite import SqliteStore
from tests.support.fast_server import free_port
from tests.support.live import LiveServer

Usage = namedtuple("Usage", "total used free")  # noqa: PYI024  (as shutil's own)


@pytest.fixture
def config(tmp_path: Path) -> Config:
    folder = tmp_path / "data"
    store = SqliteStore(folder / DATABASE)
    store.create("BCDF", "me", "doodles", b"first")
    store.release("BCDF", "me")
    store.close()
    return Config(host="127.0.0.1", port=free_port(), folder=folder)


@pytest.fixture(autouse=True)
def _built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "index.html").touch()
    monkeypatch.setattr(clinic, "CLIENT", tmp_path / "client")


def said(config: Config) -> tuple[int, str]:
    lines: list[str] = []
    return doctor(config, lines.append), "\n".join(lines)


def levels(findings: Iterator[Finding]) -> list[str]:
    return [finding.level for finding in findings]


def test_a_healthy_house(config: Config) -> None:
    code, text = said(replace(config, host="::"))
    assert code == 0
    assert "  ok The database is whole: 1 room." in text
    assert f"Port {config.port} is free" in text
    assert "!!" not in text


def test_a_first_start_is_odd_and_not_bad(tmp_path: Path) -> None:
    code, text = said(Config(host="127.0.0.1", port=free_port(), folder=tmp_path / "none"))
    assert code == 0
    assert "There is no data folder" in text
    assert "Only this machine finds the server" in text
    assert not (tmp_path / "none").exists(), "looking changes nothing"


def test_a_folder_that_can_not_be_written(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: Path, __: bytes) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "write_bytes", refuse)
    code, text = said(config)
    assert code == 1
    assert "!! The data folder" in text
    assert "Permission denied" in text


@pytest.mark.parametrize(("free", "level"), [(1 << 20, "bad"), (500 << 20, "odd"), (5 << 30, "well")])
def test_the_room_on_the_disk(config: Config, monkeypatch: pytest.MonkeyPatch, free: int, level: str) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(0, 0, free))
    assert levels(clinic.folder(config)) == [level]


def test_a_token_that_others_can_read(config: Config) -> None:
    token_in(config.folder)
    assert levels(clinic.folder(config)) == ["well"]
    (config.folder / "admin.token").chmod(0o644)
    assert levels(clinic.folder(config)) == ["well", "bad"]


def test_a_database_that_is_none(config: Config) -> None:
    (config.folder / DATABASE).write_bytes(b"no database" * 100)
    assert levels(clinic.database(config)) == ["bad"]


def test_a_clock_that_went_back(config: Config) -> None:
    database = sqlite3.connect(config.folder / DATABASE)
    database.execute("update room set claimed_at = claimed_at + 1000000")
    database.commit()
    database.close()
    findings = list(clinic.database(config))
    assert [finding.level for finding in findings] == ["well", "bad"]
    assert "clock of this machine goes wrong" in findings[1].text


def test_pages_that_are_not_built(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clinic, "CLIENT", config.folder / "none")
    assert "make setup" in said(config)[1]


@pytest.mark.parametrize(("most", "level"), [(1024, "odd"), (4096, "well"), (-1, "well")])
def test_how_many_files_may_be_open(monkeypatch: pytest.MonkeyPatch, most: int, level: str) -> None:
    monkeypatch.setattr("resource.getrlimit", lambda _: (256, most))
    assert levels(clinic.files()) == [level]


def test_a_port_that_is_taken(config: Config) -> None:
    with socket.create_server(("127.0.0.1", config.port)):
        code, text = said(config)
    assert code == 1
    assert f"Port {config.port} on 127.0.0.1 can't be used" in text


def test_a_public_address_is_asked_only_while_the_server_runs(config: Config) -> None:
    assert levels(clinic.reach(replace(config, public_url="https://doodle.example.org/"), running=False)) == ["odd"]


def test_a_machine_without_a_network(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clinic, "lan_address", lambda: None)
    assert levels(clinic.reach(replace(config, host="::"), running=False)) == ["odd"]


# ---------------------------------------------------------------- the way of the people

URL = "https://doodle.example.org/"
ALIVE = Answer(200, {"alive": True, "start": "a"}, None)
SEEN = Answer(200, {"url": URL, "address": "192.0.2.1", "proxied": True, "trusted": True}, None)
THROUGH = Answer(101, {}, None)


def answers(monkeypatch: pytest.MonkeyPatch, **given: Answer) -> None:
    """What is answered: `there`, `here`, `seen`, `socket`."""
    known = {"there": ALIVE, "here": ALIVE, "seen": SEEN, "socket": THROUGH} | given

    def ask(base: str, path: str, **_: str) -> Answer:
        if path == "api/health":
            return known["there" if base == URL else "here"]
        return known["seen" if path == "api/seen" else "socket"]

    monkeypatch.setattr(clinic, "_ask", ask)


@pytest.mark.parametrize(
    ("given", "level", "words"),
    [
        ({}, "well", "Live connections get through"),
        ({"there": Answer(0, {}, None, "nobody answers (refused)")}, "bad", "nobody answers (refused)"),
        ({"there": Answer(404, {}, None)}, "bad", "something else answers (404)"),
        ({"here": Answer(200, {"alive": True, "start": "b"}, None)}, "bad", "another Garabato answers"),
        ({"there": replace(ALIVE, date=1e9)}, "odd", "The clock of the proxy"),
        ({"seen": Answer(200, SEEN.said | {"proxied": False}, None)}, "well", "No proxy says"),
        ({"seen": Answer(200, SEEN.said | {"trusted": False}, None)}, "odd", "--trusted-proxy"),
        ({"seen": Answer(200, SEEN.said | {"url": "http://a/"}, None)}, "bad", f"--public-url {URL}"),
        ({"socket": Answer(426, {}, None)}, "bad", "drops the Upgrade header"),
        ({"socket": Answer(403, {"why": "origin"}, None)}, "bad", "pass the Host header on"),
        ({"socket": Answer(502, {}, None)}, "bad", "do not get through (502)"),
    ],
)
def test_what_is_wrong_with_the_public_address(
    config: Config, monkeypatch: pytest.MonkeyPatch, given: dict[str, Answer], level: str, words: str
) -> None:
    answers(monkeypatch, **given)
    findings = list(clinic.reach(replace(config, public_url=URL), running=True))
    assert [finding.level for finding in findings if words in finding.text] == [level]
    assert {finding.level for finding in findings} <= {"well", level}


def test_nobody_answers(config: Config) -> None:
    assert "nobody answers" in clinic._ask(f"http://127.0.0.1:{config.port}/", "api/health").trouble


# ---------------------------------------------------------------- with a server


def run(capsys: pytest.CaptureFixture[str], *args: Any) -> tuple[int, str]:
    code = cli.main([str(arg) for arg in args])
    heard = capsys.readouterr()
    return code, heard.out + heard.err


@pytest.mark.slow
def test_a_running_server_is_examined_copied_and_put_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, copied = tmp_path / "data", tmp_path / "copy.sqlite"
    port = str(free_port())
    with LiveServer(data, "--port", port, "--public-url", f"http://127.0.0.1:{port}/") as server:
        first = server.room()
        where = ("--data", data, "--host", "127.0.0.1", "--port", server.port)
        code, text = run(capsys, "doctor", *where, "--public-url", server.url)
        assert code == 0, text
        assert "The server runs and answers" in text
        assert "leads to this server" in text
        assert "Live connections get through" in text
        assert run(capsys, "doctor", "--data", data, "--host", "127.0.0.1", "--port", free_port())[0] == 1, "on another port nobody answers"
        assert run(capsys, "backup", "--data", data, copied) == (0, f"{copied} is a whole copy, with 1 room.\n")
        assert run(capsys, "backup", "--data", data, copied)[0] == 2
        second = server.room()
        code, text = run(capsys, "restore", "--data", data, copied)
        assert (code, "Stop it first" in text) == (2, True)
    code, text = run(capsys, "restore", "--data", data, copied)
    assert (code, "The old database is kept as" in text) == (0, True)
    with LiveServer(data) as server:
        assert httpx.get(f"{server.url}api/rooms/{first}").status_code == 200
        assert httpx.get(f"{server.url}api/rooms/{second}").status_code == 404


def test_a_folder_that_can_not_be_locked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    code, text = run(capsys, "restore", "--data", tmp_path / "file" / "data", tmp_path / "copy")
    assert (code, "can't be written" in text) == (2, True)


def test_a_token_that_is_too_short_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GARABATO_ADMIN_TOKEN", "secret")
    code, text = run(capsys, "serve", "--data", tmp_path)
    assert (code, "too short" in text) == (2, True)
    monkeypatch.setenv("GARABATO_ADMIN_TOKEN", "a" * 16)
    monkeypatch.setenv("GARABATO_METRICS_TOKEN", "b" * 16)
    heard: list[Config] = []
    monkeypatch.setattr(cli, "serve", lambda config, _: heard.append(config))
    monkeypatch.setattr(cli, "set_up_logs", lambda **_: None)
    assert cli.main(["serve", "--data", str(tmp_path)]) == 0
    keys = heard[0].keys
    assert (keys.admin, keys.everywhere, keys.metrics) == ("a" * 16, True, "b" * 16)
