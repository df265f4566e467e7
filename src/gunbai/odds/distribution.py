"""`Distribution`: exact chances of integer outcomes."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import reduce
from itertools import accumulate, pairwise
from math import gcd, lcm
from typing import TypeVar

from gunbai.odds.polynomial import power, product

Label = TypeVar("Label", bound=Hashable)
SPREAD = 1_000_000
"""The furthest that two outcomes of one distribution may lie apart."""

SIZE = 1 << 21
"""The most bytes that the weights of one sum may fill: some 900d6, or the successes of 2,000d6."""

_new = object.__new__


class Distribution:
    """Exact chances of integer outcomes: integer weights over one common denominator.

    Frozen, hashable and in lowest terms, so that equal chances are equal values. Outcomes run
    without gaps from `low` to `high`, which both have a weight above 0; `weights[i]` belongs to
    the outcome `low + i`, and `total` is the sum of all weights.

    >>> coin = Distribution({0: 1, 1: 1})
    >>> (coin + coin).chance(1)
    Fraction(1, 2)
    """

    __slots__ = ("_low", "_total", "_weights")
    _low: int
    _weights: tuple[int, ...]
    _total: int

    def __init__(self, weights: Mapping[int, int]) -> None:
        """Take each outcome's weight, an integer of 0 or more.

        Raises:
            ValueError: a weight is negative, all are 0, or outcomes lie too far apart.

        """
        held = {outcome: weight for outcome, weight in weights.items() if weight}
        if not held or min(held.values()) < 0:
            raise ValueError(
                f"{dict(weights)!r} has no weights to share out; "
                "weights are integers of 0 or more, at least one above 0."
            )
        low, high = int(min(held)), int(max(held))
        if high - low > SPREAD:
            raise ValueError(
                f"Outcomes {low} and {high} are too far apart; at most {SPREAD} is legal."
            )
        common = gcd(*held.values())
        self._low = low
        self._weights = tuple([held.get(k, 0) // common for k in range(low, high + 1)])
        self._total = sum(self._weights)

    @classmethod
    def certain(cls, outcome: int) -> "Distribution":
        """Return the distribution with one outcome only."""
        return cls({outcome: 1})

    @property
    def low(self) -> int:
        """The lowest possible outcome."""
        return self._low

    @property
    def high(self) -> int:
        """The highest possible outcome."""
        return self._low + len(self._weights) - 1

    @property
    def weights(self) -> tuple[int, ...]:
        """The weights of the outcomes `low`, `low + 1`, … `high`."""
        return self._weights

    @property
    def total(self) -> int:
        """The common denominator: the sum of the weights."""
        return self._total

    @property
    def outcomes(self) -> range:
        """All integers from `low` to `high`; inner ones may have a chance of 0."""
        return range(self._low, self._low + len(self._weights))

    def items(self) -> Iterator[tuple[int, int]]:
        """Give each possible outcome with its weight (above 0), lowest first."""
        return ((k, w) for k, w in zip(self.outcomes, self._weights, strict=True) if w)

    def weight(self, outcome: int) -> int:
        """Return an outcome's weight, 0 where it is impossible."""
        at = outcome - self._low
        return self._weights[at] if 0 <= at < len(self._weights) else 0

    def chance(self, outcome: int) -> Fraction:
        """Return the chance of exactly this outcome."""
        return Fraction(self.weight(outcome), self._total)

    def at_least(self, outcome: int) -> Fraction:
        """Return the chance of this outcome or a higher one."""
        return Fraction(sum(self._weights[max(0, outcome - self._low) :]), self._total)

    def at_most(self, outcome: int) -> Fraction:
        """Return the chance of this outcome or a lower one."""
        return 1 - self.at_least(outcome + 1)

    def chances(self) -> dict[int, Fraction]:
        """Return the chance of every outcome from `low` to `high`, those of chance 0 too."""
        return {
            k: Fraction(w, self._total) for k, w in zip(self.outcomes, self._weights, strict=True)
        }

    @property
    def mean(self) -> Fraction:
        """The expected outcome."""
        return self.expect(int)

    @property
    def variance(self) -> Fraction:
        """The expected square of the distance from the mean."""
        return self.expect(lambda k: k * k) - self.mean**2

    def expect(self, value: Callable[[int], int | Fraction]) -> Fraction:
        """Return the expected `value(outcome)`."""
        return Fraction(sum(value(k) * w for k, w in self.items())) / self._total

    def map(self, change: Callable[[int], int]) -> "Distribution":
        """Return the distribution of `change(outcome)`."""
        return Distribution(_grouped(self, change))

    def group(self, label: Callable[[int], Label]) -> dict[Label, Fraction]:
        """Return the chance of every label that `label(outcome)` gives, in outcomes' order.

        >>> Distribution({1: 1, 2: 1, 3: 2}).group(lambda k: "odd" if k % 2 else "even")
        {'odd': Fraction(3, 4), 'even': Fraction(1, 4)}
        """
        return {name: Fraction(w, self._total) for name, w in _grouped(self, label).items()}

    def given(self, condition: Callable[[int], bool]) -> "Distribution":
        """Return the distribution among outcomes that meet a condition: others are rolled anew.

        Raises:
            ValueError: no possible outcome meets it.

        >>> Distribution({-1: 1, 0: 2, 1: 3}).given(lambda k: k != 0).chance(1)
        Fraction(3, 4)

        """
        held = {outcome: weight for outcome, weight in self.items() if condition(outcome)}
        if not held:
            raise ValueError(
                f"No outcome from {self.low} to {self.high} meets the condition; 1 or more must."
            )
        return Distribution(held)

    def higher(self, rolls: int = 2) -> "Distribution":
        """Return the distribution of the highest of several independent rolls.

        Raises:
            ValueError: there is not even one roll, or the answer would be huge.

        """
        if rolls < 1:
            raise ValueError(f"The best of {rolls} rolls is none; 1 or more rolls are legal.")
        _check_size(len(self._weights), rolls * self._total.bit_length())
        tally = [0, *[up_to**rolls for up_to in accumulate(self._weights)]]
        weights = [b - a for a, b in pairwise(tally)]
        return Distribution(dict(enumerate(weights, self._low)))

    def lower(self, rolls: int = 2) -> "Distribution":
        """Return the distribution of the lowest of several independent rolls.

        Raises:
            ValueError: there is not even one roll, or the answer would be huge.

        """
        return -((-self).higher(rolls))

    def times(self, n: int) -> "Distribution":
        """Return the distribution of the sum of `n` independent rolls; none sum to 0.

        Raises:
            ValueError: `n` is negative, or the answer would be huge.

        """
        if n < 0:
            raise ValueError(f"{n} rolls cannot be added up; 0 or more is legal.")
        bits = n * self._total.bit_length()
        if bits > 64 or len(self._weights) > 2:  # else small; most pools go this way
            _check_size(n * len(self._weights), bits)
        total = self._total**n
        return _made(self._low * n, power(self._weights, n, total), total)

    def __add__(self, other: "Distribution | int") -> "Distribution":
        """Add a number to each outcome, or an independent roll of another distribution.

        Raises:
            ValueError: the answer would be huge.

        """
        if isinstance(other, int):
            return _made(self._low + other, self._weights, self._total)
        total = self._total * other._total
        _check_size(len(self._weights) + len(other._weights), total.bit_length())
        return _made(self._low + other._low, product(self._weights, other._weights, total), total)

    __radd__ = __add__

    def __neg__(self) -> "Distribution":
        return _made(-self.high, self._weights[::-1], self._total)

    def __sub__(self, other: "Distribution | int") -> "Distribution":
        """Take a number, or an independent roll of another distribution, from each outcome."""
        return self + -other

    def __rsub__(self, number: int) -> "Distribution":
        """Take each outcome from a number."""
        return -self + number

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Distribution):
            return NotImplemented
        return self._low == other._low and self._weights == other._weights

    def __hash__(self) -> int:
        return hash((self._low, self._weights))

    def __repr__(self) -> str:
        return f"Distribution({dict(self.items())})"


