"""Chances as they are shown: whole per cents, tenths of hits, ways of two dice."""

from __future__ import annotations

from fractions import Fraction

from gunbai.games.daimyo.forecast import activation, next_weather
from gunbai.games.daimyo.pieces.weather import Season, Weather
from gunbai.games.daimyo.rules.activation import ACTIVE
from gunbai.games.daimyo.seen.view import Board

WAYS = 36
"""In so many ways two dice can fall."""


def percent(chance: Fraction) -> int:
    """A chance as a whole per cent."""
    return round(100 * chance)


def tenths(mean: Fraction) -> float:
    """A mean as it is shown."""
    return round(float(mean), 1)


def activates(needs: int | None) -> tuple[int, int]:
    """In how many of 36 ways a command that needs so much becomes active, and in per cent.

    Without a need, the General's own, it always does (daimyo 2).
    """
    chance = Fraction(1) if needs is None else activation(ACTIVE - needs)
    return int(chance * WAYS), percent(chance)


def forecast(board: Board) -> list[tuple[str, Fraction]]:
    """Each weather that the next test may bring, with its chance; the likeliest first.

    A scenario's own weather holds through the first turn; nothing is known before the season is.
    """
    now = Weather(board.weather)
    if not board.turn and now is not Weather.FINE:
        return [(board.weather, Fraction(1))]
    if not board.season:
        return []
    return [(str(weather), chance) for weather, chance in next_weather(Season(board.season), now)]
