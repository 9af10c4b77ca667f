"""Doodle Dash: the others draw one word as fast as they can, the guesser opens the eyes and guesses."""

from typing import Final

from garabato.core import Game
from garabato.games.doodle_dash import rules
from garabato.games.doodle_dash.acts import Act
from garabato.games.doodle_dash.bot import BOT
from garabato.games.doodle_dash.events import DashEvent
from garabato.games.doodle_dash.fold import evolve
from garabato.games.doodle_dash.state import State
from garabato.games.doodle_dash.steps import deadline
from garabato.games.doodle_dash.table import DashAction, Options, View
from garabato.games.doodle_dash.views import view

__all__ = ["GAME"]

GAME: Final[Game[State, Act, DashEvent, View, Options]] = Game(
    name="doodle_dash",
    seats=rules.SEATS,
    minutes=20,
    deck="doodle_dash",
    colours=1,
    widths=1,
    options=Options,
    presets={
        "rulebook": Options(),
        "kids": Options(kids=True, call_s=40, go_s=10, draw_s=180, guess_s=80, look_s=10),
    },
    clauses={
        "kids": "DA-5",
        "judge": "DA-17",
        "call_s": "DA-4",
        "go_s": "DA-6",
        "draw_s": "DA-6",
        "guess_s": "DA-11",
        "look_s": "DA-15",
        "auto_roll": "DA-8",
        "tie_window_ms": "DA-18",
        "max_restarts": "DA-16",
        "quiet": "DA-19",
    },
    actions=DashAction,
    events=DashEvent,
    views=View,
    start=rules.start,
    decide=rules.decide,
    evolve=evolve,
    legal=rules.legal,
    deadline=deadline,
    view=view,
    paper=rules.paper,
    outcome=rules.outcome,
    step=rules.step,
    quiet=rules.quiet,
    idle_caps=("call_s", "go_s", "draw_s", "guess_s"),
    bot=BOT,
    words=7,
    cards=lambda _, players: rules.stack_size(players),
)
