"""Passwords of rooms: never in the clear, never on the event loop, guessed at only so often."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

from garabato.server.config import Limits
from garabato.server.passwords import Hashed, HashingThread, Passwords, hash_now, slow_hash
from garabato.server.seatkey import address_key
from garabato.store.contract import Claimed
from tests.support.household import Home, Player

WORD = "Sésamo 42"


class Hasher:
    """Hashes when the test says so, and remembers what it was asked."""

    def __init__(self) -> None:
        self.held = False
        self.asked: list[str] = []
        self._waiting: list[Callable[[], None]] = []

    def __call__(self, typed: str, salt: str, hashed: Hashed) -> None:
        self.asked.append(typed)
        self._waiting.append(lambda: hashed(f"{salt}{typed}".encode().hex()))
        if not self.held:
            self.step()

    def step(self) -> None:
        waiting, self._waiting = self._waiting, []
        for work in waiting:
            work()


def house(**config: Any) -> tuple[Home, Hasher, Player]:
    """A house with a room that has a password, and its host."""
    home, hasher = Home(**config), Hasher()
    home.house.premises.passwords = Passwords(hasher, home.config.limits.guesses, home.loop.time)
    ann = home.player(home.room(), "Ann")
    ann.command("SetPassword", password=f"  {WORD} ")
    home.loop.advance(1)
    return home, hasher, ann


def reason(player: Player) -> str:
    return "" if player.bye is None else player.bye["reason"]


def newcomer(home: Home, code: str, name: str, password: str = "") -> Player:
    player = Player(home, code, name).hello(password=password)
    home.loop.advance(1)
    return player


@pytest.mark.parametrize(
    ("typed", "why"), [("", "password"), ("   ", "password"), ("sésamo 42", "wrong_password"), (WORD, ""), (f" {WORD} ", "")]
)
def test_a_newcomer_needs_the_password(typed: str, why: str) -> None:
    home, _, ann = house()
    bo = newcomer(home, ann.code, "Bo", typed)
    assert reason(bo) == why
    assert bo.bye is None or not bo.bye["again"]


def test_whoever_has_a_seat_is_not_asked_and_nothing_is_hashed() -> None:
    home, hasher, ann = house()
    again = Player(home, ann.code, "Ann", token=ann.token).hello(password="anything")
    assert reason(again) == ""
    assert hasher.asked == [WORD]


def test_a_big_screen_needs_it_too() -> None:
    home, _, ann = house()
    assert reason(Player(home, ann.code, "").watch()) == "password"
    assert reason(Player(home, ann.code, "").watch(password="no")) == "wrong_password"
    assert reason(Player(home, ann.code, "").watch(password=WORD)) == ""


def test_a_locked_room_hashes_nothing() -> None:
    home, hasher, ann = house()
    ann.command("LockRoom", locked=True)
    assert reason(newcomer(home, ann.code, "Bo", WORD)) == "locked"
    assert hasher.asked == [WORD]


def test_a_big_screen_with_the_word_comes_into_a_locked_room() -> None:
    home, _, ann = house()
    ann.command("LockRoom", locked=True)
    assert reason(Player(home, ann.code, "").watch(password="no")) == "wrong_password"
    assert reason(Player(home, ann.code, "").watch(password=WORD)) == ""


def test_no_byte_of_it_is_stored_or_sent() -> None:
    home, _, ann = house()
    bo = newcomer(home, ann.code, "Bo", "Sésamo 43")
    found = home.store.read(ann.code)
    assert isinstance(found, Claimed)
    everything = b"".join(found.entries) + b"".join(frame.payload for player in (ann, bo) for frame in player.link.frames)
    for secret in (WORD, "Sésamo 43"):
        assert secret.encode() not in everything
        assert secret.encode("unicode_escape") not in everything
    sent = b"".join(frame.payload for frame in ann.link.frames)
    password = home.table(ann.code)._room.state.keeping.password
    assert password is not None
    assert password.hash.encode() not in sent
    assert password.salt.encode() not in sent


def test_wrong_guesses_are_limited_by_address_and_right_ones_are_not() -> None:
    home, _, ann = house(limits=Limits(guesses=3))
    home.address = "198.51.100.9"
    right = [newcomer(home, ann.code, f"Guest-{number}", WORD) for number in range(6)]
    assert {reason(player) for player in right} == {""}
    assert [reason(newcomer(home, ann.code, f"Eve-{n}", "guess")) for n in range(4)] == ["wrong_password"] * 3 + ["guesses"]
    assert reason(newcomer(home, ann.code, "Right", WORD)) == "guesses", "nobody learns any more whether a guess was right"
    home.address = "198.51.100.10"
    assert reason(newcomer(home, ann.code, "Cy", WORD)) == ""
    home.address = "198.51.100.9"
    home.loop.advance(201)
    assert reason(newcomer(home, ann.code, "Late", WORD)) == ""


def test_the_right_word_is_hashed_once_however_often_it_is_said() -> None:
    home, hasher, ann = house()
    home.address = "198.51.100.9"
    before = len(hasher.asked)
    assert {reason(newcomer(home, ann.code, f"Guest-{number}", f" {WORD}")) for number in range(6)} == {""}
    assert hasher.asked[before:] == [WORD]
    ann.command("SetPassword", password="another")
    home.loop.advance(1)
    assert reason(newcomer(home, ann.code, "Late", WORD)) == "wrong_password", "what was right before is not right any more"


def test_new_passwords_are_limited_by_address() -> None:
    home, hasher, ann = house(limits=Limits(guesses=3))
    numbers = [ann.command("SetPassword", password=f"word {n}") for n in range(4)]
    home.loop.advance(1)
    refused = {message["no"]: message["text"] for message in ann.all("ServerSentRefused")}
    assert refused == dict.fromkeys(numbers[2:], "too-fast"), "the first of three was that of the house"
    assert hasher.asked[-1] == "word 1"


def test_only_so_many_right_words_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("garabato.server.passwords._KNOWN", 2)
    hasher = Hasher()
    passwords = Passwords(hasher, 30, lambda: 0.0)
    for salt in ("aa", "bb", "cc"):
        passwords.was_right("198.51.100.9", WORD, salt, "proof")
    for salt in ("cc", "bb"):
        assert passwords.guess("198.51.100.9", WORD, salt, lambda _: None)
    assert hasher.asked == []
    assert passwords.guess("198.51.100.9", WORD, "aa", lambda _: None)
    assert hasher.asked == [WORD]


def test_what_the_host_sends_meanwhile_waits_and_counts() -> None:
    home, hasher, ann = house()
    hasher.held = True
    first = ann.command("SetPassword", password="one")
    ready = ann.command("Ready", ready=True)
    second = ann.command("SetPassword", password="two")
    last = ann.command("LockRoom", locked=True)
    home.loop.advance(1)
    assert not ann.view["room"]["people"][0]["ready"]
    hasher.step()
    home.loop.advance(1)
    assert ann.view["room"]["people"][0]["ready"]
    assert not ann.view["room"]["locked"]
    hasher.step()
    home.loop.advance(1)
    assert ann.view["room"]["locked"]
    done = [message["no"] for message in ann.all("ServerSentDone")]
    assert done[-4:] == [first, ready, second, last]
    hasher.held = False
    ann.command("LockRoom", locked=False)
    assert reason(newcomer(home, ann.code, "Bo", "one")) == "wrong_password"
    assert reason(newcomer(home, ann.code, "Cy", "two")) == ""


def test_only_the_host_has_anything_hashed() -> None:
    home, hasher, ann = house()
    bo = newcomer(home, ann.code, "Bo", WORD)
    hasher.asked.clear()
    bo.command("SetPassword", password="mine")
    home.loop.advance(1)
    assert bo.all("ServerSentRefused")[-1]["text"] == "refused-host-only"
    assert hasher.asked == []


def test_a_blank_password_opens_the_room_to_everybody() -> None:
    home, hasher, ann = house()
    ann.command("SetPassword", password="   ")
    home.loop.advance(1)
    assert not ann.view["room"]["password"]
    assert reason(newcomer(home, ann.code, "Bo")) == ""
    assert hasher.asked == [WORD]


def test_who_goes_while_it_is_hashed_takes_no_seat() -> None:
    home, hasher, ann = house()
    hasher.held = True
    bo = Player(home, ann.code, "Bo").hello(password=WORD)
    bo.lose()
    ann.command("SetPassword", password="lost")
    ann.lose()
    hasher.step()
    home.loop.advance(1)
    assert len(home.table(ann.code)._room.state.members) == 1
    hasher.held = False
    assert reason(newcomer(home, ann.code, "Cy", WORD)) == "", "the page had no answer: it asks again when it is back"


def test_a_room_that_is_thrown_away_meanwhile_sends_its_guest_there_again() -> None:
    home, hasher, ann = house()
    hasher.held = True
    bo = Player(home, ann.code, "Bo").hello(password=WORD)
    home.table(ann.code).throw_away()
    hasher.step()
    home.loop.advance(1)
    assert reason(bo) == "moved"


# ---------------------------------------------------------------- the hash itself


def test_the_hash_is_slow_salted_and_the_same_for_every_keyboard() -> None:
    assert slow_hash("ma\u00f1ana", "00") == slow_hash("man\u0303ana", "00")
    assert slow_hash("word", "00") != slow_hash("word", "01")
    assert slow_hash("word", "00") != slow_hash("Word", "00")
    heard: list[str] = []
    hash_now("word", "00", heard.append)
    assert heard == [slow_hash("word", "00")]


class Loop:
    """An event loop of which another thread may touch this much."""

    def __init__(self, *, closed: bool = False) -> None:
        self.called = threading.Event()
        self.thread = ""
        self._closed = closed

    def call_soon_threadsafe(self, callback: Callable[[], object], /) -> object:
        self.thread = threading.current_thread().name
        self.called.set()
        if self._closed:
            raise RuntimeError("Event loop is closed")
        return callback()


@pytest.mark.parametrize("closed", [False, True])
def test_a_thread_hashes_and_says_so_in_the_loop(*, closed: bool) -> None:
    heard: list[str] = []
    loop = Loop(closed=closed)
    thread = HashingThread(loop)
    thread("word", "00", heard.append)
    assert loop.called.wait(30)
    thread.stop()
    assert loop.thread.startswith("passwords")
    assert heard == ([] if closed else [slow_hash("word", "00")])


# ---------------------------------------------------------------- addresses


def test_an_address_is_known_again_in_its_room_only() -> None:
    assert address_key(b"room", "192.0.2.7") == address_key(b"room", "192.0.2.7")
    assert address_key(b"room", "192.0.2.7") != address_key(b"moor", "192.0.2.7")
    assert address_key(b"room", "2001:db8::1") == address_key(b"room", "2001:db8::2"), "one home, many addresses"
    assert "192" not in address_key(b"room", "192.0.2.7")


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::/64", "localhost", ""])
def test_this_machine_is_nobodys_address(address: str) -> None:
    assert address_key(b"room", address) == ""


def test_a_kick_bars_the_address_for_new_seats_only() -> None:
    home = Home()
    ann = home.player(home.room(), "Ann")
    home.address = "198.51.100.9"
    eve, kin = (home.player(ann.code, name) for name in ("Eve", "Kin"))
    ann.command("Kick", seat=eve.seat)
    home.loop.advance(1)
    assert reason(eve) == "kicked"
    assert reason(Player(home, ann.code, "Eve", token=eve.token).hello()) == "kicked"
    assert reason(newcomer(home, ann.code, "Other")) == "barred"
    kin.lose()
    assert reason(Player(home, ann.code, "Kin", token=kin.token).hello()) == ""
    stored = home.store.read(ann.code)
    assert isinstance(stored, Claimed)
    assert b"198.51" not in b"".join(stored.entries)
