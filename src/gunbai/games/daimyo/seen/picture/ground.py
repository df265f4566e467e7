"""The ground of a picture: every kind of terrain in ink, to scale from above, and the objective.

Pieces are cut off at the edge of the table. What is scattered over them falls alike in every
picture of the same field.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from math import cos, radians, sin

import shapely

from gunbai.games.daimyo.pieces.terrain import Ground, Piece
from gunbai.games.daimyo.seen.from_view import piece_of
from gunbai.games.daimyo.seen.picture.units import block_of
from gunbai.games.daimyo.seen.view import Board, PieceView

Spot = tuple[float, float]
GOLDEN = 0.618033988749895
CAMP = 4.5
"""How far the ring about a camp lies from its middle, in cm."""


@lru_cache(maxsize=32)
def ground(width: float, height: float, pieces: tuple[PieceView, ...]) -> str:
    """The terrain of a table of so many cm as SVG, 1 cm to a unit, the far edge above."""
    read = [piece_of(piece) for piece in pieces]
    table = shapely.box(0.0, 0.0, width, height)
    return "".join(
        _piece(piece, table, height) for kind in _DRAW for piece in read if piece.ground is kind
    )


def objective(board: Board) -> str:
    """The outline of the ground, or a ring about the camp while it stands."""
    aim = board.objective
    if aim is None:
        return ""
    camp = next((unit for unit in board.units if unit.id == aim.camp), None)
    shape = shapely.Polygon(aim.course) if aim.course else None
    if camp is not None:
        shape = shapely.Point(block_of(camp).centre).buffer(CAMP)
    if shape is None:
        return ""
    return f'<path class="objective" d="{trace(flipped(shape, board.height))}"/>'


def _piece(piece: Piece, table: shapely.Polygon, height: float) -> str:
    area = flipped(shapely.intersection(piece.area, table), height)
    course = flipped(shapely.intersection(piece.course, table), height)
    if area.is_empty:
        return ""
    body = "" if piece.ground is Ground.OBSTACLE else _path("body", trace(area))
    drawn = _DRAW[piece.ground](piece, area, course)
    return f'<g class="ground {piece.ground}">{body}{drawn}</g>'


def flipped(shape: shapely.Geometry, height: float) -> shapely.Geometry:
    """A shape of the table in the picture, whose y runs down."""
    return shapely.transform(shape, lambda spots: spots * (1.0, -1.0) + (0.0, height))


# Marks


def trace(shape: shapely.Geometry) -> str:
    """A shape as the data of a path."""
    parts = []
    for part in shapely.get_parts(shape):
        rings = [part.exterior, *part.interiors] if part.geom_type == "Polygon" else [part]
        for ring in rings:
            spots = " ".join(f"{x:.4g} {y:.4g}" for x, y in shapely.get_coordinates(ring))
            parts.append(f"M{spots}{'Z' if ring.geom_type == 'LinearRing' else ''}")
    return "".join(parts)


def _path(kind: str, data: str) -> str:
    return f'<path class="{kind}" d="{data}"/>' if data else ""


def _scatter(area: shapely.Geometry, step: float, margin: float) -> Iterator[tuple[Spot, float]]:
    """Places about ``step`` apart within an area, each with a number from 0 to 1 of its own."""
    inner = shapely.buffer(area, -margin)
    if inner.is_empty:
        return
    shapely.prepare(inner)
    left, top, right, bottom = shapely.bounds(inner)
    number, row, y = 0, 0, top
    while y <= bottom:
        x = left + (step / 2 if row % 2 else 0.0)
        while x <= right:
            number += 1
            chance = number * GOLDEN % 1.0
            spot = (x + (chance - 0.5) * step * 0.7, y + (chance * 7 % 1.0 - 0.5) * step * 0.6)
            if shapely.intersects_xy(inner, *spot):
                yield spot, chance
            x += step
        row, y = row + 1, y + step * 0.8


def _along(line: shapely.Geometry, step: float) -> Iterator[tuple[Spot, Spot]]:
    """Places ``step`` apart on lines, each with the direction of the line there."""
    for part in shapely.get_parts(line):
        way = step / 2
        while way < part.length:
            a, b = (shapely.line_interpolate_point(part, at) for at in (way, way + 0.05))
            run = max(1e-9, a.distance(b))
            yield (a.x, a.y), ((b.x - a.x) / run, (b.y - a.y) / run)
            way += step


def _rim(area: shapely.Geometry) -> shapely.Geometry:
    return shapely.MultiLineString([part.exterior for part in shapely.get_parts(area)])


def _hachures(area: shapely.Geometry, step: float, length: float) -> str:
    """Strokes from the rim of an area inwards, as old maps show a slope."""
    strokes = []
    for number, ((x, y), (dx, dy)) in enumerate(_along(_rim(area), step)):
        for nx, ny in ((-dy, dx), (dy, -dx)):
            if shapely.intersects_xy(area, x + nx * 0.3, y + ny * 0.3):
                long = length * (0.65 + 0.5 * (number * GOLDEN % 1.0))
                strokes.append(f"M{x:.4g} {y:.4g}l{nx * long:.3g} {ny * long:.3g}")
                break
    return "".join(strokes)


# The kinds


def _hill(piece: Piece, area: shapely.Geometry, _course: shapely.Geometry) -> str:
    steep = piece.ground is Ground.STEEP
    drawn = _path("hachure", _hachures(area, 0.7 if steep else 1.15, 2.6 if steep else 1.3))
    for level in range(1, piece.level + 2):
        inner = shapely.buffer(area, -3.4 * level, join_style="round")
        if not inner.is_empty:
            smooth = shapely.buffer(shapely.buffer(inner, -1.0), 1.0)
            drawn += _path("contour", trace(smooth if not smooth.is_empty else inner))
            drawn += _path("hachure", _hachures(inner, 1.6, 0.9)) if steep else ""
    return drawn


def _woods(_piece: Piece, area: shapely.Geometry, _course: shapely.Geometry) -> str:
    crowns, trunks = [], []
    for (x, y), chance in _scatter(area, 2.5, 0.9):
        wide = 0.8 + 0.5 * chance
        trunks.append(f"M{x:.4g} {y + 0.9:.4g}v-1.1")
        for level, part in ((0.0, 1.0), (-0.65, 0.72), (-1.2, 0.42)):
            half = wide * part
            crowns.append(
                f"M{x - half:.4g} {y + level:.4g}q{half:.3g} {-0.95 * part - 0.2:.3g} "
                f"{2 * half:.3g} 0q{-half:.3g} .28 {-2 * half:.3g} 0z"
            )
    return _path("trunk", "".join(trunks)) + _path("crown", "".join(crowns))


def _marsh(_piece: Piece, area: shapely.Geometry, _course: shapely.Geometry) -> str:
    reeds, water = [], []
    for (x, y), chance in _scatter(area, 2.2, 0.7):
        if chance < 0.55:
            reeds.append(f"M{x:.4g} {y:.4g}v-.95M{x:.4g} {y:.4g}l-.5-.7M{x:.4g} {y:.4g}l.5-.7")
        long = 0.9 + chance
        water.append(f"M{x - long / 2:.4g} {y + 0.35:.4g}h{long:.3g}")
    return _path("ripple", "".join(water)) + _path("reed", "".join(reeds))


def _village(_piece: Piece, area: shapely.Geometry, _course: shapely.Geometry) -> str:
    return "".join(_roof(x, y, 1.7, 1.05, chance) for (x, y), chance in _scatter(area, 3.6, 1.2))


def _roof(x: float, y: float, wide: float, deep: float, chance: float) -> str:
    turn, left, top = (chance - 0.5) * 40, -wide / 2, -deep / 2
    return (
        f'<g transform="translate({x:.4g} {y:.4g}) rotate({turn:.3g})">'
        f'<path class="roof" d="M{left:.3g} {top:.3g}h{wide:.3g}v{deep:.3g}h{-wide:.3g}z"/>'
        f'<path class="ridge" d="M{left:.3g} 0h{wide:.3g}"/></g>'
    )


def _river(piece: Piece, _area: shapely.Geometry, course: shapely.Geometry) -> str:
    flow = []
    for offset in (-0.3, 0.0, 0.3):
        line = shapely.offset_curve(course, offset * piece.width)
        for number, ((x, y), (dx, dy)) in enumerate(_along(line, 3.1 + abs(offset))):
            bend = 0.3 if number % 2 else -0.3
            flow.append(
                f"M{x:.4g} {y:.4g}q{dx * 0.8 - dy * bend:.3g} {dy * 0.8 + dx * bend:.3g} "
                f"{dx * 1.6:.3g} {dy * 1.6:.3g}"
            )
    return _path("ripple", "".join(flow))


def _ford(_piece: Piece, area: shapely.Geometry, _course: shapely.Geometry) -> str:
    stones = "".join(f"M{x:.4g} {y:.4g}h0" for (x, y), _ in _scatter(area, 1.0, 0.3))
    return _path("stone", stones)


def _bridge(_piece: Piece, area: shapely.Geometry, _course: shapely.Geometry) -> str:
    box = shapely.minimum_rotated_rectangle(area)
    a, b, c, d = shapely.get_coordinates(box)[:4]
    planks = "".join(
        f"M{a[0] + (b[0] - a[0]) * t:.4g} {a[1] + (b[1] - a[1]) * t:.4g}"
        f"L{d[0] + (c[0] - d[0]) * t:.4g} {d[1] + (c[1] - d[1]) * t:.4g}"
        for t in (n / 8 for n in range(1, 8))
    )
    return _path("plank", planks)


def _building(_piece: Piece, area: shapely.Geometry, _course: shapely.Geometry) -> str:
    box = shapely.minimum_rotated_rectangle(area)
    spots = shapely.get_coordinates(box)[:4]
    long = max(((0, 1), (1, 2)), key=lambda p: float(((spots[p[0]] - spots[p[1]]) ** 2).sum()))
    ends = [(spots[i] + spots[(i + 1) % 4]) / 2 for i in (long[1], (long[1] + 2) % 4)]
    ridge = "M" + "L".join(f"{x:.4g} {y:.4g}" for x, y in ends)
    return _path("ridge", ridge)


def _obstacle(_piece: Piece, _area: shapely.Geometry, course: shapely.Geometry) -> str:
    posts = []
    for (x, y), (dx, dy) in _along(course, 1.3):
        for turn in (50, -50):
            c, s = cos(radians(turn)) * 0.6, sin(radians(turn)) * 0.6
            px, py = dx * c - dy * s, dx * s + dy * c
            posts.append(f"M{x - px:.4g} {y - py:.4g}l{2 * px:.3g} {2 * py:.3g}")
    return _path("rail", trace(course)) + _path("post", "".join(posts))


_DRAW: dict[Ground, Callable[[Piece, shapely.Geometry, shapely.Geometry], str]] = {
    Ground.HILL: _hill,
    Ground.STEEP: _hill,
    Ground.MARSH: _marsh,
    Ground.RIVER: _river,
    Ground.FORD: _ford,
    Ground.ROAD: lambda _piece, _area, course: _path("track", trace(course)),
    Ground.BRIDGE: _bridge,
    Ground.VILLAGE: _village,
    Ground.WOODS: _woods,
    Ground.OBSTACLE: _obstacle,
    Ground.BUILDING: _building,
}
"""How each kind is drawn; a later one lies over those before it."""
