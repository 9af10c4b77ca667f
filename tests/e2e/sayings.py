"""What the pages say, looked up in the same catalogues: a test knows ids, never wordings."""

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parents[2]
SHELL = ("kit", "three-words", "door", "room", "keeping", "decks")
ANYTHING = "\N{ORIGINAL OF}"
"""Stands for a variable that is not given; no catalogue has it."""


@cache
def _bundle(root: Path, name: str, language: str) -> tuple[FluentBundle, frozenset[str]]:
    """A catalogue, and the names of all variables in it."""
    folder = root / "web/texts" / name if name in SHELL else root / "src/garabato/games" / name / "texts"
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle, frozenset(re.findall(r"\$([\w-]+)", text))


class Sayings:
    """The sentences of one game, else those that are shared, in one language."""

    def __init__(self, language: str, game: str = "doodles", root: Path = ROOT) -> None:
        self.language = language
        self._catalogues = [_bundle(root, name, language) for name in (game, *SHELL)]

    def __call__(self, name: str, /, **args: str | int) -> str:
        """The sentence `name`, or its attribute `name.attribute`; a variable that is not given stays `ANYTHING`."""
        found, _, attribute = name.partition(".")
        for bundle, variables in self._catalogues:
            if bundle.has_message(found):
                message = bundle.get_message(found)
                pattern = message.attributes[attribute] if attribute else message.value
                text, errors = bundle.format_pattern(pattern, dict.fromkeys(variables, ANYTHING) | args)
                assert not errors, f"{name}: {errors}"
                return str(text)
        raise KeyError(f"no catalogue in {self.language!r} has {name!r}")

    def like(self, *names: str, **args: str | int) -> re.Pattern[str]:
        """Any of the sentences, whatever stands for the variables that are not given."""
        return re.compile("|".join(f"^\\s*{_open(self(name, **args))}\\s*$" for name in names))


def _open(text: str) -> str:
    return ".*".join(re.escape(part.strip()).replace(r"\ ", r"\s+") for part in text.split(ANYTHING))
