"""Tables of Doodles that stand where a test wants them."""

from garabato.games.doodles import GAME
from garabato.games.doodles.table import Options
from tests.support.three_words import Tables

ROOMY = Options(vote_s=600)

tables = Tables(GAME)
table, drawing, voting = tables.table, tables.drawing, tables.voting
