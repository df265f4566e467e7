"""Round rough and closed ground: the corner by which a way is shortest."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import shapely
from numpy.typing import NDArray

from gunbai.games.daimyo.pieces.block import Point, spread
from gunbai.games.daimyo.pieces.terrain import Field

ROOM = 8.0
"""How far from the corners of bad ground a unit's middle passes, in cm."""
BERTH = 7.5
"""How near bad ground a unit's middle may pass without touching it, in cm."""
NUISANCE = 14.0
"""How many cm of detour it is worth not to be disordered: a turn's march, and one to reform in."""
WALL = 500.0
"""How many cm of detour it is worth not to stand before closed ground."""
SWING = 0.25
"""How many cm of march a degree of wheeling costs, about."""
SHARP = 60.0
"""A bend of more degrees is a turn on the spot, which costs no more."""
THIN = 0.5
"""Less bad ground than this on a way, in cm, is no hindrance."""


def to_go(field: Field, start: Point, goal: Point) -> float:
    """What the best way to a goal costs, in cm of march on good ground."""
    return best_way(field, start, goal)[1]


def best_way(field: Field, start: Point, goal: Point) -> tuple[Point, float]:
    """Where the best way goes first, the goal or a corner of bad ground, and what it costs in all.

    Its cost is in cm of march on good ground.
    """
    corners = _corners(field)
    if not len(corners) or not _hindered(field, start, goal):
        return goal, spread(start, goal)
    lines = [*_legs(start, corners), *_legs(goal, corners), shapely.LineString([start, goal])]
    cost = _cost(field, np.asarray(lines, dtype=object))
    count = len(corners)
    out, home = cost[:count, None], cost[None, count : 2 * count]
    here = np.hypot(*(corners - start).T) < ROOM / 2
    out = np.where(here[:, None], np.inf, out)  # who stands at a corner goes on from it
    ways = out + _between(field) + home + SWING * _bends(start, goal, corners)
    best = int(ways.min(axis=1).argmin())
    if ways[best].min() >= cost[-1]:
        return goal, float(cost[-1])
    return (float(corners[best][0]), float(corners[best][1])), float(ways[best].min())


def _legs(end: Point, corners: NDArray[np.float64]) -> list[shapely.LineString]:
    return [shapely.LineString([end, corner]) for corner in corners]


def _bends(start: Point, goal: Point, corners: NDArray[np.float64]) -> NDArray[np.float64]:
    """By how many degrees ways turn off the straight one, and off that to their last leg.

    A row for each first corner, a column for each last.
    """
    away, on = _bearings(corners - start)[:, None], _bearings(np.asarray(goal) - corners)[None, :]
    straight = _bearings(np.asarray([goal]) - start)
    return _turned(away - straight) + _turned(on - away)


def _turned(angles: NDArray[np.float64]) -> NDArray[np.float64]:
    round_ = np.abs((angles + 180.0) % 360.0 - 180.0)
    return np.asarray(np.minimum(round_, SHARP), dtype=np.float64)


def _bearings(ways: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(np.degrees(np.arctan2(ways[:, 0], ways[:, 1])), dtype=np.float64)


def _hindered(field: Field, start: Point, goal: Point) -> bool:
    line = shapely.LineString([start, goal])
    return any(shapely.intersects(area, line) for area in _hindrance(field))


def _cost(field: Field, lines: NDArray[np.object_]) -> NDArray[np.float64]:
    """What ways cost: their length, their bad ground twice, and what it does to good order."""
    difficult, closed = _hindrance(field)
    rough = shapely.length(shapely.intersection(lines, difficult))
    wall = shapely.length(shapely.intersection(lines, closed))
    cost = shapely.length(lines) + rough + NUISANCE * (rough > THIN) + WALL * (wall > THIN)
    return np.asarray(cost, dtype=np.float64)


@lru_cache(maxsize=16)
def _hindrance(field: Field) -> tuple[shapely.Geometry, shapely.Geometry]:
    """Difficult and closed ground with what a unit beside it would touch."""
    return shapely.buffer(field.difficult, BERTH), shapely.buffer(field.closed, BERTH)


@lru_cache(maxsize=16)
def _corners(field: Field) -> NDArray[np.float64]:
    """The corners by which bad ground can be passed, on the table and on good ground."""
    bad = shapely.union(field.difficult, field.closed)
    grown = shapely.buffer(bad, ROOM, join_style="mitre", mitre_limit=1.5)
    spots = np.unique(np.round(shapely.get_coordinates(shapely.simplify(grown, 1.0)), 1), axis=0)
    inside = (spots > ROOM) & (spots < (field.width - ROOM, field.height - ROOM))
    spots = spots[inside.all(axis=1)]
    free = ~shapely.intersects(bad, shapely.points(spots))
    return np.asarray(spots[free], dtype=np.float64)


@lru_cache(maxsize=16)
def _between(field: Field) -> NDArray[np.float64]:
    """What the best way between any two corners costs, by any others."""
    corners = _corners(field)
    lines = [line for corner in corners for line in _legs(tuple(corner), corners)]
    cost = _cost(field, np.asarray(lines, dtype=object)).reshape(len(corners), len(corners))
    for by in range(len(corners)):
        cost = np.minimum(cost, cost[:, by, None] + cost[None, by, :])
    return cost
