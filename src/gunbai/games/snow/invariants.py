"""What holds after every answer of a year, however it is played; the conformance kit asks it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gunbai.core.match import Match
from gunbai.core.script import Roll
from gunbai.games.snow.rules.clash import Side
from gunbai.games.snow.rules.facets import FACETS
from gunbai.games.snow.rules.house import House
from gunbai.games.snow.rules.year import SUMMER, Year

SHORT: Final[Mapping[str, range]] = {"years": range(1, 3)}
"""Values of options by which a random game soon ends."""


def check(match: Match) -> None:
    """Raise `AssertionError` where a game has come to what cannot be."""
    year: Year = match.state
    for house in year.houses:
        _holds(house, year.season)
    if year.clash is not None:
        for side in year.clash.sides:
            _counted(side)
    assert all(ask.count for ask in match.open.values() if isinstance(ask, Roll)), "no dice"


def _holds(house: House, season: str) -> None:
    """No Facet and no treasure is below nothing, and treasure is where its season has it."""
    for who in house.couple:
        assert all(who.facets.get(facet, 0) >= 0 for facet in FACETS), f"{who.name}: {who.facets}"
        assert who.barred in (None, *FACETS), f"{who.name} is barred from {who.barred}"
    assert min(house.honor, house.snow, house.secrets, house.stores) >= 0, house
    if season == SUMMER:
        assert house.honor == 0, f"{house.clan} has Honor in Summer"
    elif season:
        assert house.snow == 0, f"{house.clan} has Snow in {season}"


def _counted(side: Side) -> None:
    """The faces that are shown as successes are as many as the successes."""
    counted = sum(face in side.throw.counting for face in side.kept)
    assert counted == side.successes, f"{side.kept}: {side.successes} successes"
