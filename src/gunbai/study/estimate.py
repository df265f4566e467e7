"""Estimates with their intervals (95 %), from whole numbers added up game by game.

All sums are exact, so that the same games give the same figures in whatever order they come.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import sqrt
from statistics import NormalDist
from typing import TypeAlias

from msgspec import Struct

Z = 1.959963984540054
"""The normal quantile of 95 % intervals."""

Interval: TypeAlias = tuple[float, float]
Exact: TypeAlias = int | Fraction
Number: TypeAlias = int | float


class Mean(Struct, frozen=True):
    """A mean, its interval (none for a single game), and over how many it was taken."""

    mean: float
    low: float | None
    high: float | None
    count: Number


class Distribution(Mean, frozen=True):
    """How whole numbers are spread: their mean, and how often each of them came."""

    deviation: float
    least: int
    quartiles: Sequence[int]
    most: int
    counts: Sequence[tuple[int, int]]


class Rate(Struct, frozen=True):
    """A share, its interval, how often it came off and of how many tries."""

    share: float
    low: float
    high: float
    won: Number
    tried: Number


def wilson(won: float, tried: float) -> Interval:
    """Wilson's interval for a share of ``won`` out of ``tried`` independent tries.

    >>> [round(bound, 3) for bound in wilson(8, 10)]
    [0.49, 0.943]
    """
    if not tried:
        return 0.0, 1.0
    share, square = won / tried, Z * Z
    middle = share + square / (2 * tried)
    reach = Z * sqrt(share * (1 - share) / tried + square / (4 * tried * tried))
    whole = 1 + square / tried
    low = (middle - reach) / whole if won else 0.0
    high = (middle + reach) / whole if won < tried else 1.0
    return low, high


def student(freedom: int) -> float:
    """The quantile of Student's t for 95 % intervals, by its expansion in the normal quantile.

    1 % off at 3 degrees of freedom, nothing to speak of from 5 on.

    >>> round(student(10), 2)
    2.23
    """
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3


class Ratio:
    """A sum over a count, both added up game by game: a rate, or a mean.

    What happens within one game hangs together (a strong house wins again and again), so intervals
    are reckoned from whole games: they are not too narrow where a game holds many tries.
    """

    __slots__ = ("both", "count", "counts", "games", "squares", "total")

    def __init__(self) -> None:
        self.games = 0
        self.total: Exact = 0
        self.count: Exact = 0
        self.squares: Exact = 0
        self.counts: Exact = 0
        self.both: Exact = 0

    def add(self, total: Exact, count: Exact = 1) -> None:
        """Add one game: a sum, and over how many it was taken; nothing where that is none."""
        if count:
            self.games += 1
            self.total += total
            self.count += count
            self.squares += total * total
            self.counts += count * count
            self.both += total * count

    @property
    def value(self) -> Fraction:
        """The ratio; there must be something counted."""
        return Fraction(self.total, self.count)

    @property
    def variance(self) -> float | None:
        """The variance of the ratio between games; None for a single game."""
        if self.games < 2:
            return None
        return float(_off(self) * self.games / (self.games - 1) / self.count**2)

    def mean_interval(self) -> Interval | None:
        """The interval of a mean; None for a single game."""
        variance = self.variance
        if variance is None:
            return None
        mean, reach = float(self.value), student(self.games - 1) * sqrt(variance)
        return mean - reach, mean + reach

    def rate_interval(self) -> Interval:
        """Wilson's interval of a rate, as of so many tries as tell as much as these do."""
        share, variance = float(self.value), self.variance or 0.0
        plain = share * (1 - share) / self.count
        # As Wilson has it, the variance is that of the games themselves, not of a sample.
        effect = max(1.0, variance * (1 - 1 / self.games) / plain) if plain else 1.0
        return wilson(self.total / effect, self.count / effect)

    def mean(self) -> Mean:
        """The mean, with its interval."""
        low, high = self.mean_interval() or (None, None)
        return Mean(float(self.value), low, high, _number(self.count))

    def rate(self) -> Rate:
        """The rate, with its interval; of nothing tried it may be anything."""
        if not self.count:
            return Rate(0.0, *wilson(0, 0), 0, 0)
        low, high = self.rate_interval()
        return Rate(float(self.value), low, high, _number(self.total), _number(self.count))


