from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gunbai.odds import (
    Distribution,
    Ties,
    hits,
    opposed,
    opposed_grid,
    success_grid,
    successes,
    sums,
    threshold,
    threshold_grid,
)

TIES: tuple[Ties, ...] = ("drawn", "first", "second")
weights = st.integers(1, 2**70)
sides = st.lists(
    st.builds(Distribution, st.dictionaries(st.integers(-4, 4), weights, min_size=1)),
    min_size=1,
    max_size=4,
)


@pytest.mark.parametrize("ties", TIES)
@given(sides, sides)
@settings(max_examples=40)
def test_opposed_grid_is_opposed_one_by_one(
    ties: Ties, firsts: list[Distribution], seconds: list[Distribution]
) -> None:
    grids = opposed_grid(firsts, seconds, ties=ties)
    for row, first in enumerate(firsts):
        for column, second in enumerate(seconds):
            cell = tuple(grid.chance(row, column) for grid in grids)
            assert cell == opposed(first, second, ties=ties)


@pytest.mark.parametrize("most", [9, 19, 20, 30, 60])
def test_opposed_grid_at_every_width_of_weights(most: int) -> None:
    """Products of up to 63 bits, of more, and weights that are themselves longer."""
    pools = [successes(n, 6, (1, 6)) for n in range(most - 2, most + 1)]
    grid = opposed_grid(pools, pools, ties="first").win
    assert grid.shape == (3, 3)
    for row, first in enumerate(pools):
        for column, second in enumerate(pools):
            assert grid.chance(row, column) == opposed(first, second, ties="first").win


def test_opposed_grid_of_two_small_pools() -> None:
    pools = [successes(n, 6, (1, 6)) for n in (1, 2)]
    grids = opposed_grid(pools, pools)
    assert grids.win.chance(0, 1) == Fraction(4, 27)
    assert grids.tie.chance(0, 1) == Fraction(12, 27)
    assert grids.lose.values.tolist()[0][1] == 11 / 27


@pytest.mark.parametrize("faces", [(1, 6), range(1, 7), (), {6: 2, 5: 1}])
def test_success_grid_is_the_pools_one_by_one(faces: dict[int, int]) -> None:
    dice = [0, 3, 1, 45]
    grid = success_grid(dice, 6, faces)
    for row, n in enumerate(dice):
        pool = successes(n, 6, faces)
        assert [grid.chance(row, k) for k in range(grid.shape[1])] == [
            pool.chance(k) for k in range(grid.shape[1])
        ]
    assert grid.values.sum(axis=1) == pytest.approx([1] * 4)


def test_success_grid_of_small_pools_is_of_64_bit_integers() -> None:
    grid = success_grid(range(4), 6, (1, 6))
    assert grid.numerators.dtype == np.int64
    assert grid.numerators.tolist() == [[1, 0, 0, 0], [2, 1, 0, 0], [4, 4, 1, 0], [8, 12, 6, 1]]
    assert np.array_equal(grid.denominators, [[1], [3], [9], [27]])


@pytest.mark.parametrize("naturals", [((), ()), ((12,), (2,)), ((2, 7), (11, 12))])
def test_threshold_grid_is_threshold_one_by_one(
    naturals: tuple[tuple[int, ...], tuple[int, ...]],
) -> None:
    passes, fails = naturals
    targets, modifiers = range(-3, 20), range(-6, 7)
    grid = threshold_grid(targets, modifiers, passes=passes, fails=fails)
    assert grid.shape == (13, 23)
    for row, modifier in enumerate(modifiers):
        for column, target in enumerate(targets):
            assert grid.chance(row, column) == threshold(
                target, modifier=modifier, passes=passes, fails=fails
            )


def test_threshold_grid_of_many_dice_stays_exact() -> None:
    grid = threshold_grid([100, 105], [0, 3], dice=30)
    assert grid.numerators.dtype == object
    assert grid.chance(1, 0) == sums(30, 6).at_least(97)


def test_values_are_the_nearest_doubles() -> None:
    pools = [successes(n, 6, (1, 6)) for n in (25, 30)]
    values = opposed_grid(pools, pools).win.values
    assert values.dtype == np.float64
    assert values[1, 0] == float(opposed(pools[1], pools[0]).win)


def test_grids_take_any_distributions() -> None:
    shooters = [hits(n, Fraction(5, 12)) for n in range(4)]
    targets = [sums(1, 6) - 3, Distribution.certain(2)]
    assert opposed_grid(shooters, targets).tie.chance(3, 1) == shooters[3].chance(2)


def test_empty_grids_are_refused() -> None:
    with pytest.raises(ValueError, match=r"cannot be empty; 1 or more distributions a side are"):
        opposed_grid([], [sums(1, 6)])
    with pytest.raises(ValueError, match=r"cannot be empty; 1 or more distributions a side are"):
        success_grid([], 6, (1, 6))


def test_the_refusals_of_single_chances_hold_for_grids() -> None:
    with pytest.raises(ValueError, match=r"'drawn', 'first' or 'second' is legal\.$"):
        opposed_grid([sums(1, 6)], [sums(1, 6)], ties="both")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"^Face 7 is not on the die; faces 1 to 6 are legal\.$"):
        success_grid([1, 2], 6, (7,))
    with pytest.raises(ValueError, match=r"The dice cannot show 13; sums 2 to 12 are legal\.$"):
        threshold_grid([8], [0], fails=(13,))
