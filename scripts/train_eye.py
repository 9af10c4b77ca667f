"""Train the bots' eye: ``python scripts/train_eye.py FOLDER`` (``make eye DOODLES=FOLDER`` sets up what it needs).

FOLDER holds doodles of people and a teacher, none of them part of this project:

* ``quickdraw_345.ndjson.gz`` and, if there, ``quickdraw_spg20.ndjson.gz``: drawings of Google's Quick, Draw! data set (CC BY 4.0),
  one JSON object a line with ``word``, ``key_id`` and ``drawing``, some thirty of each of 345 words are enough;
* ``doodlenet.onnx``: DoodleNet (MIT, ml5.js) as an ONNX file with an input ``x`` of n x 1 x 28 x 28 and the outputs of its last two
  layers: logits of the 345 classes in the order of ``src/garabato/bots/classes.tsv``, and 512 numbers below them.

Few doodles and hard labels teach little. Distillation does: the teacher says what it sees in endless variations of the doodles and
of our own hand's drawings, and a small net learns to see the same, whatever the pen. Doodles with ``md5(key_id) mod 100 < 15`` are
never trained on, in any form; ``python -m bench bots`` measures with them.

The result goes to ``src/garabato/bots/eye.npz``, after each tenth of the time, so that it may be stopped early.
"""

import argparse
import copy
import math
import multiprocessing
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import onnxruntime
import torch
from torch import nn
from torch.nn import functional

from bench.doodles import Doodle, doodles, numbers
from garabato.bots.art import TABLES, drawable, rows
from garabato.bots.hand import draw
from garabato.bots.picture import BOX, PEN, SIDE, fitted, picture

TARGET: Final = TABLES / "eye.npz"
CLASSES: Final = 345
BATCH: Final = 128
RATE: Final = 2.3e-3
"""How fast it learns at first."""
WARM_UP: Final = 200
"""Steps until it learns that fast."""
CHUNK: Final = 4096
PENS: Final = (8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26)
NOBODY: Final = -1
"""The class of a picture for which only the teacher has a word."""


class Lesson(NamedTuple):
    """Pictures for the student and what the teacher sees in them."""

    pictures: np.ndarray[Any, Any]
    """Shape (n, 28, 28), bytes."""
    logits: np.ndarray[Any, Any]
    """Shape (n, 345): the teacher's mean of plain and mirrored."""
    sense: np.ndarray[Any, Any]
    """Shape (n, 512): the layer below."""
    truth: np.ndarray[Any, Any]
    """Shape (n,): the class that a person drew, or `NOBODY`."""


# ---- what the teacher is shown


