"""A game, made of a book, its house rules and the tag of its view."""

from collections.abc import Mapping
from functools import partial
from typing import Any, TypeVar

from garabato.core import Bot, Game
from garabato.kit.three_words import rules, views
from garabato.kit.three_words.acts import Act
from garabato.kit.three_words.book import Book
from garabato.kit.three_words.events import LaterEvent, Started, TableEvent
from garabato.kit.three_words.fold import evolve
from garabato.kit.three_words.state import State
from garabato.kit.three_words.steps import deadline
from garabato.kit.three_words.table import CommonOptions, TableAction, View

Options = TypeVar("Options", bound=CommonOptions)
Seen = TypeVar("Seen", bound=View)


_STARTED: Any = Started
"""Takes the options of a book, which the type of the class can't be told."""


def assemble(  # noqa: PLR0913  (each is a fact about the game)
    book: Book,
    *,
    name: str,
    minutes: int,
    options: type[Options],
    presets: Mapping[str, Options],
    clauses: Mapping[str, str],
    view: type[Seen],
    bot: Bot,
) -> Game[State, Act, TableEvent, Seen, Options]:
    """The game of this book; its deck bears its name."""
    return Game(
        name=name,
        seats=rules.SEATS,
        minutes=minutes,
        deck=name,
        colours=1,
        widths=2,
        options=options,
        presets=presets,
        clauses=clauses,
        actions=TableAction,
        events=_STARTED[options] | LaterEvent,
        views=view,
        start=partial(rules.start, book),
        decide=partial(rules.decide, book),
        evolve=evolve,
        legal=rules.legal,
        deadline=deadline,
        view=partial(views.view, view),
        paper=rules.paper,
        outcome=rules.outcome,
        step=rules.step,
        quiet=rules.quiet,
        idle_caps=("vote_s",),
        bot=bot,
        words=3,
        cards=lambda options, _: options.rounds,
    )
