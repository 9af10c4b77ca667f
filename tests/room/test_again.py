"""One more game with the same people, in one step: nothing of the first game is in the second."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from garabato.core import Seat
from garabato.games import hall
from garabato.kit.three_words.table import Vote
from garabato.room import Room, commands, facts
from garabato.room.effects import Tell
from tests.support.evenings import NAMES, facts_of, finish_drawing, lobby, phase_of, refusal, until, vote
from tests.support.rooms import CARDS, Table, decks

GAMES = ("doodles", "how_do_you_doodle")
every_game = pytest.mark.parametrize("game", GAMES)


def over(game: str = "doodles", people: int = 3, rounds: int = 2) -> Table:
    """A game that everybody has drawn and guessed in, at its podium."""
    table = lobby(people, game, rounds=rounds)
    table.ask(table.clients[0], commands.Start(Seat(1)))
    play(table, rounds)
    return table


def play(table: Table, rounds: int) -> None:
    """Draw and guess to the end."""
    for _ in range(rounds):
        until(table, "draw")
        for client in table.clients:
            table.scribble(client, 4)
        finish_drawing(table)
        until(table, "vote")
        for client in table.clients:
            vote(table, client)
        until(table, "pad")
    until(table, "over")


def again(table: Table) -> None:
    table.ask(table.clients[0], commands.Again())


def cards(table: Table) -> set[str]:
    return {card.id for card in table.room.state.table.pile}


@every_game
def test_one_tap_begins_the_same_game_with_the_same_house_rules(game: str) -> None:
    table = over(game, people=4)
    options = table.room.state.options
    table.clients[1].heard.clear()
    again(table)
    assert (phase_of(table), table.room.state.chosen.name, table.room.state.options) == ("card", game, options)
    assert table.room.state.players == (0, 1, 2, 3)
    assert [type(what) for what in facts_of(table, facts.Began, facts.Returned)] == [facts.Began, facts.Returned, facts.Began]
    (told,) = [what for what in table.clients[1].heard if isinstance(what, Tell)]
    assert (told.view.phase, told.room.stage, told.no_view) == ("card", "playing", False), "nobody sees a lobby in between"


@every_game
def test_nothing_of_the_first_game_is_seen_in_the_second(game: str) -> None:
    table = over(game)
    first = [client.view for client in table.clients]
    drawings = [dict(client.drawings) for client in table.clients]
    pens = [client.frames_pen for client in table.clients]
    sheets = set(table.room._session.sheets)
    again(table)
    for client, before in zip(table.clients, first, strict=True):
        fresh_view(client.view, before)
        assert client.room.nth == 2
    assert not sheets & set(table.room._session.sheets) - {0}, "the ink of the first game stays in the store only"
    until(table, "draw")
    for client, before in zip(table.clients, pens, strict=True):
        assert client.pen.pen > before
        assert client.frames == [], "a clean sheet"
    finish_drawing(table)
    until(table, "vote")
    for client, seen in zip(table.clients, drawings, strict=True):
        labels = {drawing.label for drawing in client.view.drawings}
        assert labels < set(seen), "the labels are the same ones, the drawings are not"
        assert all(drawing.blank for drawing in client.view.drawings)
        assert [client.drawings[label] for label in sorted(labels)] == [[]] * len(labels)
    until(table, "over")
    assert all(client.view.columns[0].card not in before.columns for client, before in zip(table.clients, first, strict=True))


def fresh_view(view: Any, before: Any) -> None:
    """As on a table at which nobody has played yet."""
    assert (view.round, view.columns, view.drawings, view.outcome, view.reveal) == (1, (), (), None, None)
    assert (view.ballot, view.locked, view.done, view.backs, view.question) == ({}, (), (), {}, None)
    assert set(view.totals.values()) == {0}
    old = {concept.id for column in before.columns for concept in column.card.words}
    assert not any(word in msgspec.json.encode(view).decode() for word in old)


def test_no_card_comes_twice_while_there_are_others() -> None:
    table = over(rounds=12)
    drawn = [cards(table)]
    for _ in range(2):
        again(table)
        drawn.append(cards(table))
        until(table, "over")
    assert len(set.union(*drawn)) == 36
    again(table)
    assert len(cards(table)) == 12, "four new cards are too few for a game: all are shuffled again"


def test_the_second_game_counts_and_ends_like_a_first_one() -> None:
    table = over()
    again(table)
    play(table, 2)
    view = table.clients[0].view
    assert [column.round for column in view.columns] == [1, 2]
    assert {seat: sum(column.totals[seat] for column in view.columns) for seat in view.totals} == view.totals
    assert {standing.seat: standing.score for standing in view.outcome.standings} == view.totals
    assert all(table.clients[0].drawings[drawing.label] for drawing in view.drawings)


def test_a_number_of_the_first_game_has_no_effect_in_the_second() -> None:
    table = over()
    bo = table.clients[1]
    again(table)
    until(table, "vote")
    table._ask(bo, 1, Vote(Seat(0), 3))
    assert bo.view.ballot == {}
    assert (bo.refused, 1 in bo.acked) == ([], True), "sent again, it was only acknowledged"
    table.ask(bo, Vote(Seat(0), 3))
    assert bo.view.ballot == {0: 3}


def test_a_second_tap_changes_nothing() -> None:
    table = over()
    again(table)
    pile = cards(table)
    again(table)
    assert refusal(table.clients[0]) == "refused-playing"
    no = table.clients[0].no - 1
    table._ask(table.clients[0], no, commands.Again())
    assert (cards(table), len(facts_of(table, facts.Began))) == (pile, 2)


def test_there_is_no_again_before_the_end_and_none_in_the_lobby() -> None:
    table = lobby(3)
    again(table)
    assert refusal(table.clients[0]) == "refused-no-game"
    table.ask(table.clients[0], commands.Start())
    again(table)
    assert refusal(table.clients[0]) == "refused-playing"


def test_who_watched_plays_in_the_next_one_and_who_left_does_not() -> None:
    table = over()
    watcher = table.client(NAMES[3])
    table.ask(table.clients[2], commands.Leave())
    again(table)
    assert table.room.state.players == (0, 1, 3)
    assert watcher.view.phase == "card"


def test_too_few_people_stay_at_the_podium() -> None:
    table = over()
    table.ask(table.clients[2], commands.Leave())
    entries = len(table.store.entries)
    again(table)
    assert refusal(table.clients[0]) == "refused-too-few"
    assert (phase_of(table), len(table.store.entries)) == ("over", entries)


def test_a_deck_too_small_leaves_the_podium_as_it_is() -> None:
    table = over(rounds=12)
    table.room._decks = lambda *_: CARDS[:5]
    again(table)
    assert refusal(table.clients[0]) == "refused-do-1-cards"
    assert phase_of(table) == "over"


def test_the_log_tells_the_second_game_alone() -> None:
    table = over()
    again(table)
    until(table, "draw")
    table.scribble(table.clients[0])
    told = table.room.state
    folded = Room.fold(table.store.entries, table.store.ink, hall=hall(), decks=decks)
    assert (folded.state.table, folded.state.nth, folded.state.pens) == (told.table, 2, told.pens)
    assert {sheet for sheet in folded._session.sheets if sheet} == {table.room.state.table.round.sheets[Seat(0)]}
