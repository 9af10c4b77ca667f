"""Commands: what a person may ask of the room, who may, and that each takes effect once."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from garabato.core import Continue, Seat
from garabato.kit.three_words.table import Vote
from garabato.room import commands, facts, inputs, messages
from garabato.room.effects import HangUp, Send, Tell
from garabato.room.orders import SAY_LONGEST
from garabato.room.receipts import NUMBERS_KEPT, PAGES_KEPT
from tests.support.evenings import facts_of, lobby, phase_of, refusal, started, until
from tests.support.rooms import CARDS, Client


def said(client: Client) -> list[tuple[int, str]]:
    return [(what.seat, what.text) for what in client.heard if isinstance(what, messages.ServerSentSaid)]


# ---------------------------------------------------------------- who may


@pytest.mark.parametrize(
    "command",
    [
        commands.Pick("doodles", {}),
        commands.Start(),
        commands.Again(),
        commands.ToLobby(),
        commands.Arrange((Seat(2), Seat(0))),
        commands.Kick(Seat(2)),
        commands.Pace(15),
        commands.WipeWall(),
    ],
)
def test_the_table_is_in_the_hosts_hands(command: Any) -> None:
    table = lobby(3)
    entries = len(table.store.entries)
    table.ask(table.clients[1], command)
    assert refusal(table.clients[1]) == "refused-host-only"
    assert len(table.store.entries) == entries


def test_somebody_who_is_not_connected_asks_for_nothing() -> None:
    table = lobby(3)
    table.ask(table.clients[1], commands.Leave())
    assert table.room.handle(inputs.Order(Seat(1), 9, commands.Ready(ready=True)), table.at) == []


# ---------------------------------------------------------------- ready


def test_ready_is_seen_by_all_and_said_once() -> None:
    table = lobby(3)
    for _ in range(3):
        table.ask(table.clients[1], commands.Ready(ready=True))
    assert len(facts_of(table, facts.ReadySet)) == 1
    assert [person.ready for person in table.clients[0].room.people] == [False, True, False]
    table.ask(table.clients[1], commands.Ready(ready=False))
    assert not table.clients[0].room.people[1].ready


def test_after_a_game_nobody_is_ready() -> None:
    table = lobby(3)
    table.ask(table.clients[1], commands.Ready(ready=True))
    table.ask(table.clients[0], commands.Start())
    table.ask(table.clients[0], commands.ToLobby())
    assert [person.ready for person in table.clients[0].room.people] == [False, False, False]


# ---------------------------------------------------------------- pick


def test_the_host_picks_a_game_and_its_house_rules() -> None:
    table = lobby(3)
    table.ask(table.clients[0], commands.Pick("doodles", {"rounds": 3}))
    assert table.clients[1].room.options["rounds"] == 3
    assert table.clients[1].room.options["draw_s"] == 30
    assert "type" not in table.clients[1].room.options
    table.ask(table.clients[0], commands.Pick("doodles", {}))
    assert table.clients[1].room.options["rounds"] == 8


def test_picking_what_lies_there_is_no_news() -> None:
    table = lobby(3, rounds=3)
    heard = len(table.clients[1].heard)
    table.ask(table.clients[0], commands.Pick("doodles", {"rounds": 3}))
    assert len(facts_of(table, facts.Picked)) == 1
    assert len(table.clients[1].heard) == heard


@pytest.mark.parametrize(
    "options",
    [
        {"rounds": 0},
        {"rounds": 13},
        {"rounds": "many"},
        {"rounds": None},
        {"vote": "never"},
        {"draw_s": 9},
        {"type": "chess"},
        {"quiet": 1},
    ],
)
def test_bad_house_rules_are_refused(options: dict[str, Any]) -> None:
    table = lobby(3, rounds=3)
    table.ask(table.clients[0], commands.Pick("doodles", options))
    assert refusal(table.clients[0]) == "refused-options"
    assert table.clients[0].room.options["rounds"] == 3


def test_a_game_that_nobody_knows_is_refused() -> None:
    table = lobby(3)
    table.ask(table.clients[0], commands.Pick("chess", {}))
    assert refusal(table.clients[0]) == "refused-unknown-game"


def test_house_rules_stay_during_a_game() -> None:
    table = started(3)
    table.ask(table.clients[0], commands.Pick("doodles", {"rounds": 1}))
    assert table.clients[1].room.options["rounds"] == 8


# ---------------------------------------------------------------- start


def test_too_few_people_can_not_start() -> None:
    table = lobby(2)
    table.ask(table.clients[0], commands.Start())
    assert refusal(table.clients[0]) == "refused-too-few"
    assert not table.room.state.playing


def test_who_is_away_does_not_count_who_is_in_the_grace_does() -> None:
    table = lobby(3)
    table.lose(table.clients[2])
    table.run(20_000)
    table.ask(table.clients[0], commands.Start())
    assert refusal(table.clients[0]) == "refused-too-few"
    table.join(table.clients[2])
    table.lose(table.clients[2])
    table.ask(table.clients[0], commands.Start())
    assert table.room.state.players == (0, 1, 2)


def test_the_seats_are_taken_in_the_order_of_arrival_and_the_others_watch() -> None:
    table = lobby(9)
    assert [person.playing for person in table.clients[0].room.people] == [True] * 7 + [False] * 2
    table.ask(table.clients[0], commands.Start())
    assert table.room.state.players == tuple(range(7))
    assert [person.playing for person in table.clients[8].room.people] == [True] * 7 + [False] * 2
    assert table.clients[8].view == table.room.state.chosen.view(table.room.state.table, None)


@pytest.mark.parametrize("first", [7, 8, 99, -1])
def test_the_first_player_has_to_play(first: int) -> None:
    table = lobby(8)
    table.ask(table.clients[0], commands.Start(Seat(first)))
    assert refusal(table.clients[0]) == "refused-unknown-seat"


def test_the_host_may_choose_the_first_player() -> None:
    table = lobby(4)
    table.ask(table.clients[0], commands.Start(Seat(2)))
    assert table.clients[0].view.first == 2


def test_a_game_starts_once() -> None:
    table = started(3)
    table.ask(table.clients[0], commands.Start())
    assert refusal(table.clients[0]) == "refused-playing"
    assert len(facts_of(table, facts.Began)) == 1


def test_cards_of_this_evening_do_not_come_again_while_there_are_others() -> None:
    table = lobby(3, rounds=12)
    drawn = []
    for _ in range(3):
        table.ask(table.clients[0], commands.Start())
        drawn.append({card.id for card in table.room.state.table.pile})
        table.ask(table.clients[0], commands.ToLobby())
    assert len(set.union(*drawn)) == 36
    table.ask(table.clients[0], commands.Start())
    assert len(table.room.state.table.pile) == 12, "four new cards are too few for a game: all are shuffled again"


def test_a_deck_too_small_for_the_game_is_refused() -> None:
    table = lobby(3, rounds=12)
    table.room._decks = lambda *_: CARDS[:5]
    table.ask(table.clients[0], commands.Start())
    assert refusal(table.clients[0]) == "refused-do-1-cards"
    assert not table.room.state.playing


def test_the_deck_is_made_for_the_languages_of_who_plays() -> None:
    table = lobby(3)
    table.ask(table.clients[1], commands.Dress("Bo", None, "ru"))
    table.ask(table.clients[2], commands.Dress("Cyd", None, "it"))
    asked = []
    table.room._decks = lambda game, languages: asked.append((game.name, languages)) or CARDS
    table.ask(table.clients[0], commands.Start())
    assert asked == [("doodles", {"en", "ru", "it"})]


# ---------------------------------------------------------------- back to the lobby


def test_the_host_ends_a_game_and_the_next_one_begins_clean() -> None:
    table = started(3, "draw")
    table.scribble(table.clients[1])
    table.ask(table.clients[0], commands.ToLobby())
    assert table.clients[1].room.stage == "lobby"
    assert table.clients[1].view is None
    assert not table.clients[1].clock.running
    table.ask(table.clients[0], commands.Start())
    assert table.room.state.table.round.number == 1


def test_back_to_the_lobby_in_the_lobby_changes_nothing() -> None:
    table = lobby(3)
    no = table.ask(table.clients[0], commands.ToLobby())
    assert no in table.clients[0].acked
    assert facts_of(table, facts.Returned) == []


# ---------------------------------------------------------------- chat


def test_chat_reaches_everybody() -> None:
    table = lobby(3)
    table.ask(table.clients[1], commands.Say(" hel\u202elo\nthere "))
    assert [said(client) for client in table.clients] == [[(1, "hello there")]] * 3


def test_a_line_of_chat_is_cut_at_a_grapheme() -> None:
    table = lobby(1)
    table.ask(table.clients[0], commands.Say("\N{FAMILY}" * 300))
    assert said(table.clients[0]) == [(0, "\N{FAMILY}" * SAY_LONGEST)]


def test_nothing_said_is_refused() -> None:
    table = lobby(3)
    table.ask(table.clients[1], commands.Say("\u200b \u3164"))
    assert refusal(table.clients[1]) == "refused-blank"


@pytest.mark.parametrize("phase", ["token", "draw", "vote"])
def test_players_keep_silent_while_they_draw_and_vote_and_watchers_need_not(phase: str) -> None:
    table = started(3, phase)
    watcher = table.client("Wim")
    table.ask(table.clients[1], commands.Say("it is a dog"))
    assert refusal(table.clients[1]) == "refused-quiet"
    table.ask(watcher, commands.Say("nice"))
    assert said(table.clients[1]) == [(3, "nice")]
    assert table.clients[1].room.muted
    assert not watcher.room.muted


@pytest.mark.parametrize("phase", ["card", "reveal", "pad", "over"])
def test_else_everybody_talks(phase: str) -> None:
    table = started(3, phase, rounds=1)
    table.ask(table.clients[1], commands.Say("well"))
    assert said(table.clients[2]) == [(1, "well")]
    assert not table.clients[1].room.muted


def test_a_table_may_talk_all_the_time() -> None:
    table = started(3, "draw", quiet=False)
    table.ask(table.clients[1], commands.Say("well"))
    assert said(table.clients[2]) == [(1, "well")]


# ---------------------------------------------------------------- pace


def test_pace_is_told_once_and_stretches_what_is_still_to_come() -> None:
    table = started(3)
    for _ in range(2):
        table.ask(table.clients[0], commands.Pace(20))
    assert len(facts_of(table, facts.PaceSet)) == 1
    assert (table.clients[1].clock.pace, table.clients[1].room.pace) == (20, 20)
    table.run(9_999)
    assert phase_of(table) == "card"
    table.run(1)
    assert phase_of(table) == "token"


# ---------------------------------------------------------------- game actions


@pytest.mark.parametrize(
    "raw", [b"{}", b'{"type":"Vote"}', b'{"type":"Vote","artist":1,"number":9}', b'{"type":"TimeUp"}', b"nope", b"[" * 50_000]
)
def test_an_action_that_can_not_be_read_is_refused(raw: bytes) -> None:
    table = started(3, "vote")
    entries = len(table.store.entries)
    table.ask(table.clients[1], msgspec.Raw(raw))
    assert refusal(table.clients[1]) == "refused-unreadable"
    assert len(table.store.entries) == entries


def test_without_a_game_there_are_no_actions() -> None:
    table = lobby(3)
    table.ask(table.clients[0], Continue())
    assert refusal(table.clients[0]) == "refused-no-game"


def test_watchers_play_nothing() -> None:
    table = started(3, "vote")
    watcher = table.client("Wim")
    table.ask(watcher, Vote(Seat(0), 1))
    assert refusal(watcher) == "refused-watching"


def test_a_host_who_watches_may_go_on_and_nothing_else() -> None:
    table = lobby(4)
    ann, bo = table.clients[:2]
    table.lose(ann)
    table.run(30_000)
    table.ask(bo, commands.Start(Seat(1)))
    table.join(ann)
    assert table.room.state.host == 0
    assert 0 not in table.room.state.players
    until(table, "reveal")
    table.ask(ann, Vote(Seat(1), 1))
    assert refusal(ann) == "refused-watching"
    before = len(table.room.state.table.round.reveals)
    table.ask(ann, Continue())
    assert len(table.room.state.table.round.reveals) == before + 1


def test_a_host_who_plays_goes_on_for_whoever_is_the_first_player() -> None:
    table = lobby(3)
    table.ask(table.clients[0], commands.Start(Seat(1)))
    until(table, "reveal")
    table.ask(table.clients[2], Continue())
    assert refusal(table.clients[2]) == "refused-do-10"
    for client in table.clients[:2]:
        before = len(table.room.state.table.round.reveals)
        table.ask(client, Continue())
        assert len(table.room.state.table.round.reveals) == before + 1


def test_two_who_go_on_at_once_skip_nothing() -> None:
    table = lobby(3)
    table.ask(table.clients[0], commands.Start(Seat(1)))
    until(table, "reveal")
    first, second = table.clients[:2]
    before = len(table.room.state.table.round.reveals)
    seen = [newest(first), newest(second)]
    table.ask(first, Continue(), seen=seen[0])
    table.ask(second, Continue(), seen=seen[1])
    no = table.ask(first, Continue(), seen=seen[0])
    assert len(table.room.state.table.round.reveals) == before + 1
    assert no not in first.pending, "what was wanted has happened: the tap is done, not refused"
    table.ask(second, Continue(), seen=newest(second))
    assert len(table.room.state.table.round.reveals) == before + 2


def newest(client: Client) -> int:
    """The number of the newest Update that the person got."""
    return client.numbers[-1]


def test_the_rules_own_refusal_reaches_who_asked_and_nobody_else() -> None:
    table = started(3, "vote")
    heard = len(table.clients[2].heard)
    table.ask(table.clients[1], Vote(Seat(1), 1))
    assert table.clients[1].refused == [messages.ServerSentRefused(1, "not_yours", "DO-8", "refused-do-8-own")]
    assert len(table.clients[2].heard) == heard


# ---------------------------------------------------------------- once


def test_the_same_number_takes_effect_once() -> None:
    table = lobby(3)
    for _ in range(5):
        table._ask(table.clients[1], 7, commands.Say("hello"))
    assert said(table.clients[0]) == [(1, "hello")]
    assert [what for what in table.clients[1].heard if what == messages.ServerSentDone(7)] == [messages.ServerSentDone(7)] * 5


def test_what_was_refused_is_asked_anew() -> None:
    table = lobby(2)
    table._ask(table.clients[0], 1, commands.Start())
    table.client("Cyd")
    table._ask(table.clients[0], 1, commands.Start())
    assert table.room.state.playing


def test_each_page_has_its_own_numbers() -> None:
    table = lobby(3)
    bo = table.clients[1]
    table._ask(bo, 1, commands.Say("one"))
    table.lose(bo)
    bo.page = "page-0002"
    table.join(bo)
    table._ask(bo, 1, commands.Say("two"))
    assert said(table.clients[0]) == [(1, "one"), (1, "two")]


def test_each_person_has_the_own_numbers() -> None:
    table = lobby(3)
    for client in table.clients:
        table._ask(client, 1, commands.Say("hello"))
    assert len(said(table.clients[0])) == 3


def test_the_last_pages_of_a_person_are_remembered() -> None:
    table = lobby(2)
    bo = table.clients[1]
    for page in range(PAGES_KEPT + 1):
        bo.page = f"page-{page}"
        table.join(bo)
        table._ask(bo, 1, commands.Say(f"from {page}"))
    for page, again in ((1, 0), (0, 1)):
        bo.page = f"page-{page}"
        table.join(bo)
        before = len(said(table.clients[0]))
        table._ask(bo, 1, commands.Say("again"))
        assert len(said(table.clients[0])) == before + again


def test_what_was_overtaken_is_not_taken_for_done() -> None:
    """Number 7 never arrived, say because the page had asked too fast, and 8 did: asked again, 7 is not said to have happened."""
    table = lobby(2)
    bo = table.clients[1]
    table._ask(bo, 8, commands.Ready(ready=False))
    table._ask(bo, 8, commands.Say("later"))
    table._ask(bo, 7, commands.Say("sooner"))
    assert refusal(bo) == "refused-overtaken"
    assert said(table.clients[0]) == [(1, "later")]
    before = len(bo.refused)
    table._ask(bo, 8, commands.Say("later"))
    assert len(bo.refused) == before, "8 has happened"


def test_of_a_long_evening_only_the_last_numbers_are_kept() -> None:
    table = lobby(2)
    bo = table.clients[1]
    for no in range(1, NUMBERS_KEPT + 2):
        table._ask(bo, no, commands.Say(f"line {no}"))
    lines = len(said(table.clients[0]))
    table._ask(bo, 1, commands.Say("again"))
    assert len(said(table.clients[0])) == lines
    assert not bo.refused, "nobody remembers whether it was done; it was long ago"


def test_a_page_that_is_used_is_not_forgotten() -> None:
    table = lobby(2)
    bo = table.clients[1]
    for page in (*range(PAGES_KEPT), 0, PAGES_KEPT):
        bo.page = f"page-{page}"
        table.join(bo)
        table._ask(bo, 5 + page + len(said(table.clients[0])), commands.Say("hello"))
    assert table.room.state.receipts.pages(Seat(1)) == ("page-2", "page-3", "page-0", "page-4")


def test_numbers_survive_a_restart() -> None:
    table = lobby(3)
    table._ask(table.clients[1], 1, commands.Say("hello"))
    table.restart()
    for client in table.clients:
        table.join(client)
    before = len(said(table.clients[0]))
    table._ask(table.clients[1], 1, commands.Say("hello"))
    assert len(said(table.clients[0])) == before


def test_an_action_is_acknowledged_after_it_is_stored_and_told() -> None:
    table = lobby(3)
    append, *rest = table.room.handle(inputs.Order(Seat(1), 1, commands.Ready(ready=True)), table.at)
    (entry,) = map(facts.decode_entry, append.entries)
    assert (entry.what, entry.receipt) == (facts.ReadySet(Seat(1), ready=True), facts.Receipt(Seat(1), "page-0001", 1))
    assert [type(effect) for effect in rest] == [Tell, Tell, Tell, Send]
    assert rest[-1] == Send(Seat(1), messages.ServerSentDone(1))


def test_goodbye_is_said_after_it_is_stored() -> None:
    table = lobby(3)
    append, *rest = table.room.handle(inputs.Order(Seat(1), 1, commands.Leave()), table.at)
    assert facts.decode_entry(append.entries[0]).what == facts.PresenceSet(Seat(1), "left")
    assert HangUp(Seat(1), "left", again=False) in rest
    assert not [effect for effect in rest if isinstance(effect, (Tell, Send)) and effect.seat == 1]
