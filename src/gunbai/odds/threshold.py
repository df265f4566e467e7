"""A sum of dice with a modifier against a target."""

from collections.abc import Collection
from fractions import Fraction

from gunbai.odds.pool import sums


def threshold(
    target: int,
    *,
    dice: int = 2,
    sides: int = 6,
    modifier: int = 0,
    passes: Collection[int] = (),
    fails: Collection[int] = (),
) -> Fraction:
    """Return the chance that the sum of the dice plus the modifier reaches the target.

    `passes` and `fails` are natural sums, before the modifier, that always pass or fail.

    Raises:
        ValueError: fewer than 0 dice, no sides, a natural sum the dice cannot show, or one that
            both passes and fails.

    >>> threshold(8, modifier=1, passes=(12,), fails=(2,))
    Fraction(7, 12)

    """
    rolled = sums(dice, sides)
    check_naturals(passes, fails, rolled.outcomes)
    won = sum(
        weight
        for natural, weight in rolled.items()
        if natural in passes or (natural + modifier >= target and natural not in fails)
    )
    return Fraction(won, rolled.total)


def check_naturals(passes: Collection[int], fails: Collection[int], legal: range) -> None:
    """Refuse natural sums that the dice cannot show, or in both lists, with a `ValueError`."""
    for natural in (*passes, *fails):
        if natural not in legal:
            raise ValueError(
                f"The dice cannot show {natural}; sums {legal[0]} to {legal[-1]} are legal."
            )
    if both := set(passes) & set(fails):
        raise ValueError(
            f"A natural {min(both)} cannot both pass and fail; each sum may be in one list only."
        )
