"""The bots' eye and hand: what the eye sees in doodles of people, in other pens, and in what the hand draws; how long it takes.

The doodles are no part of the project: ``GARABATO_DOODLES=FOLDER python -m bench bots`` with a folder that holds
``quickdraw_345.ndjson.gz`` (see docs/reference/bots.md). Only doodles are taken that the eye was never trained on.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np

from bench.doodles import Doodle, doodles
from bench.report import Scale, median, print_table, short, verdict
from garabato.bots import compose, eye, net
from garabato.bots.art import TABLES, drawable, rows
from garabato.bots.hand import draw
from garabato.bots.picture import PEN, fitted, picture
from garabato.core import ConceptId
from garabato.games.artbox.bot import assignment

DECK: Final = Path(__file__).parents[1] / "src/garabato/games/doodles/decks/doodles.tsv"
PENS: Final = (8.0, 10.0, 12.0, 14.0, PEN, 18.0, 20.0, 22.0)
LEAST: Final = {"all": 0.63, "three": 0.88, "added": 0.91, "eight": 0.95, "hand": 0.55}
"""What the eye has to be right in: one of 345 words, three similar words, three drawings, a board of eight, the hand's drawings."""
MOST_APART: Final = 0.02
"""Any pen is as good as any other, but for this."""
MOST_MS: Final = 1.0
MOST_MB: Final = 1.2
EVERY: Final = 4
"""One word in so many is laid out of shapes."""
DICE: Final[tuple[compose.Kind, ...]] = ("line", "box", "triangle", "circle")

Tried = Sequence[tuple[int, Doodle]]


def concepts() -> dict[int, ConceptId]:
    """What each class means in our words, if anything."""
    return {number: ConceptId(concept) for number, (_, concept) in enumerate(rows(TABLES / "classes.tsv")) if concept}


def among_all(tried: Tried, sights: Sequence[eye.Sight], places: int) -> float:
    """How often the truth is among the likeliest of all classes."""
    return float(np.mean([truth in np.argsort(-sight.logs)[:places] for (truth, _), sight in zip(tried, sights, strict=True)]))


def among_three(tried: Tried, sights: Sequence[eye.Sight]) -> tuple[float, int]:
    """How often the right one of the three words on a card of Doodles is the likeliest, and how many such choices there were."""
    known = concepts()
    cards = [[ConceptId(word) for word in card[1:4]] for card in rows(DECK)]
    cards = [card for card in cards if all(word in known.values() for word in card)]
    right = [
        max(zip(eye.among(sight, card), card, strict=True))[1] == known[truth]
        for (truth, _), sight in zip(tried, sights, strict=True)
        for card in cards
        if known.get(truth) in card
    ]
    return float(np.mean(right)), len(right)


def added_up(tried: Tried, sights: Sequence[eye.Sight], luck: np.random.Generator) -> float:
    """How often three drawings of a word name it among all classes."""
    by_class: dict[int, list[eye.Sight]] = {}
    for (truth, _), sight in zip(tried, sights, strict=True):
        by_class.setdefault(truth, []).append(sight)
    right = []
    for truth, seen in by_class.items():
        for _ in range(4 if len(seen) >= 3 else 0):
            some = [seen[place] for place in luck.choice(len(seen), 3, replace=False)]
            right.append(int(eye.combine(some).logs.argmax()) == truth)
    return float(np.mean(right))


def matched(tried: Tried, sights: Sequence[eye.Sight], luck: np.random.Generator, boards: int) -> float:
    """How many of eight drawings find their words, if each word belongs to one."""
    known = concepts()
    usable = [place for place, (truth, _) in enumerate(tried) if truth in known]
    right = []
    for _ in range(boards):
        board: dict[ConceptId, int] = {}
        while len(board) < 8:
            place = usable[luck.integers(len(usable))]
            board.setdefault(known[tried[place][0]], place)
        words = list(board)
        likely = [[float(np.log(share + 1e-9)) for share in eye.among(sights[place], words)] for place in board.values()]
        right += [column == row for row, column in enumerate(assignment(likely))]
    return float(np.mean(right))


def with_pen(tried: Tried, pen: float) -> float:
    """How often the likeliest class is the true one, drawn by another pen."""
    right = 0
    for truth, doodle in tried:
        plain = picture(fitted(doodle), pen)
        logs, _ = net.see(np.stack([plain, plain[:, ::-1]]))
        right += int(logs.mean(0).argmax()) == truth
    return right / len(tried)


