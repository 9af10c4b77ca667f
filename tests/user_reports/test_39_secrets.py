"""39: Secrets travel to the wrong screens.

`tests/test_non_interference.py` proves that nothing follows from what may not be known. Here unique canaries are looked for
in every byte that every socket got, in every phase, with a spectator, a late joiner and somebody who was kicked.
"""

from garabato.ink import codec
from tests.support.household import Player
from tests.support.parties import PEN, Ink, live_ink, party, play_to, snapshots, vote

NEVER = ("ballots", "tokens", "sheets", "pile", "secret", "key", "strokes")
"""Words of the whole truth that no message has."""


def canary(seat: int) -> bytes:
    """A stroke whose bytes no other message has."""
    return codec.begin(1, PEN, 0, 0, [(3001 + 97 * seat, 1999 - 89 * seat), (77 * seat + 5, 3333)])


def bytes_of(player: Player) -> bytes:
    player.heard()
    return b"\n".join(frame.payload for frame in player.link.frames)


def test_no_byte_tells_a_secret_before_its_time() -> None:
    home, players = party(4)
    home.address = "192.0.2.99"
    kicked = home.player(players[0].code, "Eve")
    home.address = "192.0.2.7"
    everybody = [*players, kicked]
    play_to(home, players, "token", rounds=1)
    spectator = home.player(players[0].code, "Wim")
    everybody.append(spectator)
    players[0].command("Kick", seat=kicked.seat)
    play_to(home, players, "draw")
    for seat, player in enumerate(players):
        player.binary(canary(seat))
        player.binary(codec.end(1))
        player.binary(codec.undo(1, PEN))
        player.binary(codec.redo(1, PEN))
    home.loop.advance(5)
    late = home.player(players[0].code, "Late")
    everybody.append(late)
    players[1].lose()
    players[1] = home.player(players[0].code, "Bo", token=players[1].token)
    everybody.append(players[1])
    seen = {(player.name, seat) for player in everybody for seat in range(4) if canary(seat) in bytes_of(player)}
    assert seen == {("Bo", 1)}, "ink goes back to its author only, who came again"
    play_to(home, players, "vote")
    shown: list[Ink] = live_ink(spectator)
    assert shown == [], "a drawing comes whole, not as it was drawn"
    assert all(any(canary(seat) in sheet for sheet in snapshots(late, 1)) for seat in range(4))
    for player in players[:3]:
        vote(player)
    vote(players[3], lock=False)
    for bystander in (spectator, late):
        view = bystander.view["view"]
        assert (view["own"], view["ballot"], view["stock"], view["reveal"], view["columns"]) == (None, {}, {}, None, [])
    for seat, player in enumerate(players):
        view = player.view["view"]
        assert view["own"] == home.table(player.code)._room.state.table.round.tokens[seat]
        assert str(seat) not in view["ballot"]
        assert view["reveal"] is None
    play_to(home, players, "over")
    for player in everybody:
        told = bytes_of(player)
        assert not [word for word in NEVER if f'"{word}":'.encode() in told]
        for other in everybody:
            assert other.token.encode() not in told
    assert canary(0) not in bytes_of(kicked)


def test_what_anybody_may_ask_of_a_room_tells_no_secret() -> None:
    home, players = party(3)
    play_to(home, players, "vote")
    status = home.table(players[0].code).status()
    assert (status.stage, status.game, status.people) == ("playing", "doodles", 3)
    assert set(status.__struct_fields__) == {"code", "stage", "game", "people"}


def test_refusals_tell_no_secret() -> None:
    """The same wrong thing is refused in the same words, whatever the tokens and votes of others are."""
    home, players = party(3)
    play_to(home, players, "vote")
    vote(players[1])
    for number in (1, 2, 3):
        players[0].act("Vote", artist=0, number=number)
        players[0].act("Vote", artist=9, number=number)
    texts = {refused["text"] for refused in players[0].all("ServerSentRefused")}
    assert texts == {"refused-do-8-own", "refused-do-8-drawing"}
