"""Who sees whom: weather, woods, hills, houses, and the 4 cm gap of a volley (daimyo 6, 9).

A line of sight is straight. It may cross at most 3 cm of woods, so that troops in woods see 3 cm
and troops at the edge see out; hills and villages stop it unless viewer or target stands on them,
and so does any building between. A shot also needs a lane 4 cm wide past all other units.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin

import numpy as np
import shapely
from numpy.typing import NDArray

from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.pieces.block import STAND_WIDTH, TOLERANCE, Point
from gunbai.games.daimyo.pieces.terrain import Field
from gunbai.games.daimyo.pieces.unit import Unit

WOODS_SIGHT = 3.0
"""How far anybody sees, and shoots, through woods, in cm (daimyo 6)."""
FIRE_GAP = STAND_WIDTH
"""How wide a gap between other units a volley needs, in cm (daimyo 6)."""

NARROWEST = 1e-6
"""Directions closer together than this, in radians, are one: rounding opens no lane."""

Span = tuple[float, float]


def sees(board: Board, viewer: Unit, target: Unit) -> bool:
    """Whether a unit sees another: near enough for the weather, and nothing in between.

    Units in between do not hide one another on the open field; only terrain does.
    """
    area = board.footprint(target)
    if board.distance(viewer, target) > board.weather.effect.sight + TOLERANCE:
        return False
    return any(_in_view(board, viewer, eye, area) for eye in eyes(board, viewer))


def eyes(board: Board, unit: Unit) -> list[Point]:
    """Where a unit looks from: the middle of each front stand's edge, or its building's middle."""
    if unit.inside:
        middle = shapely.centroid(board.footprint(unit))
        return [(float(middle.x), float(middle.y))]
    start = -(unit.block.width - STAND_WIDTH) / 2
    return [unit.block.spot(start + file * STAND_WIDTH, 0.0) for file in range(unit.files)]


def lanes(board: Board, shooter: Unit, target: Unit) -> int:
    """How many of a unit's files have a clear lane 4 cm wide to some part of a target."""
    area = board.footprint(target)
    others = [unit for unit in board.units if unit.id not in (shooter.id, target.id)]
    hedge = _between(board, shooter, area, others)
    return sum(_has_lane(board, shooter, eye, area, hedge) for eye in eyes(board, shooter))


def _between(
    board: Board, shooter: Unit, area: shapely.Geometry, others: Sequence[Unit]
) -> NDArray[np.object_]:
    """The outlines, grown by half a gap, of the units between a shooter and its target."""
    if not others:
        return np.array([], dtype=object)
    both = shapely.convex_hull(shapely.union(board.footprint(shooter), area))
    grown = shapely.buffer(
        board.shapes(others), FIRE_GAP / 2 - TOLERANCE, join_style="mitre", cap_style="flat"
    )
    return np.asarray(grown[shapely.intersects(grown, both)], dtype=object)


def _has_lane(
    board: Board, viewer: Unit, eye: Point, area: shapely.Geometry, hedge: NDArray[np.object_]
) -> bool:
    if not len(hedge):
        return _in_view(board, viewer, eye, area)
    wanted = _span(eye, area)
    blocked = _shadows(eye, area, hedge, wanted)
    return any(
        _open_ground(board, viewer, eye, spot, area)
        for free in _gaps(wanted, blocked)
        for spot in _spots(eye, area, free)
    )


def _shadows(
    eye: Point, area: shapely.Geometry, hedge: NDArray[np.object_], wanted: Span
) -> list[Span]:
    """The directions from the eye, within those wanted, that units nearer than the area bar."""
    view = shapely.convex_hull(shapely.union(shapely.Point(eye), area))
    front = shapely.difference(view, area)
    inside = shapely.intersection(hedge, front)
    return [_span(eye, part, wanted[0]) for part in inside if part.area > TOLERANCE**2]


def _span(eye: Point, area: shapely.Geometry, start: float | None = None) -> Span:
    """The directions, in radians, in which an area lies seen from a point outside it.

    They are measured from ``start``, or from any side of the area, so that none wraps round.
    """
    corners = shapely.get_coordinates(area)
    corners = corners[np.hypot(corners[:, 0] - eye[0], corners[:, 1] - eye[1]) > TOLERANCE]
    angles = np.arctan2(corners[:, 1] - eye[1], corners[:, 0] - eye[0])
    middle = angles[0] if start is None else start
    turned = (angles - middle + pi) % (2 * pi) - pi
    return float(middle + turned.min()), float(middle + turned.max())


def _gaps(wanted: Span, blocked: Sequence[Span]) -> list[Span]:
    """What is left of a span of directions."""
    free, at = [], wanted[0]
    for low, high in sorted(blocked):
        if low > at:
            free.append((at, min(low, wanted[1])))
        at = max(at, high)
    if at < wanted[1]:
        free.append((at, wanted[1]))
    return [gap for gap in free if gap[1] - gap[0] > NARROWEST]


def _spots(eye: Point, area: shapely.Geometry, free: Span) -> list[Point]:
    """Where lines from the eye into a span first meet the area: its middle and both ends."""
    far = 1.0 + max(hypot(x - eye[0], y - eye[1]) for x, y in shapely.get_coordinates(area))
    inset = (free[1] - free[0]) * 1e-6
    rays = [
        shapely.LineString([eye, (eye[0] + far * cos(a), eye[1] + far * sin(a))])
        for a in ((free[0] + free[1]) / 2, free[0] + inset, free[1] - inset)
    ]
    met = shapely.intersection(rays, area)
    lines = shapely.shortest_line(shapely.Point(eye), met[~shapely.is_empty(met)])
    return [(float(x), float(y)) for x, y in shapely.get_coordinates(lines)[1::2]]


def _in_view(board: Board, viewer: Unit, eye: Point, area: shapely.Geometry) -> bool:
    """Whether terrain leaves a line from the eye to the nearest point, a corner or the middle."""
    if not board.field.pieces:
        return True
    nearest = shapely.get_coordinates(shapely.shortest_line(shapely.Point(eye), area))[1]
    middle = shapely.get_coordinates(shapely.centroid(area))
    spots = [nearest, *middle, *shapely.get_coordinates(area)[:-1]]
    return any(_open_ground(board, viewer, eye, (float(x), float(y)), area) for x, y in spots)


def _open_ground(
    board: Board, viewer: Unit, eye: Point, spot: Point, area: shapely.Geometry
) -> bool:
    """Whether no terrain lies across the line from an eye to a spot of the target."""
    line = shapely.LineString([eye, spot])
    field = board.field
    if shapely.intersection(line, field.woods).length > WOODS_SIGHT + TOLERANCE:
        return False
    return not _blinded(field, line, board.footprint(viewer), area)


def _blinded(
    field: Field, line: shapely.LineString, viewer: shapely.Geometry, target: shapely.Geometry
) -> bool:
    for piece in field.blinds:
        crossed = shapely.intersection(line, piece.area)
        if crossed.length <= TOLERANCE:
            continue
        if not (shapely.intersects(piece.area, viewer) or shapely.intersects(piece.area, target)):
            return True
    return False
