"""Messages that no fair client sends: the sender is told, nobody else notices, nothing breaks."""

import json

import pytest

from garabato.store.contract import Claimed
from tests.support.household import Home, Player


@pytest.fixture
def home() -> Home:
    return Home()


@pytest.fixture
def pair(home: Home) -> tuple[Player, Player]:
    code = home.room()
    ann, bo = home.player(code, "Ann"), home.player(code, "Bo")
    ann.heard(), bo.heard()
    return ann, bo


BYE = {"type": "ServerSentBye", "reason": "bad_message", "again": False}


@pytest.mark.parametrize(
    "payload",
    [
        b"",
        b"[1,2",
        b"null",
        b"[]",
        b'"ClientSentPing"',
        b"\xff\xfe\x00",
        b'{"type":"ClientSentPing","mark":NaN}',
        b'{"type":"ClientSentPing","mark":1e400}',
        b'{"type":"ClientSentPing","mark":-1}',
        b'{"type":"Nobody"}',
        b'{"type":"ClientSentAct","no":1e99,"action":{}}',
        b'{"type":"ClientSentAct","no":-1,"action":{}}',
        b'{"no":99999999999999999999999999}',
        b"[" * 16_000,
        b'{"type":"ClientSentCommand","no":1,"command":' + b'{"a":' * 3000 + b"1" + b"}" * 3001,
        b'{"type":"ClientSentPing","mark":1,"x":"' + b"x" * 20_000 + b'"}',
        b'{"type":"ClientSentHello","protocol":1}',
    ],
)
def test_nonsense_ends_the_talk_for_its_sender_only(pair: tuple[Player, Player], payload: bytes) -> None:
    ann, bo = pair
    bo.text(payload)
    assert bo.bye in (BYE, None)
    if bo.bye is None:
        assert bo.all("ServerSentRefused")
    texts = ann.texts()
    assert all(message["type"] == "ServerSentUpdate" for message in texts)
    ann.raw({"type": "ClientSentPing", "mark": 3})
    assert ann.texts()[-1]["mark"] == 3


@pytest.mark.parametrize(
    "command",
    [
        {"type": "Pace", "tenths": 11},
        {"type": "Say", "text": "x" * 301},
        {"type": "Kick", "seat": "1"},
        {"type": "Pick", "game": "doodles", "options": {"rounds": 1e300}},
        {"type": "Pick", "game": "doodles", "options": {"rounds": 10**30}},
        {"type": "Pick", "game": "no-such-game", "options": {}},
        {"type": "Pick", "game": "doodles", "options": {"unknown": 1}},
        {"type": "Dress", "name": "Bo", "look": 99, "language": "en"},
        {"type": "Dress", "name": "Bo", "look": 1, "language": "<svg>"},
        {"type": "Explode"},
    ],
)
def test_a_numbered_nonsense_is_refused_by_its_number(pair: tuple[Player, Player], command: dict[str, object]) -> None:
    ann, bo = pair
    bo.raw({"type": "ClientSentCommand", "no": 5, "command": command})
    (refused,) = bo.texts()
    assert (refused["type"], refused["no"]) == ("ServerSentRefused", 5)
    assert ann.heard() == []


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"\x00",
        b"\xff" * 100,
        b"\x01" * 5000,
        b"\x01\x01\x01\xff\xff\x00\x00",
        b"\x02",
        b"\x05\x01\x01",
        b"\x01\x01\x09\x00\x00\x02\x02",
    ],
)
def test_bad_ink_is_noticed_by_its_author_only(pair: tuple[Player, Player], frame: bytes) -> None:
    ann, bo = pair
    bo.binary(frame)
    assert any(message["type"] == "ServerSentNotice" for message in bo.texts())
    assert bo.bye is None
    assert ann.heard() == []


@pytest.mark.parametrize("protocol", [0, 2, -1, 10**6])
def test_another_version_is_told_to_reload(home: Home, protocol: int) -> None:
    ann = Player(home, home.room(), "Ann").hello(protocol=protocol, unknown="field")
    assert ann.bye == {"type": "ServerSentBye", "reason": "version", "again": False}


@pytest.mark.parametrize(
    "change",
    [{"token": "short"}, {"token": "x" * 65}, {"token": "<" * 30}, {"client": ""}, {"name": "x" * 201}, {"look": 9}, {"language": "EN"}],
)
def test_a_hello_has_to_be_right(home: Home, change: dict[str, object]) -> None:
    assert Player(home, home.room(), "Ann").hello(**change).bye == BYE


def test_the_first_message_is_a_hello(home: Home) -> None:
    ann, bo = (Player(home, home.room(), name) for name in ("Ann", "Bo"))
    ann.raw({"type": "ClientSentPing", "mark": 1})
    bo.binary(b"\x01")
    assert ann.bye == bo.bye == BYE


