"""Whole games by bots alone, in a process of their own: a thousand of them are played without being watched line by line.

`python -m garabato.games.doodle_dice.tests.evenings 200 easy easy normal` plays 200 games of three bots with these skills.
"""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, cast

import msgspec

from garabato.core import SYSTEM, Ctx, Millis, Seat, Setup, Skill
from garabato.games.doodle_dice import GAME
from garabato.games.doodle_dice.bot import choose
from garabato.games.doodle_dice.events import TurnOver
from garabato.games.doodle_dice.table import Options
from garabato.kit.mind import UniformMind
from tests.support.tabletop import Luck, Mint

ROOT: Final = Path(__file__).parents[5]


class Evening(msgspec.Struct, frozen=True):
    """A game that was played to its end."""

    turns: int
    winner: int
    ran_out: bool
    stolen: int


def evening(seed: int, skills: Sequence[Skill]) -> Evening:
    """One game; the time passes only when nobody wants to do anything."""
    luck, minds = Luck(("cup", seed)), UniformMind(seed + 1)
    seats = tuple(Seat(number) for number in range(len(skills)))
    at, ran_out, stolen, state = Millis(0), False, 0, None
    events = GAME.start(Setup(Options(), seats, (), first=None, bots=frozenset(seats)), Ctx(at, luck, Mint(0), at))
    while True:
        for event in events:
            state = GAME.evolve(state, event)
            stolen += isinstance(event, TurnOver) and event.told.how == "stole"
        assert state is not None
        ran_out = ran_out or not state.pile
        if state.outcome:
            return Evening(state.number, state.outcome.winners[0], ran_out, stolen)
        for seat in (state.seat, *(other for other in seats if state.blocks[other])):
            action = choose(GAME.view(state, seat), GAME.legal(state, seat), minds, skills[seat])
            if action is not None:
                events = GAME.decide(state, seat, action, Ctx(at, luck, Mint(0), at))
                break
        else:
            deadline = GAME.deadline(state)
            assert deadline is not None
            at = deadline.at
            events = GAME.decide(state, SYSTEM, deadline.action, Ctx(at, luck, Mint(0), at))


def evenings(games: int, skills: Sequence[Skill]) -> list[Evening]:
    """So many games with these players, who change places from game to game; the winner is told by the place in `skills`."""
    command = [sys.executable, "-m", "garabato.games.doodle_dice.tests.evenings", str(games), *skills]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True)  # noqa: S603  (this very file)
    return msgspec.json.decode(done.stdout, type=list[Evening])


def main(games: int, skills: Sequence[Skill]) -> None:
    """Play, and print the games as JSON."""
    played: list[Evening] = []
    for seed in range(games):
        shift = seed % len(skills)
        game = evening(seed, [*skills[shift:], *skills[:shift]])
        played.append(msgspec.structs.replace(game, winner=(game.winner + shift) % len(skills)))
    sys.stdout.buffer.write(msgspec.json.encode(played))


if __name__ == "__main__":
    main(int(sys.argv[1]), cast("list[Skill]", sys.argv[2:]))
