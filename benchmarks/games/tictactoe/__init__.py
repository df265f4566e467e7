"""Tic-tac-toe: one game, or a match of several at the same table."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import Struct

from gunbai.core.game import Game, Option, Outcome, Setup
from gunbai.core.script import Choose, Script, Seat

CELLS = tuple(f"c{number}" for number in range(9))
ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
EMPTY = -1


GAMES = Option("games", 1, low=1, high=100)
"""How many games are played at a table before it ends."""


@dataclass
class Grid:
    """Whose mark stands in each cell, how many games are to come, and who won how many."""

    cells: list[int] = field(default_factory=lambda: [EMPTY] * 9)
    left: int = 1
    won: list[int] = field(default_factory=lambda: [0, 0])


class Board(Struct):
    """All see all."""

    cells: list[int]


def play(grid: Grid) -> Script[Outcome]:
    """So many games; whoever has won more of them wins."""
    while grid.left:
        winner = yield from play_one(grid)
        grid.left -= 1
        if winner != EMPTY:
            grid.won[winner] += 1
        if grid.left:
            grid.cells[:] = [EMPTY] * 9
    first, second = grid.won
    return Outcome(() if first == second else (int(second > first),))


def play_one(grid: Grid) -> Script[int]:
    """Nine marks at most, or three in a row; who has won, if anybody."""
    cells = grid.cells
    for turn in range(9):
        seat = turn % 2
        empty = [cell for cell, mark in zip(CELLS, cells, strict=True) if mark == EMPTY]
        cell = yield Choose(seat, "ttt.mark", empty)
        cells[CELLS.index(cell)] = seat
        if any(cells[a] == cells[b] == cells[c] == seat for a, b, c in ROWS):
            return seat
    return EMPTY


def begin(setup: Setup) -> Grid:
    """An empty grid."""
    return Grid(left=setup.options[GAMES.id])


def view(grid: Grid, _seat: Seat | None) -> Board:
    """The whole grid."""
    return Board(list(grid.cells))


TIC_TAC_TOE = Game(
    "ttt",
    1,
    range(2, 3),
    (GAMES,),
    begin,
    play,
    view,
    lambda count: ["ttt.role"] * count,
    __name__,
)
