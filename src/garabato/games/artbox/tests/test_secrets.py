"""Nobody learns before its time what they may not know: only hidden things are varied, what others see stays equal."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import permutations
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from garabato.core import Card, Seat, concepts_in
from garabato.games.artbox import GAME, bot
from garabato.games.artbox.events import Spot
from garabato.games.artbox.table import BringToFront, ClearMatch, Finish, HandIn, Keep, Match, Options, Place, Redo, Remove, Reshape, Undo
from garabato.games.artbox.tests.tables import (
    DICE,
    Rigged,
    drawing,
    everybody_right,
    finish,
    guess,
    hand_in,
    lay,
    matching,
    shape,
    table,
    to,
)
from garabato.kit.mind import UniformMind
from tests.support.evenings import commands, started, until
from tests.support.rooms import Table as Room
from tests.support.tabletop import CARDS, T, Table

PLAYERS = 4
SEATS = range(PLAYERS)
WATCHERS = (*SEATS, None)

pytestmark = pytest.mark.clause("AR-4", "AR-6", "AR-8")


class ByWord(Rigged):
    """Luck that hangs the drawings up in the order of their words: the same wall, whoever drew what."""

    def shuffle(self, items: Sequence[T]) -> list[T]:
        return sorted(items, key=_word)


def _word(item: object) -> Any:
    match item:
        case Card():
            return int(item.id.removeprefix("card-"))
        case Spot():
            return item.word
        case _:
            raise AssertionError(item)


def seen(made: Table, watcher: int | None) -> tuple[Any, Any]:
    return made.view(watcher), made.paper(watcher)


class Watch:
    """What a watcher is told: views that are not news are not told."""

    def __init__(self, watcher: int | None) -> None:
        self.watcher = watcher
        self.news: list[Any] = []

    def look(self, made: Table) -> None:
        sight = seen(made, self.watcher)
        if self.news[-1:] != [sight]:
            self.news.append(sight)


Ballots = Mapping[int, tuple[int, ...]]
"""By guesser, the order in which the words that are left go to the drawings that are left."""


def evening(watcher: int | None, words: tuple[int, ...], ballots: Ballots, told: int) -> list[Any]:
    """A round in which seat `n` draws word `words[n]`, up to so many reveals; what the watcher was told."""
    pairs = [(CARDS[2 * word], CARDS[2 * word + 1]) for word in words]
    deck = [card for pair in pairs for card in pair]
    made = Table(GAME, PLAYERS, Options(), (*deck, *CARDS[8:]), Seat(0), luck=lambda _: Dealt(DICE))
    watch = Watch(watcher)
    to(made, "draw")
    watch.look(made)
    for seat in SEATS:
        for nth in range(words[seat]):
            made.act(seat, Place(nth + 1, shape("line", x=100 * words[seat], turn=nth)))
            watch.look(made)
    for seat in SEATS:
        hand_in(made, seat)
        watch.look(made)
    for guesser, order in ballots.items():
        free = made.state.round.others(Seat(guesser))
        for place, index in zip(free, order, strict=True):
            made.act(guesser, Match(place, free[index]))
            watch.look(made)
    for guesser in SEATS if told else ():
        finish(made, guesser)
        watch.look(made)
    for _ in range(told - 1):
        made.wait()
        watch.look(made)
    return watch.news


class Dealt(ByWord):
    """The pile stays as it is; drawings and words go by the words."""

    def shuffle(self, items: Sequence[T]) -> list[T]:
        return list(items) if len(items) == len(CARDS) else super().shuffle(items)


orders = st.sampled_from(list(permutations(range(PLAYERS))))
ballots = st.fixed_dictionaries({seat: st.sampled_from(list(permutations(range(PLAYERS - 1)))) for seat in SEATS})


@given(st.sampled_from(WATCHERS), st.tuples(orders, orders), st.tuples(ballots, ballots), st.integers(0, PLAYERS))
def test_who_drew_what_and_who_guessed_what_does_not_show(
    watcher: int | None, both_words: tuple[tuple[int, ...], tuple[int, ...]], both_votes: tuple[Ballots, Ballots], told: int
) -> None:
    """The watcher keeps word and matches, the drawings told so far keep artists; all else may be anything.

    What is told of a drawing says what everybody had written down for it, so then all matches are kept.
    """
    (words, others), (votes, other_votes) = both_words, both_votes
    known = {words.index(word) for word in range(told)} | ({watcher} if watcher is not None else set())
    free = iter([word for word in others if words.index(word) not in known])
    varied = tuple(words[seat] if seat in known else next(free) for seat in SEATS)
    varied_votes = {seat: order if seat == watcher or told else other_votes[seat] for seat, order in votes.items()}
    if told and varied != words:
        varied_votes = votes = {seat: order for seat, order in votes.items() if seat in known}
    assert evening(watcher, words, votes, told) == evening(watcher, varied, varied_votes, told)


@pytest.mark.parametrize("told", [1, 2, 3])
def test_what_was_written_down_for_the_drawings_to_come_does_not_show(told: int) -> None:
    sights = []
    for turned in (False, True):
        made = matching(PLAYERS)
        for guesser in SEATS:
            places = [place for place in made.state.round.others(Seat(guesser)) if place > told]
            words = places[1:] + places[:1] if turned else places
            for place, word in zip(places, words, strict=True):
                made.act(guesser, Match(place, word))
        watch = Watch(None)
        finish(made, *SEATS)
        for _ in range(told - 1):
            watch.look(made)
            made.wait()
        watch.look(made)
        sights.append(watch.news)
        assert len(made.view(None).told) == told
    assert sights[0] == sights[1]


def test_the_worlds_do_differ() -> None:
    """What is compared above is not the same evening twice."""
    one, other = (0, 1, 2, 3), (0, 2, 1, 3)
    assert evening(0, one, {}, 0) == evening(0, other, {}, 0)
    assert evening(1, one, {}, 0) != evening(1, other, {}, 0)
    assert evening(0, one, {}, 2) != evening(0, other, {}, 2)


STEPS = (
    Place(1, shape("line")),
    Place(2, shape("box")),
    Reshape(1, shape("line", turn=30)),
    BringToFront(1),
    Remove(2),
    Undo(),
    Undo(),
    Redo(),
)


def test_what_one_draws_nobody_else_sees() -> None:
    made = drawing(PLAYERS)
    for seat in SEATS:
        others = [watcher for watcher in WATCHERS if watcher != seat]
        before = [seen(made, watcher) for watcher in others]
        for step in STEPS:
            assert made.act(seat, step)
            assert [seen(made, watcher) for watcher in others] == before


def test_what_one_writes_down_nobody_else_sees() -> None:
    made = matching(PLAYERS)
    for seat in SEATS:
        others = [watcher for watcher in WATCHERS if watcher != seat]
        before = [seen(made, watcher) for watcher in others]
        places = made.state.round.others(Seat(seat))
        for step in (Match(places[0], places[1]), Match(places[1], places[2]), ClearMatch(places[0]), Match(places[2], places[0])):
            assert made.act(seat, step)
            assert [seen(made, watcher) for watcher in others] == before


def test_what_one_keeps_only_the_choice_shows() -> None:
    made, other = table(PLAYERS), table(PLAYERS)
    made.act(1, Keep((0,)))
    other.act(1, Keep((1,)))
    for watcher in WATCHERS:
        assert (seen(made, watcher) == seen(other, watcher)) == (watcher != 1)
    assert made.view(0).chosen == (1,)


def test_a_drawing_on_the_board_does_not_say_how_it_came_about() -> None:
    """Neither the numbers of its shapes nor the steps that were taken back are left."""
    straight, winding = drawing(PLAYERS), drawing(PLAYERS)
    lay(straight, 1, "box", "line", "triangle")
    lay(winding, 1, "line", "box", "line", "triangle")
    winding.act(1, Remove(3))
    winding.act(1, Undo())
    winding.act(1, Remove(1))
    assert straight.view(1) != winding.view(1)
    for made in (straight, winding):
        hand_in(made, *SEATS)
    assert [seen(straight, watcher) for watcher in WATCHERS] == [seen(winding, watcher) for watcher in WATCHERS]


def known_words(made: Table, seat: int | None) -> set[str]:
    """Every word that a seat may have read so far in the present round."""
    view, of = made.view(None), made.state.round
    hand = of.hands.get(Seat(-9 if seat is None else seat))
    words = {card.words[0].id for card in hand.cards} if hand else set()
    if view.phase in {"match", "reveal", "points"}:
        words |= {card.words[0].id for card in of.rack}
    return words


@pytest.mark.parametrize("house", [{}, {"decoys": "3"}, {"three_player_two_drawings": True}])
def test_no_view_names_a_word_before_its_time(house: dict[str, Any]) -> None:
    made = Table(GAME, 3 if house else 5, Options(**house), first=Seat(0), bots=range(5 - 2 * bool(house)), seed=9)
    mind = UniformMind(3)
    while made.view(None).round < 3:
        for seat in (None, *made.seats):
            view = made.view(seat)
            assert {*concepts_in(view)} <= known_words(made, seat)
        moves = [(seat, bot.choose(made.view(seat), GAME.legal(made.state, seat), mind)) for seat in made.seats]
        for seat, action in moves:
            if action is not None:
                made.act(seat, action)
        if not any(action for _, action in moves):
            made.wait()


def test_a_bystander_holds_no_secret() -> None:
    made = matching(PLAYERS)
    guess(made, everybody_right(made))
    view = made.view(None)
    assert (view.cards, view.sheets, view.own, view.own_words, view.matches) == ((), (), {}, (), {})
    assert (view.claimed, view.may_flag, view.may_judge, view.may_continue) == (False, (), False, False)
    text = msgspec.json.encode(view).decode()
    assert '"artist":""' in text
    assert '"artist":0' not in text


# ---------------------------------------------------------------- the room: who hears anything at all


def test_nobody_else_hears_that_somebody_draws_or_matches() -> None:
    made = started(PLAYERS, "draw", game="artbox", draw_s=600)
    ann, *others = made.clients
    kind = ann.view.dice[0]
    before = [len(client.heard) for client in others]
    for step in (Place(1, shape(kind)), Reshape(1, shape(kind, x=9)), Undo(), Redo(), Remove(1)):
        made.run(700)
        made.ask(ann, step)
    assert not ann.refused
    assert [len(client.heard) for client in others] == before
    for client in made.clients:
        made.ask(client, Place(2, shape(kind)))
    until(made, "match")
    before = [len(client.heard) for client in others]
    of = made.room.state.table.round
    first, second, *_ = of.others(ann.seat)
    word = next(word for word in range(1, PLAYERS + 1) if word not in of.words_of(ann.seat))
    for step in (Match(first, word), ClearMatch(first), Match(second, word)):
        made.run(700)
        made.ask(ann, step)
    assert not ann.refused
    assert [len(client.heard) for client in others] == before


# ---------------------------------------------------------------- two worlds of one evening


@dataclass(frozen=True)
class World:
    """What Ann and Bo do in secret, and when: the drawings on the board are the same in the end."""

    detours: tuple[int, int] = (100, 200)
    """Where their shapes lie at first."""
    drawn_at: tuple[int, int] = (1_000, 2_000)
    matches: tuple[int, int] = (0, 1)
    """By how much the words are turned against the drawings."""
    matched_at: tuple[int, int] = (1_000, 2_000)


class Noted(Room):
    """A room that writes down what each seat hears, and when."""

    def __init__(self) -> None:
        super().__init__("artbox")
        self.notes: dict[Seat, list[tuple[int, bytes]]] = defaultdict(list)

    def _do(self, effect: Any) -> None:
        seat = getattr(effect, "seat", None)
        if seat is not None:
            self.notes[seat].append((self.at, msgspec.json.encode(effect)))
        super()._do(effect)


def secret_evening(world: World) -> Noted:
    """Four people, up to the last moment before the first reveal."""
    made = Noted()
    ann, bo, cyd, dee = (made.client(name) for name in ("Ann", "Bo", "Cyd", "Dee"))
    made.ask(ann, commands.Start(Seat(0)))
    made.watcher()
    made.client("Late")
    until(made, "draw")
    moments: list[tuple[int, Callable[[], object]]] = []
    for client, x, at in zip((ann, bo), world.detours, world.drawn_at, strict=True):
        for number, kind in enumerate(client.view.sheets[0].missing, start=1):
            first, final = Place(number, shape(kind, x=x)), Reshape(number, shape(kind, x=700 * number))
            moments += [(at + 211 * number, partial(made.ask, client, first)), (at + 211 * number + 97, partial(made.ask, client, final))]
    for number, kind in enumerate(cyd.view.sheets[0].missing, start=1):
        moments += [(500 + number, partial(made.ask, client, Place(number, shape(kind)))) for client in (cyd, dee)]
    moments += [(9_000 + 700 * seat, partial(made.ask, client, HandIn())) for seat, client in enumerate((dee, ann, cyd, bo))]
    play(made, moments)
    until(made, "match")
    moments = []
    of = made.room.state.table.round
    for client, turned, at in zip((ann, bo), world.matches, world.matched_at, strict=True):
        assert client.seat is not None
        places = of.others(client.seat)
        words = [of.spots[place - 1].word for place in places]
        for index, place in enumerate(places):
            moments.append((at + 173 * index, partial(made.ask, client, Match(place, words[(index + turned) % 3]))))
    moments += [(9_000 + 700 * seat, partial(made.ask, client, Finish())) for seat, client in enumerate((cyd, bo, ann))]
    play(made, moments)
    assert made.room.state.table.phase == "match"
    assert not any(client.refused for client in made.clients)
    return made


def play(made: Noted, moments: list[tuple[int, Callable[[], object]]]) -> None:
    """Do everything at its moment from now."""
    start = made.at
    for at, what in sorted(moments, key=lambda moment: moment[0]):
        made.run(start + at - made.at)
        what()


@pytest.mark.parametrize(
    "other",
    [
        World(detours=(3_000, 4_000)),
        World(drawn_at=(6_013, 37)),
        World(matches=(2, 0)),
        World(matched_at=(7_005, 41)),
        World((7, 8), (5_000, 500), (1, 2), (3_333, 4_444)),
    ],
    ids=["where", "drawn_at", "matches", "matched_at", "all"],
)
def test_the_room_betrays_nothing(other: World) -> None:
    """Bytes, their number and their times are the same for all who may not know of the difference."""
    one, two = secret_evening(World()), secret_evening(other)
    seats = {*one.notes} - {Seat(0), Seat(1)}
    assert len(seats) == 4, "two players, one who came late and a big screen"
    for seat in seats:
        assert len(one.notes[seat]) > 5
        assert one.notes[seat] == two.notes[seat]
    assert one.notes[Seat(0)] != two.notes[Seat(0)], "their owners do know"


def test_a_leak_in_the_room_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that counts what others have written down would be noticed."""
    honest = GAME.view

    def leaky(state: Any, seat: Any) -> Any:
        seen = honest(state, seat)
        return msgspec.structs.replace(seen, target=sum(map(len, state.round.matches.values()))) if state.rounds else seen

    monkeypatch.setattr("tests.support.rooms.hall", lambda: {"artbox": replace(GAME, view=leaky)})
    with pytest.raises(AssertionError):
        test_the_room_betrays_nothing(World(matched_at=(7_005, 41)))
