"""How benchmarks take time: by the processor, in rounds, as a median with its quartiles.

Processor time leaves out the moments in which other programs had the processor, so that a busy
machine spoils a single-threaded loop little.
"""

from __future__ import annotations

import gc
import json
import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from random import Random
from time import process_time

CHANCE = Random(1)
"""What games are played at random by, ours and the peers': it goes on from game to game."""
ROUNDS = 7
SECONDS = 0.5
"""About how long one round lasts."""


@dataclass(frozen=True)
class Spread:
    """The median of the rounds, and the quartiles around it."""

    median: float
    quartiles: tuple[float, float]

    def __str__(self) -> str:
        low, high = self.quartiles
        return f"{self.median:,.4g}" if low == high else f"{figure(self.median)} ({self.extent})"

    @property
    def extent(self) -> str:
        """From quartile to quartile."""
        return "–".join(map(figure, self.quartiles))


@dataclass(frozen=True)
class Line:
    """One figure of a benchmark: what was done, and how much of it in which ``unit``."""

    name: str
    unit: str
    figure: Spread


def figure(value: float) -> str:
    """A number to about three digits: ``123,000``, ``12.3``."""
    if abs(value) >= 1000:
        digits = len(f"{abs(value):.0f}") - 3
        return f"{round(value, -digits):,.0f}"
    return f"{value:.3g}"


def spread(samples: Sequence[float]) -> Spread:
    """Median and quartiles of what the rounds gave."""
    if len(samples) == 1:
        return Spread(samples[0], (samples[0], samples[0]))
    low, median, high = statistics.quantiles(samples, n=4, method="inclusive")
    return Spread(median, (low, high))


def round_of(work: Callable[[int], Mapping[str, int]], turn: int) -> tuple[dict[str, int], float]:
    """Call ``work`` (with 0, 1, 2…) for one round; return the sums it counted, and the seconds."""
    sums: dict[str, int] = {}
    gc.collect()
    gc.freeze()  # what is loaded stays, and needs no looking through
    start = process_time()
    taken = 0.0
    while taken < SECONDS:
        for what, count in work(turn).items():
            sums[what] = sums.get(what, 0) + count
        turn += 1
        taken = process_time() - start
    return sums, taken


def rates(work: Callable[[int], Mapping[str, int]], rounds: int = ROUNDS) -> dict[str, Spread]:
    """How many of each thing that ``work`` counts it does a second of processor time."""
    work(0)
    samples: dict[str, list[float]] = {}
    for number in range(rounds):
        sums, taken = round_of(work, 1000 * number)
        for what, count in sums.items():
            samples.setdefault(what, []).append(count / taken)
    return {what: spread(taken) for what, taken in samples.items()}


def milliseconds(work: Callable[[int], object], rounds: int = ROUNDS) -> Spread:
    """How many milliseconds of processor time one call of ``work`` takes."""

    def counted(turn: int) -> Mapping[str, int]:
        work(turn)
        return {"calls": 1}

    speed = rates(counted, rounds)["calls"]
    low, high = speed.quartiles
    return Spread(1000 / speed.median, (1000 / high, 1000 / low))


def as_json(lines: Sequence[Line], **more: object) -> str:
    """The figures as one JSON object: ``lines``, and whatever else is to be told."""
    return json.dumps({**more, "lines": [asdict(line) for line in lines]}, indent=2)


def report(version: str, games: Mapping[str, Mapping[str, Spread]]) -> None:
    """Print what a peer's script measured: for each game, how much of what a second."""
    lines = [
        Line(f"{game}, {what}", "a second", speed)
        for game, speeds in games.items()
        for what, speed in speeds.items()
    ]
    print(as_json(lines, version=version))


def as_text(lines: Sequence[Line]) -> str:
    """The figures as a table for the screen."""
    width = max(len(line.name) for line in lines)
    return "\n".join(f"{line.name:{width}}  {line.figure} {line.unit}" for line in lines)
