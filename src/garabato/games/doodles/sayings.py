"""The ids of all sentences that the rules of Doodles may say; every catalogue has each of them."""

from typing import Final

from garabato.games.doodles.scoring import CALLED_OFF, REASONS, SHARED
from garabato.kit import fouls

REFUSALS: Final = (
    "refused-do-1-players",
    "refused-do-1-cards",
    "refused-do-1-seat",
    "refused-do-5",
    "refused-do-6",
    "refused-do-6-late",
    "refused-do-8",
    "refused-do-8-late",
    "refused-do-8-out",
    "refused-do-8-missing",
    "refused-do-8-locked",
    "refused-do-8-own",
    "refused-do-8-drawing",
    "refused-do-9",
    "refused-do-10",
    *fouls.TEXTS,
)
OUTCOMES: Final = (*dict.fromkeys(reason for reasons in REASONS.values() for reason in reasons), SHARED, CALLED_OFF)

TEXTS: Final = (*REFUSALS, *OUTCOMES)
