from collections import Counter
from itertools import product
from math import comb

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gunbai.odds import multiset_arrays, multisets


def rolled(dice: int, sides: int) -> dict[tuple[int, ...], int]:
    """Sort every ordered roll and count the equal ones."""
    return Counter(tuple(sorted(faces)) for faces in product(range(1, sides + 1), repeat=dice))


@given(st.integers(0, 5), st.integers(1, 6))
def test_multisets_against_every_roll(dice: int, sides: int) -> None:
    made = [*multisets(dice, sides)]
    assert dict(made) == rolled(dice, sides)
    assert made == sorted(made)


@given(st.integers(0, 7), st.integers(1, 7))
def test_arrays_hold_the_same_multisets(dice: int, sides: int) -> None:
    faces, weights = multiset_arrays(dice, sides)
    assert faces.shape == (comb(dice + sides - 1, dice), dice)
    assert [
        (tuple(roll), weight) for roll, weight in zip(faces.tolist(), weights.tolist(), strict=True)
    ] == [*multisets(dice, sides)]


def test_six_ten_sided_dice() -> None:
    faces, weights = multiset_arrays(6, 10)
    assert faces.shape == (5005, 6)
    assert faces.dtype == np.uint8
    assert weights.dtype == np.int64
    assert weights.sum() == 10**6
    assert weights.max() == 720
    assert faces[0].tolist() == [1] * 6
    assert faces[-1].tolist() == [10] * 6


def test_faces_beyond_a_byte() -> None:
    faces, weights = multiset_arrays(2, 300)
    assert faces.dtype == np.uint16
    assert faces.max() == 300
    assert weights.sum() == 300**2


def test_weights_beyond_64_bits_stay_exact() -> None:
    faces, weights = multiset_arrays(70, 2)
    assert weights.dtype == object
    assert weights.tolist() == [comb(70, twos) for twos in range(71)]
    assert faces[1].tolist() == [1] * 69 + [2]


@pytest.mark.parametrize("make", [multisets, multiset_arrays])
def test_dice_that_cannot_be_are_refused(make: object) -> None:
    assert callable(make)
    with pytest.raises(ValueError, match=r"^-1 dice cannot be rolled; 0 or more dice are legal\.$"):
        make(-1, 6)
    with pytest.raises(ValueError, match=r"^A die cannot have 0 sides; 1 to 1000000 sides are"):
        make(2, 0)


def test_too_many_rolls_for_an_array_are_refused() -> None:
    with pytest.raises(ValueError, match=r"rolls are too many for arrays; 10000000 are legal\.$"):
        multiset_arrays(30, 30)
