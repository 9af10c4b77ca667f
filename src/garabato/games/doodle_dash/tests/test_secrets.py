"""Nobody learns before the time what they may not know: only hidden things are varied, views and papers stay equal."""

import re
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from garabato.core import Card, Seat
from garabato.games.doodle_dash.table import Accept, Call, Done, Go, Guess, Reject
from garabato.games.doodle_dash.tests.tables import CARDS, drawing, guessing, load, table
from tests.support.tabletop import Table

GUESSER = 0
ARTISTS = (1, 2, 3, 4)
WATCHERS = (None, GUESSER, *ARTISTS)
BLIND = (None, GUESSER)
"""Who may not know the word."""

pytestmark = pytest.mark.clause("DA-4", "DA-17")


def seen(made: Table, watcher: int | None) -> tuple[Any, Any]:
    """All that a watcher gets: the view as bytes, and the paper."""
    return msgspec.json.encode(made.view(watcher)), made.paper(watcher)


def dealt(order: tuple[int, ...]) -> tuple[Card, ...]:
    """The same number of cards, in another order."""
    return tuple(CARDS[n] for n in order)


orders = st.permutations(range(len(CARDS))).map(tuple)
moves = st.lists(st.tuples(st.sampled_from(ARTISTS), st.sampled_from(["draw", "done"])), max_size=14)
"""What the artists do before the die stops them."""


def guesses(made: Table) -> list[Any]:
    """All wrong guesses of a round; what the guesser and a bystander saw after each act of anybody."""
    sights = []
    while made.view(None).phase == "guess":
        made.act(GUESSER, Guess("horse"))
        guess = made.view(None).tries[-1].guess
        for artist in ARTISTS:
            if made.view(None).asked is not None and made.view(None).asked.guess == guess:
                made.act(artist, Reject(guess))
                sights.append([seen(made, watcher) for watcher in BLIND])
    return sights[:-1]


@given(orders, orders, st.integers(1, 7))
def test_the_card_is_hidden_until_the_round_is_over(one: tuple[int, ...], other: tuple[int, ...], number: int) -> None:
    """Another card: neither the guesser nor a bystander sees any difference before the word is revealed."""

    def watched(order: tuple[int, ...]) -> list[Any]:
        made = table(5, deck=dealt(order))
        sights = [[seen(made, watcher) for watcher in WATCHERS]]
        made.act(GUESSER, Call(number))
        sights.append([seen(made, watcher) for watcher in BLIND])
        made.act(GUESSER, Go())
        for artist in ARTISTS:
            made.draw(artist)
            sights.append([seen(made, watcher) for watcher in BLIND])
        made.act(1, Done())
        load(made, symbol=True)
        while made.view(None).phase != "guess":
            made.wait()
            sights.append([seen(made, watcher) for watcher in BLIND])
        return sights + guesses(made)

    assert watched(one) == watched(other)


def race(made: Table, done: list[tuple[int, str]]) -> list[tuple[Any, Any]]:
    """What the guesser sees after each move of the artists."""
    sights = []
    for artist, what in done:
        if made.paper(artist).pen is None:
            continue
        if what == "draw":
            made.draw(artist)
        elif artist in made.state.round.inked and len(made.state.drawing) > 1:
            made.act(artist, Done())
        sights.append(seen(made, GUESSER))
    return sights


@given(moves)
def test_closed_eyes_see_nobody_finish(done: list[tuple[int, str]]) -> None:
    made = drawing(5)
    before = seen(made, GUESSER)
    assert all(sight == before for sight in race(made, done))


@given(moves)
def test_a_settled_race_is_not_seen_either(done: list[tuple[int, str]]) -> None:
    made = drawing(5)
    race(made, done)
    before = seen(made, GUESSER)
    due = made.state.round.race.due
    if due is not None:
        made.act(-1, made.game.deadline(made.state).action, due)
        assert seen(made, GUESSER) == before


def test_the_die_is_heard() -> None:
    made = drawing(5)
    for artist in (1, 2):
        made.draw(artist)
        made.act(artist, Done())
    while made.view(GUESSER).rolls == 0:
        made.wait()
    view = made.view(GUESSER)
    assert (view.die, view.token, view.finished, view.claims) == (None, None, (), ())


@pytest.mark.parametrize("artist", ARTISTS)
def test_a_drawing_is_seen_by_nobody_else_while_it_is_drawn(artist: int) -> None:
    made = drawing(5)
    others = [watcher for watcher in WATCHERS if watcher != artist]
    before = [seen(made, watcher) for watcher in others]
    made.draw(artist, strokes=5)
    assert [seen(made, watcher) for watcher in others] == before
    pen = made.paper(artist).pen
    made.act(artist, Done())
    assert all(pen not in made.paper(watcher).shown.values() for watcher in others)
    assert list(made.paper(artist).shown.values()) == [pen], "a finished board is its artist's to see"


def test_boards_that_are_not_shown_are_seen_by_their_artists_only() -> None:
    made = guessing(5)
    current = made.state.round
    for watcher in WATCHERS:
        entitled = {1, watcher} - {None, GUESSER}
        assert set(made.paper(watcher).shown.values()) == {current.sheets[Seat(artist)] for artist in entitled}


@given(st.lists(st.tuples(st.sampled_from(ARTISTS), st.booleans()), max_size=8))
def test_the_guesser_hears_nothing_but_the_verdict(answers: list[tuple[int, bool]]) -> None:
    made = guessing(5)
    made.act(GUESSER, Guess("horse"))
    before, others = seen(made, GUESSER), {}
    for artist, accepts in answers:
        if artist in others and others[artist] != accepts:
            continue
        others[artist] = accepts
        made.act(artist, Accept(1) if accepts else Reject(1))
        if made.view(None).asked is None:
            return
        assert seen(made, GUESSER) == before
        assert made.view(None).asked.answered == tuple(sorted(others))
        assert made.view(GUESSER).asked.answered == ()


@given(st.dictionaries(st.sampled_from(ARTISTS), st.booleans(), max_size=1))
def test_nobody_sees_what_another_has_answered(answers: dict[int, bool]) -> None:
    def watched(flip: bool) -> list[Any]:
        made = guessing(5)
        made.act(GUESSER, Guess("horse"))
        for artist, accepts in answers.items():
            made.act(artist, Accept(1) if accepts is not flip else Reject(1))
        return [seen(made, watcher) for watcher in WATCHERS]

    assert watched(False) == watched(True)


def test_the_cards_to_come_are_in_no_view() -> None:
    made = table(3)
    while made.view(None).phase != "over":
        current = made.state.round
        for watcher in (None, 0, 1, 2):
            text = msgspec.json.encode(made.view(watcher)).decode()
            ids = set(re.findall(r'"((?:dash|thing)-[0-9-]+)"', text))
            told = {column.word.id for column in made.view(watcher).columns}
            may_see = current.revealed or (watcher not in {None, current.guesser} and current.called is not None)
            allowed = {current.card.id, *(word.id for word in current.card.words)} if may_see else set()
            assert ids <= told | allowed
        made.wait()


def test_labels_and_sheets() -> None:
    """Sheets are never sent; a label says the round and the seat, which are public when it is."""
    made = guessing(5)
    for watcher in WATCHERS:
        assert "sheet" not in msgspec.json.encode(made.view(watcher)).decode()
        assert {board.label for board in made.view(watcher).boards} <= set(made.paper(watcher).shown)
