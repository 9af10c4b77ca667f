"""The writer's thread: order, group commit, a store that fails before or after the commit, stopping."""

import queue
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from structlog.testing import capture_logs

from garabato.store import Batch, Claimed, MemoryStore, Store, StoredInk, StoreFailed, Writer

LONG = 30.0
"""No test waits that long."""


class Troubled(MemoryStore):
    """Fails when told so, and lets a test hold it up."""

    def __init__(self) -> None:
        super().__init__()
        self.troubles: list[str] = []
        """For each commit that comes: "before", "after" or "fine"."""
        self.commits: list[list[Batch]] = []
        self.closed = threading.Event()
        self.may_go = threading.Event()
        self.may_go.set()
        self.at_work = threading.Event()

    def commit(self, batches: Sequence[Batch]) -> Sequence[bool]:
        self.at_work.set()
        assert self.may_go.wait(LONG)
        self.commits.append(list(batches))
        trouble = self.troubles.pop(0) if self.troubles else "fine"
        if trouble == "before":
            raise StoreFailed(trouble)
        result = super().commit(batches)
        if trouble == "after":
            raise StoreFailed(trouble)
        return result

    def close(self) -> None:
        self.closed.set()


class Desk:
    """A writer with what it answered, in order."""

    def __init__(self, store: Troubled | None = None) -> None:
        self.store = store or Troubled()
        self.pauses: list[float] = []
        self.health: list[bool] = []
        self.answers: queue.SimpleQueue[tuple[str, Any]] = queue.SimpleQueue()
        self.writer = Writer(self.store, self.health.append, pause=self.pauses.append)

    def submit(self, name: str, *batch: Any, ink: Sequence[StoredInk] = ()) -> None:
        code, seq, *entries = batch
        self.writer.submit(Batch(code, "ann", seq, tuple(entries), tuple(ink)), self.note(name))

    def call(self, name: str, ask: Callable[[Store], object]) -> None:
        self.writer.call(ask, self.note(name))

    def note(self, name: str) -> Callable[[object], None]:
        return lambda result: self.answers.put((name, result))

    def next(self) -> tuple[str, Any]:
        return self.answers.get(timeout=LONG)

    def room(self, code: str = "ROOM") -> None:
        self.call("create", lambda store: store.create(code, "ann", "doodles", b"first"))
        assert self.next() == ("create", True)

    def entries(self, code: str = "ROOM") -> tuple[bytes, ...]:
        self.call("read", lambda store: store.read(code))
        _, found = self.next()
        assert isinstance(found, Claimed)
        return found.entries


@pytest.fixture
def desk() -> Iterator[Desk]:
    desk = Desk()
    yield desk
    desk.store.may_go.set()
    assert desk.writer.stop(LONG)
    assert desk.store.closed.is_set()


def test_a_batch_and_a_call_are_answered_on_the_writers_thread(desk: Desk) -> None:
    desk.room()
    threads: queue.SimpleQueue[threading.Thread] = queue.SimpleQueue()
    desk.writer.call(lambda store: store.open_rooms(), lambda _: threads.put(threading.current_thread()))
    desk.writer.submit(Batch("ROOM", "ann", 1, (b"a",)), lambda _: threads.put(threading.current_thread()))
    for _ in range(2):
        assert threads.get(timeout=LONG).name == "garabato-writer"


def test_everything_that_waits_is_one_commit(desk: Desk) -> None:
    desk.room()
    desk.room("MOOR")
    desk.store.may_go.clear()
    desk.submit("first", "ROOM", 1, b"a")
    assert desk.store.at_work.wait(LONG)
    desk.submit("second", "ROOM", 2, b"b", ink=[StoredInk(0, 0, b"i")])
    desk.submit("other", "MOOR", 1, b"x")
    desk.submit("fenced", "MOOR", 5, b"y")
    desk.store.may_go.set()
    assert [desk.next() for _ in range(4)] == [("first", True), ("second", True), ("other", True), ("fenced", False)]
    assert [len(batches) for batches in desk.store.commits] == [1, 3]
    assert desk.entries() == (b"first", b"a", b"b")
    assert (desk.health, desk.pauses) == ([], [])


