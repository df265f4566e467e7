"""The weather of the turns to come (daimyo 9)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import islice

from gunbai.games.daimyo.pieces.weather import Season, Weather, chain


def weathers(
    season: Season, turns: int, now: Weather = Weather.FINE
) -> Iterator[Mapping[Weather, Fraction]]:
    """The chance of each weather after each of so many tests."""
    return islice(chain(season).walk(now), 1, turns + 1)


def next_weather(season: Season, now: Weather) -> list[tuple[Weather, Fraction]]:
    """Each weather that the next test may bring, with its chance; the likeliest first."""
    (then,) = weathers(season, 1, now)
    found = [(weather, chance) for weather, chance in then.items() if chance]
    return sorted(found, key=lambda pair: -pair[1])
