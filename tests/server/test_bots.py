"""Bots at a table of the house: one person and nobody else has a whole game of each."""

from __future__ import annotations

from typing import Any

import pytest

from garabato.games import hall
from garabato.room import facts
from garabato.room.facts import decode_entry
from garabato.store.contract import Claimed
from tests.support import rooms
from tests.support.household import Home, Player


def alone(game: str, number: int | None = None, **options: Any) -> tuple[Home, Player]:
    """One person and as many bots as the game needs; it has begun."""
    home = Home()
    home.house.premises.decks = rooms.decks
    person = home.player(home.room(game), "Ann")
    if options:
        person.command("Pick", game=game, options=options)
    for _ in range(hall()[game].seats.start - 1 if number is None else number):
        person.command("AddBot", skill="normal")
    person.command("Start")
    home.loop.settle()
    return home, person


def state(person: Player) -> Any:
    return person.home.table(person.code)._room.state


def play_on(person: Player, seconds: int = 7200) -> None:
    """Let time pass until the game is over."""
    for _ in range(seconds):
        if state(person).outcome is not None:
            return
        person.home.loop.advance(1.0)
    raise AssertionError(f"not over: {state(person).chosen.step(state(person).table)}")


def logged(person: Player, *kinds: type[Any]) -> list[Any]:
    found = person.home.store.read(person.code)
    assert isinstance(found, Claimed)
    return [what for entry in found.entries if isinstance(what := decode_entry(entry).what, kinds)]


OPTIONS: dict[str, dict[str, Any]] = {"doodles": {"rounds": 2}, "how_do_you_doodle": {"rounds": 2}}


@pytest.mark.parametrize("game", hall())
def test_one_person_and_bots_finish_a_game_though_the_person_does_nothing(game: str) -> None:
    _, person = alone(game, **OPTIONS.get(game, {}))
    play_on(person)
    outcome = state(person).outcome
    assert outcome.finished
    assert {standing.seat for standing in outcome.standings} == set(state(person).players)
    played = {what.seat for what in logged(person, facts.Played)}
    assert played >= set(state(person).players[1:]), "every bot did something"
