"""Counting what games came to; a dumb oracle beside the running sums."""

from __future__ import annotations

import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gunbai.game import Sitting
from gunbai.study.plan import Plan, Played
from gunbai.study.tally import Spread, Tally

SEATS = [Sitting("Bot 0", "emperor"), Sitting("Bot 1", "courtier"), Sitting("Bot 2", "random")]
PLAN = Plan("snow", SEATS, {"rounds": 1}, 4, 9)
GAMES = [
    Played((1,), {1: 10, 2: -3}, "snow.won-the-year", 100),
    Played((2,), {1: 4, 2: 5}, "snow.won-the-year", 90),
    Played((1, 2), {1: 6, 2: 6}, "snow.won-the-year", 80),
]


@given(st.lists(st.integers(-(10**6), 10**6), min_size=1))
def test_a_spread_is_what_the_statistics_say(numbers: list[int]) -> None:
    spread = Spread()
    for number in numbers:
        spread.add(number)
    assert spread.mean == pytest.approx(statistics.fmean(numbers))
    expected = statistics.stdev(numbers) if len(numbers) > 1 else 0
    assert spread.deviation == pytest.approx(expected)
    assert (spread.least, spread.most) == (min(numbers), max(numbers))


def tallied(games: list[Played]) -> Tally:
    tally = Tally(PLAN)
    for played in games:
        tally.add(played)
    return tally


@given(st.permutations(GAMES))
def test_the_order_of_games_does_not_matter(games: list[Played]) -> None:
    assert tallied(games).plain() == tallied(GAMES).plain()


def test_who_wins_and_scores_what() -> None:
    found = tallied(GAMES).plain()
    assert found["asked"] == 4
    assert found["games"] == 3
    assert found["decisions"]["mean"] == 90
    assert found["endings"] == {"snow.won-the-year": 3}
    assert found["options"]["rounds"] == 1
    emperor, first, second = found["seats"]
    assert emperor["score"] is None
    assert emperor["share"] == {"exact": "0/1", "value": 0.0}
    assert first["role"] == "snow.role.house"
    assert (first["wins"], first["shared"]) == (2, 1)
    assert first["share"] == {"exact": "2/3", "value": 2 / 3}
    assert first["score"] == {"mean": 20 / 3, "deviation": statistics.stdev([10, 4, 6])} | {
        "least": 4,
        "most": 10,
    }
    assert second["score"]["least"] == -3


def test_nothing_counted_is_told_as_nothing() -> None:
    found = tallied([]).plain()
    assert found["games"] == 0
    assert found["decisions"] is None
    assert found["seats"][1]["share"] == {"exact": "0/1", "value": 0.0}
