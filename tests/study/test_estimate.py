"""Intervals against textbook numbers and dumb oracles; exact sums in any order."""

from __future__ import annotations

import statistics
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gunbai.study.estimate import Mean, Ratio, Spread, quantile, student, wilson


@pytest.mark.parametrize(
    ("won", "tried", "low", "high"),
    [  # Newcombe (1998), Table I, method 3: the score method without continuity correction
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_as_published(won: int, tried: int, low: float, high: float) -> None:
    assert wilson(won, tried) == pytest.approx((low, high), abs=5e-5)


def test_wilson_of_nothing_is_anything() -> None:
    assert wilson(0, 0) == (0, 1)


@pytest.mark.parametrize(("freedom", "known"), [(4, 2.776), (10, 2.228), (30, 2.042), (120, 1.980)])
def test_student_as_in_every_table(freedom: int, known: float) -> None:
    assert student(freedom) == pytest.approx(known, rel=0.01)


@given(st.lists(st.integers(-(10**6), 10**6), min_size=1))
def test_a_spread_is_what_the_statistics_say(numbers: list[int]) -> None:
    spread = Spread()
    for number in numbers:
        spread.add(number)
    told = spread.distribution()
    assert told is not None
    assert told.mean == pytest.approx(statistics.fmean(numbers))
    expected = statistics.stdev(numbers) if len(numbers) > 1 else 0
    assert told.deviation == pytest.approx(expected)
    assert (told.least, told.most) == (min(numbers), max(numbers))
    median = sorted(numbers)[(len(numbers) - 1) // 2]
    assert quantile(spread.counts, Fraction(1, 2)) == median


@given(st.lists(st.tuples(st.integers(-9, 9), st.integers(0, 5)), min_size=2))
def test_a_ratio_is_a_sum_over_a_count_with_the_variance_between_games(
    games: list[tuple[int, int]],
) -> None:
    ratio = Ratio()
    for total, count in games:
        ratio.add(total, count)
    counted = [(total, count) for total, count in games if count]
    if len(counted) < 2:
        return
    count = sum(count for _, count in counted)
    value = Fraction(sum(total for total, _ in counted), count)
    off = sum((total - value * count) ** 2 for total, count in counted)
    expected = off * len(counted) / (len(counted) - 1) / count**2
    assert ratio.value == value
    assert ratio.variance == pytest.approx(float(expected))


def test_tries_that_hang_together_tell_less() -> None:
    apart, together = Ratio(), Ratio()
    for game in range(100):
        for _ in range(10):
            apart.add(game % 2, 1)
        together.add(10 * (game % 2), 10)
    (low, high), (least, most) = apart.rate_interval(), together.rate_interval()
    assert (low, high) == pytest.approx(wilson(500, 1000))
    assert least < low < high < most
    assert (least, most) == pytest.approx(wilson(50, 100), rel=1e-9)


def test_intervals_hold_what_they_promise() -> None:
    rng = Random(1)
    held = 0
    for _ in range(400):
        ratio = Ratio()
        for _ in range(40):
            luck = rng.random()  # of the whole game: half its tries hang together
            tries = [rng.random() < luck for _ in range(rng.randint(1, 6))]
            ratio.add(sum(tries), len(tries))
        low, high = ratio.rate_interval()
        held += low <= 0.5 <= high
    assert 0.90 < held / 400 < 0.99


def test_a_single_game_has_no_interval() -> None:
    ratio = Ratio()
    ratio.add(3)
    assert ratio.mean() == Mean(3.0, None, None, 1)
