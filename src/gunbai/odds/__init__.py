"""Exact chances of dice: pools, sums, opposed rolls, thresholds, hits, chains, multisets.

Knows no game (each game's `odds.py` applies it) and imports nothing else of this package.
Exact integers and `fractions.Fraction` are the truth; NumPy is imported only by the functions
that return arrays.
"""

from gunbai.odds.chain import Chain
from gunbai.odds.chance import FractionJSON, chance_json, fraction_json
from gunbai.odds.distribution import Distribution, hits, mixture
from gunbai.odds.opposed import Opposed, opposed
from gunbai.odds.pool import die, successes, sums
from gunbai.odds.threshold import threshold

__all__ = [
    "Chain",
    "Distribution",
    "FractionJSON",
    "Opposed",
    "chance_json",
    "die",
    "fraction_json",
    "hits",
    "mixture",
    "opposed",
    "successes",
    "sums",
    "threshold",
]
