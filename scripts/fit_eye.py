"""Show the trained eye what the hand draws: ``python scripts/fit_eye.py [FOLDER]`` writes ``src/garabato/bots/looks.npz``.

The mean embedding of the hand's drawings of a concept stands for a concept of which there are no doodles of people. How much such a
likeness counts beside a class is fitted with doodles that the eye was trained on (never with those that are held out): the classes of
some candidates are hidden, and three to eight candidates have to be told apart. Without FOLDER, after new pictures for the hand, the
weights stay as they are.
"""

import argparse
from pathlib import Path
from typing import Any, Final

import numpy as np

from bench.doodles import doodles
from garabato.bots.art import TABLES, drawable, rows
from garabato.bots.eye import FLOOR
from garabato.bots.hand import draw
from garabato.bots.net import see
from garabato.bots.picture import Line, fitted, picture
from garabato.core import ConceptId, Skill

Array = np.ndarray[Any, Any]
SEEDS: Final = range(1, 7)
"""Drawings of each concept that make its look."""
ROUNDS: Final = 12000
"""Choices that the weights are fitted to."""
HIDDEN: Final = (0.0, 0.2, 0.5, 1.0)
"""Which part of the candidates has no class."""
STRANGE: Final = 0.1
"""Which part of them the hand can't draw either."""


def seen(pictures: list[Array]) -> tuple[Array, Array]:
    """Log-probabilities and embeddings of pictures, plain and mirrored together."""
    logs, senses = [], []
    for start in range(0, len(pictures), 256):
        some = np.stack(pictures[start : start + 256])
        plain, mirrored = see(some), see(some[:, :, ::-1])
        logs.append((plain[0] + mirrored[0]) / 2)
        senses.append((plain[1] + mirrored[1]) / 2)
    found = np.concatenate(senses)
    return np.concatenate(logs), found / np.linalg.norm(found, axis=1, keepdims=True)


def shown(strokes: list[Line]) -> Array:
    """The picture of a drawing."""
    return picture(fitted(strokes))


def looks() -> tuple[list[ConceptId], Array]:
    """The mean embedding of each concept that the hand can draw."""
    concepts = sorted(drawable())
    skills: tuple[Skill, ...] = ("easy", "normal", "hard")
    pictures = []
    for concept in concepts:
        for seed in SEEDS:
            drawing = draw(concept, skills[seed % 3], seed)
            assert drawing is not None, concept
            pictures.append(shown(list(drawing.strokes)))
    senses = seen(pictures)[1].reshape(len(concepts), len(SEEDS), -1).mean(1)
    return concepts, senses / np.linalg.norm(senses, axis=1, keepdims=True)


def weighing(folder: Path, concepts: list[ConceptId], senses: Array) -> Array:
    """The five weights of `garabato.bots.eye.Weighing`, by gradient descent on choices among few."""
    luck = np.random.default_rng(1)
    concept = {place: ConceptId(name) for place, (_, name) in enumerate(rows(TABLES / "classes.tsv")) if name}
    place_of = {each: place for place, each in enumerate(concepts)}
    everybody = doodles(folder / "quickdraw_345.ndjson.gz", held=False)
    people = [(place, doodle) for place, doodle in everybody if concept.get(place) in place_of]
    logs, own = seen([shown(list(doodle)) for _, doodle in people])
    known = [place for place, name in concept.items() if name in place_of]
    rounds = []
    for _ in range(ROUNDS):
        chosen = int(luck.integers(len(people)))
        truth = people[chosen][0]
        many = int(luck.integers(3, 9))
        others = luck.choice([place for place in known if place != truth], many - 1, replace=False)
        candidates = np.r_[truth, others]
        hidden = luck.random(many) < luck.choice(HIDDEN)
        nothing = luck.random(many) < STRANGE
        alike = senses[[place_of[concept[int(place)]] for place in candidates]] @ own[chosen]
        features = np.zeros((8, 5))
        features[:many, 0] = np.where(~hidden, np.maximum(logs[chosen, candidates], FLOOR), 0)
        features[:many, 1] = np.where(~hidden, alike, 0)
        features[:many, 2] = np.where(hidden & ~nothing, alike, 0)
        features[:many, 3] = hidden & ~nothing
        features[:many, 4] = hidden & nothing
        rounds.append((features, np.arange(8) < many))
    x, there = np.stack([features for features, _ in rounds]), np.stack([there for _, there in rounds])
    weights = np.array([1.0, 0.0, 5.0, -5.0, -5.0])
    scale = np.array([3.0, 0.5, 0.5, 1.0, 1.0])
    for _ in range(3000):
        scores = np.where(there, x @ weights, -1e9)
        shares = np.exp(scores - scores.max(1, keepdims=True))
        shares /= shares.sum(1, keepdims=True)
        away = (shares[:, :, None] * x).sum(1) - x[:, 0]
        weights -= 2.0 * away.mean(0) / scale**2
    print("right:", float((np.where(there, x @ weights, -1e9).argmax(1) == 0).mean()), "weights:", weights.round(2).tolist())
    return weights


def main() -> None:
    """Write what was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, nargs="?", help="where the doodles lie")
    folder = parser.parse_args().folder
    concepts, senses = looks()
    small = np.rint(senses / np.abs(senses).max(1, keepdims=True) * 127).astype(np.int8)
    if folder is None:
        with np.load(TABLES / "looks.npz") as file:
            weights = file["weighing"]
    else:
        weights = weighing(folder, concepts, senses)
    np.savez_compressed(TABLES / "looks.npz", concepts=np.array(concepts), senses=small, weighing=weights.astype(np.float32))


if __name__ == "__main__":
    main()
