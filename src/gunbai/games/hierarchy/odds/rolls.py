"""What a side may hold after rolling and Selection (hierarchy, Conflicts 5 and 6), exactly.

A pool is rolled whole and its highest dice are kept: no other choice wins more often, or wounds
more (see `duel.best_of`). Pools mix d10s with the d8s and d6s of helpers in the climax.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import comb
from random import Random
from typing import NamedTuple, TypeAlias

from gunbai.games.hierarchy.rules.duel import FACE_MOST, Dice, best_of
from gunbai.odds import Distribution

Ways: TypeAlias = dict[tuple[tuple[int, ...], int], int]
"""The number of ordered rolls by how many dice of each kind have shown, and the total kept."""


class Pool(NamedTuple):
    """Dice to roll: d10s, and the d8s and d6s of helping Shoguns and Samurai."""

    d10: int
    d8: int = 0
    d6: int = 0

    @property
    def sides(self) -> tuple[int, ...]:
        """The sides of each kind."""
        return (10, 8, 6)

    @property
    def size(self) -> int:
        """How many dice."""
        return sum(self)

    def dice(self) -> Iterator[int]:
        """The sides of each die."""
        for sides, count in zip(self.sides, self, strict=True):
            yield from [sides] * count


def roll(pool: Pool, keep: int, chance: Random) -> Dice:
    """One roll after Selection."""
    return best_of((chance.randint(1, sides) for sides in pool.dice()), keep)


@cache
def kept_totals(pool: Pool, keep: int) -> Distribution:
    """The total of the dice that are kept."""
    ways: Ways = {((0, 0, 0), 0): 1}
    for face in range(FACE_MOST, 0, -1):
        for kind, sides in enumerate(pool.sides):
            if face <= sides:
                ways = _shown(ways, pool, keep, kind, face)
    whole = tuple(pool)
    return Distribution({total: n for (shown, total), n in ways.items() if shown == whole})


def _shown(ways: Ways, pool: Pool, keep: int, kind: int, face: int) -> Ways:
    """Let any number of the dice of a kind that have not shown show this face, below all before."""
    more: Ways = {}
    for (shown, total), n in ways.items():
        rest, room = pool[kind] - shown[kind], max(0, keep - sum(shown))
        for count in range(rest + 1):
            now = (*shown[:kind], shown[kind] + count, *shown[kind + 1 :])
            at = now, total + face * min(count, room)
            more[at] = more.get(at, 0) + n * comb(rest, count)
    return more


@cache
def kept_hands(pool: Pool, keep: int) -> Counter[Dice]:
    """Every hand that may be kept, with the number of ordered rolls that leave it."""
    hands: Counter[Dice] = Counter({(): 1})
    for sides in pool.dice():
        more: Counter[Dice] = Counter()
        for held, n in hands.items():
            for face in range(1, sides + 1):
                more[best_of((*held, face), keep)] += n
        hands = more
    return hands
