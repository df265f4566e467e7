"""What is fought for, on the field: the ground that the attacker must hold, or the camp (R40)."""

from __future__ import annotations

import shapely

from gunbai.games.daimyo.seen.picture.ground import flipped, trace
from gunbai.games.daimyo.seen.picture.units import block_of
from gunbai.games.daimyo.seen.view import Board

CAMP = 4.5
"""How far the ring about a camp lies from its middle, in cm."""


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
