"""A bot's taste."""

from collections.abc import Iterable

from garabato.core import Offer
from garabato.games.thumbs.table import Finish, Show, ThumbsAction, View
from garabato.kit.mind import Mind


def choose(view: View, offers: Iterable[Offer], mind: Mind) -> ThumbsAction | None:
    """Finish at once, and like one drawing in two."""
    kinds = {offer.action for offer in offers}
    if Finish in kinds:
        return Finish()
    return Show(up=mind.below(2) == 1) if Show in kinds and view.mine is None else None
