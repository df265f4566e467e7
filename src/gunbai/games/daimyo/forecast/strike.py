"""The hits of a volley or of one unit's blows: two dice a stand (daimyo 6, 7)."""

from __future__ import annotations

from fractions import Fraction

from gunbai.games.daimyo.pieces.unit import HITS_PER_STAND, Unit
from gunbai.games.daimyo.rules.strike import Strike, hit_chance
from gunbai.odds import Distribution, hits


def hits_of(strike: Strike) -> Distribution:
    """How many hits may fall."""
    return hits(strike.stands, strike.chance)


def hits_with(stands: int, modifier: int) -> Distribution:
    """How many hits so many stands may score with one modifier."""
    return hits(stands, hit_chance(modifier))


def mean(strike: Strike) -> float:
    """How many hits may be expected."""
    return strike.stands * float(strike.chance)


def stand_lost(target: Unit, fallen: Distribution) -> Fraction:
    """The chance that hits take a stand of their target, with those that it bears (daimyo 1)."""
    return fallen.at_least(HITS_PER_STAND - target.hits)
