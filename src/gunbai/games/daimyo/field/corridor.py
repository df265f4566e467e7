"""What a block meets on a straight way ahead, exactly: the stretches over which it overlaps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from typing import TypeAlias

import numpy as np
import shapely
from numpy.typing import NDArray

from gunbai.games.daimyo.pieces.block import TOLERANCE, Block, rectangle, wheeled

Areas: TypeAlias = Sequence[shapely.Geometry] | NDArray[np.object_]

SWEEP_STEP = 3.0
"""A wheel is followed in steps of so many degrees: the outer corner strays less than 0.01 cm."""


def _ahead(block: Block, distance: float, areas: Areas) -> NDArray[np.float64]:
    """The extents, in the block's own frame, of each area's part inside the corridor."""
    shapes = shapely.transform(np.asarray(areas, dtype=object), block.to_local)
    side = block.width / 2 - TOLERANCE
    inside = shapely.clip_by_rect(shapes, -side, -block.depth + TOLERANCE, side, distance)
    return np.asarray(shapely.bounds(inside), dtype=np.float64)


def stretches(block: Block, distance: float, areas: Areas) -> list[tuple[float, float] | None]:
    """For each area, from which to which advance of the block the two overlap.

    Advances are in cm; the first may be below 0 where they overlap already, and the second may
    lie beyond ``distance``. None means that a way of ``distance`` straight ahead never meets it.
    An area of several parts counts from its first to its last.
    """
    if not len(areas):
        return []
    bounds = _ahead(block, distance, areas)
    return [
        None if np.isnan(low) else (float(low), float(high) + block.depth)
        for low, high in bounds[:, [1, 3]]
    ]


def first_met(block: Block, distance: float, areas: Areas) -> float:
    """How far the block advances before it overlaps the first of the areas; inf if it does not."""
    met = [stretch[0] for stretch in stretches(block, distance, areas) if stretch]
    return min(met, default=inf)


def rough_stretches(
    block: Block, distance: float, area: shapely.Geometry
) -> list[tuple[float, float]]:
    """The advances within a straight way at which the block overlaps any part of an area.

    They are disjoint, in order, and lie between 0 and ``distance``.
    """
    parts = list(shapely.get_parts(area))
    met = [stretch for stretch in stretches(block, distance, parts) if stretch]
    merged: list[tuple[float, float]] = []
    reached = 0.0
    for enter, leave in sorted(met):
        begin, end = max(enter, reached), min(leave, distance)
        if end > begin + TOLERANCE:
            merged.append((begin, end))
            reached = end
    return merged


def length_over(block: Block, distance: float, area: shapely.Geometry) -> float:
    """Over how many cm of a straight way ahead the block overlaps any part of an area."""
    return sum(end - begin for begin, end in rough_stretches(block, distance, area))


def reach(block: Block, budget: float, area: shapely.Geometry, price: float) -> float:
    """How far straight ahead a budget of cm takes the block, if cm over the area cost ``price``."""
    gone = 0.0
    for begin, end in rough_stretches(block, budget, area):
        if budget <= begin - gone:
            break
        budget -= begin - gone
        gone = begin
        if budget <= (end - begin) * price:
            return gone + budget / price
        budget -= (end - begin) * price
        gone = end
    return gone + budget


def swept_ahead(block: Block, distance: float) -> shapely.Polygon:
    """The ground covered on a straight way ahead, drawn in by the tolerance."""
    longer = replace(block, ranks=1, stand_depth=block.depth + distance)
    x, y = block.spot(0.0, distance)
    return shapely.Polygon(rectangle(replace(longer, x=x, y=y), TOLERANCE))


def swept_wheel(block: Block, angle: float) -> shapely.Geometry:
    """The ground covered while wheeling through an angle, drawn in by the tolerance."""
    steps = max(1, round(abs(angle) / SWEEP_STEP))
    poses = [wheeled(block, angle * k / steps) if k else block for k in range(steps + 1)]
    corners = np.array([rectangle(pose, TOLERANCE) for pose in poses])
    pairs = np.concatenate([corners[:-1], corners[1:]], axis=1)
    return shapely.union_all(shapely.convex_hull(shapely.multipoints(pairs)))