def hand_read(seeds: range) -> tuple[float, float]:
    """How often the eye names what the hand draws, of all classes, and what it lays out of shapes, of eight words."""
    known = {concept: number for number, concept in concepts().items()}
    words = sorted(concept for concept in known if concept in drawable())
    named, told = [], []
    luck = np.random.default_rng(2)
    for seed in seeds:
        for number, word in enumerate(words):
            drawing = draw(word, "normal", 1000 + seed)
            assert drawing is not None
            best = int(eye.look(drawing.strokes).logs.argmax())
            named.append(concepts().get(best) == word)
            if seed == seeds[0] and number % EVERY == 0:
                laid = compose.fit(drawing.strokes, DICE)
                eight = [word, *(each for each in luck.choice(words, 8, replace=False) if each != word)][:8]
                told.append(int(np.argmax(eye.among(eye.look([compose.outline(shape) for shape in laid]), eight))) == 0)
    return float(np.mean(named)), float(np.mean(told))


def milliseconds(many: int, runs: int) -> float:
    """Of processor time for one look at a drawing: the median of runs."""
    drawings = [draw(word, "normal", 1) for word in sorted(drawable())[:many]]
    eye.look([[(0, 0), (1, 1)]])
    took = []
    for _ in range(runs):
        before = time.process_time()
        for drawing in drawings:
            assert drawing is not None
            eye.look(drawing.strokes)
        took.append((time.process_time() - before) * 1000 / len(drawings))
    return median(took)


def megabytes() -> float:
    """Of all that eye and hand read."""
    return sum(path.stat().st_size for path in TABLES.rglob("*.npz")) / 1e6


def by_people(scale: Scale, folder: Path) -> tuple[list[tuple[str, str, str]], str]:
    """What the eye sees in doodles of people."""
    held = list(doodles(folder / "quickdraw_345.ndjson.gz", held=True))[:: scale.of(1, 20)]
    luck = np.random.default_rng(1)
    sights = [eye.look(doodle) for _, doodle in held]
    first, third = among_all(held, sights, 1), among_all(held, sights, 3)
    three, choices = among_three(held, sights)
    added, eight = added_up(held, sights, luck) if not scale.quick else 1.0, matched(held, sights, luck, scale.of(300, 3))
    pens = {pen: with_pen(held, pen) for pen in PENS}
    apart = max(pens.values()) - min(pens.values())
    table = [
        (f"one of 345 words ({len(held)} doodles)", f"{first:.1%}", verdict(first, LEAST["all"], most=False)),
        ("   among the first three", f"{third:.1%}", ""),
        (f"three similar words ({choices} choices)", f"{three:.1%}", verdict(three, LEAST["three"], most=False)),
        ("three drawings of one of 345 words", f"{added:.1%}", verdict(added, LEAST["added"], most=False)),
        ("eight drawings on a board", f"{eight:.1%}", verdict(eight, LEAST["eight"], most=False)),
        *((f"   pen {pen:g} of 256", f"{share:.1%}", "") for pen, share in pens.items()),
        ("worst pen behind the best", f"{apart:.1%}", verdict(apart, MOST_APART, most=True)),
    ]
    return table, f"names {first:.1%} of people's doodles of 345 words, {three:.1%} of three similar ones"


def run(scale: Scale) -> str:
    """Print how well the eye sees and how fast."""
    named, told = hand_read(range(scale.of(3, 1)))
    took, heavy = milliseconds(scale.of(200, 20), scale.runs), megabytes()
    table = [
        ("what the hand draws, of 345 words", f"{named:.1%}", verdict(named, LEAST["hand"], most=False)),
        ("what it lays of shapes, of eight words", f"{told:.1%}", ""),
        ("ms a look", short(took), verdict(took, MOST_MS, most=True)),
        ("MB of weights and lines", short(heavy), verdict(heavy, MOST_MB, most=True)),
    ]
    folder = os.environ.get("GARABATO_DOODLES")
    people, said = by_people(scale, Path(folder)) if folder else ([], "without GARABATO_DOODLES no doodles of people")
    print_table("The bots' eye is right about", ("", "", ""), [*people, *table])
    return f"{said}; {named:.1%} of the hand's; {short(took)} ms a look: {verdict(took, MOST_MS, most=True)}"