class Pool:
    """All that is varied: doodles of people, and our hand's."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.luck = np.random.default_rng(seed)
        self.people = list(doodles(folder / "quickdraw_345.ndjson.gz", held=False))
        few = folder / "quickdraw_spg20.ndjson.gz"
        self.more = list(doodles(few, held=False)) if few.exists() else self.people
        number = numbers()
        concept = {concept: number[name.lower()] for name, concept in rows(TABLES / "classes.tsv") if concept}
        self.hand: list[tuple[int, Doodle]] = []
        for word in drawable():
            for skill in ("easy", "normal", "normal", "hard"):
                drawing = draw(word, skill, int(self.luck.integers(1 << 40)))
                assert drawing is not None
                self.hand.append((concept.get(word, NOBODY), [np.array(stroke, np.float64)[:, :2] for stroke in drawing.strokes]))

    def one(self) -> tuple[int, Doodle]:
        """Some doodle, varied."""
        kind = self.luck.random()
        pool = self.people if kind < 0.7 else self.more if kind < 0.8 else self.hand  # noqa: PLR2004  (the mix that proved good)
        truth, lines = pool[self.luck.integers(len(pool))]
        lines = fitted(lines)
        chance = self.luck.random()
        if chance < 0.1:  # noqa: PLR2004  (likewise)
            other = fitted(self.people[self.luck.integers(len(self.people))][1])
            return NOBODY, self.bent(self.mixed(lines, other))
        if chance < 0.3:  # noqa: PLR2004  (likewise)
            lines, truth = self.partly(lines), NOBODY
        elif chance < 0.45 and len(lines) > 2:  # noqa: PLR2004  (likewise)
            lines = [line for line in lines if self.luck.random() > 0.25] or lines  # noqa: PLR2004  (likewise)
        return truth, self.bent(lines)

    def mixed(self, one: Doodle, other: Doodle) -> Doodle:
        """Two doodles in one, neither whole."""
        shift, size = self.luck.normal(0, 40, 2), self.luck.uniform(0.4, 1)
        both = one + [line * size + shift for line in other]
        return [line for line in both if self.luck.random() > 0.2] or both  # noqa: PLR2004  (the mix that proved good)

    def partly(self, lines: Doodle) -> Doodle:
        """Only the beginning of a doodle."""
        left = max(4, round(sum(map(len, lines)) * self.luck.uniform(0.3, 0.95)))
        kept: Doodle = []
        for line in lines:
            if left > 0:
                kept.append(line[:left])
            left -= len(line)
        return kept

    def bent(self, lines: Doodle) -> Doodle:
        """The same doodle by another hand: each stroke moved, everything turned, stretched, sheared, mirrored, waved."""
        luck = self.luck
        much = luck.choice([0.3, 0.7, 1.0, 1.5])
        moved = []
        for line in lines:
            middle = line.mean(0)
            affine = np.eye(2) + luck.normal(0, 0.05 * much, (2, 2))
            moved.append((line - middle) @ affine + middle + luck.normal(0, 3.5 * much, 2))
        turn = luck.normal(0, 0.14 * much)
        whole = np.array([[math.cos(turn), -math.sin(turn)], [math.sin(turn), math.cos(turn)]])
        whole = whole @ np.diag(np.exp(luck.normal(0, 0.12 * much, 2))) @ np.array([[1, luck.normal(0, 0.1 * much)], [0, 1]])
        if luck.random() < 0.5:  # noqa: PLR2004  (a coin)
            whole = whole @ np.diag([-1.0, 1.0])
        waves = luck.normal(0, 0.022, (3, 2)), luck.uniform(0, 6.3, 3), luck.normal(0, 3.2 * much, (3, 2))
        every = np.concatenate(moved) @ whole
        every = every + (np.sin(every @ waves[0].T + waves[1])[:, :, None] * waves[2]).sum(1) + luck.normal(0, 0.8 * much, every.shape)
        return np.split(every, np.cumsum([len(line) for line in moved])[:-1])

    def seen_by_student(self, lines: Doodle) -> np.ndarray[Any, Any]:
        """The picture of a doodle by any pen, a little off."""
        size, shift = self.luck.uniform(0.9, 1.06), self.luck.normal(0, 4, 2)
        off = [(line - BOX / 2) * size + BOX / 2 + shift for line in lines]
        pen = PEN if self.luck.random() < 0.3 else float(PENS[self.luck.integers(len(PENS))])  # noqa: PLR2004  (the usual pen is the usual)
        return np.rint(picture(off, pen) * 255).astype(np.uint8)


def teacher(folder: Path) -> onnxruntime.InferenceSession:
    """DoodleNet, on one thread."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    return onnxruntime.InferenceSession(folder / "doodlenet.onnx", options)


def lesson(pool: Pool, session: onnxruntime.InferenceSession, many: int) -> Lesson:
    """Make so many new pictures and ask the teacher about them."""
    drawn = [pool.one() for _ in range(many)]
    boxed = [fitted(doodle) for _, doodle in drawn]
    shown = np.stack([picture(lines) for lines in boxed])[:, None]
    logits, sense = session.run(None, {"x": shown})
    mirrored, mirrored_sense = session.run(None, {"x": shown[..., ::-1].copy()})
    return Lesson(
        np.stack([pool.seen_by_student(lines) for lines in boxed]),
        ((logits + mirrored) / 2).astype(np.float16),
        ((sense + mirrored_sense) / 2).astype(np.float16),
        np.array([truth for truth, _ in drawn], np.int16),
    )


def lessons(folder: Path, work: Path, seed: int, many: int) -> None:
    """Put one lesson after the other on the disk."""
    pool, session = Pool(folder, seed), teacher(folder)
    for number in range(many):
        partial_file = work / f"partial-{seed}.npz"
        np.savez(partial_file, **lesson(pool, session, CHUNK)._asdict())
        partial_file.rename(work / f"lesson-{seed:02}-{number:04}.npz")


# ---- the student


