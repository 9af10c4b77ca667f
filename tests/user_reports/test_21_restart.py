"""21: Server restart loses all tables."""

from pathlib import Path

from garabato.ink.pack import unpack_frames
from garabato.store.sqlite import SqliteStore
from tests.support.household import Home
from tests.support.parties import PEN, party, people, play_to, snapshots, vote


def test_three_tables_in_different_phases_are_back(tmp_path: Path) -> None:
    before = Home(store=SqliteStore(tmp_path / "rooms.sqlite"))
    _, lobby = party(3, before)
    lobby[1].stroke(1, 1)
    lobby[2].command("Ready", ready=True)
    _, voting = party(4, before)
    play_to(before, voting, "vote")
    for player in voting[:2]:
        vote(player)
    vote(voting[2], lock=False)
    _, drawing = party(3, before)
    play_to(before, drawing, "draw")
    drawing[0].stroke(1, PEN)
    before.loop.advance(10)
    tables = (lobby, drawing, voting)
    known = [[(player.seat, player.view["view"], people(player)) for player in players] for players in tables]
    left = drawing[0].view["view"]["until"] - before.table(drawing[0].code)._room.clock(before.table(drawing[0].code).now()).table

    after = Home(store=SqliteStore(tmp_path / "rooms.sqlite"), node="node-2")
    back = [[after.player(player.code, "Somebody", token=player.token) for player in players] for players in tables]
    assert [[(player.seat, player.view["view"], people(player)) for player in players] for players in back] == known
    assert [len(unpack_frames(message[4:])) for message in snapshots(back[1][0], 2)] == [2], "the drawing"
    assert back[0][0].view["room"]["people"][2]["ready"]

    clock = back[1][2].view["clock"]
    assert clock["running"]
    assert left <= back[1][0].view["view"]["until"] - clock["table"] <= left + 5_000, "the clock goes on; five seconds may be given back"
    back[2][2].act("Lock")
    vote(back[2][3])
    after.loop.advance(1)
    assert back[2][0].view["view"]["phase"] == "reveal", "no vote was lost"
