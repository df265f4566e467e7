"""Estimates with their intervals (95 %), from whole numbers added up game by game.

All sums are exact, so that the same games give the same figures in whatever order they come.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from math import sqrt
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import asdict

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
        ratio = self.value
        spread = self.squares - 2 * ratio * self.both + ratio * ratio * self.counts
        return float(spread * self.games / (self.games - 1) / self.count**2)

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
        """The rate, with its interval."""
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

    def plain(self) -> dict[str, object] | None:
        """The spread as JSON; None where nothing was counted."""
        if not self.counts:
            return None
        quarters = [quantile(self.counts, Fraction(part, 4)) for part in range(1, 4)]
        return {
            **asdict(self.ratio.mean()),
            "deviation": self.deviation,
            "least": min(self.counts),
            "quartiles": quarters,
            "most": max(self.counts),
            "counts": sorted(map(list, self.counts.items())),
        }
