"""What holds for every game of the hall, whatever its rules."""

import random
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import msgspec.inspect
import pytest

import garabato.games
from garabato.core import (
    SYSTEM,
    AnyGame,
    CallOff,
    Fact,
    Inked,
    Paper,
    Refused,
    Seat,
    SeatAway,
    SeatBack,
    SeatGone,
    Setup,
    Sheet,
    SheetClosed,
)
from garabato.games.hall import hall
from garabato.kit.fouls import PATIENCE, Flag, Fouls
from garabato.words import cards_of
from tests.support.crowd import LONGEST, Crowd, sat_down
from tests.support.tabletop import Luck, Table

GAMES = [pytest.param(game, id=name) for name, game in hall().items()]
SEEDS = range(6)
STRANGER = Seat(77)
GAMES_FOLDER = Path(garabato.games.__path__[0])
SHARED_TEXTS = (Path(__file__).parents[1] / "web/texts/kit/en.ftl").read_text("utf-8")
"""What the pages of all games say."""

every_game = pytest.mark.parametrize("game", GAMES)
every_seed = pytest.mark.parametrize("seed", SEEDS)


def again(value: Any, as_type: Any) -> Any:
    """What is left of a value after the wire."""
    return msgspec.json.decode(msgspec.json.encode(value), type=as_type)


def played(game: AnyGame, seed: int, **how: float) -> Any:
    """Yield a table before each of its moves, and the move."""
    luck = random.Random(seed)
    table = sat_down(game, luck)
    crowd = Crowd(table, luck, **how)
    while game.outcome(table.state) is None:
        crowd.doodle()
        move = crowd.next_move()
        yield table, move
        table.act(*move)
        assert table.decisions < LONGEST, "the game does not end"
    yield table, None


def refusal(table: Table, seat: Seat, action: Fact) -> Refused | None:
    """How an action would be refused."""
    try:
        table.game.decide(table.state, seat, action, table.ctx())
    except Refused as refused:
        return refused
    return None


@every_game
@every_seed
def test_offers_are_never_refused_and_games_end(game: AnyGame, seed: int) -> None:
    for table, move in played(game, seed):
        if move is None:
            assert game.outcome(table.state).standings
            assert {standing.seat for standing in game.outcome(table.state).standings} == set(table.seats)


@every_game
def test_every_offer_is_accepted_at_every_moment(game: AnyGame) -> None:
    for table, _ in played(game, seed=11):
        for seat in table.seats:
            for action in table.actions(seat):
                game.decide(table.state, seat, action, table.ctx())


@every_game
@every_seed
def test_a_game_ends_though_nobody_does_anything(game: AnyGame, seed: int) -> None:
    for _ in played(game, seed, idle=1, restless=0):
        pass


@every_game
def test_a_game_ends_though_everybody_has_left(game: AnyGame) -> None:
    table = sat_down(game, random.Random(5))
    table.system(*(SeatGone(seat) for seat in table.seats))
    while game.outcome(table.state) is None and game.deadline(table.state) is not None:
        table.wait()
        assert table.decisions < LONGEST
    if game.outcome(table.state) is None:
        table.system(CallOff())
    assert game.outcome(table.state) is not None


@every_game
@every_seed
def test_log_state_and_views_survive_the_wire(game: AnyGame, seed: int) -> None:
    for table, _ in played(game, seed):
        assert again(table.state, type(table.state)) == table.state
        for seat in (None, *table.seats):
            view = game.view(table.state, seat)
            assert again(view, game.views) == view
    state = None
    for event in again(table.events, list[game.events]):
        state = game.evolve(state, event)
    assert state == table.state


@every_game
@every_seed
def test_actions_survive_the_wire(game: AnyGame, seed: int) -> None:
    for _, move in played(game, seed):
        if move and move[0] != SYSTEM:
            assert again(move[1], game.actions) == move[1]


@every_game
def test_no_client_may_send_what_is_system_s(game: AnyGame) -> None:
    for fact in (SeatAway(Seat(0)), SeatBack(Seat(0)), SeatGone(Seat(0)), Inked(Sheet(1)), SheetClosed(Sheet(1), 0, 0), CallOff()):
        with pytest.raises(msgspec.ValidationError):
            again(fact, game.actions)


@every_game
@every_seed
def test_decide_repeats_itself(game: AnyGame, seed: int) -> None:
    for table, move in played(game, seed):
        if move:
            seat, action, at = move
            table.at = at
            first = game.decide(table.state, seat, action, table.ctx())
            assert tuple(game.decide(table.state, seat, action, table.ctx())) == tuple(first)


@every_game
@every_seed
def test_a_refusal_says_why_and_changes_nothing(game: AnyGame, seed: int) -> None:
    """Every action that came up is tried by everybody at every later moment."""
    texts = (GAMES_FOLDER / game.name / "texts/en.ftl").read_text("utf-8") + SHARED_TEXTS
    tried: dict[str, Fact] = {}
    for table, move in played(game, seed):
        before = msgspec.json.encode(table.state)
        for seat in (*table.seats, STRANGER):
            for action in tried.values():
                refused = refusal(table, seat, action)
                if refused:
                    assert re.fullmatch(r"[A-Z]{2}-\d+", refused.clause)
                    assert re.search(rf"^{refused.text} =", texts, re.MULTILINE), "the page has the sentence"
        assert msgspec.json.encode(table.state) == before
        if move and move[0] != SYSTEM:
            tried[msgspec.json.encode(move[1]).decode()] = move[1]
            tried = dict(list(tried.items())[-12:])


