from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gunbai.odds import Distribution, Opposed, Ties, die, opposed, successes

distributions = st.builds(
    Distribution,
    st.dictionaries(st.integers(-6, 6), st.integers(1, 20), min_size=1, max_size=6),
)


def compared(first: Distribution, second: Distribution) -> Opposed:
    """Compare every pair of outcomes."""
    sides = [Fraction(0)] * 3
    for a, b in product(first.outcomes, second.outcomes):
        sides[0 if a > b else 1 if a == b else 2] += first.chance(a) * second.chance(b)
    return Opposed(*sides)


@given(distributions, distributions)
def test_opposed_against_every_pair(first: Distribution, second: Distribution) -> None:
    assert opposed(first, second) == compared(first, second)


@given(distributions, distributions)
def test_ties_go_to_either_side(first: Distribution, second: Distribution) -> None:
    win, tie, lose = compared(first, second)
    assert opposed(first, second, ties="first") == Opposed(win + tie, Fraction(0), lose)
    assert opposed(first, second, ties="second") == Opposed(win, Fraction(0), lose + tie)


@given(distributions, distributions)
def test_seen_from_the_other_side(first: Distribution, second: Distribution) -> None:
    assert opposed(first, second) == Opposed(*opposed(second, first)[::-1])


def test_two_dice_against_one_another() -> None:
    twelfths = Opposed(Fraction(5, 12), Fraction(2, 12), Fraction(5, 12))
    assert opposed(die(6), die(6)) == twelfths


@pytest.mark.parametrize(
    ("first", "second", "won"),
    [(die(6) + 10, die(6), 1), (die(6), die(6) + 10, 0), (die(2) + 6, die(6), 1)],
)
def test_sides_that_cannot_meet(first: Distribution, second: Distribution, won: int) -> None:
    assert opposed(first, second) == Opposed(Fraction(won), Fraction(0), Fraction(1 - won))


def test_seven_dice_against_five_with_ties_to_the_first() -> None:
    """Counting 1 and 6; each die succeeds one time in three, so the pairs weigh 3 ** 12."""
    mine, theirs = successes(7, 6, (1, 6)), successes(5, 6, (1, 6))
    assert opposed(mine, theirs, ties="first").win == Fraction(405_033, 531_441)


def test_ties_to_nobody_known_are_refused() -> None:
    nobody: Ties = "defender"  # type: ignore[assignment]
    with pytest.raises(ValueError, match=r"'defender'; 'drawn', 'first' or 'second' is legal\.$"):
        opposed(die(6), die(6), ties=nobody)
