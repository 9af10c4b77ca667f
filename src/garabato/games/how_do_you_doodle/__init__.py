"""How Do You Doodle?: everybody draws one of three similar words and guesses those of others, if they dare."""

from typing import Final

from garabato.core import Game
from garabato.games.how_do_you_doodle.bot import BOT
from garabato.games.how_do_you_doodle.rules import BOOK
from garabato.games.how_do_you_doodle.table import Options, View
from garabato.kit.three_words.acts import Act
from garabato.kit.three_words.events import TableEvent
from garabato.kit.three_words.game import assemble
from garabato.kit.three_words.state import State

__all__ = ["GAME"]

GAME: Final[Game[State, Act, TableEvent, View, Options]] = assemble(
    BOOK,
    name="how_do_you_doodle",
    minutes=25,
    options=Options,
    presets={
        "rulebook": Options(),
        "kids": Options(draw_s=60, vote_s=120, look_s=8),
    },
    clauses={
        "rounds": "HD-2",
        "draw_s": "HD-3",
        "vote_s": "HD-5",
        "look_s": "HD-7",
        "vote": "HD-5",
        "show_backs": "HD-5",
        "foul": "HD-3",
        "quiet": "HD-6",
    },
    view=View,
    bot=BOT,
)
