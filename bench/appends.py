"""Durable commands a second through the room, the table and the writer, beside bare inserts in transactions of the same size."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from bench.report import Scale, interleaved, median, print_table, short, verdict
from garabato.core import AnyGame, Card
from garabato.games import hall
from garabato.server.admit import Admitted
from garabato.server.caller import Caller
from garabato.server.config import Config, Limits
from garabato.server.house import House, NoRoom
from garabato.server.link import Frame
from garabato.server.premises import Premises
from garabato.server.serve import new_loop
from garabato.server.shelf import LoopShelf
from garabato.server.table import Table
from garabato.store.contract import Batch
from garabato.store.sqlite import SqliteStore
from garabato.store.writer import Writer
from garabato.words import cards_of, load

LEAST = 0.5
DEEP = 16
"""Commands under way in each room: answers come with the next tick, and nobody is to wait for that here."""
ROW = b'{"at":123456,"what":{"type":"ReadySet","seat":0,"ready":true},"receipt":[0,"page-0001",1234],"v":1}'


class Eager:
    """A browser that asks the next thing as soon as the last one is stored. It has no socket."""

    def __init__(self, house: House, code: str, number: int) -> None:
        self.done = 0
        self.no = 0
        self.tired = False
        self.caller: Caller = house.answer(self, Admitted("192.0.2.1", code))
        hello = {"type": "ClientSentHello", "protocol": 1, "token": f"token-of-person-{number:08d}", "client": f"page-{number:06d}"}
        self._send(hello | {"name": "P", "look": None, "language": "en"})

    def _send(self, message: dict[str, object]) -> None:
        self.caller.on_frame(Frame(text=True, payload=json.dumps(message).encode()))

    def ask(self) -> None:
        """Change one's mind."""
        self.no += 1
        self._send({"type": "ClientSentCommand", "no": self.no, "command": {"type": "Ready", "ready": bool(self.no & 1)}})

    def send(self, frames: Sequence[Frame]) -> None:
        """Hear the answer."""
        for frame in frames:
            if frame.payload.startswith(b'{"type":"ServerSentDone"'):
                self.done += 1
                if not self.tired:
                    self.ask()

    def buffered(self) -> int:
        """Nothing waits."""
        return 0

    def ping(self, payload: bytes) -> None:
        """Answer."""
        self.caller.on_pong(payload)

    def close(self, code: int) -> None:
        """A bench in which somebody is sent away measures nothing."""
        raise SystemExit(f"closed with {code}")


def _deck(game: AnyGame, languages: frozenset[str]) -> tuple[Card, ...]:
    del languages
    return cards_of(game.name)


async def _through_rooms(folder: Path, rooms: int, seconds: float) -> float:
    loop = asyncio.get_running_loop()
    writer = Writer(SqliteStore(folder / "rooms.sqlite"))
    config = Config(limits=replace(Limits(), texts=1e9, knocks=1e9, sockets=10**6))
    house = House(Premises(config, loop, LoopShelf(writer, loop), load(), _deck, hall(), ("en",), "node"))
    tables: list[Table | NoRoom] = []
    for _ in range(rooms):
        house.create("doodles", "en", tables.append)
    await asyncio.sleep(1)
    people = [Eager(house, table.code, number) for number, table in enumerate(tables) if isinstance(table, Table)]
    await asyncio.sleep(0.5)
    for person in people:
        for _ in range(DEEP):
            person.ask()
    await asyncio.sleep(0.5)
    before, began = sum(person.done for person in people), time.perf_counter()
    await asyncio.sleep(seconds)
    rate = (sum(person.done for person in people) - before) / (time.perf_counter() - began)
    for person in people:
        person.tired = True
    await asyncio.sleep(0.3)
    writer.stop()
    return rate


def through_rooms(rooms: int, seconds: float) -> float:
    """Acknowledged commands a second; `DEEP` are under way in each room."""
    with tempfile.TemporaryDirectory(prefix="garabato-bench-") as folder, asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(_through_rooms(Path(folder), rooms, seconds))


def through_writer(rooms: int, seconds: float) -> float:
    """Rows a second through the writer and the store alone: every room hands in `DEEP` rows as soon as the last ones are stored."""
    with tempfile.TemporaryDirectory(prefix="garabato-bench-") as folder:
        writer = Writer(SqliteStore(Path(folder) / "rows.sqlite"))
        stored = [0]
        tired = [False]

        def hand_in(code: str, seq: int) -> None:
            def done(result: bool | Exception) -> None:  # noqa: FBT001  (the store's own word)
                assert result is True, result
                stored[0] += DEEP
                if not tired[0]:
                    hand_in(code, seq + DEEP)

            writer.submit(Batch(code, "node", seq, (ROW,) * DEEP), done)

        def open_room(code: str) -> None:
            writer.call(lambda store: store.create(code, "node", "doodles", ROW), lambda _: hand_in(code, 1))

        for room in range(rooms):
            open_room(f"R{room:04d}")
        time.sleep(0.5)  # the rooms are open and the writer is warm
        before, began = stored[0], time.perf_counter()
        time.sleep(seconds)  # the writer's thread works; this one only waits for the end of the measurement
        rate = (stored[0] - before) / (time.perf_counter() - began)
        tired[0] = True
        writer.stop()
        return rate


def rows_of(rooms: int, seq: int) -> list[tuple[str, int, str, bytes]]:
    """One transaction's."""
    return [(f"R{room:04d}", number, "node", ROW) for room in range(rooms) for number in range(seq, seq + DEEP)]


def bare(rooms: int, seconds: float) -> float:
    """Rows a second into a table of the same shape; as many in a transaction as are under way."""
    with tempfile.TemporaryDirectory(prefix="garabato-bench-") as folder:
        db = sqlite3.connect(Path(folder) / "bare.sqlite", isolation_level=None)
        db.execute("pragma journal_mode=wal")
        db.execute("pragma synchronous=full")
        db.execute("create table log (room text, seq integer, owner text, data blob, primary key (room, seq)) without rowid")
        began, seq = time.perf_counter(), 0
        while (passed := time.perf_counter() - began) < seconds:
            db.execute("begin immediate")
            db.executemany("insert into log values (?, ?, ?, ?)", rows_of(rooms, seq))
            db.execute("commit")
            seq += DEEP
        db.close()
        return rooms * seq / passed


def run(scale: Scale) -> str:
    """Few rooms and many."""
    rows: list[tuple[str, ...]] = []
    ratios: list[tuple[float, float, float]] = []
    seconds = scale.of(3, 1)
    for rooms in (1, scale.of(200, 50)):
        ways = {"rooms": through_rooms, "writer": through_writer, "bare": bare}
        given = interleaved(scale.runs, {name: partial(way, rooms, seconds) for name, way in ways.items()})
        whole, writer, peer = (median(given[name]) for name in ways)
        ratios.append((writer / peer, whole / peer, whole))
        label = f"{rooms * DEEP} under way in {rooms} rooms"
        rows.append((label, short(whole), short(writer), short(peer), f"{whole / peer:.2f}", f"{writer / peer:.2f}"))
    print_table(
        "Durable rows a second (SQLite, every commit on the disk)",
        ("", "commands through rooms", "through the writer", "bare inserts", "rooms : bare", "writer : bare"),
        rows,
    )
    writer, whole, rate = ratios[-1]
    return (
        f"durable rows through the writer {writer:.2f} x bare batched inserts: {verdict(writer, LEAST, most=False)}; "
        f"whole commands {short(rate)}/s ({whole:.2f} x bare)"
    )
