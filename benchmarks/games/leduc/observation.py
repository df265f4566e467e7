"""What an agent sees of a hand: its card and the common one, each by rank, and the pot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from benchmarks.games.leduc import Table
from gunbai.core.game import Setup
from gunbai.core.script import Ask, Seat

ACTIONS: Final = ("fold", "call", "raise")
RANKS: Final = ("jack", "queen", "king")
MOST: Final = 13
"""What one can have put in: the ante, two raises of 2 and two of 4."""

NO_CARDS: Final = (0.0,) * (2 * len(RANKS))


def features(_setup: Setup) -> Mapping[str, tuple[float, float]]:
    """The numbers and their ranges."""
    cards = {f"{card}.{rank}": (0, 1) for card in ("mine", "common") for rank in RANKS}
    return {**cards, "put-in.mine": (1, MOST), "put-in.theirs": (1, MOST)}


def numbers(table: Table, seat: Seat, _ask: Ask | None) -> Sequence[float]:
    """The hand as a seat sees it."""
    seen: list[float] = [*NO_CARDS, table.pot[seat], table.pot[1 - seat]]
    seen[table.cards[seat] // 2] = 1.0
    if len(table.cards) > 2:
        seen[3 + table.cards[2] // 2] = 1.0
    return seen
