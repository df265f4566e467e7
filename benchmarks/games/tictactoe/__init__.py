"""Tic-tac-toe."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import Struct

from gunbai.core.game import Game, Outcome, Setup
from gunbai.core.script import Choose, Script, Seat

CELLS = tuple(f"c{number}" for number in range(9))
ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
EMPTY = -1


@dataclass
class Grid:
    """Whose mark stands in each cell."""

    cells: list[int] = field(default_factory=lambda: [EMPTY] * 9)


class Board(Struct):
    """All see all."""

    cells: list[int]


def play(grid: Grid) -> Script[Outcome]:
    """Nine marks at most, or three in a row."""
    cells = grid.cells
    for turn in range(9):
        seat = turn % 2
        empty = [cell for cell, mark in zip(CELLS, cells, strict=True) if mark == EMPTY]
        cell = yield Choose(seat, "ttt.mark", empty)
        cells[CELLS.index(cell)] = seat
        if any(cells[a] == cells[b] == cells[c] == seat for a, b, c in ROWS):
            return Outcome((seat,))
    return Outcome(())


def begin(_setup: Setup) -> Grid:
    """An empty grid."""
    return Grid()


def view(grid: Grid, _seat: Seat | None) -> Board:
    """The whole grid."""
    return Board(list(grid.cells))


TIC_TAC_TOE = Game(
    "ttt", 1, range(2, 3), (), begin, play, view, lambda count: ["ttt.role"] * count, __name__
)
