"""Forms in which a word counts when somebody guesses, by rules for each language.

The rules make rather too many forms than too few: a form that does not exist is never typed, and one that is another
concept's name is taken out by the judge. What no rule makes (tooth, teeth) stands in the tables of `irregular`.
"""

from garabato.words.inflection.rules import RULES, forms_of
from garabato.words.inflection.traits import Forms, Traits

__all__ = ["RULES", "Forms", "Traits", "forms_of"]
