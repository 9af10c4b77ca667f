"""Everything goes wrong, and yet nothing promised is lost, nothing is told to the wrong person, nobody waits for ever."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

import pytest

from garabato.games import hall
from garabato.server.serve import DATABASE
from garabato.store.contract import Claimed
from garabato.store.sqlite import SqliteStore
from tests.chaos.people import Person, Room
from tests.chaos.truth import Story, faults
from tests.support.fast_server import free_port
from tests.support.live import LiveServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("live")]

AT_NIGHT = int(os.environ.get("GARABATO_SEEDS", "0")) >= 1000
ROOMS, LIVES, LIFE_S = (50, 30, 60.0) if AT_NIGHT else (5, 2, 7.0)
"""How many rooms; how often the server is started, and for how long before it is killed."""
PEOPLE = 5
SPEED = 60
CALM_S = 8.0
"""At this speed more table time than any step may take."""
GROWN = 1.25
"""So much may the server's memory grow in the second half of a life at night."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "data")
    yield house
    house.server.stop()


class House:
    """A server that is killed and comes back on the same port, with the same data."""

    def __init__(self, data: Path) -> None:
        self._data, self._port = data, str(free_port())
        self.server = self._start()

    def _start(self) -> LiveServer:
        return LiveServer(self._data, "--port", self._port, "--sockets", "1000", speed=SPEED)

    def again(self) -> None:
        """Kill it, start it."""
        self.server.kill()
        self.server.stop()
        self.server = self._start()

    def stories(self, rooms: list[Room]) -> dict[str, Story]:
        """All rooms as they are stored."""
        store = SqliteStore(self._data / DATABASE)
        try:
            found = {room.code: store.read(room.code) for room in rooms}
        finally:
            store.close()
        return {code: Story(stored.entries) for code, stored in found.items() if isinstance(stored, Claimed)}

    @property
    def memory(self) -> int:
        """Resident kilobytes of the server."""
        return int(Path(f"/proc/{self.server.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024


def rooms_of(house: House, luck: random.Random) -> list[Room]:
    """Rooms for all games, each with people."""
    rooms = [Room(house.server.room(game), game) for game in islice(cycle(sorted(hall())), ROOMS)]
    for room in rooms:
        room.people += [Person(room, f"Person{n}", random.Random(luck.random())) for n in range(PEOPLE)]
    return rooms


async def evening(house: House, rooms: list[Room]) -> None:
    """Chaos, and then everybody sits down and waits."""
    end = asyncio.Event()
    everybody = [person for room in rooms for person in room.people]
    lives = [asyncio.create_task(person.live(house.server.socket_url(person.room.code), end)) for person in everybody]
    for life in range(LIVES):
        await asyncio.sleep(LIFE_S / 2)
        before = house.memory
        await asyncio.sleep(LIFE_S / 2)
        assert not AT_NIGHT or life == 0 or house.memory < before * GROWN, f"{before} kB have become {house.memory} kB"
        await asyncio.to_thread(house.again)
    for person in everybody:
        person.calm = True
    await asyncio.sleep(CALM_S / 2)
    before = house.stories(rooms)
    await asyncio.sleep(CALM_S)
    after = house.stories(rooms)
    end.set()
    await asyncio.gather(*lives)
    stuck = [f"{code}: {waiting(story)}" for code, story in after.items() if is_stuck(before[code], story)]
    assert not stuck, "nothing happens any more in " + ", ".join(stuck)


def is_stuck(before: Story, after: Story) -> bool:
    """Whether a game that is neither over nor short of people has not moved."""
    game = after.state
    return game.playing and game.outcome is None and game.pause is None and before.played == after.played


def waiting(story: Story) -> str:
    """Where a game stands, for whom it waits, and what the clock will do."""
    state = story.state
    here = {member.seat: member.presence for member in state.members.values()}
    game, table = state.chosen, state.table
    return f"{game.name} in {game.step(table)}, {here}, then {game.deadline(table)} at {state.clock.now(state.at)}"


def test_an_evening_on_which_everything_goes_wrong(house: House) -> None:
    rooms = rooms_of(house, random.Random())
    asyncio.run(evening(house, rooms))
    stories = house.stories(rooms)
    assert len(stories) == ROOMS
    found = [f"{room.code} ({room.game}): {fault}" for room in rooms for fault in faults(stories[room.code], room)]
    assert not found, "\n".join(found[:20])
    assert all(person.visits for room in rooms for person in room.people)
    said = [known for room in rooms for person in room.people for known in person.said.values()]
    assert said.count("done") > ROOMS, "hardly anybody was heard, so nothing is proved"
    assert sum(story.played for story in stories.values()) > 10 * ROOMS, "hardly anything was played, so nothing is proved"
    noise = [
        line for line in house.server.logged().splitlines() if "Traceback" in line or '"exception"' in line or '"level": "error"' in line
    ]
    assert not noise, "\n".join(noise[:20])
