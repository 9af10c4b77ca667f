"""A bot's game sense: a guess is worth 2p - 1 points, so it guesses when it is more likely right than wrong (HD-5, HD-8)."""

from functools import partial
from typing import Final

from garabato.kit.three_words import bot

choose: Final = partial(bot.choose, worth=1 / 2)

BOT: Final = bot.sense(choose)
