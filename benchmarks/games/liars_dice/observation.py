"""What an agent sees: its own die, and the last bid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from benchmarks.games.liars_dice import BIDS, LIAR, Cups
from gunbai.core.game import Setup
from gunbai.core.script import Ask, Seat

ACTIONS: Final = (*BIDS, LIAR)


def features(_setup: Setup) -> Mapping[str, tuple[float, float]]:
    """The numbers and their ranges."""
    names = (*(f"die.{face}" for face in range(1, 7)), *(f"bid.{bid}" for bid in BIDS))
    return dict.fromkeys(names, (0, 1))


def numbers(cups: Cups, seat: Seat, _ask: Ask | None) -> Sequence[float]:
    """The table as a seat sees it."""
    seen = [0] * (6 + len(BIDS))
    seen[cups.dice[seat] - 1] = 1
    if cups.bid >= 0:
        seen[6 + cups.bid] = 1
    return seen
