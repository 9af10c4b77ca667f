"""Doodle Dice: six dice, sixty doodles; the first player with one of each colour wins."""

from typing import Final

from garabato.core import Game
from garabato.games.doodle_dice import rules
from garabato.games.doodle_dice.acts import Act
from garabato.games.doodle_dice.bot import BOT
from garabato.games.doodle_dice.events import DiceEvent
from garabato.games.doodle_dice.fold import evolve
from garabato.games.doodle_dice.state import State
from garabato.games.doodle_dice.steps import deadline
from garabato.games.doodle_dice.table import Options, TableAction, View
from garabato.games.doodle_dice.views import view

__all__ = ["GAME"]

GAME: Final[Game[State, Act, DiceEvent, View, Options]] = Game(
    name="doodle_dice",
    seats=rules.SEATS,
    minutes=20,
    deck="",
    colours=1,
    widths=1,
    options=Options,
    presets={
        "rulebook": Options(),
        "kids": Options(turn_s=120, deal_s=60, block_s=8, strict_draw=False, assist="always"),
    },
    clauses={
        "turn_s": "DI-5",
        "deal_s": "DI-1",
        "block_s": "DI-10",
        "dealer_picks": "DI-1",
        "strict_draw": "DI-2",
        "must_take": "DI-4",
        "assist": "DI-4",
    },
    actions=TableAction,
    events=DiceEvent,
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
    idle_caps=("turn_s", "deal_s"),
    bot=BOT,
)