@every_game
def test_only_who_sits_here_may_do_anything(game: AnyGame) -> None:
    for table, move in played(game, seed=3):
        assert list(game.legal(table.state, STRANGER)) == []
        if move and move[0] != SYSTEM:
            with pytest.raises(Refused):
                game.decide(table.state, STRANGER, move[1], table.ctx())


@every_game
@every_seed
def test_a_game_may_be_called_off_at_any_moment(game: AnyGame, seed: int) -> None:
    moves = sum(1 for _ in played(game, seed))
    stop = random.Random(seed).randrange(moves - 1)
    for count, (table, _) in enumerate(played(game, seed)):
        if count == stop:
            table.system(CallOff())
            outcome = game.outcome(table.state)
            assert outcome is not None
            assert not outcome.finished
            assert outcome.winners == ()
            assert game.deadline(table.state) is None
            assert [table.actions(seat) for seat in table.seats] == [[] for _ in table.seats]
            assert all(game.paper(table.state, seat).pen is None for seat in (None, *table.seats))
            return


@every_game
@every_seed
def test_who_is_away_is_offered_nothing(game: AnyGame, seed: int) -> None:
    for table, _ in played(game, seed):
        for seat in table.seats:
            gone = table.state
            for event in game.decide(gone, SYSTEM, SeatAway(seat), table.ctx()):
                gone = game.evolve(gone, event)
            assert list(game.legal(gone, seat)) == []


@every_game
@every_seed
def test_paper_holds_what_it_promises(game: AnyGame, seed: int) -> None:
    shown: dict[int, Sheet] = {}
    for table, _ in played(game, seed):
        papers: list[Paper] = [game.paper(table.state, seat) for seat in (None, *table.seats)]
        assert papers[0].pen is None, "a bystander has no pen"
        pens = [paper.pen for paper in papers if paper.pen is not None]
        assert len(pens) == len(set(pens)), "everybody has a sheet of the own"
        for paper in papers:
            assert not set(paper.shown.values()) & set(pens), "nobody sees a sheet that is being drawn on"
            for label, sheet in paper.shown.items():
                assert shown.setdefault(label, sheet) == sheet, "a label stays with its sheet"


@every_game
@every_seed
def test_the_deadline_lies_ahead_and_does_something(game: AnyGame, seed: int) -> None:
    for table, _ in played(game, seed):
        deadline = game.deadline(table.state)
        if deadline:
            assert deadline.at >= table.at
            now, table.at = table.at, deadline.at
            assert game.decide(table.state, SYSTEM, deadline.action, table.ctx())
            table.at = now


@every_game
def test_the_table_can_begin_with_any_number_of_its_seats(game: AnyGame) -> None:
    for players in game.seats:
        assert game.step(Table(game, players=players, deck=cards_of(game.name)).state)


@every_game
def test_the_record_is_whole(game: AnyGame) -> None:
    assert re.fullmatch(r"[a-z_]+", game.name)
    assert game.presets["rulebook"] == game.options()
    assert set(game.clauses) == set(game.options.__struct_fields__)
    assert game.colours >= 1
    assert game.widths >= 1
    for preset in game.presets.values():
        assert again(preset, game.options) == preset


@every_game
def test_the_opening_repeats_itself(game: AnyGame) -> None:
    setup = Setup(game.options(), tuple(Seat(n) for n in range(game.seats.start)), cards_of(game.name))
    ctxs = [Table(game, players=game.seats.start, deck=cards_of(game.name)).ctx() for _ in range(2)]
    first, second = (tuple(game.start(setup, ctx)) for ctx in ctxs)
    assert first == second


def test_luck_repeats_itself() -> None:
    assert [Luck(3).below(1000) for _ in range(2)] == [Luck(3).below(1000)] * 2
    assert sorted(Luck(3).shuffle([1, 2, 3])) == [1, 2, 3]
    assert {Luck(seed).roll() for seed in range(60)} == set(range(1, 7))


@every_game
def test_the_idle_caps_are_all_times_that_may_be_for_ever(game: AnyGame) -> None:
    described = msgspec.inspect.type_info(game.options)
    assert isinstance(described, msgspec.inspect.StructType)
    endless = {each.name for each in described.fields if isinstance(each.type, msgspec.inspect.UnionType) and each.name.endswith("_s")}
    assert set(game.idle_caps) == endless
    msgspec.convert(dict.fromkeys(game.idle_caps), type=game.options)


@pytest.mark.parametrize("game", [game for game in hall().values() if Flag in get_args(game.actions)], ids=lambda game: game.name)
def test_who_flags_in_vain_too_often_is_not_heard_any_more(game: AnyGame) -> None:
    wanted = {"flags": True} if "flags" in game.options.__struct_fields__ else {}
    table, luck = Table(game, game.seats.start, game.options(**wanted), cards_of(game.name), first=None), random.Random(3)
    crowd = Crowd(table, luck)
    while not (flags := [(seat, action) for seat in table.seats for action in table.actions(seat) if isinstance(action, Flag)]):
        crowd.doodle()
        table.act(*crowd.next_move())
    seat, flag = flags[0]
    table.state = msgspec.structs.replace(table.state, fouls=Fouls(rejected={seat: PATIENCE}))
    refused = refusal(table, seat, flag)
    assert refused is not None
    assert refused.text == "refused-flag-silenced"
