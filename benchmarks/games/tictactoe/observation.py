"""What an agent sees of the grid: where its own marks stand, and where the other's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from benchmarks.games.tictactoe import CELLS, Grid
from gunbai.core.game import Setup
from gunbai.core.script import Ask, Seat

ACTIONS = CELLS


def features(_setup: Setup) -> Mapping[str, tuple[float, float]]:
    """The numbers and their ranges."""
    return {f"{whose}.{cell}": (0, 1) for whose in ("mine", "theirs") for cell in CELLS}


def numbers(grid: Grid, seat: Seat, _ask: Ask | None) -> Sequence[float]:
    """The grid as a seat sees it."""
    cells, other = grid.cells, 1 - seat
    return [*[mark == seat for mark in cells], *[mark == other for mark in cells]]
