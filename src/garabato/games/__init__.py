"""The games. Each folder that exposes a `GAME` is one; nothing is registered."""

from garabato.games.hall import hall

__all__ = ["hall"]
