"""Doodles: everybody draws one of three very similar words, everybody bets on which."""

from typing import Final

from garabato.core import Game
from garabato.games.doodles.acts import Act
from garabato.games.doodles.events import DoodlesEvent
from garabato.games.doodles.fold import evolve
from garabato.games.doodles.rules import SEATS, decide, legal, outcome, paper, quiet, start, step
from garabato.games.doodles.state import State
from garabato.games.doodles.steps import deadline
from garabato.games.doodles.table import DoodlesAction, Options, View
from garabato.games.doodles.views import view

__all__ = ["GAME"]

GAME: Final[Game[State, Act, DoodlesEvent, View, Options]] = Game(
    name="doodles",
    seats=SEATS,
    minutes=20,
    deck="doodles",
    colours=1,
    widths=2,
    options=Options,
    presets={
        "rulebook": Options(),
        "kids": Options(draw_s=60, vote_s=120, look_s=8),
        "published": Options(rounds=9),
    },
    clauses={
        "rounds": "DO-3",
        "draw_s": "DO-6",
        "vote_s": "DO-8",
        "look_s": "DO-10",
        "vote": "DO-8",
        "missed_vote": "DO-8",
        "foul": "DO-7",
        "tie": "DO-14",
        "rotate": "DO-2",
        "quiet": "DO-8",
    },
    actions=DoodlesAction,
    events=DoodlesEvent,
    views=View,
    start=start,
    decide=decide,
    evolve=evolve,
    legal=legal,
    deadline=deadline,
    view=view,
    paper=paper,
    outcome=outcome,
    step=step,
    quiet=quiet,
)
