"""Scoring: treasure, less how far a couple has been changed (both ways to score)."""

from __future__ import annotations

from gunbai.games.snow.rules.house import House
from gunbai.games.snow.rules.year import AUTUMN, SPRING, SUMMER, Year


def treasure_of(house: House, season: str) -> int:
    """The treasure of one season: Honor; Snow and Secrets; Stores."""
    return {
        SPRING: house.honor,
        SUMMER: house.snow + house.secrets,
        AUTUMN: house.stores,
    }[season]


def season_score(house: House, season: str) -> int:
    """The season's treasure less every change of a Facet since the season's start."""
    return treasure_of(house, season) - sum(who.changed(who.start) for who in house.couple)


def year_score(house: House) -> int:
    """All treasure held less every change of a Facet since it was first recorded (snow R17)."""
    held = house.honor + house.snow + house.secrets + house.stores
    return held - sum(who.changed(who.first) for who in house.couple)


def due(year: Year) -> bool:
    """Whether houses score now: at each season's end, or once at the very end (snow R17)."""
    return year.options["scoring"] == "season" or (
        year.season is AUTUMN and year.number == year.options["years"]
    )


def score(year: Year, house: House) -> int:
    """What a house scores now."""
    if year.options["scoring"] == "season":
        return season_score(house, year.season)
    return year_score(house)
