"""Pools of dice and of stands: what they add up to, and how many succeed."""

from collections.abc import Collection, Mapping
from fractions import Fraction
from math import comb

from gunbai.odds.chance import checked_chance
from gunbai.odds.distribution import SPREAD, Distribution
from gunbai.odds.memory import remembered

_Ways = dict[tuple[int, int], int]
"""How many rolls show so many of the dice already, with such a sum of those kept."""

KEPT = 40_000_000
"""The most work that counting kept dice may be, in dice² x sides² x kept: some seconds."""


@remembered
def die(sides: int) -> Distribution:
    """Return one fair die with the faces 1 to `sides`.

    Raises:
        ValueError: the die has no sides.

    """
    check_sides(sides)
    return Distribution(dict.fromkeys(range(1, sides + 1), 1))


@remembered
def sums(dice: int, sides: int) -> Distribution:
    """Return the sum of a number of fair dice; no dice sum to 0.

    Raises:
        ValueError: fewer than 0 dice, or no sides.

    >>> sums(2, 6).chance(7)
    Fraction(1, 6)

    """
    check_dice(dice)
    return die(sides).times(dice)


@remembered
def kept(dice: int, sides: int, keep: int) -> Distribution:
    """Return the sum of the `keep` highest of a number of fair dice.

    The lowest come from the mirrored die: `keep * (sides + 1) - kept(dice, sides, keep)`.

    Raises:
        ValueError: fewer than 0 dice, no sides, more dice kept than rolled, or far too many.

    >>> kept(4, 6, 3).chance(18)
    Fraction(7, 432)

    """
    check_dice(dice)
    check_sides(sides)
    if not 0 <= keep <= dice:
        raise ValueError(f"{keep} of {dice} dice cannot be kept; 0 to {dice} are legal.")
    if (work := dice**2 * sides**2 * keep) > KEPT:
        raise ValueError(
            f"Dice² x sides² x kept is {work}, too much to count; up to {KEPT} is legal."
        )
    ways: _Ways = {(0, 0): 1}
    for face in range(sides, 0, -1):
        ways = _show(face, ways, dice, keep)
    return Distribution({total: n for (shown, total), n in ways.items() if shown == dice})


def _show(face: int, ways: _Ways, dice: int, keep: int) -> _Ways:
    """Let any number of the dice not yet shown show this face, lower than all before."""
    more: _Ways = {}
    for (shown, total), n in ways.items():
        for count in range(dice - shown + 1):
            at = shown + count, total + face * min(count, max(0, keep - shown))
            more[at] = more.get(at, 0) + n * comb(dice - shown, count)
    return more


def successes(dice: int, sides: int, faces: Collection[int] | Mapping[int, int]) -> Distribution:
    """Return how many successes a pool of fair dice shows.

    `faces` are those that count for one success each, or map each counting face to the
    successes it is worth. A pool of no dice has no successes.

    Raises:
        ValueError: fewer than 0 dice, no sides, or a face that the die does not have.

    >>> successes(2, 6, (1, 6)).at_least(1)
    Fraction(5, 9)
    >>> successes(1, 6, {6: 2, 5: 1}).mean
    Fraction(1, 2)

    """
    if isinstance(faces, Mapping):
        return _successes(dice, sides, tuple(faces), tuple(faces.values()))
    return _successes(dice, sides, tuple(faces), None)


@remembered
def _successes(
    dice: int, sides: int, faces: tuple[int, ...], worth: tuple[int, ...] | None
) -> Distribution:
    check_dice(dice)
    return counting_die(sides, dict(zip(faces, worth or [1] * len(faces), strict=True))).times(dice)


def counting_die(sides: int, worth: Mapping[int, int]) -> Distribution:
    """Return the successes of one die whose faces are worth so many, others nothing.

    Raises:
        ValueError: no sides, or a face that the die does not have.

    """
    check_sides(sides)
    for face in worth:
        if not 1 <= face <= sides:
            raise ValueError(f"Face {face} is not on the die; faces 1 to {sides} are legal.")
    return die(sides).map(lambda face: worth.get(face, 0))


def hits(stands: int, chance: Fraction | int) -> Distribution:
    """Return how many of several stands hit, each with this chance of its own.

    Stands with different chances: add the distributions, `hits(2, p) + hits(3, q)`.

    Raises:
        ValueError: fewer than 0 stands, or no chance from 0 to 1.

    """
    if stands < 0:
        raise ValueError(f"{stands} stands cannot shoot; 0 or more stands are legal.")
    hit = checked_chance(chance)
    return Distribution({0: hit.denominator - hit.numerator, 1: hit.numerator}).times(stands)


def check_dice(dice: int) -> None:
    """Refuse a negative number of dice with a `ValueError`."""
    if dice < 0:
        raise ValueError(f"{dice} dice cannot be rolled; 0 or more dice are legal.")


def check_sides(sides: int) -> None:
    """Refuse a die without sides, or with far too many, with a `ValueError`."""
    if not 1 <= sides <= SPREAD:
        raise ValueError(f"A die cannot have {sides} sides; 1 to {SPREAD} sides are legal.")
