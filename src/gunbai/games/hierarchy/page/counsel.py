"""Best play of the duel that a page shows, from what its reader sees of it and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from gunbai.games.hierarchy.duel import Dice, Duel, Duelist
from gunbai.games.hierarchy.view import Board, ConflictView, SideView

PATIENCE = 12_000
"""Positions that are searched at most: about a fifteenth of a second."""
LAYS_MOST = 200
"""How many best lays a page is told; more are only found where nearly all lays are best."""


class Counsel(Struct, frozen=True):
    """What a position is worth to whoever must lay dice, and which lays keep that.

    ``won`` is 1, 0 for a tie or -1; ``wounds`` those dealt less those taken from here on, ``left``
    the dice in hand at the end, own less the other's (hierarchy: what best play does). ``lays`` are
    sets of faces, fewest dice first.
    """

    won: int
    wounds: int
    left: int
    lays: Sequence[Dice]


def counsel(conflict: ConflictView, board: Board) -> Counsel | None:
    """Best play for the side that must lay dice; None behind a screen, or where it takes long."""
    if conflict.actor < 0 or any(len(side.dice) != side.count for side in conflict.sides):
        return None
    return _solved(
        Duel(
            (_duelist(conflict.sides[0]), _duelist(conflict.sides[1])),
            1 if conflict.bidder else 0,
            fight=conflict.is_wounding,
            bid_limit=board.bid_limit or None,
            bid=tuple(conflict.bid),
        )
    )


def _duelist(side: SideView) -> Duelist:
    return Duelist(tuple(side.dice), side.absorbs, side.strikes, side.wounds)


@lru_cache(maxsize=256)
def _solved(duel: Duel) -> Counsel | None:
    from gunbai.games.hierarchy.solver import OutOfPatienceError, solve

    try:
        solution = solve(duel, PATIENCE)
    except (OutOfPatienceError, ValueError):  # too long, or more dice than there is room for
        return None
    worth = -solution.worth if duel.actor else solution.worth
    return Counsel(worth.won, worth.wounds, worth.left, solution.best[:LAYS_MOST])
