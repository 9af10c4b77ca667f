"""A bot's game sense: where to place which token. It knows what its seat knows."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from garabato.core import Bot, ConceptId, Label, Offer, Seat, Skill
from garabato.kit.mind import Mind
from garabato.kit.three_words.table import Done, Lock, TableAction, View, Vote
from garabato.kit.tokens import COPIES, NUMBERS, Number

PACE: Final[Mapping[type[Any], tuple[int, int]]] = {Done: (400, 1600), Vote: (2500, 6500), Lock: (1200, 3500)}
"""To say that the drawing is finished, to look at a drawing and place a token, to be content."""


def sense(choose: Callable[..., Any]) -> Bot:
    """How bots play such a game."""
    return Bot(choose=choose, subject=subject, pace=PACE)


def subject(view: View) -> ConceptId | None:
    """The word of the own number, while there is a pencil."""
    return None if view.own is None else view.card.words[view.own - 1].id


def choose(view: View, offers: Iterable[Offer], mind: Mind, skill: Skill = "normal", *, worth: float) -> TableAction | None:
    """What to do next; None: nothing. Flags and verdicts are left to people; how skilled it is, is in the eye and the hand.

    A token is placed where it is right with a higher probability than `worth`, and wherever the table insists on one.
    """
    del skill
    offered = tuple(offers)
    kinds = {offer.action for offer in offered}
    if Done in kinds:
        return Done() if mind.drawn() else None
    open_drawings: dict[Seat, tuple[Number, ...]] = {
        offer.choices["artist"][0]: tuple(offer.choices["number"])
        for offer in offered
        if offer.action is Vote and offer.choices["artist"][0] not in view.ballot
    }
    if open_drawings:
        vote, chance = _surest(view, open_drawings, mind)
        if chance > worth or Lock not in kinds:
            return vote
    return Lock() if Lock in kinds else None


def _surest(view: View, open_drawings: dict[Seat, tuple[Number, ...]], mind: Mind) -> tuple[Vote, float]:
    """The vote with the best chance to be right, and that chance; luck decides among equals."""
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
    return Vote(artist=artist, number=number), best


def _chances(view: View, label: Label, mind: Mind) -> dict[Number, float]:
    """How likely the drawing shows each number: what the eye says, weighed by how many such tokens others may hold (Bayes)."""
    seen = mind.recognise(label, [word.id for word in view.card.words])
    held = {number: COPIES - (number == view.own) for number in NUMBERS}
    weighed = [held[number] * likeness for number, likeness in zip(NUMBERS, seen, strict=True)]
    return {number: weight / sum(weighed) for number, weight in zip(NUMBERS, weighed, strict=True)}
