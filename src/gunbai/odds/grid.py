"""Many chances at once, as NumPy arrays of exact numerators.

This module imports NumPy, and is itself imported only when one of its names is asked for.
"""

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from itertools import accumulate
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gunbai.odds.distribution import Distribution
from gunbai.odds.opposed import Ties, check_ties
from gunbai.odds.pool import successes, sums
from gunbai.odds.threshold import check_naturals

Integers = NDArray[Any]
"""An array of 64-bit integers where those hold every number of it, else of Python integers."""


class Grid(NamedTuple):
    """Exact chances in rows and columns.

    `numerators` has a number for each row and column; `denominators` is one number for all, or
    an array that broadcasts to the same shape.
    """

    numerators: Integers
    denominators: Integers | int

    @property
    def shape(self) -> tuple[int, ...]:
        """The number of rows and of columns."""
        return self.numerators.shape

    def chance(self, row: int, column: int) -> Fraction:
        """Return one exact chance."""
        below = np.broadcast_to(self.denominators, self.shape)
        return Fraction(int(self.numerators[row, column]), int(below[row, column]))

    @property
    def values(self) -> NDArray[np.float64]:
        """All chances as the nearest doubles."""
        exact = self.numerators.astype(object) / np.asarray(self.denominators, dtype=object)
        return np.asarray(exact, dtype=np.float64)


class OpposedGrid(NamedTuple):
    """The first sides' chances: a row for each first side, a column for each second."""

    win: Grid
    tie: Grid
    lose: Grid


def opposed_grid(
    firsts: Sequence[Distribution], seconds: Sequence[Distribution], *, ties: Ties = "drawn"
) -> OpposedGrid:
    """Return every first distribution against every second, as `opposed` would one by one.

    Raises:
        ValueError: `ties` is not legal, or a side has no distributions.

    """
    check_ties(ties)
    _check_filled(firsts, seconds)
    outcomes = _span([*firsts, *seconds])
    rows, columns = _weights(firsts, outcomes), _weights(seconds, outcomes).T
    totals = np.multiply.outer(_totals(firsts), _totals(seconds))
    bits = _bits(firsts), _bits(seconds)
    reached = _matmul(rows, np.cumsum(columns, axis=0), *bits)
    tied = _matmul(rows, columns, *bits) if ties != "first" else np.zeros_like(reached)
    won = reached - tied
    if ties == "second":
        tied = np.zeros_like(tied)
    return OpposedGrid(*[Grid(part, totals) for part in (won, tied, totals - won - tied)])


def success_grid(
    dice: Sequence[int], sides: int, faces: Collection[int] | Mapping[int, int]
) -> Grid:
    """Return a success pool a row for each number of dice, a column for each 0, 1, … successes.

    Raises:
        ValueError: as `successes`, or there are no pools.

    """
    pools = [successes(n, sides, faces) for n in dice]
    _check_filled(pools)
    outcomes = range(max([pool.high for pool in pools]) + 1)
    return Grid(_weights(pools, outcomes), _totals(pools)[:, None])


def threshold_grid(
    targets: Sequence[int],
    modifiers: Sequence[int],
    *,
    dice: int = 2,
    sides: int = 6,
    passes: Collection[int] = (),
    fails: Collection[int] = (),
) -> Grid:
    """Return `threshold` for every modifier (rows) and target (columns).

    Raises:
        ValueError: as `threshold`.

    """
    rolled = sums(dice, sides)
    weights: Sequence[int] = rolled.weights
    always = 0
    if passes or fails:
        check_naturals(passes, fails, rolled.outcomes)
        weights = [0 if k in passes or k in fails else w for k, w in rolled.items()]
        always = sum([rolled.weight(natural) for natural in set(passes)])
    best = _array([*accumulate(reversed(weights), initial=always)], rolled.total)
    enough = rolled.high + 1 + _integers(modifiers)[:, None] - _integers(targets)
    return Grid(best.take(enough, mode="clip"), rolled.total)


def _check_filled(*sides: Sequence[Distribution]) -> None:
    if not all(sides):
        raise ValueError("A grid cannot be empty; 1 or more distributions a side are legal.")


def _integers(numbers: Sequence[int]) -> NDArray[np.int64]:
    return np.asarray(numbers, dtype=np.int64)


def _span(distributions: Sequence[Distribution]) -> range:
    return range(
        min([one.low for one in distributions]), max([one.high for one in distributions]) + 1
    )


def _array(numbers: Sequence[int] | Sequence[Sequence[int]], most: int) -> Integers:
    return np.array(numbers, dtype=np.int64 if most < 2**63 else object)


def _weights(distributions: Sequence[Distribution], outcomes: range) -> Integers:
    """Return a row of weights for each distribution, a column for each outcome."""
    rows = [
        [0] * (one.low - outcomes.start) + [*one.weights] + [0] * (outcomes.stop - 1 - one.high)
        for one in distributions
    ]
    return _array(rows, max([one.total for one in distributions]))


def _totals(distributions: Sequence[Distribution]) -> Integers:
    return np.array([one.total for one in distributions], dtype=object)


def _bits(distributions: Sequence[Distribution]) -> int:
    return max([one.total for one in distributions]).bit_length()


def _matmul(a: Integers, b: Integers, a_bits: int, b_bits: int) -> Integers:
    """Multiply matrices exactly; every element of each is below 2 to the power of its `bits`.

    Where 64 bits may not hold an element of the product, the wider matrix is split into its high
    and its low digits.
    """
    if a_bits + b_bits + len(b).bit_length() < 64:
        return a.astype(np.int64) @ b.astype(np.int64)
    if a_bits < b_bits:
        return _matmul(b.T, a.T, b_bits, a_bits).T
    low = a_bits // 2
    high = _matmul(a >> low, b, a_bits - low, b_bits).astype(object) << low
    return high + _matmul(a & ((1 << low) - 1), b, low, b_bits)