def test_a_call_comes_after_what_was_submitted_before_and_before_what_comes_later(desk: Desk) -> None:
    desk.room()
    desk.store.may_go.clear()
    desk.submit("a", "ROOM", 1, b"a")
    assert desk.store.at_work.wait(LONG)
    desk.submit("b", "ROOM", 2, b"b")
    desk.call("read", lambda store: store.read("ROOM"))
    desk.call("release", lambda store: store.release("ROOM", "ann"))
    desk.submit("c", "ROOM", 3, b"c")
    desk.store.may_go.set()
    read = ("read", Claimed((b"first", b"a", b"b"), ()))
    assert [desk.next() for _ in range(5)] == [("a", True), ("b", True), read, ("release", None), ("c", True)]


@pytest.mark.parametrize("trouble", ["before", "after"])
def test_rows_whose_commit_failed_are_sent_again_until_they_stand(desk: Desk, trouble: str) -> None:
    desk.room()
    desk.store.troubles = [trouble] * 9
    desk.store.may_go.clear()
    desk.submit("a", "ROOM", 1, b"a", ink=[StoredInk(0, 0, b"i")])
    assert desk.store.at_work.wait(LONG)
    desk.submit("b", "ROOM", 2, b"b")
    desk.store.may_go.set()
    assert [desk.next(), desk.next()] == [("a", True), ("b", True)]
    assert [[batch.seq for batch in batches] for batches in desk.store.commits] == [[1]] * 10 + [[2]]
    assert desk.pauses == [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.0, 1.0]
    assert desk.health == [False, True]
    assert desk.entries() == (b"first", b"a", b"b")


def test_after_an_unclear_failure_somebody_else_may_have_the_room(desk: Desk) -> None:
    """Stored, then unclear, then claimed by another node: the rows stand, what follows is fenced."""
    desk.room()
    desk.store.troubles = ["after"]
    desk.writer._pause = lambda _: desk.store.claim("ROOM", "ben", b"claim", suspect="ann")
    desk.submit("a", "ROOM", 1, b"a")
    desk.submit("b", "ROOM", 3, b"b")
    assert [desk.next(), desk.next()] == [("a", True), ("b", False)]
    assert desk.entries() == (b"first", b"a", b"claim")


def test_a_failure_before_the_commit_may_lose_the_room(desk: Desk) -> None:
    desk.room()
    desk.store.troubles = ["before"]
    desk.writer._pause = lambda _: desk.store.claim("ROOM", "ben", b"claim", suspect="ann")
    desk.submit("a", "ROOM", 1, b"a")
    assert desk.next() == ("a", False)
    assert desk.entries() == (b"first", b"claim")


@given(st.lists(st.sampled_from(["before", "after", "fine"]), max_size=20), st.integers(1, 20))
def test_every_room_keeps_its_order_whatever_fails(troubles: list[str], count: int) -> None:
    desk = Desk()
    codes = ("ROOM", "MOOR")
    for code in codes:
        desk.room(code)
    desk.store.troubles = troubles
    for seq in range(1, count + 1):
        for code in codes:
            desk.submit(f"{code} {seq}", code, seq, b"%d" % seq)
    assert [desk.next() for _ in range(2 * count)] == [(f"{code} {seq}", True) for seq in range(1, count + 1) for code in codes]
    for code in codes:
        assert desk.entries(code) == (b"first", *(b"%d" % seq for seq in range(1, count + 1)))
    assert desk.writer.stop(LONG)


def failing(_: Store) -> None:
    raise StoreFailed("down")


