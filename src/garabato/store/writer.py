"""The one thread that owns a store: the appends of many rooms become one durable transaction."""

import threading
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import structlog

from garabato.store.contract import Batch, Store, StoreFailed

T = TypeVar("T")

FIRST_PAUSE: Final = 0.01
"""Seconds until rows whose commit failed are sent again; doubled every time."""
LONGEST_PAUSE: Final = 1.0

_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class _Append:
    batch: Batch
    done: Callable[[bool | Exception], None]


@dataclass(frozen=True, slots=True)
class _Call:
    ask: Callable[[Store], Any]
    done: Callable[[Any], None]


class Writer:
    """Does what is asked of the store in the order in which it is asked, on a thread of its own.

    All appends that wait are committed together. Rows whose commit failed are sent again until the
    store takes them, and nothing overtakes them. `health` is told when the store stops working
    (False) and when it works again (True). It and every `done` are called once, on the writer's
    thread, and must not block. `pause` waits between two attempts; the default ends early on `stop`.
    """

    def __init__(
        self, store: Store, health: Callable[[bool], None] = lambda _: None, *, pause: Callable[[float], object] | None = None
    ) -> None:
        self._store = store
        self._health = health
        self._healthy = True
        self._give_up = threading.Event()
        self._pause = pause or self._give_up.wait
        self._waiting: deque[_Append | _Call] = deque()
        self._news = threading.Condition()
        self._stopping = False
        self._thread = threading.Thread(target=self._run, name="garabato-writer", daemon=True)
        self._thread.start()

    def submit(self, batch: Batch, done: Callable[[bool | Exception], None]) -> None:
        """Store the batch; `done` gets what `Store.commit` says of it.

        Or StoreFailed, if the writer had to stop while the store failed; or any other exception, if
        the batch can't be stored at all, which is a mistake of the caller.
        """
        self._put(_Append(batch, done))

    def call(self, ask: Callable[[Store], T], done: Callable[[T | Exception], None]) -> None:
        """Ask the store something after everything that was asked before.

        `done` gets what `ask` returns or the exception that it raises; it is not tried again.
        """
        self._put(_Call(ask, done))

    def stop(self, patience: float = 5.0) -> bool:
        """Finish what waits and close the store; whether that was done within `patience` seconds.

        Then nothing is tried again: what is left is answered with StoreFailed, for which there are
        as many seconds again. What is asked after a stop is answered with StoreFailed at once.
        """
        with self._news:
            self._stopping = True
            self._news.notify()
        self._thread.join(patience)
        in_time = not self._thread.is_alive()
        self._give_up.set()
        self._thread.join(patience)
        return in_time

    # ---------------------------------------------------------------- the two ends of the queue

    def _put(self, wish: _Append | _Call) -> None:
        with self._news:
            if not self._stopping:
                self._waiting.append(wish)
                self._news.notify()
                return
        _answer(wish.done, StoreFailed("The server is stopping."))

    def _take(self) -> list[_Append] | _Call | None:
        """All appends up to the next call, or that call. None: there is nothing left to do, ever."""
        with self._news:
            self._news.wait_for(lambda: self._waiting or self._stopping)
            appends: list[_Append] = []
            while self._waiting:
                first = self._waiting[0]
                if isinstance(first, _Call):
                    if not appends:
                        self._waiting.popleft()
                        return first
                    break
                appends.append(first)
                self._waiting.popleft()
            return appends or None

    # ---------------------------------------------------------------- on the writer's thread

    def _run(self) -> None:
        while (wish := self._take()) is not None:
            if isinstance(wish, _Call):
                _answer(wish.done, self._attempt(wish.ask))
            else:
                self._commit(wish)
        _answer(lambda store: store.close(), self._store)

    def _commit(self, appends: Sequence[_Append]) -> None:
        batches = [append.batch for append in appends]
        pause = FIRST_PAUSE
        outcome = self._attempt(lambda store: store.commit(batches))
        while isinstance(outcome, StoreFailed) and not self._give_up.is_set():
            self._pause(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            outcome = self._attempt(lambda store: store.commit(batches))
        results: Sequence[bool | Exception] = [outcome] * len(appends) if isinstance(outcome, Exception) else outcome
        for append, result in zip(appends, results, strict=True):
            _answer(append.done, result)

    def _attempt(self, ask: Callable[[Store], T]) -> T | Exception:
        if self._give_up.is_set():
            return StoreFailed("The server had to stop before the database worked again.")
        try:
            result = ask(self._store)
        except StoreFailed as failed:
            self._tell_health(healthy=False)
            return failed
        except Exception as error:  # noqa: BLE001  (whoever asked gets it; the thread must live on)
            return error
        self._tell_health(healthy=True)
        return result

    def _tell_health(self, *, healthy: bool) -> None:
        if healthy != self._healthy:
            self._healthy = healthy
            _answer(self._health, healthy)


def _answer(done: Callable[[T], object], result: T) -> None:
    try:
        done(result)
    except Exception:  # noqa: BLE001  (the thread must live on for the others)
        _log.exception("store_answer_lost")
