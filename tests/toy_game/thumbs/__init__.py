"""Thumbs: one draws, the others put a thumb up or down. The smallest game there is."""

from typing import Final

from garabato.core import Game
from garabato.games.thumbs import rules
from garabato.games.thumbs.bot import BOT
from garabato.games.thumbs.table import Options, ThumbsAction, View

__all__ = ["GAME"]

GAME: Final[Game[rules.State, rules.Act, rules.ThumbsEvent, View, Options]] = Game(
    name="thumbs",
    seats=range(2, 9),
    minutes=1,
    deck="",
    colours=1,
    widths=2,
    options=Options,
    presets={"rulebook": Options()},
    clauses={"draw_s": "TH-2", "vote_s": "TH-3"},
    actions=ThumbsAction,
    events=rules.ThumbsEvent,
    views=View,
    start=rules.start,
    decide=rules.decide,
    evolve=rules.evolve,
    legal=rules.legal,
    deadline=rules.deadline,
    view=rules.view,
    paper=rules.paper,
    outcome=rules.outcome,
    step=rules.step,
    quiet=rules.quiet,
    bot=BOT,
)
