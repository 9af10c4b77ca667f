"""A bot plays the game through what its seat sees."""

from garabato.core import Seat
from garabato.games.doodle_dash import GAME
from garabato.games.doodle_dash.bot import choose
from garabato.games.doodle_dash.table import Call, DashAction, Done, Go, Guess, Options, Pass, Roll
from garabato.games.doodle_dash.tests.tables import RIGHT, drawing, guessing, reading, revealed, rolling, table, wrong
from garabato.kit.mind import UniformMind
from tests.support.tabletop import Table


class Hand(UniformMind):
    """A mind whose hand is quick."""

    def drawn(self) -> bool:
        return True


def choice(made: Table, seat: int, mind: UniformMind | None = None) -> DashAction | None:
    return choose(made.view(seat), made.game.legal(made.state, Seat(seat)), mind or UniformMind(1))


def test_it_calls_any_number() -> None:
    called = {choice(table(5, kids=True), 0, UniformMind(seed)) for seed in range(1, 200)}
    assert called == {Call(n) for n in (1, 2, 3, 4, 5, 7)}


def test_it_says_go_and_rolls() -> None:
    assert choice(reading(5), 0) == Go()
    assert choice(rolling(5), 2) == Roll()


def test_it_finishes_when_its_hand_has_drawn_something() -> None:
    made = drawing(5)
    assert choice(made, 1, Hand(1)) is None
    made.draw(1)
    assert choice(made, 1, Hand(1)) == Done()
    assert choice(made, 1) is None, "without a hand a drawing is never finished"


def test_its_subject_is_the_word_for_whoever_knows_it() -> None:
    made = drawing(5)
    assert GAME.bot.subject(made.view(1)) == made.state.round.word.id
    assert GAME.bot.subject(made.view(0)) is None, "the guesser"


def test_it_guesses_a_word_that_was_not_said() -> None:
    made = guessing(5)
    mind = UniformMind(1, ("something else", RIGHT))
    assert isinstance(choice(made, 0, mind), Guess)
    wrong(made)
    assert choice(made, 0, mind) == Guess(RIGHT)
    assert choice(made, 0, UniformMind(1, ("something else",))) == Pass()
    assert choice(guessing(5), 0) == Pass()


def test_it_passes_where_it_can_not_speak() -> None:
    assert choice(guessing(5, judge="spoken"), 0) == Pass()


def test_it_leaves_fouls_and_verdicts_to_people() -> None:
    made = guessing(5)
    made.act(0, Guess("horse"))
    assert choice(made, 1) is None
    assert choice(revealed(5), 2) is None


def test_bots_alone_come_to_the_end_of_a_game() -> None:
    made = Table(GAME, 3, Options(draw_s=None), seed=3, bots=range(3), deck=table(3).deck)
    minds = [UniformMind(seat + 1) for seat in range(3)]
    for _ in range(2000):
        if made.view(None).phase == "over":
            return
        moves = [(seat, action) for seat in made.seats if (action := choice(made, seat, minds[seat])) is not None]
        if moves:
            made.act(*moves[0])
        else:
            made.wait()
    raise AssertionError("the bots did not end the game")
