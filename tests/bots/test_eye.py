import json
from pathlib import Path

import numpy as np
import pytest

from garabato.bots import eye, net
from garabato.bots.art import TABLES, drawable, rows
from garabato.bots.hand import draw
from garabato.bots.picture import fitted, picture
from garabato.core import ConceptId
from garabato.words import load

OURS = json.loads((Path(__file__).parent / "doodles.json").read_text())
"""Doodles that were drawn for this test, by what they show: their strokes, and what PyTorch makes of the same weights."""
CLASSES = [name for name, _ in rows(TABLES / "classes.tsv")]
WORDS = [ConceptId(word) for word in OURS]
MOST_MB = 1.2


def sight(word: str) -> eye.Sight:
    return eye.look(OURS[word]["strokes"])


@pytest.mark.parametrize("word", OURS)
def test_a_doodle_is_named(word: str) -> None:
    assert eye.ranking([sight(word)], sorted(eye.knowledge().classes))[0][0] == word


@pytest.mark.parametrize("word", OURS)
def test_numpy_sees_what_pytorch_sees(word: str) -> None:
    logs, _ = net.see(picture(fitted(OURS[word]["strokes"]))[None])
    for name, expected in OURS[word]["logs"].items():
        assert logs[0, CLASSES.index(name)] == pytest.approx(expected, abs=0.02)


@pytest.mark.parametrize("word", OURS)
def test_size_place_and_units_do_not_matter(word: str) -> None:
    elsewhere = [[(x * 31 + 700, y * 31 + 40, 5) for x, y in stroke] for stroke in OURS[word]["strokes"]]
    assert eye.look(elsewhere).logs.argmax() == sight(word).logs.argmax()
    assert np.abs(eye.look(elsewhere).sense - sight(word).sense).max() < 0.1


def test_any_pen_will_do() -> None:
    right = dict.fromkeys(range(8, 24, 2), 0)
    for word in OURS:
        numbers = eye.knowledge().classes[ConceptId(word)]
        for pen in right:
            plain = picture(fitted(OURS[word]["strokes"]), float(pen))
            right[pen] += int(net.see(np.stack([plain, plain[:, ::-1]]))[0].mean(0).argmax()) in numbers
    assert min(right.values()) >= len(OURS) - 1


def test_shares_among_candidates_sum_to_one() -> None:
    for candidates in (WORDS, [WORDS[0]], [ConceptId("en=my own word"), ConceptId("es=otra palabra"), ConceptId("house")]):
        shares = eye.among(sight("house"), candidates)
        assert sum(shares) == pytest.approx(1)
        assert min(shares) > 0


def test_the_shown_word_is_likelier_than_words_of_which_nothing_is_known() -> None:
    shares = eye.among(sight("house"), [ConceptId("en=my own word"), ConceptId("es=otra palabra"), ConceptId("house")])
    assert shares[2] > 0.9
    assert shares[0] == shares[1]


def test_a_concept_without_doodles_is_known_by_the_hand() -> None:
    classed = eye.knowledge().classes
    words = [word for word in sorted(drawable()) if word not in classed][::12]
    right = []
    for number, word in enumerate(words):
        drawing = draw(word, "normal", 5000 + number)
        assert drawing is not None
        candidates = [word, *(words[(number + step) % len(words)] for step in (1, 2))]
        right.append(eye.among(eye.look(drawing.strokes), candidates)[0] > 0.5)
    assert sum(right) / len(right) > 0.75


def test_the_eye_reads_the_hand() -> None:
    words = [word for word in sorted(eye.knowledge().classes) if word in drawable()][::4]
    right = []
    for word in words:
        drawing = draw(word, "normal", 4000)
        assert drawing is not None
        right.append(int(eye.look(drawing.strokes).logs.argmax()) in eye.knowledge().classes[word])
    assert sum(right) / len(right) >= 0.55


def test_more_drawings_tell_more() -> None:
    drawings = [draw(ConceptId("rabbit"), "easy", seed) for seed in range(6)]
    sights = [eye.look(drawing.strokes) for drawing in drawings if drawing is not None]
    one = eye.combine(sights[:1])
    assert np.allclose(one.logs, sights[0].logs, atol=1e-4)
    assert np.allclose(one.sense, sights[0].sense, atol=1e-5)
    number = eye.knowledge().classes[ConceptId("rabbit")][0]
    assert eye.combine(sights).logs[number] > max(each.logs[number] for each in sights)


def test_a_ranking_holds_the_whole_vocabulary_the_likeliest_first() -> None:
    ranked = eye.ranking([sight("fish")], WORDS)
    assert {word for word, _ in ranked} == set(WORDS)
    assert [share for _, share in ranked] == sorted((share for _, share in ranked), reverse=True)


@pytest.mark.parametrize("strokes", [[], [[]], [[(5, 5)]], [[(5, 5), (5, 5)]], [[(0, 0), (4095, 0)]]])
def test_hardly_anything_can_be_looked_at(strokes: list[list[tuple[int, int]]]) -> None:
    assert np.isfinite(eye.look(strokes).logs).all()
    assert np.isfinite(eye.look(strokes).sense).all()


def test_a_scribble_is_looked_at_as_quickly_as_anything_else() -> None:
    luck = np.random.default_rng(1)
    scribble = fitted([luck.uniform(0, 4095, (20_000, 2))])
    assert picture(scribble).mean() > 0.75


def test_every_class_has_its_concept_or_none() -> None:
    table = rows(TABLES / "classes.tsv")
    assert len(table) == net.CLASSES
    assert {concept for _, concept in table if concept} <= set(load().concepts)
    assert len(eye.knowledge().classes) > 315


def test_the_eye_knows_the_look_of_whatever_the_hand_draws() -> None:
    known = eye.knowledge()
    assert {concept for concept, place in known.places.items() if known.drawn[place]} == set(drawable()), (
        "the hand has new pictures: python scripts/fit_eye.py shows them to the eye"
    )


def test_eye_and_hand_are_small() -> None:
    assert sum(path.stat().st_size for path in TABLES.rglob("*.npz")) <= MOST_MB * 1e6
