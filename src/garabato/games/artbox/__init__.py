"""ArtBox: draw with the shapes that the dice allow, match words to drawings."""

from typing import Final

from garabato.core import Game
from garabato.games.artbox import rules
from garabato.games.artbox.acts import Act
from garabato.games.artbox.bot import BOT
from garabato.games.artbox.events import Event
from garabato.games.artbox.fold import evolve
from garabato.games.artbox.state import State
from garabato.games.artbox.steps import cards_needed, deadline
from garabato.games.artbox.table import Options, TableAction, View
from garabato.games.artbox.views import view

__all__ = ["GAME"]

GAME: Final[Game[State, Act, Event, View, Options]] = Game(
    name="artbox",
    seats=rules.SEATS,
    minutes=30,
    deck="artbox",
    colours=1,
    widths=1,
    options=Options,
    presets={
        "rulebook": Options(),
        "kids": Options(simplified=True, hourglass_s=120, word_s=40, match_s=240, look_s=8),
        "published": Options(shapes="exact", decoys="by_players", guess_tie="own_drawing", three_player_two_drawings=True),
    },
    clauses={
        "shapes": "AR-4",
        "decoys": "AR-6",
        "guess_tie": "AR-10",
        "three_player_two_drawings": "AR-3",
        "simplified": "AR-4",
        "regular_only": "AR-4",
        "award_zero": "AR-9",
        "draw_hourglass": "AR-5",
        "hourglass_s": "AR-7",
        "word_s": "AR-3",
        "draw_s": "AR-4",
        "match_s": "AR-6",
        "look_s": "AR-8",
        "flags": "AR-9",
        "quiet": "AR-6",
    },
    actions=TableAction,
    events=Event,
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
    idle_caps=("word_s", "draw_s", "match_s"),
    bot=BOT,
    words=1,
    cards=cards_needed,
)
