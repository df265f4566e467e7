from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gunbai.odds import Distribution, die, hits, kept, successes, sums


def rolled(dice: int, sides: int, value: object) -> Distribution:
    """Roll every combination of dice and count what each is worth."""
    assert callable(value)
    weights: dict[int, int] = {}
    for faces in product(range(1, sides + 1), repeat=dice):
        weights[value(faces)] = weights.get(value(faces), 0) + 1
    return Distribution(weights)


small = st.integers(0, 5), st.integers(1, 6)


def test_a_die_is_fair() -> None:
    assert die(6).chances() == dict.fromkeys(range(1, 7), Fraction(1, 6))


@given(*small)
def test_sums_against_every_roll(dice: int, sides: int) -> None:
    assert sums(dice, sides) == rolled(dice, sides, sum)


@given(*small, st.data())
def test_successes_against_every_roll(dice: int, sides: int, data: st.DataObject) -> None:
    faces = data.draw(st.sets(st.integers(1, sides)))
    expected = rolled(dice, sides, lambda roll: sum(face in faces for face in roll))
    assert successes(dice, sides, faces) == expected
    assert successes(dice, sides, sorted(faces)) == expected


@given(*small, st.data())
def test_faces_worth_more_or_less_against_every_roll(
    dice: int, sides: int, data: st.DataObject
) -> None:
    worth = data.draw(st.dictionaries(st.integers(1, sides), st.integers(-2, 3)))
    expected = rolled(dice, sides, lambda roll: sum(worth.get(face, 0) for face in roll))
    assert successes(dice, sides, worth) == expected


@given(*small, st.data())
def test_kept_dice_against_every_roll(dice: int, sides: int, data: st.DataObject) -> None:
    keep = data.draw(st.integers(0, dice))
    best = rolled(dice, sides, lambda roll: sum(sorted(roll)[dice - keep :]))
    worst = rolled(dice, sides, lambda roll: sum(sorted(roll)[:keep]))
    assert kept(dice, sides, keep) == best
    assert keep * (sides + 1) - kept(dice, sides, keep) == worst


def test_five_dice_counting_1_and_6() -> None:
    pool = successes(5, 6, (1, 6))
    assert pool.weights == (32, 80, 80, 40, 10, 1)
    assert pool.total == 3**5
    assert pool.mean == Fraction(5, 3)


def test_a_face_named_twice_counts_once() -> None:
    assert successes(3, 6, [1, 6, 6]) == successes(3, 6, {1, 6})


def test_an_empty_pool_and_a_die_that_never_or_always_counts() -> None:
    assert successes(0, 6, (1, 6)) == Distribution.certain(0)
    assert successes(9, 6, ()) == Distribution.certain(0)
    assert successes(9, 6, range(1, 7)) == Distribution.certain(9)


def test_rolled_twice_keeping_more_or_fewer_successes() -> None:
    pool = successes(1, 6, (1, 6))
    assert pool.higher().at_least(1) == Fraction(5, 9)
    assert pool.lower().at_least(1) == Fraction(1, 9)


def test_hits_of_stands_with_chances_of_their_own() -> None:
    assert hits(2, Fraction(15, 36)).chances() == {
        0: Fraction(49, 144),
        1: Fraction(70, 144),
        2: Fraction(25, 144),
    }
    mixed = hits(1, Fraction(1, 2)) + hits(1, Fraction(1, 3))
    assert mixed.chance(1) == Fraction(1, 2)
    assert hits(3, 0) == Distribution.certain(0)
    assert hits(3, 1) == Distribution.certain(3)


@given(st.integers(0, 7), st.fractions(0, 1, max_denominator=50))
def test_hits_against_every_stand_hitting_or_missing(stands: int, chance: Fraction) -> None:
    expected = dict.fromkeys(range(stands + 1), Fraction(0))
    for shots in product((0, 1), repeat=stands):
        together = Fraction(1)
        for hit in shots:
            together *= chance if hit else 1 - chance
        expected[sum(shots)] += together
    shot = hits(stands, chance)
    assert {k: shot.chance(k) for k in expected} == expected


@pytest.mark.parametrize("ask", [lambda: sums(-1, 6), lambda: successes(-1, 6, (1,))])
def test_negative_dice_are_refused(ask: object) -> None:
    assert callable(ask)
    with pytest.raises(ValueError, match=r"^-1 dice cannot be rolled; 0 or more dice are legal\.$"):
        ask()


@pytest.mark.parametrize("sides", [0, -6, 1_000_001])
def test_a_die_that_cannot_be_is_refused(sides: int) -> None:
    with pytest.raises(ValueError, match=rf"have {sides} sides; 1 to 1000000 sides are legal\.$"):
        die(sides)
    with pytest.raises(ValueError, match=rf"have {sides} sides; 1 to 1000000 sides are legal\.$"):
        successes(1, sides, ())


@pytest.mark.parametrize("faces", [(0,), (7,), {1: 1, 9: 2}])
def test_faces_outside_the_die_are_refused(faces: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"^Face \d is not on the die; faces 1 to 6 are legal\.$"):
        successes(3, 6, faces)


def test_more_dice_kept_than_rolled_are_refused() -> None:
    with pytest.raises(ValueError, match=r"^4 of 3 dice cannot be kept; 0 to 3 are legal\.$"):
        kept(3, 6, 4)


def test_kept_dice_that_take_too_long_are_refused() -> None:
    with pytest.raises(ValueError, match=r"1800000000, too much to count; up to 40000000 is legal"):
        kept(1000, 6, 50)


def test_stands_and_chances_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match=r"^-2 stands cannot shoot; 0 or more stands are legal\.$"):
        hits(-2, Fraction(1, 2))
    with pytest.raises(ValueError, match=r"^3/2 is no chance; a chance is a Fraction from 0 to 1"):
        hits(2, Fraction(3, 2))
