"""A phone that reads slowly, or not at all: the others do not feel it, and nothing grows without end."""

import json

import pytest

from garabato.ink import codec
from tests.support.household import Home, Player


@pytest.fixture
def home() -> Home:
    return Home()


def people(home: Home) -> tuple[Player, Player, Player]:
    code = home.room()
    return home.player(code, "Ann"), home.player(code, "Bo"), home.player(code, "Cy")


def live_records(player: Player) -> list[bytes]:
    """The frames of live ink that came, in order, snapshots included."""
    records: list[bytes] = []
    for frame in player.heard():
        if not frame.text and frame.payload[0] == 4:
            reader = codec.Reader(frame.payload, 1)
            while not reader.done:
                reader.number(), reader.number()
                records.append(reader.take(reader.number()))
    return records


def test_to_a_slow_reader_nothing_is_sent_and_the_others_go_on(home: Home) -> None:
    ann, bo, cy = people(home)
    bo.heard(), cy.heard()
    bo.caller.on_slow()
    for stroke in range(1, 20):
        ann.stroke(stroke, 1)
        home.loop.advance(0.1)
    assert bo.heard() == []
    assert len(live_records(cy)) == 38


def test_only_the_newest_truth_is_kept_for_a_slow_reader(home: Home) -> None:
    ann, bo, _ = people(home)
    bo.heard()
    bo.caller.on_slow()
    for ready in (True, False) * 10 + (True,):
        ann.command("Ready", ready=ready)
        home.loop.advance(0.2)
    bo.caller.on_keen()
    (update,) = bo.texts()
    assert update["room"]["people"][0]["ready"]


def test_the_missed_ink_comes_at_once_when_the_reader_is_keen_again(home: Home) -> None:
    ann, bo, cy = people(home)
    ann.stroke(1, 1)
    bo.heard()
    bo.caller.on_slow()
    ann.stroke(2, 1)
    cy.stroke(1, 1)
    home.loop.advance(0.1)
    bo.caller.on_keen()
    frames = [frame for frame in bo.heard() if not frame.text]
    assert frames[0].payload == b"\x01\x00", "first the sheet is wiped"
    assert len(frames) == 2, "then everything comes in one message"
    reader = codec.Reader(frames[1].payload, 1)
    authors = []
    while not reader.done:
        reader.number()
        authors.append(reader.number())
        reader.take(reader.number())
    assert authors == [0, 0, 0, 0, 2, 2]
    ann.stroke(3, 1)
    assert len(live_records(bo)) == 2, "and live ink goes on"


def test_the_own_ink_does_not_come_back_in_a_catch_up(home: Home) -> None:
    ann, bo, _ = people(home)
    bo.stroke(1, 1)
    bo.caller.on_slow()
    ann.stroke(1, 1)
    home.loop.advance(0.1)
    bo.caller.on_keen()
    assert len(live_records(bo)) == 2


def test_who_is_slow_for_too_long_has_to_come_again(home: Home) -> None:
    _, bo, cy = people(home)
    bo.caller.on_slow()
    home.loop.advance(9)
    assert bo.link.closed is None
    home.loop.advance(3)
    assert bo.link.closed == 1013
    assert json.loads(bo.link.frames[-1].payload) == {"type": "ServerSentBye", "reason": "lagging", "again": True}
    assert cy.view["room"]["people"][1]["presence"] == "reconnecting"
    assert Player(home, bo.code, "Bo", token=bo.token).hello().seat == 1


def test_who_reads_slowly_but_reads_has_more_time(home: Home) -> None:
    _, bo, _ = people(home)
    bo.link.waiting = 600_000
    bo.caller.on_slow()
    for _ in range(55):
        home.loop.advance(1)
        bo.link.waiting -= 10_000
        assert bo.link.closed is None
    home.loop.advance(7)
    assert bo.link.closed == 1013, "but not for ever"


def test_a_long_drawing_for_a_newcomer_is_no_reason_to_close(home: Home) -> None:
    ann, _, _ = people(home)
    for _ in range(100):
        home.loop.advance(0.1)
        ann.command("Say", text="hello")
    dee = Player(home, ann.code, "Dee").hello()
    dee.link.waiting = 600_000
    dee.caller.on_slow()
    ann.command("Say", text="hello")
    home.loop.advance(0.5)
    assert dee.link.closed is None


def test_too_much_that_waits_ends_it_at_once(home: Home) -> None:
    ann, bo, _ = people(home)
    bo.caller.on_slow()
    bo.link.waiting = home.config.limits.buffered
    ann.command("Say", text="hello")
    home.loop.advance(0.1)
    assert bo.link.closed == 1013


def test_what_waits_for_a_reader_who_never_reads_is_bounded(home: Home) -> None:
    ann, bo, cy = people(home)
    bo.caller.on_slow()
    bo.link.waiting = 70_000
    for turn in range(2000):
        cy.command("Say", text="x" * 300)
        ann.stroke(turn + 1, 1)
        home.loop.advance(0.05)
        if bo.link.closed:
            break
    assert bo.link.closed == 1013
    assert bo.caller.outbox.bytes <= home.config.limits.buffered
    assert ann.link.closed is None


def test_a_silent_socket_is_given_up(home: Home) -> None:
    _, bo, cy = people(home)
    bo.link.pong = None
    home.loop.advance(22)
    assert bo.link.closed == 1013
    assert cy.view["room"]["people"][1]["presence"] == "reconnecting"


# ---------------------------------------------------------------- flushing


def test_a_room_is_flushed_once_a_tick(home: Home) -> None:
    ann, bo, _ = people(home)
    home.loop.advance(1)
    before = len(bo.link.writes)
    ann.stroke(1, 1)
    home.loop.settle()
    assert len(bo.link.writes) == before + 1, "the first at once"
    for stroke in range(2, 12):
        ann.stroke(stroke, 1)
        home.loop.advance(0.001)
    home.loop.advance(0.016)
    assert before + 2 <= len(bo.link.writes) <= before + 3, "ten bursts in ten milliseconds, a tick or two"
    assert len(live_records(bo)) >= 22


def test_no_timer_runs_for_a_room_that_is_still(home: Home) -> None:
    people(home)
    home.loop.advance(30)
    assert home.loop.timers == 1, "the beat of the house"
