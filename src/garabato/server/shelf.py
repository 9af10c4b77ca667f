"""The way to the store and back into the event loop."""

from collections.abc import Callable
from contextlib import suppress
from typing import Protocol, TypeVar

from garabato.store.contract import Batch, Store
from garabato.store.writer import Writer

T = TypeVar("T")


class ThreadsafeLoop(Protocol):
    """As much of the event loop as another thread may touch."""

    def call_soon_threadsafe(self, callback: Callable[[], object], /) -> object:
        """Call it in the loop's own thread."""
        ...


class LoopShelf:
    """The writer's thread does the work; who asked hears of it in the event loop."""

    def __init__(self, writer: Writer, loop: ThreadsafeLoop) -> None:
        self._writer = writer
        self._loop = loop

    def submit(self, batch: Batch, done: Callable[[bool | Exception], None]) -> None:
        """Store a batch together with others that wait."""
        self._writer.submit(batch, self._back(done))

    def call(self, work: Callable[[Store], T], done: Callable[[T | Exception], None]) -> None:
        """Do anything else with the store."""
        self._writer.call(work, self._back(done))

    def _back(self, done: Callable[[T], None]) -> Callable[[T], None]:
        def in_writer(result: T) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody is there to hear it
                self._loop.call_soon_threadsafe(lambda: done(result))

        return in_writer
