"""Exact odds beside icepool and dyce, all three in one run.

    python -m benchmarks.odds [--rounds N] [--json]

Every line first checks that all three give the same chances, then times them in turn, round by
round. Each library does the work in its own quickest way that we know of, and starts from the
same: a die whose faces are already told apart. *Worked out* lines are without memory: each call
gets a fresh die, since icepool keeps on a die the sums it has made. *Asked again* lines ask the
same once more, as bots and pages do; Gunbai and icepool remember, dyce does not.
The ratio is to the quicker of the two peers. Leaves with status 1 if a line misses the bar.
"""

import argparse
import gc
import json
import platform
import statistics
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from importlib.metadata import version
from operator import matmul
from time import perf_counter
from typing import Any

import icepool  # type: ignore[import-untyped]
from dyce import H, P

from gunbai import odds

BAR = 25
ROUNDS = 15
SAMPLE = 5e-3
"""About how many seconds one sample of a round lasts, where one call is not longer."""

FACES = (1, 6)
MODIFIERS = range(-6, 7)
TARGETS = range(2, 13)
POOLS = range(1, 31)


@dataclass(frozen=True)
class Contender:
    """One library's way: what is ready before the clock starts, the work, and its chances."""

    ready: Callable[[], Any]
    work: Callable[[Any], Any]
    chances: Callable[[Any], object]


@dataclass(frozen=True)
class Line:
    """One line of the comparison."""

    name: str
    gunbai: Contender
    icepool: Contender
    dyce: Contender

    def contenders(self) -> dict[str, Contender]:
        return {"gunbai": self.gunbai, "icepool": self.icepool, "dyce": self.dyce}


@dataclass(frozen=True)
class Timing:
    """Microseconds a call: the median of the rounds, and the quartiles around it."""

    median: float
    low: float
    high: float


@dataclass(frozen=True)
class Result:
    """What a line has shown."""

    name: str
    equal: bool
    timings: Mapping[str, Timing]

    @property
    def ratio(self) -> float:
        peers = min(self.timings["icepool"].median, self.timings["dyce"].median)
        return peers / self.timings["gunbai"].median

    @property
    def passed(self) -> bool:
        return self.equal and self.ratio >= BAR


def spread_out(weights: Iterable[tuple[int, int]]) -> dict[int, Fraction]:
    held = {int(outcome): weight for outcome, weight in weights if weight}
    return {outcome: Fraction(weight, sum(held.values())) for outcome, weight in held.items()}


def items(made: Any) -> dict[int, Fraction]:
    return spread_out(made.items())


def our_die() -> odds.Distribution:
    return odds.successes(1, 6, FACES)


def icepool_die() -> Any:
    return icepool.Die({0: 2, 1: 1})


def dyce_die() -> Any:
    return H({0: 2, 1: 1})


def kept_for_all(make: Callable[[], Any]) -> Callable[[], Any]:
    """Return the same ready thing at every call, with what it remembers."""
    made = make()
    return lambda: made


def pool_worked_out(dice: int) -> Line:
    return Line(
        f"pool of {dice}d6, worked out",
        Contender(our_die, lambda die: die.times(dice), items),
        Contender(icepool_die, partial(matmul, dice), items),
        Contender(dyce_die, partial(matmul, dice), items),
    )


def pool_asked_again(dice: int) -> Line:
    return Line(
        f"pool of {dice}d6, asked again",
        Contender(lambda: FACES, partial(odds.successes, dice, 6), items),
        Contender(kept_for_all(icepool_die), partial(matmul, dice), items),
        Contender(kept_for_all(dyce_die), partial(matmul, dice), items),
    )


def our_grid(die: odds.Distribution) -> odds.Grid:
    pools = [die.times(dice) for dice in POOLS]
    return odds.opposed_grid(pools, pools, ties="first").win


def icepool_grid(die: Any) -> list[list[Fraction]]:
    pools = [dice @ die for dice in POOLS]
    return [
        [
            Fraction(
                sum([weight * mine.quantity(">=", k) for k, weight in theirs.items()]),
                mine.denominator() * theirs.denominator(),
            )
            for theirs in pools
        ]
        for mine in pools
    ]


def dyce_grid(die: Any) -> list[list[Any]]:
    pools = [dice @ die for dice in POOLS]
    return [[mine.ge(theirs) for theirs in pools] for mine in pools]


def true_share(made: Any) -> Fraction:
    return Fraction(made.get(True, 0), made.total)


def cells(grid: odds.Grid) -> list[list[Fraction]]:
    rows, columns = grid.shape
    return [[grid.chance(row, column) for column in range(columns)] for row in range(rows)]


def share_cells(made: list[list[Any]]) -> list[list[Fraction]]:
    return [[true_share(cell) for cell in row] for row in made]


