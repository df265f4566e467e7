"""What a look shows upon the field: where a unit could go, its arcs, sight, command, and ghosts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import shapely

from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.corridor import first_met, reach, swept_ahead, swept_wheel
from gunbai.games.daimyo.field.leader import place_of
from gunbai.games.daimyo.pieces.block import wheeled
from gunbai.games.daimyo.pieces.movement import (
    ROUGH_COST,
    Going,
    charge_way,
    marching,
    normal_move,
    wheel_cost,
    widest_wheel,
)
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.pieces.weather import SIGHT
from gunbai.games.daimyo.rules.firing import arc_of, furthest, ranges
from gunbai.games.daimyo.seen.look.look import CHARGE, MOVE, Look
from gunbai.games.daimyo.seen.look.odds import Reckoner
from gunbai.games.daimyo.seen.look.orders import Preview
from gunbai.games.daimyo.seen.look.ruler import Measure
from gunbai.games.daimyo.seen.picture.ground import flipped, trace
from gunbai.games.daimyo.seen.picture.units import block_of, outline_mark, pose
from gunbai.games.daimyo.seen.view import Board as BoardView


def overlays(view: BoardView, found: Look) -> tuple[str, str]:
    """What lies under the units, and what over them."""
    return under(view, found), over(view, found)


def ruler(view: BoardView, measure: Measure) -> str:
    """A ruler upon the field, with its centimetres."""
    (ax, ay), (bx, by) = ((x, view.height - y) for x, y in (measure.here, measure.there))
    ends = "".join(f'<circle cx="{x:.5g}" cy="{y:.5g}" r=".5"/>' for x, y in ((ax, ay), (bx, by)))
    return (
        f'<path d="M{ax:.5g} {ay:.5g}L{bx:.5g} {by:.5g}"/>{ends}'
        f'<text x="{(ax + bx) / 2:.5g}" y="{(ay + by) / 2 - 0.7:.5g}">{measure.way:g}</text>'
    )


def under(view: BoardView, found: Look) -> str:
    """What lies under the units: reach, ranges, sight and command of whom is looked at."""
    if view.on_table:
        return ""
    field = Reckoner(view)
    if found.leader is not None:
        x, y, radius = found.leader.x, found.leader.y, view.command_radius
        ride = _circle("reach", x, y, field.ride(found.leader), view) if found.asked else ""
        return ride + _circle("command", x, y, radius, view)
    if found.unit is None:
        return ""
    unit = field.board.unit(found.unit.id)
    drawn = _reach(field.board, unit, found.asked) + _ranges(field.board, unit)
    return drawn + _command(field, unit) + _sight(field, unit)


def _layer(name: str, drawn: str) -> str:
    return f'<g class="layer {name}">{drawn}</g>'


def _area(kind: str, area: shapely.Geometry, board: Board) -> str:
    shown = flipped(shapely.intersection(area, board.field.edge), board.field.height)
    return f'<path class="{kind}" d="{trace(shown)}"/>'


def _circle(name: str, x: float, y: float, radius: float, view: BoardView) -> str:
    round_ = f'<circle class="{name}" cx="{x:.5g}" cy="{view.height - y:.5g}" r="{radius:.5g}"/>'
    return _layer(name, round_)


def _reach(board: Board, unit: Unit, asked: str) -> str:
    """The ground that a wheel and a straight way ahead could cover now."""
    if asked not in (MOVE, CHARGE) or unit.inside:
        return ""
    most = charge_way(unit, board.weather)
    if asked == MOVE:
        most = marching(unit, normal_move(unit.troops), board.weather, Going.GOOD)
    others = [board.footprint(o) for o in board.units if o.id != unit.id and asked == MOVE]
    barred = [*others, board.field.closed]
    swept = [_fan(board, unit, angle, most, barred) for angle in _angles(unit, most)]
    area = shapely.union_all([part for part in swept if part is not None])
    return _layer("reach", _area("reach", area, board))


def _angles(unit: Unit, most: float) -> list[float]:
    """The wheels, in degrees, that show how far a unit could get with so many cm."""
    widest = min(100.0, widest_wheel(unit, most))
    return [widest * n / 8 for n in range(-8, 9)]


def _fan(
    board: Board, unit: Unit, angle: float, most: float, barred: Sequence[Any]
) -> shapely.Geometry | None:
    block = wheeled(unit.block, angle) if angle else unit.block
    left = most - wheel_cost(unit, unit.files, angle)
    way = reach(block, max(0.0, left), board.field.difficult, ROUGH_COST)
    way = max(0.0, min(way, first_met(block, way, barred)))
    ahead = swept_ahead(block, way)
    if not angle:
        return ahead
    return shapely.union(ahead, swept_wheel(unit.block, angle))


def _ranges(board: Board, unit: Unit) -> str:
    dry = board.weather.effect.firing(unit.troops.weapon) is not None
    if not unit.troops.missiles or unit.abandoned or not dry:
        return ""
    drawn = [
        _area(name, _within(board, unit, min(far, furthest(unit, board.weather))), board)
        for name, far in zip(("effective", "long"), ranges(unit), strict=True)
    ]
    return _layer("ranges", "".join(reversed(drawn)))


def _within(board: Board, unit: Unit, far: float) -> shapely.Geometry:
    """The ground within range and arc (daimyo 6)."""
    near, arc = shapely.buffer(board.footprint(unit), far), arc_of(unit, far)
    return near if arc is None else shapely.intersection(near, arc)


def _command(field: Reckoner, unit: Unit) -> str:
    leader = field.now.commander(unit)
    if leader is None:
        return ""
    x, y = place_of(field.board, leader)
    return _circle("command", x, y, field.board.weather.effect.command_radius, field.view)


def _sight(field: Reckoner, unit: Unit) -> str:
    """How far the weather lets a unit see, and a line to every enemy it sees."""
    board, height = field.board, field.view.height
    far, drawn = board.weather.effect.sight, ""
    limit = _area("limit", shapely.buffer(board.footprint(unit), far), board) if far < SIGHT else ""
    ax, ay = unit.block.centre
    for foe in field.seen(unit):
        bx, by = foe.block.centre
        drawn += f'<path class="line" d="M{ax:.5g} {height - ay:.5g}L{bx:.5g} {height - by:.5g}"/>'
    return _layer("limits", limit) + _layer("sight", drawn)


def over(view: BoardView, found: Look) -> str:
    """What lies over the units: the ghost of the order, and whom the unit could charge."""
    prey = {target.id for target in found.targets}
    drawn = "".join(
        f'<g class="prey" transform="{pose(block_of(unit), view.height)}">'
        f"{outline_mark(block_of(unit))}</g>"
        for unit in view.units
        if unit.id in prey
    )
    if found.preview is None:
        return drawn
    if found.leader is not None:
        return drawn + _ride(view, found.preview)
    return drawn + _ghost(view, found.preview, found.unit.side if found.unit else 0)


def _ghost(view: BoardView, preview: Preview, side: int) -> str:
    poses = preview.poses
    if len(poses) < 2:
        return ""
    height, end = view.height, poses[-1]
    steps = "".join(
        f'<g transform="{pose(block, height)}">{outline_mark(block, "step")}</g>'
        for block in poses[1:-1]
    )
    spots = " ".join(f"{x:.5g} {height - y:.5g}" for x, y in (block.centre for block in poses))
    state = "bad" if preview.refusal else "good"
    return (
        f'<g class="ghost side-{side} {state}"><path class="went" d="M{spots}"/>{steps}'
        f'<g transform="{pose(end, height)}">{outline_mark(end, "end")}'
        f'<path class="front" d="M{-end.width / 2:.4g} 0H{end.width / 2:.4g}"/>'
        f'<path class="facing" d="M-1-.4 0-1.8 1-.4"/></g></g>'
    )


def _ride(view: BoardView, preview: Preview) -> str:
    spots = [(block.x, view.height - block.y) for block in preview.poses]
    state = "bad" if preview.refusal else "good"
    way = " ".join(f"{x:.5g} {y:.5g}" for x, y in spots)
    x, y = spots[-1]
    end = f'<circle class="end" cx="{x:.5g}" cy="{y:.5g}" r="2"/>' if len(spots) > 1 else ""
    return f'<g class="ghost leader {state}"><path class="went" d="M{way}"/>{end}</g>'
