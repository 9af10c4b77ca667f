"""The eye of a bot: what a doodle shows, as far as a small net can tell.

It knows 345 words from doodles of people, and has an idea of whatever else the hand can draw from the hand's own drawings. It is
right about three humble drawings in five among all 345 words, and about nine in ten among three.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from garabato.bots.art import TABLES, rows
from garabato.bots.net import CLASSES, SENSE, log_softmax, see
from garabato.bots.picture import Floats, Line, fitted, picture
from garabato.core import ConceptId

Places = np.ndarray[Any, np.dtype[np.int64]]
Flags = np.ndarray[Any, np.dtype[np.bool_]]

FLOOR: Final = -9.0
"""No class is taken for less likely than this log-probability: the net is not that sure."""


class Sight(NamedTuple):
    """What one drawing looks like, or several of the same thing."""

    logs: Floats
    """The log-probability of each of the 345 classes."""
    sense: Floats
    """256 numbers, alike for drawings that look alike: the embedding, of length 1."""


class Weighing(NamedTuple):
    """How what the net says of classes and what drawings of the hand look like go together; fitted by `scripts/train_eye.py`."""

    classed: float
    """Weight of a class's log-probability."""
    alike: float
    """Weight of the likeness to the hand's drawings, for a concept that has a class."""
    only_alike: float
    """The same, for one that has none."""
    without_class: float
    """What a concept without a class begins with."""
    unknown: float
    """What a concept gets that has neither class nor drawing."""


class Knowledge(NamedTuple):
    """What belongs to which concept; `places` number all concepts of which anything is known, the arrays are in that order."""

    classes: Mapping[ConceptId, tuple[int, ...]]
    """Numbers of the classes that mean it, for each concept that has any."""
    places: Mapping[ConceptId, int]
    of_class: Places
    """The place of each class's concept; that after the last one where it has none: shape (345,)."""
    classed: Flags
    drawn: Flags
    """Whether the hand can draw it."""
    looks: Floats
    """The mean embedding of the hand's drawings of it, of length 1: shape (n, 256); zeros where there are none."""
    weighing: Weighing


@cache
def knowledge() -> Knowledge:
    """Read the tables beside this file."""
    classes: dict[ConceptId, tuple[int, ...]] = {}
    for number, (_, concept) in enumerate(rows(TABLES / "classes.tsv")):
        if concept:
            classes[ConceptId(concept)] = (*classes.get(ConceptId(concept), ()), number)
    with np.load(TABLES / "looks.npz") as file:
        concepts, senses, weighing = (
            [ConceptId(str(each)) for each in file["concepts"]],
            file["senses"].astype(np.float32),
            file["weighing"],
        )
    places = {concept: place for place, concept in enumerate(dict.fromkeys([*concepts, *classes]))}
    of_class = np.full(CLASSES, len(places))
    for concept, numbers in classes.items():
        of_class[list(numbers)] = places[concept]
    looks = np.zeros((len(places), SENSE), np.float32)
    looks[: len(concepts)] = senses / np.linalg.norm(senses, axis=1, keepdims=True)
    classed = np.array([concept in classes for concept in places])
    return Knowledge(classes, places, of_class, classed, np.arange(len(places)) < len(concepts), looks, Weighing(*map(float, weighing)))


def look(strokes: Sequence[Line]) -> Sight:
    """Look at a drawing, plain and mirrored. `strokes`: points whose first two numbers are x and y, y downwards, in any unit."""
    plain = picture(fitted(strokes))
    logs, senses = see(np.stack([plain, plain[:, ::-1]]))
    return _sight(log_softmax(logs.mean(0)), senses.mean(0))


def combine(sights: Sequence[Sight]) -> Sight:
    """What several drawings show that are all of the same thing; there is at least one."""
    logs = np.sum([sight.logs for sight in sights], axis=0)
    return _sight(log_softmax(logs), np.sum([sight.sense for sight in sights], axis=0))


def among(sight: Sight, candidates: Sequence[ConceptId]) -> list[float]:
    """How likely each candidate is, given that it is one of them; sums to 1."""
    known = knowledge()
    scores = np.append(_scores(sight), np.float32(known.weighing.unknown))
    chosen = scores[[known.places.get(each, len(known.places)) for each in candidates]]
    return [float(share) for share in np.exp(log_softmax(chosen))]


def ranking(sights: Sequence[Sight], vocabulary: Sequence[ConceptId]) -> list[tuple[ConceptId, float]]:
    """All words of a vocabulary and how likely they are what these drawings all show, the likeliest first."""
    shares = among(combine(sights), vocabulary)
    return sorted(zip(vocabulary, shares, strict=True), key=lambda pair: -pair[1])


def _sight(logs: Floats, sense: Floats) -> Sight:
    return Sight(logs.astype(np.float32), (sense / max(float(np.linalg.norm(sense)), 1e-6)).astype(np.float32))


def _scores(sight: Sight) -> Floats:
    """How much speaks for each concept: a log-probability but for what all of them have in common."""
    known = knowledge()
    weigh = known.weighing
    shares = np.bincount(known.of_class, np.exp(sight.logs), len(known.places) + 1)[:-1]
    logs = np.log(np.maximum(shares, np.exp(FLOOR)))
    alike = known.looks @ sight.sense
    by_class = weigh.classed * logs + weigh.alike * alike
    by_look = np.where(known.drawn, weigh.without_class + weigh.only_alike * alike, weigh.unknown)
    return np.where(known.classed, by_class, by_look).astype(np.float32)
