"""17: Draw messages overtake each other."""

import pytest

from garabato.ink import codec
from tests.support.evenings import NAMES
from tests.support.household import Home, Player
from tests.support.parties import live_ink

ROOMS = 20
WATCHERS = 7
SEGMENTS = 300
BURST = 8


@pytest.mark.slow
@pytest.mark.parametrize("busy_store", [False, True])
def test_every_watcher_gets_every_segment_once_and_in_order(busy_store: bool) -> None:
    home = Home()
    rooms: list[tuple[Player, list[Player]]] = []
    for _ in range(ROOMS):
        code = home.room()
        author, *watchers = [home.player(code, name) for name in NAMES[: WATCHERS + 1]]
        rooms.append((author, watchers))
    frames = [codec.begin(1, 1, 0, 0, [(0, 0)])] + [codec.append(1, [(n, n)], (n - 1, n - 1)) for n in range(1, SEGMENTS)]
    home.shelf.held = busy_store
    for start in range(0, SEGMENTS, BURST):
        for author, _ in rooms:
            for frame in frames[start : start + BURST]:
                author.binary(frame)
        home.loop.advance(BURST / 60)
        home.shelf.step(ROOMS // 2)
    home.shelf.let_go()
    for _, watchers in rooms:
        for watcher in watchers:
            assert [frame for _, _, frame in live_ink(watcher)] == frames


def test_who_comes_in_between_misses_nothing_and_gets_nothing_twice() -> None:
    home = Home()
    author = home.player(home.room(), "Ann")
    frames = [codec.begin(1, 1, 0, 0, [(0, 0)])] + [codec.append(1, [(n, n)], (n - 1, n - 1)) for n in range(1, 40)]
    late: list[Player] = []
    for number, frame in enumerate(frames):
        home.shelf.held = number % 5 != 0
        author.binary(frame)
        if number % 8 == 3:
            late.append(home.player(author.code, f"Late{number}"))
        home.loop.advance(0.01)
    home.shelf.let_go()
    home.loop.advance(1)
    for watcher in late:
        assert [frame for _, _, frame in live_ink(watcher)] == frames
