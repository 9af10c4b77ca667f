"""Bots at a table of the house: one person and nobody else has a whole game of each."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from garabato.bots.mind import SeatMind
from garabato.bots.runner import Runner
from garabato.core import Fact, Seat
from garabato.games import hall
from garabato.room import facts
from garabato.room.effects import BotIn
from garabato.room.facts import decode_entry
from garabato.room.messages import ServerSentNotice, ServerSentRefused
from garabato.server.staff import Staff
from garabato.server.study import QuietRoom
from garabato.store.contract import Claimed
from tests.support import rooms
from tests.support.household import Home, Player


def alone(
    game: str, number: int | None = None, *, skill: str = "normal", unload_after: float = 600.0, **options: Any
) -> tuple[Home, Player]:
    """One person and as many bots as the game needs; it has begun."""
    home = Home(unload_after=unload_after)
    home.house.premises.decks = rooms.decks
    person = home.player(home.room(game), "Ann")
    if options:
        person.command("Pick", game=game, options=options)
    for _ in range(hall()[game].seats.start - 1 if number is None else number):
        person.command("AddBot", skill=skill)
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


# ---------------------------------------------------------------- at a person's pace

Move = tuple[float, int, str]
"""When (seconds), who, what: the type of an action, or "ink"."""


@pytest.fixture
def moves(monkeypatch: pytest.MonkeyPatch) -> list[Move]:
    """Everything that bots do from now on."""
    seen: list[Move] = []
    act, draw = Staff.act, Staff.draw

    def acted(self: Staff, seat: Seat, no: int, action: msgspec.Raw) -> None:
        seen.append((self._premises.loop.time(), seat, msgspec.json.decode(action)["type"]))
        act(self, seat, no, action)

    def drew(self: Staff, seat: Seat, frame: bytes) -> None:
        seen.append((self._premises.loop.time(), seat, "ink"))
        draw(self, seat, frame)

    monkeypatch.setattr(Staff, "act", acted)
    monkeypatch.setattr(Staff, "draw", drew)
    return seen


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch) -> list[ServerSentRefused | ServerSentNotice]:
    """Every no that a bot hears from now on."""
    seen: list[ServerSentRefused | ServerSentNotice] = []
    honest = Runner.hear

    def hear(self: Runner, message: Fact | bytes) -> None:
        if isinstance(message, ServerSentRefused | ServerSentNotice):
            seen.append(message)
        honest(self, message)

    monkeypatch.setattr(Runner, "hear", hear)
    return seen


def until(person: Player, phase: str) -> float:
    """Let time pass until a phase has begun; when that was."""
    while state(person).table.phase != phase:
        person.home.loop.advance(0.05)
    return person.home.loop.at


def test_a_bot_draws_as_long_as_a_person(moves: list[Move]) -> None:
    _, person = alone("doodles")
    began = until(person, "draw")
    until(person, "vote")
    for bot in (1, 2):
        ink = [at - began for at, seat, what in moves if (seat, what) == (bot, "ink")]
        assert ink[0] > 0.5, "it reads the word first"
        assert 8 < ink[-1] - ink[0] < 25
        assert max(later - earlier for earlier, later in itertools.pairwise(ink)) < 8
        assert [what for _, seat, what in moves if seat == bot][-1] == "Done"


def test_bots_do_nothing_at_the_same_moment(moves: list[Move]) -> None:
    _, person = alone("doodles", 6)
    until(person, "reveal")
    times = [at for at, _, what in moves if what in {"Done", "Lock"}]
    assert len(times) == len(set(times)) == 12


@pytest.mark.parametrize(("slow", "quick"), [("easy", "hard")])
def test_who_plays_better_is_quicker(moves: list[Move], slow: str, quick: str) -> None:
    took: dict[str, float] = {}
    for skill in (slow, quick):
        moves.clear()
        _, person = alone("doodles", 6, skill=skill)
        began = until(person, "vote")
        until(person, "reveal")
        took[skill] = sum(at - began for at, _, what in moves if what == "Lock")
    assert took[quick] < took[slow]


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [
        ("doodles", 6, {"rounds": 2, "draw_s": 10, "vote_s": 15}),
        ("how_do_you_doodle", 6, {"rounds": 2, "draw_s": 10, "vote_s": 15, "vote": "compulsory"}),
        ("artbox", 5, {"word_s": 10, "draw_s": 60, "match_s": 60}),
        ("doodle_dash", 4, {"call_s": 5, "go_s": 2, "draw_s": 30, "guess_s": 10}),
        ("doodle_dice", 3, {"turn_s": 20}),
    ],
)
def test_no_deadline_is_missed_and_nothing_is_refused(
    refused: list[ServerSentRefused | ServerSentNotice], game: str, bots: int, options: dict[str, Any]
) -> None:
    _, person = alone(game, bots, **options)
    play_on(person)
    assert not [each for each in refused if each.text != "ink-not-now"], "the die may stop a pencil, nothing else"
    if game in {"doodles", "how_do_you_doodle"}:
        assert all(len(of.ballots[bot]) == bots for of in state(person).table.rounds for bot in range(1, bots + 1))


def test_with_more_time_for_all_bots_take_more(moves: list[Move]) -> None:
    home, person = alone("doodles")
    person.command("Pace", tenths=20)
    began = until(person, "draw")
    until(person, "vote")
    ink = [at - began for at, seat, what in moves if (seat, what) == (1, "ink")]
    assert home.loop.at - began > 55
    assert ink[-1] - ink[0] > 16


# ---------------------------------------------------------------- coming, going, staying


def test_while_nobody_is_here_bots_rest(moves: list[Move]) -> None:
    home, person = alone("doodles")
    until(person, "draw")
    home.loop.advance(5)
    person.lose()
    home.loop.settle()
    drawn = len(moves)
    home.loop.advance(120)
    assert len(moves) == drawn
    back = Player(home, person.code, "Ann").hello()
    until(back, "vote")
    assert len(moves) > drawn


def test_a_room_with_bots_only_leaves_the_memory_and_nothing_ticks_on() -> None:
    home, person = alone("doodles", unload_after=60.0)
    until(person, "draw")
    staff = home.table(person.code)._staff
    person.lose()
    home.loop.advance(200)
    assert person.code not in home.house.tables
    assert not staff._runners
    assert home.loop.timers == 1, "the house's own beat"


def test_after_a_restart_bots_go_on_where_they_were() -> None:
    home, person = alone("doodles", rounds=1)
    until(person, "draw")
    home.loop.advance(8)
    again = Home(store=home.store, node="node-2", loop=home.loop)
    again.house.premises.decks = rooms.decks
    back = Player(again, person.code, "Ann").hello()
    play_on(back)
    strokes = state(back).table.rounds[0].strokes
    assert strokes[1] > 0
    assert strokes[2] > 0
    assert len({what.luck for what in seated(back)}) == 2


def seated(person: Player) -> list[BotIn]:
    table = person.home.table(person.code)
    return [BotIn(seat, runner._skill, runner._luck.getrandbits(8)) for seat, runner in table._staff._runners.items()]


def test_a_bot_that_was_sent_home_does_nothing_more(moves: list[Move]) -> None:
    home, person = alone("doodles", 3)
    until(person, "draw")
    person.command("RemoveBot", seat=2)
    home.loop.settle()
    moves.clear()
    until(person, "reveal")
    assert {seat for _, seat, _ in moves} == {1, 3}


def test_a_bot_plays_for_a_person_until_the_person_is_back(moves: list[Move]) -> None:
    home = Home()
    home.house.premises.decks = rooms.decks
    code = home.room()
    ann, bo = home.player(code, "Ann"), home.player(code, "Bo")
    for _ in range(2):
        ann.command("AddBot", skill="hard")
    ann.command("Start", first=0)
    until(ann, "draw")
    bo.lose()
    home.loop.advance(21)
    ann.command("LendBot", seat=1, skill="hard")
    until(ann, "vote")
    home.loop.advance(12)
    voted = {what for _, seat, what in moves if seat == 1}
    assert "Vote" in voted
    back = Player(home, code, "Bo").hello()
    placed = back.view["view"]["ballot"]
    assert placed
    moves.clear()
    home.loop.advance(20)
    assert 1 not in {seat for _, seat, _ in moves}
    assert back.view["view"]["ballot"] == placed


def test_bots_are_not_counted_among_those_who_are_here() -> None:
    home, person = alone("doodles", 3)
    assert home.table(person.code).status().people == 1


def test_a_bot_that_cannot_think_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(SeatMind, "choose", broken)
    monkeypatch.setattr(SeatMind, "sketch", broken)
    _, person = alone("doodles", rounds=1)
    play_on(person)


def test_a_bot_says_words_in_the_language_of_the_people() -> None:
    home = Home()
    home.house.premises.decks = rooms.decks
    person = home.player(home.room("doodle_dash"), "Ana", language="es")
    for _ in range(2):
        person.command("AddBot")
    person.command("Start", first=1)
    home.loop.advance(120)
    table = state(person).table
    said = [show.text for of in table.rounds for show in of.shows if show.text]
    assert said
    assert all(word.endswith("/es") for word in said)


# ---------------------------------------------------------------- where bots think


class Loop:
    """As much of a loop as another thread may touch; what it is asked to call it remembers."""

    def __init__(self, *, closed: bool = False) -> None:
        self.closed = closed
        self.asked: list[tuple[str, Callable[[], object]]] = []
        self.both = threading.Barrier(2, timeout=10)

    def call_soon_threadsafe(self, callback: Callable[[], object], /) -> None:
        self.asked.append((threading.current_thread().name, callback))
        self.both.wait()
        if self.closed:
            raise RuntimeError


def test_in_the_quiet_room_one_thing_is_thought_at_a_time_and_heard_in_the_loop() -> None:
    loop, heard = Loop(), list[object]()
    study = QuietRoom(loop)
    for work in (lambda: 7, lambda: 1 // 0):
        study(work, heard.append)
    for _ in range(2):
        loop.both.wait()
    study.stop()
    assert not heard
    for thread, callback in loop.asked:
        assert thread.startswith("bots")
        callback()
    assert heard[0] == 7
    assert isinstance(heard[1], ZeroDivisionError)


def test_whoever_thinks_deeply_holds_up_no_other_bot() -> None:
    loop, heard = Loop(), list[object]()
    study, thought = QuietRoom(loop), threading.Event()
    study(lambda: thought.wait(10), heard.append, deep=True)
    study(lambda: 7, heard.append)
    loop.both.wait()
    thought.set()
    loop.both.wait()
    study.stop()
    for _, callback in loop.asked:
        callback()
    assert heard == [7, True]


def test_what_is_thought_when_the_loop_is_closed_is_heard_by_nobody() -> None:
    loop, heard = Loop(closed=True), list[object]()
    study = QuietRoom(loop)
    study(lambda: 7, heard.append)
    loop.both.wait()
    study.stop()
    assert not heard


def test_where_only_bots_could_say_whether_a_guess_is_right_nobody_waits_for_them() -> None:
    home, person = alone("doodle_dash")
    person.command("ToLobby")
    person.command("Start", first=0)
    home.loop.settle()
    person.act("Call", number=3)
    person.act("Go")
    until(person, "guess")
    person.act("Guess", text="nothing of the kind")
    home.loop.advance(8)
    shows = state(person).table.round.shows
    assert shows[0].right is False
    assert len(shows) > 1 or state(person).table.phase == "reveal"
