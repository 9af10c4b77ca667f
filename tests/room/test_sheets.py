"""Sheets in a game: the own one for who comes back, the drawings of all when their time has come."""

from __future__ import annotations

from garabato.ink import codec
from garabato.ink.codec import Position
from garabato.ink.pack import pen_message
from garabato.room import commands, messages
from garabato.room.pencil import FLUSH_MS
from tests.support.evenings import finish_drawing, started, until
from tests.support.pencils import dot, pens_sent, put, stored, strokes
from tests.support.rooms import Client


def test_who_comes_back_gets_the_own_sheet_with_the_place_to_go_on_from() -> None:
    table = started(3, "draw")
    ann = table.clients[0]
    frames = [dot(ann, 1), codec.append(1, [(30, 30), (40, 40)], (10, 20))]
    for frame in frames:
        put(table, ann, frame)
    table.lose(ann)
    table.join(ann)
    assert pens_sent(ann)[-1] == pen_message(2, Position(1, 3), frames)
    assert [frame for _, frame in stored(table)] == frames, "it is stored before it is named"


def test_what_was_not_stored_is_sent_again_and_only_that() -> None:
    table = started(3, "draw")
    ann = table.clients[0]
    frames = [dot(ann, 1), codec.append(1, [(30, 30), (40, 40), (50, 50)], (10, 20)), codec.end(1)]
    put(table, ann, frames[0])
    put(table, ann, codec.split(frames[1], 2)[0])
    table.run(FLUSH_MS)
    ann.frames, ann.frames_pen = frames, 2
    table.restart()
    for client in table.clients:
        table.join(client)
    again = [frame for _, frame in stored(table)][2:]
    assert again == [codec.append(1, [(50, 50)], (40, 40)), codec.end(1)]
    assert codec.strokes([frame for _, frame in stored(table)]) == codec.strokes(ann.frames)


def test_another_browser_page_shows_the_own_sheet_again() -> None:
    table = started(3, "draw")
    ann = table.clients[0]
    table.scribble(ann)
    drawn = list(ann.frames)
    ann.frames, ann.frames_pen, ann.page = [], 0, "page-0002"
    table.join(ann)
    assert ann.frames == drawn


def test_a_new_pen_comes_with_its_sheet() -> None:
    table = started(3, "draw")
    assert pens_sent(table.clients[0])[-1] == pen_message(2, Position(), [])


def test_nobody_sees_a_sheet_before_the_vote_and_everybody_from_then_on() -> None:
    table = started(3, "draw")
    watcher = table.client("Wim")
    table.scribble(table.clients[0])
    assert [client.drawings.get(16) for client in (*table.clients[1:3], watcher)] == [None, None, None]
    drawn = list(table.clients[0].frames)
    finish_drawing(table)
    for client in (*table.clients, table.client("Late")):
        assert client.drawings[16] == drawn
        assert client.drawings[17] == []


def test_a_drawing_is_sent_once() -> None:
    table = started(3, "vote", rounds=2)
    until(table, "pad")
    until(table, "over")
    sheets = [what for what in table.clients[0].heard if isinstance(what, bytes) and what[0] == 1]
    assert len(sheets) == 1 + 6, "the wall, and six drawings"


def test_who_comes_at_the_end_gets_the_whole_album() -> None:
    table = started(3, "draw", rounds=2)
    table.scribble(table.clients[0])
    until(table, "over")
    late = table.client("Late")
    assert sorted(late.drawings) == [16, 17, 18, 32, 33, 34]
    assert late.drawings[16] == table.clients[1].drawings[16] != []


def test_the_drawings_of_the_next_game_take_the_place_of_the_last() -> None:
    table = started(3, "draw", rounds=1)
    table.scribble(table.clients[0])
    until(table, "over")
    assert table.clients[1].drawings[16] != []
    table.ask(table.clients[0], commands.ToLobby())
    assert set(table.room._session.sheets) == {0}, "the ink of a game that is over stays in the store only"
    table.ask(table.clients[0], commands.Start())
    until(table, "vote")
    assert table.clients[1].drawings[16] == []


def test_ink_of_a_game_that_was_put_away_stays_stored_and_is_not_read_again() -> None:
    table = started(3, "draw")
    table.scribble(table.clients[0])
    put(table, table.clients[1], dot(table.clients[1], 1))
    table.ask(table.clients[0], commands.ToLobby())
    assert [author for author, _ in stored(table)] == [0] * 4 + [1]
    table.restart()
    assert set(table.room._session.sheets) <= {0}


def test_sheets_are_never_used_twice() -> None:
    table = started(3, "draw", rounds=1)
    first = set(table.room.state.table.round.sheets.values())
    table.ask(table.clients[0], commands.ToLobby())
    table.ask(table.clients[0], commands.Start())
    until(table, "draw")
    assert not first & set(table.room.state.table.round.sheets.values())


def test_a_second_tab_that_draws_gets_what_the_first_drew() -> None:
    table = started(3, "draw")
    ann = table.clients[0]
    table.scribble(ann)
    tab = Client(key=ann.key, page="page-0002")
    table.clients.append(tab)
    table.join(tab)
    assert (tab.frames, tab.pen) == (ann.frames, messages.Pen(2, tab.view.until))
    table.scribble(tab)
    assert strokes(table, 0) == 2
