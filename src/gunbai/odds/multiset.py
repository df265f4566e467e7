"""Every unordered roll of a pool, with the number of ordered rolls that show it."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import comb, factorial, prod
from typing import TYPE_CHECKING, Any, NamedTuple

from gunbai.odds.pool import check_dice, check_sides

if TYPE_CHECKING:
    from numpy.typing import NDArray

    _Array = NDArray[Any]

ROWS = 10_000_000
"""The most unordered rolls that are put into one array."""


class Multisets(NamedTuple):
    """All unordered rolls as arrays.

    `faces` has a row for each roll and a column for each die, lowest face first, rows in
    lexicographic order, in the smallest unsigned integers that hold a face. `weights` has, for
    each row, the number of ordered rolls that show it; they add up to `sides ** dice`. Weights
    are 64-bit integers where that sum times the dice fits, else Python integers.
    """

    faces: "_Array"
    weights: "_Array"


def multisets(dice: int, sides: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Give each unordered roll (lowest face first) with the number of ordered rolls showing it.

    Raises:
        ValueError: fewer than 0 dice, or no sides.

    >>> list(multisets(2, 2))
    [((1, 1), 1), ((1, 2), 2), ((2, 2), 1)]

    """
    check_dice(dice)
    check_sides(sides)
    orders = factorial(dice)
    return (
        (roll, orders // prod(map(factorial, Counter(roll).values())))
        for roll in combinations_with_replacement(range(1, sides + 1), dice)
    )


def multiset_arrays(dice: int, sides: int) -> Multisets:
    """Return each unordered roll and its weight as NumPy arrays.

    Raises:
        ValueError: fewer than 0 dice, no sides, or more than `ROWS` rolls.

    """
    import numpy as np

    check_dice(dice)
    check_sides(sides)
    if (rows := comb(dice + sides - 1, dice)) > ROWS:
        raise ValueError(f"{rows} unordered rolls are too many for arrays; {ROWS} are legal.")
    exact = np.int64 if dice * sides**dice < 2**63 else object
    faces = np.empty((1, 0), dtype=np.min_scalar_type(sides))
    made = faces, np.zeros(1, dtype=np.int64), np.ones(1, dtype=exact)
    for shown in range(1, dice + 1):
        made = _one_more(shown, sides, *made)
    return Multisets(made[0], made[2])


def _one_more(
    dice: int, sides: int, faces: "_Array", run: "_Array", weights: "_Array"
) -> "tuple[_Array, _Array, _Array]":
    """Put one more die before the rolls of `dice - 1` dice, as their new lowest face.

    The rolls that may follow a lowest face are a tail of the sorted rolls, so each column is
    tails laid end to end. `run` counts the dice that show a roll's lowest face: among `dice`
    dice, one of which is new, a roll has `dice / run` times the orders it had without it.
    """
    import numpy as np

    sizes = [comb(dice - 1 + sides - lowest, dice - 1) for lowest in range(1, sides + 1)]
    first = np.repeat(np.arange(1, sides + 1, dtype=faces.dtype), sizes)
    more = np.empty((len(first), dice), dtype=faces.dtype)
    more[:, 0] = first
    more[:, 1:] = _tails(faces, sizes)
    run = _tails(run, sizes) * (more[:, min(1, dice - 1)] == first) + 1
    return more, run, _tails(weights, sizes) * dice // run


def _tails(rows: "_Array", sizes: list[int]) -> "_Array":
    import numpy as np

    return np.concatenate([rows[len(rows) - size :] for size in sizes])
