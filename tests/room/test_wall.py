"""The lobby's wall: one sheet for everybody, seen while it is drawn."""

from __future__ import annotations

from garabato.core import Label, Seat
from garabato.ink import codec
from garabato.ink.codec import Position
from garabato.ink.pack import LIVE, live_record, pen_message, sheet_message
from garabato.room import commands, inputs, messages
from garabato.room.effects import Append, Live
from tests.support.evenings import lobby, started, until
from tests.support.rooms import Client, Table

WALL = 0


def binary(client: Client) -> list[bytes]:
    return [what for what in client.heard if isinstance(what, bytes)]


def wall_strokes(table: Table) -> int:
    return table.room._session.sheets[WALL].strokes_left()


def test_ink_on_the_wall_is_seen_at_once_by_everybody_but_its_author() -> None:
    table = lobby(3)
    frame = codec.begin(1, 1, 0, 1, [(5, 5)])
    first, *rest = table.room.handle(inputs.InkFrame(Seat(0), frame, table.at), table.at)
    assert first == Live(Label(0), Seat(0), frame)
    assert not [effect for effect in rest if isinstance(effect, Append)], "it is told before it is stored"


def test_a_stroke_on_the_wall_arrives_whole() -> None:
    table = lobby(3)
    ann, *others = table.clients
    table.scribble(ann)
    assert [client.drawings[WALL] for client in others] == [ann.frames, ann.frames]
    assert ann.drawings[WALL] == []


def test_the_wall_has_one_colour_and_two_widths() -> None:
    table = lobby(2)
    for colour, width, text in ((1, 0, "ink-bad-colour"), (0, 2, "ink-bad-width")):
        table.ink(table.clients[0], codec.begin(1, 1, colour, width, [(5, 5)]))
        assert table.clients[0].notices[-1] == text
    table.ink(table.clients[0], codec.begin(1, 1, 0, 1, [(5, 5)]))
    assert wall_strokes(table) == 1


def test_a_newcomer_gets_a_clean_sheet_and_then_all_that_is_on_it() -> None:
    table = lobby(2)
    for client in table.clients:
        table.scribble(client, 1)
    late = table.client("Late")
    records = [(author, frame) for client in table.clients[:2] for author, frame in ((client.seat, f) for f in client.frames)]
    live = LIVE + b"".join(live_record(Label(WALL), Seat(author), frame) for author, frame in records)
    assert binary(late) == [sheet_message(Label(WALL), []), live, pen_message(1, Position(), [])]


def test_a_newcomer_to_a_clean_wall_gets_a_clean_sheet() -> None:
    table = lobby(1)
    assert binary(table.clients[0]) == [sheet_message(Label(WALL), []), pen_message(1, Position(), [])]


def test_on_return_the_own_ink_comes_with_the_pen_and_only_that_of_others_live() -> None:
    table = lobby(2)
    ann, bo = table.clients
    table.scribble(ann, 2)
    table.scribble(bo, 2)
    drawn = list(ann.frames)
    table.lose(ann)
    ann.heard.clear()
    table.join(ann)
    live = LIVE + b"".join(live_record(Label(WALL), Seat(1), frame) for frame in bo.frames)
    assert binary(ann) == [sheet_message(Label(WALL), []), live, pen_message(1, Position(2, 0), drawn)]


def test_a_slow_reader_can_be_given_all_live_ink_of_others() -> None:
    table = lobby(2)
    ann, bo = table.clients
    table.scribble(bo)
    assert table.room.live_ink(Label(WALL), Seat(0)) == [(1, frame) for frame in bo.frames]
    assert table.room.live_ink(Label(WALL), Seat(1)) == []
    assert table.room.live_ink(Label(16), Seat(0)) == []
    assert ann.live == {0}


def test_during_a_game_there_is_no_wall() -> None:
    table = lobby(3)
    table.scribble(table.clients[0])
    table.ask(table.clients[0], commands.Start(Seat(0)))
    assert [client.live for client in table.clients] == [set(), set(), set()]
    assert [client.pen for client in table.clients] == [None, None, None]
    assert table.room.live_ink(Label(WALL), Seat(1)) == []
    late = table.client("Late")
    assert binary(late) == []
    table.ink(late, codec.begin(1, 1, 0, 0, [(5, 5)]))
    assert late.notices == ["ink-not-now"]


