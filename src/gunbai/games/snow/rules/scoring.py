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


def brought(year: Year, house: House) -> int:
    """How much of the treasure held as a season begins does not score at its end.

    The Secrets that earlier years left (snow R35); where the table counts treasure once, all that
    was brought over from the season before (snow R37).
    """
    if year.options["carried"] == "once":
        return treasure_of(house, year.season)
    return house.kept if year.season == SUMMER else 0


def season_score(house: House, season: str) -> int:
    """The season's new treasure less every change of a Facet since the season's start."""
    made = max(0, treasure_of(house, season) - house.brought)
    return made - sum(who.changed(who.start) for who in house.couple)


def year_score(house: House) -> int:
    """All treasure held less every change of a Facet since it was first recorded (snow R17)."""
    held = house.honor + house.snow + house.secrets + house.stores
    return held - sum(who.changed(who.first) for who in house.couple)


def score(year: Year, house: House) -> int:
    """What a house would score now."""
    if year.options["scoring"] == "season":
        return season_score(house, year.season)
    return year_score(house)


def scores_now(year: Year) -> bool:
    """Whether a season's end is scored: every one is, or the very last alone (snow R17)."""
    return year.options["scoring"] == "season" or (
        year.season == AUTUMN and year.number == year.options["years"]
    )


def turn_over(year: Year, house: House) -> None:
    """At a season's end its treasure becomes the next season's (in Winter with a year to come)."""
    if year.season == SPRING:
        house.secrets += house.honor
        house.honor = 0
    elif year.season == SUMMER:
        house.stores += house.snow
        house.snow = 0
    elif year.season == AUTUMN and year.number < year.options["years"]:
        house.honor += house.stores
        house.stores = 0
        house.kept = house.secrets
