"""`garabato words`: look at the words and decks as players will read them, and check them."""

import argparse
import random
import sys
from collections.abc import Callable, Sequence
from typing import Protocol

from garabato.games import hall
from garabato.words.cards import STAR
from garabato.words.lexicon import lexicon
from garabato.words.vocabulary import load


class Subparsers(Protocol):
    """What `ArgumentParser.add_subparsers` returns."""

    def add_parser(self, name: str, *, help: str) -> argparse.ArgumentParser:  # noqa: A002  (argparse's own name)
        """Add a command."""
        ...


def register(subparsers: Subparsers) -> None:
    """Add `words` to the commands; the chosen command is `run` in the parsed arguments."""
    words = subparsers.add_parser("words", help="look at the words and decks, and check them")
    commands = words.add_subparsers(required=True)
    sample = commands.add_parser("sample", help="print random cards of a deck in one language")
    sample.add_argument("--deck", choices=sorted(_decks()), required=True)
    sample.add_argument("--lang", choices=load().languages, default="en")
    sample.add_argument("--seed", type=int, help="the same seed prints the same cards")
    sample.add_argument("--native", action="store_true", help="only the cards that no other language has")
    sample.add_argument("-n", type=int, default=10, metavar="CARDS", help="how many cards (default: 10)")
    sample.set_defaults(run=_sample)
    check = commands.add_parser("check", help="check every table and every deck")
    check.set_defaults(run=_check)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0 if all is well."""
    parser = argparse.ArgumentParser(prog="garabato")
    register(parser.add_subparsers(required=True))
    arguments = parser.parse_args(argv)
    run: Callable[[argparse.Namespace], int] = arguments.run
    return run(arguments)


def _decks() -> dict[str, str]:
    """The game's name by the name of its deck."""
    return {game.deck: game.name for game in hall().values() if game.deck}


def _sample(arguments: argparse.Namespace) -> int:
    """Print cards drawn by chance, one a line, the words in columns, a star before the harder one."""
    words = load()
    game, language = _decks()[arguments.deck], arguments.lang
    cards = words.natives(game, language) if arguments.native else words.decks(game, frozenset({language}))
    drawn = random.Random(arguments.seed).sample(cards, min(arguments.n, len(cards)))  # noqa: S311  (nothing secret)
    for card in drawn:
        names = [words.name(word.id, language, language)[0] for word in card.words]
        if card.star is not None:
            names[card.star] = STAR + names[card.star]
        line = "  ".join(name.ljust(24) for name in names)
        sys.stdout.write(f"{card.id}  {line.rstrip()}\n")
    return 0


def _check(_: argparse.Namespace) -> int:
    """Print every fault, or how much was found good."""
    words = load()
    faults = words.check() + lexicon().check()
    for fault in faults:
        sys.stdout.write(f"{fault}\n")
    if not faults:
        sys.stdout.write(f"{len(words.concepts)} concepts in {', '.join(words.languages)}: all is well\n")
    return 1 if faults else 0
