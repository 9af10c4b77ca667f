"""A room at work: order, durability, presence, and what happens when the store says no."""

import json

import msgspec
import pytest

from garabato.ink import codec
from garabato.ink.codec import Reader
from garabato.ink.pack import LIVE, unpack_row
from garabato.room.facts import decode_entry
from garabato.server.link import Frame
from garabato.store.contract import Batch, Claimed, StoreFailed
from tests.support.household import Home, Player
from tests.support.parties import live_ink


@pytest.fixture
def home() -> Home:
    return Home()


def lobby(home: Home, *names: str) -> list[Player]:
    code = home.room()
    return [home.player(code, name) for name in names]


def game(home: Home) -> list[Player]:
    players = lobby(home, "Ann", "Bo", "Cy")
    players[0].command("Start")
    home.loop.settle()
    assert players[0].view["room"]["stage"] == "playing"
    return players


def log(home: Home, code: str) -> list[str]:
    found = home.store.read(code)
    assert isinstance(found, Claimed)
    return [type(decode_entry(entry).what).__name__ for entry in found.entries]


def test_the_welcome_comes_first_and_then_the_whole_truth(home: Home) -> None:
    (ann,) = lobby(home, "Ann")
    first, second, *rest = ann.link.frames
    assert json.loads(first.payload) == {"type": "ServerSentWelcome", "protocol": 1, "you": 0, "code": ann.code}
    update = json.loads(second.payload)
    assert update["type"] == "ServerSentUpdate"
    assert {"room", "view", "pen", "clock"} <= update.keys()
    assert [frame.text for frame in rest] == [False, False], "the wall and the own sheet"


def test_everything_of_one_iteration_is_one_write(home: Home) -> None:
    (ann,) = lobby(home, "Ann")
    assert len(ann.link.writes) == 1


def test_code_is_forgiving(home: Home) -> None:
    code = home.room()
    ann = home.player(code.lower(), "Ann")
    assert ann.all("ServerSentWelcome")


def test_nobody_is_told_before_it_is_stored(home: Home) -> None:
    ann, bo = lobby(home, "Ann", "Bo")
    home.shelf.held = True
    ann.heard(), bo.heard()
    ann.command("Ready", ready=True)
    assert ann.heard() == bo.heard() == []
    home.shelf.step()
    assert [message["type"] for message in ann.texts()] == ["ServerSentUpdate", "ServerSentDone"]
    assert [message["type"] for message in bo.texts()] == ["ServerSentUpdate"]


def test_a_refusal_waits_for_the_appends_before_it(home: Home) -> None:
    ann, bo = lobby(home, "Ann", "Bo")
    home.shelf.held = True
    ann.heard(), bo.heard()
    ann.command("Ready", ready=True)
    bo.command("Kick", seat=0)
    assert bo.heard() == []
    home.shelf.let_go()
    assert "ServerSentRefused" in [message["type"] for message in bo.texts()]


def test_one_batch_is_under_way_and_the_rest_goes_together(home: Home) -> None:
    (ann,) = lobby(home, "Ann")
    before = len(home.shelf.batches)
    home.shelf.held = True
    for ready in (True, False, True):
        ann.command("Ready", ready=ready)
    home.shelf.let_go()
    home.loop.settle()
    batches = home.shelf.batches[before:]
    assert [len(batch.entries) for batch in batches] == [1, 2]
    assert batches[1].seq == batches[0].seq + 1
    assert len(ann.all("ServerSentDone")) == 3


@pytest.mark.parametrize("answer", [False, StoreFailed("the disk is full")])
def test_a_failed_append_throws_the_room_away_and_people_come_again(home: Home, answer: bool | Exception) -> None:
    ann, bo = lobby(home, "Ann", "Bo")
    home.shelf.answer = answer
    ann.command("Ready", ready=True)
    assert ann.texts()[-1] == bo.texts()[-1] == {"type": "ServerSentBye", "reason": "moved", "again": True}
    assert not ann.all("ServerSentDone")
    assert ann.link.closed == 1012
    assert ann.code not in home.house.tables

    again = Player(home, ann.code, "Ann", token=ann.token).hello()
    assert again.seat == 0
    assert not again.view["room"]["people"][0]["ready"], "what was not stored has not happened"


