"""One open socket, whatever carries it."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

import msgspec

MAX_FRAME: Final = 64 * 1024
"""Bytes of the longest message that is read at all."""

SEND_BUFFER: Final = 128 * 1024
"""Bytes that the kernel keeps for a slow reader."""

HIGH_WATER: Final = 64 * 1024
"""Bytes that wait in this process before a reader counts as slow."""

PING_EVERY: Final = 5.0
SILENT_AFTER: Final = 20.0
"""Seconds without a sign of life after which a socket counts as lost."""


class Frame(msgspec.Struct, frozen=True, gc=False):
    """One whole message: JSON text (UTF-8) or binary ink."""

    text: bool
    payload: bytes


class Link(Protocol):
    """What the house does with a socket. Nothing here ever waits."""

    def send(self, frames: Sequence[Frame]) -> None:
        """Hand over these messages, in order, in one write. After `close` they are dropped."""
        ...

    def buffered(self) -> int:
        """Bytes handed over that have not left this process."""
        ...

    def ping(self, payload: bytes) -> None:
        """Ask for a sign of life; `Listener.on_pong` hears the same payload. A carrier without pings does nothing."""
        ...

    def close(self, code: int) -> None:
        """Say goodbye with a close code; the socket is gone for good soon after, whatever the other side does."""
        ...


class Listener(Protocol):
    """What a socket does with the house. `on_lost` comes once, and last."""

    def on_frame(self, frame: Frame) -> None:
        """A whole message came."""
        ...

    def on_pong(self, payload: bytes) -> None:
        """The answer to a ping."""
        ...

    def on_slow(self) -> None:
        """More than `HIGH_WATER` bytes wait: the other side reads too slowly."""
        ...

    def on_keen(self) -> None:
        """The other side has caught up."""
        ...

    def on_lost(self) -> None:
        """The socket is gone."""
        ...


class Timer(Protocol):
    """Something that will happen."""

    def cancel(self) -> None:
        """Let it not happen."""
        ...


class Loop(Protocol):
    """As much of the event loop as the house needs; `asyncio` has it, and so has a test's own."""

    def time(self) -> float:
        """Monotonic seconds."""
        ...

    def call_soon(self, callback: Callable[[], None], /) -> Timer:
        """At the end of this iteration."""
        ...

    def call_later(self, delay: float, callback: Callable[[], None], /) -> Timer:
        """In `delay` seconds."""
        ...
