"""The bot's game sense."""

import pytest

from garabato.core import Label, Seat
from garabato.games.doodles import GAME, bot
from garabato.games.doodles.table import Options
from garabato.games.doodles.tests.tables import drawing, table, voting
from garabato.kit.mind import UniformMind
from garabato.kit.three_words.table import Done, Lock, Vote
from tests.support.tabletop import Table
from tests.support.three_words import Eye


def choice(made: Table, seat: int, mind: UniformMind) -> object:
    return bot.choose(made.view(seat), GAME.legal(made.state, Seat(seat)), mind)


class Quick(UniformMind):
    """Its hand is always finished."""

    def drawn(self) -> bool:
        return True


def test_it_puts_the_pencil_down_when_its_hand_has_finished() -> None:
    made = drawing(1, 2, 3)
    assert choice(made, 0, UniformMind(1)) is None
    assert choice(made, 0, Quick(1)) == Done()
    made.act(0, Done())
    assert choice(made, 0, Quick(1)) is None


def test_its_subject_is_the_word_of_its_number() -> None:
    view = drawing(1, 2, 3).view(2)
    assert bot.BOT.subject(view) == view.card.words[2].id
    assert bot.BOT.subject(drawing(1, 2, 3).view(None)) is None


def test_it_places_the_surest_token_first_and_then_locks() -> None:
    made = voting(1, 2, 3)
    eye = Eye({17: (0.1, 0.5, 0.4), 18: (0.05, 0.05, 0.9)})
    chosen = []
    while (action := choice(made, 0, eye)) is not None:
        chosen.append(action)
        made.act(0, action)
    assert chosen == [Vote(Seat(2), 3), Vote(Seat(1), 2), Lock()]


def test_it_knows_that_its_own_number_is_rarer_with_others() -> None:
    made = voting(2, 1, 3)
    assert choice(made, 0, Eye({17: (0.4, 0.5, 0.1), 18: (0.3, 0.4, 0.3)})) == Vote(Seat(1), 1)
    blind = {choice(made, 0, UniformMind(seed)) for seed in range(1, 300)}
    assert blind == {Vote(Seat(artist), number) for artist in (1, 2) for number in (1, 3)}


def test_it_never_asks_for_a_fourth_token() -> None:
    made = voting(3, 1, 1, 1, 2, 2, 2)
    eye = Eye({Label(16 + artist): (0.9, 0.09, 0.01) for artist in range(1, 7)})
    while (action := choice(made, 0, eye)) is not None:
        made.act(0, action)
    assert sorted(made.view(0).ballot.values()) == [1, 1, 1, 2, 2, 2]
    assert made.view(1).locked == (0,)


def test_it_has_nothing_to_do_elsewhere() -> None:
    made = table(1, 2, 3)
    assert choice(made, 0, UniformMind(1)) is None
    made.wait_until(lambda view: view.phase == "reveal")
    assert choice(made, 1, UniformMind(1)) is None


def test_where_voting_is_optional_it_votes_all_the_same() -> None:
    made = voting(1, 2, 3, options=Options(vote="optional"))
    assert isinstance(choice(made, 0, UniformMind(1)), Vote)


@pytest.mark.parametrize("seed", range(3))
def test_bots_alone_play_a_game_to_its_end(seed: int) -> None:
    made = Table(GAME, players=5, options=Options(rounds=2), bots=range(5), seed=seed)
    mind = UniformMind(seed + 1)
    while made.view(None).phase != "over":
        moves = [(seat, action) for seat in made.seats if (action := choice(made, seat, mind)) is not None]
        for seat, action in moves:
            made.act(seat, action)
        if not moves:
            made.wait()
    assert all(bet.number for column in made.view(None).columns for reveal in column.reveals for bet in reveal.bets)
