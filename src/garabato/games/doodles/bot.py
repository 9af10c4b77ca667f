"""A bot's game sense: it bets on every drawing, as the rules want it (DO-8)."""

from functools import partial
from typing import Final

from garabato.kit.three_words import bot

choose: Final = partial(bot.choose, worth=0)

BOT: Final = bot.sense(choose)
