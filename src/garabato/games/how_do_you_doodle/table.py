"""What is How Do You Doodle?'s own of what anyone at its table may know: the house rules and the name of the view."""

from garabato.kit.three_words import table
from garabato.kit.three_words.table import Backs, CommonOptions, FoulRule, Rounds, VoteRule


class Options(CommonOptions, tag="how_do_you_doodle"):
    """The house rules. The defaults are the rulebook."""

    rounds: Rounds = 9
    vote: VoteRule = "optional"
    show_backs: Backs = "live"
    foul: FoulRule = "minus_two"
    quiet: bool = True


class View(table.View, tag="how_do_you_doodle_view"):
    """What one seat, or a bystander, sees of the game."""