def test_who_says_nothing_is_sent_away(home: Home) -> None:
    ann = Player(home, home.room(), "Ann")
    home.loop.advance(12)
    assert ann.bye == BYE


@pytest.mark.parametrize(("code", "reason"), [("BCDF", "unknown_room"), ("NOPE", "unknown_room"), ("X" * 12, "unknown_room")])
def test_a_room_that_is_not_there(home: Home, code: str, reason: str) -> None:
    assert Player(home, code, "Ann").hello().bye == {"type": "ServerSentBye", "reason": reason, "again": False}


def test_a_room_that_was_closed(home: Home) -> None:
    code = home.room()
    home.house.tables.clear()
    home.store.end(code)
    assert Player(home, code, "Ann").hello().bye == {"type": "ServerSentBye", "reason": "closed", "again": False}


@pytest.mark.parametrize("entry", [b'{"at":0,"what":{"type":"Opened"},"v":99}', b"nonsense", b'{"at":0,"what":{"type":"Beat"},"v":1}'])
def test_a_log_that_cannot_be_read_is_left_alone(home: Home, entry: bytes) -> None:
    home.store.create("BCDF", "node-0", "doodles", entry)
    assert Player(home, "BCDF", "Ann").hello().bye == {"type": "ServerSentBye", "reason": "closed", "again": False}
    if b"Beat" not in entry:
        assert home.store.read("BCDF") == Claimed((entry,), ())


@pytest.mark.parametrize("name", ["<svg/onload=alert()>", "\u202eevil", "\u200b\u200b", "   ", "e\u0301" * 60, "👨‍👩‍👧‍👦" * 20, "a\x00b"])
def test_names_are_cleaned_and_shown_as_text(pair: tuple[Player, Player], name: str) -> None:
    ann, _ = pair
    cy = Player(ann.home, ann.code, name, token="t" * 22).hello()
    shown = cy.view["room"]["people"][2]["name"]
    assert shown.strip()
    assert not {"\u202e", "\x00", "\u200b"} & set(shown)


# ---------------------------------------------------------------- floods


def test_too_many_messages_are_refused_by_number_and_told(pair: tuple[Player, Player]) -> None:
    ann, bo = pair
    for _ in range(100):
        bo.command("Ready", ready=True)
    for _ in range(3):
        bo.raw({"type": "ClientSentPing", "mark": 1})
    answers = bo.texts()
    refused = [message["no"] for message in answers if message["type"] == "ServerSentRefused"]
    done = [message["no"] for message in answers if message["type"] == "ServerSentDone"]
    assert sorted(refused + done) == list(range(1, 101)), "nothing is thrown away silently"
    assert len(done) == 59, "sixty at once, the hello was one"
    assert {"type": "ServerSentNotice", "text": "too-fast"} in answers
    assert bo.bye is None
    ann.home.loop.advance(1)
    bo.command("Ready", ready=False)
    assert bo.texts()[-1] == {"type": "ServerSentDone", "no": 101}


def test_a_flood_ends_at_the_door(pair: tuple[Player, Player]) -> None:
    ann, bo = pair
    for _ in range(1000):
        bo.raw({"type": "ClientSentPing", "mark": 1})
    assert bo.bye == {"type": "ServerSentBye", "reason": "flood", "again": False}
    assert bo.link.closed == 1008
    assert len(bo.link.frames) < 100
    assert ann.link.closed is None


def test_a_flood_of_ink_ends_at_the_door(pair: tuple[Player, Player]) -> None:
    _, bo = pair
    for _ in range(1500):
        bo.binary(b"\x03\x01")
    assert bo.bye == {"type": "ServerSentBye", "reason": "flood", "again": False}


def test_impatience_before_the_welcome(home: Home) -> None:
    code = home.room()
    home.player(code, "Ann")
    home.shelf.held = True
    bo = Player(home, code, "Bo").hello()
    for _ in range(70):
        bo.binary(b"\x03\x01")
    assert bo.bye == {"type": "ServerSentBye", "reason": "flood", "again": False}


def test_new_sockets_of_one_address_are_counted_and_slowed(home: Home) -> None:
    code = home.room()
    players = [Player(home, code, f"P{n}") for n in range(201)]
    assert home.house.heads["192.0.2.7"] == 201
    assert players[-1].bye == {"type": "ServerSentBye", "reason": "flood", "again": True}
    assert players[-2].bye is None
    for player in players:
        player.lose()
    assert not home.house.heads
    assert not home.house.callers


def test_nobody_hears_after_goodbye(pair: tuple[Player, Player]) -> None:
    ann, bo = pair
    bo.text(b"[")
    frames = len(bo.link.frames)
    bo.command("Ready", ready=True)
    bo.binary(b"\x01")
    ann.command("Say", text="hello")
    home = ann.home
    home.loop.advance(1)
    assert len(bo.link.frames) == frames or json.loads(bo.link.frames[-1].payload)["type"] == "ServerSentBye"
