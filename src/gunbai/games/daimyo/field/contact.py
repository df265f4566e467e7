"""Base contact: the side touched, squaring up to it, and the stands that touch (daimyo 7)."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from math import atan2, degrees

import shapely

from gunbai.games.daimyo.field.board import CONTACT, Board
from gunbai.games.daimyo.field.corridor import first_met
from gunbai.games.daimyo.pieces.block import (
    STAND_WIDTH,
    Block,
    Point,
    Side,
    outline,
    rectangle,
    side_towards,
    snap,
    turn_between,
)
from gunbai.games.daimyo.pieces.unit import Unit

SLIDES = (0.0, 2.0, -2.0, 4.0, -4.0, 6.0, -6.0, 8.0, -8.0)
"""How far along the enemy's edge a unit may shuffle to find room, in cm."""
GRAZE = 0.05
"""A stand must touch over more than this, in cm, unless it touches with a corner alone."""

Edge = tuple[Point, Point]


def edges(area: shapely.Polygon) -> list[Edge]:
    """The edges of a convex area, clockwise."""
    ring = shapely.get_coordinates(shapely.normalize(area).exterior)
    corners = [(float(x), float(y)) for x, y in ring]
    if shapely.is_ccw(shapely.LinearRing(corners)):
        corners.reverse()
    return list(pairwise(corners))


def outward(edge: Edge) -> float:
    """The facing of someone who stands inside a clockwise edge and looks straight out."""
    (ax, ay), (bx, by) = edge
    return degrees(atan2(-(by - ay), bx - ax)) % 360.0


def contact_side(mine: Block, theirs: Block) -> Side:
    """Which side of their block my front stands against."""
    front = shapely.buffer(shapely.LineString(rectangle(mine)[:2]), CONTACT, cap_style="flat")
    corners = rectangle(theirs)
    lines = shapely.linestrings([list(pair) for pair in pairwise([*corners, corners[0]])])
    shared = shapely.length(shapely.intersection(lines, front))
    best = int(shared.argmax())
    if shared[best] > 2 * CONTACT:
        return list(Side)[best]
    return side_towards(theirs, mine.centre)


def square_up(board: Board, unit: Unit, block: Block, target: Unit) -> Block:
    """The block shuffled flush against the enemy's edge that it has run into (R7).

    If there is no room to do so, it stays as it touched.
    """
    edge = _edge_met(block, board.footprint(target))
    for slide in SLIDES:
        flush = _flush(block, edge, slide)
        if _fits_against(board, unit, flush, target):
            return flush
    return block


def _edge_met(block: Block, area: shapely.Polygon) -> Edge:
    """The touched edge that faces the block's front most squarely."""
    mine = outline(block)
    around = edges(area)
    near = shapely.distance(shapely.linestrings([list(edge) for edge in around]), mine)
    limit = float(near.min()) + 2 * CONTACT
    met = [edge for edge, gap in zip(around, near, strict=True) if gap <= limit]
    return min(met, key=lambda edge: abs(turn_between(block.facing + 180.0, outward(edge))))


def _flush(block: Block, edge: Edge, slide: float) -> Block:
    """The block with its front on the edge, as near as may be to where it came in."""
    line = shapely.LineString(edge)
    at = float(shapely.line_locate_point(line, shapely.Point(block.x, block.y))) + slide
    at = min(max(at, 0.0), float(line.length))
    spot = shapely.line_interpolate_point(line, at)
    facing = outward(edge) + 180.0
    return snap(replace(block, x=float(spot.x), y=float(spot.y), facing=facing))


def _fits_against(board: Board, unit: Unit, block: Block, target: Unit) -> bool:
    """Whether a block stands free; the building that the target holds does not count."""
    if not board.field.holds(block) or board.crowding(unit, block):
        return False
    inner = shapely.Polygon(rectangle(block, CONTACT))
    return bool(target.inside) or not board.field.bars(inner)


def touching_files(mine: Block, area: shapely.Polygon) -> tuple[int, ...]:
    """The files, from the left, whose front edge touches an enemy's area.

    Stands that merely share a corner line with it do not; but a unit that has touched an enemy
    ahead of it with a corner alone, for want of room, fights with its nearest file.
    """
    fronts = shapely.linestrings([_file_line(mine, file) for file in range(mine.files)])
    gaps = shapely.distance(fronts, area)
    touched = tuple(file for file in range(mine.files) if gaps[file] <= GRAZE / 2)
    if touched or float(gaps.min()) > GRAZE + CONTACT or first_met(mine, 1.0, [area]) > CONTACT:
        return touched
    return (int(gaps.argmin()),)


def _file_line(block: Block, file: int) -> list[Point]:
    left = file * STAND_WIDTH - block.width / 2
    return [block.spot(left + GRAZE, 0.0), block.spot(left + STAND_WIDTH - GRAZE, 0.0)]
