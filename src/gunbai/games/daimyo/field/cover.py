"""Cover: what stands between a unit and whoever shoots or strikes at it (daimyo 6, 7).

Woods and villages shelter whoever stands in them; an obstacle shelters those close behind it
against all who come across it; a building shelters its holders best.
"""

from __future__ import annotations

from enum import StrEnum

import shapely

from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.pieces.terrain import COVER_REACH
from gunbai.games.daimyo.pieces.unit import Unit


class Cover(StrEnum):
    """The kinds of cover."""

    SHELTER = "shelter"
    BUILDING = "building"


def cover_of(board: Board, unit: Unit, foe: Unit) -> Cover | None:
    """What covers a unit against a foe; None in the open."""
    if unit.inside:
        return Cover.BUILDING
    middle = shapely.Point(unit.block.centre)
    if shapely.intersects(board.field.shelter, middle) or _behind_works(board, unit, foe):
        return Cover.SHELTER
    return None


def in_cover(board: Board, unit: Unit, reach: float, enemies: list[Unit]) -> bool:
    """Whether a unit has cover against all enemies within reach; in a wood it always has."""
    if unit.inside or shapely.intersects(board.field.shelter, shapely.Point(unit.block.centre)):
        return True
    near = board.near(unit, enemies, reach)
    return bool(near) and all(_behind_works(board, unit, enemy) for enemy in near)


def _behind_works(board: Board, unit: Unit, foe: Unit) -> bool:
    """Whether an obstacle crosses the line from the foe's front just before it reaches the unit."""
    works = board.field.works
    if shapely.is_empty(works):
        return False
    line = shapely.LineString([unit.block.centre, foe.block.centre])
    near = shapely.buffer(board.footprint(unit), COVER_REACH)
    return bool(shapely.intersects(works, shapely.intersection(line, near)))
