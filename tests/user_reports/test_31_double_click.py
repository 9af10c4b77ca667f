"""31: Double click counts twice."""

from typing import Any

from tests.support.household import Player
from tests.support.parties import party, people, phase, play_to, vote


def five_times(player: Player, kind: str, part: str, no: int, what: dict[str, Any]) -> list[dict[str, Any]]:
    """Send the same message five times; the answers."""
    player.texts()
    for _ in range(5):
        player.raw({"type": kind, "no": no, part: what})
        player.home.loop.advance(0.01)
    return [text for text in player.texts() if text.get("no") == no]


def test_five_hellos_make_one_seat() -> None:
    home, (ann, *_) = party(3)
    tabs = [home.player(ann.code, "Twin", token="twin-" * 5) for _ in range(5)]
    assert {tab.seat for tab in tabs} == {3}
    assert list(people(ann)) == ["Ann", "Bo", "Cyd", "Twin"]


def test_five_commands_take_effect_once() -> None:
    _, (ann, bo, _) = party(3)
    answers = five_times(bo, "ClientSentCommand", "command", 7, {"type": "Say", "text": "hello"})
    assert [answer["type"] for answer in answers] == ["ServerSentDone"] * 5
    assert len(ann.all("ServerSentSaid")) == 1


def test_five_votes_are_one_and_five_locks_do_not_end_the_phase() -> None:
    home, players = party(4)
    play_to(home, players, "vote")
    vote(players[0], lock=False)
    answers = five_times(players[0], "ClientSentAct", "action", 50, {"type": "Vote", "artist": 1, "number": 2})
    assert len(answers) == 5
    assert players[0].view["view"]["ballot"]["1"] == 2
    assert sum(players[0].view["view"]["stock"].values()) == 9 - 3
    five_times(players[0], "ClientSentAct", "action", 51, {"type": "Lock"})
    for number in range(52, 57):
        five_times(players[0], "ClientSentAct", "action", number, {"type": "Lock"})
    assert players[1].view["view"]["locked"] == [0]
    assert phase(home, players[0].code) == "vote"


def test_two_tabs_are_one_player() -> None:
    home, players = party(4)
    play_to(home, players, "vote")
    vote(players[0])
    tab = home.player(players[0].code, "Ann", token=players[0].token)
    tab.act("Lock")
    players[0].act("Lock")
    assert players[1].view["view"]["locked"] == [0]
    assert tab.view["view"]["waiting"] == [1, 2, 3]


def test_five_starts_start_one_game() -> None:
    home, players = party(4)
    answers = five_times(players[0], "ClientSentCommand", "command", 9, {"type": "Start"})
    assert [answer["type"] for answer in answers] == ["ServerSentDone"] * 5
    assert home.table(players[0].code)._room.state.decisions == 1