def test_ink_that_waited_is_stored_when_a_game_begins() -> None:
    table = lobby(3)
    table.ink(table.clients[1], codec.begin(1, 1, 0, 0, [(5, 5)]))
    assert table.store.ink == []
    table.ask(table.clients[0], commands.Start())
    assert [(sheet, seq) for sheet, seq, _ in table.store.ink] == [(WALL, 0)]


def test_after_a_game_the_wall_is_as_it_was() -> None:
    table = started(3)
    ann, bo, _ = table.clients
    table.ask(ann, commands.ToLobby())
    table.scribble(bo)
    table.ask(ann, commands.Start(Seat(0)))
    until(table, "draw")
    ann.drawings.clear()
    table.ask(ann, commands.ToLobby())
    assert len(binary(ann)[-2]) > 2
    assert binary(ann)[-1] == pen_message(4, Position(), [])
    assert ann.live == {0}
    late = table.client("Late")
    assert late.live == {0}
    table.scribble(bo)
    assert wall_strokes(table) == 2
    assert bo.pen is not None
    assert bo.pen.pen == 4


def test_only_a_clean_wall_makes_new_pens() -> None:
    table = lobby(2)
    ann, bo = table.clients
    table.scribble(bo)
    table.scribble(ann)
    table.ask(ann, commands.WipeWall())
    assert [client.pen for client in table.clients] == [messages.Pen(2, None), messages.Pen(2, None)]
    assert binary(bo)[-2:] == [sheet_message(Label(WALL), []), pen_message(2, Position(), [])]
    table.ink(bo, codec.begin(9, 1, 0, 0, [(5, 5)]))
    assert wall_strokes(table) == 0, "ink of the old pen comes late"
    table.ink(bo, codec.append(1, [(5, 5)], (0, 0)))
    assert wall_strokes(table) == 0


def test_what_was_wiped_stays_stored_and_is_not_shown_again() -> None:
    table = lobby(2)
    ann, bo = table.clients
    for _ in range(2):
        table.scribble(bo, 1)
    table.ink(bo, codec.begin(7, 1, 0, 0, [(5, 5)]))
    table.ask(ann, commands.WipeWall())
    assert [seq for _, seq, _ in table.store.ink] == [0, 1, 2]
    assert table.room.state.wall_first == 3
    table.scribble(bo, 1)
    table.restart()
    for client in table.clients:
        table.join(client)
    assert wall_strokes(table) == 1
    table.scribble(bo, 1)
    assert [seq for _, seq, _ in table.store.ink] == [0, 1, 2, 3, 4], "rows count on"


def test_a_wall_that_was_wiped_and_not_drawn_on_counts_on_after_a_restart() -> None:
    table = lobby(2)
    table.scribble(table.clients[1], 1)
    table.ask(table.clients[0], commands.WipeWall())
    table.restart()
    for client in table.clients:
        table.join(client)
    assert wall_strokes(table) == 0
    table.scribble(table.clients[1], 1)
    assert [seq for _, seq, _ in table.store.ink] == [0, 1]


def test_during_a_game_the_wall_is_not_wiped() -> None:
    table = started(3)
    table.ask(table.clients[0], commands.WipeWall())
    assert table.clients[0].refused[-1].text == "refused-playing"


def test_who_left_has_no_pen_and_gets_one_again() -> None:
    table = lobby(2)
    bo = table.clients[1]
    table.ask(bo, commands.Leave())
    assert table.room.state.pens[Seat(1)].sheet is None
    table.join(bo)
    assert bo.pen == messages.Pen(2, None)


def test_who_is_lost_keeps_the_pen() -> None:
    table = lobby(2)
    bo = table.clients[1]
    table.scribble(bo)
    table.lose(bo)
    table.run(60_000)
    table.join(bo)
    assert bo.pen == messages.Pen(1, None)


def test_a_log_never_stands_more_than_five_seconds_behind_the_wall() -> None:
    table = lobby(2)
    for _ in range(30):
        table.run(1_000)
        table.scribble(table.clients[1], 1)
        now = table.at
        folded = type(table.room).fold(table.store.entries, [], hall=table.room.state.games, decks=table.room._decks)
        assert now - folded.at < 5_000
