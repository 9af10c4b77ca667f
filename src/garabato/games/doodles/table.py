"""What is Doodles' own of what anyone at its table may know: the house rules and the name of the view."""

from garabato.kit.three_words import table
from garabato.kit.three_words.table import CommonOptions, FoulRule, MissedVote, Rounds, Tie


class Options(CommonOptions, tag="doodles"):
    """The house rules. The defaults are the rulebook."""

    rounds: Rounds = 8
    missed_vote: MissedVote = "wrong"
    foul: FoulRule = "minus_two"
    tie: Tie = "own"
    rotate: bool = False
    quiet: bool = True


class View(table.View, tag="doodles_view"):
    """What one seat, or a bystander, sees of the game."""
