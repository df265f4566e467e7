"""The pairs of the Split (hierarchy R17)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from gunbai.games.hierarchy.rules.castes import PLAYERS
from gunbai.games.hierarchy.rules.pairs import groups


def longest(count: int) -> int:
    """No plan can be longer: every round makes so many of the acquaintances that there are."""
    made = count // 2 if count % 2 == 0 else (count + 3) // 2
    return count * (count - 1) // 2 // made


def meetings(count: int, rounds: range) -> Counter[tuple[int, ...]]:
    return Counter(
        pair
        for number in rounds
        for group in groups(count, number)
        for pair in combinations(sorted(group), 2)
    )


@pytest.mark.parametrize("count", PLAYERS)
def test_r17_everybody_plays_in_a_pair_and_an_odd_one_makes_a_trio(count: int) -> None:
    for number in range(20):
        made = groups(count, number)
        assert sorted(place for group in made for place in group) == list(range(count))
        assert sorted(map(len, made)) == [2] * (len(made) - count % 2) + [3] * (count % 2)


@pytest.mark.parametrize("count", PLAYERS)
def test_r17_nobody_meets_twice_as_long_as_that_can_be(count: int) -> None:
    met = meetings(count, range(longest(count)))
    assert max(met.values()) == 1
    if count % 2 == 0:
        assert len(met) == count * (count - 1) // 2


@pytest.mark.parametrize("count", PLAYERS)
def test_r17_then_the_plan_begins_anew(count: int) -> None:
    length = longest(count)
    for number in range(length):
        assert groups(count, number + length) == groups(count, number)


def test_a_plan_longer_than_the_bound_repeats_a_meeting() -> None:
    """The bound itself, by brute force where there are few enough plans: four rounds of four."""

    def extends(met: frozenset[tuple[int, int]], rounds: int) -> bool:
        if not rounds:
            return True
        plans = [{(0, a), pair} for a in (1, 2, 3) for pair in combinations({1, 2, 3} - {a}, 2)]
        return any(extends(met | plan, rounds - 1) for plan in plans if not met & plan)

    assert longest(4) == 3
    assert extends(frozenset(), 3)
    assert not extends(frozenset(), 4)
