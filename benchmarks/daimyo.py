"""Battles of Daimyo between bots, and maneuvers checked.

    python -m benchmarks.daimyo [--battles N] [--json]

A battle is Okehazama from its first die to its end, bot against bot, by `gunbai.play.play_bots`.
Maneuvers and charges are those that the bots of one battle ordered, each checked on a board that
remembers nothing of an earlier check. Decisions are those of one battle of each shipped scenario,
the levels against each other. Processor time, on one core. Leaves with status 1 if a line
misses its bar.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from random import Random
from time import process_time
from typing import Any

from benchmarks.machine import machine
from benchmarks.timing import Spread, spread
from gunbai.core.dice import Seeded
from gunbai.core.match import Match
from gunbai.games.daimyo import GAME
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.options import SHIPPED
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.charge import judge_charge
from gunbai.games.daimyo.rules.maneuver import march
from gunbai.games.daimyo.rules.order import Charge, read
from gunbai.games.daimyo.seen.picture.picture import picture
from gunbai.play import ask_bot, new, play_bots
from gunbai.words import catalogue

BATTLES = 5
OKEHAZAMA = {"scenario": "okehazama"}
BATTLE_BAR, CHECK_BAR, FIELD_BAR = 10.0, 2.0, 60.0
DECISION_BAR, LONGEST_BAR = 200.0, 1000.0
LEVELS = ("strong", "fair")
DRAWINGS = 20


@dataclass(frozen=True)
class Line:
    """A figure, its unit, and the bar that its median must not be above."""

    name: str
    unit: str
    figure: Spread
    bar: float | None = None

    @property
    def is_missed(self) -> bool:
        """Whether the median is above the bar."""
        return self.bar is not None and self.figure.median > self.bar

    def __str__(self) -> str:
        bar = f"   bar {self.bar:g}{', MISSED' if self.is_missed else ''}" if self.bar else ""
        return f"{self.name:34} {self.figure} {self.unit}{bar}"


@dataclass(frozen=True)
class Ordered:
    """What a bot ordered, and the board on which it did."""

    board: Board
    unit: Unit
    order: Any

    def check(self, board: Board) -> object:
        """Judge it as the referee does."""
        if isinstance(self.order, Charge):
            return judge_charge(board, self.unit, self.order)
        return march(board, self.unit, self.order)


def opened(number: int) -> Match:
    """An Okehazama before its first answer."""
    return new(GAME, ["fair", "fair"], OKEHAZAMA, Seeded(f"benchmark {number}"), hints=False)


def battle(number: int) -> Match:
    """A whole battle."""
    match = opened(number)
    play_bots(match, Random(number))
    return match


def orders() -> Iterator[Ordered]:
    """Every order of one battle."""
    match, rng = opened(0), Random(0)
    while match.open:
        number, ask = next(iter(match.open.items()))
        value = ask_bot(match, number, rng)
        if isinstance(value, dict) and "unit" in value and "order" in value:
            board: Board = match.state.board
            yield Ordered(board, board.unit(value["unit"]), read(value["order"]))
        match.answer(ask.seat, number, value)


def seconds(work: Callable[[], object]) -> float:
    """Processor time of one call."""
    start = process_time()
    work()
    return process_time() - start


def checked(name: str, asked: Sequence[Ordered]) -> Line:
    """How long the check of an order takes, over orders."""
    samples = [1000 * seconds(partial(one.check, replace(one.board))) for one in asked]
    return Line(name, "ms", spread(samples), CHECK_BAR)


def drawn() -> list[float]:
    """How many milliseconds it takes to draw the field of a battle for a page."""
    board, say = GAME.view(opened(0).state, 0), catalogue.bundle("en").value
    return [1000 * seconds(partial(picture, board, say)) for _ in range(DRAWINGS)]


def decisions(scenario: str) -> Iterator[float]:
    """How many milliseconds each decision of a battle takes its bot, one level against another."""
    match = new(GAME, LEVELS, {"scenario": scenario}, Seeded("benchmark 0"), hints=False)
    rng = Random(0)
    while match.open:
        number, ask = next(iter(match.open.items()))
        start = process_time()
        value = ask_bot(match, number, rng)
        yield 1000 * (process_time() - start)
        match.answer(ask.seat, number, value)


def decided() -> Iterator[Line]:
    """The median decision, and the longest."""
    took = [spent for scenario in SHIPPED for spent in decisions(scenario)]
    yield Line(f"a decision, of {len(took)}", "ms", spread(took), DECISION_BAR)
    yield Line("the longest decision", "ms", spread([max(took)]), LONGEST_BAR)


def lines(battles: int) -> Iterator[Line]:
    """Every line; the first orders warm up what the battles use."""
    given = list(orders())
    charges = [one for one in given if isinstance(one.order, Charge)]
    marches = [one for one in given if not isinstance(one.order, Charge)]
    took = [seconds(partial(battle, number)) for number in range(battles)]
    yield Line("Okehazama, bot against bot", "s", spread(took), BATTLE_BAR)
    yield checked(f"a maneuver checked, of {len(marches)}", marches)
    yield checked(f"a charge checked, of {len(charges)}", charges)
    yield Line("the field drawn", "ms", spread(drawn()), FIELD_BAR)
    yield from decided()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--battles", type=int, default=BATTLES)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found = list(lines(asked.battles))
    if asked.json:
        said = [asdict(line) for line in found]
        print(json.dumps({**machine(), "lines": said}, indent=2))
    else:
        print(*found, sep="\n")
    sys.exit(any(line.is_missed for line in found))


if __name__ == "__main__":
    main()
