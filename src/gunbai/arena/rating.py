"""Ratings: one number for each bot, from who won among whom.

The model is Luce's (of two players Bradley and Terry's, of whole rankings Plackett's): a seat wins
with a chance in proportion to the strength of its bot. The likeliest strengths are found by the
iteration of Hunter (*MM algorithms for generalized Bradley-Terry models*, 2004).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[np.float64]

RESAMPLES = 400
"""How often deals are drawn anew for an interval."""
POINTS = 400 / np.log(10)
"""Points of a rating for a factor *e* in strength: 400 points are ten to one."""
PRECISION, ITERATIONS_MOST = 1e-10, 20_000


class Rating(Struct, frozen=True):
    """A bot's strength above the anchor's, in points (400: ten wins to one), and its interval.

    There is none where it or the anchor won all of its games, or none: then the games say only
    that they are far apart, and the points are no more than a bound.
    """

    bot: str
    points: float
    low: float | None
    high: float | None


class Games(NamedTuple):
    """Decided games deal by deal.

    ``fields`` are the kinds of table there were: how many seats each bot had. ``played`` counts
    the games of each deal (rows) at each kind of table, ``won`` those that each bot won.
    """

    fields: Numbers
    played: Numbers
    won: Numbers


def strengths(fields: Numbers, played: Numbers, won: Numbers) -> Numbers:
    """The likeliest strengths; their geometric mean is 1.

    ``fields`` has a row of seats by bot for every kind of table; ``played`` (games of each kind)
    and ``won`` (wins by bot) may have several rows, each of which is solved for itself.

    >>> strengths(np.array([[1, 1]]), np.array([4.0]), np.array([3.0, 1.0])).round(3)
    array([1.732, 0.577])
    """
    strength = np.ones(won.shape)
    for _ in range(ITERATIONS_MOST):
        chances = played / (strength @ fields.T)
        better = won / (chances @ fields)
        better /= np.exp(np.log(better).mean(axis=-1, keepdims=True))
        change = np.abs(np.log(better / strength)).max()
        strength = better
        if change < PRECISION:
            break
    return strength


def with_draws(games: Games) -> Games:
    """The same games, and one more between every two bots, half won by each.

    Without these a bot that never lost would be infinitely strong.
    """
    bots = games.won.shape[-1]
    pairs = np.array(
        [[float(b in pair) for b in range(bots)] for pair in combinations(range(bots), 2)]
    )
    count = len(pairs)
    fields = np.vstack([games.fields, pairs])
    played = np.hstack([games.played, np.zeros((len(games.played), count))])
    drawn = np.hstack([np.zeros(games.played.shape[1]), np.ones(count)])
    return Games(
        fields, np.vstack([played, drawn]), np.vstack([games.won, np.full(bots, (bots - 1) / 2)])
    )


def ratings(bots: Sequence[str], games: Games, anchor: str, seed: int) -> list[Rating]:
    """The ratings of all bots, the best first, with intervals (95 %) by drawing deals anew.

    ``anchor`` is the bot whose rating is nought.
    """
    deals = len(games.played)
    fields, played, won = with_draws(games)
    weights = _resampled(deals, Random(f"{seed}/ratings"))
    points = POINTS * np.log(strengths(fields, weights @ played, weights @ won))
    points -= points[:, [bots.index(anchor)]]
    middle, drawn = points[0], points[1:]
    ends: Any = np.quantile(drawn, (0.025, 0.975), axis=0)
    bounded = _bounded(games)
    found = [
        Rating(bot, float(middle[b]), float(ends[0][b]), float(ends[1][b]))
        if bounded[b] and bounded[bots.index(anchor)]
        else Rating(bot, float(middle[b]), None, None)
        for b, bot in enumerate(bots)
    ]
    return sorted(found, key=lambda rating: -rating.points)


def _bounded(games: Games) -> list[bool]:
    """Whether each bot won some of its games against others, and lost some."""
    played = games.played.sum(axis=0) @ (games.fields > 0)
    won = games.won.sum(axis=0)
    return [bool(0 < wins < many) for wins, many in zip(won, played, strict=True)]


def _resampled(deals: int, rng: Random) -> Numbers:
    """How often each deal counts: once in the first row, as often as it is drawn in the others.

    The last column is the games that `with_draws` adds, which always count once.
    """
    weights = np.ones((1 + RESAMPLES, deals + 1))
    for row in weights[1:]:
        drawn = rng.choices(range(deals), k=deals)
        row[:deals] = np.bincount(drawn, minlength=deals)
    return weights