class Twice(nn.Module):
    """Two convolutions beside a short cut."""

    def __init__(self, wide: int) -> None:
        super().__init__()
        self.one, self.two = unit(wide, wide, 3, 1), unit(wide, wide, 3, 1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """Add what is seen to what was there."""
        return functional.relu(x + self.two(functional.relu(self.one(x))))


def unit(before: int, after: int, size: int, stride: int) -> nn.Sequential:
    """A convolution and its normalisation, which is folded away in the end."""
    return nn.Sequential(nn.Conv2d(before, after, size, stride, size // 2, bias=False), nn.BatchNorm2d(after))


class Student(nn.Module):
    """About 563,000 weights; `garabato.bots.eye` runs the same net without PyTorch."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.first_twice = unit(1, 16, 5, 2), Twice(16)
        self.second, self.second_twice = unit(16, 48, 3, 2), Twice(48)
        self.third, self.third_twice = unit(48, 128, 3, 2), Twice(128)
        self.pool = nn.Conv2d(128, 128, 4, groups=128)
        self.sense, self.name = nn.Linear(128, 256), nn.Linear(256, CLASSES)
        self.as_teacher = nn.Linear(256, 512)

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logits of each class, and the embedding."""
        x = self.first_twice(functional.relu(self.first(x)))
        x = self.second_twice(functional.relu(self.second(x)))
        x = self.third_twice(functional.relu(self.third(x)))
        sense = torch.tanh(self.sense(functional.relu(self.pool(x)).flatten(1)))
        return self.name(sense), sense


def loss(student: Student, batch: Sequence[torch.Tensor]) -> torch.Tensor:
    """How far the student is from the teacher, and a little from the truth."""
    pictures, wanted, sense, truth = batch
    logits, own = student(pictures[:, None].float() / 255)
    wanted = wanted.float()
    near = functional.kl_div(functional.log_softmax(logits, 1), functional.softmax(wanted, 1), reduction="batchmean")
    soft = functional.kl_div(functional.log_softmax(logits / 2, 1), functional.softmax(wanted / 2, 1), reduction="batchmean")
    hard = functional.cross_entropy(logits, truth.long(), ignore_index=NOBODY, label_smoothing=0.05)
    alike = 1 - functional.cosine_similarity(student.as_teacher(own), sense.float()).mean()
    return 0.5 * near + 0.5 * 4 * soft + 0.1 * hard + alike


def right(student: Student, tests: tuple[torch.Tensor, torch.Tensor]) -> float:
    """The share of held-out doodles that the student names, plain and mirrored together."""
    pictures, truth = tests
    student.eval()
    with torch.no_grad():
        both = student(pictures)[0].log_softmax(1) + student(pictures.flip(3))[0].log_softmax(1)
    student.train()
    return float((both.argmax(1) == truth).float().mean())


def folded(convolution: nn.Conv2d, norm: nn.BatchNorm2d) -> tuple[torch.Tensor, torch.Tensor]:
    """A convolution and its normalisation as one."""
    scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    return convolution.weight * scale[:, None, None, None], norm.bias - norm.running_mean * scale


def exported(student: Student) -> dict[str, np.ndarray[Any, Any]]:
    """All weights as bytes with a scale for each output."""
    units = {
        "first": student.first,
        "first.one": student.first_twice.one,
        "first.two": student.first_twice.two,
        "second": student.second,
        "second.one": student.second_twice.one,
        "second.two": student.second_twice.two,
        "third": student.third,
        "third.one": student.third_twice.one,
        "third.two": student.third_twice.two,
    }
    plain = {name: folded(*each) for name, each in units.items()}
    plain |= {
        name: (layer.weight, layer.bias) for name, layer in (("pool", student.pool), ("sense", student.sense), ("name", student.name))
    }
    found: dict[str, np.ndarray[Any, Any]] = {}
    for name, (weight, bias) in plain.items():
        flat = weight.detach().reshape(len(weight), -1).numpy()
        scale = np.maximum(np.abs(flat).max(1), 1e-9) / 127
        found[name] = np.rint(flat / scale[:, None]).astype(np.int8)
        found[f"{name}/scale"], found[f"{name}/bias"] = scale.astype(np.float32), bias.detach().numpy().astype(np.float32)
    return found


class Course:
    """A student, and the slow mean of what it was lately, which sees better than itself."""

    def __init__(self, rate: float, before: Path | None) -> None:
        self.student = Student()
        if before:
            self.student.load_state_dict(torch.load(before))
        self.smooth = copy.deepcopy(self.student)
        self.steps = 0
        self._rate = rate
        self._optimiser = torch.optim.AdamW(self.student.parameters(), lr=rate, weight_decay=0.02)

    def step(self, pictures: torch.Tensor, rest: Sequence[torch.Tensor], gone: float) -> None:
        """Learn from a batch; `gone`: the part of the time that is over."""
        for group in self._optimiser.param_groups:
            group["lr"] = self._rate * min(1.0, self.steps / WARM_UP) * (0.5 + 0.5 * math.cos(math.pi * gone)) + 1e-5
        flip = torch.rand(len(pictures)) < 0.5  # noqa: PLR2004  (a coin; the teacher's word is the same for both)
        pictures = torch.where(flip[:, None, None], pictures.flip(2), pictures)
        self._optimiser.zero_grad()
        loss(self.student, (pictures, *rest)).backward()
        self._optimiser.step()
        self.steps += 1
        keep = min(0.999, (self.steps + 1) / (self.steps + 20))
        with torch.no_grad():
            for slow, fast in zip(self.smooth.state_dict().values(), self.student.state_dict().values(), strict=True):
                slow.copy_(slow * keep + fast * (1 - keep) if slow.is_floating_point() else fast)


def chapters(work: Path) -> Iterator[list[torch.Tensor]]:
    """Yield one lesson after the other, those first that were read least; wait for the first one."""
    luck = np.random.default_rng(1)
    read: dict[Path, int] = {}
    while True:
        there = sorted(work.glob("lesson-*.npz"))
        least = min((read.get(path, 0) for path in there), default=0)
        fresh = [path for path in there if read.get(path, 0) == least]
        if not fresh:
            time.sleep(1)
            continue
        path = fresh[luck.integers(len(fresh))]
        read[path] = least + 1
        with np.load(path) as file:
            parts = [torch.from_numpy(file[field]) for field in Lesson._fields]
        yield parts


def train(folder: Path, work: Path, minutes: float, *, resume: bool) -> None:
    """Learn for so many minutes from whatever lessons there are by then; `resume`: more gently, from where the last time ended."""
    torch.set_num_threads(1)
    torch.manual_seed(1)
    held = list(doodles(folder / "quickdraw_345.ndjson.gz", held=True))
    shown = np.stack([picture(fitted(doodle)) for _, doodle in held])[:, None]
    tests = torch.from_numpy(shown), torch.tensor([truth for truth, _ in held])
    course = Course(RATE * 0.45, work / "student.pt") if resume else Course(RATE, None)
    began, said, gone = None, 0, 0.0
    for parts in chapters(work):
        began = began or time.monotonic()
        for some in torch.randperm(CHUNK).split(BATCH):
            gone = min(1.0, (time.monotonic() - began) / 60 / minutes)
            pictures, *rest = (part[some] for part in parts)
            course.step(pictures, rest, gone)
        if gone * 20 >= said + 1 or gone >= 1:
            said = int(gone * 20)
            print(f"{gone:4.0%}  {course.steps * BATCH:,} pictures: {right(course.smooth, tests):.1%} of {len(held)} held out", flush=True)
            np.savez_compressed(TARGET, **exported(course.smooth))
            torch.save(course.smooth.state_dict(), work / "student.pt")
        if gone >= 1:
            return


def main() -> None:
    """Make lessons and learn from them at the same time."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="where the doodles and the teacher lie")
    parser.add_argument("--minutes", type=float, default=40)
    parser.add_argument("--lessons", type=int, default=120, help=f"of {CHUNK} pictures each")
    parser.add_argument("--resume", action="store_true", help="go on from where the last time ended")
    parser.add_argument("--work", type=Path, default=Path("build/eye"), help="where lessons are kept")
    args = parser.parse_args()
    args.work.mkdir(parents=True, exist_ok=True)
    assert SIDE == 28, "the teacher's eyes are 28 pixels wide"  # noqa: PLR2004  (that is what it says)
    kept = len(list(args.work.glob("lesson-*.npz")))
    maker = multiprocessing.Process(target=partial(lessons, args.folder, args.work, kept, args.lessons - kept), daemon=True)
    if kept < args.lessons:
        maker.start()
    train(args.folder, args.work, args.minutes, resume=args.resume)


if __name__ == "__main__":
    main()
