"""Rooms come into memory and leave it; the house begins and ends."""

import pytest

from garabato.core import Judge, Millis, people_decide
from garabato.room import Room
from garabato.server.config import DAY, Config
from garabato.server.house import NoRoom
from garabato.server.serve import CannotServe, use_plain_door
from garabato.server.table import Table
from garabato.store.contract import Claimed, Held, StoreFailed, Unknown
from tests.support.household import Home, Player

HOUR = 3600.0


@pytest.fixture
def home() -> Home:
    return Home()


def records(home: Home, code: str) -> int:
    found = home.store.read(code)
    assert isinstance(found, Claimed)
    return len(found.entries)


def test_a_room_leaves_the_memory_when_nobody_is_there(home: Home) -> None:
    ann = home.player(home.room(), "Ann")
    ann.lose()
    home.loop.advance(500)
    assert ann.code in home.house.tables
    home.loop.advance(110)
    assert ann.code not in home.house.tables
    assert home.store.claim(ann.code, "node-9", b"") != Held("node-1", ""), "and was given back"


def test_a_room_with_somebody_in_it_stays(home: Home) -> None:
    ann = home.player(home.room(), "Ann")
    home.loop.advance(2000)
    assert ann.code in home.house.tables
    assert ann.bye is None


def test_a_room_comes_back_into_memory_as_it_was(home: Home) -> None:
    ann = home.player(home.room(), "Ann")
    ann.command("Ready", ready=True)
    home.loop.advance(1)
    ann.lose()
    home.loop.advance(700)
    again = Player(home, ann.code, "Ann", token=ann.token).hello()
    assert again.view["room"]["people"][0]["ready"]


def test_everybody_who_waits_for_a_room_gets_it(home: Home) -> None:
    code = home.room()
    home.house.tables.clear()
    home.shelf.held = True
    players = [Player(home, code, name).hello() for name in ("Ann", "Bo")]
    gone = Player(home, code, "Cy").hello()
    gone.lose()
    before = records(home, code)
    home.shelf.let_go()
    assert [player.seat for player in players] == [0, 1]
    assert records(home, code) == before + 1 + 2, "one claim, two seats"
    assert not gone.link.frames


def test_rooms_made_or_brought_back_have_the_judge_of_the_house(home: Home) -> None:
    asked: list[frozenset[str]] = []

    def judges(languages: frozenset[str]) -> Judge:
        asked.append(languages)
        return people_decide

    home.house.premises.judges = judges
    code = home.room()
    players = [home.player(code, name, language=language) for name, language in (("Ann", "en"), ("Bo", "ro"), ("Cy", "es"))]
    players[0].command("Start")
    home.loop.advance(1)
    assert set(asked) == {frozenset({"en", "ro", "es"})}
    for player in players:
        player.lose()
    home.loop.advance(700)
    assert code not in home.house.tables
    asked.clear()
    Player(home, code, "Ann", token=players[0].token).hello()
    assert set(asked) == {frozenset({"en", "ro", "es"})}


def test_rooms_nobody_used_for_so_long_are_closed() -> None:
    assert Config().close_after == 30 * DAY
    home = Home(close_after=3 * HOUR)
    used, forgotten = home.room(), home.room()
    ann = home.player(used, "Ann")
    home.loop.advance(4.1 * HOUR)
    assert forgotten not in home.store.open_rooms()
    assert used in home.store.open_rooms()
    assert Player(home, forgotten, "Bo").hello().bye == {"type": "ServerSentBye", "reason": "closed", "again": False}
    assert ann.bye is None


