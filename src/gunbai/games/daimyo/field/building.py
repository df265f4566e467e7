"""Taking up in a building and leaving it again (daimyo 6, 7).

Only foot fits in, one unit a building; both ways cost a turn, and inside nobody has a flank.
"""

from __future__ import annotations

from dataclasses import replace
from math import inf

import shapely

from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.corridor import first_met, length_over
from gunbai.games.daimyo.field.path import Path, shift
from gunbai.games.daimyo.pieces.block import Block, about, faced, snap
from gunbai.games.daimyo.pieces.movement import ROUGH_COST, Going, turn_cost
from gunbai.games.daimyo.pieces.refusals import no
from gunbai.games.daimyo.pieces.unit import Unit


def holder(board: Board, house: str) -> Unit | None:
    """The unit that holds a building, if any does."""
    return next((unit for unit in board.units if unit.inside == house), None)


def enter(board: Board, unit: Unit, path: Path, house: str) -> Path:
    """Go straight ahead into a building; costs the way to its wall and a turn.

    Raises:
        Refused: there is no such building ahead, it is held, or these troops stay outside.

    """
    piece = board.field.building(house)
    if piece is None:
        raise no("no-building", "6", given=house)
    if not unit.troops.infantry:
        raise no("only-foot-enters", "6", unit=unit.name)
    if held := holder(board, house):
        raise no("building-held", "6", unit=held.name)
    way = first_met(path.end, board.field.width + board.field.height, [piece.area])
    if way == inf:
        raise no("building-not-ahead", "6", given=house)
    cost = way + (ROUGH_COST - 1) * length_over(path.end, way, board.field.difficult)
    middle = shapely.centroid(piece.area)
    inside = snap(about(path.end, (float(middle.x), float(middle.y))))
    gone = path.to(inside, cost + turn_cost(unit, board.weather), Going.ROUGH)
    return replace(gone, inside=house)


def leave(board: Board, unit: Unit, path: Path, quarters: int) -> Path:
    """Step out of the building by its front, right, rear or left side; costs a turn.

    Raises:
        Refused: the unit is in no building, or there is no room before that side.

    """
    if not path.inside:
        raise no("not-inside", "6", unit=unit.name)
    piece = board.field.building(path.inside)
    assert piece is not None
    outside = _before(faced(path.end, path.end.facing + 90.0 * quarters), piece.area)
    free = replace(path, inside="")
    return shift(board, unit, free, outside, turn_cost(unit, board.weather))


def _before(block: Block, area: shapely.Geometry) -> Block:
    """The block facing away from the area, its rear against it."""
    wall = max(block.local((float(x), float(y)))[1] for x, y in area.exterior.coords)
    x, y = block.spot(0.0, wall + block.depth)
    return snap(replace(block, x=x, y=y))
