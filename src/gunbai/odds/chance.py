"""Chances: exact fractions, and the one form in which the product writes them."""

from fractions import Fraction
from typing import TypedDict


class FractionJSON(TypedDict):
    """A fraction as JSON: exact text `"a/b"` and the nearest double."""

    exact: str
    value: float


def fraction_json(amount: Fraction | int) -> FractionJSON:
    """Write any exact number, such as an expected change of score.

    >>> fraction_json(Fraction(-3, 2))
    {'exact': '-3/2', 'value': -1.5}
    """
    return {
        "exact": f"{amount.numerator}/{amount.denominator}",
        "value": amount.numerator / amount.denominator,
    }


def chance_json(chance: Fraction | int) -> FractionJSON:
    """Write a chance; `exact` is always `"a/b"` in lowest terms, also `"0/1"` and `"1/1"`.

    Raises:
        ValueError: the number is no chance.

    >>> chance_json(Fraction(1, 4))
    {'exact': '1/4', 'value': 0.25}

    """
    return fraction_json(checked_chance(chance))


def checked_chance(chance: Fraction | int) -> Fraction:
    """Return the chance as a `Fraction`.

    Raises:
        ValueError: it is not exact, or not from 0 to 1.

    """
    if not isinstance(chance, (Fraction, int)):
        raise ValueError(f"{chance!r} is not exact; a chance is a Fraction from 0 to 1.")  # noqa: TRY004
    if not 0 <= chance <= 1:
        raise ValueError(f"{chance} is no chance; a chance is a Fraction from 0 to 1.")
    return Fraction(chance)
