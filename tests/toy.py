"""A whole small game: each guesses a die in secret, then it is rolled."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct

from gunbai.core.game import Game, Option, Outcome, Setup
from gunbai.core.script import Number, Parallel, Roll, Script, Seat, Together, Write, tell


@dataclass
class Table:
    players: int
    rounds: int
    wishes: list[str]
    points: list[int]


class Board(Struct):
    points: list[int]
    wish: str


def begin(setup: Setup) -> Table:
    count = len(setup.seats)
    return Table(count, setup.options["rounds"], [""] * count, [0] * count)


def wish(table: Table, seat: Seat) -> Script[None]:
    table.wishes[seat] = yield Write(seat, "toy.wish", secret=True)
    yield tell("toy.wished", to=(seat,), reveals=False, wish=table.wishes[seat])


def play(table: Table) -> Script[Outcome]:
    seats = range(table.players)
    yield Parallel([wish(table, seat) for seat in seats])
    for _ in range(table.rounds):
        guesses = yield Together([Number(seat, "toy.guess", 1, 6) for seat in seats])
        (face,) = yield Roll(0, "toy.roll", 1)
        table.points = [p + (g == face) for p, g in zip(table.points, guesses, strict=True)]
        yield tell("toy.fell", face=face)
    best = max(table.points)
    return Outcome(
        tuple(s for s in seats if table.points[s] == best), dict(enumerate(table.points))
    )


def view(table: Table, seat: Seat | None) -> Board:
    return Board(table.points, "" if seat is None else table.wishes[seat])


TOY = Game("toy", 1, range(1, 5), (Option("rounds", 3, low=1, high=9),), begin, play, view,
           lambda count: ["toy.role"] * count, "gunbai")  # fmt: skip