def test_a_code_is_never_given_twice(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = iter(["BCDF", "BCDF", "BCDF", "GHJK"])
    monkeypatch.setattr("garabato.server.house.draw_code", lambda: next(codes))
    assert [home.room(), home.room()] == ["BCDF", "GHJK"]


def test_when_no_code_is_free_the_house_says_so(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("garabato.server.house.draw_code", lambda: "BCDF")
    home.room()
    made: list[Table | NoRoom] = []
    home.house.create("doodles", "en", made.append)
    home.loop.settle()
    assert made == [NoRoom("moved", again=True)]


def test_a_store_that_fails_is_told_and_nothing_breaks(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    code = home.room()
    home.house.tables.clear()

    def fail(*_: object, **__: object) -> None:
        raise StoreFailed

    for name in ("claim", "create", "beat", "idle", "release"):
        monkeypatch.setattr(home.store, name, fail)
    ann = Player(home, code, "Ann").hello()
    assert ann.bye == {"type": "ServerSentBye", "reason": "moved", "again": True}
    made: list[Table | NoRoom] = []
    home.house.create("doodles", "en", made.append)
    home.loop.advance(4000)
    assert made == [NoRoom("moved", again=True)]
    well: list[bool] = []
    home.house.ask_store(well.append)
    monkeypatch.undo()
    home.house.ask_store(well.append)
    home.loop.settle()
    assert well == [False, True]


def test_a_room_of_a_process_that_died_is_taken_at_once(home: Home) -> None:
    code = home.room()
    home.store.beat("node-1", "")
    fresh = Home(store=home.store, node="node-2", loop=home.loop)
    assert home.store.claim(code, "node-3", Room.claim_record("node-3", Millis(0))) == Held("node-1", "")
    assert Player(fresh, code, "Ann").hello().seat == 0


def test_the_end_finishes_what_is_on_its_way_and_says_goodbye(home: Home) -> None:
    ann = home.player(home.room(), "Ann")
    waiting = Player(home, ann.code, "Bo")
    empty: list[bool] = []
    home.shelf.held = True
    ann.command("Ready", ready=True)
    home.house.drain(lambda: empty.append(True))
    home.loop.advance(0.1)
    moved = {"type": "ServerSentBye", "reason": "moved", "again": True}
    assert waiting.bye == moved
    assert ann.bye is None, "first her action is stored"
    ann.command("Ready", ready=False)
    home.shelf.let_go()
    home.loop.settle()
    assert ann.all("ServerSentDone") == [{"type": "ServerSentDone", "no": 1}]
    assert ann.bye == moved
    assert ann.link.closed == waiting.link.closed == 1012
    assert not empty, "two sockets are still open"
    ann.lose()
    waiting.lose()
    assert empty == [True]
    late = Player(home, ann.code, "Cy")
    assert late.bye == moved
    assert not isinstance(home.store.claim(ann.code, "node-2", b""), (Held, Unknown)), "the room was given back"


def test_an_empty_house_ends_at_once(home: Home) -> None:
    empty: list[bool] = []
    home.house.drain(lambda: empty.append(True))
    assert empty == [True]
    seen: list[Table | NoRoom] = []
    home.house.open("BCDF", seen.append)
    home.house.create("doodles", "en", seen.append)
    assert seen == [NoRoom("moved", again=True)] * 2
    home.loop.advance(10)
    assert home.loop.timers == 0


def test_a_store_that_never_answers_is_not_waited_for_at_the_end(home: Home) -> None:
    ann = home.player(home.room(), "Ann")
    home.shelf.held = True
    ann.command("Ready", ready=True)
    home.house.drain(lambda: None)
    assert ann.bye is None
    home.house.give_up()
    assert ann.bye == {"type": "ServerSentBye", "reason": "moved", "again": True}
    assert not home.house.tables


def test_what_waits_for_the_store_is_bounded(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("garabato.server.table.MOST_WAITING", 50)
    ann = home.player(home.room(), "Ann")
    home.shelf.held = True
    for turn in range(40):
        ann.command("Ready", ready=not turn % 2)
        home.loop.advance(0.1)
    assert ann.bye == {"type": "ServerSentBye", "reason": "moved", "again": True}
    home.shelf.let_go()
    again = Player(home, ann.code, "Ann", token=ann.token).hello()
    assert again.seat == 0


def test_without_any_library_for_sockets_the_server_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    here = {"picows", "websockets"}
    monkeypatch.setattr("garabato.server.serve.find_spec", lambda name: name if name in here else None)
    assert not use_plain_door(wanted=False)
    assert use_plain_door(wanted=True)
    here.remove("picows")
    assert use_plain_door(wanted=False)
    here.remove("websockets")
    with pytest.raises(CannotServe, match="pip install websockets"):
        use_plain_door(wanted=False)
