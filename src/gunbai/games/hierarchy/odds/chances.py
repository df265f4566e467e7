"""The chances of a conflict before its roll: exact where they can be counted, else estimated.

Where no limit binds, totals decide, and their distribution is exact for any pools. With a limit,
every pair of hands must be solved: all pairs that differ, weighted, where they are few (with one
die against one only the order of the dice matters, which makes them far fewer); else a sample.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb, sqrt
from random import Random
from typing import NamedTuple

from gunbai.games.hierarchy.odds.rolls import Pool, kept_hands, kept_totals, roll
from gunbai.games.hierarchy.rules.duel import Dice, Duel, Duelist, Side
from gunbai.games.hierarchy.solver.solve import verdict
from gunbai.odds import opposed

PAIRS_MOST = 5_000_000
"""The most pairs of hands that are told apart by the order of their dice."""
SOLVED_MOST = 50_000
"""The most duels that are solved for one exact answer."""
SURE = 1.96
"""Standard errors within which an estimate lies in 95 of 100 samples."""


class Face(NamedTuple):
    """A conflict before its roll: both pools, whose bid it will be, and the terms of the duel.

    ``absorbs`` and ``wounds`` are as in `duel.Duelist`, of both sides.
    """

    pools: tuple[Pool, Pool]
    bidder: Side = 0
    fight: bool = False
    absorbs: tuple[int, int] = (0, 0)
    wounds: tuple[int, int] = (0, 0)
    bid_limit: int | None = None

    @property
    def keep(self) -> int:
        """How many dice each side has after Selection."""
        return min(pool.size for pool in self.pools)

    @property
    def is_free(self) -> bool:
        """Whether the limit, if any, binds nobody."""
        return self.bid_limit is None or self.bid_limit >= self.keep

    def duel(self, mine: Dice, theirs: Dice) -> Duel:
        """The duel with these hands."""
        first, second = (
            Duelist(dice, absorbs, wounds=wounds)
            for dice, absorbs, wounds in zip((mine, theirs), self.absorbs, self.wounds, strict=True)
        )
        return Duel((first, second), self.bidder, self.fight, self.bid_limit)


class Chances(NamedTuple):
    """How one run of a conflict ends for side 0; ``samples`` 0 says that they are exact."""

    win: Fraction
    draw: Fraction
    loss: Fraction
    samples: int = 0

    @property
    def decided(self) -> Fraction | None:
        """The share of wins where a tie is done again for ever; None if nothing else happens."""
        return self.win / (self.win + self.loss) if self.draw != 1 else None

    def error(self, chance: Fraction) -> float:
        """How far off an estimated chance may be, with 95 % confidence (Agresti and Coull)."""
        weight = self.samples + SURE**2
        middle = (float(chance) * self.samples + SURE**2 / 2) / weight
        return abs(middle - float(chance)) + SURE * sqrt(middle * (1 - middle) / weight)


@lru_cache(256)
def exact(face: Face) -> Chances | None:
    """The exact chances; None where there is too much to count."""
    if face.is_free:
        return _by_totals(face)
    pairs = _pairs(face)
    if pairs is None or len(pairs) > SOLVED_MOST:
        return None
    counts: Counter[int] = Counter()
    for mine, theirs, weight in pairs:
        counts[won(face, mine, theirs)] += weight
    return _chances(counts)


def estimated(face: Face, samples: int, seed: int) -> Chances:
    """The chances in a sample of rolls."""
    chance = Random(seed)
    counts: Counter[int] = Counter()
    for _ in range(samples):
        mine, theirs = (roll(pool, face.keep, chance) for pool in face.pools)
        counts[won(face, mine, theirs)] += 1
    return _chances(counts)._replace(samples=samples)


def won(face: Face, mine: Dice, theirs: Dice) -> int:
    """Who wins with these hands: 1 for side 0, 0 for a tie, -1."""
    return verdict(face.duel(mine, theirs))


def _chances(counts: Counter[int]) -> Chances:
    total = counts.total()
    win, draw, loss = (Fraction(counts[won], total) for won in (1, 0, -1))
    return Chances(win, draw, loss)


def _by_totals(face: Face) -> Chances:
    """The greater total strikes once; if Honor absorbs that, the conflict is tied."""
    win, draw, loss = opposed(*(kept_totals(pool, face.keep) for pool in face.pools))
    mine, theirs = face.absorbs
    tied = draw + (win if theirs else 0) + (loss if mine else 0)
    return Chances(Fraction(0) if theirs else win, tied, Fraction(0) if mine else loss)


def _pairs(face: Face) -> Sequence[tuple[Dice, Dice, int]] | None:
    """Pairs of hands that stand for all, with their weights; None if they are too many."""
    first, second = (_hands_most(pool, face.keep) for pool in face.pools)
    if first * second > (PAIRS_MOST if face.bid_limit == 1 else SOLVED_MOST):
        return None
    mine, theirs = (kept_hands(pool, face.keep) for pool in face.pools)
    if face.bid_limit == 1:
        return _by_order(mine, theirs)
    return [(a, b, n * m) for a, n in mine.items() for b, m in theirs.items()]


def _hands_most(pool: Pool, keep: int) -> int:
    """At least as many as there are hands that may be kept."""
    faces = max(sides for sides, count in zip(pool.sides, pool, strict=True) if count)
    return comb(keep + faces - 1, keep)


def _by_order(mine: Counter[Dice], theirs: Counter[Dice]) -> Sequence[tuple[Dice, Dice, int]]:
    """One pair for each way in which the dice of two hands compare."""
    import numpy as np

    hands = list(theirs)
    faces = np.array(hands)
    weights = np.array(list(theirs.values()), dtype=object)
    places = (faces.shape[1] + 1) ** np.arange(2 * faces.shape[1])
    stands: dict[int, tuple[Dice, Dice]] = {}
    counts: Counter[int] = Counter()
    for dice, weight in mine.items():
        own = np.array(dice)[:, None]
        beaten, equal = (own > faces[:, None]).sum(axis=2), (own == faces[:, None]).sum(axis=2)
        codes, first, which = np.unique(
            np.hstack((beaten, equal)) @ places, return_index=True, return_inverse=True
        )
        sums = np.zeros(len(codes), dtype=object)
        np.add.at(sums, which, weights)
        for code, place, total in zip(codes.tolist(), first.tolist(), sums.tolist(), strict=True):
            stands.setdefault(code, (dice, hands[place]))
            counts[code] += weight * total
    return [(*stands[code], total) for code, total in counts.items()]
