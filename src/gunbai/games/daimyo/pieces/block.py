"""A formed block of stands: where it stands, which way it faces, and its outline (daimyo 1, 3).

Coordinates are centimetres: x to the right and y up the table, from its lower left corner. Facings
are degrees clockwise from straight up. A unit fills the whole rectangle of its ranks and files,
even where its last rank is short, so that nothing fits into the gap.

**Tolerance.** Positions are kept to 0.001 cm (`GRID`), so that a record replays alike everywhere,
and every comparison of distances allows `TOLERANCE`, 0.01 cm: less than that is no overlap, no
gap and no step too far. A move that the rules allow is therefore never refused for rounding.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil, cos, hypot, radians, sin
from typing import TypeAlias

import numpy as np
import shapely
from numpy.typing import NDArray

from gunbai.games.daimyo.pieces.naming import Named

STAND_WIDTH = 4.0
"""The width of every stand, in cm (daimyo 1)."""
TOLERANCE = 0.01
"""How far two distances may differ, in cm, and still count as equal."""
GRID = 3
"""Decimals of a stored position or facing."""

Point: TypeAlias = tuple[float, float]
Points: TypeAlias = NDArray[np.float64]


class Side(Named):
    """The four sides of a block, clockwise, parted by lines at 45° from its corners (daimyo 6)."""

    FRONT = "front"
    RIGHT = "right"
    REAR = "rear"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Block:
    """A rectangle of stands; (x, y) is the middle of its front edge."""

    x: float
    y: float
    facing: float
    files: int
    ranks: int
    stand_depth: float

    @property
    def width(self) -> float:
        """The length of the front edge, in cm."""
        return self.files * STAND_WIDTH

    @property
    def depth(self) -> float:
        """The length of a side edge, in cm."""
        return self.ranks * self.stand_depth

    @property
    def centre(self) -> Point:
        """The middle of the rectangle."""
        return self.spot(0.0, -self.depth / 2)

    def spot(self, across: float, ahead: float) -> Point:
        """The point so far to the right of the front's middle and so far ahead of it."""
        angle = radians(self.facing)
        east, north = sin(angle), cos(angle)
        return self.x + ahead * east + across * north, self.y + ahead * north - across * east

    def local(self, point: Point) -> Point:
        """How far to the right of the front's middle, and how far ahead of it, a point lies."""
        angle = radians(self.facing)
        east, north = sin(angle), cos(angle)
        dx, dy = point[0] - self.x, point[1] - self.y
        return dx * north - dy * east, dx * east + dy * north

    def to_local(self, points: Points) -> Points:
        """`local` for an array of points, one a row."""
        angle = radians(self.facing)
        east, north = sin(angle), cos(angle)
        shifted = points - (self.x, self.y)
        local: Points = shifted @ np.array([[north, east], [-east, north]])
        return local


def ranks_of(stands: int, files: int) -> int:
    """How many ranks so many stands make: equal ranks, odd stands at the rear (daimyo 3)."""
    return ceil(stands / files)


def snap(block: Block) -> Block:
    """The block at the nearest stored position."""
    return _snapped(block, block.x, block.y, block.facing)


def _snapped(block: Block, x: float, y: float, facing: float) -> Block:
    """The block stood elsewhere, at the nearest stored position."""
    turned = round(facing % 360.0, GRID) % 360.0
    places = round(x, GRID), round(y, GRID), turned
    return Block(*places, block.files, block.ranks, block.stand_depth)


def rectangle(block: Block, inset: float = 0.0) -> list[Point]:
    """The corners clockwise from the front left one, drawn in by ``inset``."""
    side, back = block.width / 2 - inset, block.depth - inset
    spots = ((-side, -inset), (side, -inset), (side, -back), (-side, -back))
    return [block.spot(across, ahead) for across, ahead in spots]


@lru_cache(maxsize=8192)
def outline(block: Block) -> shapely.Polygon:
    """The rectangle that the block fills."""
    return _polygon(rectangle(block))


@lru_cache(maxsize=8192)
def core(block: Block) -> shapely.Polygon:
    """The outline drawn in by the tolerance: blocks overlap where their cores meet."""
    return _polygon(rectangle(block, TOLERANCE))


def _polygon(corners: list[Point]) -> shapely.Polygon:
    made = shapely.Polygon(corners)
    shapely.prepare(made)
    return made


def side_towards(block: Block, point: Point) -> Side:
    """On which side of the block a point lies; on a dividing line the front comes first."""
    across, ahead = block.local(point)
    beside = abs(across) - block.width / 2
    if ahead > 0 and ahead >= beside - TOLERANCE:
        return Side.FRONT
    behind = -block.depth - ahead
    if behind > 0 and behind >= beside - TOLERANCE:
        return Side.REAR
    if beside <= 0:
        return Side.FRONT if ahead > -block.depth / 2 else Side.REAR
    return Side.RIGHT if across > 0 else Side.LEFT


def advanced(block: Block, distance: float) -> Block:
    """The block straight ahead; a negative distance is straight back."""
    x, y = block.spot(0.0, distance)
    return _snapped(block, x, y, block.facing)


def wheeled(block: Block, angle: float) -> Block:
    """The block swung forward about its inner front corner: degrees, to the right above 0."""
    side = block.width / 2 if angle > 0 else -block.width / 2
    pivot = block.spot(side, 0.0)
    facing = block.facing + angle
    swung = Block(*pivot, facing, block.files, block.ranks, block.stand_depth)
    return _snapped(swung, *swung.spot(-side, 0.0), facing)


def about(block: Block, middle: Point) -> Block:
    """The block with its middle at a point."""
    moved = replace(block, x=middle[0], y=middle[1])
    x, y = moved.spot(0.0, block.depth / 2)
    return replace(moved, x=x, y=y)


def faced(block: Block, facing: float) -> Block:
    """The block turned about its own middle to a facing."""
    return snap(about(replace(block, facing=facing), block.centre))


def turned(block: Block, quarters: int, stands: int) -> Block:
    """Every stand turned by quarters to the right: after one or three, ranks become files."""
    if quarters % 2 == 0:
        return faced(block, block.facing + 90.0 * quarters)
    facing, files = block.facing + 90.0 * quarters, block.ranks
    swung = replace(block, facing=facing, files=files, ranks=ranks_of(stands, files))
    return snap(about(swung, block.centre))


def formed(block: Block, files: int, stands: int) -> Block:
    """The block so many files wide, its front's middle and its facing as before."""
    return replace(block, files=files, ranks=ranks_of(stands, files))


def is_column(stands: int, files: int) -> bool:
    """Whether so many stands so wide march in column (daimyo 3); a lone stand does not."""
    ranks = ranks_of(stands, files)
    return stands > 1 and (files == 1 or ranks > 2)


def bearing(origin: Point, target: Point) -> float:
    """The facing from one point to another, in degrees."""
    return float(np.degrees(np.arctan2(target[0] - origin[0], target[1] - origin[1]))) % 360.0


def turn_between(facing: float, wanted: float) -> float:
    """The smaller turn from one facing to another, in degrees: right above 0, at most 180."""
    return (wanted - facing + 180.0) % 360.0 - 180.0


def spread(first: Point, second: Point) -> float:
    """The distance of two points, in cm."""
    return hypot(second[0] - first[0], second[1] - first[1])


def gap(first: shapely.Geometry, second: shapely.Geometry) -> float:
    """The distance of two outlines, in cm; 0 where they touch or overlap."""
    return float(shapely.distance(first, second))