def _made(low: int, weights: tuple[int, ...], total: int) -> Distribution:
    """Return a distribution of weights known to be in lowest terms, with both ends above 0."""
    made = _new(Distribution)
    made._low = low  # noqa: SLF001
    made._weights = weights  # noqa: SLF001
    made._total = total  # noqa: SLF001
    return made


def mixture(parts: Iterable[tuple[Distribution, Fraction | int]]) -> Distribution:
    """Return the distribution of first choosing a part by its weight, then rolling it.

    Weights are exact and need not add up to 1: each is taken as a share of their sum.

    Raises:
        ValueError: a weight is negative or inexact, or all are 0.

    """
    held = [(part, _share(weight)) for part, weight in parts]
    common = reduce(lcm, [part.total * share.denominator for part, share in held], 1)
    mixed: dict[int, int] = {}
    for part, share in held:
        scale = share.numerator * (common // (share.denominator * part.total))
        for outcome, weight in part.items():
            mixed[outcome] = mixed.get(outcome, 0) + weight * scale
    return Distribution(mixed)


def _grouped(distribution: Distribution, label: Callable[[int], Label]) -> dict[Label, int]:
    grouped: dict[Label, int] = {}
    for outcome, weight in distribution.items():
        name = label(outcome)
        grouped[name] = grouped.get(name, 0) + weight
    return grouped


def _check_size(weights: int, bits: int) -> None:
    if weights * bits > 8 * SIZE:
        raise ValueError(
            f"{weights} weights of {bits} bits are too large; up to {SIZE} bytes are legal."
        )


def _share(weight: Fraction | int) -> Fraction:
    if not isinstance(weight, (Fraction, int)) or weight < 0:
        raise ValueError(f"{weight!r} is no share; a Fraction or int of 0 or more is legal.")
    return Fraction(weight)
