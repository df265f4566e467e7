"""Scoring: treasure, less how far a couple has been changed (both ways to score)."""

from __future__ import annotations

from typing import Final

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


def of_season(house: House, season: str) -> tuple[int, int]:
    """The season's new treasure, and every change of a Facet since the season's start."""
    made = max(0, treasure_of(house, season) - house.brought)
    return made, sum(who.changed(who.start) for who in house.couple)


def of_year(house: House) -> tuple[int, int]:
    """All treasure held, and every change of a Facet since it was first recorded (snow R17)."""
    held = house.honor + house.snow + house.secrets + house.stores
    return held, sum(who.changed(who.first) for who in house.couple)


def season_score(house: House, season: str) -> int:
    """The season's new treasure less the change."""
    made, changed = of_season(house, season)
    return made - changed


def year_score(house: House) -> int:
    """All treasure less the change."""
    held, changed = of_year(house)
    return held - changed


def reckoning(year: Year, house: House) -> tuple[int, int]:
    """The treasure that would count now, and the change that is taken off it."""
    if year.options["scoring"] == "season":
        return of_season(house, year.season)
    return of_year(house)


def score(year: Year, house: House) -> int:
    """What a house would score now."""
    held, changed = reckoning(year, house)
    return held - changed


def scores_now(year: Year) -> bool:
    """Whether a season's end is scored: every one is, or the very last alone (snow R17)."""
    return year.options["scoring"] == "season" or (
        year.season == AUTUMN and year.number == year.options["years"]
    )


TURNS: Final = {
    SPRING: ("honor", "secrets"),
    SUMMER: ("snow", "stores"),
    AUTUMN: ("stores", "honor"),
}
"""The treasure of each season, and what it becomes at the season's end."""


def turn_over(year: Year, house: House) -> int:
    """At a season's end its treasure becomes the next season's; return how much does.

    In Winter it does so with a year to come; what Secrets are left then score no more (snow R35).
    """
    if year.season == AUTUMN:
        if year.number == year.options["years"]:
            return 0
        house.kept = house.secrets
    treasure, becomes = TURNS[year.season]
    points: int = getattr(house, treasure)
    setattr(house, treasure, 0)
    setattr(house, becomes, getattr(house, becomes) + points)
    return points
