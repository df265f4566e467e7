"""A challenge before its dice fall (daimyo 7, R14)."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from gunbai.games.daimyo.rules.challenge import KILLS_BY
from gunbai.odds import sums


class Swords(NamedTuple):
    """The chances of an accepted challenge, ties rolled again; they add up to 1."""

    kills: Fraction
    wounds: Fraction
    wounded: Fraction
    killed: Fraction

    @property
    def wins(self) -> Fraction:
        """The chance to kill or to drive the other back wounded."""
        return self.kills + self.wounds


def swords(mine: int, theirs: int) -> Swords:
    """The chances of a leader with one Command Rating against one with another."""
    margin = (sums(2, 6) + mine) - (sums(2, 6) + theirs)
    decided = 1 - margin.chance(0)
    kills, killed = margin.at_least(KILLS_BY), margin.at_most(-KILLS_BY)
    wounds, wounded = margin.at_least(1) - kills, margin.at_most(-1) - killed
    return Swords(*(chance / decided for chance in (kills, wounds, wounded, killed)))
