"""A server that ends, well or badly: what was acknowledged is there again."""

import json
import signal
import socket
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from garabato.cli import main
from garabato.ink import codec
from garabato.store.contract import Claimed
from garabato.store.sqlite import SqliteStore
from tests.support.live import Browser, LiveServer

Run = Callable[..., tuple[int, str, str]]

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("live")]


def people_of(browser: Browser) -> list[tuple[str, bool]]:
    return [(person["name"], person["ready"]) for person in browser.truth["room"]["people"]]


def come_back(server: LiveServer, gone: Browser) -> Browser:
    back = server.join(gone.code, "another name", token=gone.token)
    back.until("ServerSentUpdate")
    return back


def test_kill_and_restart_lose_nothing_acknowledged(tmp_path: Path) -> None:
    server = LiveServer(tmp_path / "data")
    lobby = [server.join(server.room(), "Lone")]
    table = server.room()
    players = [server.join(table, name) for name in ("Ann", "Bo", "Cy")]
    for n in range(30):
        assert lobby[0].command("Say", text=f"message {n}")["type"] == "ServerSentDone"
    lobby[0].socket.send(codec.begin(1, 1, 0, 0, [(5, 5), (6, 6)]))
    lobby[0].socket.send(codec.end(1))
    while not any(ink[0] == 3 for ink in lobby[0].inks):
        lobby[0].hear()
    assert players[0].command("Start")["type"] == "ServerSentDone"
    players[0].until("ServerSentUpdate") if "view" not in players[0].truth else None
    server.kill()

    began = time.monotonic()
    with LiveServer(tmp_path / "data", speed=1.0) as again:
        back = [come_back(again, player) for player in players]
        assert time.monotonic() - began < 30
        assert [player.seat for player in back] == [0, 1, 2]
        assert back[0].truth["room"]["stage"] == "playing"
        assert back[0].truth["view"]["card"] == players[0].truth["view"]["card"]
        lone = come_back(again, lobby[0])
        said = [text["text"] for text in lone.texts if text["type"] == "ServerSentSaid"]
        while len(said) < 30:
            said.append(lone.until("ServerSentSaid")["text"])
        assert said == [f"message {n}" for n in range(30)]
        while not any(ink[0] == 2 for ink in lone.inks):
            lone.hear()
        (pen,) = [ink for ink in lone.inks if ink[0] == 2]
        assert len(pen) > 10, "the own strokes are there"
        for browser in (*back, lone):
            browser.leave()
    server.stop()


def test_a_good_end_says_goodbye_and_the_next_server_goes_on_at_once(tmp_path: Path) -> None:
    server = LiveServer(tmp_path / "data")
    code = server.room()
    ann = server.join(code, "Ann")
    assert ann.command("Ready", ready=True)["type"] == "ServerSentDone"
    server.process.send_signal(signal.SIGTERM)
    assert ann.closed() == ({"type": "ServerSentBye", "reason": "moved", "again": True}, 1012)
    assert server.stop() == 0
    with LiveServer(tmp_path / "data") as again:
        back = come_back(again, ann)
        assert back.seat == 0
        assert people_of(back) == [("Ann", True)]
        back.leave()


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[int, str, str]]:
    """Give the command: exit code, output, complaints."""
    monkeypatch.setattr("garabato.cli.set_up_logs", lambda **_: None)

    def run(*command: str) -> tuple[int, str, str]:
        code = main(command)
        out, err = capsys.readouterr()
        return code, out, err

    return run


def test_one_sentence_says_why_it_cannot_begin(tmp_path: Path, run: Run) -> None:
    (tmp_path / "file").write_text("no folder")
    code, out, err = run("serve", "--port", "1", "--data", str(tmp_path / "file"))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "--data" in err

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        code, _, err = run("serve", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path / "data"))
    assert (code, err.count("\n")) == (2, 1)
    assert f"Port {port}" in err

    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "garabato.sqlite").write_text("this is no database, but a file with some text in it " * 100)
    code, _, err = run("serve", "--port", "18999", "--data", str(tmp_path / "odd"))
    assert (code, err.count("\n")) == (2, 1)


def test_a_folder_has_one_server_and_its_running_game_stays_secret(tmp_path: Path, run: Run) -> None:
    data = str(tmp_path / "data")
    with LiveServer(tmp_path / "data") as server:
        code, _, err = run("serve", "--port", "18999", "--data", data)
        assert (code, err.count("\n")) == (2, 1)
        assert "Another Garabato" in err

        room = server.room()
        players = [server.join(room, name) for name in ("Ann", "Bo", "Cy")]
        code, told, _ = run("replay", room, "--data", data)
        assert code == 0
        assert "Opened" in told
        assert "Seated" in told
        assert players[0].command("Start")["type"] == "ServerSentDone"
        for force in ([], ["--force"]):
            assert run("replay", room, "--data", data, *force)[0] == 2
        for player in players:
            player.leave()
    assert run("replay", room, "--data", data)[0] == 2
    code, told, _ = run("replay", room.lower(), "--data", data, "--force")
    assert code == 0
    assert "Began" in told
    secret = json.loads(stored_first(tmp_path / "data", room))["what"]["secret"]
    assert secret not in told
    assert run("replay", "BCDF", "--data", data)[0] == 2
    assert run("replay", "nonsense", "--data", data)[0] == 2
    assert run("replay", room, "--data", str(tmp_path / "none"))[0] == 2


def stored_first(folder: Path, code: str) -> bytes:
    store = SqliteStore(folder / "garabato.sqlite")
    found = store.read(code)
    store.close()
    assert isinstance(found, Claimed)
    return found.entries[0]
