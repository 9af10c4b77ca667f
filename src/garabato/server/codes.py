"""Codes of rooms and decks: a few letters that can be read out across a room."""

import secrets
from typing import Final

LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no word comes out; no Y; digits are not used, so O and I can mean nothing else."""

LENGTH: Final = 4

DECK_LENGTH: Final = 6
"""A deck's code is longer than a room's, so that nobody types one for the other."""

_LOOKALIKES: Final = str.maketrans("58", "SB")


def draw_code(length: int = LENGTH) -> str:
    """A code that nobody can foresee."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def tidy_code(typed: str, length: int = LENGTH) -> str | None:
    """The code somebody meant, whatever the case, blanks and hyphens; None if it can't be one."""
    code = "".join(typed.split()).replace("-", "").upper().translate(_LOOKALIKES)
    return code if len(code) == length and set(code) <= set(LETTERS) else None