def opposed_grid() -> Line:
    return Line(
        "opposed grid 30 x 30",
        Contender(our_die, our_grid, cells),
        Contender(icepool_die, icepool_grid, lambda made: made),
        Contender(dyce_die, dyce_grid, share_cells),
    )


def multisets() -> Line:
    return Line(
        "multisets of 6d10",
        Contender(
            lambda: None,
            lambda _: odds.multiset_arrays(6, 10),
            lambda made: dict(
                zip(map(tuple, made.faces.tolist()), made.weights.tolist(), strict=True)
            ),
        ),
        Contender(lambda: icepool.d10.pool(6), lambda pool: [*pool.expand().items()], dict),
        Contender(lambda: 6 @ P(10), lambda pool: [*pool.rolls_with_counts()], dict),
    )


def threshold_table() -> Line:
    return Line(
        "2d6 threshold table 13 x 11",
        Contender(lambda: None, lambda _: odds.threshold_grid(TARGETS, MODIFIERS), cells),
        Contender(
            lambda: 2 @ icepool.d6,
            lambda two: [[two.quantity(">=", k - m) for k in TARGETS] for m in MODIFIERS],
            lambda made: [[Fraction(weight, 36) for weight in row] for row in made],
        ),
        Contender(
            lambda: 2 @ H(6),
            lambda two: [[two.ge(k - m) for k in TARGETS] for m in MODIFIERS],
            share_cells,
        ),
    )


def lines() -> list[Line]:
    sizes = (10, 20, 50, 100)
    return [
        *map(pool_worked_out, sizes),
        *map(pool_asked_again, sizes),
        opposed_grid(),
        multisets(),
        threshold_table(),
    ]


def sample(contender: Contender, calls: int) -> float:
    """Return the microseconds a call takes, over so many calls."""
    work, ready = contender.work, [contender.ready() for _ in range(calls)]
    gc.collect()
    gc.disable()
    work(contender.ready())  # brings code and data back near the processor
    start = perf_counter()
    for given in ready:
        work(given)
    taken = perf_counter() - start
    gc.enable()
    return taken / calls * 1e6


def enough_calls(contender: Contender) -> int:
    return max(1, min(5000, int(SAMPLE * 1e6 / sample(contender, 3))))


def quartiles(samples: list[float]) -> Timing:
    if len(samples) == 1:
        return Timing(samples[0], samples[0], samples[0])
    low, median, high = statistics.quantiles(samples, n=4, method="inclusive")
    return Timing(median, low, high)


def measure(line: Line, rounds: int) -> Result:
    contenders = line.contenders()
    ours, *theirs = [c.chances(c.work(c.ready())) for c in contenders.values()]
    calls = {name: enough_calls(contender) for name, contender in contenders.items()}
    samples: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(rounds):
        for name, contender in contenders.items():
            samples[name].append(sample(contender, calls[name]))
    timings = {name: quartiles(taken) for name, taken in samples.items()}
    return Result(line.name, all(ours == peer for peer in theirs), timings)


def machine() -> dict[str, str]:
    return {
        "machine": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        **{name: version(name) for name in ("gunbai", "numpy", "icepool", "dyce")},
    }


def as_json(results: list[Result], rounds: int) -> str:
    rows = [
        {
            "name": result.name,
            "equal": result.equal,
            "ratio": round(result.ratio, 1),
            "microseconds": {
                name: {"median": t.median, "quartiles": [t.low, t.high]}
                for name, t in result.timings.items()
            },
        }
        for result in results
    ]
    return json.dumps({**machine(), "rounds": rounds, "bar": BAR, "lines": rows}, indent=2)


def shown(timing: Timing) -> str:
    half = (timing.high - timing.low) / 2
    return f"{timing.median:,.2f} ±{half / timing.median:.0%}"


def as_table(results: list[Result]) -> str:
    head = f"{'microseconds, median':30} {'gunbai':>15} {'icepool':>17} {'dyce':>17} {'ratio':>7}"
    rows = [
        f"{result.name:30} {shown(result.timings['gunbai']):>15} "
        f"{shown(result.timings['icepool']):>17} {shown(result.timings['dyce']):>17} "
        f"{result.ratio:6.0f}x{'' if result.equal else '  NOT EQUAL'}"
        for result in results
    ]
    about = " · ".join(f"{name} {what}" for name, what in machine().items())
    return "\n".join([about, head, *rows])


def rounds_asked(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 1000:
        raise argparse.ArgumentTypeError(f"{text} rounds cannot be run; 1 to 1000 are legal.")
    return int(text)


def main() -> int:
    parser = argparse.ArgumentParser(description="Exact odds beside icepool and dyce.")
    parser.add_argument("--rounds", type=rounds_asked, default=ROUNDS, help="1 to 1000")
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    asked = parser.parse_args()
    results = [measure(line, asked.rounds) for line in lines()]
    print(as_json(results, asked.rounds) if asked.json else as_table(results))
    return 0 if all(result.passed for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
