"""The net behind the eye, run by numpy: 28 x 28 pixels in, what is seen out. `scripts/train_eye.py` made its weights."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from garabato.bots.picture import Floats

WEIGHTS: Final = Path(__file__).parent / "eye.npz"
CLASSES: Final = 345
SENSE: Final = 256


class Unit(NamedTuple):
    """A convolution or a dense layer: what is under its window, times `weight`, plus `bias`."""

    weight: Floats
    """Shape (window x window x channels before, channels after)."""
    bias: Floats
    window: int = 1


@cache
def units() -> Mapping[str, Unit]:
    """Every layer by its name; the file keeps weights as bytes with a scale for each output."""
    with np.load(WEIGHTS) as file:
        stored = dict(file)
    found: dict[str, Unit] = {}
    channels = {"first": 1, "first.one": 16, "first.two": 16, "second": 16, "second.one": 48, "second.two": 48, "third": 48}
    channels |= {"third.one": 128, "third.two": 128}
    for name in (name for name in stored if "/" not in name):
        weight = stored[name].astype(np.float32) * stored[f"{name}/scale"][:, None]
        window = round((weight.shape[1] / channels[name]) ** 0.5) if name in channels else 1
        if name in channels:
            weight = weight.reshape(len(weight), channels[name], window, window).transpose(0, 2, 3, 1).reshape(len(weight), -1)
        found[name] = Unit(np.ascontiguousarray(weight.T), stored[f"{name}/bias"], window)
    return found


def see(pictures: Floats) -> tuple[Floats, Floats]:
    """Return the log-probabilities of all classes, shape (n, 345), and the embeddings, shape (n, 256), of pictures of shape (n, 28, 28)."""
    layers = units()
    seen = pictures[..., None]
    for name in ("first", "second", "third"):
        seen = _convolved(seen, layers[name], 2)
        inner = _convolved(_convolved(seen, layers[f"{name}.one"], 1), layers[f"{name}.two"], 1, relu=False)
        seen = np.maximum(seen + inner, 0)
    count, wide, high, channels = seen.shape
    pooled = np.einsum("npc,pc->nc", seen.reshape(count, wide * high, channels), layers["pool"].weight) + layers["pool"].bias
    sense = np.tanh(np.maximum(pooled, 0) @ layers["sense"].weight + layers["sense"].bias)
    return log_softmax(sense @ layers["name"].weight + layers["name"].bias), sense


def _convolved(seen: Floats, unit: Unit, stride: int, *, relu: bool = True) -> Floats:
    """Lay the window of a unit on every place, zeros around the edge: shape (n, high, wide, channels) before and after."""
    count, high, wide, channels = seen.shape
    edge = unit.window // 2
    padded = np.zeros((count, high + 2 * edge, wide + 2 * edge, channels), np.float32)
    padded[:, edge : edge + high, edge : edge + wide] = seen
    rows, columns = -(-high // stride), -(-wide // stride)
    parts = [
        padded[:, down : down + stride * (rows - 1) + 1 : stride, right : right + stride * (columns - 1) + 1 : stride]
        for down in range(unit.window)
        for right in range(unit.window)
    ]
    under = np.concatenate(parts, axis=3).reshape(count * rows * columns, -1)
    found = under @ unit.weight
    found += unit.bias
    if relu:
        np.maximum(found, 0, out=found)
    return found.reshape(count, rows, columns, -1)


def log_softmax(values: Floats) -> Floats:
    """Return log-probabilities along the last axis."""
    shifted = values - values.max(-1, keepdims=True)
    found: Floats = shifted - np.log(np.exp(shifted).sum(-1, keepdims=True))
    return found
