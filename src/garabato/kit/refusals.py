"""How the rules say no: the reason, the rule, and the sentence that tells the player."""

from typing import NamedTuple

from garabato.core import Refused, Why


class No(NamedTuple):
    """One way to be refused."""

    why: Why
    clause: str
    text: str

    def said(self) -> Refused:
        """The refusal, to be raised."""
        return Refused(*self)
