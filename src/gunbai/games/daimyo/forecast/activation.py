"""Whether a clan or a unit obeys, before the dice fall (daimyo 2, 3)."""

from __future__ import annotations

from fractions import Fraction

from gunbai.games.daimyo.field.leader import OBEYS
from gunbai.games.daimyo.rules.activation import ACTIVE
from gunbai.odds import threshold


def activation(modifier: int) -> Fraction:
    """The chance that a clan becomes active, with the modifiers of its two dice (daimyo 2)."""
    return threshold(ACTIVE, modifier=modifier)


def obedience(rating: int) -> Fraction:
    """The chance that a unit out of command moves, with its leader's rating (daimyo 3)."""
    return threshold(OBEYS, dice=1, modifier=rating)
