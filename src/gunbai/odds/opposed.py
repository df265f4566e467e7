"""Two distributions against each other: who has more."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import accumulate
from operator import mul
from typing import Literal, NamedTuple

from gunbai.odds.distribution import Distribution
from gunbai.odds.memory import remembered

Ties = Literal["drawn", "first", "second"]


class Opposed(NamedTuple):
    """The first side's chances; they add up to 1."""

    win: Fraction
    tie: Fraction
    lose: Fraction


@remembered
def opposed(first: Distribution, second: Distribution, *, ties: Ties = "drawn") -> Opposed:
    """Return the chances that the first side has more than, as many as, or fewer than the second.

    A tie may go to either side: `tie` is then 0 and its chance is part of `win` or `lose`.

    Raises:
        ValueError: `ties` is none of the three.

    """
    check_ties(ties)
    total = first.total * second.total
    above, equal = _above(first, second), _equal(first, second)
    below = total - above - equal
    if ties == "first":
        above, equal = above + equal, 0
    elif ties == "second":
        below, equal = below + equal, 0
    return Opposed(Fraction(above, total), Fraction(equal, total), Fraction(below, total))


def check_ties(ties: str) -> None:
    """Refuse an unknown answer to who has ties with a `ValueError`."""
    if ties not in ("drawn", "first", "second"):
        raise ValueError(f"Ties cannot go to {ties!r}; 'drawn', 'first' or 'second' is legal.")


def _above(first: Distribution, second: Distribution) -> int:
    """Count the ways in which the first has more."""
    shift = first.low - second.low
    weights = first.weights[max(0, -shift) :]
    fewer = (0, *accumulate(second.weights))[max(0, shift) :]
    return _dot(weights, fewer) + second.total * sum(weights[len(fewer) :])


def _equal(first: Distribution, second: Distribution) -> int:
    """Count the ways in which both have as many."""
    low = max(first.low, second.low)
    return _dot(first.weights[low - first.low :], second.weights[low - second.low :])


def _dot(a: tuple[int, ...], b: tuple[int, ...]) -> int:
    """Add up the products of numbers in the same places; the longer one's rest counts nothing."""
    products: Iterable[int] = map(mul, a, b)
    return sum(products)
