"""Doodles: everybody draws one of three very similar words, everybody bets on which."""

from typing import Final

from garabato.core import Game
from garabato.games.doodles.bot import BOT
from garabato.games.doodles.rules import BOOK
from garabato.games.doodles.table import Options, View
from garabato.kit.three_words.acts import Act
from garabato.kit.three_words.events import TableEvent
from garabato.kit.three_words.game import assemble
from garabato.kit.three_words.state import State

__all__ = ["GAME"]

GAME: Final[Game[State, Act, TableEvent, View, Options]] = assemble(
    BOOK,
    name="doodles",
    minutes=20,
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
    view=View,
    bot=BOT,
)
