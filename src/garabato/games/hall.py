"""Find the games that stand in this folder."""

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

import garabato.games
from garabato.core import AnyGame


@cache
def hall() -> Mapping[str, AnyGame]:
    """All games by name: every folder beside this file whose package exposes `GAME`."""
    found: dict[str, AnyGame] = {}
    for module in pkgutil.iter_modules(garabato.games.__path__):
        if module.ispkg:
            package = importlib.import_module(f"garabato.games.{module.name}")
            game = getattr(package, "GAME", None)
            if game is not None:
                found[game.name] = game
    return MappingProxyType(dict(sorted(found.items())))
