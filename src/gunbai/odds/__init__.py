"""Exact chances of dice: pools, sums, opposed rolls, thresholds, hits, chains, multisets.

Knows no game (each game's `odds.py` applies it) and imports nothing else of this package.
Exact integers and `fractions.Fraction` are the truth. NumPy is imported only when something that
returns arrays is used: `Grid`, `opposed_grid`, `success_grid`, `threshold_grid`,
`multiset_arrays`.
"""

from typing import TYPE_CHECKING

from gunbai.odds.chain import Chain
from gunbai.odds.chance import FractionJSON, chance_json, fraction_json
from gunbai.odds.distribution import Distribution, mixture
from gunbai.odds.multiset import Multisets, multiset_arrays, multisets
from gunbai.odds.opposed import Opposed, Ties, opposed
from gunbai.odds.pool import die, hits, kept, successes, sums
from gunbai.odds.threshold import threshold

if TYPE_CHECKING:
    from gunbai.odds.grid import Grid, OpposedGrid, opposed_grid, success_grid, threshold_grid

__all__ = [
    "Chain",
    "Distribution",
    "FractionJSON",
    "Grid",
    "Multisets",
    "Opposed",
    "OpposedGrid",
    "Ties",
    "chance_json",
    "die",
    "fraction_json",
    "hits",
    "kept",
    "mixture",
    "multiset_arrays",
    "multisets",
    "opposed",
    "opposed_grid",
    "success_grid",
    "successes",
    "sums",
    "threshold",
    "threshold_grid",
]


def __getattr__(name: str) -> object:
    """Import the grids, and NumPy with them, when first asked for."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from gunbai.odds import grid

    return getattr(grid, name)
