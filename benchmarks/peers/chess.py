"""python-chess: random games of chess to their end."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import version

import chess  # type: ignore[import-not-found]

from benchmarks.timing import CHANCE, rates, report


def play(_seed: int) -> Mapping[str, int]:
    """Play one random game."""
    board = chess.Board()
    decisions = 0
    while not board.is_game_over():
        board.push(CHANCE.choice(list(board.legal_moves)))
        decisions += 1
    return {"decisions": decisions}


if __name__ == "__main__":
    report(version("chess"), {"chess": rates(play)})
