"""Every log that was ever recorded is read, and what was seen in it then is seen in it now."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from garabato.games import hall
from garabato.room import Room, facts
from tests.logs.record import GAMES, HERE, present, seen
from tests.support.rooms import decks

LOGS = sorted(HERE.glob("*/*.jsonl"))


def room_of(log: Path) -> Room:
    entries = log.read_bytes().splitlines()
    ink = [(sheet, seq, bytes.fromhex(data)) for sheet, seq, data in msgspec.json.decode(log.with_suffix(".ink.json").read_bytes())]
    return Room.fold(entries, ink, hall=hall(), decks=decks)


def assert_still(then: Any, now: Any, where: str = "") -> None:
    """All that was seen then is the same now; what came to be known since may stand beside it."""
    if isinstance(then, dict):
        for name, value in then.items():
            assert name in now, f"{where}/{name}"
            assert_still(value, now[name], f"{where}/{name}")
    elif isinstance(then, list):
        assert len(then) == len(now), where
        for index, value in enumerate(then):
            assert_still(value, now[index], f"{where}/{index}")
    else:
        assert then == now, where


@pytest.mark.parametrize("log", LOGS, ids=lambda log: f"{log.parent.name}-{log.stem}")
def test_what_was_seen_is_seen(log: Path) -> None:
    assert_still(msgspec.json.decode(log.with_suffix(".seen.json").read_bytes()), seen(room_of(log)))


def test_the_present_version_has_a_log_of_every_game() -> None:
    assert set(GAMES) == {log.stem for log in present().glob("*.jsonl")}
    assert set(hall()) == {name.partition("-")[0] for name in GAMES}


@pytest.mark.parametrize("log", LOGS, ids=lambda log: f"{log.parent.name}-{log.stem}")
def test_a_log_holds_a_whole_game(log: Path) -> None:
    outcome = room_of(log).state.outcome
    assert outcome is not None
    assert outcome.finished


def test_the_present_logs_hold_everything_that_is_ever_logged() -> None:
    kinds = {type(facts.decode_entry(line).what) for log in present().glob("*.jsonl") for line in log.read_bytes().splitlines()}
    assert set(get_args(facts.RoomFact)) == kinds


def test_a_change_is_noticed() -> None:
    with pytest.raises(AssertionError, match="/views/0/round"):
        assert_still({"views": {"0": {"round": 2}}}, {"views": {"0": {"round": 3, "more": 1}}})
    with pytest.raises(AssertionError, match="/chat"):
        assert_still({"chat": [1]}, {"chat": []})
    with pytest.raises(AssertionError, match="/gone"):
        assert_still({"gone": 1}, {})
