"""13: Phone asleep = thrown out, and the name is "already taken"."""

from garabato.ink.pack import unpack_frames
from tests.support.household import Player
from tests.support.parties import PEN, party, people, play_to, snapshots


def test_after_seventy_silent_seconds_the_same_browser_is_put_straight_back() -> None:
    home, players = party(4)
    play_to(home, players, "draw", draw_s=180)
    phone = players[2]
    phone.stroke(1, PEN)
    own, name = phone.view["view"]["own"], people(phone)
    phone.link.pong = None
    for _ in range(70):
        home.loop.advance(1)
    assert people(players[0]) == name | {"Cyd": "away"}
    assert phone.bye is not None

    back = Player(home, phone.code, "", token=phone.token).hello(client="page-after-sleep")
    assert back.seat == phone.seat
    assert back.view["view"]["own"] == own
    assert len(unpack_frames(snapshots(back, 2)[-1][4:])) == 2, "the own drawing is there"
    assert people(back) == name
    assert people(players[0]) == name, "no second seat, no other name"
    back.stroke(2, PEN)
    play_to(home, players, "vote")
    assert [drawing["artist"] for drawing in players[0].view["view"]["drawings"]] == [0, 1, 2, 3]


def test_neither_lock_nor_password_keeps_a_seat_from_its_phone() -> None:
    home, players = party(3)
    players[0].command("SetPassword", password="sesame")
    players[0].command("LockRoom", locked=True)
    home.loop.advance(1)
    players[1].lose()
    home.loop.advance(70)
    back = home.player(players[1].code, "Somebody", token=players[1].token)
    assert (back.bye, back.seat) == (None, players[1].seat)


def test_the_score_is_kept_too() -> None:
    home, players = party(3)
    play_to(home, players, "pad", rounds=2)
    phone = players[1]
    score = players[0].view["view"]["totals"]["1"]
    phone.lose()
    home.loop.advance(70)
    back = home.player(phone.code, "Somebody", token=phone.token)
    assert back.view["view"]["totals"]["1"] == score != 0
