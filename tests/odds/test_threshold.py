from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gunbai.odds import threshold


def rolled(  # the same arguments, by every roll of the dice
    target: int,
    dice: int,
    sides: int,
    modifier: int,
    passes: set[int],
    fails: set[int],
) -> Fraction:
    rolls = [sum(faces) for faces in product(range(1, sides + 1), repeat=dice)]
    passed = [
        natural
        for natural in rolls
        if natural not in fails and (natural in passes or natural + modifier >= target)
    ]
    return Fraction(len(passed), len(rolls))


@given(st.integers(-3, 30), st.integers(0, 4), st.integers(1, 6), st.integers(-6, 6), st.data())
def test_threshold_against_every_roll(
    target: int, dice: int, sides: int, modifier: int, data: st.DataObject
) -> None:
    naturals = st.sets(st.integers(dice, dice * sides))
    passes = data.draw(naturals)
    fails = data.draw(naturals) - passes
    chance = threshold(
        target, dice=dice, sides=sides, modifier=modifier, passes=passes, fails=fails
    )
    assert chance == rolled(target, dice, sides, modifier, passes, fails)


def test_a_stand_hits_on_8_with_two_dice() -> None:
    assert threshold(8) == Fraction(15, 36)
    assert threshold(8, modifier=2) == Fraction(26, 36)
    assert threshold(8, modifier=-5) == 0


def test_a_natural_12_passes_and_a_natural_2_fails_whatever_the_modifier() -> None:
    assert threshold(8, modifier=-9, passes=(12,), fails=(2,)) == Fraction(1, 36)
    assert threshold(8, modifier=9, passes=(12,), fails=(2,)) == Fraction(35, 36)


@pytest.mark.parametrize("natural", [1, 13])
def test_a_natural_that_cannot_fall_is_refused(natural: int) -> None:
    with pytest.raises(ValueError, match=rf"cannot show {natural}; sums 2 to 12 are legal\.$"):
        threshold(8, passes=(natural,))
    with pytest.raises(ValueError, match=rf"cannot show {natural}; sums 2 to 12 are legal\.$"):
        threshold(8, fails=(natural,))


def test_a_natural_that_passes_and_fails_is_refused() -> None:
    with pytest.raises(ValueError, match=r"12 cannot both pass and fail; each sum may be in one"):
        threshold(8, passes=(12, 11), fails=(2, 12))


def test_dice_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match=r"^-2 dice cannot be rolled; 0 or more dice are legal\.$"):
        threshold(8, dice=-2)
    with pytest.raises(ValueError, match=r"^A die cannot have 0 sides; 1 to 1000000 sides are"):
        threshold(8, sides=0)
