from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gunbai.core.game import Outcome
from gunbai.learn.rewards import rewards

SCORES = st.dictionaries(st.integers(0, 5), st.integers(-9, 9), min_size=1)


@given(SCORES)
def test_zero_sum_rewards_sum_to_zero_and_the_best_get_most(scores: dict[int, int]) -> None:
    winners = tuple(s for s, points in scores.items() if points == max(scores.values()))
    given_ = rewards("zero-sum", Outcome(winners, scores), 6)
    assert sum(given_.values()) == pytest.approx(0)
    assert set(given_) == set(range(6))
    assert all(abs(reward) <= 1 for reward in given_.values())
    if len(winners) < len(scores):
        assert all(given_[winner] == max(given_.values()) > 0 for winner in winners)


def test_a_lone_winner_gets_one_and_the_others_share_minus_one() -> None:
    assert rewards("zero-sum", Outcome((2,)), 3) == pytest.approx({0: -0.5, 1: -0.5, 2: 1.0})


def test_two_of_three_winners_share() -> None:
    assert rewards("zero-sum", Outcome((0, 1)), 3) == pytest.approx({0: 0.25, 1: 0.25, 2: -0.5})


def test_who_cannot_win_gets_nothing() -> None:
    assert rewards("zero-sum", Outcome((1,), {1: 9, 2: 4}), 3) == {0: 0.0, 1: 1.0, 2: -1.0}


def test_nobody_or_everybody_winning_gives_nothing() -> None:
    assert rewards("zero-sum", Outcome(()), 2) == {0: 0.0, 1: 0.0}
    assert rewards("zero-sum", Outcome((0, 1), {0: 3, 1: 3}), 2) == {0: 0.0, 1: 0.0}


def test_scores_are_rewards_and_who_has_none_gets_zero() -> None:
    assert rewards("score", Outcome((1,), {1: 9, 2: 4}), 3) == {0: 0.0, 1: 9.0, 2: 4.0}
