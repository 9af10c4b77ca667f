"""A bot's taste."""

from collections.abc import Iterable
from typing import Final

from garabato.core import Bot, ConceptId, Offer, Skill
from garabato.games.thumbs.table import Finish, Show, ThumbsAction, View
from garabato.kit.mind import Mind


def subject(view: View) -> ConceptId | None:
    """Whatever comes to mind."""
    del view
    return ConceptId("hand")


def choose(view: View, offers: Iterable[Offer], mind: Mind, skill: Skill = "normal") -> ThumbsAction | None:
    """Finish when the hand has, and like one drawing in two."""
    del skill
    kinds = {offer.action for offer in offers}
    if Finish in kinds:
        return Finish() if mind.drawn() else None
    return Show(up=mind.below(2) == 1) if Show in kinds and view.mine is None else None


BOT: Final = Bot(choose=choose, subject=subject, pace={Finish: (500, 1500), Show: (1000, 4000)})
