"""Tables of How Do You Doodle? that stand where a test wants them."""

from garabato.games.how_do_you_doodle import GAME
from tests.support.three_words import Tables

tables = Tables(GAME)
table, drawing, voting = tables.table, tables.drawing, tables.voting
