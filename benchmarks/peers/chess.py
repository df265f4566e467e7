"""python-chess: random games of chess to their end."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import version
from random import Random

import chess  # type: ignore[import-not-found]

from benchmarks.timing import rates, report


def play(seed: int) -> Mapping[str, int]:
    """Play one random game."""
    rng = Random(seed)
    board = chess.Board()
    decisions = 0
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
        decisions += 1
    return {"decisions": decisions}


if __name__ == "__main__":
    report(version("chess"), {"chess": rates(play)})