def test_a_room_whose_rules_break_is_folded_again(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    (ann,) = lobby(home, "Ann")
    monkeypatch.setattr("garabato.room.room.Room.handle", lambda *_: 1 / 0)
    ann.command("Ready", ready=True)
    assert ann.bye == {"type": "ServerSentBye", "reason": "moved", "again": True}
    monkeypatch.undo()
    assert Player(home, ann.code, "Ann", token=ann.token).hello().seat == 0


# ---------------------------------------------------------------- presence


def test_a_second_tab_serves_and_the_first_is_told_why(home: Home) -> None:
    ann, bo = lobby(home, "Ann", "Bo")
    second = Player(home, ann.code, "Ann", token=ann.token).hello()
    assert ann.bye == {"type": "ServerSentBye", "reason": "elsewhere", "again": False}
    assert second.seat == 0
    bo.heard()
    ann.lose()
    assert bo.texts() == [], "the old socket's end means nothing"
    second.command("Ready", ready=True)
    assert "ServerSentDone" in [message["type"] for message in second.texts()]


def test_the_old_tabs_numbers_are_not_taken_for_the_new_ones(home: Home) -> None:
    (ann,) = lobby(home, "Ann")
    home.shelf.held = True
    ann.command("Ready", ready=True)
    second = Player(home, ann.code, "Ann", token=ann.token).hello()
    ann.no = 40
    ann.command("Ready", ready=True)
    home.shelf.let_go()
    home.loop.settle()
    home.loop.advance(1)
    second.command("Ready", ready=False)
    home.loop.settle()
    home.loop.advance(1)
    assert not second.view["room"]["people"][0]["ready"]


def test_a_socket_lost_before_its_seat_was_stored_is_lost_to_the_room(home: Home) -> None:
    ann, _ = lobby(home, "Ann", "Bo")
    home.shelf.held = True
    cy = Player(home, ann.code, "Cy").hello()
    cy.lose()
    home.shelf.let_go()
    home.loop.advance(1)
    people = ann.view["room"]["people"]
    assert [(person["name"], person["presence"]) for person in people] == [("Ann", "here"), ("Bo", "here"), ("Cy", "reconnecting")]
    assert cy.link.frames == []


def test_a_lost_person_is_away_after_the_grace_and_comes_back_to_the_seat(home: Home) -> None:
    ann, bo = lobby(home, "Ann", "Bo")
    bo.lose()
    home.loop.advance(19.5)
    assert ann.view["room"]["people"][1]["presence"] == "reconnecting"
    home.loop.advance(1)
    assert ann.view["room"]["people"][1]["presence"] == "away"
    back = Player(home, ann.code, "Bo", token=bo.token).hello()
    assert back.seat == 1
    assert ann.view["room"]["people"][1]["presence"] == "here"


def test_room_time_can_hurry() -> None:
    home = Home(speed=20.0)
    ann, bo = lobby(home, "Ann", "Bo")
    bo.lose()
    home.loop.advance(1.1)
    assert ann.view["room"]["people"][1]["presence"] == "away"


def test_the_kicked_are_told_and_stay_out(home: Home) -> None:
    ann, bo = lobby(home, "Ann", "Bo")
    ann.command("Kick", seat=1)
    assert bo.bye == {"type": "ServerSentBye", "reason": "kicked", "again": False}
    again = Player(home, ann.code, "Bo", token=bo.token).hello()
    assert again.bye == {"type": "ServerSentBye", "reason": "kicked", "again": False}
    assert again.link.closed == 1000


def test_who_leaves_may_come_back(home: Home) -> None:
    _, bo = lobby(home, "Ann", "Bo")
    bo.command("Leave")
    assert bo.bye == {"type": "ServerSentBye", "reason": "left", "again": False}
    assert Player(home, bo.code, "Bo", token=bo.token).hello().seat == 1


def test_the_same_thing_five_times_takes_effect_once(home: Home) -> None:
    ann, _, _ = game(home)
    home.loop.advance(39)
    assert ann.view["view"]["phase"] == "vote"
    before = log(home, ann.code).count("Played")
    artist = ann.view["view"]["may_vote"][0]
    number = next(iter(ann.view["view"]["stock"]))
    message = {"type": "ClientSentAct", "no": 100, "action": {"type": "Vote", "artist": artist, "number": int(number)}}
    for _ in range(5):
        ann.raw(message)
    home.loop.advance(0.1)
    assert len([done for done in ann.all("ServerSentDone") if done["no"] == 100]) == 5
    assert log(home, ann.code).count("Played") == before + 1


def test_messages_before_the_welcome_are_heard_after_it(home: Home) -> None:
    code = home.room()
    home.player(code, "Ann")
    home.shelf.held = True
    bo = Player(home, code, "Bo").hello()
    bo.command("Ready", ready=True)
    home.shelf.let_go()
    home.loop.settle()
    home.loop.advance(1)
    assert bo.all("ServerSentDone") == [{"type": "ServerSentDone", "no": 1}]


# ---------------------------------------------------------------- words and clocks


def test_views_come_with_exactly_their_words_in_each_ones_language(home: Home) -> None:
    code = home.room(language="es")
    ann, bo, cy = (
        home.player(code, "Ann", language="es"),
        home.player(code, "Bo", language="ro"),
        home.player(code, "Cy", language="en"),
    )
    ann.command("Start")
    home.loop.settle()
    for player, language in ((ann, "es"), (bo, "ro"), (cy, "en")):
        truth = player.view
        ids = [concept["id"] for concept in truth["view"]["card"]["words"]]
        assert set(truth["names"]) == set(ids)
        for concept in ids:
            lacks = language == "ro" and concept.endswith("2")
            assert truth["names"][concept] == f"{concept}/{'es' if lacks else language}"
            assert truth["foreign"].get(concept) == ("es" if lacks else None)


def test_the_time_is_told_when_asked(home: Home) -> None:
    (ann,) = lobby(home, "Ann")
    home.loop.advance(2.5)
    ann.heard()
    ann.raw({"type": "ClientSentPing", "mark": 77})
    (pong,) = ann.texts()
    assert pong["mark"] == 77
    assert pong["clock"]["room"] == pytest.approx(2500, abs=100)


def test_the_way_is_measured_by_our_own_pings(home: Home) -> None:
    code = home.room()
    ann = Player(home, code, "Ann")
    ann.link.pong = None
    ann.hello()
    assert ann.link.pings == [b"1"]
    assert ann.caller.half_rtt_ms == 0
    home.loop.advance(0.08)
    ann.caller.on_pong(b"1")
    assert ann.caller.half_rtt_ms == 40
    home.loop.advance(5)
    assert len(ann.link.pings) == 2
    ann.caller.on_pong(b"1")
    assert ann.caller.half_rtt_ms == 40, "an answer to an older ping says nothing"
    for number in range(2, 8):
        home.loop.advance(0.9)
        ann.caller.on_pong(str(number).encode())
        home.loop.advance(4.3)
    assert ann.caller.half_rtt_ms == 150, "nobody gains more than 150 ms"


# ---------------------------------------------------------------- live ink


def live(frames: list[Frame]) -> int:
    """How many frames of live ink came."""
    count = 0
    for frame in frames:
        if not frame.text and frame.payload[0] == 4:
            reader = Reader(frame.payload, 1)
            while not reader.done:
                reader.number(), reader.number(), reader.take(reader.number())
                count += 1
    return count


def test_live_ink_does_not_wait_for_the_store(home: Home) -> None:
    ann, bo = lobby(home, "Ann", "Bo")
    home.shelf.held = True
    bo.heard()
    ann.stroke(1, 1)
    assert live(bo.heard()) == 2


def test_ink_between_the_snapshot_and_its_storing_is_not_missed(home: Home) -> None:
    ann, _ = lobby(home, "Ann", "Bo")
    home.shelf.held = True
    cy = Player(home, ann.code, "Cy").hello()
    ann.stroke(1, 1)
    assert live(cy.heard()) == 0, "Cy is not at the table before that is stored"
    home.shelf.let_go()
    home.loop.advance(0.1)
    kinds = [json.loads(frame.payload)["type"] if frame.text else frame.payload[0] for frame in cy.heard()]
    assert kinds[:3] == ["ServerSentWelcome", "ServerSentUpdate", 1], "the empty wall first"
    assert live(cy.link.frames) == 2


def test_ink_does_not_overtake_ink_that_had_to_wait(home: Home) -> None:
    ann, _ = lobby(home, "Ann", "Bo")
    home.shelf.held = True
    cy = Player(home, ann.code, "Cy").hello()
    ann.stroke(1, 1)
    ann.binary(codec.begin(2, 1, 0, 0, [(1, 1)]))
    home.shelf.step()
    home.loop.settle()
    assert cy.seat == 2, "Cy sits down while Ann's first stroke is still on its way to the store"
    ann.binary(codec.append(2, [(2, 2)], (1, 1)))
    home.shelf.let_go()
    home.loop.settle()
    assert [(frame[0], frame[1]) for _, _, frame in live_ink(cy)] == [(1, 1), (3, 1), (1, 2), (2, 2)]


def test_ink_on_the_wall_counts_before_whatever_came_after_it(home: Home) -> None:
    ann, bo = lobby(home, "Ann", "Bo")
    home.loop.advance(1)
    ann.binary(codec.begin(1, 1, 0, 0, [(1, 1)]))
    ann.binary(codec.append(1, [(2, 2)], (1, 1)))
    ann.lose()
    bo.stroke(1, 1)
    bo.command("Start")
    home.loop.settle()
    found = home.store.read(ann.code)
    assert isinstance(found, Claimed)
    assert sum(record.author == 0 for row in found.ink for record in unpack_row(row.data)) == 2
    assert sum(record.author == 1 for row in found.ink for record in unpack_row(row.data)) == 2
    assert not bo.all("ServerSentNotice")


def test_ink_that_has_just_come_is_stored_when_the_house_closes(home: Home) -> None:
    (ann,) = lobby(home, "Ann")
    home.loop.advance(1)
    ann.stroke(1, 1)
    home.house.drain(lambda: None)
    home.loop.settle()
    found = home.store.read(ann.code)
    assert isinstance(found, Claimed)
    assert len(found.ink) == 1


def test_whoever_draws_sees_the_others_draw_while_the_own_ink_is_stored(home: Home) -> None:
    ann, bo = lobby(home, "Ann", "Bo")
    home.shelf.held = True
    ann.heard()
    ann.stroke(1, 1)
    bo.stroke(1, 1)
    assert live(ann.heard()) == 2


def test_drawings_of_a_game_are_not_shown_while_they_are_drawn(home: Home) -> None:
    ann, bo, cy = game(home)
    home.loop.advance(9)
    bo.heard(), cy.heard()
    ann.stroke(1, ann.view["pen"]["pen"])
    home.loop.advance(0.5)
    assert not ann.all("ServerSentNotice")
    assert bo.heard() == cy.heard() == [], "not even that somebody draws"


# ---------------------------------------------------------------- the log


def test_a_restart_finds_everything_again() -> None:
    home = Home()
    players = game(home)
    home.loop.advance(10)
    before = players[0].view
    fresh = Home(store=home.store, node="node-2", loop=home.loop)
    ann = Player(fresh, players[0].code, "Ann", token=players[0].token).hello()
    assert ann.seat == 0
    truth = ann.view
    assert truth["view"] == before["view"]
    assert 4000 < truth["clock"]["table"] <= 10_000, "at most one heartbeat of time is given back"
    assert log(fresh, ann.code).count("ClaimedBy") == 1


def test_the_old_process_is_fenced_off() -> None:
    home = Home()
    (ann,) = lobby(home, "Ann")
    fresh = Home(store=home.store, node="node-2", loop=home.loop)
    Player(fresh, ann.code, "Bo").hello()
    ann.command("Ready", ready=True)
    assert ann.bye == {"type": "ServerSentBye", "reason": "moved", "again": True}


def test_the_token_is_stored_nowhere(home: Home) -> None:
    (ann,) = lobby(home, "Ann")
    found = home.store.read(ann.code)
    assert isinstance(found, Claimed)
    assert ann.token.encode() not in b"".join(found.entries)
    assert msgspec.json.decode(found.entries[1])["what"]["key"] != ann.token


def test_batches_are_of_this_node(home: Home) -> None:
    lobby(home, "Ann")
    assert all(isinstance(batch, Batch) and batch.owner == "node-1" for batch in home.shelf.batches)


# ---------------------------------------------------------------- big screens


def test_a_big_screen_is_greeted_and_told_what_a_bystander_may_see(home: Home) -> None:
    ann, *_ = game(home)
    screen, again = home.screen(ann.code), home.screen(ann.code, language="ro")
    assert [screen.seat, again.seat] == [-2, -3]
    assert screen.view["room"] == ann.view["room"]
    assert screen.view["view"]["own"] is None
    assert screen.view["foreign"] == {}
    assert again.view["foreign"], "each in its own language"
    assert len(ann.view["room"]["people"]) == 3
    assert home.table(ann.code).status().people == 3


def test_a_big_screen_may_ask_for_the_time_and_for_nothing_else(home: Home) -> None:
    ann, *_ = game(home)
    screen = home.screen(ann.code)
    before = log(home, ann.code)
    screen.raw({"type": "ClientSentPing", "mark": 7})
    no = screen.command("Ready", ready=True)
    screen.act("Lock")
    screen.stroke(1, 1)
    assert [pong["mark"] for pong in screen.all("ServerSentPong")] == [7]
    refused = screen.all("ServerSentRefused")
    assert [(each["no"], each["why"], each["text"]) for each in refused] == [(no + n, "not_yours", "refused-watching") for n in range(2)]
    assert [notice["text"] for notice in screen.all("ServerSentNotice")] == ["refused-watching"]
    assert screen.bye is None
    assert log(home, ann.code) == before


def test_a_big_screen_comes_and_goes_without_a_trace(home: Home) -> None:
    ann, bo = lobby(home, "Ann", "Bo")
    home.loop.advance(1)
    before, heard = log(home, ann.code), (len(ann.link.frames), len(bo.link.frames))
    first = home.screen(ann.code)
    first.lose()
    assert home.screen(ann.code).seat == first.seat, "the number is free again"
    home.loop.advance(1)
    assert log(home, ann.code) == before
    assert (len(ann.link.frames), len(bo.link.frames)) == heard


def test_the_ninth_big_screen_is_told_that_there_are_enough(home: Home) -> None:
    (ann,) = lobby(home, "Ann")
    screens = [home.screen(ann.code) for _ in range(9)]
    assert [screen.bye is None for screen in screens] == [True] * 8 + [False]
    assert screens[8].bye == {"type": "ServerSentBye", "reason": "full", "again": False}


def test_the_wall_comes_live_to_a_big_screen(home: Home) -> None:
    ann, _ = lobby(home, "Ann", "Bo")
    screen = home.screen(ann.code)
    screen.heard()
    ann.stroke(1, 1)
    assert [frame.payload[:1] for frame in screen.heard()] == [LIVE]


@pytest.mark.parametrize("late", [False, True])
def test_a_big_screen_of_another_version_has_to_load_its_page_again(home: Home, *, late: bool) -> None:
    code = home.room()
    screen = Player(home, code, "").watch(protocol=1 if late else 2)
    if late:
        screen.watch()
    assert screen.bye is not None
    assert screen.bye["reason"] == ("bad_message" if late else "version")


def test_a_big_screen_is_told_when_the_server_moves(home: Home) -> None:
    (ann,) = lobby(home, "Ann")
    screen = home.screen(ann.code)
    home.table(ann.code).throw_away()
    assert screen.bye == {"type": "ServerSentBye", "reason": "moved", "again": True}
