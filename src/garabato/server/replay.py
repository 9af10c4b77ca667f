"""A room's log as a story: what happened when, one line each."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from garabato.core import AnyGame, Card
from garabato.games import hall
from garabato.room import NewerLog, Room
from garabato.room.deck_facts import DeckBrought
from garabato.room.facts import decode_entry
from garabato.server.lock import FolderTaken, lock_folder
from garabato.server.serve import DATABASE
from garabato.store.contract import StoreFailed, Unknown
from garabato.store.sqlite import SqliteStore

_UNTOLD: Final = frozenset({"type", "key", "secret", "age"})
"""What opens a room or a seat is told to nobody, and nobody's age."""


class CannotReplay(Exception):  # noqa: N818  (one sentence for the operator: what is wrong, what to do)
    """The story can't be told."""


def _moment(at: int) -> str:
    minutes, millis = divmod(at, 60_000)
    return f"{minutes:4d}:{millis // 1000:02d}.{millis % 1000:03d}"


def _told(fields: dict[str, Any]) -> str:
    return "  ".join(f"{name}={_short(value)}" for name, value in fields.items() if name not in _UNTOLD)


def _short(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _entry(number: int, data: bytes) -> Iterator[str]:
    entry = decode_entry(data)
    fields: dict[str, Any] = msgspec.json.decode(data)["what"]
    events: list[dict[str, Any]] = fields.pop("events", [])
    if isinstance(entry.what, DeckBrought):
        fields["deck"] = f"{entry.what.deck.code} ({len(entry.what.deck.cards)} cards)"  # its words are still to be played
    yield f"{number:5d}  {_moment(entry.at)}  {type(entry.what).__name__:<12} {_told(fields)}".rstrip()
    for event in events:
        yield f"{'':19}  - {event['type']:<20} {_told(event)}".rstrip()


def story(entries: tuple[bytes, ...]) -> str:
    """All entries as text. Raises: NewerLog."""
    return "\n".join(line for number, data in enumerate(entries) for line in _entry(number, data))


def _no_cards(game: AnyGame, languages: frozenset[str]) -> tuple[Card, ...]:  # noqa: ARG001  (a fold draws no cards)
    return ()


def _server_runs(folder: Path) -> bool:
    try:
        lock_folder(folder).close()
    except FolderTaken:
        return True
    return False


def replay(folder: Path, code: str, *, force: bool = False) -> str:
    """The story of a room. While its game runs it is a secret. Raises: CannotReplay."""
    database = folder / DATABASE
    if not database.is_file():
        raise CannotReplay(f"There is no {database}. Name the data folder: --data")
    try:
        store = SqliteStore(database)
        found = store.read(code)
        store.close()
    except StoreFailed as error:
        raise CannotReplay(str(error)) from error
    if isinstance(found, Unknown):
        raise CannotReplay(f"There is no room {code} in {folder}.")
    try:
        room = Room.fold(found.entries, [], hall=hall(), decks=_no_cards)
        told = story(found.entries)
    except NewerLog as newer:
        raise CannotReplay(f"{code}: {newer}") from newer
    if room.state.playing and room.state.outcome is None and not (force and not _server_runs(folder)):
        raise CannotReplay(f"The game in room {code} is not over. Stop the server first and add --force to tell it all the same.")
    return told
