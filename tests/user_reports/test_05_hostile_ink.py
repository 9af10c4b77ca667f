"""05: A hostile brush size or colour freezes every screen."""

import pytest

from garabato.ink import codec
from garabato.ink.pack import unpack_frames
from tests.support.parties import PEN, party, play_to, snapshots

HOSTILE = {
    "width 255": codec.begin(1, PEN, 0, 255, [(5, 5)]),
    "colour 255": codec.begin(1, PEN, 255, 0, [(5, 5)]),
    "a number without end": b"\x01\x01\x02\x00\x00" + b"\xff" * 300,
    "points that end in the middle": b"\x01\x01\x02\x00\x00\x05",
    "an op there is not": b"\x09\x01\x02",
    "a fill without coordinates": b"\x01\x01\x02\x00\x00",
    "words": b'{"op":"BEGIN","width":1e9,"colour":"red;","x":1e308,"y":NaN}',
    "nothing": b"",
}


@pytest.mark.parametrize("frame", HOSTILE.values(), ids=HOSTILE.keys())
def test_it_is_refused_to_its_author_only_and_the_room_goes_on(frame: bytes) -> None:
    home, players = party(3)
    play_to(home, players, "draw")
    heard = [player.heard() and len(player.link.frames) for player in players]
    players[0].binary(frame)
    assert len(players[0].all("ServerSentNotice")) == 1
    assert [len(player.link.frames) for player in players[1:]] == heard[1:]
    players[0].stroke(1, PEN)
    play_to(home, players, "vote")
    assert [snapshots(player, 1)[-3:] for player in players[1:]] == [snapshots(players[0], 1)[-3:]] * 2


def test_places_beyond_the_board_are_places_on_its_edge_for_everybody() -> None:
    home, players = party(3)
    play_to(home, players, "draw")
    far = b"\xff\xff\xff\xff\x0f"
    players[0].binary(b"\x01\x01\x02\x00\x01" + far + far + b"\xfe\xff\xff\xff\x0f" * 2)
    players[0].binary(codec.end(1))
    play_to(home, players, "vote")
    (drawing,) = [sheet for sheet in snapshots(players[1], 1) if len(sheet) > 10]
    (stroke,) = codec.strokes(unpack_frames(drawing[2:]))
    assert all(0 <= x <= 4095 and 0 <= y <= 4095 for x, y in stroke.points)
    assert (stroke.colour, stroke.width) == (0, 1)
