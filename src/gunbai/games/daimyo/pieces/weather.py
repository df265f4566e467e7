"""The weather: what it does and how it changes (daimyo 9, R6, R16, R17)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import inf

from gunbai.games.daimyo.pieces.naming import Named
from gunbai.games.daimyo.pieces.tables import table
from gunbai.games.daimyo.pieces.troops import Weapon
from gunbai.odds import Chain, Distribution, die, sums

SIGHT = inf
COMMAND_RADIUS = 20.0
"""How far a daimyo's or General's orders carry, in cm (daimyo 3)."""
PERSISTS = 3
"""Poor weather stays while the die shows no more than this (daimyo 9)."""


class Season(Named):
    """The season of a battle; spring and autumn share one column of the table."""

    SPRING_AUTUMN = "spring-autumn"
    SUMMER = "summer"
    WINTER = "winter"


class Weather(Named):
    """The weathers of the table, in its own order."""

    FINE = "fine"
    LIGHT_RAIN = "light-rain"
    HEAVY_RAIN = "heavy-rain"
    THUNDERSTORM = "thunderstorm"
    SNOW = "snow"
    FOG = "fog"

    @property
    def effect(self) -> Effect:
        """What it does to the battle."""
        return EFFECTS[self]


@dataclass(frozen=True, slots=True)
class Effect:
    """What a weather does (daimyo 9): distances in cm, the rest modifiers of a roll.

    Without ``dry_powder`` no arquebus can fire; guns follow the arquebus (R17). ``slower`` is taken
    off every move before ``halved`` halves it (R6).
    """

    sight: float = SIGHT
    slower: float = 0.0
    halved: bool = False
    guns_rotate_only: bool = False
    bow: int = 0
    arquebus: int = 0
    dry_powder: bool = True
    charge_bonus: bool = True
    most_range: float = inf
    command_radius: float = COMMAND_RADIUS

    def firing(self, weapon: Weapon) -> int | None:
        """The modifier of a volley with that weapon; None where it cannot fire."""
        if weapon is Weapon.BOW:
            return self.bow
        return self.arquebus if self.dry_powder else None


EFFECTS = table("rules", "weather", dict[Weather, Effect])
"""The table of effects, weather by weather (daimyo 9)."""
CHANGES = table("rules", "changes", dict[Season, tuple[Weather, ...]])
"""What fine weather becomes on a sum of two dice from `CHANGE` on, by season (daimyo 9)."""
CHANGE = 9


def season_of(face: int) -> Season:
    """The season that one die gives before the first turn (daimyo 9)."""
    if face <= 3:
        return Season.SPRING_AUTUMN
    return Season.SUMMER if face <= 5 else Season.WINTER


def breaks(season: Season, total: int) -> Weather:
    """What fine weather becomes on a sum of two dice (daimyo 9)."""
    return CHANGES[season][total - CHANGE] if total >= CHANGE else Weather.FINE


def clears(season: Season, face: int) -> bool:
    """Whether poor weather ends on one die, which is 1 less in winter (daimyo 9)."""
    return face - (season is Season.WINTER) > PERSISTS


def dice_for(now: Weather) -> int:
    """How many dice the test of this weather takes: two while fine, one while poor."""
    return 2 if now is Weather.FINE else 1


def after_test(now: Weather, season: Season, faces: list[int]) -> Weather:
    """The weather once the test is made; clearing brings no new kind that turn (R16)."""
    if now is Weather.FINE:
        return breaks(season, sum(faces))
    return Weather.FINE if clears(season, faces[0]) else now


def _row(now: Weather, season: Season) -> dict[Weather, Fraction]:
    rolled: Distribution = sums(2, 6) if now is Weather.FINE else die(6)
    return rolled.group(lambda total: after_test(now, season, [total]))


def chain(season: Season) -> Chain[Weather]:
    """The exact chances from each weather to each, one test a turn."""
    return Chain({now: _row(now, season) for now in Weather})
