"""Pools of dice: how many successes they show, and what they add up to."""

from collections.abc import Collection, Mapping

from gunbai.odds.distribution import Distribution


def die(sides: int) -> Distribution:
    """Return one fair die with the faces 1 to `sides`.

    Raises:
        ValueError: the die has no sides.

    """
    _check_sides(sides)
    return Distribution._of(1, (1,) * sides, sides)  # noqa: SLF001


def sums(dice: int, sides: int) -> Distribution:
    """Return the sum of a number of fair dice; no dice sum to 0.

    Raises:
        ValueError: fewer than 0 dice, or no sides.

    >>> sums(2, 6).chance(7)
    Fraction(1, 6)

    """
    _check_dice(dice)
    return die(sides).times(dice)


def successes(dice: int, sides: int, faces: Collection[int] | Mapping[int, int]) -> Distribution:
    """Return how many successes a pool of fair dice shows.

    `faces` are those that count for one success each, or map each counting face to the
    successes it is worth. A pool of no dice has no successes.

    Raises:
        ValueError: fewer than 0 dice, no sides, or a face that the die does not have.

    >>> successes(2, 6, (1, 6)).at_least(1)
    Fraction(5, 9)

    """
    _check_dice(dice)
    _check_sides(sides)
    worth = dict(faces) if isinstance(faces, Mapping) else dict.fromkeys(faces, 1)
    for face in worth:
        if not 1 <= face <= sides:
            raise ValueError(f"Face {face} is not on the die; faces 1 to {sides} are legal.")
    return die(sides).map(lambda face: worth.get(face, 0)).times(dice)


def _check_dice(dice: int) -> None:
    if dice < 0:
        raise ValueError(f"{dice} dice cannot be rolled; 0 or more dice are legal.")


def _check_sides(sides: int) -> None:
    if sides < 1:
        raise ValueError(f"A die cannot have {sides} sides; 1 or more sides are legal.")
