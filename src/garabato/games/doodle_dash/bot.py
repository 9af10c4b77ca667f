"""A bot's game sense: any number, one guess a step, the die as fast as it rolls. It knows what its seat knows.

As an artist it finishes when its hand has; without a hand it never does, and the die or the clock stops it.
Fouls and the verdicts about guesses are left to people.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from garabato.core import Bot, ConceptId, Offer, Skill
from garabato.games.doodle_dash.table import Call, DashAction, Done, Go, Guess, Pass, Roll, View
from garabato.kit.mind import Mind

PACE: Final[Mapping[type[Any], tuple[int, int]]] = {
    Call: (1500, 4000),
    Go: (1200, 3000),
    Done: (150, 900),
    Roll: (600, 1500),
    Guess: (3000, 8000),
    Pass: (4000, 8000),
}


def subject(view: View) -> ConceptId | None:
    """The word that was called, for whoever knows it."""
    return None if view.word is None else view.word.id


def choose(view: View, offers: Iterable[Offer], mind: Mind, skill: Skill = "normal") -> DashAction | None:
    """What to do next; None: nothing. How skilled it is, is in the eye and the hand."""
    del skill
    kinds = {offer.action: offer for offer in offers}
    if Call in kinds:
        numbers = kinds[Call].choices["number"]
        return Call(number=numbers[mind.below(len(numbers))])
    if Go in kinds:
        return Go()
    if Roll in kinds:
        return Roll()
    if Done in kinds and mind.drawn():
        return Done()
    if Guess in kinds:
        return _guess(view, mind)
    return Pass() if Pass in kinds else None


def _guess(view: View, mind: Mind) -> Guess | Pass:
    """The last drawings and all before them show the same thing; what was wrong once is not said again."""
    said = [each.text for each in view.tries if each.text]
    word = mind.name([board.label for board in view.boards], said)
    return Pass() if word is None else Guess(text=word)


BOT: Final = Bot(choose=choose, subject=subject, pace=PACE, drawing=(7_000, 17_000))
