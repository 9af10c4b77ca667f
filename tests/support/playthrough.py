"""A whole game written down: what happened at each step and what every seat saw change.

A stored playthrough names its table in its first line. `python -m tests.support.playthrough` plays all of
them again and rewrites the files; read the difference before you keep it.
"""

import importlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from garabato.core import SYSTEM, AnyGame, Card, Concept, Fact, Millis, Seat, Verdict, found_in
from garabato.games.hall import hall
from garabato.kit.mind import UniformMind
from garabato.words import cards_of
from tests.support.crowd import Crowd
from tests.support.tabletop import Table

GAMES = Path(__file__).parents[2] / "src/garabato/games"
WHIM = 0.15
"""How often somebody does just anything, instead of what a bot would do."""


class Mind(UniformMind):
    """A bot's mind that has drawn enough at a whim."""

    def drawn(self) -> bool:
        return self.below(10) == 0


def by_id(secret: Concept, guess: str) -> Verdict:
    """A judge that knows the names of concepts only."""
    return Verdict.YES if guess == secret.id else Verdict.ASK


Seen = dict[int | None, dict[str, Any]]
"""By seat (None: a bystander) what was last seen, field by field."""


def stored() -> list[Path]:
    """Every playthrough of every game."""
    return sorted(GAMES.glob("*/tests/playthroughs/*.txt"))


def header(path: Path) -> str:
    """The first line, which says what to play."""
    return path.read_text("utf-8").splitlines()[0]


def replay(game: AnyGame, first_line: str) -> str:
    """Play the game that the line describes, and write it down."""
    asked = json.loads(first_line)
    options = msgspec.convert(asked["options"], game.options)
    table = Table(game, asked["players"], options, cards_of(game.name), first=None, seed=asked["seed"], judge=by_id)
    return "\n".join([first_line, *_written(table, random.Random(asked["seed"]))]) + "\n"


def _written(table: Table, luck: random.Random) -> Iterator[str]:
    crowd = Crowd(table, luck, restless=0.2)
    seen: Seen = {seat: {} for seat in (None, *table.seats)}
    yield from _step(table, "the table is laid", table.events, seen)
    while table.game.outcome(table.state) is None:
        crowd.doodle()
        seat, action, at = crowd.next_move() if luck.random() < WHIM else _sensible(table, luck)
        events = table.act(seat, action, at)
        yield from _step(table, f"{'SYSTEM' if seat == SYSTEM else f'seat {seat}'}: {_shown(action)}", events, seen)


def _sensible(table: Table, luck: random.Random) -> tuple[Seat, Any, Millis]:
    """What a bot would do, or else what comes by itself."""
    bot = importlib.import_module(f"garabato.games.{table.game.name}.bot")
    deadline = table.game.deadline(table.state)
    words = _on_the_card(table)
    for seat in luck.sample(table.seats, len(table.seats)):
        offers = list(table.game.legal(table.state, seat))
        action = bot.choose(table.view(seat), offers, Mind(luck.randrange(2**32), words)) if offers else None
        if action is not None:
            soon = Millis(table.at + luck.randrange(1000))
            return seat, action, min(soon, deadline.at) if deadline else soon
    assert deadline is not None, "the bots do nothing and nothing comes by itself"
    return SYSTEM, deadline.action, deadline.at


def _on_the_card(table: Table) -> list[str]:
    """The names of what stands on the last card that came up."""
    cards = list(found_in(tuple(table.events), Card))
    return [word.id for word in cards[-1].words] if cards else []


def _step(table: Table, what: str, events: list[Fact], seen: Seen) -> Iterator[str]:
    yield f"\n[{table.at} ms] {what}"
    for event in events:
        yield f"  event {_shown(event)}"
    now: Seen = {seat: msgspec.to_builtins(table.view(seat), str_keys=True) | {"paper": _paper(table, seat)} for seat in seen}
    for name in now[None]:
        changed = {seat: view[name] for seat, view in now.items() if name not in seen[seat] or seen[seat][name] != view[name]}
        if len(changed) == len(now) and all(value == changed[None] for value in changed.values()):
            yield f"    all see {name} = {json.dumps(changed[None])}"
            continue
        for seat, value in changed.items():
            yield f"    {'a bystander' if seat is None else f'seat {seat}'} sees {name} = {json.dumps(value)}"
    seen |= now


def _paper(table: Table, seat: int | None) -> dict[str, Any]:
    paper = table.paper(seat)
    return {"pen": paper.pen, "until": paper.until, "shown": dict(sorted(paper.shown.items()))}


def _shown(fact: Fact) -> str:
    return json.dumps(msgspec.to_builtins(fact, str_keys=True))


def main() -> None:
    """Write all stored playthroughs anew."""
    for path in stored():
        path.write_text(replay(hall()[path.parts[-4]], header(path)), "utf-8")


if __name__ == "__main__":
    main()
