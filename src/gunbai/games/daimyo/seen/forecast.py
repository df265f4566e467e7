"""What the weather may be next turn, as exact chances (daimyo 9)."""

from __future__ import annotations

from fractions import Fraction

from gunbai.games.daimyo.pieces.weather import Season, Weather, chain
from gunbai.games.daimyo.seen.view import Board


def forecast(board: Board) -> list[tuple[str, Fraction]]:
    """Each weather that the next test may bring, with its chance; the likeliest first.

    A scenario's own weather holds through the first turn; nothing is known before the season is.
    """
    if not board.turn and Weather(board.weather) is not Weather.FINE:
        return [(board.weather, Fraction(1))]
    if not board.season:
        return []
    then = chain(Season(board.season)).after(1, Weather(board.weather))
    found = [(str(weather), chance) for weather, chance in then.items() if chance]
    return sorted(found, key=lambda pair: -pair[1])
