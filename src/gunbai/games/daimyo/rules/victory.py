"""Winning and losing, checked at each turn's end (daimyo 10, R18, R19)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from gunbai.games.daimyo.pieces.tables import table
from gunbai.games.daimyo.pieces.troops import Kind

LIMIT = Fraction(1, 3)
"""A side that has lost more than this share of its units loses the battle (daimyo 10)."""
WEIGHTS = table("rules", "weights", dict[Kind, int])
"""As how many units each type counts (daimyo 10)."""


@dataclass(frozen=True, slots=True)
class Losses:
    """What a side has lost of what it brought, both by weight."""

    lost: int
    brought: int

    @property
    def share(self) -> Fraction:
        """The share lost; 0 for a side whose units do not count."""
        return Fraction(self.lost, self.brought) if self.brought else Fraction(0)

    @property
    def broken(self) -> bool:
        """Whether the share is over the limit."""
        return self.share > LIMIT

    @property
    def most(self) -> int:
        """How much it may lose, by weight, and still fight on."""
        return self.brought * LIMIT.numerator // LIMIT.denominator

    @property
    def left(self) -> int:
        """How much of that it has not lost yet."""
        return max(0, self.most - self.lost)


def losses(brought: Iterable[Kind], lost: Iterable[Kind]) -> Losses:
    """A side's losses: units destroyed, dispersed or off the table; routers still count (R18)."""
    return Losses(sum(WEIGHTS[kind] for kind in lost), sum(WEIGHTS[kind] for kind in brought))


@dataclass(frozen=True, slots=True)
class Verdict:
    """How the battle stands: ``over`` or not, and the winning side; None drawn or undecided."""

    over: bool
    winner: int | None = None


def verdict(first: Losses, second: Losses) -> Verdict:
    """Who has won at a turn's end (daimyo 10).

    The larger share loses, also of two over the limit, and equal shares are a draw (R19).
    """
    if not (first.broken or second.broken):
        return Verdict(over=False)
    if first.share == second.share:
        return Verdict(over=True)
    return Verdict(over=True, winner=0 if first.share < second.share else 1)
