"""What one bot sees, draws and says."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from garabato.bots import hand
from garabato.bots.mind import Glance, SeatMind, Words
from garabato.bots.pencil import frames_of
from garabato.core import ConceptId, Label, Skill
from garabato.ink.pack import pack_frames
from garabato.words import load

CATALOGUE = [ConceptId(name) for name in ("cat", "umbrella", "snail", "laziness")]
ONE = Label(1)


def mind(skill: Skill = "hard", luck: int = 1) -> SeatMind:
    return SeatMind(skill, luck, Words(lambda: CATALOGUE, lambda concept, language: load().name(concept, language, "en")[0]))


def shown(who: SeatMind, concept: str, *, language: str = "en", seed: int = 5) -> None:
    """Lay a tidy drawing before the bot, as ink."""
    drawing = hand.draw(ConceptId(concept), "hard", seed)
    assert drawing is not None
    frames = [move.frame for move in frames_of(drawing.strokes, 1, 0, 5_000)]
    who.choose(Glance(lambda *_: None, None, (), "hard", language, {ONE: pack_frames(frames)}))


def likeliest(shares: Sequence[float]) -> ConceptId:
    return CATALOGUE[max(range(len(shares)), key=shares.__getitem__)]


@pytest.mark.parametrize("concept", ["cat", "umbrella", "snail"])
def test_it_recognises_a_tidy_drawing(concept: str) -> None:
    bot = mind()
    shown(bot, concept)
    shares = bot.recognise(ONE, CATALOGUE)
    assert sum(shares) == pytest.approx(1)
    assert likeliest(shares) == concept


def test_it_knows_nothing_of_a_blank_sheet() -> None:
    assert mind().recognise(ONE, CATALOGUE) == pytest.approx([0.25] * 4)


def test_another_drawing_under_the_same_label_is_another_drawing() -> None:
    bot = mind()
    for concept in ("cat", "umbrella"):
        shown(bot, concept)
        assert likeliest(bot.recognise(ONE, CATALOGUE)) == concept


def test_what_it_took_for_something_once_it_takes_for_the_same_again() -> None:
    bot = mind("easy")
    shown(bot, "snail")
    assert bot.recognise(ONE, CATALOGUE) == bot.recognise(ONE, CATALOGUE)


def test_the_better_it_plays_the_surer_it_is() -> None:
    def sure(skill: Skill) -> float:
        given = []
        for luck in range(40):
            bot = mind(skill, luck)
            shown(bot, "snail")
            given.append(bot.recognise(ONE, CATALOGUE)[CATALOGUE.index(ConceptId("snail"))])
        return sum(given) / len(given)

    assert sure("easy") < sure("normal") < sure("hard")


@pytest.mark.parametrize(("language", "word"), [("en", "snail"), ("it", "lumaca"), ("es", "caracol")])
def test_it_says_what_it_sees_in_the_peoples_language(language: str, word: str) -> None:
    bot = mind()
    shown(bot, "snail", language=language)
    assert bot.name([ONE], []) == word


def test_it_says_nothing_twice_and_in_the_end_nothing() -> None:
    bot = mind()
    shown(bot, "snail")
    said: list[str] = []
    while (word := bot.name([ONE], said)) is not None:
        said.append(word)
    assert said[0] == "snail"
    assert len(said) == len(set(said)) == len(CATALOGUE)


def test_it_does_not_name_what_it_does_not_see() -> None:
    assert mind().name([ONE, Label(2)], []) is None


def test_it_draws_what_it_knows_and_scribbles_what_it_does_not() -> None:
    assert len(mind().sketch(ConceptId("cat"))) > 1
    (scribble,) = mind().sketch(ConceptId("it=gatto con gli stivali"))
    assert all(0 <= x < 4096 and 0 <= y < 4096 for x, y, _ in scribble)
    assert scribble != mind(luck=2).sketch(ConceptId("it=gatto con gli stivali"))[0]


@pytest.mark.parametrize("luck", range(60))
def test_a_scribble_stays_on_the_sheet(luck: int) -> None:
    (scribble,) = mind(luck=luck).sketch(ConceptId("nothing-of-the-kind"))
    assert all(0 <= x < 4096 and 0 <= y < 4096 for x, y, _ in scribble)


def test_it_composes_of_the_rolled_shapes_and_does_not_change_its_mind() -> None:
    bot = mind()
    laid = bot.compose(ConceptId("cat"), ("line", "line", "triangle", "circle"), exact=False)
    assert {shape[0] for shape in laid} == {"line", "triangle", "circle"}
    assert bot.compose(ConceptId("cat"), ("line", "line", "triangle", "circle"), exact=False) is laid
    exact = mind().compose(ConceptId("cat"), ("box", "box", "line", "circle"), exact=True)
    assert sorted(shape[0] for shape in exact) == ["box", "box", "circle", "line"]
    assert not bot.compose(ConceptId("nothing-of-the-kind"), ("line",), exact=False)


def test_an_easy_bot_has_less_patience_with_shapes() -> None:
    dice = ("line", "box", "triangle", "circle")
    assert len(mind("easy").compose(ConceptId("cat"), dice, exact=False)) < len(mind().compose(ConceptId("cat"), dice, exact=False))


def test_it_has_drawn_when_its_hand_rests() -> None:
    bot = mind()
    assert not bot.drawn()
    bot.finished = True
    assert bot.drawn()


def test_its_luck_is_its_own_and_comes_again() -> None:
    assert [mind(luck=3).below(1000) for _ in range(3)] == [mind(luck=3).below(1000)] * 3
    assert mind(luck=3).below(10**9) != mind(luck=4).below(10**9)
