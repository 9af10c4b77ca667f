"""Where bots think: two threads beside the event loop, however many bots there are."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Protocol, TypeVar

from garabato.server.shelf import ThreadsafeLoop

T = TypeVar("T")


class Study(Protocol):
    """Does the work where it holds up nobody, then says what came of it in the event loop."""

    def __call__(self, work: Callable[[], T], done: Callable[[T | Exception], None], /, *, deep: bool) -> None:
        """Do `work`, then call `done`. `deep`: it may take a good part of a second."""
        ...


def at_once(work: Callable[[], T], done: Callable[[T | Exception], None], *, deep: bool = False) -> None:
    """Think here and now: for tests, and for tables without a loop of their own."""
    del deep
    try:
        result: T | Exception = work()
    except Exception as error:  # noqa: BLE001  (whoever asked hears of it)
        result = error
    done(result)


class QuietRoom:
    """One thread for all bots of the house and one for those who think deeply; first come, first served.

    A bot thinks one thing at a time, so all get their turn.
    """

    def __init__(self, loop: ThreadsafeLoop) -> None:
        self._loop = loop
        self._quick, self._deep = (ThreadPoolExecutor(1, thread_name_prefix=name) for name in ("bots", "deep bots"))

    def __call__(self, work: Callable[[], T], done: Callable[[T | Exception], None], /, *, deep: bool = False) -> None:
        """Do `work` in a thread and `done` in the loop."""
        (self._deep if deep else self._quick).submit(at_once, work, self._back(done))

    def _back(self, done: Callable[[T | Exception], None]) -> Callable[[T | Exception], None]:
        def in_thread(result: T | Exception) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody is there to hear it
                self._loop.call_soon_threadsafe(lambda: done(result))

        return in_thread

    def stop(self) -> None:
        """Let what is being thought come to its end, and nothing more."""
        for pool in (self._quick, self._deep):
            pool.shutdown(wait=True, cancel_futures=True)