def _number(exact: Exact) -> Number:
    """A sum as it is written: whole where it is."""
    return int(exact) if exact == int(exact) else float(exact)


def quantile(counts: Mapping[int, int], part: Fraction) -> int:
    """The least of some numbers (each with how often it came) that ``part`` of all do not exceed.

    >>> quantile({1: 2, 5: 1, 9: 1}, Fraction(3, 4))
    5
    """
    needed, passed = part * sum(counts.values()), 0
    for number in sorted(counts):
        passed += counts[number]
        if passed >= needed:
            return number
    raise ValueError("There is nothing to divide.")


class Spread:
    """How whole numbers are spread, one a game."""

    def __init__(self) -> None:
        self.counts: Counter[int] = Counter()
        self.ratio = Ratio()

    def add(self, number: int) -> None:
        """Count one number."""
        self.counts[number] += 1
        self.ratio.add(number)

    @property
    def deviation(self) -> float:
        """The standard deviation of the sample; 0 for a single number."""
        ratio = self.ratio
        if ratio.games < 2:
            return 0.0
        above = ratio.games * ratio.squares - ratio.total**2
        return sqrt(above / (ratio.games * (ratio.games - 1)))

    def distribution(self) -> Distribution | None:
        """All of it; None where nothing was counted."""
        if not self.counts:
            return None
        mean = self.ratio.mean()
        return Distribution(
            mean.mean,
            mean.low,
            mean.high,
            self.ratio.games,
            self.deviation,
            min(self.counts),
            [quantile(self.counts, Fraction(part, 4)) for part in range(1, 4)],
            max(self.counts),
            sorted(self.counts.items()),
        )


class Paired:
    """A ratio in the same games under two settings, and how far the two are apart.

    The same dice fall in both, so each game is set against itself: where the two go much alike,
    the interval of the difference is narrower than those of the two.
    """

    __slots__ = ("_crossed", "first", "games", "other")

    def __init__(self) -> None:
        self.first, self.other = Ratio(), Ratio()
        self.games = 0
        self._crossed: list[Exact] = [0, 0, 0, 0]

    def add(self, first: tuple[Exact, Exact], other: tuple[Exact, Exact]) -> None:
        """Count one game: the sum, and over how many it was taken, under each setting."""
        self.games += bool(first[1] or other[1])
        self.first.add(*first)
        self.other.add(*other)
        products = (first[n] * other[m] for n in (0, 1) for m in (0, 1))
        self._crossed = [was + more for was, more in zip(self._crossed, products, strict=True)]

    def pad(self, games: int) -> None:
        """Count the games up to so many in which there was nothing, out of one each."""
        for _ in range(games - self.games):
            self.add((0, 1), (0, 1))

    @property
    def variance(self) -> float | None:
        """The variance of the difference between games; None for a single game."""
        first, other = self.first, self.other
        if self.games < 2:
            return None
        totals, total_count, count_total, counts = self._crossed
        r1, r2 = first.value, other.value
        both = totals - r2 * total_count - r1 * count_total + r1 * r2 * counts
        spread = (
            Fraction(_off(first), first.count**2)
            + Fraction(_off(other), other.count**2)
            - Fraction(2 * both, first.count * other.count)
        )
        return float(spread * self.games / (self.games - 1))

    def difference(self) -> Mean | None:
        """The other less the first; None where one of them was never tried."""
        if not self.first.count or not self.other.count:
            return None
        value = float(self.other.value - self.first.value)
        variance = self.variance
        if variance is None:
            return Mean(value, None, None, self.games)
        reach = student(self.games - 1) * sqrt(max(0.0, variance))
        return Mean(value, value - reach, value + reach, self.games)


def _off(ratio: Ratio) -> Exact:
    """The squares of how far each game is off the ratio, summed."""
    value = ratio.value
    return ratio.squares - 2 * value * ratio.both + value * value * ratio.counts


def widening(many: int) -> float:
    """How many times wider so many intervals are that hold all at once, 95 times in 100.

    Bonferroni's: each of them holds more often than that.
    """
    return NormalDist().inv_cdf(1 - 0.025 / max(1, many)) / Z
