"""The duel's solver beside a plain minimax, both in one run.

    python -m benchmarks.duel [--hands N] [--json] [--check]

Every line takes random hands, and gives the median and the quartiles of the milliseconds of
processor time that one call takes: through the public call, after a warm-up, with every best lay
listed. The minimax is Python with a memo that is cleared for each hand; where it would take minutes
it stays out. Leaves with status 1 if a line misses its bar.

With ``--check`` nothing is timed: both solve all hands of up to 3 dice a side, with and without
absorption, wounds and limits (a million and a half duels), and 20,000 random ones up to 5 dice
(some ten minutes).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from itertools import combinations_with_replacement, product
from random import Random
from time import process_time

from benchmarks.machine import machine
from benchmarks.minimax import forget, oracle
from benchmarks.timing import Spread, spread
from gunbai.games.hierarchy.rules.duel import Duel, Duelist, Side, hand
from gunbai.games.hierarchy.solver.solve import solve

HANDS = 40
PLAIN_HANDS = 7
SEED = 1


@dataclass(frozen=True)
class Case:
    """A kind of duel: dice a side, the limit, what both absorb; the bar in ms, if there is one."""

    dice: int
    limit: int | None
    absorbs: int
    bar: float | None = None
    is_plain: bool = False

    @property
    def name(self) -> str:
        """What it is, for the table."""
        limit = "no limit" if self.limit is None else f"limit {self.limit}"
        return f"{self.dice} a side, {limit}, absorbing {self.absorbs}:{self.absorbs}"

    def duels(self, count: int) -> Iterator[Duel]:
        """Random duels of this kind, always the same."""
        chance = Random(SEED)
        for _ in range(count):
            mine, theirs = (
                Duelist(tuple(chance.randint(1, 10) for _ in range(self.dice)), self.absorbs)
                for _ in range(2)
            )
            yield Duel((mine, theirs), fight=True, bid_limit=self.limit)


CASES = (
    Case(5, None, 0, is_plain=True),
    Case(6, None, 0, is_plain=True),
    Case(8, None, 0),
    Case(10, None, 0, bar=10),
    Case(12, None, 0),
    Case(8, None, 1),
    Case(8, None, 2),
    Case(10, None, 1),
    Case(5, 1, 3, is_plain=True),
    Case(6, 1, 3, is_plain=True),
    Case(8, 1, 3, bar=10),
    Case(10, 1, 3, bar=100),
    Case(10, 1, 0),
    Case(12, 1, 3),
    Case(6, 2, 1, is_plain=True),
    Case(8, 2, 1),
)


@dataclass(frozen=True)
class Line:
    """What a case took: milliseconds a call, and how often the solver's time the minimax took."""

    name: str
    solver: Spread
    minimax: Spread | None
    ratio: float | None
    bar: float | None

    @property
    def is_missed(self) -> bool:
        """Whether the median is above the bar."""
        return self.bar is not None and self.solver.median > self.bar

    def __str__(self) -> str:
        plain = f"   minimax {self.minimax} ms, {self.ratio:,.0f} times" if self.minimax else ""
        bar = f"   bar {self.bar:g} ms{', MISSED' if self.is_missed else ''}" if self.bar else ""
        return f"{self.name:38} {self.solver} ms{plain}{bar}"


def milliseconds(work: Callable[[Duel], object], duels: Iterable[Duel]) -> Spread:
    """Processor time of one call, over duels."""
    taken = []
    for duel in duels:
        start = process_time()
        work(duel)
        taken.append((process_time() - start) * 1000)
    return spread(taken)


def plainly(duel: Duel) -> object:
    """The plain minimax from an empty memo."""
    forget()
    return oracle(duel)


def run(case: Case, hands: int) -> Line:
    """Time one case."""
    solver = milliseconds(solve, case.duels(hands))
    if not case.is_plain:
        return Line(case.name, solver, None, None, case.bar)
    minimax = milliseconds(plainly, case.duels(PLAIN_HANDS))
    return Line(case.name, solver, minimax, minimax.median / solver.median, case.bar)


def warm_up() -> float:
    """Load or compile the search; return the seconds that took."""
    start = process_time()
    solve(Duel((Duelist((2, 1)), Duelist((4, 3)))))
    return process_time() - start


def all_small() -> Iterator[Duel]:
    """All hands of up to 3 dice under all terms."""
    hands = [
        hand(dice)
        for count in (1, 2, 3)
        for dice in combinations_with_replacement(range(1, 11), count)
    ]
    terms = (((0, 0), (0, 0)), ((1, 0), (0, 3)), ((1, 2), (2, 1)))
    bidders: tuple[Side, Side] = (0, 1)
    for limit, (a, w), bidder in product((None, 1, 2), terms, bidders):
        for mine, theirs in product(hands, hands):
            first, second = Duelist(mine, a[0], wounds=w[0]), Duelist(theirs, a[1], wounds=w[1])
            yield Duel((first, second), bidder, True, limit)
        forget()


def random_ones(count: int, most: int) -> Iterator[Duel]:
    """Random duels with up to so many dice a side, from every kind of start."""
    chance = Random(SEED)
    for _ in range(count):
        first, second = (
            Duelist(
                tuple(chance.randint(1, 10) for _ in range(chance.randint(1, most))),
                chance.randint(0, 3),
                chance.randint(0, 2),
                chance.randint(0, 3),
            )
            for _ in range(2)
        )
        bidder: Side = 1 if chance.random() < 0.5 else 0
        limit = chance.choice((None, 1, 2, 3))
        yield Duel((first, second), bidder, chance.random() < 0.7, limit)
        forget()


def check(duels: Iterable[Duel]) -> int:
    """How many duels were solved alike by both.

    Raises:
        ValueError: for the first that was not.

    """
    count = 0
    for duel in duels:
        count += 1
        if solve(duel).worth != oracle(duel):
            raise ValueError(f"{solve(duel).worth} is not {oracle(duel)}: {duel}")
    return count


def main() -> None:
    """Run all cases, or the check."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=HANDS)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--check", action="store_true")
    asked = parser.parse_args()
    first = warm_up()
    if asked.check:
        print(f"{check(random_ones(20_000, 5)):,} random duels up to 5 dice: equal", flush=True)
        print(f"{check(all_small()):,} duels, all hands up to 3 dice: equal")
        return
    lines = [run(case, asked.hands) for case in CASES]
    if asked.json:
        about = {"machine": machine(), "first_call_seconds": first}
        print(json.dumps({**about, "lines": [asdict(line) for line in lines]}, indent=2))
    else:
        print(f"first call {first:.2f} s", *lines, sep="\n")
    sys.exit(any(line.is_missed for line in lines))


if __name__ == "__main__":
    main()