def test_a_call_that_fails_is_answered_and_not_tried_again(desk: Desk) -> None:
    desk.call("down", failing)
    name, failed = desk.next()
    assert (name, type(failed), desk.health) == ("down", StoreFailed, [False])
    desk.call("down", failing)
    desk.next()
    assert (desk.health, desk.pauses) == ([False], [])
    desk.room()
    assert desk.health == [False, True]


def test_a_mistake_of_the_caller_is_the_callers_and_no_reason_to_try_again(desk: Desk) -> None:
    desk.room()
    desk.call("mistake", lambda _: 1 // 0)
    name, error = desk.next()
    assert (name, type(error)) == ("mistake", ZeroDivisionError)
    desk.submit("unsound", "ROOM", 1, ink=[None])  # type: ignore[list-item]
    name, error = desk.next()
    assert (name, type(error)) == ("unsound", AttributeError)
    assert (desk.health, desk.pauses, len(desk.store.commits)) == ([], [], 1)
    desk.submit("a", "ROOM", 1, b"a")
    assert desk.next() == ("a", True)


def test_an_answer_that_nobody_can_take_does_not_stop_the_thread(desk: Desk) -> None:
    desk.room()
    with capture_logs() as logs:
        desk.writer.submit(Batch("ROOM", "ann", 1, (b"a",)), lambda _: 1 // 0)  # type: ignore[arg-type, return-value]
        desk.submit("b", "ROOM", 2, b"b")
        assert desk.next() == ("b", True)
    assert [(entry["event"], entry["log_level"]) for entry in logs] == [("store_answer_lost", "error")]


# ---------------------------------------------------------------- stopping


def test_stopping_finishes_what_waits_and_closes_the_store() -> None:
    desk = Desk()
    desk.room()
    desk.store.may_go.clear()
    desk.submit("a", "ROOM", 1, b"a")
    assert desk.store.at_work.wait(LONG)
    desk.submit("b", "ROOM", 2, b"b")
    desk.call("release", lambda store: store.release("ROOM", "ann"))
    desk.store.may_go.set()
    assert desk.writer.stop(LONG)
    assert [desk.next() for _ in range(3)] == [("a", True), ("b", True), ("release", None)]
    assert desk.store.closed.is_set()


def test_what_comes_after_a_stop_is_answered_at_once() -> None:
    desk = Desk()
    assert desk.writer.stop(LONG)
    desk.submit("a", "ROOM", 1, b"a")
    desk.call("rooms", lambda store: store.open_rooms())
    for _ in range(2):
        assert isinstance(desk.answers.get_nowait()[1], StoreFailed)


def test_a_stop_does_not_wait_for_ever_for_a_store_that_fails() -> None:
    desk = Desk()
    desk.room()
    desk.store.troubles = ["before"] * 100
    tried = threading.Event()
    stopped = desk.writer._give_up

    def pause(_: float) -> None:
        tried.set()
        assert stopped.wait(LONG)

    desk.writer._pause = pause
    desk.submit("a", "ROOM", 1, b"a")
    assert tried.wait(LONG)
    desk.submit("b", "ROOM", 2, b"b")
    desk.call("rooms", lambda store: store.open_rooms())
    assert not desk.writer.stop(patience=0)
    for name in ("a", "b", "rooms"):
        told, failed = desk.next()
        assert (told, type(failed)) == (name, StoreFailed)
    assert desk.store.closed.wait(LONG)
    assert len(desk.store.commits) == 1


def test_a_stop_ends_the_pause_between_two_attempts() -> None:
    store = Troubled()
    store.create("ROOM", "ann", "doodles", b"first")
    store.troubles = ["before"] * 100
    down, answered = threading.Event(), threading.Event()
    writer = Writer(store, lambda _: down.set())
    writer.submit(Batch("ROOM", "ann", 1, (b"a",)), lambda _: answered.set())
    assert down.wait(LONG)
    assert not writer.stop(patience=0)
    assert answered.wait(LONG)
    assert store.closed.wait(LONG)
