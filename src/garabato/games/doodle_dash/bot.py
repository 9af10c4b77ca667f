"""A bot's game sense: any number, one guess a step, the die as fast as it rolls. It knows what its seat knows.

As an artist it finishes when its hand has; without a hand it never does, and the die or the clock stops it.
Fouls and the verdicts about guesses are left to people.
"""

from collections.abc import Iterable

from garabato.core import Offer
from garabato.games.doodle_dash.table import Call, DashAction, Done, Go, Guess, Pass, Roll, View
from garabato.kit.mind import Mind


def choose(view: View, offers: Iterable[Offer], mind: Mind) -> DashAction | None:
    """What to do next; None: nothing."""
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
