"""What an operator reads holds nothing of people: no token, no name, no word, no code of a room that is well."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from garabato.server.logs import set_up_logs, told
from garabato.store.contract import StoreFailed
from tests.support.live import Browser, LiveServer

WORD = "Schnabeltier"


@pytest.fixture
def _logs_as_before() -> Iterator[None]:
    root = logging.getLogger()
    kept, level, quiet = root.handlers[:], root.level, logging.getLogger("uvicorn").level
    yield
    root.handlers[:] = kept
    root.setLevel(level)
    logging.getLogger("uvicorn").setLevel(quiet)
    structlog.reset_defaults()


def full_disk() -> None:
    raise StoreFailed("the disk is full")


def stumble(how: str) -> None:
    """Fail with a word in the message, because or while the disk is full."""
    try:
        full_disk()
    except StoreFailed as first:
        if how == "because":
            raise KeyError(WORD) from first
        if how == "although":
            raise KeyError(WORD) from None
        raise KeyError(WORD)  # noqa: B904  (as it comes when something else breaks meanwhile)


def caught(how: str) -> KeyError:
    with pytest.raises(KeyError) as failed:
        stumble(how)
    return failed.value


@pytest.mark.usefixtures("_logs_as_before")
@pytest.mark.parametrize("as_json", [True, False])
@pytest.mark.parametrize("who", ["ours", "a library's"])
def test_an_error_says_where_but_not_what_people_wrote(capsys: pytest.CaptureFixture[str], who: str, *, as_json: bool) -> None:
    set_up_logs(json=as_json)
    if who == "ours":
        structlog.get_logger().error("room failed", room="BCDF", exc_info=caught("meanwhile"))
    else:
        logging.getLogger("library").error("request failed", exc_info=caught("meanwhile"))
    written = capsys.readouterr().err
    assert "KeyError" in written
    assert "the disk is full" in written
    assert "in stumble" in written
    assert WORD not in written
    assert len(written.splitlines()) == 1 or not as_json


@pytest.mark.parametrize(("how", "tells"), [("because", True), ("meanwhile", True), ("although", False)])
def test_what_came_before_is_told(how: str, *, tells: bool) -> None:
    said = told(caught(how))
    assert ("StoreFailed: the disk is full\nand then:\n" in said) is tells
    assert said.endswith("KeyError")


def noise(server: LiveServer, people: list[Browser]) -> None:
    """All that gets written about: rude sockets, refusals, goodbyes, a second window."""
    for text in ('{"type": "ClientSentAct", "no": 99, "action": 1}', json.dumps({"type": "Nothing", "no": 7, "word": WORD})):
        people[0].socket.send(text)
    people[0].command("Say", text=WORD)
    people[1].command("Pick", game="nothing")
    server.join(people[2].code, "Gundelfinger", token=people[2].token)
    for letters in ("BCDF", people[0].code):
        with server.connect(letters) as rude:
            rude.send("hello Gundelfinger")
            assert b"ServerSentBye" in rude.recv(5, decode=False)
    for browser in people:
        browser.leave()


@pytest.mark.slow
def test_a_noisy_evening_leaves_nothing_of_people_in_the_log(tmp_path: Path) -> None:
    with LiveServer(tmp_path / "data", speed=20) as server:
        code = server.room()
        people = [server.join(code, name) for name in ("Gundelfinger", "Bo Gundelfinger", "Cyd Gundelfinger")]
        people[0].command("Pick", game="doodles", options={"rounds": 1})
        people[0].command("Start", first=0)
        people[0].until("ServerSentUpdate", timeout=20)
        noise(server, people)
        server.stop()
        log = (tmp_path / "data.log").read_text()
        admin = (tmp_path / "data" / "admin.token").read_text().strip()
    lines = [json.loads(line) for line in log.splitlines()]
    assert {line["event"] for line in lines} >= {"serving", "bye", "draining"}
    assert not [line for line in lines if line["level"] == "error"]
    words = [name for names in (person.truth.get("names") or {} for person in people) for name in names.values()]
    assert words
    for secret in (code, "Gundelfinger", WORD, admin, *words, *(person.token for person in people)):
        assert secret not in log
