"""Whole games of Snow under the conformance kit, with what must hold at every moment."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from gunbai.core.match import Match
from gunbai.core.script import Roll
from gunbai.games.snow import GAME
from gunbai.games.snow.rules.facets import FACETS
from gunbai.games.snow.rules.year import SUMMER, Year
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


def holds(match: Match) -> None:
    """No Facet and no treasure is ever below nothing, and treasure is where its season has it."""
    state: Year = match.state
    for house in state.houses:
        for who in house.couple:
            assert all(who.facets.get(facet, 0) >= 0 for facet in FACETS)
            assert who.barred in (None, *FACETS)
        assert min(house.honor, house.snow, house.secrets, house.stores) >= 0
        if state.season and state.season != SUMMER:
            assert house.snow == 0
        if state.season == SUMMER:
            assert house.honor == 0
    if state.clash is not None:
        for side in state.clash.sides:
            counted = sum(face in side.throw.counting for face in side.kept)
            assert counted == side.successes  # the faces that are shown as successes
    assert all(ask.count for ask in match.open.values() if isinstance(ask, Roll))


@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10**9), houses=st.integers(1, 8), chosen=options)
def test_random_games_keep_every_promise(seed: int, houses: int, chosen: dict[str, Any]) -> None:
    chosen = {"rounds": 1, **chosen}
    if houses > 4:
        chosen = {**chosen, "rounds": 1, "years": 1}
    match = conform(GAME, seed, [f"x{n}" for n in range(houses + 1)], chosen, invariant=holds)
    assert match.over


@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 10**9), houses=st.integers(1, 4))
def test_a_desire_stays_with_its_house(seed: int, houses: int) -> None:
    seats = [f"x{n}" for n in range(houses + 1)]
    planted = check_secrets(GAME, seed, seats, {"rounds": 1, "desire": "secret"})
    assert planted == houses
