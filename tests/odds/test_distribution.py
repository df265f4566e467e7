import pickle
from collections.abc import Callable
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gunbai.odds import Distribution, die, mixture, sums
from gunbai.odds.distribution import SPREAD

distributions = st.builds(
    Distribution,
    st.dictionaries(st.integers(-9, 9), st.integers(0, 99), min_size=1).filter(
        lambda weights: any(weights.values())
    ),
)


def chance_that(condition: object, *rolled: Distribution) -> Fraction:
    """Go through all combinations of outcomes, one by one."""
    assert callable(condition)
    met = Fraction(0)
    for outcomes in product(*[one.outcomes for one in rolled]):
        if condition(*outcomes):
            weight = Fraction(1)
            for one, outcome in zip(rolled, outcomes, strict=True):
                weight *= Fraction(one.weight(outcome), one.total)
            met += weight
    return met


def test_two_dice_add_up() -> None:
    two = die(6) + die(6)
    assert two.weights == (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
    assert (two.low, two.high, two.total) == (2, 12, 36)
    assert two.chance(7) == Fraction(1, 6)
    assert two.at_least(8) == Fraction(15, 36)
    assert two.at_most(3) == Fraction(3, 36)
    assert (two.mean, two.variance) == (Fraction(7), Fraction(35, 6))


def test_outcomes_beyond_the_ends_are_impossible() -> None:
    assert die(6).chance(0) == die(6).chance(7) == 0
    assert die(6).at_least(-5) == die(6).at_most(99) == 1
    assert die(6).at_least(7) == die(6).at_most(0) == 0


def test_equal_chances_are_equal_values() -> None:
    assert Distribution({0: 4, 1: 2}) == Distribution({1: 1, 0: 2, 5: 0})
    assert hash(Distribution({0: 4, 1: 2})) == hash(Distribution({0: 2, 1: 1}))
    assert Distribution({0: 1}) != Distribution({1: 1})
    assert Distribution({0: 1, 1: 2}) != Distribution({0: 2, 1: 1})
    assert Distribution({0: 1}) != 0


def test_a_certain_outcome() -> None:
    assert Distribution.certain(-3) == Distribution({-3: 7})
    assert die(6) + Distribution.certain(2) == die(6) + 2 == 2 + die(6)


def test_a_value_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        die(6).low = 0  # type: ignore[misc]
    with pytest.raises(AttributeError):
        die(6).name = "d6"  # type: ignore[attr-defined]


def test_gaps_have_chance_nothing_and_no_item() -> None:
    gap = Distribution({1: 1, 3: 1})
    assert gap.chances() == {1: Fraction(1, 2), 2: 0, 3: Fraction(1, 2)}
    assert [*gap.items()] == [(1, 1), (3, 1)]
    assert repr(gap) == "Distribution({1: 1, 3: 1})"


@given(distributions)
def test_survives_pickling_and_its_own_repr(one: Distribution) -> None:
    assert pickle.loads(pickle.dumps(one)) == one
    assert eval(repr(one), {"Distribution": Distribution}) == one


@given(distributions)
def test_chances_add_up(one: Distribution) -> None:
    assert sum(one.chances().values()) == 1
    assert one.total == sum(one.weights)
    assert one.weights[0] > 0
    assert one.weights[-1] > 0


@given(distributions, distributions, st.integers(-30, 30))
def test_sum_and_difference_against_every_combination(
    a: Distribution, b: Distribution, k: int
) -> None:
    assert (a + b).chance(k) == chance_that(lambda x, y: x + y == k, a, b)
    assert (a - b).chance(k) == chance_that(lambda x, y: x - y == k, a, b)
    assert (a + 3).chance(k) == chance_that(lambda x: x + 3 == k, a)
    assert (a - 3).chance(k) == chance_that(lambda x: x - 3 == k, a)
    assert (3 - a).chance(k) == chance_that(lambda x: 3 - x == k, a)


@given(distributions, st.integers(-10, 10))
def test_at_least_and_at_most_against_every_outcome(one: Distribution, k: int) -> None:
    assert one.at_least(k) == chance_that(lambda x: x >= k, one)
    assert one.at_most(k) == chance_that(lambda x: x <= k, one)


@given(distributions, st.integers(-10, 10), st.integers(1, 3))
def test_best_and_worst_of_several_rolls(one: Distribution, k: int, rolls: int) -> None:
    several = [one] * rolls
    assert one.higher(rolls).chance(k) == chance_that(lambda *x: max(x) == k, *several)
    assert one.lower(rolls).chance(k) == chance_that(lambda *x: min(x) == k, *several)


def test_higher_of_two_dice() -> None:
    assert die(6).higher().weights == (1, 3, 5, 7, 9, 11)
    assert die(6).lower().weights == (11, 9, 7, 5, 3, 1)


@given(distributions, st.integers(0, 4))
def test_times_is_adding_up_again_and_again(one: Distribution, n: int) -> None:
    added = Distribution.certain(0)
    for _ in range(n):
        added += one
    assert one.times(n) == added


@given(distributions, distributions)
def test_moments_of_independent_rolls_add_up(a: Distribution, b: Distribution) -> None:
    assert (a + b).mean == a.mean + b.mean
    assert (a - b).variance == a.variance + b.variance


@given(distributions)
def test_map_and_group_put_outcomes_together(one: Distribution) -> None:
    squared = one.map(lambda k: k * k)
    for k in range(10):
        assert squared.chance(k * k) == chance_that(lambda x, k=k: abs(x) == k, one)
    named = one.group(lambda k: "low" if k < 0 else "high")
    assert named.get("low", 0) == one.at_most(-1)
    assert sum(named.values()) == 1


def test_map_takes_truth_for_one() -> None:
    hit = die(6).map(lambda face: face in (1, 6))
    assert (hit.low, hit.high, repr(hit)) == (0, 1, "Distribution({0: 2, 1: 1})")


def test_expected_value_of_a_score() -> None:
    assert die(6).expect(lambda face: Fraction(1, 2) if face > 4 else -face) == Fraction(-3, 2)


def test_given_rolls_ties_again() -> None:
    """Two leaders roll 2d6 each, again on a tie: 1,150 of 1,296 pairs decide."""
    margin = sums(2, 6) - sums(2, 6)
    assert margin.given(lambda k: k != 0).at_least(1) == Fraction(1, 2)
    assert margin.given(lambda k: k != 0).at_least(3) == Fraction(310, 1150)


def test_mixture_of_dice() -> None:
    half = mixture([(die(4), Fraction(1, 2)), (die(6), Fraction(1, 2))])
    assert half.chance(1) == Fraction(5, 24)
    assert half.chance(6) == Fraction(1, 12)


@given(
    st.lists(st.tuples(distributions, st.fractions(0, 5)), min_size=1, max_size=4).filter(
        lambda parts: any(share for _, share in parts)
    ),
    st.integers(-10, 10),
)
def test_mixture_is_the_weighted_mean_of_chances(
    parts: list[tuple[Distribution, Fraction]], k: int
) -> None:
    shares = sum(share for _, share in parts)
    expected = sum(part.chance(k) * share for part, share in parts) / shares
    assert mixture(parts).chance(k) == expected


@pytest.mark.parametrize("weights", [{}, {1: 0}, {1: -1, 2: 3}])
def test_weights_that_share_out_nothing_are_refused(weights: dict[int, int]) -> None:
    with pytest.raises(ValueError, match=r"weights are integers of 0 or more, at least one above"):
        Distribution(weights)


def test_outcomes_too_far_apart_are_refused() -> None:
    with pytest.raises(ValueError, match=rf"too far apart; at most {SPREAD} is legal\.$"):
        Distribution({0: 1, SPREAD + 1: 1})


def test_refusals_of_numbers_of_rolls() -> None:
    with pytest.raises(ValueError, match=r"-1 rolls cannot be added up; 0 or more is legal\.$"):
        die(6).times(-1)
    with pytest.raises(ValueError, match=r"The best of 0 rolls is none; 1 or more rolls are legal"):
        die(6).lower(0)


@pytest.mark.parametrize(
    "ask",
    [
        lambda: die(6).times(5000),
        lambda: die(1_000_000).times(2),
        lambda: die(1_000_000) + die(1_000_000),
        lambda: die(6).higher(10**9),
    ],
)
def test_answers_too_large_are_refused_at_once(ask: Callable[[], Distribution]) -> None:
    with pytest.raises(ValueError, match=r"are too large; up to 2097152 bytes are legal\.$"):
        ask()


def test_a_condition_that_nothing_meets_is_refused() -> None:
    with pytest.raises(ValueError, match=r"No outcome from 1 to 6 meets the condition; 1 or more"):
        die(6).given(lambda face: face > 6)


@pytest.mark.parametrize("share", [-1, Fraction(-1, 2), 0.5])
def test_a_share_that_is_none_is_refused(share: Fraction) -> None:
    with pytest.raises(ValueError, match=r"is no share; a Fraction or int of 0 or more is legal"):
        mixture([(die(6), share), (die(4), 2)])


def test_a_mixture_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="no weights to share out"):
        mixture([])
