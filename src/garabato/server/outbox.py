"""What waits for one socket until the next flush: state is merged, messages are kept in order."""

from collections.abc import Callable
from typing import Final, Protocol

import msgspec
from msgspec import UNSET

from garabato.core import ConceptId, Fact, Label, concepts_in
from garabato.ink.pack import LIVE
from garabato.room.effects import Tell
from garabato.room.messages import Clock, Pen, RoomView, ServerSentUpdate
from garabato.server.link import Frame

_encode: Final = msgspec.json.Encoder().encode
_NULL: Final = msgspec.Raw(b"null")


class Names(Protocol):
    """The words of all languages."""

    def name(self, concept: ConceptId, language: str, fallback: str) -> tuple[str, str]:
        """The concept's name, and the language it is in: `fallback` if `language` has none."""
        ...


def text_frame(message: Fact) -> Frame:
    """A message as it goes over the wire."""
    return Frame(text=True, payload=_encode(message))


def live_message(records: list[bytes]) -> Frame:
    """Live ink of others as one message."""
    return Frame(False, LIVE + b"".join(records))


class News:
    """The newest truth that one seat was not told yet."""

    __slots__ = ("clock", "language", "no_pen", "number", "pen", "room", "view", "view_gone")

    def __init__(self) -> None:
        self.number = 0
        self.language = ""
        self.room: RoomView | None = None
        self.view: Fact | None = None
        self.view_gone = False
        self.pen: Pen | None = None
        self.no_pen = False
        self.clock: Clock | None = None

    def merge(self, tell: Tell) -> None:
        """Newer parts take the place of older ones."""
        self.number, self.language = tell.number, tell.language
        if tell.room is not None:
            self.room = tell.room
        if tell.view is not None or tell.no_view:
            self.view, self.view_gone = tell.view, tell.no_view
        if tell.pen is not None or tell.no_pen:
            self.pen, self.no_pen = tell.pen, tell.no_pen
        if tell.clock is not None:
            self.clock = tell.clock

    def update(self, names: Names, fallback: str) -> ServerSentUpdate:
        """As a message, with the words of exactly the concepts that are in the view."""
        words: dict[str, str] = {}
        foreign: dict[str, str] = {}
        for concept in concepts_in(self.view):
            if concept not in words:
                words[concept], used = names.name(concept, self.language, fallback)
                if used != self.language:
                    foreign[concept] = used
        seen = self.view is not None
        return ServerSentUpdate(
            number=self.number,
            room=UNSET if self.room is None else self.room,
            view=msgspec.Raw(_encode(self.view)) if seen else _NULL if self.view_gone else UNSET,
            names=words if seen else UNSET,
            foreign=foreign if seen else UNSET,
            pen=None if self.no_pen else UNSET if self.pen is None else self.pen,
            clock=UNSET if self.clock is None else self.clock,
        )


class Outbox:
    """One socket's messages until the next flush, and which labels it has missed while it was slow."""

    def __init__(self) -> None:
        self._waiting: list[Frame | News] = []
        self._news: News | None = None
        self._ends_live = False
        """Whether the last one is live ink, to which more can be added."""
        self.bytes = 0
        """Of messages; state does not count, there is at most one of it."""
        self.missed: set[Label] = set()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def put(self, frame: Frame) -> None:
        """Keep a message."""
        self._waiting.append(frame)
        self._ends_live = False
        self.bytes += len(frame.payload)

    def tell(self, tell: Tell) -> None:
        """Keep only the newest truth, in the place of the oldest one that waits."""
        if self._news is None:
            self._news = News()
            self._waiting.append(self._news)
            self._ends_live = False
        self._news.merge(tell)

    def live(self, ink: Frame) -> None:
        """Keep live ink, in one message with that before it."""
        last = self._waiting[-1] if self._ends_live else None
        if isinstance(last, Frame):
            self._waiting[-1] = Frame(False, last.payload + ink.payload[len(LIVE) :])
        else:
            self._waiting.append(ink)
        self._ends_live = True
        self.bytes += len(ink.payload)

    def take(self, render: Callable[[News], ServerSentUpdate]) -> list[Frame]:
        """Everything, in order; then it is empty."""
        waiting, self._waiting, self._news, self._ends_live, self.bytes = self._waiting, [], None, False, 0
        return [text_frame(render(each)) if isinstance(each, News) else each for each in waiting]
