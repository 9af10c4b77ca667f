"""Where bots think: one thread beside the event loop, however many bots there are."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Protocol, TypeVar

from garabato.server.shelf import ThreadsafeLoop

T = TypeVar("T")


class Study(Protocol):
    """Does the work where it holds up nobody, then says what came of it in the event loop."""

    def __call__(self, work: Callable[[], T], done: Callable[[T | Exception], None], /) -> None:
        """Do `work`, then call `done`."""
        ...


def at_once(work: Callable[[], T], done: Callable[[T | Exception], None]) -> None:
    """Think here and now: for tests, and for tables without a loop of their own."""
    try:
        result: T | Exception = work()
    except Exception as error:  # noqa: BLE001  (whoever asked hears of it)
        result = error
    done(result)


class QuietRoom:
    """One thread for all bots of the house, first come, first served; a bot thinks one thing at a time, so all get their turn."""

    def __init__(self, loop: ThreadsafeLoop) -> None:
        self._loop = loop
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="bots")

    def __call__(self, work: Callable[[], T], done: Callable[[T | Exception], None], /) -> None:
        """Do `work` in the thread and `done` in the loop."""
        self._pool.submit(at_once, work, self._back(done))

    def _back(self, done: Callable[[T | Exception], None]) -> Callable[[T | Exception], None]:
        def in_thread(result: T | Exception) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody is there to hear it
                self._loop.call_soon_threadsafe(lambda: done(result))

        return in_thread

    def stop(self) -> None:
        """Let what is being thought come to its end, and nothing more."""
        self._pool.shutdown(wait=True, cancel_futures=True)
