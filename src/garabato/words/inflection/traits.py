"""What the rules want to know of a word besides its letters."""

from typing import NamedTuple


class Traits(NamedTuple):
    """What sort of word it is."""

    alive: bool = False
    """A person or an animal: of either sex."""
    many: bool = False
    """The name is a plural: one of them counts too."""


class Forms(NamedTuple):
    """What counts as the word."""

    roots: tuple[str, ...]
    """Base and plural, singular where the name is a plural: these may be mistyped."""
    others: tuple[str, ...] = ()
