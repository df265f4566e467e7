"""Whole games of Snow under the conformance kit, which asks what must hold at every moment."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from gunbai.games.snow import GAME
from gunbai.testing import check_secrets, conform

options = st.fixed_dictionaries(
    {},
    optional={
        "points": st.integers(5, 20),
        "rounds": st.integers(1, 2),
        "years": st.integers(1, 2),
        "scoring": st.sampled_from(["season", "year"]),
        "secrets": st.sampled_from(["either", "challenge", "season_end"]),
        "carried": st.sampled_from(["again", "once"]),
        "desire": st.sampled_from(["told", "secret"]),
        "full_dice": st.integers(1, 2),
        "least_facet": st.integers(1, 5),
        "no_dice": st.sampled_from(["may_win", "never_wins"]),
    },
)


@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10**9), houses=st.integers(1, 8), chosen=options)
def test_random_games_keep_every_promise(seed: int, houses: int, chosen: dict[str, Any]) -> None:
    chosen = {"rounds": 1, **chosen}
    if houses > 4:
        chosen = {**chosen, "rounds": 1, "years": 1}
    match = conform(GAME, seed, [f"x{n}" for n in range(houses + 1)], chosen)
    assert match.over


@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 10**9), houses=st.integers(1, 4))
def test_a_desire_stays_with_its_house(seed: int, houses: int) -> None:
    seats = [f"x{n}" for n in range(houses + 1)]
    planted = check_secrets(GAME, seed, seats, {"rounds": 1, "desire": "secret"})
    assert planted == houses
