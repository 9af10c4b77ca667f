"""Ink in a game: what is taken and until when, what is stored and when, what its author is told."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from garabato.core import Inked, Millis, Seat
from garabato.games import hall
from garabato.ink import codec
from garabato.ink.codec import Position
from garabato.ink.limits import FRAME_BYTES, FRAMES_AT_ONCE, SHEET_STROKES
from garabato.ink.pack import pen_message, saved_message
from garabato.kit.three_words.events import DrawingFinished
from garabato.kit.three_words.table import Done
from garabato.room import commands, inputs, messages
from garabato.room.effects import Append, Live, Send
from garabato.room.pencil import FLUSH_MS
from tests.support.evenings import due, finish_drawing, lobby, phase_of, run_to, started, until
from tests.support.pencils import dot, pen_of, pens_sent, put, stored, strokes

UNDER_WAY = 150


# ---------------------------------------------------------------- until when


def test_before_the_hourglass_there_is_no_pen() -> None:
    table = started(3, "token")
    ann = table.clients[0]
    assert ann.pen is None
    put(table, ann, codec.begin(1, 1, 0, 0, [(1, 1)]))
    assert ann.notices == ["ink-not-now"]
    assert stored(table) == []


def test_the_pen_says_until_when() -> None:
    table = started(3, "draw")
    assert table.clients[0].pen == messages.Pen(2, table.clients[0].view.until)


@pytest.mark.parametrize(
    ("sent", "received", "taken"),
    [
        (-1, -1, True),
        (0, 0, True),
        (0, UNDER_WAY - 1, True),
        (1, 1, False),
        (1, UNDER_WAY - 1, False),
        (0, UNDER_WAY, False),
        (-1, UNDER_WAY, False),
    ],
)
def test_ink_counts_that_was_drawn_in_time_and_comes_before_the_sheet_closes(sent: int, received: int, taken: bool) -> None:
    table = started(3, "draw")
    ends = due(table) - UNDER_WAY
    ann = table.clients[0]
    frame = dot(ann, 1)
    table.at = Millis(ends + received)
    put(table, ann, frame, ends + sent)
    assert (len(stored(table)) + len(table.room._session.dirty) > 0) is taken
    assert ann.notices == ([] if taken else ["ink-not-now"])


def test_an_open_stroke_is_cut_at_the_deadline_and_its_beginning_counts() -> None:
    table = started(3, "draw")
    ends = due(table) - UNDER_WAY
    ann = table.clients[0]
    table.at = Millis(ends - 100)
    put(table, ann, dot(ann, 1))
    table.at = Millis(ends + 100)
    put(table, ann, codec.append(1, [(50, 50)], (10, 20)), ends)
    put(table, ann, codec.append(1, [(90, 90)], (50, 50)), ends + 1)
    table.run(UNDER_WAY)
    assert phase_of(table) == "vote"
    assert [frame for _, frame in stored(table)] == [codec.begin(1, 2, 0, 0, [(10, 20)]), codec.append(1, [(50, 50)], (10, 20))]
    assert table.room.state.table.round.strokes == {0: 1, 1: 0, 2: 0}


def test_a_pen_of_an_earlier_sheet_draws_no_more() -> None:
    table = started(3, "draw", rounds=2)
    ann = table.clients[0]
    old = dot(ann, 1)
    finish_drawing(table)
    put(table, ann, old)
    assert stored(table) == []
    until(table, "pad")
    until(table, "draw")
    assert pen_of(ann) == 3
    put(table, ann, old)
    put(table, ann, codec.undo(1, 2))
    put(table, ann, codec.clear(2))
    assert stored(table) == []
    put(table, ann, dot(ann, 1))
    table.run(FLUSH_MS)
    assert len(stored(table)) == 1


def test_points_of_a_stroke_that_is_not_open_are_refused() -> None:
    table = started(3, "draw")
    ann = table.clients[0]
    put(table, ann, codec.append(1, [(5, 5)], (0, 0)))
    put(table, ann, codec.end(1))
    assert ann.notices == ["ink-not-now"]
    assert stored(table) == []


def test_who_is_not_connected_draws_nothing() -> None:
    table = started(4, "draw")
    bo = table.clients[1]
    frame = dot(bo, 1)
    table.ask(table.clients[0], commands.Kick(Seat(1)))
    assert put(table, bo, frame) == []
    table.run(FLUSH_MS)
    assert stored(table) == []


def test_in_time_by_the_slow_clock() -> None:
    table = lobby(3)
    table.ask(table.clients[0], commands.Pace(20))
    table.ask(table.clients[0], commands.Start(Seat(0)))
    until(table, "draw")
    ends = due(table) - 2 * UNDER_WAY
    run_to(table, ends)
    put(table, table.clients[0], dot(table.clients[0], 1))
    table.run(1)
    put(table, table.clients[1], dot(table.clients[1], 1))
    assert strokes(table, 0) == strokes(table, 1) == 1, "half a millisecond of table time is none"
    table.run(1)
    put(table, table.clients[2], dot(table.clients[2], 1))
    assert strokes(table, 2) == 0


# ---------------------------------------------------------------- what is no ink


@pytest.mark.parametrize(
    ("frame", "text"),
    [
        (b"", "ink-unreadable"),
        (b"\xff", "ink-unreadable"),
        (b"{}", "ink-unreadable"),
        (b"\x01\x01", "ink-unreadable"),
        (b"\x07\x01\x02", "ink-unreadable"),
        (b"\x01\x01\x02\x00\x00\x80\x80\x80\x80\x80\x80\x01\x02", "ink-unreadable"),
        (codec.begin(1, 2, 0, 0, [(n, n) for n in range(1001)]), "ink-unreadable"),
        (codec.begin(1, 2, 0, 0, [(0, 0)] * (FRAME_BYTES // 2)), "ink-unreadable"),
        (codec.begin(1, 2, 1, 0, [(5, 5)]), "ink-bad-colour"),
        (codec.begin(1, 2, 255, 0, [(5, 5)]), "ink-bad-colour"),
        (codec.begin(1, 2, 0, 2, [(5, 5)]), "ink-bad-width"),
        (codec.begin(1, 2, 0, 255, [(5, 5)]), "ink-bad-width"),
        (codec.undo(3, 2), "ink-unknown-stroke"),
        (codec.redo(3, 2), "ink-unknown-stroke"),
        (codec.begin(1, 1, 0, 0, [(5, 5)]), "ink-not-now"),
        (codec.begin(1, 9, 0, 0, [(5, 5)]), "ink-not-now"),
    ],
)
def test_bad_ink_is_refused_to_its_author_only(frame: bytes, text: str) -> None:
    table = started(3, "draw")
    ann, *others = table.clients
    assert pen_of(ann) == 2
    heard = [len(other.heard) for other in others]
    effects = put(table, ann, frame)
    assert [effect.message for effect in effects if isinstance(effect, Send)] == [
        messages.ServerSentNotice(text),
        pen_message(2, Position(), []),
    ]
    assert not [effect for effect in effects if isinstance(effect, (Append, Live))]
    assert [len(other.heard) for other in others] == heard
    table.scribble(ann)
    assert strokes(table, 0) == 1, "the table goes on"


def test_the_same_notice_comes_once_a_second_with_the_sheet_as_it_is() -> None:
    table = started(3, "draw")
    ann = table.clients[0]
    before = len(pens_sent(ann))
    for moment, notices in ((0, 1), (1, 1), (998, 1), (1, 2)):
        table.run(moment)
        put(table, ann, b"\xff")
        assert len(ann.notices) == notices
        assert len(pens_sent(ann)) == before + notices
    put(table, ann, codec.undo(9, 2))
    assert ann.notices[-1] == "ink-unknown-stroke", "another notice does not wait"


def test_a_piece_that_was_not_taken_ends_the_stroke_so_that_nothing_is_drawn_askew() -> None:
    table = started(3, "draw")
    ann = table.clients[0]
    put(table, ann, dot(ann, 1))
    put(table, ann, b"\x02\x01\xff")
    put(table, ann, codec.append(1, [(900, 900)], (800, 800)))
    put(table, ann, codec.end(1))
    assert [frame for _, frame in stored(table)] == [dot(ann, 1), codec.end(1)]
    put(table, ann, dot(ann, 2))
    put(table, ann, codec.append(2, [(50, 50)], (20, 20)))
    put(table, ann, codec.end(2))
    assert len(stored(table)) == 5


def test_a_new_connection_goes_on_with_the_stroke() -> None:
    table = started(3, "draw")
    ann = table.clients[0]
    put(table, ann, dot(ann, 1))
    put(table, ann, b"\xff")
    table.lose(ann)
    table.join(ann)
    put(table, ann, codec.append(1, [(50, 50)], (10, 20)))
    put(table, ann, codec.end(1))
    assert len(stored(table)) == 3


def test_so_many_frames_at_once_and_sixty_a_second() -> None:
    table = started(3, "draw")
    ann = table.clients[0]
    put(table, ann, dot(ann, 1))
    for _ in range(FRAMES_AT_ONCE - 1):
        put(table, ann, codec.append(1, [(5, 5)], (5, 5)))
    assert ann.notices == []
    put(table, ann, dot(ann, 2))
    assert ann.notices == ["ink-too-fast"]
    table.run(1_000)
    for stroke in range(3, 63):
        put(table, ann, dot(ann, stroke))
    assert ann.notices == ["ink-too-fast"]
    put(table, ann, dot(ann, 63))
    assert ann.notices == ["ink-too-fast", "ink-too-fast"]
    assert strokes(table, 0) == 61


def test_each_author_has_the_own_limit() -> None:
    table = started(3, "draw")
    for client in table.clients:
        for stroke in range(1, FRAMES_AT_ONCE + 1):
            put(table, client, dot(client, stroke))
    assert [client.notices for client in table.clients] == [[], [], []]


def test_a_full_sheet_says_so_and_keeps_what_is_on_it() -> None:
    table = started(3, "draw", draw_s=180)
    ann = table.clients[0]
    for stroke in range(1, SHEET_STROKES + 2):
        table.run(50)
        put(table, ann, dot(ann, stroke))
    assert ann.notices == ["ink-too-many-strokes"]
    assert strokes(table, 0) == SHEET_STROKES


# ---------------------------------------------------------------- stored


def test_ink_is_stored_after_a_second_at_the_latest() -> None:
    table = started(3, "draw")
    ann = table.clients[0]
    table.run(100)
    put(table, ann, dot(ann, 1))
    assert table.wake == table.at + FLUSH_MS
    table.run(500)
    put(table, ann, codec.append(1, [(50, 50)], (10, 20)))
    table.run(FLUSH_MS - 501)
    assert stored(table) == []
    table.run(1)
    assert len(stored(table)) == 2
    assert ann.heard[-1] == saved_message(2, Position(1, 2))


def test_each_sheet_has_its_own_second() -> None:
    table = started(3, "draw")
    ann, bo, _ = table.clients
    table.run(100)
    put(table, ann, dot(ann, 1))
    table.run(400)
    put(table, bo, dot(bo, 1))
    table.run(FLUSH_MS - 400)
    assert [author for author, _ in stored(table)] == [0]
    table.run(400)
    assert [author for author, _ in stored(table)] == [0, 1]


@pytest.mark.parametrize("op", ["end", "undo", "redo", "clear"])
def test_ink_is_stored_at_pen_up(op: str) -> None:
    table = started(3, "draw")
    ann = table.clients[0]
    put(table, ann, dot(ann, 1))
    assert stored(table) == []
    frame = {"end": codec.end(1), "undo": codec.undo(1, 2), "redo": codec.redo(1, 2), "clear": codec.clear(2)}[op]
    effects = put(table, ann, frame)
    assert [frame for _, frame in stored(table)] == [dot(ann, 1), frame]
    assert isinstance(effects[0], Append)
    points = 0 if op == "end" else 1
    assert [effect.message for effect in effects if isinstance(effect, Send)] == [saved_message(2, Position(2, points))]


def test_ink_that_comes_with_an_entry_is_stored_with_it() -> None:
    table = started(3, "draw")
    ann = table.clients[0]
    table.lose(table.clients[2])
    table.at = Millis(table.at + 20_000)
    effects = put(table, ann, dot(ann, 1))
    (append,) = [effect for effect in effects if isinstance(effect, Append)]
    assert append.entries
    assert append.ink


def test_the_game_hears_of_the_first_stroke_on_a_sheet_and_of_no_other() -> None:
    heard: list[int] = []
    honest = hall()["doodles"]

    def decide(state: Any, seat: Seat, action: Any, ctx: Any) -> Any:
        if isinstance(action, Inked):
            heard.append(action.sheet)
            return (DrawingFinished(seat=Seat(0)),)
        return honest.decide(state, seat, action, ctx)

    table = started(3, "draw")
    table.room._state.game = replace(honest, decide=decide)
    ann = table.clients[0]
    effects = put(table, ann, dot(ann, 1))
    assert [(len(effect.entries), len(effect.ink)) for effect in effects if isinstance(effect, Append)] == [(1, 1)], "one transaction"
    put(table, ann, codec.clear(2))
    put(table, ann, dot(ann, 2))
    assert heard == [table.room.state.table.round.sheets[0]]
    assert ann.view.done == (0,)


def test_undo_redo_and_clear_change_what_is_left() -> None:
    table = started(3, "draw")
    ann = table.clients[0]
    for stroke in (1, 2, 3):
        put(table, ann, dot(ann, stroke))
    for frame, left in ((codec.undo(2, 2), 2), (codec.redo(2, 2), 3), (codec.clear(2), 0), (codec.redo(1, 2), 1)):
        put(table, ann, frame)
        assert strokes(table, 0) == left
    finish_drawing(table)
    assert table.room.state.table.round.strokes == {0: 1, 1: 0, 2: 0}


def test_what_was_rubbed_out_makes_a_blank_sheet() -> None:
    table = started(3, "draw")
    table.scribble(table.clients[0])
    put(table, table.clients[0], codec.clear(2))
    finish_drawing(table)
    assert [drawing.blank for drawing in table.clients[1].view.drawings] == [True, True, True]


def test_the_last_ink_the_closing_and_what_follows_are_one_transaction() -> None:
    table = started(3, "draw")
    ann = table.clients[0]
    for client in table.clients[1:]:
        table.ask(client, Done())
    put(table, ann, dot(ann, 1))
    assert stored(table) == []
    effects = table.room.handle(inputs.Act(Seat(0), 50, b'{"type":"Done"}', table.at), table.at)
    (append,) = [effect for effect in effects if isinstance(effect, Append)]
    assert len(append.ink) == 1
    assert len(append.entries) == 4, "the pencils are down, three sheets are closed"
    assert table.room.state.table.round.strokes == {0: 1, 1: 0, 2: 0}
