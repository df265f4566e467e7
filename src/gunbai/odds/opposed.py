"""Two distributions against each other: who has more."""

from fractions import Fraction
from itertools import accumulate
from operator import mul
from typing import Literal, NamedTuple

from gunbai.odds.distribution import Distribution

Ties = Literal["drawn", "first", "second"]


class Opposed(NamedTuple):
    """The first side's chances; they add up to 1."""

    win: Fraction
    tie: Fraction
    lose: Fraction


def opposed(first: Distribution, second: Distribution, *, ties: Ties = "drawn") -> Opposed:
    """Return the chances that the first side has more than, as many as, or fewer than the second.

    A tie may go to either side: `tie` is then 0 and its chance is part of `win` or `lose`.

    Raises:
        ValueError: `ties` is none of the three.

    """
    if ties not in ("drawn", "first", "second"):
        raise ValueError(f"Ties cannot go to {ties!r}; 'drawn', 'first' or 'second' is legal.")
    total = first.total * second.total
    above, equal = _above(first, second), _equal(first, second)
    below = total - above - equal
    if ties == "first":
        above, equal = above + equal, 0
    elif ties == "second":
        below, equal = below + equal, 0
    return Opposed(Fraction(above, total), Fraction(equal, total), Fraction(below, total))


def _above(first: Distribution, second: Distribution) -> int:
    """Count the ways in which the first has more."""
    fewer = (0, *accumulate(second.weights))
    reach = len(fewer) - 1
    shift = first.low - second.low
    return sum(
        weight * fewer[min(max(at, 0), reach)] for at, weight in enumerate(first.weights, shift)
    )


def _equal(first: Distribution, second: Distribution) -> int:
    """Count the ways in which both have as many."""
    low = max(first.low, second.low)
    return sum(map(mul, first.weights[low - first.low :], second.weights[low - second.low :]))
