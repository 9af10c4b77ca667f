"""A bot's game sense: where to place which token. It knows what its seat knows."""

from collections.abc import Iterable
from typing import Final

from garabato.core import Label, Offer, Seat
from garabato.games.doodles.table import Done, DoodlesAction, Lock, View, Vote
from garabato.kit.mind import Mind
from garabato.kit.tokens import COPIES, NUMBERS, Number

OTHERS_TOKENS: Final = len(NUMBERS) * COPIES - 1
"""The subject tokens that I do not hold (DO-5)."""


def choose(view: View, offers: Iterable[Offer], mind: Mind) -> DoodlesAction | None:
    """What to do next; None: nothing. Flags and verdicts are left to people."""
    offered = tuple(offers)
    kinds = {offer.action for offer in offered}
    if Done in kinds:
        return Done()
    open_drawings: dict[Seat, tuple[Number, ...]] = {
        offer.choices["artist"][0]: tuple(offer.choices["number"])
        for offer in offered
        if offer.action is Vote and offer.choices["artist"][0] not in view.ballot
    }
    if open_drawings:
        return _surest(view, open_drawings, mind)
    return Lock() if Lock in kinds else None


def _surest(view: View, open_drawings: dict[Seat, tuple[Number, ...]], mind: Mind) -> Vote:
    """The vote with the best chance to be right; chance decides among equals."""
    labels = {drawing.artist: drawing.label for drawing in view.drawings}
    chances: dict[tuple[Seat, Number], float] = {
        (artist, number): chance
        for artist, numbers in open_drawings.items()
        for number, chance in _chances(view, labels[artist], mind).items()
        if number in numbers
    }
    best = max(chances.values())
    surest = [bet for bet, chance in chances.items() if chance == best]
    artist, number = surest[mind.below(len(surest))]
    return Vote(artist=artist, number=number)


def _chances(view: View, label: Label, mind: Mind) -> dict[Number, float]:
    """How likely the drawing shows each number: what the eye says times how many such tokens others may hold."""
    seen = mind.recognise(label, [word.id for word in view.card.words])
    return {number: likeness * (COPIES - (number == view.own)) / OTHERS_TOKENS for number, likeness in zip(NUMBERS, seen, strict=True)}
